/** A second table, written from a pupil's head after the first one was green. */
export const FRESH = `
12 alma maradt | 12 | INT q=Hány alma maradt a kosárban? | correct | a whole clause
Marinak 12 almája maradt | 12 | INT q=Marinak 20 almája volt, 8-at megevett. Hány almája maradt? | correct | the whole answer sentence
Marinak 8 almája maradt | 12 | INT q=Marinak 20 almája volt, 8-at megevett. Hány almája maradt? | incorrect | the value
a vonat 3 óra alatt ér oda | 3 | NUM unit=h q=Hány óra alatt ér oda a vonat? | correct | the whole answer sentence
120 km-t tett meg | 120 | NUM unit=km | correct | ending and verb
120km-t | 120 | NUM unit=km | correct | glued with ending
120 km-re van | 120 | NUM unit=km | correct | ending and verb
120 kilóméter | 120 | NUM unit=km | correct | wrong accent
2 és negyed óra | 2,25 | NUM unit=h | correct | words
negyed óra | 15 | NUM unit=min | correct | a quarter of an hour
háromnegyed óra | 45 | NUM unit=min | correct | three quarters of an hour
fél óra | 30 | NUM unit=min | correct | half an hour
másfél kg | 1,5 | NUM unit=kg | correct | words and unit
másfél kiló | 1500 | NUM unit=g | correct | words and another unit
2 és fél méter | 2,5 | NUM unit=m | correct | words and unit
5 óra 5 perc | 305 | NUM unit=min | correct | pieces
5 ora 5 perc | 305 | NUM unit=min | correct | pieces without accents
5:05 | 305 | NUM unit=min | asked | a clock is no number
1 nap 2 óra | 26 | NUM unit=h | correct | pieces
3 hét | 21 | INT unit=nap | correct | converted
2 hét 1 nap | 15 | INT unit=nap | correct | pieces
1,5 tonna | 1500 | NUM unit=kg | correct | converted
15 mázsa | 1500 | NUM unit=kg | correct | converted
25 deka | 250 | NUM unit=g | correct | colloquial
25 dekagramm | 0,25 | NUM unit=kg | correct | converted
2 deci | 2 | NUM unit=dl | correct | colloquial
2 dl | 0,2 | NUM unit=l | correct | converted
5 m3 | 5000 | NUM unit=l | correct | converted
5 köbméter | 5 | NUM unit=m³ | correct | in words
5 m^3 | 5 | NUM unit=m³ | correct | caret
5 m2 | 5 | NUM unit=m³ | near | area for volume
36 km/óra | 10 | NUM unit=m/s | correct | converted
36 km/h | 36 | NUM unit=m/s | near | another size
-12 fok | -12 | INT unit=°C | correct | in words
12 fok | -12 | INT unit=°C | incorrect | the sign
12 fok mínusz | -12 | INT unit=°C | asked | the sign behind
12 mínusz | -12 | INT | asked | the sign behind
- 12°C | -12 | INT unit=°C | correct | space after the sign
plusz 12 fok | 12 | INT unit=°C | correct | plus in words
0 fok | 0 | INT unit=°C | correct | zero
45 fokos szög | 45 | INT unit=° q=Mekkora a szög? | correct | ending and noun
alfa 45 fok | 45 | INT unit=° | correct | Greek name without a sign
alfa=45 | 45 | INT unit=° | correct | Greek name
∠ABC = 45° | 45 | INT unit=° | correct | the sign of an angle
ABC szög = 45 | 45 | INT unit=° | correct | three letters and a noun
derékszög | 90 | INT unit=° | asked | a word for a value
50 lej 25 bani | 50,25 | NUM unit=lej | correct | money
50,25 | 50,25 | NUM unit=lej | correct | money
50,25lej | 50,25 | NUM unit=lej | correct | money
ötven lej | 50 | INT unit=lej | correct | written out
50 lejbe kerül 1 doboz | 50 | INT unit=lej | asked | another number in the sentence
3 doboz 50 lej | 50 | INT unit=lej | asked | another number in the sentence
az ára 50 lej | 50 | INT unit=lej | correct | quantity
fizetett 50 lejt | 50 | INT unit=lej | correct | verb before
nincs | 0 | INT | asked | a word for a value
semmi | 0 | INT | asked | a word for a value
0 maradt | 0 | INT | correct | verb
egyik sem | 5 | INT | asked | no number
mind az 5 | 5 | INT | asked | an unknown word
mindkettő | 2 | INT | asked | a word for a value
5-5 | 5 | INT | asked | each five
5 - 5 | 0 | INT | asked | operation
5 darabot | 5 | INT | correct | pieces with an ending
5 db alma | 5 | INT | correct | pieces and noun
5db | 5 | INT | correct | glued
5 fő | 5 | INT | correct | people
5 ember | 5 | INT | correct | people
5 emberre | 5 | INT | correct | people with an ending
5. | 5 | INT | correct | full stop
5, | 5 | INT | correct | comma behind
5 ; | 5 | INT | correct | semicolon behind
#5 | 5 | INT | asked | a sign that is no number
5€ | 5 | INT unit=€ | correct | glued sign
5 euro | 5 | INT unit=€ | correct | without accent
5 dollár | 5 | INT unit=€ | near | other money
1 millio | 1000000 | INT | correct | without accent
1,2 ezer | 1200 | NUM | correct | decimal times scale
1200 ezer | 1200000 | INT | correct | scale
10 ezer lej | 10000 | INT unit=lej | correct | scale and unit
10e | 10000 | INT | asked | colloquial
10k | 10000 | INT | asked | colloquial
1 M | 1000000 | INT | asked | colloquial
7 tized | 0,7 | NUM | correct | tenths
7 tizede | 0,7 | NUM | asked | an operation in words
0,7 tized | 0,7 | NUM | asked | tenths of a decimal
7 század | 0,7 | NUM | incorrect | hundredths
3 egész 7 század | 3,07 | NUM | correct | whole and hundredths
3 egész 7 | 3,7 | NUM | asked | unfinished
3 egész 1 ketted | 3,5 | NUM | correct | whole and half
3 egész fél | 3,5 | NUM | asked | unusual
három egész öt tized | 3,5 | NUM | correct | written out
2 per 3 | 2/3 | FRAC | correct | per between numbers
2 osztva 3 | 2/3 | FRAC | asked | operation in words
2 törve 3-mal | 2/3 | FRAC | asked | unknown words
kétharmad | 2/3 | FRAC | correct | one word
két harmad | 2/3 | FRAC | correct | written out
egyketted | 1/2 | FRAC | correct | written out
-2 harmad | -2/3 | FRAC | correct | negative
mínusz 2 harmad | -2/3 | FRAC | correct | negative in words
mínusz 2 harmad | 2/3 | FRAC | incorrect | negative in words
mínusz 1 1/2 | -3/2 | FRAC | correct | negative mixed
-1,5 | -3/2 | FRAC | correct | decimal
1.5 | 3/2 | FRAC | correct | decimal point
6/4 | 3/2 | FRAC | correct | may be simplified
(3/2) | 3/2 | FRAC | correct | brackets
3 / 2 | 3/2 | FRAC | correct | spaces
3÷2 | 3/2 | FRAC | asked | operation
3|2 | 3/2 | FRAC | asked | a bar
20 százalék | 20 | INT unit=% | correct | in words
20 szazalek | 20 | INT unit=% | correct | without accents
20 %-a | 20 | INT unit=% | correct | ending
20%-os | 20 | INT unit=% | correct | ending
20% kedvezmény | 20 | INT unit=% q=Hány százalék a kedvezmény? | correct | noun of the question
20 procent | 20 | INT unit=% | asked | an unknown word
0,2 | 20 | INT unit=% | incorrect | the label shows percent
1/5 | 20 | INT unit=% | asked | a fraction for a whole number
x=2 vagy 3 | {2;3} | SET | correct | letter once
x1=2 x2=3 | {2;3} | SET | correct | each number named
2 es 3 | {2;3} | SET | correct | without accent
2 & 3 | {2;3} | SET | asked | a sign that is no list
2,3 | {2;3} | SET | asked | decimal or two numbers
2 , 3 | {2;3} | SET | correct | comma with spaces
2 meg 3 | {2;3} | SET | correct | a word
a 2 és a 3 | {2;3} | SET | correct | articles
csak a 2 | {2} | SET | asked | an unknown word
{2,3} | {2;3} | SET | asked | decimal or two numbers
{ 2 ; 3 } | {2;3} | SET | correct | spaces
H={2;3} | {2;3} | SET | correct | name
1;2;3;... | {1;2;3} | SET | asked | an endless list
(3;4) | (3;4) | PT | correct | point
3;4 | (3;4) | PT | correct | no brackets
3,4 | (3;4) | PT | correct | comma
(3 ; 4) | (3;4) | PT | correct | spaces
x=3 y=4 | (3;4) | PT | correct | each coordinate named
(4;3) | (3;4) | PT | incorrect | swapped
2x+6 | 2x+6 | EXPR | correct | expression
2X + 6 | 2x+6 | EXPR | correct | capital and spaces
6 + x*2 | 2x+6 | EXPR | correct | order
2(x+3) | 2x+6 | EXPR | near | brackets left
2x+6=0 | 2x+6 | EXPR | asked | an equation
x+x+6 | 2x+6 | EXPR | near | like terms left
2x 6 | 2x+6 | EXPR | asked | a sign is missing
2x+6y | 2x+6 | EXPR | incorrect | another letter
8x | 2x+6 | EXPR | incorrect | unlike terms
2 x + 6 | 2x+6 | EXPR | correct | space before the letter
kettő x meg hat | 2x+6 | EXPR | asked | in words
a^2+2ab+b^2 | a^2+2ab+b^2 | EXPR | correct | powers
a²+2ab+b² | a^2+2ab+b^2 | EXPR | correct | superscripts
a2+2ab+b2 | a^2+2ab+b^2 | EXPR | asked | power signs are missing
(a+b)^2 | a^2+2ab+b^2 | EXPR | near | brackets left
x ≥ 2 | [2;∞) | INTV | correct | sign
x>=2 | [2;∞) | INTV | correct | two signs
2 ≤ x | [2;∞) | INTV | correct | the other way
x nagyobb vagy egyenlő 2 | [2;∞) | INTV | correct | in words
[2; +végtelen) | [2;∞) | INTV | correct | in words
[2;∞[ | [2;∞) | INTV | correct | Hungarian bracket
(2;∞) | [2;∞) | INTV | near | the end
12 cm lett | 12 | NUM unit=cm | correct | verb after the unit
12 cm széles | 12 | NUM unit=cm | correct | adjective after the unit
kb 12 cm | 12 | NUM unit=cm | asked | about
12 cm körül | 12 | NUM unit=cm | asked | about
12 cm a magassága | 12 | NUM unit=cm | correct | noun after the unit
12 cm magas a ház | 12 | NUM unit=cm q=Milyen magas a ház? | correct | words of the question
`;

/** A third table, written the same way after the second one was green. */
export const FRESH_AGAIN = `
a végeredmény 24 lett | 24 | INT | correct | as pupils usually write it
24 az összes | 24 | INT | asked | not yet one answer in its final form
összesen 24 db volt | 24 | INT | correct | as pupils usually write it
ez összesen 24 lej | 24 | INT unit=lej | correct | as pupils usually write it
24 lejt kapott vissza | 24 | INT unit=lej q=Mennyi pénzt kapott vissza? | correct | as pupils usually write it
24 Lej-t | 24 | INT unit=lej | correct | as pupils usually write it
24 lejjel több | 24 | INT unit=lej | asked | not yet one answer in its final form
24-gyel több | 24 | INT | asked | not yet one answer in its final form
24-szer több | 24 | INT | asked | not yet one answer in its final form
háromszor 8 | 24 | INT | asked | not yet one answer in its final form
24 = 3·8 | 24 | INT | asked | not yet one answer in its final form
3·8=24 | 24 | INT | correct | the working before the result
24 (huszonnégy) | 24 | INT | asked | not yet one answer in its final form
kb.24 | 24 | INT | asked | not yet one answer in its final form
~24 | 24 | INT | asked | not yet one answer in its final form
24 körülbelül | 24 | INT | asked | not yet one answer in its final form
legfeljebb 24 gyerek | 24 | INT | asked | not yet one answer in its final form
nem lehet 24 | 24 | INT | asked | not yet one answer in its final form
sem 24 | 24 | INT | asked | not yet one answer in its final form
24? | 24 | INT | correct | as pupils usually write it
24 talán | 24 | INT | correct | as pupils usually write it
talán 24 vagy 25 | 24 | INT | asked | not yet one answer in its final form
24 vagy több | 24 | INT | asked | not yet one answer in its final form
1 000 | 1000 | INT | correct | as pupils usually write it
1000,0 | 1000 | INT | correct | as pupils usually write it
ezer lej | 1000 | INT unit=lej | correct | written out
1 ezer 5 száz | 1500 | INT | correct | as pupils usually write it
15 száz | 1500 | INT | correct | as pupils usually write it
15 tized | 1,5 | NUM | correct | as pupils usually write it
1 egész 5 | 1,5 | NUM | asked | not yet one answer in its final form
1 és 5 tized | 1,5 | NUM | asked | not yet one answer in its final form
1 egész 5 tized kg | 1,5 | NUM unit=kg | correct | as pupils usually write it
másfélszer | 1,5 | NUM | asked | not yet one answer in its final form
fele | 0,5 | NUM | asked | not yet one answer in its final form
a fele | 0,5 | NUM | asked | not yet one answer in its final form
fél kg | 500 | NUM unit=g | correct | as pupils usually write it
1/2 kg | 500 | NUM unit=g | correct | as pupils usually write it
fél és negyed | 0,75 | NUM | asked | not yet one answer in its final form
25 negyed | 25/4 | FRAC | correct | as pupils usually write it
5 per 6 | 5/6 | FRAC | correct | per between numbers
öthatod | 5/6 | FRAC | correct | written out
5 a 6-odon | 5/6 | FRAC | asked | not yet one answer in its final form
-0,5 | 1/2 | FRAC | incorrect | another value
0.5 | 1/2 | FRAC | correct | as pupils usually write it
0,50 | 1/2 | FRAC | correct | as pupils usually write it
50 % | 50 | INT unit=% | correct | as pupils usually write it
50 százalékkal | 50 | INT unit=% | correct | as pupils usually write it
50 százalékkal több | 50 | INT unit=% | asked | not yet one answer in its final form
gyök 2 | 1,41 | NUM tol=0,01 | correct | as pupils usually write it
√2 | √2 | TXT | correct | as pupils usually write it
2^0,5 | √2 | TXT | asked | not yet one answer in its final form
3 gyök 2 cm | 3√2 | NUM unit=cm | correct | as pupils usually write it
3√2cm | 3√2 | NUM unit=cm | correct | as pupils usually write it
4,24 | 3√2 | NUM unit=cm | correct | as pupils usually write it
4,3 | 3√2 | NUM unit=cm | incorrect | another value
10π | 10π | NUM unit=cm² | correct | as pupils usually write it
31,4 cm² | 10π | NUM unit=cm² | correct | as pupils usually write it
31,4 cm | 10π | NUM unit=cm² | near | another size or quantity
10 pí | 10π | NUM | correct | the name of π as it is said
10*3,14 | 10π | NUM | asked | not yet one answer in its final form
x=-2 | -2 | INT | correct | as pupils usually write it
x = −2. | -2 | INT | correct | as pupils usually write it
x:-2 | -2 | INT | correct | as pupils usually write it
-2=x | -2 | INT | correct | as pupils usually write it
x<-2 | -2 | INT | asked | not yet one answer in its final form
x≠-2 | -2 | INT | asked | not yet one answer in its final form
x nem -2 | -2 | INT | asked | not yet one answer in its final form
x egyenlő 5 | 5 | INT | correct | the sign in a word
x az 5-tel egyenlő | 5 | INT | asked | not yet one answer in its final form
5x=10 | 2 | INT | asked | not yet one answer in its final form
m=5kg | 5 | NUM unit=kg | correct | as pupils usually write it
m=5000 g | 5 | NUM unit=kg | correct | as pupils usually write it
5 kg a tömege | 5 | NUM unit=kg | correct | as pupils usually write it
5 kg-os | 5 | NUM unit=kg | correct | as pupils usually write it
5 kilogrammos | 5 | NUM unit=kg | correct | as pupils usually write it
5 kilogramm a kutya | 5 | NUM unit=kg q=Hány kg a kutya? | correct | as pupils usually write it
5 Kg | 5 | NUM unit=kg | correct | as pupils usually write it
5 KG | 5 | NUM unit=kg | correct | as pupils usually write it
5 kgg | 5 | NUM unit=kg | asked | not yet one answer in its final form
5 k g | 5 | NUM unit=kg | asked | not yet one answer in its final form
F = 20 N | 20 | NUM unit=N | correct | as pupils usually write it
20 Newton | 20 | NUM unit=N | correct | as pupils usually write it
20 N-os erő | 20 | NUM unit=N | correct | as pupils usually write it
20 newton erővel | 20 | NUM unit=N | correct | as pupils usually write it
20 J | 20 | NUM unit=N | near | another size or quantity
0,02 kN | 20 | NUM unit=N | correct | as pupils usually write it
300 Pascal | 300 | NUM unit=Pa | correct | as pupils usually write it
3 kPa | 300 | NUM unit=Pa | incorrect | another value
12 V | 12 | NUM unit=V | correct | as pupils usually write it
12 voltos | 12 | NUM unit=V | correct | as pupils usually write it
12 A | 12 | NUM unit=V | near | another size or quantity
2 amper | 2 | NUM unit=A | correct | as pupils usually write it
2 amperes | 2 | NUM unit=A | correct | as pupils usually write it
100 watt | 100 | NUM unit=W | correct | as pupils usually write it
0,1 kW | 100 | NUM unit=W | correct | as pupils usually write it
10 óra 20 perckor | 10:20 | TXT q=Mikor érkezik a vonat? | correct | as pupils usually write it
10.20 | 10:20 | TXT q=Mikor érkezik a vonat? | correct | as pupils usually write it
10:20-kor | 10:20 | TXT q=Mikor érkezik a vonat? | correct | as pupils usually write it
5:10 | 10:20 | TXT q=Mikor érkezik a vonat? | incorrect | another value
1:2 | 10:20 | TXT q=Mi az arány? | correct | as pupils usually write it
{3; -3} | {-3;3} | SET | correct | as pupils usually write it
3, -3 | {-3;3} | SET | correct | as pupils usually write it
3,-3 | {-3;3} | SET | correct | as pupils usually write it
3 -3 | {-3;3} | SET | asked | not yet one answer in its final form
+3 és -3 | {-3;3} | SET | correct | as pupils usually write it
plusz-mínusz 3 | {-3;3} | SET | correct | both signs in words
3 vagy mínusz 3 | {-3;3} | SET | correct | as pupils usually write it
x=3, -3 | {-3;3} | SET | correct | as pupils usually write it
x1=3;x2=-3 | {-3;3} | SET | correct | as pupils usually write it
x_1=3, x_2=-3 | {-3;3} | SET | correct | as pupils usually write it
nincs valós megoldás | ∅ | SET | correct | as pupils usually write it
nincs ilyen szám | ∅ | SET | correct | as pupils usually write it
az összes szám | ∅ | SET | asked | not yet one answer in its final form
0 és 5 | {0;5} | SET | correct | as pupils usually write it
0; 5; 5 | {0;5} | SET | correct | as pupils usually write it
ötös | 5 | INT | asked | not yet one answer in its final form
5+0 | 5 | INT | asked | not yet one answer in its final form
5*1 | 5 | INT | asked | not yet one answer in its final form
5/1 | 5 | INT | asked | not yet one answer in its final form
10/2 | 5 | NUM | asked | not yet one answer in its final form
5,000 | 5 | NUM | correct | as pupils usually write it
5.000 | 5 | NUM | asked | not yet one answer in its final form
5.000 | 5000 | INT | asked | not yet one answer in its final form
5 000 Ft | 5000 | INT unit=Ft | correct | as pupils usually write it
5000,- Ft | 5000 | INT unit=Ft | asked | not yet one answer in its final form
5e Ft | 5000 | INT unit=Ft | asked | not yet one answer in its final form
5 ezer forint | 5000 | INT unit=Ft | correct | as pupils usually write it
-5 °c | -5 | INT unit=°C | correct | as pupils usually write it
-5 celsius | -5 | INT unit=°C | correct | as pupils usually write it
-5 Celsius fok | -5 | INT unit=°C | correct | as pupils usually write it
5 fok a hőmérséklet | 5 | INT unit=°C | correct | as pupils usually write it
5 fokra hűlt le | 5 | INT unit=°C q=Hány fokra hűlt le? | correct | as pupils usually write it
fagypont alatt 5 fok | -5 | INT unit=°C | asked | not yet one answer in its final form
2x+3=11, x=4 | 4 | INT | correct | a step before the result
2x-1 | 2x-1 | EXPR | correct | as pupils usually write it
-1+2x | 2x-1 | EXPR | correct | as pupils usually write it
2x–1 | 2x-1 | EXPR | correct | as pupils usually write it
2×-1 | 2x-1 | EXPR | incorrect | another value
2*x-1 lesz az eredmény | 2x-1 | EXPR | correct | as pupils usually write it
(2x-1) | 2x-1 | EXPR | correct | as pupils usually write it
2x-1 Ft | 2x-1 | EXPR | asked | not yet one answer in its final form
3ab | 3ab | EXPR | correct | as pupils usually write it
3·a·b | 3ab | EXPR | correct | as pupils usually write it
3 a b | 3ab | EXPR | correct | as pupils usually write it
3AB | 3ab | EXPR | correct | as pupils usually write it
`;

/** Found by putting every word of the content beside a number. */
export const EVERY_WORD = `
24 gyöke | 24 | INT | asked | a root
24 négyzetgyöke | 24 | INT | asked | a root
24 négyzetét | 24 | INT | asked | a square
négyzete 24 | 24 | INT | asked | a square
24 hatványa | 24 | INT | asked | a power
24 osztója | 24 | INT | asked | a divisor of it
24 osztója van | 24 | INT q=Hány osztója van? | asked | a divisor of it, or that many
24 cm-rel hosszabb | 24 | INT unit=cm | asked | a comparison
24 évvel idősebb | 24 | INT unit=év | asked | a comparison
24 lejjel drágább | 24 | INT unit=lej | asked | a comparison
24 hatoda | 24 | INT q=Melyik szám hatoda a 24? | asked | a part of it
24 ötszöröse | 24 | INT q=Melyik szám ötszöröse a 24? | asked | a multiple of it
24 módszer | 24 | INT q=Hány módszer van? | correct | a counted thing
24 féle | 24 | INT q=Hányféle menüt lehet összeállítani? | correct | the word of the question
24 féle menü | 24 | INT q=Hányféle menüt lehet összeállítani? | correct | the words of the question
24 féle leves | 24 | INT q=Hányféle menüt lehet összeállítani? | asked | an unknown word
24-féleképpen | 24 | INT q=Hányféleképpen öltözhet fel? | correct | the word of the question
24 féle | 24 | INT q=Hány menü van? | asked | not the word of the question
24 fake | 24 | INT | asked | an unknown word
24 automata | 24 | INT | asked | an unknown word
24 csoportosítás | 24 | INT | asked | an unknown word
`;
