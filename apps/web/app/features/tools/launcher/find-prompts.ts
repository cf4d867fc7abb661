import { fold } from '../../../lib/fold.ts';

interface Listed {
  id: string;
  title: string;
  why?: string | undefined;
  tags?: readonly string[] | undefined;
}

/** Prompts whose title, use or tag has every word of the query; favourites first, otherwise the given order. */
export function findPrompts<T extends Listed>(prompts: readonly T[], query: string, isFavourite: (id: string) => boolean): T[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = prompts.filter(prompt => {
    const text = fold([prompt.title, prompt.why ?? '', ...(prompt.tags ?? [])].join(' '));
    return words.every(word => text.includes(word));
  });
  return [...found.filter(prompt => isFavourite(prompt.id)), ...found.filter(prompt => !isFavourite(prompt.id))];
}
