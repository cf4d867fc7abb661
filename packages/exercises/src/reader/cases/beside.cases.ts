/** What stands beside an answer may contradict it: a name, a thing, a comparison or an ordinal that was not asked for. */
export const BESIDE = `
r = 14 | 14 | NUM unit=cm q=Egy kör sugara 7 cm. Mekkora az átmérője? | asked | the letter of the radius
a sugár 14 cm | 14 | NUM unit=cm q=Egy kör sugara 7 cm. Mekkora az átmérője? | asked | the radius
r = 14 | 14 | NUM unit=cm q=Mekkora a 7 cm sugarú kör átmérője? | asked | an adjective is not what is asked for
d = 14 | 14 | NUM unit=cm q=Egy kör sugara 7 cm. Mekkora az átmérője? | correct | the letter of the diameter
D = 14 cm | 14 | NUM unit=cm q=Egy kör sugara 7 cm. Mekkora az átmérője? | correct | in capitals
az átmérő 14 cm | 14 | NUM unit=cm q=Egy kör sugara 7 cm. Mekkora az átmérője? | correct | what is asked for
x = 14 | 14 | NUM unit=cm q=Egy kör sugara 7 cm. Mekkora az átmérője? | correct | a letter of one's own
K = 60 | 60 | INT unit=m² q=Mekkora az ábrán látható téglalap területe? | asked | the perimeter
T = 60 | 60 | INT unit=m² q=Mekkora az ábrán látható téglalap területe? | correct | the area
kerület: 60 | 60 | INT unit=m² q=Mekkora az ábrán látható téglalap területe? | asked | the perimeter
T = 4 | 4 | NUM unit=Hz q=Hány hertz a rugó frekvenciája? | asked | the period
f = 4 Hz | 4 | NUM unit=Hz q=Hány hertz a rugó frekvenciája? | correct | the frequency
V=60 | 60 | NUM unit=km/h q=Mekkora az autó sebessége? | correct | a phone begins with a capital
x = 5 | 5 | INT q=$x+y=9$. Mennyi az $y$? | asked | the other letter
y = 5 | 5 | INT q=$x+y=9$. Mennyi az $y$? | correct | the letter asked for
AB = 10 | 10 | NUM unit=cm q=$AB=6$ cm, az $AB$ oldal a rövidebb. Számítsd ki a $BC$ oldal hosszát! | asked | another side
CB = 10 | 10 | NUM unit=cm q=$AB=6$ cm, az $AB$ oldal a rövidebb. Számítsd ki a $BC$ oldal hosszát! | correct | the same side
C(3; 5) | (3;5) | PT q=Melyik pont a $D$ csúcs? | asked | another vertex
D(3; 5) | (3;5) | PT q=Melyik pont a $D$ csúcs? | correct | the vertex asked for
P(3; 5) | (3;5) | PT q=Mik annak a pontnak a koordinátái? | correct | a name of one's own
A∪B = {1; 2} | {1;2} | SET q=Sorold fel az $A\\cap B$ elemeit! | asked | another operation
A∩B = {1; 2} | {1;2} | SET q=Sorold fel az $A\\cap B$ elemeit! | correct | the operation asked for
5 tyúk | 5 | INT unit=nyúl q=A 12 állatnak (tyúkok és nyulak) 34 lába van. Hány nyúl van köztük? | asked | the other animal
tyúk: 5 | 5 | INT unit=nyúl q=A 12 állatnak (tyúkok és nyulak) 34 lába van. Hány nyúl van köztük? | asked | the other animal before the number
5 nyúl | 5 | INT unit=nyúl q=A 12 állatnak (tyúkok és nyulak) 34 lába van. Hány nyúl van köztük? | correct | the animal asked for
nyúl: 5 | 5 | INT unit=nyúl q=A 12 állatnak (tyúkok és nyulak) 34 lába van. Hány nyúl van köztük? | correct | the animal asked for
160 jegy | 160 | INT unit=hely q=2253 hely van. Eladtak 2093 jegyet. Hány szabad hely maradt? | asked | another thing of the question
160 szabad hely | 160 | INT unit=hely q=2253 hely van. Eladtak 2093 jegyet. Hány szabad hely maradt? | correct | with an adjective
12 tulipán | 12 | NUM unit=lej q=Vettünk 3 tulipánt és egy rózsát. Hány lej a rózsa? | asked | no price
12 lej egy rózsa | 12 | NUM unit=lej q=Vettünk 3 tulipánt és egy rózsát. Hány lej a rózsa? | correct | the price of one
11 tanuló | 11 | INT unit=kisbusz q=Kirándul 166 tanuló. Hány kisbuszt kell rendelni? | asked | another thing of the question
40 tanuló | 40 | INT unit=gyerek q=Egy versenyre 200 gyerek jelentkezett. Hányan jutottak a döntőbe? | correct | people
2 gyök 5 | 2√5 | NUM unit=cm q=Mekkora a magasság? (Így is írhatod: 3 gyök 7.) | correct | a root in words
3. nap | 3 | INT unit=nap q=Hány nap kerül a kevesebb lépésű csoportba? | asked | the third one is no number of days
3 nap | 3 | INT unit=nap q=Hány nap kerül a kevesebb lépésű csoportba? | correct | a number of days
a 3. napon | 3 | INT q=Melyik napon esett a legtöbb eső? | correct | an ordinal is asked for
3. nap | 3 | INT q=Melyik napon esett a legtöbb eső? | correct | an ordinal is asked for
8 órakor | 8 | NUM unit=óra q=Hány óra alatt ég le a gyertya? | asked | a time of day
8 órakor | 8 | INT unit=óra q=Hány órakor indult a vonat? | correct | a time of day is asked for
14 évvel ezelőtt | 14 | INT unit=év q=Hány év múlva lesz kétszer annyi idős? | asked | in the past
14 évvel később | 14 | INT unit=év q=Hány év múlva lesz kétszer annyi idős? | correct | in the future
legfeljebb 4 órára | 4 | INT unit=óra q=Legfeljebb hány órára bérelheti? | correct | the bound of the question
maximum 4 | 4 | INT unit=óra q=Legfeljebb hány órára bérelheti? | correct | the same bound
legalább 4 óra | 4 | INT unit=óra q=Legfeljebb hány órára bérelheti? | asked | the other bound
6 fokkal melegebb | 6 | INT unit=°C q=Hány °C-kal van ma melegebb? | correct | the comparison of the question
6 fokkal hidegebb | 6 | INT unit=°C q=Hány °C-kal van ma melegebb? | asked | the opposite
25-tel több | 25 | INT unit=könyv q=Hánnyal több könyvet vittek el szerdán? | correct | the comparison of the question
25-tel kevesebb | 25 | INT unit=könyv q=Hánnyal több könyvet vittek el szerdán? | asked | the opposite
7-tel | 7 | INT q=Mennyivel csökkent az átlag? | correct | the ending of „mennyivel”
15 km/h a gyorsabb | 15 | INT unit=km/h q=Hány km/h a gyorsabb sebessége? | correct | the comparison of the question
15 km/h a lassabb | 15 | INT unit=km/h q=Hány km/h a gyorsabb sebessége? | asked | the opposite
f(4) = -1 | -1 | NUM q=Legyen $f(x)=-2x+7$. Mennyi $f(4)$? | correct | the value asked for
f(3) = -1 | -1 | NUM q=Legyen $f(x)=-2x+7$. Mennyi $f(4)$? | asked | another value
fél perc | 30 | INT unit=s q=Hány másodperc telik el? | correct | half of a larger unit
1/2 | 30 | INT unit=s q=Hány másodperc telik el? | asked | a fraction without a unit
1/1000 | -3 | INT q=$10^{\\square}=0{,}001$. Mennyi a kitevő? | asked | the power, not its exponent
5·10² s | 500 | NUM unit=s q=A fény $3\\cdot10^5$ km-t tesz meg másodpercenként. Hány másodperc alatt ér ide? | correct | a measured amount
0,5·10^3 s | 500 | NUM unit=s q=A fény $3\\cdot10^5$ km-t tesz meg másodpercenként. Hány másodperc alatt ér ide? | asked | no normal form
negyede | 1/4 | FRAC q=Az erő hányad része lesz az eredetinek? | correct | a share in a word
negyedrésze | 1/4 | FRAC q=Az erő hányad része lesz az eredetinek? | correct | a share in a word
harmada | 1/4 | FRAC q=Az erő hányad része lesz az eredetinek? | incorrect | another share
négyszerese | 1/4 | FRAC q=Az erő hányad része lesz az eredetinek? | asked | a multiple
negyede | 1/4 | FRAC q=Mennyi az x? | asked | a part of what?
3 órán át | 3 | NUM unit=óra q=Mennyi ideig működött? | correct | how long
56 As | 56 | NUM unit=C | correct | ampere seconds
3000 Ncm | 30 | NUM unit=N·m | correct | newton centimetres
6 milliszekundum | 6 | NUM unit=ms | correct | spelled out
16 drb | 16 | NUM unit=darab | correct | pieces, shortened
99 100 | {99;100} | SET | asked | two numbers near each other
12 345 | {12345} | SET | correct | one number in groups
x ≥ 6 | [6;∞) | INTV q=A megoldást intervallummal add meg! | asked | the form is an interval
[6; ∞) | [6;∞) | INTV q=A megoldást intervallummal add meg! | correct | an interval
x ≥ 5 | [6;∞) | INTV q=A megoldást intervallummal add meg! | asked | the form, whatever the value
x ≥ 6 | [6;∞) | INTV q=Oldd meg az egyenlőtlenséget! | correct | no form is asked for
v = 4080 | 4080 | NUM unit=m q=A hang sebessége 340 m/s. Hány méterre vagyunk tőle? | asked | a speed is no distance
s = 4080 m | 4080 | NUM unit=m q=A hang sebessége 340 m/s. Hány méterre vagyunk tőle? | correct | a distance
F = 1620 | 1620 | NUM unit=J q=Mekkora munkát végez az erő? | asked | a force is no work
W = 1620 | 1620 | NUM unit=J q=Mekkora munkát végez az erő? | correct | work
A = 729 | 729 | NUM unit=dm³ q=Mekkora a térfogata egy 9 dm élű kockának? | asked | an area is no volume
E = 7 | 7 | NUM unit=m/s q=Egy test mozgási energiája 98 J. Mekkora a sebessége? | asked | an energy is no speed
f = 20 cm | 20 | NUM unit=cm q=Hány centiméter a fókusztávolság? | correct | the focal length
T = 20 | 20 | NUM unit=°C q=Hány fok lett? | correct | a temperature
m = 8 | 8 | NUM unit=cm q=Hány centiméter magas? | correct | a height
P = 40 | 40 | NUM unit=cm q=Mekkora a kerület? | correct | the perimeter, as it is written in Romania
KM = 13 | 13 | NUM unit=cm q=$KM=17$ cm és $BC=x+9$ cm. Hány cm az $ML$ oldal? | asked | another side
ML = 13 | 13 | NUM unit=cm q=$KM=17$ cm és $BC=x+9$ cm. Hány cm az $ML$ oldal? | correct | the side asked for
tizenöt huszonhatod | 15/26 | FRAC | asked | no name of parts we know
huszonhatod | 10/3 | FRAC | asked | one part, not twenty sixths
0,4 gemkapocs | 0,4 | NUM unit=g q=Egy dobozban 500 gemkapocs van. Hány gramm egy gemkapocs? | asked | no number of clips
0,4 g egy gemkapocs | 0,4 | NUM unit=g q=Egy dobozban 500 gemkapocs van. Hány gramm egy gemkapocs? | correct | the mass of one
5 mesehős | 5 | INT unit=kérdés q=32 mesehősből kell egyet kitalálni. Hány felező kérdés elég? | asked | another thing of the question
5 felező kérdés | 5 | INT unit=kérdés q=32 mesehősből kell egyet kitalálni. Hány felező kérdés elég? | correct | the thing asked for
157 g körte | 157 | NUM unit=g q=Az egyik serpenyőben egy körte van. Hány gramm a körte tömege? | correct | the unit stands first
900 J/(kg·C) | 900 | NUM unit=J/(kg·°C) | correct | degrees without their sign
900 J/C | 900 | NUM unit=J/(kg·°C) | near | another unit
`;
