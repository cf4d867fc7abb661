const outsideFormulas = (text: string): string => text.replace(/\$[^$]*\$/g, ' ');
const wordsOf = (text: string): string[] => outsideFormulas(text).match(/\p{L}{3,}/gu) ?? [];
/** Words that only join formulas, and units that are written out. */
const JOINING =
  /^(?:és|tehát|ezért|ebből|majd|vagyis|azaz|Ellenőrzés|liter|perc|óra|másodperc|lej|képpont|pont|dioptria|ohm|nap|eset|fok)$/u;

const SHORT_QUESTION = 6;

/** A solution of formulas alone says what was computed, not why. */
const isBare = (solution: string): boolean => wordsOf(solution).filter(word => !JOINING.test(word)).length <= 1;
/** „Hozd”, „vonj”, „haladj”: said to the pupil; „ekkor”: it goes on from the first hint. */
const TO_THE_PUPIL = /[!?…]|\p{L}(?:[bdglnrstz]d|[dljnr]j)(?!\p{L})|(?<!\p{L})ekkor(?!\p{L})/u;
/** A rule states something: it neither asks nor tells the pupil what to do. */
const isRule = (hint: string): boolean => !TO_THE_PUPIL.test(outsideFormulas(hint)) && hint.length > 8;

const SHORTEST_FORMULA = 4;
/** A formula of the rule stands in the solution already. */
const repeats = (rule: string, solution: string): boolean =>
  [...rule.matchAll(/\$([^$]*)\$/g)].some(([, formula = '']) => formula.length >= SHORTEST_FORMULA && solution.includes(formula));

/** The worked solution of a task in words: bare formulas come after the rule they follow, the second hint. */
export function withRule(question: string, rule: string, solution: string): string {
  if (!isBare(solution) || !isRule(rule) || repeats(rule, solution) || wordsOf(question).length < SHORT_QUESTION) return solution;
  if (/^\$[^$]*\$$/.test(rule)) return `${rule}, ${solution.includes('tehát') ? 'ezért' : 'tehát'} ${solution}`;
  return `${rule}${rule.endsWith('.') ? '' : '.'} ${solution}`;
}
