import { createStored } from '../../../lib/stored.ts';
import type { TimeFactor } from './clock.ts';
import type { ClockMode } from './setup.ts';

/** What belongs to an exam but stays on this device: the clock, the flags, the scratch paper, written solutions and their marks. */
export interface Desk {
  startedAt: number;
  clock: ClockMode;
  factor: TimeFactor;
  flags: readonly string[];
  scratch: string;
  /** The written solution of each question of a written part. */
  written?: Readonly<Record<string, string>>;
  /** The points of the barem that the pupil found in it. */
  marks?: readonly string[];
}

const isDesk = (value: unknown): value is Desk =>
  typeof value === 'object' && value !== null && 'startedAt' in value && 'flags' in value && Array.isArray(value.flags);

export const desks = createStored<Readonly<Record<string, Desk>>>('examDesk', {
  initial: {},
  parse: text => {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.fromEntries(Object.entries(value).filter((pair): pair is [string, Desk] => isDesk(pair[1])));
  },
  print: JSON.stringify,
});

const KEEP = 5;

export function setDesk(attemptId: string, desk: Desk): void {
  const { [attemptId]: _old, ...others } = desks.get();
  desks.set(Object.fromEntries([...Object.entries(others).slice(1 - KEEP), [attemptId, desk]]));
}
