import { lineFormula, plainHtml } from '../plain-html.ts';

const WHOLE = /számjegy|helyi ?érték|alaki ?érték|természetes szám|egész szám|kerekít|(^|\s)hány\s/i;
/** Signs and words of other numbers, and of lists. */
const OTHER = /[/^√²³]|tört|gyök|hatvány|pontosvessz|sorold/i;

/** Whether the question itself asks for several values: there is no other sign between them. */
export const asksForList = (question: string): boolean => /pontosvessz|sorold/i.test(plainHtml(question, lineFormula));

/** Whether the question itself tells that digits, comma and minus are enough: the keys must not tell more than it does. */
export const asksForDigits = (question: string): boolean => {
  const text = plainHtml(question, lineFormula);
  return WHOLE.test(text) && !OTHER.test(text);
};
