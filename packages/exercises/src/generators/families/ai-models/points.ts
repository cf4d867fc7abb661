import type { Rng } from '@eszkerek/numbers/chance';
import type { QuestionInput } from '../../../questions/schema.ts';
import { redrawIf } from '../../engine.ts';

/** Two things to tell apart by two measured features. */
export interface Theme {
  labels: readonly [string, string];
  features: readonly [string, string];
  /** What the new one is called. */
  thing: string;
}

export const THEMES: readonly Theme[] = [
  { labels: ['nyír', 'bükk'], features: ['hossz', 'szélesség'], thing: 'levél' },
  { labels: ['körte', 'naspolya'], features: ['hossz', 'édesség'], thing: 'gyümölcs' },
  { labels: ['altató', 'táncdal'], features: ['tempó', 'hangerő'], thing: 'dal' },
  { labels: ['rigó', 'cinege'], features: ['hossz', 'magasság'], thing: 'madárhang' },
  { labels: ['mandarin', 'narancs'], features: ['tömeg', 'héj'], thing: 'gyümölcs' },
  { labels: ['puli', 'vizsla'], features: ['testtömeg', 'szőrhossz'], thing: 'kutya' },
];

export interface Spot {
  x: number;
  y: number;
  label: 0 | 1;
}

export interface Cloud {
  spots: Spot[];
  fresh: { x: number; y: number };
}

const squared = (a: { x: number; y: number }, b: { x: number; y: number }): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

export const squaredFrom = ({ fresh }: Pick<Cloud, 'fresh'>, spot: Spot): number => squared(fresh, spot);

/** Nearest first. */
export const byDistance = (cloud: Cloud): Spot[] => [...cloud.spots].sort((a, b) => squaredFrom(cloud, a) - squaredFrom(cloud, b));

/** The label most of the k nearest carry; k is odd. */
export const vote = (cloud: Cloud, k: number): 0 | 1 =>
  byDistance(cloud)
    .slice(0, k)
    .filter(({ label }) => label === 1).length *
    2 >
  k
    ? 1
    : 0;

const GRID = Array.from({ length: 9 * 7 }, (_, i) => ({ x: 1 + (i % 9), y: 1 + Math.floor(i / 9) }));
/** So far from each other that their names have room. */
const APART = 4;

/** As many points of both labels, no two at the same distance from the new one. */
export function cloudOf(rng: Rng, each: number): Cloud {
  const kept: { x: number; y: number }[] = [];
  for (const at of rng.shuffle(GRID)) if (kept.every(other => squared(at, other) >= APART)) kept.push(at);
  const middle = kept.findIndex(({ x, y }) => x >= 3 && x <= 7 && y >= 3 && y <= 5);
  const fresh = kept[middle];
  redrawIf(fresh === undefined);
  const at = fresh ?? { x: 5, y: 4 };
  const labels = rng.shuffle(Array.from({ length: 2 * each }, (_, i): 0 | 1 => (i % 2 === 0 ? 0 : 1)));
  const used = new Set<number>();
  const spots: Spot[] = [];
  for (const point of kept.filter((_, i) => i !== middle)) {
    const label = labels[spots.length];
    const far = squared(point, at);
    if (label === undefined || used.has(far)) continue;
    used.add(far);
    spots.push({ ...point, label });
  }
  redrawIf(spots.length < 2 * each);
  return { spots, fresh: at };
}

/** Names of the points: the first letter of their label, numbered. */
export function namesOf({ spots }: Cloud, { labels }: Theme): string[] {
  const seen = [0, 0];
  return spots.map(({ label }) => {
    seen[label] = (seen[label] ?? 0) + 1;
    return `${labels[label].charAt(0)}_${seen[label]}`;
  });
}

export function cloudFigure(cloud: Cloud, theme: Theme): NonNullable<QuestionInput['figure']> {
  const names = namesOf(cloud, theme);
  return {
    kind: 'coordinate',
    x: { min: 0, max: 10, label: theme.features[0] },
    y: { min: 0, max: 8, label: theme.features[1] },
    points: [
      ...cloud.spots.map(({ x, y, label }, i) => ({
        at: [x, y] as [number, number],
        name: names[i] ?? '',
        tone: label === 0 ? (1 as const) : (3 as const),
      })),
      { at: [cloud.fresh.x, cloud.fresh.y], hollow: true },
    ],
  };
}

export const legend = ({ labels, thing }: Theme): string =>
  `Az ábrán a kis ${labels[0].charAt(0)} betű: ${labels[0]}, a kis ${labels[1].charAt(0)} betű: ${labels[1]}. Az üres karika az új ${thing}.`;
