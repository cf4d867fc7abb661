/** Words that change the value are read, or the pupil is asked. */
export const NUMBER_WORDS = `
mínusz 24 | 24 | INT | incorrect | the sign is a word
mínusz 24 | -24 | INT | correct | the sign is a word
minusz 24 | -24 | INT | correct | typed without accents
Mínusz 3 | -3 | NUM | correct | capital letter
mínusz 3,5 | -3,5 | NUM | correct | decimal after the word
minusz 3/4 | -3/4 | FRAC | correct | fraction after the word
negatív 6 | -6 | INT | correct | negatív is the sign
negatív 6 | 6 | INT | incorrect | negatív is the sign
plusz 7 | 7 | INT | correct | plusz changes nothing
plusz 7 | -7 | INT | incorrect | the value differs
mínusz mínusz 5 | 5 | INT | asked | two signs are an operation
5 mínusz 3 | 2 | INT | asked | an operation in words
5 meg 3 | 8 | INT | asked | an operation in words
5 plusz 3 | 8 | INT | asked | an operation in words
5 szorozva 3 | 15 | INT | asked | an operation in words
5-ször 3 | 15 | INT | asked | an operation in words
3 ezer | 3 | INT | incorrect | three thousand is not three
3 ezer | 3000 | INT | correct | scale word
1 ezer | 1000 | INT | correct | scale word
12 ezer | 12000 | INT | correct | scale word
12ezer | 12000 | INT | correct | glued scale word
12 ezer 500 | 12500 | INT | correct | the rest after the thousands
2 ezer 5 | 2005 | INT | correct | the rest after the thousands
2 ezer 5 | 25 | INT | incorrect | two thousand and five
2 millió | 2000000 | INT | correct | scale word
2 millio | 2000000 | INT | correct | typed without accents
2,5 millió | 2500000 | NUM | correct | decimal times scale
2,5 millió | 2,5 | NUM | incorrect | scale word is read
1 millió 200 ezer | 1200000 | INT | correct | two scale words
3 milliárd | 3000000000 | INT | correct | scale word
1,5 milliárd | 1,5 | NUM | incorrect | scale word is read
5 száz | 500 | INT | correct | scale word
5 száz | 5 | INT | incorrect | scale word
2 tucat | 24 | INT | correct | a dozen is twelve
2 tucat | 2 | INT | incorrect | a dozen is twelve
3 ezer lej | 3000 | INT unit=lej | correct | scale word before the unit
3 ezer km | 3 | INT unit=km | incorrect | scale word before the unit
150 millió km | 150000000 | INT unit=km | correct | scale word before the unit
3 tized | 3 | NUM | incorrect | three tenths is not three
3 tized | 0,3 | NUM | correct | tenths
3 század | 0,03 | NUM | correct | hundredths
25 század | 0,25 | NUM | correct | hundredths
7 ezred | 0,007 | NUM | correct | thousandths
7 ezred | 7000 | NUM | incorrect | ezred is not ezer
2 egész 3 tized | 2,3 | NUM | correct | whole and tenths
2 egész 35 század | 2,35 | NUM | correct | whole and hundredths
0 egész 5 tized | 0,5 | NUM | correct | whole and tenths
2 egész 3 tized | 23 | NUM | incorrect | whole and tenths
2 egesz 3 szazad | 2,03 | NUM | correct | typed without accents
3 harmad | 3 | INT | asked | three thirds is still a division
3 harmad | 3 | NUM | asked | three thirds is still a division
2 harmad | 2/3 | FRAC | correct | thirds
2 harmad | 2 | NUM | incorrect | thirds
1 negyed | 1/4 | FRAC | correct | quarters
3 negyed | 3/4 | FRAC | correct | quarters
3 negyed | 3 | NUM | incorrect | quarters
2 ötöd | 2/5 | FRAC | correct | fifths
2 ötöd | 0,4 | NUM | correct | fifths
5 hatod | 5/6 | FRAC | correct | sixths
3 heted | 3/7 | FRAC | correct | sevenths
7 nyolcad | 7/8 | FRAC | correct | eighths
4 kilenced | 4/9 | FRAC | correct | ninths
5 tizenketted | 5/12 | FRAC | correct | twelfths
3 huszad | 3/20 | FRAC | correct | twentieths
1 egész 1 harmad | 4/3 | FRAC | correct | mixed number in words
2 egész 3 negyed | 11/4 | FRAC | correct | mixed number in words
fél | 0,5 | NUM | correct | half
fél | 1/2 | FRAC | correct | half
1 fél | 1/2 | FRAC | correct | one half
2 és fél | 2,5 | NUM | correct | and a half
2 és fél | 2 | NUM | incorrect | and a half is read
2 es fel | 5/2 | FRAC | correct | typed without accents
3 és fél óra | 3,5 | NUM unit=h | correct | and a half with a unit
3 és negyed | 3,25 | NUM | correct | and a quarter
3 és háromnegyed | 3,75 | NUM | correct | and three quarters
2 és 1/2 | 5/2 | FRAC | correct | whole and fraction
másfél | 1,5 | NUM | correct | one and a half
masfel | 3/2 | FRAC | correct | typed without accents
másfél óra | 1,5 | NUM unit=h | correct | with a unit
másfél óra | 90 | NUM unit=min | correct | with another unit of the same quantity
háromnegyed | 3/4 | FRAC | correct | three quarters
negyed | 1/4 | FRAC | correct | a quarter
negyed | 4 | NUM | incorrect | a quarter is not four
fél liter | 0,5 | NUM unit=l | correct | half with a unit
fél 3 | 2,5 | NUM | asked | half past two or half of three
öt | 5 | INT | correct | written out
huszonöt | 25 | INT | correct | written out
ezer | 1000 | INT | correct | written out
mínusz öt | -5 | INT | correct | written out
nulla | 0 | INT | correct | written out
két tized | 0,2 | NUM | correct | written out
3 fele | 1,5 | NUM | asked | an operation in words
3 fele | 3 | NUM | asked | a word that changes the value
10 harmada | 10/3 | FRAC | asked | an operation in words
3 kétszerese | 3 | INT | asked | a word that changes the value
a 3 duplája | 3 | INT | asked | a word that changes the value
négyzetgyök 3 | 3 | NUM | incorrect | the root is read
négyzetgyök 3 | √3 | NUM | correct | the root is read
negyzetgyok 3 | √3 | NUM | correct | typed without accents
gyök 3 | √3 | NUM | correct | the root is read
gyök alatt 3 | √3 | NUM | correct | the root is read
2 gyök 3 | 2√3 | NUM | correct | number times root
négyzetgyök 9 | 3 | INT | asked | still an operation
gyök 16 | 4 | NUM | asked | still an operation
köbgyök 8 | 2 | INT | asked | not an answer yet
köbgyök 8 | 8 | INT | asked | a word that changes the value
3 négyzete | 9 | INT | asked | still an operation
3 négyzete | 3 | INT | asked | a word that changes the value
3 négyzeten | 3 | INT | asked | a word that changes the value
3 a négyzeten | 9 | INT | asked | still an operation
2 a harmadikon | 8 | INT | asked | still an operation
2 a harmadikon | 2 | INT | asked | a word that changes the value
10 az ötödiken | 10 | INT | asked | a word that changes the value
2 köbön | 2 | INT | asked | a word that changes the value
2 a harmadikon | 2^3 | TXT | correct | a power is wanted
pi | π | NUM | correct | the name of π
2 pi | 2π | NUM | correct | the name of π
2 pi | 2 | NUM | incorrect | π is a factor
3 ezer | 3000 | INT q=Írd le számjegyekkel: háromezer! | asked | digits are the task
3 tized | 0,3 | NUM form=decimal | asked | the decimal is the task
2 harmad | 2/3 | FRAC form=fraction | asked | the fraction is the task
3 tizes | 30 | INT | asked | an unknown word
3 százas | 3 | INT | asked | a word that changes the value
3 tízes | 3 | INT | asked | a word that changes the value
huszonnégy | 24 | INT | correct | written out
huszonnégy | 21 | INT | incorrect | four is not one
tizennégy | 11 | INT | incorrect | four is not one
tizenkető | 12 | INT | correct | a slip that leaves no doubt
kettőszázkilencvenöt | 295 | INT | correct | hundreds, tens and units
kétezer-háromszáz | 2300 | INT | correct | with a hyphen
kétezer háromszáz lej | 2300 | INT unit=lej | correct | in two words with the unit
száz kilencvenkettő newton | 192 | NUM unit=N | correct | in two words with the unit
Ötvenhárom | 53 | INT | correct | capital letter
negyvenen | 40 | INT q=Hányan jöttek el? | correct | with the ending of „hányan”
nyolcvankilencen | 89 | INT q=Hányan indultak? | correct | with the ending of „hányan”
héttel | 7 | INT q=Mennyivel csökkent? | correct | with the ending of „mennyivel”
mínusz tizenöt | -15 | INT | correct | the sign is a word
mínusz tizenöt | 15 | INT | incorrect | the sign is a word
két és fél óra | 150 | INT unit=perc | correct | a half more, in another unit
huszonegy lej hatvan bani | 21,6 | NUM unit=lej | correct | two pieces
egytizennegyed liter | 1/14 | FRAC unit=liter | correct | a fraction in one word
egy tizenketted | 1/12 | FRAC | correct | a fraction in two words
öthatod | 6/5 | FRAC | incorrect | the reciprocal
négy egész hetvenkilenc század | 4,79 | NUM | correct | a decimal
három és négy | {3;4} | SET | correct | a list
nem öt | 5 | INT | asked | denied
öt vagy hat | 5 | INT | asked | two answers
hattal kevesebb | 6 | INT | asked | a comparison nobody asked for
kétszer hat | 12 | INT | asked | an operation
ötödik | 5 | INT | asked | an ordinal
hatos | 6 | INT | asked | the name of a digit
öt | 5 | INT q=Írd le számjegyekkel: öt! | asked | digits are the task
ötvenhárom | 53 | INT q=Egy szám számjegyeinek összege 8. Melyik ez a szám? | correct | the digits are only named
három egész öt tized | 3,5 | NUM form=decimal | asked | the form is wanted
kilenc | 9 | EXPR | correct | no product of letters
hat | 9 | EXPR | incorrect | no product of letters
hat gyök kettő | 6√2 | EXPR | correct | a root in words
3x plusz kettő | 3x+2 | EXPR | asked | digits beside a word
`;
