import type { Figure } from '@eszkerek/figures/draw';
import { readKey } from '../generators/proof.ts';
import type { Question, QuestionOf, QuestionType } from './schema.ts';

/** What is asked for: a number with its unit, or a word. */
interface Asked {
  key: string;
  unit?: string;
}
/** `others`: wrong choices. Where one of them is a label too, the figure names the choices and not the key. */
interface Keys {
  asked: Asked[];
  others: string[];
}

/** `$5{,}5$ cm` as a reader sees it. */
const plain = (text: string): string =>
  text
    .replace(/[$*]/g, '')
    .replace(/\{,\}/g, ',')
    .replace(/\\[,;! ]/g, ' ')
    .replace(/\^\\circ|\^\{\\circ\}/g, '°')
    .trim();

const chosen = ({ options }: QuestionOf<'single' | 'multi'>): Keys => ({
  asked: options.filter(option => option.correct && option.text).map(option => ({ key: plain(option.text) })),
  others: options.filter(option => !option.correct && option.text).map(option => plain(option.text)),
});
const nothing = (): Keys => ({ asked: [], others: [] });

/** Order and match ask for relations, a hotspot for a place: their items may well be written in the figure. Of a chain of steps only the last is the result. */
const keysOf: { readonly [T in QuestionType]: (question: QuestionOf<T>) => Keys } = {
  single: chosen,
  multi: chosen,
  numeric: ({ answer, unit }) => ({ asked: [{ key: answer, ...(unit ? { unit } : {}) }], others: [] }),
  shortText: ({ answer }) => ({ asked: [{ key: answer }], others: [] }),
  order: nothing,
  match: nothing,
  numberLine: ({ answer }) => ({ asked: [{ key: answer }], others: [] }),
  hotspot: nothing,
  fillSteps: ({ blanks }) => ({ asked: blanks.slice(-1).map(({ answer }) => ({ key: answer })), others: [] }),
};
const keysAs = <T extends QuestionType>(type: T, question: QuestionOf<T>): Keys => keysOf[type](question);

/** `12 500 cm²`, `−3,5`, `3/4`, `60°`: the number and the unit behind it. */
const QUANTITY = /([−-]?\d+(?:[ \u00a0\u202f]\d{3})*(?:,\d+)?(?:\/\d+)?)[ \u00a0]?([°%]C?|[a-zA-ZΩµ]+(?:\/[a-z]+)?[²³]?)?(?![\p{L}\d])/gu;
const quantities = (text: string): { value: number; unit: string }[] =>
  [...text.matchAll(QUANTITY)].map(([, digits = '', unit = '']) => ({ value: readKey(digits.replace(/[ \u00a0\u202f]/g, '')), unit }));

/** A whole sentence is no quantity, even when it names numbers. */
const SENTENCE = /\p{L}+[ ,]+\p{L}+[ ,]+\p{L}{2,}/u;
const WORD = /^\p{L}{4,}[\p{L} -]*$/u;
const folded = (text: string): string => text.toLocaleLowerCase('hu').trim();

/** Whether `text` says the key. A number under another unit is another quantity; a name of three letters is a point or a side. */
function says(text: string, { key, unit }: Asked, question: string): boolean {
  if (WORD.test(key)) return new RegExp(`(?<!\\p{L})${folded(key)}(?!\\p{L})`, 'u').test(folded(text));
  const [wanted] = unit ? [{ value: readKey(key), unit }] : SENTENCE.test(key) ? [] : quantities(key);
  if (!wanted || !Number.isFinite(wanted.value)) return false;
  const sameUnit = (found: string): boolean =>
    found === '' ||
    found === wanted.unit ||
    (wanted.unit === '' && (found === '°' || new RegExp(`(?<!\\p{L})${found}(?!\\p{L})`, 'u').test(question)));
  return quantities(text).some(found => Math.abs(found.value - wanted.value) < 1e-9 && sameUnit(found.unit));
}

/**
 * Labels and descriptions that say what is asked for. Numbers of a scale are for reading, and what the question
 * tells is no secret; the description may say no number that is neither in the drawing nor in the question.
 */
export function figureLeaks(question: Question, figure: Pick<Figure, 'stated' | 'labels' | 'description'>): string[] {
  if (question.keyInFigure) return [];
  const { asked, others } = keysAs(question.type, question);
  const isLabel = (text: string): boolean => figure.stated.some(label => folded(label) === folded(text));
  if (others.some(isLabel)) return [];
  const told = plain(question.question);
  return asked.flatMap(key => {
    if (says(told, key, told)) return [];
    const label = figure.stated.find(text => says(text, key, told));
    if (label !== undefined) return [`the label „${label}” is the answer`];
    const inDrawing = figure.labels.some(text => says(text, key, told));
    return !inDrawing && says(figure.description, key, told) ? [`the description says the answer „${key.key}”`] : [];
  });
}
