import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { withUnit } from '@eszkerek/numbers/hungarian';
import { productFormula } from '../shared/formula-solve.ts';

const half = (rng: Rng, low: number, high: number): number => tidy(rng.int(low * 2, high * 2) / 2);

export const wave = productFormula({
  id: 'gen-wave',
  title: 'Hullámok',
  lessons: ['fizika-7-hullamok'],
  needs: ['decimal'],
  x: { name: 'hullámhossz', unit: 'm' },
  y: { name: 'frekvencia', unit: 'Hz' },
  z: { name: 'terjedési sebesség', unit: 'm/s' },

  scenes: [
    {
      draw: r => [tidy(r.int(2, 60) / 10), half(r, 1, 10)],
      z: (l, f) => `Egy kötélen ${l} hosszú hullámok futnak, a frekvencia ${f}. Mekkora a terjedési sebesség?`,
      x: (v, f) => `Egy kötélen a hullám sebessége ${v}, a frekvencia ${f}. Mekkora a hullámhossz?`,
      y: (v, l) => `Egy kötélen a hullám sebessége ${v}, a hullámhossz ${l}. Mekkora a frekvencia?`,
      picture: (asked, { x, y, z }) => {
        // The description counts the waves, so a small whole number would be read out as the answer.
        if ([1, 2, 3].includes({ x, y, z }[asked])) return undefined;
        return {
          figure: {
            kind: 'wave',
            waves: [{ amplitude: 0.7, periods: 2.5 }],
            lengthLabel: asked === 'x' ? '?' : withUnit(x, 'm'),
            axis: 'x',
          },
          question: {
            z: `Az ábrán egy kötélen futó hullám látható, a frekvenciája ${withUnit(y, 'Hz')}. Mekkora a terjedési sebessége?`,
            y: `Az ábrán egy kötélen futó hullám látható, a sebessége ${withUnit(z, 'm/s')}. Mekkora a frekvenciája?`,
            x: `Az ábrán egy kötélen futó hullám látható. A sebessége ${withUnit(z, 'm/s')}, a frekvenciája ${withUnit(y, 'Hz')}. Mekkora a kérdőjellel jelölt hosszúság?`,
          }[asked],
        };
      },
      convert: {
        of: 'x',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad a hullámhosszt. Váltsd át méterre!',
      },
    },
    {
      draw: r => {
        const f = r.pick([17, 20, 34, 40, 68, 85, 100, 136, 170, 200, 340, 425, 500, 680, 850]);
        return [tidy(340 / f), f];
      },
      x: (v, f) => `A hang a levegőben ${v} sebességgel terjed. Mekkora a hullámhossza annak a hangnak, amelynek frekvenciája ${f}?`,
      y: (v, l) => `A hang a levegőben ${v} sebességgel terjed. Mekkora a frekvenciája annak a hangnak, amelynek hullámhossza ${l}?`,
    },
  ],
});
