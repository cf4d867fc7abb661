import { PLACEMENT, placementMinutes } from './placement.ts';
import { type Reason, reasonText } from './reasons.ts';

export const PART_KINDS = ['warmup', 'review', 'homework', 'continue', 'practice', 'lesson', 'placement'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** One part of a day's plan. */
export interface PlanPart {
  kind: PartKind;
  /** The lesson; a homework's page; a subject for placement; empty for a review round. */
  target: string;
  minutes: number;
  reason: Reason;
}

/** A lesson that could be offered today; `minutes` are those of reading it. */
export interface LessonChoice {
  slug: string;
  minutes: number;
  /** True sentences about it, best first: cards beside each other say different ones. */
  reasons: readonly [Reason, ...Reason[]];
}

export interface PlanInput {
  /** What the pupil wants to spend: 5, 10 or 15. */
  minutes: number;
  /** Calendar days since the last answer; null before the first. */
  idleDays: number | null;
  /** They go well; latest first. */
  secure: readonly (Pick<LessonChoice, 'slug'> & { reason: Reason })[];
  /** The review round of today. */
  due: { questions: number; reason: Reason } | null;
  /** Nearest deadline first; done ones are left out. */
  homework: readonly { slug: string; minutes: number }[];
  /** Lessons opened and not finished, latest first. */
  begun: readonly { slug: string; minutes: number; reason: Reason }[];
  /** What to learn next, best first. */
  fresh: readonly LessonChoice[];
  /** To practise: begun, not known yet. */
  forming: readonly LessonChoice[];
  /** A subject whose level nobody has asked yet. */
  unplaced: string | null;
  /** A subject whose placement was left half-way, and how many of its questions are left. */
  halfPlaced: { subject: string; left: number } | null;
}

const MOST_PARTS = 4;
const FEWEST_PARTS = 2;
const WARMUP_MINUTES = 2;
/** About a question a minute. */
export const REVIEW_MINUTES = 4;
const PRACTICE_MINUTES = 4;
/** Two days missed. */
const LONG_BREAK_DAYS = 3;

const warmup = (input: PlanInput, main: readonly PlanPart[]): PlanPart[] => {
  const lesson = input.secure.find(({ slug }) => !main.some(({ target }) => target === slug));
  if (!lesson) return [];
  const back = input.idleDays !== null && input.idleDays >= LONG_BREAK_DAYS;
  return [{ kind: 'warmup', target: lesson.slug, minutes: WARMUP_MINUTES, reason: back ? { id: 'after-break' } : lesson.reason }];
};

export const reviewPart = ({ due }: PlanInput): PlanPart[] =>
  due ? [{ kind: 'review', target: '', minutes: due.questions, reason: due.reason }] : [];

const homeworkPart = ({ slug, minutes }: { slug: string; minutes: number }): PlanPart => ({
  kind: 'homework',
  target: slug,
  minutes,
  reason: { id: 'homework' },
});

/** It was promised to be kept: offered every day until it ends. */
const placementRest = ({ halfPlaced }: PlanInput): PlanPart[] =>
  halfPlaced
    ? [{ kind: 'placement', target: halfPlaced.subject, minutes: placementMinutes(halfPlaced.left), reason: { id: 'placement-rest' } }]
    : [];

/** The teacher's task, else what was left half-way, else a first look at where the pupil stands, else something new. */
const main = (input: PlanInput): PlanPart[] => {
  const { homework, begun, unplaced } = input;
  const rest = placementRest(input);
  const [task] = homework;
  if (task) return [homeworkPart(task), ...rest];
  if (rest.length > 0) return rest;
  // Both sittings: the time that is left is counted from the same whole, so that it never grows.
  if (unplaced) return [{ kind: 'placement', target: unplaced, minutes: placementMinutes(PLACEMENT.most), reason: { id: 'placement' } }];
  const [lesson] = begun;
  return lesson ? [{ kind: 'continue', target: lesson.slug, minutes: lesson.minutes, reason: lesson.reason }] : [];
};

type Offered = Omit<PlanPart, 'reason'> & Pick<LessonChoice, 'reasons'>;

const fresh = (input: PlanInput, taken: ReadonlySet<string>): Offered[] =>
  input.fresh
    .filter(({ slug }) => !taken.has(slug))
    .map(({ slug, minutes, reasons }) => ({ kind: 'lesson', target: slug, minutes, reasons }));

const practice = (input: PlanInput, taken: ReadonlySet<string>): Offered[] =>
  input.forming
    .filter(({ slug }) => !taken.has(slug))
    .map(({ slug, reasons }) => ({ kind: 'practice', target: slug, minutes: PRACTICE_MINUTES, reasons }));

/** With the first of its reasons that no card beside it says. */
const beside = (parts: readonly PlanPart[], { reasons, ...part }: Offered): PlanPart => {
  const said = new Set(parts.map(({ reason }) => reasonText(reason)));
  return { ...part, reason: reasons.find(reason => !said.has(reasonText(reason))) ?? reasons[0] };
};

/** Today's two to four parts, in order: it begins with something that goes well. */
export const planDay = (input: PlanInput): PlanPart[] => {
  const mainParts = main(input);
  const parts = [...warmup(input, mainParts), ...reviewPart(input), ...mainParts];
  const taken = new Set(parts.map(({ target }) => target));
  const more = [...fresh(input, taken).slice(0, 1), ...practice(input, taken), ...fresh(input, taken).slice(1)];
  for (const part of more) {
    const planned = parts.reduce((sum, { minutes }) => sum + minutes, 0);
    if (parts.length >= FEWEST_PARTS && planned + part.minutes / 2 > input.minutes) break;
    if (parts.length >= MOST_PARTS) break;
    parts.push(beside(parts, part));
  }
  return parts.slice(0, MOST_PARTS);
};

/** Homework set after the plan was made takes the place of the last thing that nobody asked for; undefined if nothing changes. */
export const placeForHomework = <P extends PlanPart & { doneAt: string | null }>(
  plan: readonly P[],
  homework: PlanInput['homework'],
): { at: number; part: PlanPart } | undefined => {
  const [task] = homework;
  if (!task || plan.some(({ kind }) => kind === 'homework')) return undefined;
  if (plan.length < MOST_PARTS) return { at: plan.length, part: homeworkPart(task) };
  const at = plan.findLastIndex(({ kind, doneAt }) => doneAt === null && (kind === 'lesson' || kind === 'practice'));
  return at < 0 ? undefined : { at, part: homeworkPart(task) };
};

/** Up to three other things instead of a part: none that the plan already has. */
export const alternatives = (input: PlanInput, plan: readonly PlanPart[]): PlanPart[] => {
  const taken = new Set(plan.map(({ target }) => target));
  const offered = [...fresh(input, taken).slice(0, 2), ...practice(input, taken).slice(0, 1), ...fresh(input, taken).slice(2)];
  const others = placementRest(input).filter(({ target }) => !taken.has(target));
  for (const part of offered.slice(0, 3 - others.length)) others.push(beside([...plan, ...others], part));
  return others;
};
