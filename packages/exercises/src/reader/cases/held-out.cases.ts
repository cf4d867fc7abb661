/** From a test nobody who wrote the reader had seen: what pupils type, and beside it what must stay no answer. */
export const HELD_OUT = `
24 😂 | 24 | INT | correct | an emoji behind it
24😀👍🏽 | 24 | INT | correct | emojis with a tone of skin
✅ 24 | 24 | INT | correct | an emoji before it
24:) | 24 | INT | correct | a smiley without a space
25 😂 | 24 | INT | incorrect | the value
😂 | 24 | INT | asked | nothing else
(2;3 | (2;3) | PT | asked | no smiley, a bracket is missing
+/-12 | {-12;12} | SET | correct | both signs
+/- 12 | {-12;12} | SET | correct | both signs with a space
-/+12 | {-12;12} | SET | correct | both signs the other way round
∓12 | {-12;12} | SET | correct | both signs the other way round
+/-12 | 12 | INT | asked | two numbers for one
+/-12 | {12} | SET | incorrect | one too many
12/-3 | {-12;12} | SET | incorrect | a fraction
-/12 | {-12;12} | SET | asked | a fraction without its upper part
6:00 | 6 | INT unit=óra | asked | a time of day for hours
20:00 | 20 | INT unit=perc | asked | minutes and seconds
6:00 | 6 | INT | asked | a division by nothing
(2x-1)4x | 4x(2x-1) | EXPR | correct | the number behind the bracket
(x+3)(x+3)2x | 2x(x+3)^2 | EXPR | correct | the number behind the brackets
(x+3)²2x | 2x(x+3)^2 | EXPR | correct | the exponent ends before the number
(x+3)² 2x | 2x(x+3)^2 | EXPR | correct | the exponent ends before the number
(x+3)^2 2x | 2x(x+3)^2 | EXPR | correct | a space ends the exponent
(x+3)^22x | 2x(x+3)^2 | EXPR | asked | the exponent may be 22
(x-4)2/x | 2(x-4)/x | EXPR form=fraction | correct | the number behind the bracket, over a letter
(x+3)2 | (x+3)^2 | EXPR | asked | a square or a product
(x+3)2 | 2(x+3) | EXPR | asked | a square or a product
(2x-1)3x | 4x(2x-1) | EXPR | incorrect | the number
x²2 | 2x^2 | EXPR | asked | a product or a power
π14 | 14π | NUM unit=cm | correct | π before the number
π2 | 2π | NUM | asked | a square or a product
π14 | 15π | NUM unit=cm | incorrect | the number
2³3² | 72 | INT | asked | a product of powers to count
(1)2 | 12 | INT | asked | no 12
1.875*10^5 | 187500 | NUM unit=km/s | correct | a point before a power of ten
1.875e5 | 187500 | NUM unit=km/s | correct | as a calculator shows it
1,875·10⁵ km/s | 187500 | NUM unit=km/s | correct | normal form for an amount
1.875*10^8 m/s | 187500 | NUM unit=km/s | correct | normal form in another unit
4x10^4 | 40000 | NUM unit=Pa | correct | x for the sign of product
8e-3 | 0,008 | NUM unit=m | correct | as a calculator shows it
187,5·10³ km/s | 187500 | NUM unit=km/s | correct | thousands
1,875·10⁴ km/s | 187500 | NUM unit=km/s | incorrect | the power
4·10³ Pa | 40000 | NUM unit=Pa | incorrect | the power
4*10000 | 40000 | NUM unit=Pa | asked | a product to count
4·10·1000 | 40000 | NUM unit=Pa | asked | a product to count
10^4 | 10000 | INT q=Mennyi $10^4$? | asked | the power to count
10^4 cm³ | 10000 | INT unit=cm³ q=Számítsd ki a hatványt: $10^4$ cm³! | asked | the power to count
4·10^4 | 40000 | INT | asked | no amount, a product to count
1.875 | 1875 | NUM | asked | a point alone
1.875*10 | 18750 | NUM unit=m | asked | no power
20°; 80° | 20; 80 | SET q=Hány fokos lehet a szárszöge? | correct | the unit asked for
20° és 80° | 20; 80 | SET q=Hány fokos lehet a szárszöge? | correct | the unit asked for
20 fok; 80 fok | 20; 80 | SET q=Hány fokos lehet a szárszöge? | correct | the unit in words
20 vagy 80 fok | 20; 80 | SET q=Hány fokos lehet a szárszöge? | correct | the unit once
20 fokos vagy 80 fokos lehet | 20; 80 | SET q=Hány fokos lehet a szárszöge? | correct | the question's own word
20°; 70° | 20; 80 | SET q=Hány fokos lehet a szárszöge? | incorrect | the value
20 cm; 80 cm | 20; 80 | SET q=Hány fokos lehet a szárszöge? | asked | another quantity
20'; 80' | 20; 80 | SET q=Hány fokos lehet a szárszöge? | asked | minutes of arc
20°C; 80°C | 20; 80 | SET q=Hány fokos lehet a szárszöge? | asked | a temperature
2 m; 5 m | 2; 5 | SET q=Hány cm lehet az oldala? | asked | another size
2 cm; 5 cm | 2; 5 | SET q=A 3 cm és 1 m hosszú rúd mellé mi illik? | asked | two sizes are named
2 cm; 5 cm | 2; 5 | SET | asked | no unit is named
1 óra 5 perc; 2 óra | 65; 120 | SET q=Hány perc lehet? | asked | pieces in a list
[18 °C; 21 °C) | [18; 21) | INTV q=A páfránynak 15 °C-nál melegebb, 21 °C-nál hidegebb kell. | correct | the unit of the question
[18; 21) °C | [18; 21) | INTV q=A páfránynak 15 °C-nál melegebb, 21 °C-nál hidegebb kell. | correct | the unit behind it
[16 év; 26 év) | [16; 26) | INTV q=Aki legalább 16 éves, de 26 évesnél fiatalabb. | correct | the unit of the question
16 év ≤ x < 26 év | [16; 26) | INTV q=Aki legalább 16 éves, de 26 évesnél fiatalabb. | correct | the unit of the question
[16 hónap; 26 hónap) | [16; 26) | INTV q=Aki legalább 16 éves, de 26 évesnél fiatalabb. | asked | another unit
[16 év; 26 év] | [16; 26) | INTV q=Aki legalább 16 éves, de 26 évesnél fiatalabb. | near | the end
[16; 26) alma | [16; 26) | INTV | asked | a word that is no unit
x eleme [6; végtelen) | [6; ∞) | INTV | correct | in words
(mínusz végtelen; -5) | (-∞; -5) | INTV | correct | in words
(végtelen; -5) | (-∞; -5) | INTV | asked | the sign is missing
x nem eleme [6; végtelen) | [6; ∞) | INTV | asked | denied
A∩B = [2; 5) | [2; 5) | INTV | correct | a label
B pont: (5;-8) | (5;-8) | PT | correct | named as a point
B: (5;-8) | (5;-8) | PT | correct | a label
az (5; -8) pont | (5;-8) | PT | correct | named as a point
(5; 15) a megoldás | (5;15) | PT | correct | a word behind it
(x;y)=(5;15) | (5;15) | PT | correct | both coordinates named
x=5 y=15 | (5;15) | PT | correct | each coordinate named
y=15, x=5 | (5;15) | PT | correct | each coordinate named, the second first
A'(2;-3) | (2;-3) | PT | correct | the name of an image
A1 = (2;-3) | (2;-3) | PT | correct | a name with a number
(5;15) m | (5;15) | PT | asked | a letter behind it
π(5;15) | (5;15) | PT | asked | a letter that names no point
x eleme (5;15) | (5;15) | PT | asked | no point
x=15 y=5 | (5;15) | PT | incorrect | swapped
(1/2; (-3)/4) | (1/2;-3/4) | PT | correct | brackets in the brackets
nem (5; 15) | (5;15) | PT | asked | denied
(5;15) vagy (15;5) | (5;15) | PT | asked | two points
(5; 15) kivéve | (5;15) | PT | asked | denied
x=5 | (5;15) | PT | asked | one coordinate
x=5 x=15 | (5;15) | PT | asked | one coordinate twice
A∪B={1; 2} | {1;2} | SET | correct | a label with an operation
BA = {1; 2} | {1;2} | SET | correct | a label with an operation
A∩B = 4;16 | {4;16} | SET | correct | a label without braces
D12={1; 2} | {1;2} | SET | correct | the divisors of 12
R_f={1; 2} | {1;2} | SET | correct | the range
ÉK={1; 2} | {1;2} | SET | correct | the range
Értékkészlet: {1; 2} | {1;2} | SET | correct | the range in words
12 osztói: 1; 2 | {1;2} | SET | correct | a label with a number
D12={1; 2; 12} | {1;2} | SET | incorrect | one too many
nem: 1; 2 | {1;2} | SET | asked | denied
kivéve: 1; 2 | {1;2} | SET | asked | denied
12: 1; 2 | {1;2} | SET | asked | no label
M = ∅ | ∅ | SET | correct | a label before no element
3,6 M | 3,6 | NUM unit=m | correct | a capital letter of a phone
6 H | 6 | NUM unit=óra | correct | a capital letter of a phone
8 G | 8 | NUM unit=g | correct | a capital letter of a phone
2000 j | 2000 | NUM unit=J | correct | a small letter
12 v | 12 | NUM unit=V | correct | a small letter
3 M/s | 3 | NUM unit=m/s | correct | a capital letter of a phone
20 c | 20 | NUM unit=°C | correct | a small letter
5 MA | 5 | NUM unit=mA | asked | milli or mega
5 mn | 5 | NUM unit=mN | asked | milli or mega
5 mw | 5 | NUM unit=MW | asked | milli or mega
5 MW | 5 | NUM unit=mW | near | another unit
5 mW | 5 | NUM unit=MW | near | another unit
5 b | 5 | NUM unit=B | asked | bit or byte
5 K | 5 | NUM unit=kg | near | another unit
5 M | 5 | NUM unit=kg | asked | not the unit asked for
5 M | 5 | NUM | asked | no unit is asked for
2000 dzsúl | 2000 | NUM unit=J | correct | as it is said
3,7 M | 3,6 | NUM unit=m | incorrect | the value
`;
