import type { BoardView } from '@eszkerek/contract/live-shapes';
import type { Solution } from '@eszkerek/contract/quiz-shapes';
import type { AskedQuestion, LiveState } from './load-state.ts';

type PairCount = NonNullable<NonNullable<BoardView['reveal']>['pairs']>[number];

/** By the left card, the id of the right one. */
const answerIn = ({ answer }: { answer: string }): Partial<Record<string, string>> => JSON.parse(answer);

/** How many had each pair; nothing for a question that asks for none. */
export const countPairs = (
  state: LiveState,
  { item, view }: AskedQuestion,
  { pairs }: Solution,
  rounds: readonly number[],
): { pairs?: PairCount[] } => {
  if (view.type !== 'match' || !pairs) return {};
  const given = rounds.map(round => state.answers.filter(row => row.question_id === item.id && row.round === round).map(answerIn));
  // Texts are compared: two cards of the right side may say the same.
  const textOf = (id: string | undefined) => view.right.find(card => card.id === id)?.text;
  const counted = view.left.map(({ id: left }) => {
    const isRight = (answer: ReturnType<typeof answerIn>) => textOf(answer[left]) === textOf(pairs[left]);
    const wrong = (given.at(-1) ?? []).flatMap(answer => (isRight(answer) ? [] : (answer[left] ?? [])));
    const [most] = [...Map.groupBy(wrong, right => right)].toSorted(([, a], [, b]) => b.length - a.length);
    return {
      left,
      counts: given.map(answers => answers.filter(isRight).length),
      instead: most ? { right: most[0], count: most[1].length } : null,
    };
  });
  return { pairs: counted };
};
