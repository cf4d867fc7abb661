export const TICKS = 60;
const MINUTE = 60_000;
const SHORTEST = MINUTE / 2;
const LONGEST = 60 * MINUTE;

/** Runs to `endsAt` by the clock; stands with `left` when there is none. */
export interface Countdown {
  total: number;
  left: number;
  endsAt: number | null;
}

export const newCountdown = (): Countdown => ({ total: 2 * MINUTE, left: 2 * MINUTE, endsAt: null });

export const leftOf = ({ endsAt, left }: Countdown, now: number): number => (endsAt === null ? left : Math.max(0, endsAt - now));

export const toggle = (countdown: Countdown, now: number): Countdown => {
  const left = leftOf(countdown, now);
  if (countdown.endsAt !== null && left > 0) return { ...countdown, left, endsAt: null };
  const from = left > 0 ? left : countdown.total;
  return { ...countdown, left: from, endsAt: now + from };
};

/** Stands again with the whole time. */
export const restart = ({ total }: Countdown): Countdown => ({ total, left: total, endsAt: null });

/** A minute more or less, running or not. Less never makes it longer: what is over stays over. */
export const change = (countdown: Countdown, minutes: 1 | -1, now: number): Countdown => {
  const before = leftOf(countdown, now);
  const left = Math.min(LONGEST, Math.max(Math.min(SHORTEST, before), before + minutes * MINUTE));
  const total = Math.max(left, countdown.endsAt === null ? left : countdown.total);
  return { total, left, endsAt: countdown.endsAt === null ? null : now + left };
};

export const ticksLeft = (left: number, total: number): number => (total === 0 ? 0 : Math.ceil((left / total) * TICKS));
