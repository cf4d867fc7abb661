import type { LiveHead } from '@eszkerek/contract/live-shapes';
import { type Hands, handsKey } from './enter-hands.ts';
import type { LiveState } from './load-state.ts';
import { oncePerState } from './once-per-state.ts';
import { pupilProgress } from './progress.ts';
import { isTwin } from './twin.ts';

/** Share of all answers that fills the class's wheel. */
const WHEEL_GOAL = 0.7;

/** Only revealed questions fill the wheel: before that it would tell how many are right. */
const wheelOf = ({ lesson, content, participants, answers }: LiveState): LiveHead['wheel'] => {
  if (lesson.wheel === 0) return null;
  const revealed = lesson.question_index + (lesson.phase === 'reveal' || lesson.phase === 'ended' ? 1 : 0);
  const counts = new Set(content.items.slice(0, lesson.pace === 'own' ? content.items.length : revealed).map(({ id }) => id));
  const right = new Set(
    answers.filter(row => row.status === 'correct' && counts.has(row.question_id)).map(row => `${row.participant_id}/${row.question_id}`),
  );
  // A twin helps to fill the wheel, but asks for nothing more.
  const asked = content.items.filter(item => !isTwin(item)).length;
  const goal = Math.max(1, Math.ceil(participants.length * asked * WHEEL_GOAL));
  return { filled: Math.min(goal, right.size), goal };
};

/** The part of a snapshot that is the same for everybody, without names and keys. */
export const headView = oncePerState((state): LiveHead => {
  const { lesson, now } = state;
  const left = lesson.deadline_at && Math.max(0, Math.round((new Date(lesson.deadline_at).getTime() - now.getTime()) / 1000));
  return {
    title: lesson.title,
    class_name: lesson.class_name,
    teacher_name: lesson.teacher_name,
    code: lesson.code,
    pace: lesson.pace,
    phase: lesson.phase,
    round: lesson.round,
    index: lesson.question_index,
    total: lesson.question_count,
    paused: lesson.paused === 1,
    seconds_left: typeof left === 'number' ? left : null,
    wheel: wheelOf(state),
  };
});

/** How many have voted in this round, counted hands included; at own pace how many have finished. */
export const answeredCount = oncePerState((state): number => {
  const { lesson, content, participants, answers } = state;
  if (lesson.pace === 'own') return participants.filter(({ id }) => pupilProgress(state, id).current === null).length;
  const questionId = content.items[lesson.question_index]?.id ?? '';
  const hands = (JSON.parse(lesson.hands) as Hands)[handsKey(questionId, lesson.round)] ?? {};
  const votes = answers.filter(row => row.question_id === questionId && row.round === lesson.round).length;
  return votes + Object.values(hands).reduce((sum, n) => sum + n, 0);
});
