import { fold } from '../../db/fold.ts';

/** Letters that are written with two or three signs stay whole: `Cs. Emese`. */
const INITIAL = /^(dzs|cs|dz|gy|ly|ny|sz|ty|zs|.)/isu;

/** `Balla Nimród` -> `B. Nimród`; one word stays as it is. */
const shortened = (name: string): string => {
  const [family = '', ...given] = name.trim().split(/\s+/);
  return given.length === 0 ? family : `${INITIAL.exec(family)?.[0]}. ${given.join(' ')}`;
};

const countOf = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(fold(name), (counts.get(fold(name)) ?? 0) + 1);
  return counts;
};

/**
 * What a class list shows before sign-in: no more of a child's name than tells the pupils apart. Short names that meet are
 * written out; whole names that meet are numbered.
 */
export const listedNames = (names: readonly string[]): string[] => {
  const [short, whole] = [countOf(names.map(shortened)), countOf(names)];
  const seen = new Map<string, number>();
  return names.map(name => {
    if (short.get(fold(shortened(name))) === 1) return shortened(name);
    const key = fold(name);
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    return whole.get(key) === 1 ? name : `${name} ${number}.`;
  });
};
