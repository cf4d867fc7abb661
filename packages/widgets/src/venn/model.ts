import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type SortConfig = ModeConfig<'venn', 'sort'>;
export type RegionsConfig = ModeConfig<'venn', 'regions'>;
export type Region = 'a' | 'b' | 'c' | 'ab' | 'ac' | 'bc' | 'abc' | 'none';

const letters = ['a', 'b', 'c'] as const;
export const regions = (sets: number): Region[] =>
  sets === 2 ? ['a', 'ab', 'b', 'none'] : ['a', 'ab', 'b', 'ac', 'abc', 'bc', 'c', 'none'];

/** „csak A”, „A és B, de C nem”, „egyik sem” */
export function regionName(region: Region, sets: string[]): string {
  if (region === 'none') return 'egyikbe sem';
  const inside = sets.filter((_, i) => region.includes(letters[i] ?? '?'));
  if (inside.length === sets.length) return sets.length === 2 ? `mindkettő: ${inside.join(' és ')}` : 'mindhárom';
  return inside.length === 1 ? `csak ${inside[0]}` : `${inside.join(' és ')}, más nem`;
}

export interface Sort {
  placement: Record<string, Region>;
}

export const sort: Model<SortConfig, Sort> = {
  auto: false,
  initial: () => ({ placement: {} }),
  evaluate: ({ state }, goal, { placement }) => {
    const left = state.items.filter(item => placement[item] === undefined).length;
    if (left > 0) return notYet(`Még ${left} elem vár a helyére. Ami egyikbe sem illik, az kívülre kerül.`);
    const wrong = state.items.find(item => placement[item] !== goal.placement[item]);
    if (wrong === undefined) return solved;
    const missed = state.sets.find(
      (_, i) =>
        (goal.placement[wrong] ?? '').replace('none', '').includes(letters[i] ?? '?') !==
        (placement[wrong] ?? '').replace('none', '').includes(letters[i] ?? '?'),
    );
    return notYet(`Nézd meg újra: ${wrong}. Igaz rá, hogy ${missed}?`);
  },
  describe: ({ state }, { placement }) =>
    regions(state.sets.length)
      .map(region => `${regionName(region, state.sets)}: ${state.items.filter(item => placement[item] === region).join(', ') || 'üres'}`)
      .join('. '),
};

export interface Shaded {
  on: Region[];
}

export const shaded: Model<RegionsConfig, Shaded> = {
  initial: () => ({ on: [] }),
  evaluate: ({ state }, goal, { on }) => {
    const extra = on.find(region => !goal.regions.includes(region));
    if (extra) return notYet(`Ez a rész nem tartozik bele: ${regionName(extra, state.sets)}.`);
    const missing = goal.regions.filter(region => !on.includes(region)).length;
    return missing === 0 ? solved : notYet(`Még ${missing} rész hiányzik.`);
  },
  describe: ({ state }, { on }) => `Színes részek: ${on.map(region => regionName(region, state.sets)).join('; ') || 'nincs'}.`,
};
