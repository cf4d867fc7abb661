/** Signs of keyboards, phones and copied texts; separators of decimals and thousands; odd input. */
export const TYPOGRAPHY = `
\u20105 | -5 | INT | correct | U+2010 hyphen
\u20115 | -5 | INT | correct | U+2011 no-break hyphen
\u20125 | -5 | INT | correct | U+2012 figure dash
\u20135 | -5 | INT | correct | U+2013 en dash
\u20145 | -5 | INT | correct | U+2014 em dash
\u22125 | -5 | INT | correct | U+2212 minus
\uFE635 | -5 | INT | correct | U+FE63 small minus
\uFF0D5 | -5 | INT | correct | U+FF0D fullwidth minus
\u20105 | 5 | INT | incorrect | the sign is read
\u20115 | 5 | INT | incorrect | the sign is read
\u207B5 | -5 | INT | correct | superscript minus
- 5 | -5 | INT | correct | space after the sign
-\u00A05 | -5 | INT | correct | no-break space after the sign
+5 | 5 | INT | correct | plus
5- | -5 | INT | asked | sign behind
2\u00D73 | 6 | INT | asked | operation
2 \u00B7 3 | 6 | INT | asked | operation
1\u22152 | 1/2 | FRAC | correct | U+2215 slash
1\u20442 | 1/2 | FRAC | correct | U+2044 slash
1\uFF0F2 | 1/2 | FRAC | correct | fullwidth slash
\uFF11\uFF12 | 12 | INT | correct | fullwidth digits
\uFF13\uFF0C\uFF15 | 3,5 | NUM | correct | fullwidth comma
12\u00A0345 | 12345 | INT | correct | no-break space
12\u202F345 | 12345 | INT | correct | narrow no-break space
12\u2009345 | 12345 | INT | correct | thin space
12\u2007345 | 12345 | INT | correct | figure space
12 345 | 12345 | INT | correct | space
12345 | 12345 | INT | correct | no groups
12.345.678 | 12345678 | INT | correct | dots
12,345,678 | 12345678 | INT | correct | commas
12.345 | 12345 | INT | asked | thousands or decimal
12.345 | 12,345 | NUM | asked | thousands or decimal
12,345 | 12,345 | NUM | correct | decimal comma
12,345 | 12345 | INT | incorrect | decimal comma
12.34 | 12,34 | NUM | correct | decimal point
0.125 | 0,125 | NUM | correct | decimal point
.5 | 0,5 | NUM | correct | no zero
,5 | 0,5 | NUM | correct | no zero
5,0 | 5 | INT | correct | zero decimals
5,00 | 5 | NUM | correct | zero decimals
05 | 5 | INT | correct | leading zero
3, 5 | 3,5 | NUM | asked | decimal or two numbers
3 ,5 | 3,5 | NUM | correct | space before the comma
3,5,7 | 3,57 | NUM | asked | two commas
3..5 | 3,5 | NUM | asked | two points
3;5 | 3,5 | NUM | asked | two numbers
3'5 | 3,5 | NUM | asked | apostrophe
11 9 | 119 | INT | asked | two numbers
12 0 | 120 | INT | asked | two numbers
1 20 | 120 | INT | asked | two numbers
1 2 0 | 120 | INT | asked | spaced digits
12 00 | 1200 | INT | asked | groups of two
1 0000 | 10000 | INT | asked | groups of four
1'000 | 1000 | INT | asked | apostrophe
1_000 | 1000 | INT | asked | underscore
\u00BD | 1/2 | FRAC | correct | vulgar fraction
3\u00BD | 3,5 | NUM | correct | mixed with a vulgar fraction
-3\u00BD | -3,5 | NUM | correct | mixed with a vulgar fraction
2\u2153 | 7/3 | FRAC | correct | mixed with a vulgar fraction
\u2159 | 1/6 | FRAC | correct | vulgar fraction
2\u00B3 | 8 | INT | asked | operation
2\u00B3 | 2^3 | TXT | correct | power wanted
0,(3) | 1/3 | FRAC | correct | repeating decimal
0,3(6) | 11/30 | FRAC | correct | repeating decimal
0.(3) | 1/3 | FRAC | correct | repeating decimal
0,333... | 1/3 | FRAC | correct | dots
0,33\u2026 | 1/3 | FRAC | correct | ellipsis sign
0,3333 | 1/3 | FRAC | near | rounded
0,(3) | 0,3 | NUM | incorrect | repeating is not 0,3
0,3 | 1/3 | FRAC | incorrect | too short
0,36... | 4/11 | FRAC | asked | what repeats
1 1/2 | 3/2 | FRAC | correct | mixed
1 1/2 | 11/2 | FRAC | incorrect | mixed
11/2 | 3/2 | FRAC | incorrect | eleven halves
1+1/2 | 3/2 | FRAC | asked | operation
1 és 1/2 | 3/2 | FRAC | correct | mixed
1 egész 1/2 | 3/2 | FRAC | correct | mixed
1 1/2 | 1,5 | NUM | correct | mixed for a decimal
1  1/2 | 3/2 | FRAC | correct | two spaces
-1 1/2 | -3/2 | FRAC | correct | negative mixed
1/ 2 | 1/2 | FRAC | correct | space after the bar
1 /2 | 1/2 | FRAC | correct | space before the bar
1/2/ | 1/2 | FRAC | asked | unfinished
1//2 | 1/2 | FRAC | asked | two bars
1\\2 | 1/2 | FRAC | correct | backslash
1:2 | 1/2 | FRAC | asked | operation
5/0 | 5 | NUM | asked | division by zero
48/2 | 24 | INT | asked | operation
48/2 | 24 | NUM | asked | operation
50/2 | 24 | NUM | asked | operation
240/2 | 120 | INT | asked | operation
242/2 | 120 | INT | asked | operation
241/2 | 120 | INT | asked | operation
5,6/0,07 | 80 | NUM | asked | the task copied
5,6:0,07 | 80 | NUM | asked | the task copied
5,6 : 0,07 = | 80 | NUM | asked | the task copied
2,5/3 | 5/6 | FRAC | asked | the division is not carried out
2^3 | 8 | INT | asked | operation
√9 | 3 | NUM | asked | operation
10^3 | 1000 | NUM | asked | operation
3*10^2 | 300 | NUM | asked | operation
3e2 | 300 | NUM | asked | calculator's notation
3E2 | 300 | NUM | asked | calculator's notation
-(-5) | 5 | INT | asked | operation
--5 | 5 | INT | asked | operation
- | 5 | INT | asked | no number
, | 5 | INT | asked | no number
... | 5 | INT | asked | no number
? | 5 | INT | asked | no number
x | 5 | INT | asked | no number
5x | 5 | INT | asked | a letter
5x | 5x | EXPR | correct | a letter
NaN | 5 | INT | asked | no number
Infinity | 5 | INT | asked | no number
∞ | 5 | INT | asked | no number
0x10 | 16 | INT | asked | no school notation
1e1000 | 5 | NUM | asked | no school notation
5\u200B | 5 | INT | correct | zero-width space
\uFEFF5 | 5 | INT | correct | byte order mark
5\u00AD | 5 | INT | correct | soft hyphen
\u202D5 | 5 | INT | correct | direction mark
5️⃣ | 5 | INT | correct | the digit in a keycap
٥ | 5 | INT | asked | digits of another script
5<br> | 5 | INT | asked | markup
'; DROP TABLE | 5 | INT | asked | no number
99999999999999999999999999 | 5 | INT | incorrect | a long number
0 | 0 | INT | correct | zero
-0 | 0 | INT | correct | minus zero
0,0 | 0 | NUM | correct | zero
O | 0 | INT | asked | the letter O
l | 1 | INT | asked | the letter l
5O | 50 | INT | asked | the letter O
`;
