const UNITS = new Set('mm cm dm m km ha mg g dkg dag kg t ml cl dl l hl s min h ms kg px db kcal kilo'.split(' '));

/** A misconception as a title: no full stop; a word gets a capital letter, a unit or a symbol stays as it is written („kJ”, „dkg”, „x²”). */
export const misconceptionName = (written: string): string => {
  const text = written.trim().replace(/(?<!\.|\bstb)\.$/, '');
  const [first = ''] = text.split(/[\s,–-]/);
  const isArticle = /^az? \p{L}{2}/u.test(text);
  const isWord = /^\p{Ll}{2,}$/u.test(first) && !UNITS.has(first);
  return isArticle || isWord ? text.charAt(0).toLocaleUpperCase('hu') + text.slice(1) : text;
};
