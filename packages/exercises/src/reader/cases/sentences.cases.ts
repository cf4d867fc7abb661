/** An answer inside a sentence; words that say nothing of the value may stand around it. */
export const SENTENCES = `
A válasz 5. | 5 | INT | correct | frame
A válasz: 5 | 5 | INT | correct | frame with colon
válasz 5 | 5 | INT | correct | frame
Válasz: 5. | 5 | INT | correct | frame
Felelet: 12 | 12 | INT | correct | frame
az eredmény 5 | 5 | INT | correct | frame
Az eredmény 5 lett. | 5 | INT | correct | frame on both sides
az eredmeny: -5 | -5 | INT | correct | frame and sign
A megoldás az 5. | 5 | INT | correct | frame
a megoldás x = 5 | 5 | INT | correct | frame and letter
végeredmény: 3,5 | 3,5 | NUM | correct | frame
szerintem 5 | 5 | INT | correct | opinion
szerintem az 5 | 5 | INT | correct | opinion
azt hiszem 5 | 5 | INT | correct | opinion
azt hiszem, hogy 5 | 5 | INT | correct | opinion with a comma
gondolom 5 | 5 | INT | correct | opinion
talán 5 | 5 | INT | correct | opinion
x = 5 lesz | 5 | INT | correct | letter and verb
x az 5 | 5 | INT | correct | letter and article
az x 5 | 5 | INT | correct | letter and article
x=5. | 5 | INT | correct | letter
5 lesz | 5 | INT | correct | verb
5 lesz az | 5 | INT | correct | verb
5 lett | 5 | INT | correct | verb
5 az eredmény | 5 | INT | correct | frame behind
5 a válasz | 5 | INT | correct | frame behind
5 jött ki | 5 | INT | correct | frame behind
nekem 5 jött ki | 5 | INT | correct | frame on both sides
tehát 5 | 5 | INT | correct | frame
ez 5 | 5 | INT | correct | frame
összesen 5 | 5 | INT | correct | frame
ennyi: 5 | 5 | INT | correct | frame
90 lej volt | 90 | INT unit=lej | correct | volt is a verb here
90 lej volt | 9 | INT unit=lej | incorrect | the value differs
90 volt | 90 | INT unit=lej | correct | volt is a verb here
90 volt | 90 | INT unit=V | correct | volt is the unit here
12 cm hosszú | 12 | NUM unit=cm | correct | adjective after the unit
12 cm hosszú | 1,2 | NUM unit=cm | incorrect | the value differs
160 km lesz | 160 | NUM unit=km | correct | verb after the unit
160 km lesz | 161 | NUM unit=km | incorrect | the value differs
60 km/h sebességgel | 60 | NUM unit=km/h | correct | noun after the unit
60 km/h a sebessége | 60 | NUM unit=km/h | correct | noun after the unit
a sebesség 60 km/h | 60 | NUM unit=km/h | correct | noun before the number
a sebessége 60 km/h volt | 60 | NUM unit=km/h | correct | words on both sides
96 fa | 96 | INT q=Hány fa van a kertben? | correct | noun of the question
96 fa | 96 | INT unit=fa | correct | noun of the label
96 fa | 69 | INT unit=fa | incorrect | the value differs
96 fát ültettek | 96 | INT q=Hány fát ültettek összesen a kertbe? | correct | words of the question
5 alma | 5 | INT | correct | a thing that is counted
5 almát | 5 | INT | correct | a thing that is counted
24 gyerek | 24 | INT | correct | a thing that is counted
24 tanuló | 24 | INT q=Hány tanuló jár az osztályba? | correct | noun of the question
24-en | 24 | INT q=Hányan vannak? | correct | number with an ending
24-en vannak | 24 | INT q=Hányan vannak? | correct | number with an ending and a verb
5-öt | 5 | INT | correct | number with an ending
90-et | 90 | INT | correct | number with an ending
5-ös | 5 | INT | correct | number with an ending
3-szor | 3 | INT q=Hányszor fordult meg? | correct | the ending of the question
3-szorosa | 3 | INT q=Hányszorosa lett? | correct | the ending of the question
3-szor | 3 | INT q=Mennyi 9 és 6 különbsége? | asked | an ending that changes the value
3-ad | 3 | INT | asked | an ending that changes the value
3-tól | 3 | INT | asked | an ending that changes the value
3-ig | 3 | INT | asked | an ending that changes the value
a kerület 20 cm | 20 | NUM unit=cm | correct | quantity before the number
kerület = 20 cm | 20 | NUM unit=cm | correct | quantity as label
K = 20 cm | 20 | NUM unit=cm | correct | letter as label
a téglalap kerülete 20 cm | 20 | NUM unit=cm q=Mekkora a téglalap kerülete? | correct | words of the question
a területe 12 négyzetcentiméter | 12 | NUM unit=cm² | correct | quantity and unit in words
a négyzet kerülete 20 cm | 20 | NUM unit=cm q=Mekkora a négyzet kerülete? | correct | the shape, not a power
T = 12 cm2 | 12 | NUM unit=cm² | correct | letter and plain superscript
15 éves | 15 | INT unit=év | correct | ending of the unit
15 éves lesz | 15 | INT unit=év | correct | ending of the unit and verb
3 óra múlva | 3 | NUM unit=h | correct | word after the unit
3 óra alatt | 3 | NUM unit=h | correct | word after the unit
3 nap alatt | 3 | INT unit=nap | correct | word after the unit
5 lejbe került | 5 | INT unit=lej | correct | ending and verb
5 lejbe kerül | 5 | INT unit=lej | correct | ending and verb
5 lejt fizetett | 5 | INT unit=lej | correct | ending and verb
250 forintba kerül | 250 | INT unit=Ft | correct | ending and verb
marad 4 alma | 4 | INT | correct | verb and noun
4 maradt | 4 | INT | correct | verb
maradék 4 | 4 | INT | correct | noun
4 a maradék | 4 | INT | correct | noun
nem 3 | 3 | INT | asked | negation
nem 3 | 4 | INT | asked | negation
3 nem | 3 | INT | asked | negation
nem 3 hanem 4 | 4 | INT | asked | negation
nem tudom | 5 | INT | asked | no answer
kevesebb mint 3 | 3 | INT | asked | comparison
kevesebb, mint 3 | 3 | INT | asked | comparison
több mint 3 | 3 | INT | asked | comparison
3-nál több | 3 | INT | asked | comparison
3-nál kisebb | 3 | INT | asked | comparison
nagyobb 3-nál | 3 | INT | asked | comparison
kisebb mint 3 | 3 | INT | asked | comparison
legalább 3 | 3 | INT | asked | comparison
legfeljebb 3 | 3 | INT | asked | comparison
maximum 3 | 3 | INT | asked | comparison
minimum 3 | 3 | INT | asked | comparison
majdnem 3 | 3 | INT | asked | comparison
3 alatt | 3 | INT | asked | comparison
3 felett | 3 | INT | asked | comparison
3 körül | 3 | INT | asked | comparison
> 3 | 3 | INT | asked | comparison
x > 3 | 3 | INT | asked | comparison
≤3 | 3 | INT | asked | comparison
<3 | 3 | INT | asked | comparison
3+ | 3 | INT | asked | unfinished
kb. 3 | 3 | INT | asked | about, where the exact value is wanted
körülbelül 3 | 3 | INT | asked | about, where the exact value is wanted
nagyjából 3 | 3 | NUM | asked | about, where the exact value is wanted
kb 3 | 3 | NUM tol=0,1 | correct | about, where rounding is allowed
≈ 3,33 | 10/3 | NUM | correct | about, where rounding is allowed
x ≈ 3,33 | 10/3 | NUM | correct | about, where rounding is allowed
3 vagy 4 | 3 | INT | asked | two answers
4 vagy 3 | 3 | INT | asked | two answers
3 és 4 | 3 | INT | asked | two answers
3 helyett 4 | 4 | INT | asked | two numbers
3-4 | 3 | INT | asked | a range or an operation
3 - 4 között | 3 | INT | asked | a range
3 és 4 között | 3 | INT | asked | a range
5 kutya | 5 | INT q=Hány fa van? | asked | an unknown word
5 blabla | 5 | INT | asked | an unknown word
5 xyz | 5 | INT | asked | an unknown word
hidd el 5 | 5 | INT | asked | unknown words
5 fok hideg | 5 | INT unit=°C | asked | cold means below zero
5 lej adósság | 5 | INT unit=lej | asked | a debt means below zero
5 tartozás | 5 | INT | asked | a debt means below zero
30 m mélyen | 30 | INT unit=m | asked | depth may mean below zero
2+3=5 | 5 | INT | correct | the working before the result
x = 10/2 = 5 | 5 | INT | correct | label and working
5=5 | 5 | INT | asked | only the result is wanted
5 = x | 5 | INT | correct | letter behind
5= | 5 | INT | correct | an equals sign behind
=5 | 5 | INT | correct | an equals sign before
5! | 5 | INT | correct | an exclamation mark
5? | 5 | INT | correct | a question mark
5 :) | 5 | INT | correct | a smiley behind it
„5” | 5 | INT | correct | quotation marks
"5" | 5 | INT | correct | quotation marks
(5) | 5 | INT | correct | brackets
a) 5 | 5 | INT | correct | the letter of the question
b) 5 | 5 | INT | correct | the letter of the question
1) 5 | 5 | INT | asked | two numbers
`;
