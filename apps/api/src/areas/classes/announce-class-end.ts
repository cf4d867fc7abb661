import { addDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';
import { classesEndingBetween } from './class-store.ts';

/** Thirty and seven days before a class ends, to its teacher. */
const NOTICES = [
  { days: 30, until: 7 },
  { days: 7, until: 0 },
];

export const announceClassEnd = async (deps: Pick<Deps, 'engine' | 'clock'>): Promise<void> => {
  const now = deps.clock.now();
  for (const { days, until } of NOTICES)
    for (const ending of await classesEndingBetween(deps.engine.db, addDays(now, until).toISOString(), addDays(now, days).toISOString()))
      if (ending.teacher_id)
        await notify(deps.engine.db, deps, {
          userId: ending.teacher_id,
          kind: 'class',
          dedupeKey: `class-end-${days}:${ending.id}`,
          title: 'Hamarosan lejár az osztályod',
          message: `${days} napon belül lejár ez az osztály: ${ending.class_name}. A naplóját utána még 90 napig olvashatod.`,
          link: '/dashboard/teacher',
        });
};
