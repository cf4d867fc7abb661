import type { ReviewedQuestion } from '../result/summary.ts';

/** A point of the marking scheme: the result was checked by the server, the rest is ticked by the pupil. */
export interface BaremPoint {
  id: string;
  text: string;
  /** Set where the server decided. */
  earned?: boolean;
}
export interface BaremPart {
  /** The letter of a part; empty for a question without parts. */
  letter: string;
  points: BaremPoint[];
}

/** What a written solution is worth points for besides its result, in this order. */
const CRITERIA = [
  'Leírtad egymás után a lépéseket.',
  'Felírtad, miből indultál: képletet, tételt vagy egyenletet.',
  'Megindokoltad, miért szabad így számolni.',
  'A végén mértékegységgel, egész mondatban válaszoltál.',
];

const partOf = (questionId: string, letter: string, worth: number, right: boolean): BaremPart => ({
  letter,
  points: [
    { id: `${questionId}.${letter}`, text: 'Jó az eredmény.', earned: right },
    ...CRITERIA.slice(0, Math.max(0, worth - 1)).map((text, i) => ({ id: `${questionId}.${letter}.${i + 1}`, text })),
  ],
});

/** The points of one question, a part for each letter. */
export function baremOf({ question, result, verdict }: ReviewedQuestion): BaremPart[] {
  const total = question.points ?? 1;
  if (question.type !== 'fillSteps') return [partOf(question.id, '', total, verdict === 'right')];
  const even = Math.floor(total / question.blanks.length);
  return question.blanks.map(({ id, weight = even }) =>
    partOf(question.id, id, weight, result?.parts?.some(part => part.id === id && part.status === 'correct') ?? false),
  );
}

/** Points reached and possible: results by the server, the rest as ticked. */
export function markedPoints(parts: readonly BaremPart[], ticked: ReadonlySet<string>): { points: number; total: number } {
  const all = parts.flatMap(part => part.points);
  return { points: all.filter(({ id, earned }) => earned ?? ticked.has(id)).length, total: all.length };
}
