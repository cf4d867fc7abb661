import type { BodyOf } from '@eszkerek/contract';
import type { guide } from '@eszkerek/contract/guide';
import { type GuideSettings, guideCountry, guideGoal } from '@eszkerek/contract/guide-shapes';
import { dayOf } from '@eszkerek/guide/day';
import { givenNameOf } from '@eszkerek/numbers/given-name';
import type { Deps } from '../../deps.ts';
import { nameOfUser } from './call-name-store.ts';
import { parseParts } from './day-plan.ts';
import { type PupilRow, readPupil, savePupil } from './guide-store.ts';
import { placeOf } from './learner.ts';
import { readPlansSince, removePlan } from './plan-store.ts';

const knownAs = <T>(schema: { safeParse(value: unknown): { success: boolean; data?: T } }, value: string | null): T | null =>
  schema.safeParse(value).data ?? null;

export const countryOf = (pupil: PupilRow) => knownAs(guideCountry, pupil.country);

export const callNameOf = async ({ engine }: Pick<Deps, 'engine'>, pupil: PupilRow): Promise<string> =>
  pupil.call_name ?? givenNameOf(await nameOfUser(engine.db, pupil.user_id));

export const readSettings = async (deps: Pick<Deps, 'engine'>, userId: string): Promise<GuideSettings> => {
  const pupil = await readPupil(deps.engine.db, userId, { lock: false });
  return {
    grade: pupil.grade,
    country: countryOf(pupil),
    goal: knownAs(guideGoal, pupil.goal),
    days: pupil.days,
    minutes: pupil.minutes,
    call_name: await callNameOf(deps, pupil),
    onboarded: pupil.onboarded_at !== null,
  };
};

/** What a plan is made of: with another grade, country or goal the plan of the day is made again, unless it was begun. */
const PLANNED_BY = ['grade', 'country', 'goal', 'minutes'] as const;

/** Only what was given changes. */
export const saveSettings = async (
  deps: Pick<Deps, 'engine' | 'clock'>,
  userId: string,
  { unfinished = false, ...given }: BodyOf<typeof guide.saveSettings>,
): Promise<void> => {
  const before = await readPupil(deps.engine.db, userId, { lock: false });
  const now = deps.clock.now();
  const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  await deps.engine.db.transaction().execute(async trx => {
    // An unfinished answer may come after the last one: it never takes the mark back.
    const mark = unfinished ? {} : { onboarded_at: before.onboarded_at ?? now.toISOString() };
    await savePupil(trx, userId, { ...changed, ...mark });
    if (!PLANNED_BY.some(name => given[name] !== undefined && given[name] !== before[name])) return;
    const [plan] = await readPlansSince(trx, userId, dayOf(now.getTime(), placeOf(before).country));
    if (plan && parseParts(plan.parts).every(({ doneAt }) => doneAt === null)) await removePlan(trx, userId, plan.day);
  });
};
