import { AppError } from '@eszkerek/contract';
import type { GuideMap, GuideOther, GuideToday } from '@eszkerek/contract/guide-shapes';
import { SUBJECTS, type Subject } from '@eszkerek/documents/base';
import { dayOf, mondayOf } from '@eszkerek/guide/day';
import { alternatives, type PartKind, placeForHomework, planDay, reviewPart } from '@eszkerek/guide/plan';
import { DAY_DONE } from '@eszkerek/guide/reasons';
import { textSeed } from '@eszkerek/numbers/chance';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { type Activity, readActivity } from './activity.ts';
import { markDone, parseParts, type StoredPart, storedParts, workedToday } from './day-plan.ts';
import { askableOf } from './due.ts';
import { leftOpen } from './left-open.ts';
import { isBegun, type MayOpen, mayOpenOf, pageLink, reasonToContinue } from './lesson-access.ts';
import { type OpenHomework, readHomework } from './open-homework.ts';
import { minutesOf, type PlanSource, readPlanInput } from './plan-input.ts';
import { insertPlan, readPlansSince, updatePlan } from './plan-store.ts';
import { type PupilGuide, readGuide } from './pupil-guide.ts';
import { callNameOf, countryOf } from './settings.ts';
import { isOwn, unitsOf } from './units.ts';
import { viewMap } from './view-map.ts';
import { viewOther, viewPart } from './view-part.ts';
import { weakSpots } from './weak-spots.ts';
import { weekOf } from './week.ts';

interface Read extends PlanSource {
  activity: Activity;
}

interface Opened extends Read {
  parts: StoredPart[];
  /** Days of this week with a finished part. */
  workedOn: string[];
}

const isFinished = (parts: readonly StoredPart[]): boolean => parts.length > 0 && parts.every(({ doneAt }) => doneAt !== null);

const planOf = (plans: readonly { day: string; parts: string }[], day: string): StoredPart[] | undefined => {
  const own = plans.find(plan => plan.day === day);
  return own && parseParts(own.parts);
};

/** Another device may have made today's plan a moment before: the first one stays. */
const makePlan = async (deps: Deps, read: Read): Promise<StoredPart[]> => {
  const { db } = deps.engine;
  const { guide } = read;
  const made = storedParts(planDay(await readPlanInput(deps, read)));
  const row = {
    user_id: guide.pupil.user_id,
    day: guide.today,
    parts: JSON.stringify(made),
    created_at: new Date(guide.now).toISOString(),
  };
  await insertPlan(db, row);
  return planOf(await readPlansSince(db, row.user_id, guide.today), guide.today) ?? made;
};

const withHomework = async (deps: Deps, guide: PupilGuide, parts: StoredPart[], open: readonly OpenHomework[]): Promise<StoredPart[]> => {
  const added = placeForHomework(
    parts,
    open.map(({ slug }) => ({ slug, minutes: minutesOf(deps, slug) })),
  );
  if (!added) return parts;
  const next = [...parts];
  next[added.at] = { ...added.part, id: `p${added.at + 1}`, doneAt: null };
  await updatePlan(deps.engine.db, guide.pupil.user_id, guide.today, JSON.stringify(next));
  return next;
};

/** A placement finished today says what the pupil is ready for: what was not begun is chosen anew, and the day stays as long as it was. */
const afterPlacement = async (deps: Deps, read: Read, parts: StoredPart[]): Promise<StoredPart[]> => {
  const { guide } = read;
  if (!parts.some(part => part.kind === 'placement' && part.doneAt === null && guide.isPlaced(part.target as Subject))) return parts;
  const isKept = ({ kind, doneAt }: StoredPart): boolean => doneAt !== null || kind === 'placement' || kind === 'homework';
  const planned = planDay(await readPlanInput(deps, read));
  const taken = new Set(parts.filter(isKept).map(({ target }) => target));
  const next = parts.map(part => {
    const better = isKept(part) ? undefined : planned.find(({ kind, target }) => kind === part.kind && !taken.has(target));
    if (better) taken.add(better.target);
    return better ? { ...part, ...better } : part;
  });
  await updatePlan(deps.engine.db, guide.pupil.user_id, guide.today, JSON.stringify(next));
  return next;
};

/** A new lesson that was begun meanwhile is to be continued. */
const onceBegun = ({ library }: Deps, guide: PupilGuide, part: StoredPart, { views }: Activity): StoredPart => {
  if (part.kind !== 'lesson' || part.doneAt !== null) return part;
  const view = views.find(({ lesson_slug }) => lesson_slug === part.target);
  if (!view || !isBegun(view)) return part;
  return { ...part, kind: 'continue', reason: reasonToContinue(library, view, guide.rows.get(part.target)?.answers ?? 0) };
};

/** Today's plan: made at the first look of the day and then fixed; only homework and the end of a placement change it. */
const openPlan = async (deps: Deps, caller: Caller): Promise<Opened> => {
  const [guide, mayOpen, homework, activity] = await Promise.all([
    readGuide(deps, caller.userId),
    mayOpenOf(deps, caller.userId),
    readHomework(deps, caller.userId),
    readActivity(deps, caller.userId),
  ]);
  const plans = activity.plans.filter(({ day }) => day >= mondayOf(guide.today));
  const read = { guide, mayOpen, homework, activity };
  const made = planOf(plans, guide.today) ?? (await makePlan(deps, read));
  const planned = await afterPlacement(deps, read, made);
  const parts = await withHomework(deps, guide, planned, homework.open);
  const worked = plans.filter(plan => parseParts(plan.parts).some(({ doneAt }) => doneAt !== null));
  const marked = await markDone(deps, guide, parts, { ...activity, homeworkDone: homework.done });
  return {
    ...read,
    workedOn: worked.map(({ day }) => day),
    parts: marked.map(part => onceBegun(deps, guide, part, activity)),
  };
};

const subjectsOf = (guide: PupilGuide): GuideToday['subjects'] =>
  SUBJECTS.map(subject => {
    const units = unitsOf(guide, subject).filter(unit => isOwn(guide, unit));
    return {
      subject,
      grade: guide.place.grade,
      units: units.length,
      units_known: units.filter(
        lessons => lessons.every(({ slug }) => guide.rows.has(slug)) && lessons.every(({ slug }) => guide.label(slug) === 'known'),
      ).length,
      begun: guide.answersIn(subject) > 0,
      placed: guide.isPlaced(subject),
    };
  });

/** A workshop a day, for those who want more; it counts for nothing. */
const challengeOf = (deps: Deps, guide: PupilGuide, mayOpen: MayOpen): GuideToday['challenge'] => {
  if (!mayOpen({ written: true, access: 'premium' })) return null;
  const workshops = deps.library.ofKind('workshop').filter(({ grades }) => grades.length === 0 || grades.includes(guide.place.grade));
  const chosen = workshops[textSeed(guide.today) % Math.max(workshops.length, 1)];
  return chosen ? { title: chosen.title, text: chosen.description, link: pageLink(chosen.slug), minutes: chosen.minutes } : null;
};

/** After the last part: what is due to be repeated, else the next thing that does not probably go well already; the challenge takes much longer. */
const moreToday = async (deps: Deps, opened: Opened): Promise<GuideOther | null> => {
  const { guide, homework, parts } = opened;
  const input = await readPlanInput(deps, opened);
  const others = [...(parts.some(({ kind }) => kind === 'review') ? [] : reviewPart(input)), ...alternatives(input, parts)];
  const next = others.find(({ target }) => !guide.isLikely(target)) ?? others[0];
  return next ? viewOther(deps, guide, next, homework) : null;
};

/** How many of the open mistakes come back on the nearest later day. */
const nextMistakes = (deps: Deps, guide: PupilGuide, mayOpen: MayOpen, later: Activity['later']): GuideToday['mistakes_next'] => {
  const dayAt = (due_at: string): string => dayOf(Date.parse(due_at), guide.place.country);
  const ahead = later.filter(row => askableOf(deps, guide, mayOpen, [row]).length > 0);
  const [first] = ahead;
  return first ? { count: ahead.filter(({ due_at }) => dayAt(due_at) === dayAt(first.due_at)).length, due_at: first.due_at } : null;
};

const viewToday = async (deps: Deps, opened: Opened): Promise<GuideToday> => {
  const { guide, mayOpen, homework, activity, parts, workedOn } = opened;
  const worked = workedToday(guide, activity.events);
  const due = askableOf(deps, guide, mayOpen, activity.due).length;
  // Reads that need nothing of each other: one after the other each would wait for the database.
  const [call_name, views, more] = await Promise.all([
    callNameOf(deps, guide.pupil),
    Promise.all(
      parts.map(async part =>
        viewPart(deps, guide, part, { homework, worked, views: activity.views, open: await leftOpen(deps, guide, part) }),
      ),
    ),
    isFinished(parts) ? moreToday(deps, opened) : null,
  ]);
  return {
    day: guide.today,
    call_name,
    onboarded: guide.pupil.onboarded_at !== null,
    grade: guide.pupil.grade,
    country: countryOf(guide.pupil),
    minutes: guide.pupil.minutes,
    parts: views,
    finished: isFinished(parts) ? DAY_DONE : null,
    more,
    mistakes_due: due,
    mistakes_open: activity.due.length + activity.later.length,
    mistakes_next: due > 0 ? null : nextMistakes(deps, guide, mayOpen, activity.later),
    challenge: challengeOf(deps, guide, mayOpen),
    week: weekOf(guide, activity, workedOn),
    subjects: subjectsOf(guide),
    more_homework: homework.open
      .filter(({ slug }) => !parts.some(part => part.target === slug))
      .map(({ slug, title, due_at }) => ({ title, link: pageLink(slug), due_at })),
  };
};

export const readToday = async (deps: Deps, caller: Caller): Promise<GuideToday> => viewToday(deps, await openPlan(deps, caller));

/** Where the plan has no open lesson of the subject: what the home offers after the round, else what was missed last, else something new. */
const beyondPlan = async (deps: Deps, opened: Opened, subject: Subject): Promise<string[]> => {
  const { guide, mayOpen, parts } = opened;
  const more = isFinished(parts) ? await moreToday(deps, opened) : null;
  const fresh = (await readPlanInput(deps, opened)).fresh.filter(({ slug }) => !parts.some(({ target }) => target === slug));
  const weak = weakSpots(guide, subject, mayOpen).filter(({ slug }) => !parts.some(part => part.target === slug && part.doneAt !== null));
  return [...(more?.kind === 'lesson' ? [more.target] : []), ...[...weak, ...fresh].map(({ slug }) => slug)];
};

/** The map leads where the plan does: to the placement, else to the first open lesson of the subject, else beyond the plan. */
export const readMap = async (deps: Deps, caller: Caller, subject: Subject): Promise<GuideMap> => {
  const opened = await openPlan(deps, caller);
  const { guide, mayOpen, parts, activity } = opened;
  const open = parts.filter(({ kind, doneAt }) => doneAt === null && (kind === 'continue' || kind === 'lesson'));
  const ofPlan = open.map(({ kind, target }) => ({ slug: target, begun: kind === 'continue' }));
  const offered = async () =>
    (await beyondPlan(deps, opened, subject)).map(slug => ({
      slug,
      begun: activity.views.some(view => view.lesson_slug === slug && isBegun(view)),
    }));
  const planned = ofPlan.some(({ slug }) => guide.lesson(slug)?.subject === subject) ? ofPlan : await offered();
  const asked = parts.find(({ kind, target, doneAt }) => kind === 'placement' && target === subject && doneAt === null);
  const placement = asked ? { answered: (await leftOpen(deps, guide, asked))?.answered ?? 0 } : null;
  return viewMap(deps.library, guide, subject, mayOpen, planned, placement);
};

const othersFor = async (deps: Deps, opened: Opened, partId: string) => {
  const { parts } = opened;
  if (!parts.some(({ id }) => id === partId)) throw new AppError('notFound');
  return alternatives(await readPlanInput(deps, opened), parts);
};

/** „Mást szeretnék”: up to three others, no penalty. */
export const listOthers = async (deps: Deps, caller: Caller, partId: string): Promise<GuideOther[]> => {
  const opened = await openPlan(deps, caller);
  return (await othersFor(deps, opened, partId)).map(part => viewOther(deps, opened.guide, part, opened.homework));
};

export const swapPart = async (
  deps: Deps,
  caller: Caller,
  input: { part: string; kind: PartKind; target: string },
): Promise<GuideToday> => {
  const opened = await openPlan(deps, caller);
  const others = await othersFor(deps, opened, input.part);
  const chosen = others.find(({ kind, target }) => kind === input.kind && target === input.target);
  if (!chosen) throw new AppError('conflict');
  const parts = opened.parts.map(part => (part.id === input.part ? { ...chosen, id: part.id, doneAt: null } : part));
  await updatePlan(deps.engine.db, caller.userId, opened.guide.today, JSON.stringify(parts));
  return viewToday(deps, { ...opened, parts });
};
