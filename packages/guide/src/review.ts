import { createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import type { ItemKind, Level } from './evidence.ts';

/** FSRS memory of one lesson. Times are milliseconds. */
export interface Card {
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  reviewedAt: number;
  dueAt: number;
}

/** The answers of one lesson on one day: together they are one review. */
export interface DayTally {
  day: string;
  tries: number;
  /** Right at the first try, without a hint. */
  clean: number;
  /** Right with a hint or at the second try. */
  helped: number;
  /** First tries at level 3 with a typed answer. */
  demanding: number;
  /** Choice answers given too fast to have read the question. */
  hasty: number;
}

export interface Review {
  /** As it was before today's answers, so that each of them grades the day anew. */
  before: Card | null;
  card: Card | null;
  today: DayTally;
  /** The last five first tries, oldest first: 1 right without a hint, h right with one, 0 missed. */
  recent: string;
}

export interface ReviewedAnswer {
  kind: ItemKind;
  level: Level;
  right: boolean;
  hinted: boolean;
  /** A second try: no evidence of mastery, but being right in the end counts here. */
  retried: boolean;
  ms: number | null;
  at: number;
  day: string;
}

const HASTY_MS = 3000;
const scheduler = (retention: number) =>
  fsrs({ request_retention: retention, maximum_interval: 120, enable_short_term: false, enable_fuzz: false });
const usual = scheduler(0.85);
/** Before an exam more is kept fresh. */
const exam = scheduler(0.9);

export const gradeOf = ({ tries, clean, helped, demanding, hasty }: DayTally): Grade => {
  const n = Math.max(tries, 1);
  const right = clean / n;
  if (right >= 0.8 && hasty === 0) return demanding === tries ? Rating.Easy : Rating.Good;
  if ((clean + helped) / n >= 0.5) return Rating.Hard;
  return Rating.Again;
};

const toFsrs = (card: Card | null, at: number) =>
  card
    ? {
        ...createEmptyCard(card.reviewedAt),
        stability: card.stability,
        difficulty: card.difficulty,
        reps: card.reps,
        lapses: card.lapses,
        state: State.Review,
        last_review: new Date(card.reviewedAt),
        due: new Date(card.dueAt),
      }
    : createEmptyCard(at);

const reviewed = (before: Card | null, grade: Grade, answeredAt: number, forExam: boolean): Card => {
  // FSRS throws on time that runs backwards, as it does when a server's clock is set back.
  const at = Math.max(answeredAt, before?.reviewedAt ?? answeredAt);
  const { card } = (forExam ? exam : usual).next(toFsrs(before, at), new Date(at), grade);
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    reviewedAt: at,
    dueAt: card.due.getTime(),
  };
};

const emptyDay = (day: string): DayTally => ({ day, tries: 0, clean: 0, helped: 0, demanding: 0, hasty: 0 });

const counted = (tally: DayTally, { kind, level, right, hinted, retried, ms }: ReviewedAnswer): DayTally =>
  retried
    ? { ...tally, helped: tally.helped + (right ? 1 : 0) }
    : {
        ...tally,
        tries: tally.tries + 1,
        clean: tally.clean + (right && !hinted ? 1 : 0),
        helped: tally.helped + (right && hinted ? 1 : 0),
        demanding: tally.demanding + (level === 3 && kind === 'typed' ? 1 : 0),
        hasty: tally.hasty + (kind === 'choice' && ms !== null && ms < HASTY_MS ? 1 : 0),
      };

const RECENT = 5;

const recentWith = (before: string, { right, hinted, retried }: ReviewedAnswer): string =>
  retried ? before : (before + (right ? (hinted ? 'h' : '1') : '0')).slice(-RECENT);

/** The lesson's review after one more answer. A card starts with the first right answer; the first day's answers before it count. */
export const review = (state: Review | null, answer: ReviewedAnswer, forExam = false): Review => {
  const sameDay = state?.today.day === answer.day;
  const before = sameDay ? state.before : (state?.card ?? null);
  const today = counted(sameDay ? state.today : emptyDay(answer.day), answer);
  const started = before !== null || today.clean + today.helped > 0;
  return {
    before,
    today,
    recent: recentWith(state?.recent ?? '', answer),
    card: started ? reviewed(before, gradeOf(today), answer.at, forExam) : null,
  };
};

/** Chance of recalling the lesson now. */
export const retrievability = (card: Card, now: number): number => usual.get_retrievability(toFsrs(card, now), new Date(now), false);
