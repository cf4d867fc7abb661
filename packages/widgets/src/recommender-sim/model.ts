import { type Chance, seeded } from '@eszkerek/numbers/chance';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type WatchConfig = ModeConfig<'recommender-sim', 'watch'>;
export type NeighboursConfig = ModeConfig<'recommender-sim', 'neighbours'>;
type Item = WatchConfig['state']['items'][number];

export interface Watch {
  watched: number[];
  shown: number[];
}

/** How many watched videos carried each tag. */
export function taste(items: Item[], watched: number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const i of watched) for (const tag of items[i]?.tags ?? []) counts[tag] = (counts[tag] ?? 0) + 1;
  return counts;
}

/** The best few by what was watched; among equals chance decides. */
export function recommend(items: Item[], watched: number[], shown: number, chance: Chance): number[] {
  const likes = taste(items, watched);
  const score = (i: number) => (items[i]?.tags ?? []).reduce((sum, tag) => sum + (likes[tag] ?? 0), 0) + chance() * 0.9;
  const scored = items.map((_, i) => ({ i, score: score(i) }));
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, shown)
    .map(entry => entry.i);
}

export const shownTags = (items: Item[], shown: number[]) => new Set(shown.flatMap(i => items[i]?.tags ?? []));

export const watchNext = ({ state }: WatchConfig, now: Watch, item: number, seed: number): Watch => {
  const watched = [...now.watched, item];
  return { watched, shown: recommend(state.items, watched, state.shown ?? 3, seeded(seed + watched.length)) };
};

export const watch: Model<WatchConfig, Watch> = {
  initial: ({ state }, seed) => ({ watched: [], shown: recommend(state.items, [], state.shown ?? 3, seeded(seed)) }),
  evaluate: ({ state }, goal, { watched, shown }) => {
    if (watched.length < goal.clicks) return notYet(`Eddig ${watched.length} videót néztél meg, ${goal.clicks} kell.`);
    const tags = shownTags(state.items, shown);
    if (goal.bubble !== undefined && (tags.size === 1) !== goal.bubble)
      return notYet(
        goal.bubble
          ? 'Az ajánlások még többféle témából jönnek. Nézz mindig ugyanabból a témából!'
          : 'Most csak egy téma jön fel. Nézz meg valami egészen mást!',
      );
    return verdict(goal.tags === undefined || tags.size >= goal.tags, `Most ${tags.size} téma látszik az ajánlások között.`);
  },
  describe: ({ state }, { watched, shown }) =>
    `Megnézve: ${watched.length}. Most ezt ajánlja: ${shown.map(i => state.items[i]?.name).join(', ')}.`,
};

export interface Likes {
  likes: number[];
}

/** Shared likes count for, differences against. */
export const similarity = (mine: number[], theirs: number[]) => mine.filter(i => theirs.includes(i)).length;

export function suggestion({ state }: NeighboursConfig, likes: number[]): { user: string; item: string } | null {
  const best = [...state.users].sort((a, b) => similarity(likes, b.likes) - similarity(likes, a.likes))[0];
  if (!best || similarity(likes, best.likes) === 0) return null;
  const item = best.likes.find(i => !likes.includes(i));
  return item === undefined ? null : { user: best.name, item: state.items[item] ?? '' };
}

export const neighbours: Model<NeighboursConfig, Likes> = {
  initial: () => ({ likes: [] }),
  evaluate: (config, goal, { likes }) => {
    const found = suggestion(config, likes);
    if (found?.item === goal.recommended) return solved;
    if (likes.length === 0) return notYet('Jelöld be, mi tetszik: ebből találja meg a gép a hozzád hasonló nézőt.');
    return notYet(
      found
        ? `A gép most ezt ajánlja: ${found.item}, mert ${found.user} ízlése hasonlít a tiédre.`
        : 'Most nincs mit ajánlani: nincs elég közös kedvenc, vagy már mindet bejelölted.',
    );
  },
  describe: (config, { likes }) => {
    const found = suggestion(config, likes);
    return `Tetszik: ${likes.map(i => config.state.items[i]).join(', ') || 'semmi'}. Ajánlás: ${found ? found.item : 'nincs'}.`;
  },
};
