/** Classes of everyday answers found by reading real questions, each beside what must stay as it was. */
export const EVERYDAY = `
2,5 óra = 150 perc | 150 | INT unit=perc | correct | the given amount in the unit asked for
36 km/h = 10 m/s | 10 | INT unit=m/s q=Hány m/s a sebessége? | correct | a conversion with both its sides
36 km/h = 10 m/s = 10 | 10 | INT unit=m/s | correct | two sides and the bare number
36 km/h = 11 m/s | 10 | INT unit=m/s | incorrect | the value
35 km/h = 10 m/s | 10 | INT unit=m/s | incorrect | unequal sides
5 kg = 10 m/s | 10 | INT unit=m/s | asked | two quantities that have nothing to do with each other
600 g sajt 21,6 lejbe kerül. | 21,6 | NUM unit=lej q=250 g sajt 9 lej. Mennyibe kerül 600 g ugyanebből? | correct | the sentence tells a datum again
600 g sajt 21 lejbe kerül. | 21,6 | NUM unit=lej q=250 g sajt 9 lej. Mennyibe kerül 600 g ugyanebből? | incorrect | the value
700 g sajt 21,6 lejbe kerül. | 21,6 | NUM unit=lej q=250 g sajt 9 lej. Mennyibe kerül 600 g ugyanebből? | asked | a number the question does not tell
250 g sajt 9 lejbe kerül. | 21,6 | NUM unit=lej q=250 g sajt 9 lej. Mennyibe kerül 600 g ugyanebből? | asked | only data
35-nek a 2/5 része 14 | 14 | INT q=Mennyi 35-nek a $\\frac25$ része? | correct | the question told again
200-nak a 12%-a 24 | 24 | INT q=Mennyi 200-nak a 12%-a? | correct | the question told again
200-nak a 13%-a 24 | 24 | INT q=Mennyi 200-nak a 12%-a? | asked | another question
24 vagy 25 | 24 | INT q=Mennyi 200-nak a 12%-a? | asked | two answers
P(mindkettő piros)=2/7 | 2/7 | FRAC q=Mennyi a valószínűsége, hogy mindkettő piros? | correct | the name of a probability
T(ABC) = 60 | 60 | INT unit=cm² q=Mekkora a háromszög területe? | correct | the name of an area
P(nem piros)=2/7 | 2/7 | FRAC q=Mennyi a valószínűsége, hogy mindkettő piros? | asked | denied
2rπ = 14π | 14π | NUM unit=cm q=Mekkora a kör kerülete? | correct | the formula before its value
s/t=10 m/s | 10 | NUM unit=m/s q=Mekkora a sebessége? | correct | the formula before its value
2x = 10 | 10 | NUM q=Mennyi $x$? | asked | an equation
x+3=10 | 10 | INT q=Mennyi $x$? | asked | an equation
48⁰ | 48 | INT unit=° q=Hány fokos a szög? | correct | a superscript zero for the degree sign
48 o | 48 | INT unit=° q=Hány fokos a szög? | correct | a small o for the degree sign
48^o | 48 | INT unit=° q=Hány fokos a szög? | correct | a raised o
29 ⁰C | 29 | INT unit=°C q=Hány °C lesz? | correct | a superscript zero for the degree sign
7⁰ | 7 | INT | asked | a power to count
48⁰ | 48 | INT unit=cm | asked | no degrees are asked for
200 perc | 200 | INT unit=′ q=Hány szögperc 3° 20′? | correct | minutes of arc as they are said
12 perc | 200 | INT unit=′ q=Hány szögperc 3° 20′? | incorrect | the value
48,56 kilodzsúl | 48,56 | NUM unit=kJ | correct | a prefix before the name as it is said
3 millivolt | 3 | NUM unit=mV | correct | a prefix
5 megadzsúl | 5 | NUM unit=kJ | near | another size
12 kilopaszkál | 12 | NUM unit=kPa | correct | a prefix
24700-ra | 24700 | INT q=Kerekítsd százasra! | correct | an ending
25-re | 24 | INT | incorrect | the value
gyök öt per öt | √5/5 | NUM | correct | a fraction with a root in words
gyök öt per kettő | √5/5 | NUM | incorrect | the value
294 cm a négyzeten | 294 | NUM unit=cm² | correct | the unit as it is said
60 m a köbön | 60 | NUM unit=m³ | correct | the unit as it is said
294 cm a köbön | 294 | NUM unit=cm² | near | another unit
2x-15 cm² | 2x-15 | EXPR q=Hány $\\text{cm}^2$-rel változik a terület? | correct | the unit behind an expression
(2x-15) cm2 | 2x-15 | EXPR q=Hány $\\text{cm}^2$-rel változik a terület? | correct | the unit behind an expression
2x-15-tel | 2x-15 | EXPR q=Mennyivel változik? | correct | an ending
2x-15 kg | 2x-15 | EXPR q=Hány $\\text{cm}^2$-rel változik a terület? | asked | another unit
4m | 4m | EXPR q=Vond össze: $m+3m$! | correct | a letter of the key is no unit
x>-1 és x≤3 | (-1; 3] | INTV q=Az ábra az $A$ és a $B$ intervallumot mutatja. Mennyi $A\\cap B$? | correct | an article is no letter of the question
y>3 | (3; ∞) | INTV q=Oldd meg: $2x>6$! | asked | another letter
4 km-re vannak egymástól | 4 | NUM unit=km q=Hány kilométerre vannak a valóságban? | correct | a word of a sentence
azt hiszem, 4 km lehet | 4 | NUM unit=km | correct | words of a sentence
fejenként 4 lej | 4 | NUM unit=lej | asked | a word that changes the value
még 4 km | 4 | NUM unit=km | asked | a word that changes the value
∠ABC=48° | 48 | INT unit=° q=Mekkora az $ABC$ szög? | correct | the sign of an angle before its name
ABC∡ = 48 | 48 | INT unit=° q=Mekkora az $ABC$ szög? | correct | the sign of an angle behind its name
∠ABD=48° | 48 | INT unit=° q=$AB$ átmérő. Mekkora az $ABC$ szög? | asked | another angle
f(-2) = 3·(-2)-1 = -7 | -7 | INT q=Legyen $f(x)=3x-1$. Mennyi $f(-2)$? | correct | the value of a function with its working
f(3) = 3·3-1 = -7 | -7 | INT q=Legyen $f(x)=3x-1$. Mennyi $f(-2)$? | asked | another place
A feladat eredménye: 33 | 33 | INT | correct | a word of a sentence
|-24|=24 | 24 | INT q=Mennyi $\\lvert-24\\rvert$? | correct | bars before their value
|-24|=-24 | 24 | INT q=Mennyi $\\lvert-24\\rvert$? | incorrect | the value
36 km = 3600000 cm, 3600000:400000=9 | 9 | NUM unit=cm | correct | a conversion is a step
P=65π | 65π | NUM unit=cm² q=Mekkora a kúp palástja? | correct | the letter of the lateral surface
x koordinátája -2, y koordinátája -3 | (-2; -3) | PT | correct | each coordinate named in words
y koordinátája -3, x koordinátája -2 | (-2; -3) | PT | correct | the other way round
x koordinátája -3, y koordinátája -2 | (-2; -3) | PT | incorrect | swapped
(-6;2) a T pont | (-6; 2) | PT | correct | the name of the point behind it
a (-6;2) pont | (-6; 2) | PT | correct | the word behind it
Q=cmT=900*5*25=112500 J=112,5 kJ | 112,5 | NUM unit=kJ | correct | a unit in the middle is no name
1,8 m*2 = 3,6 m = 360 cm | 360 | NUM unit=cm | correct | a unit in the middle is no name
5x=-25 x=-5 | -5 | INT q=Oldd meg: $5x-8=-33$! | correct | a name in the middle
75 km lesz köztük | 75 | NUM unit=km | correct | a word of a sentence
1,5 óra alatt 75 km-re lesznek egymástól | 75 | NUM unit=km q=Egyszerre indultak. Mekkora lesz a távolságuk 1,5 óra múlva? | correct | a told amount with its word
2 óra alatt 75 km-re lesznek egymástól | 75 | NUM unit=km q=Egyszerre indultak. Mekkora lesz a távolságuk 1,5 óra múlva? | asked | another amount
59 pontot dobtak átlagosan | 59 | NUM unit=pont q=Hány pontot dobott Csenge csapata? Mennyi az átlag? | correct | a verb of the question in another form
7:45-kor indul | 7:45 | TXT q=Mikor indul a busz? | correct | a time in a sentence
reggel 7:45 | 7:45 | TXT q=Mikor indul a busz? | correct | the part of the day
este 7:45-kor | 19:45 | TXT q=Mikor indul a busz? | correct | the part of the day
este 7:45 | 7:45 | TXT q=Mikor indul a busz? | incorrect | twelve hours later
háromnegyed 8 | 7:45 | TXT q=Mikor indul a busz? | asked | in words
7:45 vagy 8:45 | 7:45 | TXT q=Mikor indul a busz? | asked | two times
nem 7:45-kor | 7:45 | TXT q=Mikor indul a busz? | asked | denied
3/[x-2] | 3/(x-2) | EXPR form=fraction | correct | square brackets
3/[] | 3/(x-2) | EXPR form=fraction | asked | an empty box
3 per (x-2) | 3/(x-2) | EXPR form=fraction | correct | the bar in a word
3 per x-2 | 3/(x-2) | EXPR form=fraction | near | the brackets are missing
2 per (x-2) | 3/(x-2) | EXPR form=fraction | incorrect | the value
P(osztható 9-cel)=1/9 | 1/9 | FRAC q=Mennyi a valószínűsége, hogy osztható 9-cel? | correct | a number of the question in the name
P(osztható 8-cal)=1/9 | 1/9 | FRAC q=Mennyi a valószínűsége, hogy osztható 9-cel? | asked | another event
1;4;7 mert 4+1+7=12 | {1;4;7} | SET | correct | a reason behind a list
(2;3), mert az x jön előbb | (2;3) | PT | correct | a reason behind a point
60, mert a szorzat fele a terület | 60 | INT unit=cm² | correct | a reason in words
60, mert a szorzat fele a terület | 50 | INT unit=cm² | incorrect | the value
nem 60, mert az sok | 60 | INT unit=cm² | asked | denied
mert 60 | 60 | INT | asked | no answer before its reason
24650 -> 24700 | 24700 | INT q=Kerekítsd százasra a 24650-et! | correct | an arrow for about
24650 → 24700 | 24700 | INT q=Kerekítsd százasra a 24650-et! | correct | an arrow for about
24650 → 24600 | 24700 | INT q=Kerekítsd százasra a 24650-et! | incorrect | the value
O,42 | 0,42 | NUM | correct | the letter for zero
4,o8 | 4,08 | NUM | correct | the letter for zero
1O5 | 105 | INT | correct | the letter for zero
2/7-ed | 2/7 | FRAC | correct | the ending of a part
1/9-ed része | 1/9 | FRAC q=Mekkora része? | correct | the ending of a part
5/7-ed | 2/7 | FRAC | incorrect | the value
4 kg 75 fokos vizet | 4 | NUM unit=kg q=Hány kilogramm 75 °C-os vizet öntsön hozzá? | correct | degrees in words
385 J/kgC | 385 | NUM unit=J/(kg·°C) | correct | as it is often written by hand
60 cm 2 | 60 | INT unit=cm² | correct | the exponent behind a space
60 m 3 | 60 | INT unit=m³ | correct | the exponent behind a space
60 m 2 | 60 | INT unit=m | asked | two numbers
72 Jule | 72 | NUM unit=J | correct | a unit with a slip
80 szálalék | 80 | INT unit=% | correct | a unit with a slip
72 joule | 72 | NUM unit=W | near | another unit
5 kilométer | 5 | NUM unit=cm | near | another unit
F·1,2=180 → F=150 N | 150 | NUM unit=N | correct | an equation and its solution with the unit
x egyenlő mínusz öttel | -5 | INT | correct | in words
x egyenlő öttel | -5 | INT | incorrect | the sign
2·2·2·3·3=72 | 2^3*3^2 | TXT q=Bontsd prímtényezőkre a 72-t! | correct | the product before its value
2·2·2·3·3=71 | 2^3*3^2 | TXT q=Bontsd prímtényezőkre a 72-t! | asked | another value
2·2·2·3=72 | 2^3*3^2 | TXT q=Bontsd prímtényezőkre a 72-t! | incorrect | unequal
hat rosszat írt | 6 | INT unit=válasz q=Hány rossz válasza volt? | correct | a word of a sentence
Sári 51 lejt költött | 51 | INT unit=lej q=Sári és Levente 66 lejt költöttek. Hány lejt költött **Levente**? | asked | another person
Levente 51 lejt költött | 51 | INT unit=lej q=Sári és Levente 66 lejt költöttek. Hány lejt költött **Levente**? | correct | the person
Összesen 51 lejt | 51 | INT unit=lej q=Sári és Levente 66 lejt költöttek. Hány lejt költött **Levente**? | correct | no person
naponta 6 kWh | 6 | NUM unit=kWh q=Egy hajszárító naponta 10 percig megy. Hány kilowattórát fogyaszt 30 nap alatt? | asked | for each day
naponta 6 kWh | 6 | NUM unit=kWh q=Hány kilowattórát fogyaszt naponta? | correct | asked for each day
-2-nél | -2 | INT q=Olvasd le az ábráról: melyik $x$ értékre lesz $f(x)=g(x)$? | correct | the place asked for
LKKT=120 | 120 | INT q=Mennyi a legkisebb közös többszörösük? | correct | the short name
lkkt: 120 | 120 | INT q=Mennyi a legkisebb közös többszörösük? | correct | the short name
LNKO=120 | 120 | INT q=Mennyi a legkisebb közös többszörösük? | asked | the other one
a keresett szám 36 | 36 | INT | correct | words of a sentence
A'B'=9 cm | 9 | INT unit=cm q=Milyen hosszú az $A'B'$ szakasz? | correct | the name of an image
A'B' = AB = 9 cm | 9 | INT unit=cm q=Milyen hosszú az $A'B'$ szakasz? | correct | two names
-4 és -3 elemekre | -4; -3 | SET q=Melyik elemeire igaz? | correct | a noun of the question in another form
0,8=80% | 80 | INT unit=% | correct | the share before its percent
0,7=80% | 80 | INT unit=% | incorrect | unequal
100 lej | 100 | NUM q=Hány lejjel lesz olcsóbb? | correct | the unit with its ending
100 lej | 90 | NUM q=Hány lejjel lesz olcsóbb? | incorrect | the value
20 perc | 20 | NUM q=Hány perccel tart tovább? | correct | the unit with its ending
300 gramm | 300 | NUM q=Hány grammal nehezebb? | correct | the unit with its ending
60 watt | 60 | NUM q=Hány wattal több? | correct | the unit with its ending
(a+c)·m/2=45 | 45 | INT unit=cm² q=Mekkora a trapéz területe? | correct | the formula with a sum before its value
a+b=45 | 45 | INT q=Mennyi $a$? | asked | an equation
`;
