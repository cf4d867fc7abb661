import { createStored } from '../../../lib/stored.ts';

/** Favourite prompts on this device, as `tool#prompt`. */
export const favourites = createStored<readonly string[]>('favouritePrompts', {
  initial: [],
  parse: text => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(key => typeof key === 'string') : undefined;
  },
  print: JSON.stringify,
});

export function toggleFavourite(key: string): void {
  const all = favourites.get();
  favourites.set(all.includes(key) ? all.filter(other => other !== key) : [...all, key]);
}
