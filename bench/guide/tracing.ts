import { KNOWN_ENOUGH } from '@eszkerek/guide/labels';
import { nextPlaces } from '@eszkerek/guide/offers';
import { type PupilMap, seenFrom } from '@eszkerek/guide/pupil-map';
import { type EstimatorName, estimators } from './estimators.ts';
import { answers, drawItem, drawPupil, forget, learn, type Pupil, practised } from './pupil.ts';
import { brier, ece, type Judged, Ranking } from './scores.ts';
import type { World } from './world.ts';

const DAY = 86_400_000;
const ANSWERS_A_DAY = 4;
export const CHECKPOINTS = [25, 100, 200] as const;
export type Checkpoint = (typeof CHECKPOINTS)[number];
const OFFERED = 3;

export interface Score {
  all: number;
  window: number;
  brier: number;
  ece: number;
  ready: number;
  useful: number;
}

interface Collected {
  all: Judged[];
  window: Judged[];
  offered: number;
  ready: number;
  useful: number;
}

const emptied = (): Collected => ({ all: [], window: [], offered: 0, ready: 0, useful: 0 });

const collect = (into: Collected, world: World, map: PupilMap, pupil: Pupil, id: number, p: Float64Array): void => {
  p.forEach((value, i) => {
    const judged = { pupil: id, p: value, known: pupil.knows[i] ?? false };
    into.all.push(judged);
    if (map.gaps[i] === 0 || map.gaps[i] === -1) into.window.push(judged);
  });
  for (const { place } of nextPlaces(map, p, { toLearn: i => (p[i] ?? 0) <= KNOWN_ENOUGH }, OFFERED)) {
    const ready = (world.trueNeeds[place] ?? []).every(j => pupil.knows[j]);
    into.offered += 1;
    into.ready += ready ? 1 : 0;
    into.useful += ready && !pupil.knows[place] ? 1 : 0;
  }
};

const scoreOf = ({ all, window, offered, ready, useful }: Collected): Score => ({
  all: new Ranking(all).auroc(),
  window: new Ranking(window).auroc(),
  brier: brier(all),
  ece: ece(all),
  ready: ready / offered,
  useful: useful / offered,
});

/** Made-up pupils practise for weeks; every estimator sees the same answers. */
export const measureTracing = (world: World, pupils: number, seed: number): Record<EstimatorName, Record<Checkpoint, Score>> => {
  const names = Object.keys(estimators) as EstimatorName[];
  const collected = new Map(names.map(name => [name, new Map(CHECKPOINTS.map(at => [at, emptied()]))]));
  const maps = new Map([5, 6, 7, 8].map(grade => [grade, seenFrom(world.map, { grade, country: 'ro' })]));
  for (let id = 0; id < pupils; id++) {
    const pupil = drawPupil(world, seed + id);
    const map = maps.get(pupil.grade);
    if (!map) continue;
    const all = names.map(name => ({ name, estimator: estimators[name](map) }));
    let lesson = 0;
    for (let n = 1; n <= 200; n++) {
      const day = Math.floor(n / ANSWERS_A_DAY) * 1.5;
      if (n % ANSWERS_A_DAY === 1) {
        forget(pupil, day);
        lesson = practised(world, pupil);
      }
      const item = drawItem(pupil.chance);
      const right = answers(pupil, lesson, item);
      learn(world, pupil, lesson, day);
      for (const { estimator } of all) estimator.see({ ...item, lesson, right, at: day * DAY });
      const checkpoint = CHECKPOINTS.find(at => at === n);
      if (checkpoint)
        for (const { name, estimator } of all) {
          const into = collected.get(name)?.get(checkpoint);
          if (into) collect(into, world, map, pupil, id, estimator.estimate(day * DAY));
        }
    }
  }
  return Object.fromEntries(
    names.map(name => [name, Object.fromEntries(CHECKPOINTS.map(at => [at, scoreOf(collected.get(name)?.get(at) ?? emptied())]))]),
  ) as Record<EstimatorName, Record<Checkpoint, Score>>;
};
