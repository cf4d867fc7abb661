import type { PupilView } from '@eszkerek/contract/live-shapes';
import { gradeAnswer, solutionOf } from '../quiz/grading.ts';
import type { LiveAnswerRow } from './answer-store.ts';
import { answeredCount, headView } from './head-view.ts';
import type { AskedQuestion, LiveState } from './load-state.ts';
import { oncePerState } from './once-per-state.ts';
import { presentCount } from './presence.ts';
import { pupilProgress } from './progress.ts';

export interface Pupil {
  id: string;
  name: string;
  guest: boolean;
}

const mineOf = (rows: readonly LiveAnswerRow[]) => rows.map(({ round, answer }) => ({ round, answer: JSON.parse(answer) }));

const revealOf = ({ library }: LiveState, { item, question, seed }: AskedQuestion, mine: readonly LiveAnswerRow[]): PupilView['reveal'] => {
  const last = mine.at(-1);
  const solution = solutionOf(question, seed, item.id);
  if (!last) return { status: 'none', solution };
  const { status, explanation, parts } = gradeAnswer(library, question, seed, item.id, JSON.parse(last.answer), { practice: true });
  return {
    status: status === 'correct' || status === 'partial' || status === 'incorrect' ? status : 'none',
    ...(explanation === undefined ? {} : { explanation }),
    ...(parts === undefined ? {} : { parts }),
    solution,
  };
};

/** Questions that the pupil tried and never got right, with their keys: only of a lesson that is over. */
const missedBy = (state: LiveState, pupilId: string): NonNullable<PupilView['missed']> => {
  const own = state.answers.filter(row => row.participant_id === pupilId);
  const right = new Set(own.filter(row => row.status === 'correct').map(row => row.question_id));
  return state.content.items.flatMap(({ id }, place) => {
    const last = mineOf(own.filter(row => row.question_id === id).toSorted((a, b) => a.round - b.round)).at(-1);
    const asked = last && !right.has(id) && state.asked(place);
    return asked ? { question: asked.view, answer: last.answer, solution: solutionOf(asked.question, asked.seed, id) } : [];
  });
};

const atOwnPace = (
  state: LiveState,
  pupil: Pupil,
): Pick<PupilView, 'question' | 'mine' | 'reveal' | 'score'> & { index: number; round: number } => {
  const { current, tries, done, tried, right } = pupilProgress(state, pupil.id);
  const asked = state.lesson.phase === 'voting' && current !== null ? state.asked(current) : null;
  return {
    index: current ?? state.lesson.question_count,
    round: tries.length + 1,
    question: asked?.view ?? null,
    mine: mineOf(tries),
    reveal: null,
    // What was left open for a second try counts as it stands once the lesson is over.
    score: { done: state.lesson.phase === 'ended' ? tried : done, right },
  };
};

const atTeachersPace = (state: LiveState, pupil: Pupil): Pick<PupilView, 'question' | 'mine' | 'reveal' | 'score'> => {
  const { lesson, answers } = state;
  const own = answers.filter(row => row.participant_id === pupil.id);
  const ended = lesson.phase === 'ended';
  const asked = ended ? null : state.asked(lesson.question_index);
  const mine = own.filter(row => row.question_id === asked?.item.id).toSorted((a, b) => a.round - b.round);
  const opened = new Set(own.map(row => row.question_id)).size;
  const right = new Set(own.filter(row => row.status === 'correct').map(row => row.question_id)).size;
  return {
    question: asked?.view ?? null,
    mine: mineOf(mine),
    reveal: asked && lesson.phase === 'reveal' ? revealOf(state, asked, mine) : null,
    score: ended ? { done: opened, right } : null,
  };
};

/** Only the pupil's own answers, and nothing about their worth before the reveal. */
export const pupilView = (state: LiveState, pupil: Pupil): PupilView => {
  const { lesson } = state;
  const head = headView(state);
  const base = {
    role: 'pupil',
    version: lesson.version,
    step: lesson.step,
    present: presentCount(state),
    answered: answeredCount(state),
    name: pupil.name,
    guest: pupil.guest,
    missed: lesson.phase === 'ended' ? missedBy(state, pupil.id) : null,
  } as const;
  if (lesson.pace === 'own' && lesson.phase !== 'lobby') {
    const { index, round, ...rest } = atOwnPace(state, pupil);
    return { ...base, lesson: { ...head, index, round }, ...rest };
  }
  return { ...base, lesson: head, ...atTeachersPace(state, pupil) };
};

const ownMarks = oncePerState(({ answers }) => {
  const marks = new Map<string, string>();
  for (const { participant_id, question_id, round, answered_at } of answers)
    marks.set(participant_id, `${marks.get(participant_id) ?? ''},${question_id}/${round}/${answered_at}`);
  return marks;
});

/** Changes when this pupil's own answers do, on whichever device. */
export const ownMark = (state: LiveState, pupilId: string): string => ownMarks(state).get(pupilId) ?? '';
