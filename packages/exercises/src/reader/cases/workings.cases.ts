/** A result typed with its working, relations and names in words, and what they must not let through. */
export const WORKINGS = `
3*4=12 | 12 | INT | correct | the working before the result
4·2,5 cm=10 cm | 10 | NUM unit=cm | correct | a working with units
6x0,8=4,8 | 4,8 | NUM | correct | x between digits
P = W/t = 54000/180 = 300 W | 300 | NUM unit=W | correct | label, formula and working
12:48=0,25=25% | 25 | NUM unit=% percent | correct | a share, then percent
80-15%=68 lej | 68 | NUM unit=lej | correct | a share of the price
100:7=14,3 | 14,3 | NUM tol=0,05 | correct | rounded at the end
1,5*40=60 kJ | 60 | NUM unit=kJ | correct | thousands in the unit
10/15=2/3 | 2/3 | FRAC form=lowest lowest | correct | the fraction, then simplified
5 2/7=37/7 | 37/7 | FRAC form=fraction | correct | the mixed number, then improper
12x^3:3x=4x^2 | 4x^2 | EXPR | correct | a product without a sign binds stronger
2(4x+7)=8x+14 | 8x+14 | EXPR form=expanded | correct | the given form, then the wanted one
7+8=15, 15:2=7,5 | 7,5 | NUM | correct | two steps
3x=15 x=5 | 5 | INT | correct | the last step
12 (mert 3*4) | 12 | INT | correct | a reason in brackets
x=5, mert 3*5-4=11 | 5 | INT | correct | the check as a reason
3*4=13 | 12 | INT | incorrect | a wrong result
3*5=12 | 12 | INT | incorrect | the working is false
12, mert 3*5 | 12 | INT | incorrect | the reason is false
(x-4)^2=x^2-16 | x^2-16 | EXPR | incorrect | both sides differ
3x=15 | 15 | INT | asked | an equation, not yet its solution
x=5, y=3 | 3 | INT | asked | two results
x=3 vagy x=4 | 4 | INT | asked | two results
x=3 és x=4 | 4 | INT | asked | two results
x=3 x=4 | 4 | INT | asked | two results
12 mert nem 13 | 12 | INT | correct | a reason in words
6*2=3*4 | 12 | INT | asked | no result at the end
x=8x+14 | 8x+14 | EXPR | asked | an equation for x
8x+14=0 | 8x+14 | EXPR | asked | an equation
x nagyobb, mint 3 | (3;∞) | INTV | correct | a relation in words
x kisebb 3-nál | (-∞;3) | INTV | correct | a relation in words
3-nál nagyobb | (3;∞) | INTV | correct | without its letter
> 3 | (3;∞) | INTV | correct | without its letter
x legalább 3 | (3;∞) | INTV | near | another end
x nagyobb mint 3 | (-∞;3) | INTV | incorrect | the other direction
y>3 | (3;∞) | INTV q=Oldd meg: $2x+1>7$! | asked | another letter
x1=-2 x2=1/3 | {-2;1/3} | SET | correct | each number named
D(16)={1;2;4} | {1;2;4} | SET | correct | the divisors of 16
M={5} | 5 | INT | correct | the set of solutions
{5;6} | 5 | INT | asked | two solutions
M={(3;2)} | (3;2) | PT | correct | the set of solutions
3 és 2 | (3;2) | PT | correct | in their order
2 és 3 | (3;2) | PT | incorrect | swapped
óránként 75 km | 75 | NUM unit=km/h | correct | the unit in words
75 km-t tesz meg óránként | 75 | NUM unit=km/h | correct | the unit in words
75 km-t tesz meg percenként | 75 | NUM unit=km/h | near | another unit
120 köb centi | 120 | NUM unit=cm³ | correct | the unit in two words
285 °K | 285 | NUM unit=K | correct | a degree sign before kelvin
-5 oC | -5 | NUM unit=°C | correct | o for the degree sign
2 és félóra | 2,5 | NUM unit=h | correct | half an hour in one word
25% -a | 25 | NUM unit=% percent | correct | a space before the ending
37 per 7 | 37/7 | FRAC form=fraction | correct | per between numbers
2egész3/4 | 11/4 | FRAC form=mixed | correct | no spaces
6 egész szám | 6 | INT unit=darab q=Hány egész szám van 3 és 10 között? | correct | what was counted
1/12 az esély | 1/12 | FRAC | correct | the name of the quantity
4 tanuló hiányzik | 4 | INT unit=tanuló q=Hány tanuló hiányzik? | correct | the verb of the question
4 hiányzik | 4 | INT unit=tanuló q=Hány tanuló van jelen? | asked | a verb that was not asked
[x+4][x-6] | (x+4)(x-6) | EXPR form=factored | correct | square brackets
(x+4).(x-6) | (x+4)(x-6) | EXPR form=factored | correct | a dot for the product
4,678≈4,7 | 4,7 | NUM tol=0 q=Kerekítsd tizedre: 4,678! | correct | the sign of rounding
kb. 4,7 | 4,7 | NUM tol=0 q=Kerekítsd tizedre: 4,678! | correct | about, where rounding is asked
kb. 4,7 | 4,7 | NUM tol=0 q=Mennyi 4,5+0,2? | asked | about, where it is exact
β=40° | 40 | NUM unit=° q=A $\\beta$ 20°-kal nagyobb, mint $\\alpha$. Hány fokos az $\\alpha$? | asked | another angle
α=40° | 40 | NUM unit=° q=A $\\beta$ 20°-kal nagyobb, mint $\\alpha$. Hány fokos az $\\alpha$? | correct | the angle asked for
72 körtefa | 72 | INT unit=fa q=A kertben körte- és almafák vannak. Hány almafa van? | asked | another kind
72 almafa | 72 | INT unit=fa q=A kertben körte- és almafák vannak. Hány almafa van? | correct | the kind asked for
1,2 m a bal oldalon | 1,2 | NUM unit=m q=Hány méterre üljön a jobb oldalon a harmadik gyerek? | asked | the other side
1,2 m a jobb oldalon | 1,2 | NUM unit=m q=Hány méterre üljön a jobb oldalon a harmadik gyerek? | correct | the side asked for
x kisebb -5 | (-∞;-5) | INTV q=A megoldást intervallummal add meg! | asked | an interval is asked for
T=4x+22 | 4x+22 | EXPR form=any q=A téglalap területe $x^2+11x+28$. Mekkora a kerülete? | asked | the letter of the area
K=4x+22 | 4x+22 | EXPR form=any q=A téglalap területe $x^2+11x+28$. Mekkora a kerülete? | correct | the letter of what is asked
A=20 | 20 | INT unit=fő q=Az $A$ cikk 120°, a $B$ cikk 90°. Hány fő tartozik a $C$ cikkhez? | asked | another part
C=20 | 20 | INT unit=fő q=Az $A$ cikk 120°, a $B$ cikk 90°. Hány fő tartozik a $C$ cikkhez? | correct | the part asked for
x=-3 x=-2 | {-3;-2} | SET | correct | the letter twice
Im f={2;5} | {2;5} | SET | correct | the image of f
f(A)={2;5} | {2;5} | SET | correct | the image of A
14-nek | 14 | INT unit=fej q=Hány fejnek kell jönnie? | correct | the ending of the question
2000-nél | 2000 | INT unit=kérés q=Napi hány kérésnél lesz ugyanakkora? | correct | the ending of the question
2000-nél több | 2000 | INT unit=kérés q=Napi hány kérésnél lesz ugyanakkora? | asked | more than that
2000-nél | 2000 | INT unit=kérés q=Hány kérés lesz? | asked | more or less than that?
3 aránylik a 4-hez | 3:4 | TXT lowest q=Mi az arányuk? | correct | a ratio in words
az arány 3:4 | 3:4 | TXT lowest q=Mi az arányuk? | correct | with its name
18:24=3:4 | 3:4 | TXT lowest q=Mi az arányuk? | correct | simplified
18:24=4:3 | 3:4 | TXT lowest q=Mi az arányuk? | incorrect | turned round
14:30 órakor | 14:30 | TXT q=Mikor ér oda? | correct | a time of day
14,30 | 14:30 | TXT q=Mikor ér oda? | correct | a comma in a time
14 30 | 14:30 | TXT q=Mikor ér oda? | correct | a space in a time
14:03 | 14:30 | TXT q=Mikor ér oda? | incorrect | another time
2x-2=x+4 => x=6 | 6 | INT | correct | an arrow before the last step
U=RI=12V | 12 | NUM unit=V | correct | the formula between
20 Ω*0,6 A=12 V | 12 | NUM unit=V | correct | units in the working
21:25-19:40=105 | 105 | INT unit=perc | correct | times in the working
x=y=12 | 12 | INT | asked | two letters
20%kal | 20 | NUM unit=% percent | correct | the ending without a hyphen
-7 a hidegebb | -7 | NUM unit=°C q=Melyik a hidegebb: -7 °C vagy -3 °C? | correct | the word of the question
-7-nél hidegebb | -7 | NUM unit=°C q=Melyik a hidegebb: -7 °C vagy -3 °C? | asked | colder than that
72=2^3*3^2 | 2^3*3^2 | TXT q=Írd prímtényezők szorzataként: 72! | correct | the number taken apart
2^3x3^2 | 2^3*3^2 | TXT q=Írd prímtényezők szorzataként: 72! | correct | x between digits
72=2^2*3^3 | 2^3*3^2 | TXT q=Írd prímtényezők szorzataként: 72! | incorrect | another product
7,07 | 5√2 | NUM q=Add meg √50 legegyszerűbb gyökös alakját! | near | the root is asked for
x = 12, mert 12:4=3 | 12 | INT | correct | the check holds
x = 12, mert 12:4=4 | 12 | INT | incorrect | the check is false
18:6/24:6=3/4 | 3/4 | FRAC form=lowest lowest | correct | how it was simplified
10 g só van benne | 10 | NUM unit=g q=Hány gramm só van 250 g oldatban? | correct | words of a sentence
x kisebb egyenlő 4 | (-∞;4] | INTV | correct | without its vagy
`;
