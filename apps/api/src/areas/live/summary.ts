import type { BoardView, LiveSummary } from '@eszkerek/contract/live-shapes';
import { solutionOf } from '../quiz/grading.ts';
import { countVotes } from './count-votes.ts';
import type { LiveState } from './load-state.ts';

interface Counted {
  votes: LiveSummary['votes'];
  misconceptions: { id: string; pupils: number }[];
}

/** What is left of a lesson when the guests are erased: counts by question and by misconception, no names. */
export const countLesson = (state: LiveState): Counted => {
  const votes = state.content.items.map(({ id }, place) => {
    const asked = state.asked(place);
    if (!asked) return [];
    const solution = solutionOf(asked.question, asked.seed, id);
    return [1, 2]
      .map(round => countVotes(state, asked, solution, round))
      .filter(({ total }) => total > 0)
      .map(({ round, total, right }) => ({ round, total, right }));
  });
  const wrong = state.answers.filter(({ status, misconception }) => status !== 'correct' && misconception !== null);
  const misconceptions = [...Map.groupBy(wrong, row => row.misconception ?? '')]
    .map(([id, rows]) => ({ id, pupils: new Set(rows.map(row => row.participant_id)).size }))
    .toSorted((a, b) => b.pupils - a.pupils);
  return { votes, misconceptions };
};

/** Counted while the guests were there, if the lesson is over. */
const countedOf = (state: LiveState): Counted =>
  state.lesson.summary === null ? countLesson(state) : (JSON.parse(state.lesson.summary) as Counted);

/** For the board: what the class reached together. */
export const reachedBy = (state: LiveState): NonNullable<BoardView['reached']> => {
  const answered = countedOf(state).votes.filter(rounds => rounds.length > 0);
  const ownPace = state.lesson.pace === 'own';
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
  // At own pace only who was wrong tries again; at the second vote everybody does: the better one counts.
  const told = answered.map(rounds =>
    ownPace
      ? { right: sum(rounds.map(({ right }) => right)), total: rounds[0]?.total ?? 0 }
      : rounds.reduce((best, vote) => (vote.right > best.right ? vote : best)),
  );
  return {
    questions: answered.length,
    right: sum(told.map(({ right }) => right)),
    answers: sum(told.map(({ total }) => total)),
    better: ownPace
      ? sum(answered.map(rounds => rounds[1]?.right ?? 0))
      : answered.filter(([first, second]) => first && second && second.right / second.total > first.right / first.total).length,
  };
};

/** For the teacher: each misconception by name, with the lesson and the practice that help. */
export const summaryView = (state: LiveState): LiveSummary => {
  const { lesson, library } = state;
  const { votes, misconceptions } = countedOf(state);
  return {
    class_id: lesson.class_id,
    votes,
    misconceptions: misconceptions.flatMap(({ id, pupils }) => {
      const named = library.misconception(id);
      if (!named) return [];
      const page = library.document(named.lesson);
      const remedy =
        page?.kind === 'lesson' ? { lesson: named.lesson, practice: page.practice?.slug ?? null } : { lesson: null, practice: null };
      return [{ id, text: named.text, pupils, ...remedy }];
    }),
  };
};
