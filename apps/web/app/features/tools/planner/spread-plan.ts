export interface PlanTopic {
  slug: string;
  title: string;
  minutes: number;
  needs?: readonly string[] | undefined;
  /** What the pupil may find hardest that this topic helps with. */
  covers?: readonly string[] | undefined;
  /** Its page is not written yet: it is named in its place, and takes no time. */
  waits?: boolean | undefined;
}
export interface PlanBlock {
  id: string;
  slug: string;
  title: string;
  minutes: number;
  part: number;
  parts: number;
  /** Fills a free day: done before says nothing about this time. */
  again?: boolean;
}
export interface PlanDay {
  /** `2026-11-15` */
  date: string;
  blocks: PlanBlock[];
  review: boolean;
  /** Titles of topics that belong here and are not written yet. */
  waits?: string[];
}
export interface Plan {
  days: PlanDay[];
  kept: PlanTopic[];
  left: PlanTopic[];
}
export interface PlanInput {
  topics: readonly PlanTopic[];
  today: string;
  /** The day of the test: no learning is planned on it. */
  deadline: string;
  minutesPerDay: number;
  /** 0 is Sunday. */
  restDays: readonly number[];
  /** What fills the days that the topics leave free, in turn. */
  fillers?: readonly PlanTopic[] | undefined;
  /** What the pupil finds hardest: when time is short, its topics are kept before all others. */
  hardest?: string | undefined;
}

const LONGEST = 25;
const SHORTEST = 20;
const DAY_MS = 86_400_000;
const time = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Days left for learning, rest days left out. */
export function studyDays(today: string, deadline: string, restDays: readonly number[]): string[] {
  const days: string[] = [];
  for (let at = time(today); at < time(deadline); at += DAY_MS)
    if (!restDays.includes(new Date(at).getUTCDay())) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** What a topic builds on comes before it; otherwise the author's order stays. */
export function inOrder(topics: readonly PlanTopic[]): PlanTopic[] {
  const bySlug = new Map(topics.map(topic => [topic.slug, topic]));
  const placed = new Set<string>();
  const order: PlanTopic[] = [];
  const place = (topic: PlanTopic, path: readonly string[]) => {
    if (placed.has(topic.slug) || path.includes(topic.slug)) return;
    for (const need of topic.needs ?? []) {
      const before = bySlug.get(need);
      if (before) place(before, [...path, topic.slug]);
    }
    placed.add(topic.slug);
    order.push(topic);
  };
  for (const topic of topics) place(topic, []);
  return order;
}

/** Blocks of 20-25 minutes: one focus session each. */
export function blocksOf({ slug, title, minutes, waits }: PlanTopic): PlanBlock[] {
  if (waits) return [];
  const parts = Math.max(1, Math.ceil(minutes / LONGEST));
  const length = Math.min(LONGEST, Math.max(SHORTEST, Math.ceil(minutes / parts)));
  return Array.from({ length: parts }, (_, i) => ({ id: `${slug}.${i + 1}`, slug, title, minutes: length, part: i + 1, parts }));
}

/** Lays the blocks on the days, at most `quota` a day and never more minutes than there are; null if they do not fit. */
function lay(blocks: readonly PlanBlock[], days: number, minutesPerDay: number, quota: number): PlanBlock[][] | null {
  const laid: PlanBlock[][] = Array.from({ length: days }, () => []);
  let day = 0;
  let used = 0;
  for (const block of blocks) {
    const full = () => {
      const here = laid[day] ?? [];
      return here.length > 0 && (here.length >= quota || used + block.minutes > minutesPerDay);
    };
    while (day < days && full()) {
      day += 1;
      used = 0;
    }
    if (day >= days) return null;
    laid[day]?.push(block);
    used += block.minutes;
  }
  return laid;
}

const isHardest = ({ covers }: PlanTopic, hardest: string | undefined): boolean =>
  hardest !== undefined && covers?.includes(hardest) === true;

/** The topics of the hardest part and everything they build on. */
function urgentSlugs(topics: readonly PlanTopic[], hardest: string | undefined): ReadonlySet<string> {
  const bySlug = new Map(topics.map(topic => [topic.slug, topic]));
  const urgent = new Set<string>();
  const add = (topic: PlanTopic | undefined) => {
    if (!topic || urgent.has(topic.slug)) return;
    urgent.add(topic.slug);
    for (const need of topic.needs ?? []) add(bySlug.get(need));
  };
  for (const topic of topics) if (isHardest(topic, hardest)) add(topic);
  return urgent;
}

/** Each free day gets the next filler, as one block. */
function filled(days: readonly PlanDay[], fillers: readonly PlanTopic[]): PlanDay[] {
  let next = 0;
  return days.map(day => {
    const filler = day.blocks.length === 0 ? fillers[next % fillers.length] : undefined;
    if (!filler) return day;
    next += 1;
    const { slug, title, minutes } = filler;
    return { ...day, blocks: [{ id: `${slug}.nap-${next}`, slug, title, minutes, part: 1, parts: 1, again: true }] };
  });
}

/** Each unwritten topic on the day of the topic that it follows. */
function withWaiting(days: readonly PlanDay[], order: readonly PlanTopic[]): PlanDay[] {
  const named = new Map<PlanDay | undefined, string[]>();
  let day = days[0];
  for (const { slug, title, waits } of order) {
    if (waits) named.set(day, [...(named.get(day) ?? []), title]);
    else day = days.findLast(({ blocks }) => blocks.some(block => block.slug === slug && !block.again)) ?? day;
  }
  return days.map(one => (named.has(one) ? { ...one, waits: named.get(one) ?? [] } : one));
}

/** From today to the day before the deadline, the last day for review; topics that do not fit are named, not squeezed in. */
export function spreadPlan(input: PlanInput): Plan {
  const days = studyDays(input.today, input.deadline, input.restDays);
  const review = days.length > 1 ? days.at(-1) : undefined;
  const work = review ? days.slice(0, -1) : days;
  const fits = (topics: readonly PlanTopic[]) =>
    lay(topics.flatMap(blocksOf), work.length, input.minutesPerDay, Number.POSITIVE_INFINITY) !== null;

  const order = inOrder(input.topics);
  const urgent = urgentSlugs(order, input.hardest);
  const first = order.filter(({ slug }) => urgent.has(slug));
  // If not even these fit, the hardest topics come before what they build on.
  if (!fits(first)) first.sort((a, b) => Number(isHardest(b, input.hardest)) - Number(isHardest(a, input.hardest)));
  const taken = new Set<PlanTopic>();
  const refused = new Set<string>();
  const takenAnd = (topic: PlanTopic) => order.filter(other => other === topic || taken.has(other));
  for (const topic of [...first, ...order.filter(({ slug }) => !urgent.has(slug))]) {
    const lacking = (topic.needs ?? []).some(need => refused.has(need));
    if (!lacking && fits(takenAnd(topic))) taken.add(topic);
    else refused.add(topic.slug);
  }
  const kept = order.filter(topic => taken.has(topic));
  const left = order.filter(topic => !taken.has(topic));
  const blocks = kept.flatMap(blocksOf);
  let laid: PlanBlock[][] | null = null;
  for (let quota = Math.max(1, Math.ceil(blocks.length / Math.max(1, work.length))); laid === null && quota <= blocks.length; quota++)
    laid = lay(blocks, work.length, input.minutesPerDay, quota);
  const planned = withWaiting(
    filled(
      work.map((date, i): PlanDay => ({ date, blocks: laid?.[i] ?? [], review: false })),
      input.fillers ?? [],
    ),
    kept,
  );
  const last: PlanDay[] = review ? [{ date: review, blocks: [], review: true }] : [];
  return { days: [...planned.filter(day => day.blocks.length > 0), ...(kept.length > 0 ? last : [])], kept, left };
}
