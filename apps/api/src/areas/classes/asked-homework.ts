import type { Deps } from '../../deps.ts';
import { homeworkState, startOf } from './homework-state.ts';
import { homeworkOfStudent, triesOf } from './homework-store.ts';

/** What homework that is not done yet asks of an attempt of this page: begun after `since`, in `mode`. */
export const askedHomework = async (
  { engine, clock }: Pick<Deps, 'engine' | 'clock'>,
  studentId: string,
  slug: string,
): Promise<{ since: string; mode: 'test' | null } | null> => {
  const now = clock.now().toISOString();
  const given = (await homeworkOfStudent(engine.db, studentId, { dueSince: now, now })).filter(item => item.slug === slug);
  if (given.length === 0) return null;
  const tries = await triesOf(engine.db, [studentId], [slug]);
  const open = given.find(item => homeworkState(item, studentId, tries, now).done_at === null);
  return open ? { since: startOf(open), mode: open.mode } : null;
};
