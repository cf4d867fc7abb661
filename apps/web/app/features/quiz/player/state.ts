import type { AnswerResult, AnswerValue, AttemptView, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { answering } from '../../../questions/answering.ts';
import { rightPartsOf } from '../../../questions/shared/kept.ts';
import type { OutboxEntry } from '../outbox/entry.ts';

type ById<T> = Readonly<Record<string, T>>;

/** An attempt as the player shows it: what the server knows, what is on its way, and what is being written. */
export interface PlayerState {
  attempt: AttemptView;
  /** Index of the question on screen. */
  at: number;
  drafts: ById<AnswerValue | null>;
  /** The last answer of a question that the server has not replied to yet. */
  queued: ById<OutboxEntry>;
  replies: ById<AnswerResult>;
  /** Every answer the server took, by question, oldest first. */
  given: ById<readonly AnswerValue[]>;
  hints: ById<readonly string[]>;
  /** Questions whose second try the pupil has begun. */
  reopened: ById<true>;
  /** Questions in the order they became right: each gets the next line of praise. */
  praised: readonly string[];
}

export type PlayerEvent =
  | { type: 'synced'; attempt: AttemptView; waiting: readonly OutboxEntry[] }
  | { type: 'grown'; attempt: AttemptView }
  | { type: 'went'; at: number }
  | { type: 'drafted'; questionId: string; value: AnswerValue | null }
  | { type: 'queued'; entry: OutboxEntry }
  | { type: 'replied'; entry: OutboxEntry; result: AnswerResult }
  | { type: 'refused'; entry: OutboxEntry }
  | { type: 'hinted'; questionId: string; hint: string; used: number }
  | { type: 'reopened'; questionId: string };

/** `open`: can be answered; `waiting`: on its way; `again`: not yet, one more try; `closed`: right, or both tries used. */
export type Phase = 'open' | 'waiting' | 'again' | 'closed';

export function phaseOf(state: PlayerState, questionId: string): Phase {
  if (state.attempt.finished_at) return 'closed';
  const reply = state.replies[questionId];
  if (state.attempt.mode === 'test') return 'open';
  if (state.queued[questionId]) return 'waiting';
  if (!reply || reply.status === 'unreadable') return 'open';
  if (!reply.canRetry) return 'closed';
  return state.reopened[questionId] ? 'open' : 'again';
}

const savedReply = (questionId: string): AnswerResult => ({ questionId, status: 'saved', points: 0, message: '', canRetry: true });

const grouped = <T>(entries: readonly (readonly [string, T])[]): Record<string, T[]> => {
  const groups: Record<string, T[]> = {};
  for (const [id, value] of entries) groups[id] = [...(groups[id] ?? []), value];
  return groups;
};

const firstUnfinished = (state: PlayerState): number => {
  const at = state.attempt.questions.findIndex(question => !isSettled(state, question));
  return at === -1 ? Math.max(0, state.attempt.questions.length - 1) : at;
};

/** Nothing more to do here for now: closed, on its way, or (in a test) answered. */
export const isSettled = (state: PlayerState, { id }: Pick<PublicQuestion, 'id'>): boolean =>
  state.attempt.mode === 'test'
    ? state.given[id] !== undefined || state.queued[id] !== undefined
    : ['closed', 'waiting'].includes(phaseOf(state, id));

/** What the server says, with this device's unsent answers laid over it. */
export function openState(attempt: AttemptView, waiting: readonly OutboxEntry[]): PlayerState {
  const answers = [...attempt.answers].sort((a, b) => a.try - b.try);
  const given = grouped(answers.map(({ questionId, answer }) => [questionId, answer] as const));
  const queued = Object.fromEntries(waiting.map(entry => [entry.questionId, entry]));
  const state: PlayerState = {
    attempt,
    at: 0,
    drafts: Object.fromEntries(waiting.map(({ questionId, answer }) => [questionId, answer])),
    queued,
    replies: Object.fromEntries(answers.map(({ questionId, result }) => [questionId, result ?? savedReply(questionId)])),
    given,
    hints: Object.fromEntries(attempt.hints.map(({ questionId, used }) => [questionId, used])),
    reopened: {},
    praised: answers.filter(({ status }) => status === 'correct').map(({ questionId }) => questionId),
  };
  return { ...state, at: firstUnfinished(state) };
}

const drop = <T>(map: ById<T>, id: string): ById<T> => {
  const { [id]: _gone, ...rest } = map;
  return rest;
};

/** The draft belongs to the server's answer once that has arrived; a newer draft of a test stays. */
const settledDrafts = (state: PlayerState, entry: OutboxEntry): PlayerState['drafts'] =>
  state.attempt.mode === 'test' ? state.drafts : drop(state.drafts, entry.questionId);

export function play(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'synced': {
      const next = openState(event.attempt, event.waiting);
      if (event.attempt.id !== state.attempt.id) return next;
      const untouched = Object.fromEntries(Object.entries(state.drafts).filter(([id]) => phaseOf(next, id) === 'open'));
      const reopened = Object.fromEntries(Object.entries(state.reopened).filter(([id]) => phaseOf(next, id) === 'again'));
      return {
        ...next,
        at: Math.min(state.at, next.attempt.questions.length - 1),
        // What is being written is newer than what waits in the outbox.
        drafts: { ...next.drafts, ...untouched },
        reopened,
        praised: [...new Set([...state.praised, ...next.praised])],
      };
    }
    case 'grown':
      return { ...state, attempt: event.attempt, at: event.attempt.questions.length - 1 };
    case 'went':
      return event.at < 0 || event.at >= state.attempt.questions.length ? state : { ...state, at: event.at };
    case 'drafted':
      return {
        ...state,
        drafts: { ...state.drafts, [event.questionId]: event.value },
        // What could not be read is being changed: the note about it is no longer true.
        replies: state.replies[event.questionId]?.status === 'unreadable' ? drop(state.replies, event.questionId) : state.replies,
      };
    case 'queued':
      return { ...state, queued: { ...state.queued, [event.entry.questionId]: event.entry } };
    case 'replied': {
      const { entry, result } = event;
      const { questionId } = entry;
      if (entry.attemptId !== state.attempt.id) return state;
      // A newer answer of the same question is on its way: its reply is the one to show.
      const queued = state.queued[questionId]?.key === entry.key ? drop(state.queued, questionId) : state.queued;
      if (result.status === 'unreadable') return { ...state, queued, replies: { ...state.replies, [questionId]: result } };
      const earlier = state.given[questionId] ?? [];
      const given = state.attempt.mode === 'test' ? [entry.answer] : [...earlier, entry.answer];
      return {
        ...state,
        queued,
        drafts: settledDrafts(state, entry),
        replies: { ...state.replies, [questionId]: result },
        given: { ...state.given, [questionId]: given },
        reopened: drop(state.reopened, questionId),
        praised: result.status === 'correct' ? [...state.praised, questionId] : state.praised,
      };
    }
    case 'refused':
      return event.entry.attemptId === state.attempt.id ? { ...state, queued: drop(state.queued, event.entry.questionId) } : state;
    case 'hinted': {
      const known = state.hints[event.questionId] ?? [];
      return event.used <= known.length ? state : { ...state, hints: { ...state.hints, [event.questionId]: [...known, event.hint] } };
    }
    case 'reopened':
      return {
        ...state,
        reopened: { ...state.reopened, [event.questionId]: true },
        drafts: { ...state.drafts, [event.questionId]: secondDraft(state, event.questionId) },
      };
  }
}

/** A choice starts empty again; of what was typed or arranged the good part is kept, so that only the slip has to be mended. */
function secondDraft(state: PlayerState, questionId: string): AnswerValue | null {
  const question = state.attempt.questions.find(({ id }) => id === questionId);
  const given = state.given[questionId]?.at(-1);
  return question && given !== undefined ? answering[question.type].kept(given, rightPartsOf(state.replies[questionId])) : null;
}
