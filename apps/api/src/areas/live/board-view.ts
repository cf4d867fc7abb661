import type { BoardView, TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { solutionOf } from '../quiz/grading.ts';
import { countPairs } from './count-pairs.ts';
import { countVotes } from './count-votes.ts';
import { answeredCount, headView } from './head-view.ts';
import type { LiveState } from './load-state.ts';
import { awayIds, presentCount } from './presence.ts';
import { pupilProgress } from './progress.ts';
import { reachedBy } from './summary.ts';

/** Field by field: a bar of the board knows neither whether it is right nor who is behind it. */
const plainVote = ({ round, total, bars }: TeacherLiveView['votes'][number]): BoardView['votes'][number] => ({
  round,
  total,
  bars: bars.map(({ id, label, letter, count }) => ({ id, label, letter, count })),
});

/** Bars before the second vote move confidence, not understanding: until it is closed only the teacher may put them up. */
const showsVotes = ({ lesson }: LiveState): boolean =>
  lesson.phase === 'reveal' || lesson.show_bars === 1 || (lesson.round === 2 && lesson.phase === 'closed');

const placesOf = (state: LiveState): number[] => {
  const places = Array.from({ length: state.lesson.question_count + 1 }, () => 0);
  const away = awayIds(state);
  for (const { id } of state.participants) {
    if (away.has(id)) continue;
    const at = pupilProgress(state, id).current ?? state.lesson.question_count;
    places[at] = (places[at] ?? 0) + 1;
  }
  return places;
};

const rightAnswers = (votes: TeacherLiveView['votes']): string[] => [
  ...new Set(votes.flatMap(({ bars }) => bars.filter(({ right }) => right).map(({ letter, label }) => letter ?? label))),
];

/** For a projector: no names, and no key before the reveal. */
export const boardView = (state: LiveState): BoardView => {
  const { lesson, publicUrl } = state;
  const ownPace = lesson.pace === 'own';
  const visible = lesson.phase !== 'lobby' && lesson.phase !== 'ended' && (!ownPace || lesson.paused === 1);
  const asked = visible ? state.asked(lesson.question_index) : null;
  const solution = asked && solutionOf(asked.question, asked.seed, asked.item.id);
  // Bars that grow while it is voted would lead the votes: an open round has none here.
  const rounds = lesson.phase === 'voting' ? lesson.round - 1 : lesson.round;
  const votes = asked && solution && !ownPace ? [1, 2].slice(0, rounds).map(round => countVotes(state, asked, solution, round)) : [];
  return {
    role: 'board',
    version: lesson.version,
    step: lesson.step,
    lesson: headView(state),
    present: presentCount(state),
    answered: answeredCount(state),
    join: { shown: `${new URL(publicUrl).host}/elo`, url: `${publicUrl}/elo/${lesson.code}` },
    question: asked?.view ?? null,
    votes: showsVotes(state) ? votes.map(plainVote) : [],
    reveal:
      asked && solution && lesson.phase === 'reveal'
        ? {
            solution,
            answers: rightAnswers(votes),
            right: votes.map(({ round, right }) => ({ round, count: right })),
            ...countPairs(
              state,
              asked,
              solution,
              votes.map(({ round }) => round),
            ),
          }
        : null,
    places: ownPace ? placesOf(state) : null,
    reached: lesson.phase === 'ended' ? reachedBy(state) : null,
  };
};
