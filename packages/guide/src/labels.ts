import type { LessonState } from './lesson-state.ts';

/** What pupils and teachers see instead of a probability: új, alakul, megvan, ismételd. */
export const LABELS = ['new', 'forming', 'known', 'repeat'] as const;
export type Label = (typeof LABELS)[number];

const SURE = 0.85;
const FALLEN = 0.7;
/** A lesson without own answers is offered up to here. */
export const KNOWN_ENOUGH = 0.7;
/** From here on a lesson without own answers probably goes well: so say the home page and the map. */
export const LIKELY = 0.5;
/** Practice alone does not help under this: the lesson comes again. */
const SHAKY = 0.35;
const ENOUGH_ANSWERS = 3;
const ENOUGH_DAYS = 2;

export const hasEnough = ({ answers, days }: Pick<LessonState, 'answers' | 'days'>): boolean =>
  answers >= ENOUGH_ANSWERS && days >= ENOUGH_DAYS;

export const isSure = (p: number): boolean => p >= SURE;

export const isDue = ({ review }: Pick<LessonState, 'review'>, now: number): boolean => review?.card != null && review.card.dueAt <= now;

const MOSTLY = 0.75;

export const isMostly = (right: number, of: number): boolean => of > 0 && right / of >= MOSTLY;

/** Four of the last five first tries were right without a hint; of fewer, three in four. */
export const goesWell = ({ review }: Pick<LessonState, 'review'>): boolean => {
  const recent = review?.recent ?? '';
  return isMostly([...recent].filter(mark => mark === '1').length, recent.length);
};

/** The latest first try was wrong, in a lesson, a quiz or a review round. */
export const isMissedLast = ({ review }: Pick<LessonState, 'review'>): boolean => review?.recent.endsWith('0') ?? false;

/** A card starts with the first right answer. */
const hasBeenRight = ({ review }: Pick<LessonState, 'review'>): boolean => review?.card != null;

/**
 * Without own answers a lesson is new, whatever the map infers; one miss alone, or "not learnt yet" in the placement, leaves it new.
 * `mastery` is asked only where it decides.
 */
export const labelOf = (state: LessonState | undefined, mastery: () => number, now: number): Label => {
  if (!state || state.answers === 0 || (state.answers === 1 && !hasBeenRight(state))) return 'new';
  if (state.mastered) return isDue(state, now) || !goesWell(state) || mastery() < FALLEN ? 'repeat' : 'known';
  return hasEnough(state) && goesWell(state) && isSure(mastery()) ? 'known' : 'forming';
};

/**
 * What a lesson calls for. `learn`: read it; `practise`: a few tasks; `warmup`: it goes well; `review`: it comes back in a review round;
 * `inferred`: probably known, never asked.
 */
export type Step = 'learn' | 'practise' | 'warmup' | 'review' | 'inferred';

/** The only place that decides between offers: placement, plan and map ask it, so that they never disagree. */
export const stepOf = (state: LessonState | undefined, mastery: () => number, now: number): Step => {
  const label = labelOf(state, mastery, now);
  if (label === 'repeat') return 'review';
  if (label === 'known') return 'warmup';
  const p = mastery();
  if (label === 'new') return p <= KNOWN_ENOUGH ? 'learn' : 'inferred';
  if (state && !hasBeenRight(state)) return 'learn';
  if (state && goesWell(state) && isSure(p)) return 'warmup';
  return p < SHAKY ? 'learn' : 'practise';
};
