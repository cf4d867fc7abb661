import type { ReviewedQuestion } from '../result/summary.ts';

/** A point of the marking scheme: the result was checked by the server, the rest is ticked by the pupil. */
export interface BaremPoint {
  id: string;
  /** Safe HTML: a step of the model solution. */
  html?: string;
  text?: string;
  /** Set where the server decided. */
  earned?: boolean;
}
export interface BaremPart {
  /** The letter of a part; empty for a question without parts. */
  letter: string;
  points: BaremPoint[];
}

/** What a written solution is worth points for where its task has no model solution by steps. */
const CRITERIA = [
  'Leírtad egymás után a lépéseket.',
  'Felírtad, miből indultál: képletet, tételt vagy egyenletet.',
  'Megindokoltad, miért szabad így számolni.',
  'A végén mértékegységgel, egész mondatban válaszoltál.',
];

const resultText = ({ key, right }: { key: string | undefined; right: boolean }): string => {
  if (right) return key ? `Jó az eredmény: ${key}` : 'Jó az eredmény.';
  return key ? `Az eredmény nem jó, ez lett volna: ${key}` : 'Az eredmény nem jó.';
};

const partOf = (
  questionId: string,
  letter: string,
  steps: readonly string[],
  result: { key: string | undefined; right: boolean },
): BaremPart => ({
  letter,
  points: [
    ...steps.map((html, i) => ({ id: `${questionId}.${letter}.${i + 1}`, html })),
    { id: `${questionId}.${letter}`, text: resultText(result), earned: result.right },
  ],
});

/** The points of one question, a part for each letter: its steps in order, then the result. */
export function baremOf({ question, result, verdict, solution: { barem, answer, blanks } }: ReviewedQuestion): BaremPart[] {
  const total = question.points ?? 1;
  const general = (worth: number) => CRITERIA.slice(0, Math.max(0, worth - 1));
  if (question.type !== 'fillSteps') return [partOf(question.id, '', general(total), { key: answer, right: verdict === 'right' })];
  const even = Math.floor(total / question.blanks.length);
  return question.blanks.map(({ id, weight = even }) =>
    partOf(question.id, id, barem ? barem.filter(({ blank }) => blank === id).map(({ text }) => text) : general(weight), {
      key: blanks?.[id],
      right: result?.parts?.some(part => part.id === id && part.status === 'correct') ?? false,
    }),
  );
}

/** Points reached and possible: results by the server, the rest as ticked. */
export function markedPoints(parts: readonly BaremPart[], ticked: ReadonlySet<string>): { points: number; total: number } {
  const all = parts.flatMap(part => part.points);
  return { points: all.filter(({ id, earned }) => earned ?? ticked.has(id)).length, total: all.length };
}

/** The review with written questions worth what their marks say, not what their results alone would. */
export const withMarks = (
  review: readonly ReviewedQuestion[],
  written: readonly ReviewedQuestion[],
  ticked: ReadonlySet<string>,
): ReviewedQuestion[] =>
  review.map(item => {
    if (!written.includes(item)) return item;
    const { points, total } = markedPoints(baremOf(item), ticked);
    return { ...item, points: total === 0 ? 0 : points / total };
  });

/** A question whose solution is to be written down: it has a barem, or its whole part is written. */
export const isWritten = (question: ReviewedQuestion['question'], writtenParts: ReadonlySet<string>): boolean =>
  (question.type === 'fillSteps' && question.written === true) || writtenParts.has(question.part ?? '');
