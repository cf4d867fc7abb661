import type { GuideOther, GuidePart } from '@eszkerek/contract/guide-shapes';
import { SUBJECTS, type Subject } from '@eszkerek/documents/base';
import { placementMinutes } from '@eszkerek/guide/placement';
import type { PlanPart } from '@eszkerek/guide/plan';
import { reasonText } from '@eszkerek/guide/reasons';
import { monthDay } from '@eszkerek/numbers/dates';
import type { Deps } from '../../deps.ts';
import type { Activity } from './activity.ts';
import { ENOUGH_TRIES, type StoredPart, type Worked } from './day-plan.ts';
import { lessonPage, pageLink, practiceLink, wholeMinutesOf } from './lesson-access.ts';
import type { Homework, OpenHomework } from './open-homework.ts';
import type { PupilGuide } from './pupil-guide.ts';
import { becauseOf } from './why.ts';

const MOST_FACTS = 3;
/** When a part counts as done, in the pupil's words. */
const CLOSED_BY: Record<'lesson' | 'tasks', string> = {
  lesson: 'Ma kész, ha végigmész rajta a feladataival együtt, vagy a kvízéből vagy a gyakorlójából három feladatot megcsinálsz.',
  tasks: 'Három feladat után kész. Folytathatod, ameddig jólesik.',
};
/** Beside „ez már jól megy” of a lesson that the map calls „alakul”. */
const UNTIL_KNOWN = 'A térképen akkor lesz „megvan”, ha legalább három kérdés két külön napon is jól megy.';
const PLACEMENT_FACTS = [
  'Így nem kapsz olyat, amit már tudsz, sem olyat, ami még túl nehéz.',
  'Legfeljebb 20 kérdés, két részletben.',
  'Bármikor abbahagyhatod.',
];
const ZONE = 'Europe/Bucharest';

const FROM: Record<string, string> = { matematika: 'matematikából', fizika: 'fizikából', ai: 'mesterséges intelligenciából' };

const titleOf = (deps: Deps, part: PlanPart): string =>
  part.kind === 'review'
    ? 'Ismétlés'
    : part.kind === 'placement'
      ? `Hol tartasz ${FROM[part.target] ?? ''}?`
      : deps.library.titleOf(part.target);

const linkOf = (deps: Deps, { kind, target, reason }: PlanPart): string => {
  if (reason.id === 'continue-quiz') return pageLink(lessonPage(deps.library, target)?.quiz?.slug ?? target);
  if (kind === 'review') return '/ismetles';
  if (kind === 'placement') return `/hol-tartasz/${target}`;
  return kind === 'warmup' || kind === 'practice' ? practiceLink(deps.library, target) : pageLink(target);
};

const subjectOf = (deps: Deps, { kind, target }: PlanPart): Subject | null =>
  kind === 'placement' ? (SUBJECTS.find(subject => subject === target) ?? null) : (deps.library.document(target)?.subject ?? null);

const isLesson = ({ kind }: PlanPart): boolean => kind === 'lesson' || kind === 'continue';

/** Plain facts behind the reason, without a judgement. */
const factsOf = (guide: PupilGuide, part: PlanPart, homework: OpenHomework | undefined): string[] => {
  if (homework)
    return [`Határidő: ${monthDay(homework.due_at, ZONE)}`, ...(homework.note ? [`A tanárod üzenete: „${homework.note}”`] : [])];
  if (part.kind === 'review')
    return [
      ...(part.reason.misconception ? [`Ez csúszott be többször: „${part.reason.misconception}.”`] : []),
      'Vegyes kérdések arról, ami már volt.',
      'Ami most nem megy, később újra előkerül.',
    ];
  if (part.kind === 'placement') return PLACEMENT_FACTS;
  const lesson = guide.lesson(part.target);
  const row = guide.rows.get(part.target);
  const bases = (lesson?.prerequisites ?? []).flatMap(slug => (guide.label(slug) === 'known' ? (guide.lesson(slug)?.title ?? []) : []));
  const facts = [
    row ? becauseOf(guide, row) : part.kind === 'continue' ? 'Ezt a leckét már elkezdted.' : 'A kvízét és a gyakorlóját még nem próbáltad.',
    ...(guide.step(part.target) === 'warmup' && guide.label(part.target) === 'forming' ? [UNTIL_KNOWN] : []),
    ...bases.map(title => `Amire épül, az megvan: „${title}”.`),
    ...(lesson ? [`A célja: ${lesson.goal}`] : []),
  ];
  const closedBy = isLesson(part) ? CLOSED_BY.lesson : CLOSED_BY.tasks;
  return [...facts.slice(0, MOST_FACTS - 1), closedBy];
};

const taskOf = ({ kind, target }: PlanPart, { open }: Homework): OpenHomework | undefined =>
  kind === 'homework' ? open.find(({ slug }) => slug === target) : undefined;

export const viewOther = (deps: Deps, guide: PupilGuide, part: PlanPart, homework: Homework): GuideOther => ({
  kind: part.kind,
  target: part.target,
  title: (part.kind === 'homework' && homework.titles.get(part.target)) || titleOf(deps, part),
  subject: subjectOf(deps, part),
  link: linkOf(deps, part),
  minutes: part.minutes,
  whole: isLesson(part) ? (wholeMinutesOf(deps.library, part.target) ?? null) : null,
  reason: { id: part.reason.id, text: reasonText({ ...part.reason, state: part.reason.base ? guide.label(part.reason.base) : undefined }) },
  facts: factsOf(guide, part, taskOf(part, homework)),
  label: guide.lesson(part.target) ? guide.label(part.target) : null,
});

const BY_TASKS: readonly PlanPart['kind'][] = ['warmup', 'practice', 'lesson', 'continue'];

/** The section of a begun lesson where it was left, and its number as the contents count it. */
const placeOf = (deps: Deps, { kind, target, reason }: PlanPart, views: Activity['views']): GuidePart['place'] => {
  const section =
    kind === 'continue' && reason.id !== 'continue-quiz' ? views.find(({ lesson_slug }) => lesson_slug === target)?.section : null;
  const at = lessonPage(deps.library, target)?.sections.findIndex(({ id }) => id === section) ?? -1;
  return section && at > 0 ? { section, part: at + 1 } : null;
};

/** A placement that was left half-way says so. As of every part, `minutes` are of the whole and `open` tells what is left. */
const restOf = ({ kind }: PlanPart, open: GuidePart['open']): Partial<Pick<GuidePart, 'minutes' | 'reason'>> =>
  kind === 'placement' && open
    ? { minutes: placementMinutes(open.of), reason: { id: 'placement-rest', text: reasonText({ id: 'placement-rest' }) } }
    : {};

interface DayFacts extends Pick<Activity, 'views'> {
  homework: Homework;
  worked: Worked;
  open: GuidePart['open'];
}

export const viewPart = (deps: Deps, guide: PupilGuide, part: StoredPart, { homework, worked, views, open }: DayFacts): GuidePart => {
  const { target: _, ...view } = viewOther(deps, guide, part, homework);
  const byTasks = BY_TASKS.includes(part.kind);
  return {
    ...view,
    ...restOf(part, open),
    id: part.id,
    done: part.doneAt !== null,
    due_at: taskOf(part, homework)?.due_at ?? null,
    tasks: byTasks ? { done: Math.min(worked(part.target), ENOUGH_TRIES), of: ENOUGH_TRIES } : null,
    place: placeOf(deps, part, views),
    open,
  };
};
