import { seeded } from '@eszkerek/numbers/chance';
import { issueCode } from '../areas/auth/issue-code.ts';
import { announceTrialEnd } from '../areas/billing/announce-trial-end.ts';
import { addDays } from '../clock.ts';
import type { Db } from '../db/engine.ts';
import type { Deps } from '../deps.ts';
import { DEMO_PASSWORD, DEMO_SPECIAL_CODE, DEMO_VIP_CODE, mainAccounts, pupilAccounts } from './accounts.ts';
import { writeCorrespondence } from './correspondence.ts';
import { writeHistory } from './history.ts';
import { doHomework } from './homework-answers.ts';
import { addPeople, type DemoPeople, idOf } from './people.ts';
import { makePurchases } from './purchases.ts';
import { demoTopics } from './topics.ts';

const SEED = 2026;

export const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;

/** Whether this database holds the demo school, so that the start may print its accounts. */
export const hasDemo = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where(
      'email_folded',
      'in',
      mainAccounts.map(account => account.email),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined;

const learnersOf = (people: DemoPeople, chance: () => number) => [
  { userId: idOf(people, 'diak'), ability: 0.72, diligence: 0.6, days: 19 },
  { userId: idOf(people, 'premium'), ability: 0.85, diligence: 0.6, days: 42 },
  { userId: idOf(people, 'ingyenes'), ability: 0.65, diligence: 0.4, days: 42 },
  { userId: idOf(people, 'lejart'), ability: 0.55, diligence: 0.3, days: 42 },
  ...['osztalytars', ...pupilAccounts.map(pupil => pupil.key)].map((key, i) => ({
    userId: idOf(people, key),
    ability: 0.3 + 0.65 * chance(),
    // One pupil has been inactive, so that the teacher's list has an entry.
    diligence: i === 8 ? 0 : 0.2 + 0.4 * chance(),
    days: 42,
  })),
];

/** Three referrals, so that the referral box shows progress. */
const addReferrals = async (trx: Db, people: DemoPeople, now: Date): Promise<void> => {
  const at = addDays(now, -20).toISOString();
  await trx
    .insertInto('referrals')
    .values(
      ['tanulo01', 'tanulo02', 'tanulo03'].map(key => ({
        id: `demo-${key}`,
        referrer_id: idOf(people, 'premium'),
        referred_id: idOf(people, key),
        created_at: addDays(now, -45).toISOString(),
        counted_at: at,
        outcome: 'counted',
        reward_ref: null,
        reward_until: null,
      })),
    )
    .execute();
  await trx.updateTable('users').set({ successful_referrals: 3 }).where('id', '=', idOf(people, 'premium')).execute();
};

/** The demo school: accounts for every role and case, six weeks of learning, and something on every screen. */
export const seedDemo = async (deps: Deps): Promise<void> => {
  if (deps.settings.production) throw new Error('The demo school is never seeded in production.');
  const now = deps.clock.now();
  const chance = seeded(SEED);
  const topics = demoTopics(deps.library);
  const passwordHash = await deps.passwords.hash(DEMO_PASSWORD);
  const { db } = deps.engine;
  const people = await db.transaction().execute(trx => addPeople(trx, now, passwordHash));
  const classId = await makePurchases(deps, people);
  await db.transaction().execute(async trx => {
    await writeHistory(trx, learnersOf(people, chance), topics, now, chance);
    await writeCorrespondence(trx, people, topics, classId, now);
    await addReferrals(trx, people, now);
    const codes = { uses: 1000, expiresAt: addDays(now, 730).toISOString(), createdBy: idOf(people, 'admin'), note: 'Bemutató iskola' };
    await issueCode(trx, deps, { ...codes, kind: 'vip', code: DEMO_VIP_CODE });
    await issueCode(trx, deps, { ...codes, kind: 'special', code: DEMO_SPECIAL_CODE });
  });
  const homework = topics[1]?.quiz.slug;
  const diligent = ['osztalytars', 'tanulo02', 'tanulo04', 'tanulo05', 'tanulo07'].map(key => idOf(people, key));
  if (homework) await doHomework(deps, diligent, homework, chance);
  await announceTrialEnd(deps);
};
