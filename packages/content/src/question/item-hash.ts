import { createHash } from 'node:crypto';

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

/** How a right answer must be written changes nothing about what it is. */
const withoutForm = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'form' && key !== 'separate'))
    : value;

/** Changes with every word and number of an item, so a changed item must be solved again. */
export const itemHash = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(withoutForm(value))))
    .digest('hex')
    .slice(0, 16);
