import { compareExact, type Exact } from './exact.ts';
import type { Interval } from './value.ts';

export const WHOLE_LINE: Interval = { low: null, lowClosed: false, high: null, highClosed: false };

export const isEmpty = ({ low, high, lowClosed, highClosed }: Interval): boolean => {
  if (!low || !high) return false;
  const order = compareExact(low, high);
  return order > 0 || (order === 0 && !(lowClosed && highClosed));
};

const compareLow = (a: Interval, b: Interval): number => {
  if (!a.low || !b.low) return a.low ? 1 : b.low ? -1 : 0;
  return compareExact(a.low, b.low) || Number(b.lowClosed) - Number(a.lowClosed);
};
const compareHigh = (a: Interval, b: Interval): number => {
  if (!a.high || !b.high) return a.high ? -1 : b.high ? 1 : 0;
  return compareExact(a.high, b.high) || Number(a.highClosed) - Number(b.highClosed);
};

export function intersect(a: Interval, b: Interval): Interval {
  const left = compareLow(a, b) >= 0 ? a : b;
  const right = compareHigh(a, b) <= 0 ? a : b;
  return { low: left.low, lowClosed: left.lowClosed, high: right.high, highClosed: right.highClosed };
}

const touches = (high: Exact | null, highClosed: boolean, next: Interval): boolean => {
  if (!high || !next.low) return true;
  const order = compareExact(high, next.low);
  return order > 0 || (order === 0 && (highClosed || next.lowClosed));
};

/** Disjoint parts from left to right. */
export function union(parts: readonly Interval[]): Interval[] {
  const sorted = parts.filter(part => !isEmpty(part)).sort(compareLow);
  const result: Interval[] = [];
  for (const part of sorted) {
    const last = result[result.length - 1];
    if (!last || !touches(last.high, last.highClosed, part)) result.push(part);
    else if (compareHigh(part, last) > 0) result[result.length - 1] = { ...last, high: part.high, highClosed: part.highClosed };
  }
  return result;
}
