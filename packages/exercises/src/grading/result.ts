export type Status = 'correct' | 'partial' | 'incorrect' | 'unreadable';

/** One part of an answer in parts: an option, a pair or a blank. */
export type PartResult = {
  readonly id: string;
  readonly status: Status;
  readonly understood?: string;
  readonly message?: string;
  readonly explanation?: string;
  readonly misconception?: string;
  /** The reply speaks of this part: it may be marked before the question is closed. */
  readonly named?: true;
};

/**
 * What the pupil hears. `message`, `understood` and `choices` are our own plain text; `explanation` is the
 * author's text and may be rendered HTML. `unreadable` is a request, not an answer: it costs nothing.
 */
export type GradeResult = {
  readonly status: Status;
  /** Between 0 and 1. */
  readonly points: number;
  readonly understood?: string;
  readonly message: string;
  readonly explanation?: string;
  readonly misconception?: string;
  readonly parts?: readonly PartResult[];
  /** The two readings when the typed text could mean either. */
  readonly choices?: readonly [string, string];
};

/**
 * `practice`: foreseen mistakes are explained at once. Without it a reply depends on the shape of the answer alone.
 * `retry`: a wrong answer may be mended, so the reply says where to look.
 */
export type GradeOptions = { readonly practice?: boolean; readonly retry?: boolean };

/** What came close gets half a point, which is what a right second try is worth. */
export const NEAR_MISS_POINTS = 0.5;

type Extra = Omit<Partial<GradeResult>, 'status' | 'points' | 'message'>;

/** Leaves out what is undefined, so results compare and travel as they are written. */
export function compact<T extends object>(given: T): T {
  const kept = { ...given };
  for (const key of Object.keys(kept)) if (Reflect.get(kept, key) === undefined) Reflect.deleteProperty(kept, key);
  return kept;
}

export const correct = (message: string, extra: Extra = {}): GradeResult => ({ status: 'correct', points: 1, message, ...compact(extra) });
export const incorrect = (message: string, extra: Extra = {}): GradeResult => ({
  status: 'incorrect',
  points: 0,
  message,
  ...compact(extra),
});
export const nearMiss = (message: string, extra: Extra = {}): GradeResult => ({
  status: 'partial',
  points: NEAR_MISS_POINTS,
  message,
  ...compact(extra),
});
export const unreadable = (message: string, extra: Extra = {}): GradeResult => ({
  status: 'unreadable',
  points: 0,
  message,
  ...compact(extra),
});

/** Points decide the status of an answer in parts. */
export const scored = (points: number, message: string, extra: Extra = {}): GradeResult => ({
  status: points >= 1 ? 'correct' : points > 0 ? 'partial' : 'incorrect',
  points,
  message,
  ...compact(extra),
});
