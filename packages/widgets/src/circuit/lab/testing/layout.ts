import type { Place } from '../board.ts';

/** A battery on the left, parts in a row along the top, then columns of parts between the two rails. */
export interface Topology {
  battery: string;
  rail: readonly string[];
  rungs: readonly (readonly string[])[];
}

/** Where each part of a topology lies; null stands for a wire. */
export function layoutOf({ battery, rail, rungs }: Topology): [Place, string | null][] {
  const height = Math.max(1, ...rungs.map(chain => chain.length));
  const first = Math.max(1, rail.length);
  const last = first + rungs.length - 1;
  const down = (column: number, chain: readonly string[]): [Place, string | null][] =>
    Array.from({ length: height }, (_, row) => [`${column},${row}v`, chain[row] ?? null]);
  return [
    ...down(0, [battery]),
    ...Array.from({ length: last }, (_, column): [Place, string | null] => [`${column},0h`, rail[column] ?? null]),
    ...Array.from({ length: last }, (_, column): [Place, string | null] => [`${column},${height}h`, null]),
    ...rungs.flatMap((chain, i) => down(first + i, chain)),
  ];
}

function subsets<T>(items: readonly T[]): T[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [];
  const others = subsets(rest);
  return [[first], ...others.map(some => [first, ...some]), ...others];
}

/** Series, parallel and mixed circuits of some of the consumers, with the meters and switches in their usual places. */
export function topologies(
  battery: string,
  consumers: readonly string[],
  series: readonly string[],
  across: readonly string[],
): Topology[] {
  const meters = across.map(id => [id]);
  const of = (rail: readonly string[], rungs: readonly (readonly string[])[]): Topology => ({
    battery,
    rail: [...series, ...rail],
    rungs: [...rungs, ...meters],
  });
  return subsets(consumers).flatMap(some => {
    const rest = (id: string) => some.filter(other => other !== id);
    return [
      of(some.slice(0, -1), [some.slice(-1)]),
      of([], [some]),
      of(
        [],
        some.map(id => [id]),
      ),
      ...some.flatMap(id => [
        of(
          [id],
          rest(id).map(other => [other]),
        ),
        of([], [[id], rest(id)]),
      ]),
    ].filter(({ rungs }) => rungs.length > meters.length && rungs.every(chain => chain.length > 0));
  });
}
