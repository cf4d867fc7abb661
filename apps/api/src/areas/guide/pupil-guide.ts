import { SUBJECTS, type Subject } from '@eszkerek/documents/base';
import type { MapLesson } from '@eszkerek/documents/compiled';
import { dayOf } from '@eszkerek/guide/day';
import { isMissedLast, type Label, LIKELY, labelOf, type Step, stepOf } from '@eszkerek/guide/labels';
import type { LessonState } from '@eszkerek/guide/lesson-state';
import { masteryOf, masteryOfAll } from '@eszkerek/guide/mastery';
import type { PupilMap, PupilPlace } from '@eszkerek/guide/pupil-map';
import type { Deps } from '../../deps.ts';
import { readFolded } from './fold-events.ts';
import { type GuideMaps, guideMapsOf } from './guide-maps.ts';
import type { LessonRow, PupilRow } from './guide-store.ts';
import { placeOf } from './learner.ts';
import { stateOf } from './lesson-rows.ts';

const DAY = 86_400_000;

/** One subject of one pupil. */
export interface SubjectGuide {
  map: PupilMap;
  states: ReadonlyMap<number, LessonState>;
  /** Of every lesson, computed at the first use. */
  mastery(): Float64Array;
  /** Of one lesson: a plan of the day asks about a few, and all of a subject cost a quarter of the call. */
  masteryAt(at: number): number;
  label(slug: string): Label;
}

/** What the guide knows of one pupil at one moment. */
export class PupilGuide {
  readonly pupil: PupilRow;
  readonly place: PupilPlace;
  readonly now: number;
  readonly today: string;
  readonly maps: GuideMaps;
  readonly rows: ReadonlyMap<string, LessonRow>;
  readonly #subjects = new Map<Subject, SubjectGuide>();
  readonly #answers = new Map<Subject, number>();

  constructor(maps: GuideMaps, pupil: PupilRow, rows: readonly LessonRow[], now: number) {
    this.maps = maps;
    this.pupil = pupil;
    this.place = placeOf(pupil);
    this.now = now;
    this.today = dayOf(now, this.place.country);
    this.rows = new Map(rows.map(row => [row.lesson_slug, row]));
  }

  subject(subject: Subject): SubjectGuide {
    const known = this.#subjects.get(subject);
    if (known) return known;
    const made = this.#build(subject);
    this.#subjects.set(subject, made);
    return made;
  }

  #build(subject: Subject): SubjectGuide {
    const map = this.maps.seenFrom(subject, this.place);
    const states = new Map<number, LessonState>();
    for (const [slug, row] of this.rows) {
      const at = map.index.get(slug);
      if (at !== undefined) states.set(at, stateOf(row));
    }
    let all: Float64Array | undefined;
    const mastery = (): Float64Array => {
      all ??= masteryOfAll(map, states, this.now);
      return all;
    };
    const one = new Map<number, number>();
    const masteryAt = (at: number): number => {
      const known = all?.[at] ?? one.get(at) ?? masteryOf(map, states, at, this.now);
      one.set(at, known);
      return known;
    };
    const label = (slug: string): Label => {
      const at = map.index.get(slug);
      const state = at === undefined ? undefined : states.get(at);
      if (at === undefined || !state) return 'new';
      return labelOf(state, () => masteryAt(at), this.now);
    };
    return { map, states, mastery, masteryAt, label };
  }

  lesson(slug: string): MapLesson | undefined {
    return this.maps.lesson(slug);
  }

  state(slug: string): LessonState | undefined {
    const subject = this.lesson(slug)?.subject;
    if (!subject || !this.rows.has(slug)) return undefined;
    const { map, states } = this.subject(subject);
    return states.get(map.index.get(slug) ?? -1);
  }

  label(slug: string): Label {
    const subject = this.lesson(slug)?.subject;
    return subject && this.rows.has(slug) ? this.subject(subject).label(slug) : 'new';
  }

  /** What the lesson calls for. */
  step(slug: string): Step {
    return stepOf(this.state(slug), () => this.mastery(slug), this.now);
  }

  /** Chance of knowing a lesson. */
  mastery(slug: string): number {
    const subject = this.lesson(slug)?.subject;
    if (!subject) return 0;
    const { map, masteryAt } = this.subject(subject);
    const at = map.index.get(slug);
    return at === undefined ? 0 : masteryAt(at);
  }

  /** Never answered, but the answers elsewhere say that it probably goes well. */
  isLikely(slug: string): boolean {
    const subject = this.lesson(slug)?.subject;
    return subject !== undefined && !this.rows.has(slug) && this.answersIn(subject) > 0 && this.mastery(slug) >= LIKELY;
  }

  /** Its latest first try was wrong, also where that was in a review round. */
  isMissedLast(slug: string): boolean {
    const state = this.state(slug);
    return state !== undefined && isMissedLast(state);
  }

  /** First tries at a lesson today. */
  triesToday(slug: string): number {
    const day = this.state(slug)?.review?.today;
    return day?.day === this.today ? day.tries : 0;
  }

  /** Calendar days since then, where the pupil lives: an answer of yesterday evening is not of today. */
  daysSince(at: number): number {
    return (Date.parse(this.today) - Date.parse(dayOf(at, this.place.country))) / DAY;
  }

  answersIn(subject: Subject): number {
    const known = this.#answers.get(subject);
    if (known !== undefined) return known;
    const own = [...this.rows.values()].filter(({ lesson_slug }) => this.lesson(lesson_slug)?.subject === subject);
    const sum = own.reduce((all, { answers }) => all + answers, 0);
    this.#answers.set(subject, sum);
    return sum;
  }

  isPlaced(subject: Subject): boolean {
    return this.pupil.placed.split(' ').includes(subject);
  }

  /** The subject of the latest answer. */
  get mainSubject(): Subject {
    const latest = [...this.rows.values()].reduce<LessonRow | undefined>((a, b) => (a && a.last_at > b.last_at ? a : b), undefined);
    return (latest && this.lesson(latest.lesson_slug)?.subject) ?? SUBJECTS[0];
  }
}

/** `until`: a teacher of an ended class sees only what was answered by then. */
export const readGuide = async (
  deps: Pick<Deps, 'engine' | 'library' | 'clock'>,
  userId: string,
  options: { until?: string } = {},
): Promise<PupilGuide> => {
  const { pupil, rows } = await readFolded(deps, userId);
  const { until } = options;
  const seen = until ? rows.filter(row => row.last_at <= until) : rows;
  return new PupilGuide(guideMapsOf(deps.library), pupil, seen, deps.clock.now().getTime());
};
