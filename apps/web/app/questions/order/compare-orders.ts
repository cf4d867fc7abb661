/** One row of the right order: where it stood in the answer (from 0), and whether it can be called right there. */
export interface ComparedRow {
  given: number;
  /** At its place; beside right neighbours; neither. */
  state: 'there' | 'kept' | 'out';
}

/**
 * The right order against the given one, both as texts: of two equal ones either may stand there. Rows that follow each other as they
 * should are kept, as the reply says of them; where all are, only the longest such run.
 */
export function compareOrders(right: readonly string[], given: readonly string[]): ComparedRow[] {
  const used = new Set(right.flatMap((text, at) => (given[at] === text ? [at] : [])));
  const places = right.map((text, at) => {
    if (given[at] === text) return at;
    const place = given.findIndex((other, i) => other === text && !used.has(i));
    used.add(place);
    return place;
  });
  const runs: number[][] = [];
  for (const [at, place] of places.entries()) {
    const last = runs.at(-1);
    if (last && place === (places[at - 1] ?? place) + 1) last.push(at);
    else runs.push([at]);
  }
  const long = runs.filter(run => run.length > 1);
  const longest = long.toSorted((one, other) => other.length - one.length).slice(0, 1);
  const isThere = (at: number): boolean => places[at] === at;
  const keptBy = (some: readonly number[][]) => new Set(some.flat());
  const all = keptBy(long);
  const kept = right.every((_, at) => isThere(at) || all.has(at)) ? keptBy(longest) : all;
  return places.map((place, at) => ({ given: place, state: isThere(at) ? 'there' : kept.has(at) ? 'kept' : 'out' }));
}
