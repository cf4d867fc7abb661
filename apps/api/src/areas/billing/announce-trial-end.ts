import { TRIAL_DAYS } from '@eszkerek/contract';
import { addDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import { notify } from '../notifications/notify.ts';
import { accessOf } from './access.ts';
import { registeredBetween } from './trial-store.ts';

const NOTICES = [
  { days: 7, until: 1, message: 'A próbaidőd hét nap múlva véget ér. Ha tetszik a prémium, a profilodban előfizethetsz.' },
  { days: 1, until: 0, message: 'A próbaidőd holnap véget ér. Az ingyenes tananyag ezután is a tiéd marad.' },
];

/** Notifies accounts without other access seven days and one day before the trial ends. */
export const announceTrialEnd = async (deps: Pick<Deps, 'engine' | 'clock'>): Promise<void> => {
  const now = deps.clock.now();
  for (const { days, until, message } of NOTICES) {
    const notice = `trial-${days}`;
    const after = addDays(now, until - TRIAL_DAYS).toISOString();
    const ending = await registeredBetween(deps.engine.db, { after, until: addDays(now, days - TRIAL_DAYS).toISOString(), notice });
    for (const { id } of ending) {
      await yieldToEventLoop();
      const access = await accessOf(deps.engine.db, id, now);
      if (!access || access.isSubscribed) continue;
      await notify(deps.engine.db, deps, {
        userId: id,
        kind: 'trial',
        dedupeKey: notice,
        title: 'Hamarosan véget ér a próbaidőd',
        message,
        link: '/profil#elofizetes',
      });
    }
  }
};
