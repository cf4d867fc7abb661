/** A sentence ends at . ! ? … before a capital, a digit, a formula or an opening quote; „5. osztály” does not end one. */
const END = /(?<=[.!?…][”»)]*)\s+(?=[„»(]*[\p{Lu}\dƒ])|(?<=:)\s+(?=„)/u;
const ABBREVIATION = /(?<!\p{L})(kb|pl|ún|ill|vö|Kr|stb|sz)\./giu;
const WORD = /[\p{L}\dƒ]/u;

export const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .trim()
    .replace(ABBREVIATION, '$1')
    .split(END)
    .map(sentence => sentence.trim())
    .filter(sentence => WORD.test(sentence));

export const wordsOf = (text: string): string[] => text.split(/[\s\u00a0\u202f]+/u).filter(word => WORD.test(word));
