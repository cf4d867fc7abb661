import type { Deps } from '../../deps.ts';
import { cancelNotices } from '../notifications/notify.ts';
import { readRecipients } from './homework-recipients.ts';
import { requireOwnHomework } from './homework-results.ts';
import { deleteHomework } from './homework-store.ts';

/** Takes the homework back, with the notification that has not been sent yet. */
export const removeHomework = async (
  deps: Pick<Deps, 'engine' | 'clock'>,
  input: { homeworkId: string; teacherId: string },
): Promise<void> => {
  const { homework, schoolClass } = await requireOwnHomework(deps, input.homeworkId, input.teacherId);
  const pupils = (await readRecipients(deps, schoolClass.scope, [homework]))(homework);
  await deps.engine.db.transaction().execute(async trx => {
    await deleteHomework(trx, homework.id);
    await cancelNotices(
      trx,
      deps,
      `homework:${homework.id}`,
      pupils.map(({ id }) => id),
    );
  });
};
