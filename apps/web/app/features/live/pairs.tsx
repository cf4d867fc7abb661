import type { PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { lineFormula, plainHtml } from '../../questions/plain-html.ts';
import { unstopped } from './lettered.ts';

/** Texts that read the same are the same pair, however their formulas are written. */
const readOut = (html: string): string => unstopped(plainHtml(html, lineFormula));

/** The pairs of one answer. */
export const partsOf = (label: string): string[] => label.split('; ').map(unstopped);

/** The pairs that are wrong at the reveal; before it all, and if the answers share any, those that they do not are marked. */
export function Pairs({ label, common, right }: { label: string; common: ReadonlySet<string>; right: ReadonlySet<string> | null }) {
  const shown = partsOf(label).filter(pair => !right?.has(readOut(pair)));
  if (shown.length === 0) return <span>Minden pár jó</span>;
  return (
    <ul>
      {shown.map(pair => {
        const text = <SafeHtml as="span" data-part="bold-math" html={pair} />;
        return <li key={pair}>{common.size === 0 || common.has(pair) || right ? text : <strong>{text}</strong>}</li>;
      })}
    </ul>
  );
}

/** Null for every question that asks for no pairs, and while its key is hidden. */
export const rightPairs = (question: PublicQuestion | null, solution: Solution | null | undefined): ReadonlySet<string> | null =>
  question?.type === 'match' && solution?.pairs
    ? new Set(
        question.left.map(({ id, text }) => readOut(`${text} → ${question.right.find(card => card.id === solution.pairs?.[id])?.text}`)),
      )
    : null;

/** A solution of the pairs alone says nothing that the right answer above it does not. */
export const repeatsPairs = (question: PublicQuestion, solution: Solution): boolean => {
  const pairs = rightPairs(question, solution);
  return pairs !== null && partsOf(solution.text ?? '').every(part => pairs.has(readOut(part)));
};
