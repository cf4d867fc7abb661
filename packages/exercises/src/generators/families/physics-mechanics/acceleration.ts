import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { redrawIf } from '../../engine.ts';
import { graphFigure } from '../shared/coordinate-figures.ts';
import { productFormula, type Scene } from '../shared/formula-solve.ts';

/** In m/s: about 58 km/h. */
const FASTEST_TRAM = 16;

const half = (rng: Rng, low: number, high: number): number => tidy(rng.int(low * 2, high * 2) / 2);

const picture =
  (who: string): Scene['picture'] =>
  (asked, { y, z }) => {
    const figure =
      asked === 'x'
        ? graphFigure({
            x: 'idő (s)',
            y: 'sebesség (m/s)',
            lines: {
              '': [
                [0, 0],
                [y, z],
              ],
            },
          })
        : undefined;
    return figure && { figure, question: `A grafikon ${who} sebességét mutatja az idő múlásával. Mekkora a gyorsulása?` };
  };

export const acceleration = productFormula({
  id: 'gen-acceleration',
  title: 'Gyorsulás',
  lessons: ['fizika-6-gyorsulas'],
  needs: ['decimal'],
  x: { name: 'gyorsulás', unit: 'm/s²' },
  y: { name: 'idő', unit: 's' },
  z: { name: 'sebességváltozás', unit: 'm/s' },
  beliefs: {
    same: {
      misconception: 'nagy-sebesseg-nagy-gyorsulas',
      explanation: 'A gyorsulás és a sebességváltozás nem ugyanaz: az idő is számít.',
    },
  },
  scenes: [
    {
      draw: r => {
        const [a, t] = [tidy(r.int(2, 7) / 5), r.int(3, 24)];
        redrawIf(a * t > FASTEST_TRAM);
        return [a, t];
      },
      picture: picture('egy villamos'),
      x: (v, s) => `Egy villamos álló helyzetből indulva ${s} alatt ${v} sebességre gyorsul. Mekkora az átlagos gyorsulása?`,
      z: (a, s) => `Egy villamos gyorsulása ${a}. Mennyivel nő a sebessége ${s} alatt?`,
      y: (v, a) => `Egy álló villamos ${a} gyorsulással indul. Mennyi idő alatt gyorsul ${v} sebességre?`,
      convert: {
        of: 'y',
        unit: 'min',
        factor: 1 / 60,
        misconception: 'percet-nem-valtja',
        explanation: 'Percben hagytad az időt. 1 perc = 60 másodperc.',
      },
    },
    {
      draw: r => [half(r, 1, 4), r.int(2, 8)],
      picture: picture('egy autó'),
      x: (v, s) => `Egy autó álló helyzetből ${s} alatt ${v} sebességre gyorsul. Mekkora az átlagos gyorsulása?`,
      z: (a, s) => `Egy autó gyorsulása ${a}. Mennyivel nő a sebessége ${s} alatt?`,
      y: (v, a) => `Egy álló autó ${a} gyorsulással indul. Mennyi idő alatt gyorsul ${v} sebességre?`,
      convert: {
        of: 'z',
        unit: 'km/h',
        factor: 3.6,
        misconception: 'harom-egesz-hat',
        explanation: 'A km/h-t előbb m/s-ra kell váltani: oszd el 3,6-del!',
      },
    },
    {
      draw: r => [tidy(r.int(2, 6) / 5), r.int(2, 6)],
      picture: picture('egy kerékpáros'),
      x: (v, s, w) => `${w.name} kerékpárja álló helyzetből ${s} alatt ${v} sebességre gyorsul. Mekkora az átlagos gyorsulása?`,
      z: (a, s, w) => `${w.name} kerékpárjának gyorsulása ${a}. Mennyivel nő a sebessége ${s} alatt?`,
      y: (v, a, w) => `${w.name} álló helyzetből ${a} gyorsulással indul kerékpárral. Mennyi idő alatt gyorsul ${v} sebességre?`,
    },
  ],
});
