import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { withUnit } from '@eszkerek/numbers/hungarian';
import { productFormula } from '../shared/formula-solve.ts';

const half = (rng: Rng, low: number, high: number): number => tidy(rng.int(low * 2, high * 2) / 2);

export const work = productFormula({
  id: 'gen-work',
  title: 'Munka',
  lessons: ['fizika-7-munka'],
  needs: ['decimal'],
  x: { name: 'erő', unit: 'N' },
  y: { name: 'út', unit: 'm' },
  z: { name: 'munka', unit: 'J' },
  beliefs: { divided: 'munka-egysege' },
  scenes: [
    {
      draw: r => [r.int(4, 60) * 5, r.int(2, 20)],
      z: (f, d, w) => `${w.name} ${f} vízszintes erővel tol egy ládát ${d} úton, az erő irányában. Mekkora munkát végez?`,
      x: (l, d) => `Egy láda ${d} úton való eltolásához ${l} munka kellett. Mekkora erő hatott az elmozdulás irányában?`,
      y: (l, f) => `Egy ládát ${f} erővel tolunk, közben ${l} munkát végzünk. Mekkora utat tesz meg a láda az erő irányában?`,
      picture: (asked, { x, y, z }) => ({
        figure: {
          kind: 'forces',
          ground: true,
          forces: [{ angle: 0, size: 4, label: asked === 'x' ? 'F' : `F = ${withUnit(x, 'N')}` }],
        },
        question: {
          z: `Az ábrán látható ládát az $F$ erő ${withUnit(y, 'm')} úton mozgatja az erő irányában. Mekkora munkát végez az erő?`,
          x: `Az ábrán látható ládát az $F$ erő ${withUnit(y, 'm')} úton mozgatja az erő irányában, közben ${withUnit(z, 'J')} munkát végez. Mekkora az $F$ erő?`,
          y: `Az ábrán látható ládán az $F$ erő ${withUnit(z, 'J')} munkát végez. Mekkora utat tesz meg a láda az erő irányában?`,
        }[asked],
      }),
      convert: {
        of: 'y',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad az utat. Váltsd át méterre!',
      },
    },
    {
      draw: r => [r.int(5, 60) * 100, half(r, 1, 12)],
      z: (f, h) => `Egy daru ${f} súlyú terhet emel ${h} magasra. Mekkora munkát végez a teher emelésekor?`,
      x: (l, h) => `Egy teher ${h} magasra emelése ${l} munkával jár. Mekkora a teher súlya?`,
      y: (l, f) => `Egy ${f} súlyú teher emelése ${l} munkával jár. Milyen magasra emelték?`,
      convert: {
        of: 'z',
        unit: 'kJ',
        factor: 0.001,
        misconception: 'kj-t-nem-valtja',
        explanation: 'Kilojoule-ban hagytad a munkát. 1 kJ = 1000 J.',
      },
    },
    {
      draw: r => [r.int(3, 30) * 4, r.int(3, 30)],
      z: (f, d, w) => `${w.name} szánkót húz ${f} erővel ${d} úton, vízszintes kötéllel. Mekkora munkát végez?`,
      x: (l, d, w) => `${w.name} ${d} úton húzta a szánkót, és ${l} munkát végzett. Mekkora vízszintes erővel húzta?`,
      y: (l, f, w) => `${w.name} ${f} vízszintes erővel húzta a szánkót, és ${l} munkát végzett. Mekkora úton húzta?`,
      convert: {
        of: 'y',
        unit: 'km',
        factor: 0.001,
        misconception: 'km-t-nem-valtja',
        explanation: 'Kilométerben hagytad az utat. Váltsd át méterre!',
      },
    },
  ],
});
