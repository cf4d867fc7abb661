import { capital, numberArticle, wordArticle } from '@eszkerek/numbers/hungarian';

/** „A 6. B osztály tagjaként”, „Az 5. A osztály tagjaként”; the word is not said twice when the name has it. */
export const asMember = (className: string): string => {
  const number = /^\d+/.exec(className);
  const article = capital(number ? numberArticle(Number(number[0])) : wordArticle(className));
  return `${article} ${className}${/osztály$/i.test(className) ? '' : ' osztály'} tagjaként`;
};
