import type { Chance } from '@eszkerek/numbers/chance';

/** A shuffle that never returns the given order when another order exists. */
export function shuffle<T>(items: readonly T[], chance: Chance): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    const [a, b] = [mixed[i], mixed[j]];
    if (a !== undefined && b !== undefined) [mixed[i], mixed[j]] = [b, a];
  }
  return mixed.length > 1 && mixed.every((item, i) => item === items[i]) ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}
