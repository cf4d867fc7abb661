import { createStored } from '../../lib/stored.ts';
import { freshTimer, type Timer } from './timer.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function parseTimer(text: string): Timer | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { session, durationMs, endsAt, remainingMs, completed, workMs, muted } = value as Record<string, unknown>;
  if (session !== 'work' && session !== 'short' && session !== 'long') return undefined;
  if (!isNumber(durationMs) || !isNumber(remainingMs) || !isNumber(completed) || !isNumber(workMs)) return undefined;
  if (endsAt !== null && !isNumber(endsAt)) return undefined;
  return { session, durationMs, endsAt, remainingMs, completed, workMs, muted: muted === true };
}

/** The timer lives above the router and survives a reload. */
export const storedTimer = createStored<Timer>('focusTimer', { initial: freshTimer, parse: parseTimer, print: JSON.stringify });
