import { REFERRALS_PER_REWARD, WITHDRAWAL_DAYS } from '@eszkerek/contract';
import { addDays, addMonths } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import { notify } from '../notifications/notify.ts';
import type { BillingDeps } from './read-and-apply.ts';
import { addReward, addSuccess, dueRewards, latestDueReward, markCounted, ripeReferrals, setOutcome } from './referral-store.ts';
import { addBonusMonth, runningSubscription } from './subscription-store.ts';
import { syncSubscription } from './sync-subscription.ts';

const notifyReferrer = (trx: Db, deps: BillingDeps, userId: string, count: number, message: string): Promise<void> =>
  notify(trx, deps, {
    userId,
    kind: 'referral',
    dedupeKey: `referral:${count}`,
    title: count % REFERRALS_PER_REWARD === 0 ? 'Összegyűlt öt ajánlásod!' : 'Sikeres ajánlás',
    message,
    link: '/profil',
  });

/** Every fifth referral extends the referrer's running subscription by a month; without one they get only a notification. */
const countOne = (deps: BillingDeps, referral: { id: string; referrer_id: string }): Promise<void> =>
  deps.engine.db.transaction().execute(async trx => {
    const now = deps.clock.now().toISOString();
    if (!(await markCounted(trx, referral.id, now))) return;
    const count = await addSuccess(trx, referral.referrer_id);
    const send = (message: string) => notifyReferrer(trx, deps, referral.referrer_id, count, message);
    if (count % REFERRALS_PER_REWARD !== 0) {
      const left = REFERRALS_PER_REWARD - (count % REFERRALS_PER_REWARD);
      await send(`Akit ajánlottál, előfizetett. Még ${left} ilyen, és kapsz egy hónap prémiumot.`);
      return;
    }
    const running = await runningSubscription(trx, referral.referrer_id, now);
    if (!running) {
      await setOutcome(trx, referral.id, 'no_subscription');
      await send('Öt ajánlottad is előfizetett, de az ajándék hónap csak élő előfizetéshez jár, és neked most nincs ilyen.');
      return;
    }
    const waiting = await latestDueReward(trx, running.provider_ref);
    const from = [running.current_period_end, waiting?.reward_until ?? ''].sort().at(-1) ?? '';
    await setOutcome(trx, referral.id, 'reward_due', { ref: running.provider_ref, until: addMonths(new Date(from), 1).toISOString() });
    await addReward(trx, referral.referrer_id);
    await send('Öt ajánlottad is előfizetett: egy hónappal meghosszabbítottuk az előfizetésedet. Köszönjük!');
  });

/** Applies granted rewards at the provider; failures wait for the next run. The target date is fixed, so retrying is safe. */
export const grantRewards = async (deps: BillingDeps): Promise<void> => {
  for (const { id, reward_ref, reward_until } of await dueRewards(deps.engine.db)) {
    if (!reward_ref || !reward_until) continue;
    try {
      await deps.payments.extendSubscription(reward_ref, reward_until);
      await syncSubscription(deps, reward_ref);
    } catch (error) {
      deps.log.warn({ err: error }, 'a reward has to wait');
      return;
    }
    await deps.engine.db.transaction().execute(async trx => {
      await setOutcome(trx, id, 'rewarded');
      await addBonusMonth(trx, reward_ref);
    });
  }
};

export const countReferrals = async (deps: BillingDeps): Promise<void> => {
  const ripe = await ripeReferrals(deps.engine.db, addDays(deps.clock.now(), -WITHDRAWAL_DAYS).toISOString());
  for (const { id, referrer_id } of ripe) {
    if (!referrer_id) continue;
    await yieldToEventLoop();
    await countOne(deps, { id, referrer_id });
    await grantRewards(deps);
  }
};
