import { FigureFault } from '../../kit/fault.ts';
import type { Instrument } from './schema.ts';

export type One = Instrument['instruments'][number];

export interface Mark {
  value: number;
  numbered: boolean;
}

const MOST_MARKS = 120;

/** All marks of the scale, small ones too. */
export function marksOf({ min, max, step, parts }: One): Mark[] {
  const small = step / parts;
  const count = Math.round((max - min) / small);
  if (max <= min || count > MOST_MARKS) throw new FigureFault('impossible', 'the scale has no extent, or more marks than an eye can tell');
  return Array.from({ length: count + 1 }, (_, i) => ({ value: Number((min + i * small).toFixed(9)), numbered: i % parts === 0 }));
}

export function shareOf({ min, max }: One, value: number): number {
  if (value < min - 1e-9 || value > max + 1e-9) throw new FigureFault('outside', `the value ${value} is outside the scale`);
  return (value - min) / (max - min);
}
