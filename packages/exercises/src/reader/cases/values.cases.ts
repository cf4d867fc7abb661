/** Sets, points, intervals, expressions, ratios and words. */
export const VALUES_TYPED = `
1, 2 és 3 | {1;2;3} | SET | correct | commas and a word
1, 2, és 3 | {1;2;3} | SET | correct | comma before the word
1,2,3 | {1;2;3} | SET | correct | commas
1, 2, 3 | {1;2;3} | SET | correct | commas
{1;2;3} | {1;2;3} | SET | correct | braces
{1, 2, 3} | {1;2;3} | SET | correct | braces and commas
3; 2; 1 | {1;2;3} | SET | correct | any order
1; 2; 3; | {1;2;3} | SET | correct | semicolon behind
1 és 2 és 3 | {1;2;3} | SET | correct | words
1; 2 és 3 | {1;2;3} | SET | correct | semicolon and word
1; 2 | {1;2;3} | SET | incorrect | one is missing
1, 2 és 4 | {1;2;3} | SET | incorrect | one is wrong
-6 6 | {-6;6} | SET | asked | semicolons are wanted
-6  6 | {-6;6} | SET | asked | semicolons are wanted
1 2 3 | {1;2;3} | SET | asked | semicolons are wanted
180 181 182 183 | {180;181;182;183} | SET | asked | groups of three digits may be numbers
99 100 101 | {99;100;101} | SET | asked | groups of three digits may be numbers
180 181 | {180;181} | SET | asked | groups of three digits may be numbers
12 345 | {12345} | SET | correct | one number in groups
100 000; 200 000 | {100000;200000} | SET | correct | numbers in groups
1 000 000 | {1000000} | SET | correct | one number in groups
123 456; 234 567 | {123456;234567} | SET | correct | numbers in groups
-6; 6 | {-6;6} | SET | correct | any order
-6 és 6 | {-6;6} | SET | correct | a word
±6 | {-6;6} | SET | correct | plus-minus
x = ±6 | {-6;6} | SET | correct | plus-minus with a letter
x1=-6, x2=6 | {-6;6} | SET | correct | numbered letters
x1=-6,x2=6 | {-6;6} | SET | correct | numbered letters, no space
x1 = 6 és x2 = -6 | {-6;6} | SET | correct | numbered letters and a word
x=6 vagy x=-6 | {-6;6} | SET | correct | or
6 vagy -6 | {-6;6} | SET | correct | or
x = 6, x = -6 | {-6;6} | SET | correct | letter twice
6 | {-6;6} | SET | incorrect | one is missing
a 6 és a -6 | {-6;6} | SET | correct | articles
a megoldások: 6 és -6 | {-6;6} | SET | correct | frame
6 és mínusz 6 | {-6;6} | SET | correct | sign in words
6 és nem 7 | {-6;6} | SET | asked | negation
6, nem -6 | {-6;6} | SET | asked | negation
M = {-6; 6} | {-6;6} | SET | correct | name of the set
1,5 és 2 | {1,5;2} | SET | asked | decimal or two numbers
1,5; 2 | {1,5;2} | SET | correct | decimal comma
{1,5; 2} | {1,5;2} | SET | correct | decimal comma
1.5; 2 | {1,5;2} | SET | correct | decimal point
1/2; 2 | {1/2;2} | SET | correct | fraction
(1; 2; 3) | {1;2;3} | SET | correct | round brackets
[1; 2; 3] | {1;2;3} | SET | correct | square brackets
1-3 | {1;2;3} | SET | asked | a range
1...3 | {1;2;3} | SET | asked | a range
nincs megoldás | ∅ | SET | correct | no solution
nincs | ∅ | SET | correct | no solution
nincs megoldása | ∅ | SET | correct | no solution
üres halmaz | ∅ | SET | correct | empty set
0 | ∅ | SET | incorrect | zero is a number
{} | ∅ | SET | correct | empty braces
{0} | ∅ | SET | incorrect | zero is a number
2 és 3 cm | {2;3} | SET | asked | a unit in the set
{a; b} | {a;b} | SET | correct | words
{b, a} | {a;b} | SET | correct | words in another order
(2; -3) | (2;-3) | PT | correct | point
(2;-3) | (2;-3) | PT | correct | point
2; -3 | (2;-3) | PT | correct | no brackets
(2, -3) | (2;-3) | PT | correct | comma
(2,-3) | (2;-3) | PT | correct | comma
A(2; -3) | (2;-3) | PT | correct | name
A = (2; -3) | (2;-3) | PT | correct | name
P(2|-3) | (2;-3) | PT | correct | bar
x = 2, y = -3 | (2;-3) | PT | correct | letters
x=2 és y=-3 | (2;-3) | PT | correct | letters and a word
x=2; y=-3 | (2;-3) | PT | correct | letters
y=-3; x=2 | (2;-3) | PT | correct | letters in another order
(-3; 2) | (2;-3) | PT | incorrect | swapped
(2; \u20113) | (2;-3) | PT | correct | no-break hyphen
(2; mínusz 3) | (2;-3) | PT | correct | sign in words
[2; -3] | (2;-3) | PT | correct | square brackets
(2 -3) | (2;-3) | PT | asked | semicolon is wanted
(2;-3;0) | (2;-3) | PT | asked | three numbers
2 | (2;-3) | PT | asked | one number
(2,5; 3) | (2,5;3) | PT | correct | decimal comma
[2;5) | [2;5) | INTV | correct | interval
[2;5[ | [2;5) | INTV | correct | Hungarian bracket
[2 ; 5 ) | [2;5) | INTV | correct | spaces
[2,5) | [2;5) | INTV | correct | comma
2≤x<5 | [2;5) | INTV | correct | inequality
x≥2 és x<5 | [2;5) | INTV | correct | two inequalities
[2;5] | [2;5) | INTV | near | the end
(2;5) | [2;5) | INTV | near | the end
[2;6) | [2;5) | INTV | incorrect | the value
x>=3 | [3;∞) | INTV | correct | half line
x => 3 | [3;∞) | INTV | correct | sign the other way
3<=x | [3;∞) | INTV | correct | half line
[3; végtelen) | [3;∞) | INTV | correct | in words
x > 3 | [3;∞) | INTV | near | the end
x = 3 | [3;∞) | INTV | asked | an interval is wanted
X ≥ 3 | [3;∞) | INTV | correct | capital
y ≥ 3 | [3;∞) | INTV | correct | another letter
x nagyobb mint 3 | (3;∞) | INTV | correct | in words
8x+14 | 8x+14 | EXPR | correct | expression
8X+14 | 8x+14 | EXPR | correct | capital
8x + 14 | 8x+14 | EXPR | correct | spaces
14+8x | 8x+14 | EXPR | correct | order
8*x+14 | 8x+14 | EXPR | correct | sign of product
8·x+14 | 8x+14 | EXPR | correct | sign of product
x8+14 | 8x+14 | EXPR | asked | number after the letter
= 8x+14 | 8x+14 | EXPR | correct | equals sign before
8x+14= | 8x+14 | EXPR | correct | equals sign behind
y=8x+14 | 8x+14 | EXPR | correct | label
f(x)=8x+14 | 8x+14 | EXPR | correct | label
8x+14 lesz | 8x+14 | EXPR | correct | verb
az eredmény 8x+14 | 8x+14 | EXPR | correct | frame
8x+14 cm | 8x+14 | EXPR | asked | a unit
8x+13 | 8x+14 | EXPR | incorrect | the value
8x | 8x+14 | EXPR | incorrect | a term is missing
22x | 8x+14 | EXPR | incorrect | unlike terms
8y+14 | 8x+14 | EXPR | incorrect | another letter
8x-14 | 8x+14 | EXPR | incorrect | sign
2(4x+7) | 8x+14 | EXPR | near | brackets left
5x+3x+14 | 8x+14 | EXPR | near | like terms left
8x plusz 14 | 8x+14 | EXPR | correct | sign in words
x^2 | x^2 | EXPR | correct | power
x² | x^2 | EXPR | correct | superscript
x*x | x^2 | EXPR | near | product left
x négyzet | x^2 | EXPR | correct | power in words
x a négyzeten | x^2 | EXPR | correct | power in words
x2 | x^2 | EXPR | asked | power or product
2x | x^2 | EXPR | incorrect | product
ab | ab | EXPR | correct | product of letters
ba | ab | EXPR | correct | order
a·b | ab | EXPR | correct | sign of product
2ab | ab | EXPR | incorrect | coefficient
3x/4 | 3x/4 | EXPR | correct | fraction
3/4x | 3x/4 | EXPR | correct | fraction before the letter
0,75x | 3x/4 | EXPR | correct | decimal
2 : 3 | 2:3 | TXT | correct | ratio
2:3 | 2:3 | TXT | correct | ratio
4:6 | 2:3 | TXT lowest | asked | lowest terms are wanted
4:6 | 2:3 | TXT | correct | the same ratio
3:2 | 2:3 | TXT | incorrect | the other way
2:4 | 2:3 | TXT | incorrect | another ratio
2/3 | 2:3 | TXT | asked | a ratio is wanted
2 a 3-hoz | 2:3 | TXT | correct | ratio in words
páros | páros | TXT | correct | word
Páros. | páros | TXT | correct | capital and full stop
paros | páros | TXT | correct | without accents
nem páros | páros | TXT | incorrect | negation
páratlan | páros | TXT | incorrect | another word
a páros | páros | TXT | correct | article
igen | igen | TXT | correct | word
nem | igen | TXT | incorrect | word
14:30 | 14:30 | TXT | correct | time of day
14.30 | 14:30 | TXT | correct | time of day with a point
14 óra 30 perc | 14:30 | TXT | correct | time of day in words
15:30 | 14:30 | TXT | incorrect | another time
`;
