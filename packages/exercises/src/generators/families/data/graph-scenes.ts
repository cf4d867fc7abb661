import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { redraw, redrawIf } from '../../engine.ts';
import { type CoordinatePlane, graphFigure } from '../shared/coordinate-figures.ts';

const t = textNumber;

interface Scene {
  intro: string;
  /** Labels of the axes. */
  x: string;
  y: string;
  unit: string;
  time: string;
  /** „Percenként” inside a sentence. */
  each: string;
  rates: readonly number[];
  starts: readonly number[];
  value: (time: number) => string;
  rest: string;
  rise: string;
  fall: string;
  second: (value: number) => string;
}

const SCENES: readonly Scene[] = [
  {
    intro: 'A grafikon egy tartály vizének mennyiségét mutatja.',
    x: 'idő (perc)',
    y: 'víz (liter)',
    unit: 'liter',
    time: 'perc',
    each: 'percenként',
    rates: [5, 10, 20],
    starts: [0, 10, 20, 40],
    value: time => `Hány liter víz van a tartályban ${t(time)} perc után?`,
    rest: 'Hány percig nem változik a víz mennyisége?',
    rise: 'Percenként hány liter víz folyik a tartályba az első szakaszon?',
    fall: 'Percenként hány liter víz folyik ki a tartályból az utolsó szakaszon?',
    second: value => `Hány perc után van a tartályban **másodszor** ${t(value)} liter víz?`,
  },
  {
    intro: 'A grafikon egy drón magasságát mutatja.',
    x: 'idő (s)',
    y: 'magasság (m)',
    unit: 'm',
    time: 's',
    each: 'másodpercenként',
    rates: [2, 4, 5, 10],
    starts: [0, 4, 10, 20],
    value: time => `Hány méter magasan van a drón ${t(time)} másodperc után?`,
    rest: 'Hány másodpercig lebeg a drón ugyanabban a magasságban?',
    rise: 'Másodpercenként hány métert emelkedik a drón az első szakaszon?',
    fall: 'Másodpercenként hány métert süllyed a drón az utolsó szakaszon?',
    second: value => `Hány másodperc után van a drón **másodszor** ${t(value)} méter magasan?`,
  },
  {
    intro: 'A grafikon egy túrázó távolságát mutatja a falutól.',
    x: 'idő (óra)',
    y: 'távolság (km)',
    unit: 'km',
    time: 'óra',
    each: 'óránként',
    rates: [2, 3, 4, 5],
    starts: [0, 2, 4, 6],
    value: time => `Hány kilométerre van a túrázó a falutól ${t(time)} óra után?`,
    rest: 'Hány órán át pihen a túrázó?',
    rise: 'Óránként hány kilométert távolodik a túrázó a falutól az első szakaszon?',
    fall: 'Óránként hány kilométert közeledik a túrázó a falu felé az utolsó szakaszon?',
    second: value => `Hány óra után van a túrázó **másodszor** ${t(value)} km-re a falutól?`,
  },
];

interface Story {
  scene: Scene;
  /** The corners: rising until `rest`, level until `leave`, falling until `end`. */
  start: number;
  top: number;
  low: number;
  rest: number;
  leave: number;
  end: number;
  rise: number;
  fall: number;
  figure: CoordinatePlane;
}

/** A story in three parts whose corners lie on the grid. */
export function tell(rng: Rng): Story {
  const scene = rng.pick(SCENES);
  const [rise, fall, start] = [rng.pick(scene.rates), rng.pick(scene.rates), rng.pick(scene.starts)];
  const rest = rng.int(2, 5);
  const leave = rest + rng.int(1, 4);
  const end = leave + rng.int(2, 4);
  const top = start + rise * rest;
  const low = top - fall * (end - leave);
  redrawIf(low < 0 || low === start);
  const figure = graphFigure({
    x: scene.x,
    y: scene.y,
    lines: {
      '': [
        [0, start],
        [rest, top],
        [leave, top],
        [end, low],
      ],
    },
  });
  if (!figure) redraw();
  return { scene, start, top, low, rest, leave, end, rise, fall, figure };
}

/** The height of the graph, by going along its pieces. */
export const heightAt = ({ start, top, low, rest, leave, end }: Omit<Story, 'scene' | 'figure'>, at: number): number =>
  at <= rest ? start + ((top - start) * at) / rest : at <= leave ? top : top - ((top - low) * (at - leave)) / (end - leave);
