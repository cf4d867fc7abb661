import type { TeacherBar, TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { OTHER_ANSWERS } from '@eszkerek/contract/live-words';
import type { Solution } from '@eszkerek/contract/quiz-shapes';
import type { LiveAnswerRow } from './answer-store.ts';
import { type Hands, handsKey } from './enter-hands.ts';
import type { AskedQuestion, LiveState } from './load-state.ts';

type Vote = TeacherLiveView['votes'][number];

/** More bars than this would not be read from the back row: the rest is one bar. */
const MOST_BARS = 8;

/** Options to choose from have a reason each; other kinds of questions have none to list. */
const optionsOf = ({ view }: AskedQuestion, { explanations }: Solution): readonly { id: string; text: string }[] | null =>
  explanations && 'answers' in view && Array.isArray(view.answers) ? view.answers : null;

const chosenIn = (row: LiveAnswerRow): readonly string[] => {
  const answer: unknown = JSON.parse(row.answer);
  return typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
};

export const misconceptionNamed = ({ library }: LiveState, id: string | null) => {
  const known = id === null ? undefined : library.misconception(id);
  return id !== null && known ? { id, text: known.text } : null;
};

const commonMisconception = (state: LiveState, rows: readonly LiveAnswerRow[]) => {
  const counts = Map.groupBy(
    rows.filter(row => row.misconception !== null),
    row => row.misconception,
  );
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return misconceptionNamed(state, most?.[0] ?? null);
};

const optionBars = (
  state: LiveState,
  options: readonly { id: string; text: string }[],
  rows: readonly LiveAnswerRow[],
  correct: readonly string[],
  hands: Readonly<Record<string, number>>,
): TeacherBar[] =>
  options.map(({ id, text }, place) => {
    const chosen = rows.filter(row => chosenIn(row).includes(id));
    const raised = hands[id] ?? 0;
    const right = correct.includes(id);
    return {
      id,
      label: text,
      letter: String.fromCharCode(65 + place),
      count: chosen.length + raised,
      hands: raised,
      right,
      misconception: right ? null : commonMisconception(state, chosen),
    };
  });

const textBars = (state: LiveState, rows: readonly LiveAnswerRow[]): TeacherBar[] => {
  const groups = [...Map.groupBy(rows, row => row.label)].toSorted(([, a], [, b]) => b.length - a.length);
  const bars = groups.map(([label, same], place) => {
    const right = same.every(row => row.status === 'correct');
    return {
      id: `v${place}`,
      label,
      letter: null,
      count: same.length,
      hands: 0,
      right,
      misconception: right ? null : commonMisconception(state, same),
    };
  });
  const rest = bars.slice(MOST_BARS - 1);
  if (rest.length < 2) return bars;
  const count = rest.reduce((sum, bar) => sum + bar.count, 0);
  const others = { ...OTHER_ANSWERS, letter: null, count, hands: 0, right: false, misconception: null };
  return [...bars.slice(0, MOST_BARS - 1), others];
};

/** One vote of a question: a bar for each option, or for each different answer that was typed. */
export const countVotes = (state: LiveState, asked: AskedQuestion, solution: Solution, round: number): Vote => {
  const rows = state.answers.filter(row => row.question_id === asked.item.id && row.round === round);
  const hands = (JSON.parse(state.lesson.hands) as Hands)[handsKey(asked.item.id, round)] ?? {};
  const options = optionsOf(asked, solution);
  const correct = solution.correct ?? [];
  const bars = options ? optionBars(state, options, rows, correct, hands) : textBars(state, rows);
  const raised = bars.reduce((sum, bar) => sum + bar.hands, 0);
  const raisedRight = bars.reduce((sum, bar) => sum + (bar.right ? bar.hands : 0), 0);
  return {
    round,
    total: rows.length + raised,
    right: rows.filter(row => row.status === 'correct').length + raisedRight,
    bars,
  };
};
