import type { Deps } from '../../deps.ts';
import { accessOf } from '../billing/access.ts';
import { openMistakes } from './mistake-store.ts';

const MISTAKES_SHOWN = 100;

/** Without premium access a pupil sees that the question is due, but none of its texts. */
const WITHHELD = { question: '', answer: '', reason: '', misconception: null };

export const readMistakeBook = async ({ engine, library, clock }: Pick<Deps, 'engine' | 'library' | 'clock'>, userId: string) => {
  const rows = await openMistakes(engine.db, userId, MISTAKES_SHOWN);
  const access = await accessOf(engine.db, userId, clock.now());
  return rows.map(row => {
    const premium = library.isPremium(row.quiz_slug);
    return { ...row, title: library.titleOf(row.quiz_slug), premium, ...(premium && !access?.hasPremium ? WITHHELD : {}) };
  });
};
