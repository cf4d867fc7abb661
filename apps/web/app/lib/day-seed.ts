/** The same for everyone on one day: a class measures the same values, and a teacher can recompute them. */
export function daySeed(name: string, day = new Date().toISOString().slice(0, 10)): number {
  let seed = 7;
  for (const character of `${day}/${name}`) seed = (Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
