import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
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
