import { createStored } from '../../lib/stored.ts';

const KEEP = 8;

/** Tools opened on this device, the latest first. */
export const lastUsed = createStored<readonly string[]>('lastTools', {
  initial: [],
  parse: text => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(slug => typeof slug === 'string').slice(0, KEEP) : undefined;
  },
  print: JSON.stringify,
});

export function noteUsed(slug: string): void {
  lastUsed.set([slug, ...lastUsed.get().filter(other => other !== slug)].slice(0, KEEP));
}
