import { createStored } from '../../../lib/stored.ts';

/** Topics opened on this device, as `tool#topic`: the card shows how far somebody got. */
export const seenTopics = createStored<readonly string[]>('seenTopics', {
  initial: [],
  parse: text => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(key => typeof key === 'string') : undefined;
  },
  print: JSON.stringify,
});

export function noteSeen(key: string): void {
  const all = seenTopics.get();
  if (!all.includes(key)) seenTopics.set([...all, key]);
}
