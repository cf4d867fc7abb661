/** Chance as an argument: the same seed gives the same numbers on every machine. */
export interface Rng {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** Like `int`, but never one of `not`. */
  intNot(min: number, max: number, ...not: readonly number[]): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  sample<T>(items: readonly T[], count: number): T[];
  shuffle<T>(items: readonly T[]): T[];
}

/** FNV-1a over the characters; used with two different starts, so that close seeds give unrelated numbers. */
function hash(text: string, start: number): number {
  let h = start;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}

export function createRng(seed: string | number): Rng {
  let a = hash(String(seed), 0x811c9dc5);
  let b = hash(String(seed), 0x9e3779b9) | 1;
  // Two small generators (a Weyl sequence and a xorshift) mixed together.
  const next = (): number => {
    a = (a + 0x6d2b79f5) >>> 0;
    b ^= b << 13;
    b ^= b >>> 17;
    b ^= b << 5;
    let x = (a ^ b) >>> 0;
    x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
    x = Math.imul(x ^ (x >>> 15), 0x2545f491);
    return ((x ^ (x >>> 16)) >>> 0) / 0x1_0000_0000;
  };
  for (let i = 0; i < 4; i++) next();

  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(items: readonly T[]): T[] => {
    const bag = [...items];
    const out: T[] = [];
    while (bag.length > 0) out.push(...bag.splice(int(0, bag.length - 1), 1));
    return out;
  };
  return {
    int,
    intNot(min, max, ...not) {
      for (let tries = 0; tries < 1000; tries++) {
        const n = int(min, max);
        if (!not.includes(n)) return n;
      }
      throw new RangeError(`nothing left between ${min} and ${max}`);
    },
    chance: probability => next() < probability,
    pick<T>(items: readonly T[]): T {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    sample: (items, count) => shuffle(items).slice(0, count),
    shuffle,
  };
}

/** Numbers from 0 to 1. */
export type Chance = () => number;

/** mulberry32: a plain stream where whole numbers are seeds and nothing is picked or shuffled. */
export function seeded(seed: number): Chance {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from a text, to be used as a seed. */
export function textSeed(text: string): number {
  let seed = 7;
  for (const character of text) seed = (Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
