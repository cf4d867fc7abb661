import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { notify, toldAlready } from '../notifications/notify.ts';
import { readRecipients } from './homework-recipients.ts';
import { requireOwnHomework } from './homework-results.ts';
import { homeworkState, startOf } from './homework-state.ts';
import { triesOf } from './homework-store.ts';

/** One reminder of a homework a day. */
export const reminderKey = (homeworkId: string, now: string): string => `homework:${homeworkId}:${now.slice(0, 10)}`;

/** Reminds those who have not done it, each at most once a day; returns how many were reminded now. */
export const remindHomework = async (
  deps: Pick<Deps, 'engine' | 'clock'>,
  input: { homeworkId: string; teacherId: string; studentIds?: readonly string[] | undefined },
): Promise<number> => {
  const { db } = deps.engine;
  const now = deps.clock.now().toISOString();
  const { homework, schoolClass } = await requireOwnHomework(deps, input.homeworkId, input.teacherId);
  if (startOf(homework) > now) throw new AppError('conflict', { message: 'Ez a házi még nem indult el.' });
  const pupils = (await readRecipients(deps, schoolClass.scope, [homework]))(homework);
  const asked = input.studentIds;
  if (asked?.some(id => !pupils.some(pupil => pupil.id === id))) throw new AppError('notFound');
  const tries = await triesOf(
    db,
    pupils.map(({ id }) => id),
    [homework.slug],
  );
  const waiting = pupils
    .map(({ id }) => id)
    .filter(id => (!asked || asked.includes(id)) && homeworkState(homework, id, tries, now).done_at === null);
  const dedupeKey = reminderKey(homework.id, now);
  const told = await toldAlready(db, dedupeKey, waiting);
  const notices = waiting
    .filter(id => !told.has(id))
    .map(userId => ({
      userId,
      kind: 'homework' as const,
      dedupeKey,
      title: 'Ne felejtsd el a házit!',
      message: homework.due_at < now ? `${homework.title} – még beadhatod` : homework.title,
      link: `/tananyag/${homework.slug}`,
    }));
  if (notices.length > 0) await notify(db, deps, ...notices);
  return notices.length;
};
