import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { withUnit } from '@eszkerek/numbers/hungarian';
import { graphFigure } from '../shared/coordinate-figures.ts';
import { productFormula, type Scene } from '../shared/formula-solve.ts';

const half = (rng: Rng, low: number, high: number): number => tidy(rng.int(low * 2, high * 2) / 2);

/** Way against time where the speed is asked, speed against time where the way is asked. */
const picture =
  (who: string): Scene['picture'] =>
  (asked, { x, y, z }) => {
    if (asked === 'y') return undefined;
    const figure =
      asked === 'x'
        ? graphFigure({
            x: 'idő (óra)',
            y: 'út (km)',
            lines: {
              '': [
                [0, 0],
                [y, z],
              ],
            },
          })
        : graphFigure({
            x: 'idő (óra)',
            y: 'sebesség (km/h)',
            lines: {
              '': [
                [0, x],
                [y, x],
              ],
            },
          });
    return (
      figure && {
        figure,
        question:
          asked === 'x'
            ? `A grafikon ${who} útját mutatja az idő múlásával. Mekkora a sebessége?`
            : `A grafikon ${who} sebességét mutatja az idő múlásával. Mekkora utat tesz meg ${withUnit(y, 'óra')} alatt?`,
      }
    );
  };

export const speed = productFormula({
  id: 'gen-speed',
  title: 'Sebesség',
  lessons: ['fizika-6-sebesseg'],
  needs: ['decimal'],
  x: { name: 'sebesség', unit: 'km/h' },
  y: { name: 'idő', unit: 'h' },
  z: { name: 'út', unit: 'km' },

  scenes: [
    {
      draw: (r, l) => [r.int(12, 25), l === 1 ? r.int(2, 5) : half(r, 1, 5)],
      picture: picture('egy kerékpáros'),
      z: (v, h, w) => `${w.name} ${v} sebességgel kerékpározik. Mekkora utat tesz meg ${h} alatt?`,
      x: (d, h, w) => `${w.name} kerékpárral ${d} utat tesz meg ${h} alatt. Mekkora az átlagsebessége?`,
      y: (d, v, w) => `${w.name} ${v} sebességgel kerékpározik. Mennyi idő alatt tesz meg ${d} utat?`,
      convert: {
        of: 'y',
        unit: 'min',
        factor: 60,
        misconception: 'percet-nem-valtja',
        explanation: 'Percben hagytad az időt. Váltsd át órára: 60 perc = 1 óra.',
      },
    },
    {
      draw: (r, l) => [r.int(8, 22) * 5, l === 1 ? r.int(2, 6) : half(r, 1, 6)],
      picture: picture('egy autó'),
      z: (v, h) => `Egy autó átlagsebessége ${v}. Hány kilométert tesz meg ${h} alatt?`,
      x: (d, h) => `Egy autó ${d} utat tesz meg ${h} alatt. Mekkora az átlagsebessége?`,
      y: (d, v) => `Egy autó átlagsebessége ${v}. Mennyi idő alatt tesz meg ${d} utat?`,
      convert: {
        of: 'y',
        unit: 'min',
        factor: 60,
        misconception: 'percet-nem-valtja',
        explanation: 'Percben hagytad az időt. Váltsd át órára: 60 perc = 1 óra.',
      },
    },
    {
      draw: (r, l) => [r.int(4, 6), l === 1 ? r.int(2, 6) : half(r, 1, 6)],
      picture: picture('egy túracsapat'),
      z: (v, h) => `Egy túracsapat ${v} sebességgel gyalogol. Mekkora utat tesz meg ${h} alatt?`,
      x: (d, h) => `Egy túracsapat ${h} alatt ${d} utat tesz meg. Mekkora az átlagsebessége?`,
      y: (d, v) => `Egy túracsapat ${v} sebességgel gyalogol. Mennyi idő alatt tesz meg ${d} utat?`,
      convert: {
        of: 'y',
        unit: 'min',
        factor: 60,
        misconception: 'percet-nem-valtja',
        explanation: 'Percben hagytad az időt. Váltsd át órára: 60 perc = 1 óra.',
      },
    },
  ],
});
