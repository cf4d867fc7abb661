import type { AnswerValue, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import type { SegmentState } from '@eszkerek/ui/segment-bar.tsx';
import { isSettled, type PlayerState, phaseOf } from './state.ts';

export const isRight = (state: PlayerState, questionId: string): boolean => state.replies[questionId]?.status === 'correct';

export const goodCount = (state: PlayerState): number => state.attempt.questions.filter(({ id }) => isRight(state, id)).length;

/** What stands in the answer's place: the draft, the answer on its way, or the last one the server took. */
export function shownValue(state: PlayerState, questionId: string): AnswerValue | null {
  const draft = state.drafts[questionId];
  if (draft !== undefined) return draft;
  return state.queued[questionId]?.answer ?? state.given[questionId]?.at(-1) ?? null;
}

/** The answer that was not right yet, while the second one is being made. */
export const triedValue = (state: PlayerState, questionId: string): AnswerValue | null =>
  state.reopened[questionId] ? (state.given[questionId]?.at(-1) ?? null) : null;

export const solutionOf = (state: PlayerState, questionId: string): Solution | null =>
  state.attempt.review?.find(item => item.questionId === questionId)?.solution ?? state.replies[questionId]?.solution ?? null;

/** One segment for each question; a practice sheet shows its coming tasks too. */
export function segmentsOf(state: PlayerState, total: number): SegmentState[] {
  return Array.from({ length: total }, (_, place) => {
    const question = state.attempt.questions[place];
    if (place === state.at) return 'current';
    if (!question) return 'idle';
    if (isRight(state, question.id)) return 'ok';
    if (phaseOf(state, question.id) === 'closed') return 'bad';
    const reply = state.replies[question.id]?.status;
    if ((reply === 'incorrect' || reply === 'partial') && !isSettled(state, question)) return 'again';
    return isSettled(state, question) ? 'on' : 'idle';
  });
}

export const unanswered = (state: PlayerState): PublicQuestion[] =>
  state.attempt.questions.filter(
    question => !isSettled(state, question) && !(state.attempt.mode !== 'test' && phaseOf(state, question.id) === 'again'),
  );

/** The next question that still needs something, looking forward first and then from the start. */
export function nextPlace(state: PlayerState): number | null {
  const { questions } = state.attempt;
  const order = [...questions.keys()].map(step => (state.at + 1 + step) % questions.length);
  return order.find(place => place !== state.at && !isSettled(state, questions[place] ?? { id: '' })) ?? null;
}

export const sameAnswer = (a: AnswerValue | null, b: AnswerValue | null): boolean => JSON.stringify(a) === JSON.stringify(b);
