import type { PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';

/** `a = 9; b = 2` by its letters; a text may have a `;` of its own. */
const blanksIn = (answer: string, letters: readonly string[]): Record<string, string> => {
  const blanks: Record<string, string> = {};
  let end = answer.length;
  for (const letter of letters.toReversed()) {
    const start = answer.lastIndexOf(`${letter} = `, end);
    blanks[letter] = answer.slice(start + `${letter} = `.length, end);
    end = start - '; '.length;
  }
  return blanks;
};

/** The key that the server sends with a question in Mester Mód, as a question closes with it. */
export function keySolution(question: PublicQuestion): Solution {
  const { correct, answer } = question;
  if (question.type === 'fillSteps')
    return {
      blanks: blanksIn(
        answer ?? '',
        question.blanks.map(({ id }) => id),
      ),
    };
  if (question.type === 'match') return { pairs: Object.fromEntries((correct ?? []).map(pair => pair.split(':') as [string, string])) };
  return correct?.length ? { correct } : { answer };
}
