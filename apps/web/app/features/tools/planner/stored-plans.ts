import { createStored } from '../../../lib/stored.ts';

/** What somebody planned with one tool: kept on this device so that it can be ticked off day by day. */
export interface StoredPlan {
  values: Readonly<Record<string, string | boolean>>;
  /** Topics left out by the pupil. */
  skipped: readonly string[];
  restDays: readonly number[];
  done: readonly string[];
  /** The day the plan was made; it does not slide along with today. */
  from: string;
}

const isPlan = (value: unknown): value is StoredPlan =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  typeof value.values === 'object' &&
  'skipped' in value &&
  Array.isArray(value.skipped) &&
  'restDays' in value &&
  Array.isArray(value.restDays) &&
  'done' in value &&
  Array.isArray(value.done) &&
  'from' in value &&
  typeof value.from === 'string';

export const plans = createStored<Readonly<Record<string, StoredPlan>>>('plans', {
  initial: {},
  parse: text => {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.fromEntries(Object.entries(value).filter((pair): pair is [string, StoredPlan] => isPlan(pair[1])));
  },
  print: JSON.stringify,
});
