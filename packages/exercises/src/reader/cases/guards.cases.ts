/** What must not count as an answer, and beside it what still has to. */
export const GUARDS = `
14 pí | 14π | NUM unit=cm | correct | the name of π as it is said
14pí | 14π | NUM unit=cm | correct | without a space
100 PÍ | 100π | NUM | correct | in capitals
14pi | 14π | NUM | correct | without an accent
14 Pi cm | 14π | NUM unit=cm | correct | with its unit
2pi/3 | 2π/3 | NUM | correct | over a number
13 pí | 14π | NUM unit=cm | incorrect | the value
14p | 14π | NUM unit=cm | asked | minutes or π
14 p | 14 | NUM unit=perc | correct | minutes
f: 3x+2 | 3x+2 | EXPR | correct | the name of a function
f(x): 3x+2 | 3x+2 | EXPR | correct | with its letter
y: 3x+2 | 3x+2 | EXPR | correct | the other coordinate
f: 3x+1 | 3x+2 | EXPR | incorrect | the value
x:2 | x/2 | EXPR | correct | a division
16 DB | 16 | NUM unit=darab | correct | pieces in capitals
16 Db | 16 | NUM unit=db | correct | pieces with a capital
60 db | 60 | NUM unit=dB | correct | decibels as they are typed
60 dB | 60 | NUM unit=dB | correct | decibels
20' | 20 | NUM unit=perc | correct | minutes of time
20' | 20 | NUM unit=° | near | minutes of arc are no degrees
6 kilowatt óra | 6 | NUM unit=kWh q=Hány kilowattóra? Három óra telt el. | correct | a unit in two words
6 kilowatt | 6 | NUM unit=kWh | near | another unit
-6/6 | {-6;6} | SET | asked | two numbers or minus one
-2/3; 1 | {-2/3;1} | SET | correct | a fraction
`;
