import type { CompiledQuestion } from '@eszkerek/documents/question';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import type { ItemKind } from '@eszkerek/guide/evidence';
import type { Db } from '../../db/engine.ts';
import { insertEvent, reserveEvents } from './guide-store.ts';

export type EventSource = 'quiz' | 'practice' | 'test' | 'review' | 'placement';

/** One graded try, as the guide needs it. */
export interface AnsweredQuestion {
  lesson: string;
  question: Pick<CompiledQuestion, 'type' | 'difficulty'>;
  right: boolean;
  hinted: boolean;
  retried: boolean;
  /** How long it took, where that is known. */
  ms: number | null;
  source: EventSource;
  /** The same answer sent twice is one event. */
  key: string;
  at: string;
}

/** Question types by the chance of a lucky answer. */
export const itemKinds: Readonly<Record<QuestionType, ItemKind>> = {
  single: 'choice',
  hotspot: 'choice',
  multi: 'pairing',
  numeric: 'typed',
  shortText: 'typed',
  order: 'pairing',
  match: 'pairing',
  numberLine: 'typed',
  fillSteps: 'steps',
};

const MIDDLE = 2;

/** Appends events in the answer's own transaction; they are folded when somebody reads. Cost does not grow with history. */
export const recordAnswers = async (trx: Db, userId: string, answers: readonly AnsweredQuestion[]): Promise<void> => {
  if (answers.length === 0) return;
  const last = await reserveEvents(trx, userId, answers.length);
  for (const [i, { lesson, question, right, hinted, retried, ms, source, key, at }] of answers.entries())
    await insertEvent(trx, {
      user_id: userId,
      seq: last - answers.length + 1 + i,
      at,
      lesson_slug: lesson,
      item_type: itemKinds[question.type],
      level: question.difficulty ?? MIDDLE,
      correct: right ? 1 : 0,
      hinted: hinted ? 1 : 0,
      retried: retried ? 1 : 0,
      ms,
      source,
      answer_key: key,
    });
};
