import { receiveEvent } from '../areas/billing/receive-event.ts';
import { startCheckout } from '../areas/billing/start-checkout.ts';
import { joinClass } from '../areas/classes/join-class.ts';
import { addDays } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { sandboxProvider } from '../payments/sandbox-provider.ts';
import { DEMO_CLASS_CODE, pupilAccounts } from './accounts.ts';
import { pastClock } from './past-clock.ts';
import { type DemoPeople, idOf } from './people.ts';

/** Bought some days ago, through the same checkout and events as any purchase. */
const buy = async (base: Deps, when: Date, request: Parameters<typeof startCheckout>[1]): Promise<void> => {
  const clock = pastClock(when);
  const payments = sandboxProvider({ db: base.engine.db, clock, publicUrl: base.settings.publicUrl });
  const deps = { ...base, clock, payments };
  const url = await startCheckout(deps, request);
  const done = await payments.sandbox?.act(url.split('/').at(-1) ?? '', 'pay');
  for (const { body, signature } of done?.events ?? []) await receiveEvent(deps, body, signature);
};

export const makePurchases = async (deps: Deps, people: DemoPeople): Promise<string> => {
  const now = deps.clock.now();
  const { db } = deps.engine;
  await buy(deps, addDays(now, -9), { userId: idOf(people, 'premium'), kind: 'monthly' });
  await buy(deps, addDays(now, -44), { userId: idOf(people, 'tanar'), kind: 'class', className: '6. B osztály', maxStudents: 24 });
  const { id } = await db.selectFrom('classes').select('id').where('teacher_id', '=', idOf(people, 'tanar')).executeTakeFirstOrThrow();
  await db.updateTable('classes').set({ class_code: DEMO_CLASS_CODE }).where('id', '=', id).execute();
  const clock = pastClock(addDays(now, -43));
  await db.transaction().execute(async trx => {
    for (const key of ['osztalytars', ...pupilAccounts.map(pupil => pupil.key)])
      await joinClass(trx, { clock }, { userId: idOf(people, key), classCode: DEMO_CLASS_CODE });
  });
  return id;
};
