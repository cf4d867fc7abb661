import type { Task } from './engine.ts';

/** A number line has the same ends in each group; other numbers of a figure are what a group has of its own. */
const SCALED = 'number-line';
const SCALE: ReadonlySet<string> = new Set(['from', 'to', 'step']);

/** What a figure is made of, without its places and words. */
const shapeOf = (part: unknown, key: string, scaled: boolean): string => {
  if (typeof part === 'number') return scaled && SCALE.has(key) ? String(part) : '#';
  if (Array.isArray(part))
    return part.every(one => typeof one === 'number') ? `${part.length}#` : `[${part.map(one => shapeOf(one, '', false)).join()}]`;
  if (typeof part !== 'object' || part === null) return typeof part === 'boolean' ? String(part) : '';
  const entries = Object.entries(part).filter(([name]) => name !== 'title' && name !== 'description');
  return `{${entries.map(([name, value]) => `${name}:${shapeOf(value, name, scaled)}`).join()}}`;
};
const figureShape = (figure: { kind: string } | undefined): string =>
  figure ? `${figure.kind}${shapeOf(figure, '', figure.kind === SCALED)}` : '';

const FRACTION = /\\frac\{(\d+)\}\{(\d+)\}/g;
/** A minus that belongs to a number: nothing is before it to subtract from. */
const NEGATIVE = /(?:^|[$({;=,:<>]|\\cdot)\s*[-−]\s*\d/g;
const ANGLE = /(\d+)(?:\^\{?\\circ|°)/g;

const fractionClass = (top: number, bottom: number): string => (top % bottom === 0 ? 'whole' : top < bottom ? 'proper' : 'improper');
const angleClass = (degrees: number): string =>
  degrees === 90 || degrees === 180 || degrees === 360 ? String(degrees) : String(Math.floor(degrees / 90));
/** Negatives, proper or improper fractions, acute or obtuse angles: in any order, as each group has its own. */
const numberClasses = (text: string): string =>
  [
    text.match(NEGATIVE)?.length ?? 0,
    Array.from(text.matchAll(FRACTION), ([, top, bottom]) => fractionClass(Number(top), Number(bottom))).sort(),
    Array.from(text.matchAll(ANGLE), ([, degrees]) => angleClass(Number(degrees))).sort(),
  ].join('|');

const partsOf = ({ question }: Task): readonly (readonly unknown[])[] => [
  'options' in question ? question.options : [],
  'items' in question ? question.items : [],
  'pairs' in question ? question.pairs : [],
  'blanks' in question ? question.blanks : [],
];

/** How much a pupil has to read, order, match or fill in. */
export const countsOf = (task: Task): string =>
  [...partsOf(task).map(parts => parts.length), Object.keys(task.question).includes('figure')].join();

/** What the figures show, and on which scale. */
export const figuresShape = ({ question }: Task): string =>
  [
    figureShape(question.figure),
    ...('options' in question ? question.options.map(option => (typeof option === 'object' ? figureShape(option.figure) : '')) : []),
  ]
    .sort()
    .join();

const answerText = ({ question }: Task): string => ('answer' in question ? String(question.answer) : '');
const answerClass = (task: Task): string => {
  const text = answerText(task).replace('−', '-');
  const [top, bottom] = text.replace('-', '').split('/').map(Number);
  return `${text.startsWith('-')}${top !== undefined && bottom ? fractionClass(top, bottom) : text.includes(',')}`;
};

/** What is ordered or matched, without the replies to it. */
const partsText = ({ question }: Task): string => {
  const texts =
    'items' in question ? question.items : 'pairs' in question ? question.pairs.flatMap(({ left, right }) => [left, right]) : [];
  return texts.join(' ; ');
};

/** Of which kind the numbers are, in the question and in what is ordered or matched. The answers of pupils that a shape adds are none of it. */
export const classesOf = (task: Task, asked: string): string =>
  [numberClasses(asked), task.shape ? '' : numberClasses(partsText(task)), answerClass(task)].join('/');
