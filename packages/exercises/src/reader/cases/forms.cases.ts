/** The form a question asks for. The value may be right or wrong: the form alone decides what is asked back. */
export const FORMS = `
0,75 | 0,75 | NUM form=decimal | correct | decimal
0.75 | 0,75 | NUM form=decimal | correct | decimal point
,75 | 0,75 | NUM form=decimal | correct | no zero
0,750 | 0,75 | NUM form=decimal | correct | zero behind
3/4 | 0,75 | NUM form=decimal | asked | fraction for a decimal
3/5 | 0,75 | NUM form=decimal | asked | fraction for a decimal
75/100 | 0,75 | NUM form=decimal | asked | fraction for a decimal
312/100 | 3,12 | NUM form=decimal | asked | fraction for a decimal
3 12/100 | 3,12 | NUM form=decimal | asked | mixed number for a decimal
0,76 | 0,75 | NUM form=decimal | incorrect | the value
7,5 | 0,75 | NUM form=decimal | incorrect | the value
75% | 0,75 | NUM form=decimal | asked | percent for a decimal
0,(3) | 1/3 | NUM form=decimal | correct | repeating decimal
1/3 | 0,(3) | NUM form=decimal | asked | fraction for a decimal
2 | 2 | NUM form=decimal | correct | whole number
3 tized | 0,3 | NUM form=decimal | asked | words for a decimal
5/9 | 5/9 | FRAC form=fraction | correct | fraction
10/18 | 5/9 | FRAC form=fraction | correct | fraction, may be simplified
0,(5) | 5/9 | FRAC form=fraction | asked | the task copied
0,(6) | 5/9 | FRAC form=fraction | asked | decimal for a fraction
0,5 | 1/2 | FRAC form=fraction | asked | decimal for a fraction
0,7 | 1/2 | FRAC form=fraction | asked | decimal for a fraction
50% | 1/2 | FRAC form=fraction | asked | percent for a fraction
1:2 | 1/2 | FRAC form=fraction | asked | division for a fraction
½ | 1/2 | FRAC form=fraction | correct | vulgar fraction
7/2 | 7/2 | FRAC form=fraction | correct | improper fraction
3 1/2 | 7/2 | FRAC form=fraction | asked | mixed for a common fraction
-5/9 | -5/9 | FRAC form=fraction | correct | negative
5/-9 | -5/9 | FRAC form=fraction | correct | sign below the bar
4/9 | 5/9 | FRAC form=fraction | incorrect | the value
2,5/4,5 | 5/9 | FRAC form=fraction | asked | decimals in the fraction
3/4 | 3/4 | FRAC form=lowest | correct | lowest terms
6/8 | 3/4 | FRAC form=lowest | asked | may be simplified
6/9 | 3/4 | FRAC form=lowest | asked | may be simplified
75/100 | 3/4 | FRAC form=lowest | asked | may be simplified
0,75 | 3/4 | FRAC form=lowest | asked | decimal for a fraction
2/3 | 3/4 | FRAC form=lowest | incorrect | the value
1 1/2 | 3/2 | FRAC form=lowest | correct | mixed, lowest
1 2/4 | 3/2 | FRAC form=lowest | asked | mixed, may be simplified
3/2 | 3/2 | FRAC form=lowest | correct | improper, lowest
2 | 2 | FRAC form=lowest | correct | whole number
4/2 | 2 | FRAC form=lowest | asked | may be simplified
10/12 | 5/6 | FRAC lowest | asked | the older flag
5/6 | 5/6 | FRAC lowest | correct | the older flag
5/7 | 5/6 | FRAC lowest | incorrect | the older flag
√12 | 2√3 | NUM lowest | asked | root may be simplified
√18 | 2√3 | NUM lowest | asked | root may be simplified
2√3 | 2√3 | NUM lowest | correct | root
3√2 | 2√3 | NUM lowest | incorrect | the value
2 3/4 | 11/4 | FRAC form=mixed | correct | mixed number
2¾ | 11/4 | FRAC form=mixed | correct | mixed number
2 egész 3/4 | 11/4 | FRAC form=mixed | correct | mixed number
11/4 | 11/4 | FRAC form=mixed | asked | improper for a mixed number
13/4 | 11/4 | FRAC form=mixed | asked | improper for a mixed number
2,75 | 11/4 | FRAC form=mixed | asked | decimal for a mixed number
1 7/4 | 11/4 | FRAC form=mixed | asked | the fraction part is above one
2 6/8 | 11/4 | FRAC form=mixed | correct | may be simplified
2 1/4 | 11/4 | FRAC form=mixed | incorrect | the value
3/4 2 | 11/4 | FRAC form=mixed | asked | the other way round
3,2*10^5 | 320000 | NUM form=normal | correct | normal form
3,2·10⁵ | 320000 | NUM form=normal | correct | normal form
3.2x10^5 | 320000 | NUM form=normal | correct | the letter x as sign of product
3,2 × 10^5 | 320000 | NUM form=normal | correct | sign of product
32*10^4 | 320000 | NUM form=normal | asked | the first factor is above ten
0,32*10^6 | 320000 | NUM form=normal | asked | the first factor is below one
33*10^4 | 320000 | NUM form=normal | asked | the first factor is above ten
320000 | 320000 | NUM form=normal | asked | no power of ten
320001 | 320000 | NUM form=normal | asked | no power of ten
3,2*10^4 | 320000 | NUM form=normal | incorrect | the value
3,2*10^-4 | 0,00032 | NUM form=normal | correct | negative exponent
3,2*10^(-4) | 0,00032 | NUM form=normal | correct | negative exponent in brackets
10^5 | 100000 | NUM form=normal | correct | the first factor is one
3,2*10^5 | 3,2*10^5 | TXT | correct | written key
32*10^4 | 3,2*10^5 | TXT | near | written key
6/8 | 3/4 | FRAC q=Egyszerűsítsd: $\\frac{6}{8}$ | asked | the task copied
3/4 | 3/4 | FRAC q=Egyszerűsítsd: $\\frac{6}{8}$ | correct | simplified
3/4 | 3/4 | FRAC q=Melyik a nagyobb: $\\frac{3}{4}$ vagy $\\frac{2}{3}$? | correct | the answer stands in the question
2/3 | 3/4 | FRAC q=Melyik a nagyobb: $\\frac{3}{4}$ vagy $\\frac{2}{3}$? | incorrect | the answer stands in the question
0,(5) | 5/9 | FRAC q=Írd fel tört alakban: $0,(5)$! | asked | the task copied
2 1/3 | 7/3 | FRAC q=Írd át törtté: $2\\frac{1}{3}$! | asked | the task copied
7/3 | 7/3 | FRAC q=Írd át törtté: $2\\frac{1}{3}$! | correct | carried out
2,5 m | 250 | NUM unit=cm q=Hány cm 2,5 m? | asked | the task copied
250 cm | 250 | NUM unit=cm q=Hány cm 2,5 m? | correct | converted
2 óra 30 perc | 2,5 | NUM unit=óra q=Hány óra 2 óra 30 perc? | asked | the task copied
6/8 | 3/4 | FRAC q=Egyszerűsítsd: $\\frac68$ | asked | the task copied
2,3+4,5 | 6,8 | NUM q=Számítsd ki: $2,3 + 4,5$ | asked | the task copied
6,8 | 6,8 | NUM q=Számítsd ki: $2,3 + 4,5$ | correct | carried out
`;
