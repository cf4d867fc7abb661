/** Units: left out, spelled otherwise, another of the same quantity, wrong, unknown. */
export const UNITS_TYPED = `
12 | 12 | NUM unit=cm | correct | the label shows the unit
12 cm | 12 | NUM unit=cm | correct | the unit of the question
12cm | 12 | NUM unit=cm | correct | glued
12 CM | 12 | NUM unit=cm | correct | capitals
12 Cm | 12 | NUM unit=cm | correct | capitals
12 centi | 12 | NUM unit=cm | correct | colloquial
12 centiméter | 12 | NUM unit=cm | correct | in words
12 centiméteres | 12 | NUM unit=cm | correct | with an ending
12 cm-es | 12 | NUM unit=cm | correct | with an ending
12 cm-t | 12 | NUM unit=cm | correct | with an ending
120 mm | 12 | NUM unit=cm | correct | converted
1,2 dm | 12 | NUM unit=cm | correct | converted
0,12 m | 12 | NUM unit=cm | correct | converted
12 mm | 12 | NUM unit=cm | near | another size
12 m | 12 | NUM unit=cm | near | another size
12 inch | 12 | NUM unit=cm | near | inches are not centimetres
12 hüvelyk | 12 | NUM unit=cm | near | inches are not centimetres
12 col | 12 | NUM unit=cm | near | inches are not centimetres
12 kg | 12 | NUM unit=cm | near | another quantity
12 cm2 | 12 | NUM unit=cm | near | area for length
12 cm | 12 | NUM unit=cm² | near | length for area
12 cm² | 12 | NUM unit=cm² | correct | superscript
12 cm^2 | 12 | NUM unit=cm² | correct | caret
12 négyzetcenti | 12 | NUM unit=cm² | correct | colloquial
12 cmˆ2 | 12 | NUM unit=cm² | asked | an unknown sign
12 °C | 12 | NUM unit=cm | near | another quantity
8d | 8 | INT | asked | an unknown letter
8 d | 8 | INT unit=db | asked | an unknown letter
8k | 8 | INT | asked | an unknown letter
8e | 8 | INT | asked | an unknown letter
8a | 8 | INT | asked | an unknown letter
5 n | 5 | NUM unit=N | correct | newton in a small letter
5 N | 5 | NUM unit=N | correct | newton
5 kg | 5 | INT q=Hány alma van a kosárban? | asked | no unit is asked for
5 km | 5 | INT | asked | no unit is asked for
5 db | 5 | INT | correct | pieces
5 darab | 5 | INT | correct | pieces
24 fő | 24 | INT | correct | people
5 km | 5 | NUM q=Hány km-t tett meg? | correct | the unit of the question
5000 m | 5 | NUM q=Hány km-t tett meg? | correct | converted to the unit of the question
5 m | 5 | NUM q=Hány km-t tett meg? | near | another size than the question's
5 kg | 5 | NUM q=Hány km-t tett meg? | near | another quantity than the question's
20 perc | 20 | NUM q=Add meg az időt percben! | correct | the unit of the question
20 óra | 20 | NUM q=Add meg az időt percben! | near | another size than the question's
17. perc | 17 | NUM unit=perc | correct | the dot of an ordinal
17.perc | 17 | NUM unit=perc | correct | the dot of an ordinal, glued
a 17. percben | 17 | NUM unit=perc q=Melyik percben állt meg? | correct | the dot of an ordinal in a sentence
17. óra | 17 | NUM unit=perc | near | an ordinal of another size
18. perc | 17 | NUM unit=perc | incorrect | another ordinal
3. tag | 3 | INT q=Hányadik tag a 12? | correct | an ordinal with a word of the question
2 1/s | 2 | NUM unit=Hz | correct | a unit that begins with 1/
2,5 1/s | 2,5 | NUM unit=Hz | correct | a unit that begins with 1/
2·1/s | 2 | NUM unit=Hz | correct | times one over the unit
2/s | 2 | NUM unit=Hz | correct | over the unit
120 1/perc | 2 | NUM unit=Hz | correct | converted
3 1/s | 2 | NUM unit=Hz | incorrect | another value
2 1/m | 2 | NUM unit=Hz | near | another quantity
2 1/2 s | 2,5 | NUM unit=s | correct | a mixed number before its unit
-3C° | -3 | INT unit=°C | correct | the degree sign behind
-3 C° | -3 | INT unit=°C | correct | the degree sign behind
-3 °c | -3 | INT unit=°C | correct | small letter
-3 C | -3 | INT unit=°C | correct | without the degree sign
-3 fok | -3 | INT unit=°C | correct | in words
-3 Celsius-fok | -3 | INT unit=°C | correct | in words
-3 celsius fok | -3 | INT unit=°C | correct | in words
−3 °C | -3 | INT unit=°C | correct | real minus
mínusz 3 fok | -3 | INT unit=°C | correct | in words
3 fok | -3 | INT unit=°C | incorrect | the sign
3 K | 3 | INT unit=°C | near | kelvin is another scale
276 K | 3 | INT unit=°C | incorrect | kelvin is another scale
-45 K | -45 | NUM unit=°C q=Mekkora a hőmérséklet-változás? | correct | a change is the same in kelvin
45 K | 45 | NUM unit=°C q=Hány fokkal melegedett fel a víz? | correct | a change is the same in kelvin
45 °C | 45 | NUM unit=K q=Mennyivel nőtt a hőmérséklet? | correct | a change is the same in °C
45 K | 45 | NUM unit=°C q=Mennyi lett a hőmérséklet, ha 20 fokot csökkent? | near | a temperature, not a change
40 fok 30 perc | 40,5 | NUM unit=° | correct | degrees and minutes
40° 30' | 40,5 | NUM unit=° | correct | degrees and minutes
40°30′ | 40,5 | NUM unit=° | correct | degrees and minutes
40 fok 30 perc | 40,3 | NUM unit=° | incorrect | minutes are sixtieths
40 fok és 30 perc | 40,5 | NUM unit=° | correct | degrees and minutes
90° | 90 | INT unit=° | correct | degree sign
90 fok | 90 | INT unit=° | correct | in words
90 fokos | 90 | INT unit=° | correct | with an ending
2 óra 30 perc | 2,5 | NUM unit=h | correct | pieces
2 h 30 min | 150 | NUM unit=min | correct | pieces, converted
2 óra 30 perc | 2,3 | NUM unit=h | incorrect | minutes are sixtieths
2 ó 30 p | 2,5 | NUM unit=h | correct | short pieces
2h30p | 2,5 | NUM unit=h | correct | glued pieces
1 óra 15 perc 30 mp | 4530 | NUM unit=s | correct | three pieces
1 kg 20 dkg | 1,2 | NUM unit=kg | correct | pieces
3 m 5 cm | 305 | NUM unit=cm | correct | pieces, converted
5 lej 50 bani | 5,5 | NUM unit=lej | correct | pieces of money
5 lej 50 | 5,5 | NUM unit=lej | asked | a piece without its unit
30 lej | 30 | INT unit=lej | correct | money
30 Lej | 30 | INT unit=lej | correct | capital
30 lei | 30 | INT unit=lej | correct | Romanian
30 ron | 30 | INT unit=lej | correct | code
30 RON | 30 | INT unit=lej | correct | code
30 Ft | 30 | INT unit=lej | near | other money
30 forint | 30 | INT unit=lej | near | other money
30 euró | 30 | INT unit=lej | near | other money
30 eur | 30 | INT unit=€ | correct | code
€30 | 30 | INT unit=€ | asked | the sign before the number
30 ft | 30 | INT unit=Ft | correct | small letter
30 forintot | 30 | INT unit=Ft | correct | with an ending
30,- | 30 | INT unit=lej | asked | the shopkeeper's dash
25% | 25 | NUM unit=% | correct | percent
25 százalék | 25 | NUM unit=% | correct | in words
25 % | 0,25 | NUM percent | correct | percent where it is allowed
25% | 25 | INT | asked | no percent is asked for
25% | 0,25 | NUM | asked | no percent is asked for
30% | 0,25 | NUM | asked | no percent is asked for
0,25 | 25 | NUM unit=% | incorrect | the label shows percent
25 ezrelék | 2,5 | NUM unit=% | correct | converted
2,7 g/cm3 | 2,7 | NUM unit=g/cm³ | correct | compound unit
2700 kg/m3 | 2,7 | NUM unit=g/cm³ | correct | compound unit converted
2,7 g per cm3 | 2,7 | NUM unit=g/cm³ | correct | per in words
60 km per óra | 60 | NUM unit=km/h | correct | per in words
60 kilométer per óra | 60 | NUM unit=km/h | correct | per in words
60 kilométer/óra | 60 | NUM unit=km/h | correct | in words
60 km/ó | 60 | NUM unit=km/h | correct | short
60 kmh | 60 | NUM unit=km/h | correct | colloquial
60 km | 60 | NUM unit=km/h | near | another quantity
60 m/s | 60 | NUM unit=km/h | near | another size
10 m/s | 36 | NUM unit=km/h | correct | converted
5 m/s2 | 5 | NUM unit=m/s² | correct | plain superscript
5 m/s | 5 | NUM unit=m/s² | near | another quantity
500 kPa | 500000 | NUM unit=Pa | correct | converted
5 MN | 5 | NUM unit=mN | asked | mega is not milli
5 mn | 5 | NUM unit=mN | asked | which of the two
5 MW | 5 | NUM unit=mW | near | mega is not milli
2 KW | 2 | NUM unit=kW | correct | capitals
3 liter | 3 | NUM unit=dm³ | correct | the same quantity
3 l | 3000 | NUM unit=ml | correct | converted
3 L | 3 | NUM unit=l | correct | capital
2 és fél km | 2,5 | NUM unit=km | correct | words and unit
12 | 12 cm | NUM form=unit | asked | the unit belongs to the answer
12 cm | 12 cm | NUM form=unit | correct | the unit belongs to the answer
13 | 12 cm | NUM form=unit | asked | the unit belongs to the answer
12 mm | 12 cm | NUM form=unit | near | another size
12 | 12 | NUM unit=cm form=unit | asked | the unit belongs to the answer
v=60km/h | 60 | NUM unit=km/h | correct | label and unit
s = 5 m | 5 | NUM unit=m | correct | label and unit
m: 5 kg | 5 | NUM unit=kg | correct | label and unit
ró=7,8 | 7,8 | NUM unit=g/cm³ | correct | name of a Greek letter
rho = 7,8 g/cm3 | 7,8 | NUM unit=g/cm³ | correct | name of a Greek letter
alfa = 30° | 30 | NUM unit=° | correct | name of a Greek letter
béta=60 | 60 | NUM unit=° | correct | name of a Greek letter
α = 30° | 30 | NUM unit=° | correct | Greek letter
ΔT = 45 K | 45 | NUM unit=K | correct | Greek letter and letter
delta t = 45 °C | 45 | NUM unit=°C | correct | Greek name and letter
30 négyzetcm | 30 | INT unit=cm² | correct | a power in words
30 cm négyzet | 30 | INT unit=cm² q=Mekkora a négyzet területe? | correct | a power in words
30 negyzet m | 30 | INT unit=cm² | near | another size
5 köbm | 5 | NUM unit=m³ | correct | a power in words
5 cm köb | 5 | NUM unit=cm³ | correct | a power in words
1,6 méter másodpercenként | 1,6 | NUM unit=m/s | correct | a division in words
60 kilométer óránként | 60 | NUM unit=km/h | correct | a division in words
`;
