import type { FigureInput } from '@eszkerek/figures/schema';
import { range } from '@eszkerek/numbers/arithmetic';

export type NumberLineFigure = Extract<FigureInput, { kind: 'number-line' }>;

export interface DrawnInterval {
  lo: number;
  hi: number;
  loClosed: boolean;
  hiClosed: boolean;
}

const openEnds = ({ loClosed, hiClosed }: DrawnInterval) =>
  loClosed ? (hiClosed ? undefined : ('to' as const)) : hiClosed ? ('from' as const) : ('both' as const);

/** Intervals above a line of whole numbers. On a long line the ends are written, and every second number that has room. */
export function intervalFigure(intervals: Readonly<Record<string, DrawnInterval>>): NumberLineFigure {
  const all = Object.values(intervals);
  const [from, to] = [Math.min(...all.map(i => i.lo)) - 2, Math.max(...all.map(i => i.hi)) + 2];
  const ends = all.flatMap(i => [i.lo, i.hi]);
  const hasRoom = (n: number): boolean => n % 2 === 0 && ends.every(end => Math.abs(end - n) > 1);
  // Three signs such as −10 need more room.
  const isShort = to - from <= (from <= -10 ? 9 : 12);
  return {
    kind: 'number-line',
    from,
    to,
    step: 1,
    numbers: range(from, to).filter(n => isShort || ends.includes(n) || hasRoom(n)),
    intervals: Object.entries(intervals).map(([label, interval], i) => {
      const open = openEnds(interval);
      return {
        from: interval.lo,
        to: interval.hi,
        tone: i === 0 ? 1 : 2,
        ...(open ? { open } : {}),
        ...(label ? { label } : {}),
      };
    }),
  };
}
