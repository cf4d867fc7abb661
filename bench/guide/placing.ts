import { likelihoodOf } from '@eszkerek/guide/evidence';
import { type Mastery, masteryOfAll, update } from '@eszkerek/guide/mastery';
import { type Asked, isPlaced, nextQuestion } from '@eszkerek/guide/placement';
import { seenFrom } from '@eszkerek/guide/pupil-map';
import { answers, drawPupil } from './pupil.ts';
import { type Judged, Ranking } from './scores.ts';
import type { World } from './world.ts';

const COUNTS = [5, 10, 15, 20, 25] as const;
export type Count = (typeof COUNTS)[number];
export type Strategy = 'adaptive' | 'random';

/** The estimates on own and previous grade after each number of questions. */
export type Placed = Record<Strategy, ReadonlyMap<Count, { window: Ranking; all: Ranking }>>;

/** As in the product: level 2, typed where the generator can, and a button for "not learnt yet". */
const ITEM = { level: 2 } as const;
const GUESSING = 0.6;
const TYPED = 0.7;

/** The same pupils are asked by both strategies; each question goes to another lesson. */
export const measurePlacement = (world: World, pupils: number, seed: number): { placed: Placed; stoppedAt: number } => {
  const maps = new Map([5, 6, 7, 8].map(grade => [grade, seenFrom(world.map, { grade, country: 'ro' })]));
  const judged: Record<Strategy, Map<Count, { window: Judged[]; all: Judged[] }>> = {
    adaptive: new Map(COUNTS.map(count => [count, { window: [], all: [] }])),
    random: new Map(COUNTS.map(count => [count, { window: [], all: [] }])),
  };
  let stops = 0;
  for (let id = 0; id < pupils; id++)
    for (const strategy of ['adaptive', 'random'] as const) {
      const pupil = drawPupil(world, seed + id);
      const map = maps.get(pupil.grade);
      if (!map) continue;
      const candidates = [...map.gaps.keys()].filter(i => (map.gaps[i] ?? 0) <= 0);
      const touched = new Map<number, Mastery>();
      const asked: Asked[] = [];
      let stopped = 0;
      for (let n = 1; n <= 25; n++) {
        const p = masteryOfAll(map, touched, 0);
        if (!stopped && isPlaced(map, p, asked.length)) stopped = asked.length;
        const open = candidates.filter(i => !touched.has(i));
        const place = strategy === 'adaptive' ? nextQuestion(map, candidates, p, asked) : open[Math.floor(pupil.chance() * open.length)];
        if (place === undefined) break;
        const kind = pupil.chance() < TYPED ? 'typed' : 'choice';
        const right = answers(pupil, place, { ...ITEM, kind }, GUESSING);
        asked.push({ place, right });
        touched.set(place, update(map, touched, place, likelihoodOf({ ...ITEM, kind, right, hinted: false, placement: true }), 0, false));
        const count = COUNTS.find(value => value === n);
        const into = count && judged[strategy].get(count);
        if (!into) continue;
        masteryOfAll(map, touched, 0).forEach((value, i) => {
          const one = { pupil: id, p: value, known: pupil.knows[i] ?? false };
          into.all.push(one);
          if (map.gaps[i] === 0 || map.gaps[i] === -1) into.window.push(one);
        });
      }
      if (strategy === 'adaptive') stops += Math.min(stopped || 20, 20);
    }
  const ranked = (strategy: Strategy) =>
    new Map([...judged[strategy]].map(([count, { window, all }]) => [count, { window: new Ranking(window), all: new Ranking(all) }]));
  return { placed: { adaptive: ranked('adaptive'), random: ranked('random') }, stoppedAt: stops / pupils };
};
