import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, TheWord, texNumber, textNumber, theWord, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { about, num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const METALS = [
  { name: 'alumínium', rho: 2.7 },
  { name: 'vas', rho: 7.8 },
  { name: 'réz', rho: 8.9 },
  { name: 'sárgaréz', rho: 8.5 },
  { name: 'ólom', rho: 11.3 },
] as const;
const BODIES = ['golyó', 'szobor', 'kocka', 'dísz', 'henger'] as const;

/** Water rises by the whole body; the metal in it takes up less room. */
function hollowBody(rng: Rng): Task {
  const { name, rho } = rng.pick(METALS);
  const body = rng.pick(BODIES);
  const metal = rng.int(3, 12) * 10;
  const hollow = rng.int(2, 15) * 10;
  const before = rng.int(4, 20) * 20;
  const mass = tidy(rho * metal);
  const after = before + metal + hollow;
  return numeric(
    {
      question: `Egy zárt, belül üreges ${body} anyaga ${name}, ennek a sűrűsége ${withUnit(rho, 'g/cm³')}. A tárgy tömege ${withUnit(mass, 'g')}. Egy mérőhengerben ${withUnit(before, 'ml')} víz volt. Amikor a tárgyat teljesen a víz alá nyomták, a szint ${withUnit(after, 'ml')} lett. Hány köbcentiméter az üreg a tárgyban?`,
      answer: num(hollow),
      check: 'NUM',
      unit: 'cm³',
      expr: `${after}-${before}-${mass}/${rho}`,
      wrong: [
        wrong(
          { after, before },
          ({ after, before }) => num(after - before),
          'ureg-az-egesz-test',
          'Ez az egész tárgy térfogata. Egy részét maga a fém tölti ki.',
        ),
        wrong(
          { mass, rho },
          ({ mass, rho }) => num(tidy(mass / rho)),
          'fem-terfogata',
          'Ez a fém térfogata. Az üreg az, ami ezen felül van.',
        ),
        wrong(
          { after, mass, rho },
          ({ after, mass, rho }) => num(tidy(after - mass / rho)),
          'vizszint-mint-terfogat',
          'A teljes vízszintből indultál. A tárgy térfogata csak annyi, amennyivel a víz emelkedett.',
        ),
        wrong(
          { after, before, mass },
          ({ after, before, mass }) => num(tidy(Math.abs(after - before - mass))),
          'tomeg-terfogat-azonos',
          'A tömeget vontad ki. Előbb számold ki, mekkora térfogatú ennyi fém!',
        ),
      ],
      other: 'Két térfogat kell: az egész tárgyé és a benne lévő fémé.',
      hints: [
        'Miből tudod meg, mekkora az egész tárgy, és miből, mennyi fém van benne?',
        'A víz az egész tárgy térfogatával emelkedik. A fém térfogata a tömeg és a sűrűség hányadosa.',
        `Az egész tárgy $${after}-${before}=${after - before}$ cm³.`,
      ],
      solution: `Az egész tárgy térfogata $${after}-${before}=${after - before}$ cm³. A fém térfogata $${x(mass)}:${x(rho)}=${metal}$ cm³. Az üreg $${after - before}-${metal}=${hollow}$ cm³.`,
    },
    fits(v => Math.abs((after - before - v) * rho - mass) < 1e-6),
  );
}

const PAIRS = [
  { light: 'alumínium', heavy: 'réz', low: 2.7, high: 8.9, whole: 'Egy tömör fémkockát két fémből ragasztottak össze' },
  { light: 'alumínium', heavy: 'vas', low: 2.7, high: 7.8, whole: 'Egy tömör gépalkatrészt két fémből illesztettek össze' },
  { light: 'üveg', heavy: 'ólom', low: 2.5, high: 11.3, whole: 'Egy tömör díszt két anyagból készítettek' },
  { light: 'fa', heavy: 'vas', low: 0.5, high: 7.8, whole: 'Egy kalapács két anyagból készült' },
  { light: 'jég', heavy: 'víz', low: 0.9, high: 1, whole: 'Egy edényben a víz egy része megfagyott' },
] as const;

/** Two materials, one volume, one mass: how much is of the denser one? */
function twoMaterials(rng: Rng): Task {
  const { light, heavy, low, high, whole } = rng.pick(PAIRS);
  const volume = rng.int(5, 40) * 20;
  const part = rng.int(2, 38) * 10;
  const rest = volume - part;
  const mass = tidy(part * high + rest * low);
  const gap = tidy(high - low);
  const extra = tidy(part * gap);
  redrawIf(rest < 20 || part === rest || decimalsOf(mass) > 0);
  return numeric(
    {
      question: `${whole}: ${light} (${withUnit(low, 'g/cm³')}) és ${heavy} (${withUnit(high, 'g/cm³')}). A térfogatuk összesen ${withUnit(volume, 'cm³')}, a tömegük összesen ${withUnit(mass, 'g')}. Hány köbcentiméter ebből ${theWord(heavy)}?`,
      answer: num(part),
      check: 'NUM',
      unit: 'cm³',
      expr: `(${mass}-${low}*${volume})/(${high}-${low})`,
      wrong: [
        wrong(
          { volume, part },
          ({ volume, part }) => num(volume - part),
          'masik-anyag',
          `Ez ${theWord(light)} térfogata. A másik anyagot kérdeztük.`,
        ),
        wrong(
          { volume },
          ({ volume }) => num(volume / 2),
          'fele-fele',
          'Semmi nem mondja, hogy a két anyagból egyforma térfogat van. A tömegnek is ki kell jönnie.',
        ),
        wrong(
          { mass, volume, low, high },
          ({ mass, volume, low, high }) => about(tidy((mass - low * volume) / high)),
          'csere-egesz-suruseggel',
          `A hiányzó tömeget ${t(high)} grammal osztottad. Amikor 1 cm³ helyére nehezebb anyag kerül, a könnyebb kikerül: csak a különbséggel nő a tömeg.`,
        ),
      ],
      other: `Képzeld azt, hogy az egész ${light}! Mennyivel lenne könnyebb a valódinál?`,
      hints: [
        `Mekkora lenne a tömeg, ha az egész ${light} volna?`,
        `Ha 1 cm³ ${light} helyére ${heavy} kerül, a tömeg a két sűrűség különbségével nő.`,
        `Ha minden ${light} volna: $${x(low)}\\cdot${volume}=${x(tidy(low * volume))}$ g. Ez $${x(extra)}$ grammal kevesebb a valódinál.`,
      ],
      solution: `Ha az egész ${light} volna, a tömege $${x(low)}\\cdot${volume}=${x(tidy(low * volume))}$ g lenne. A valódi tömeg $${x(mass)}-${x(tidy(low * volume))}=${x(extra)}$ grammal több. Egy köbcentiméter cseréje $${x(high)}-${x(low)}=${x(gap)}$ grammal növeli a tömeget, ezért $${x(extra)}:${x(gap)}=${part}$. ${TheWord(heavy)} térfogata ${withUnit(part, 'cm³')}.`,
    },
    fits(v => Math.abs(v * high + (volume - v) * low - mass) < 1e-6),
  );
}

export const fizika6Suruseg = defineChallenge({
  lesson: 'fizika-6-suruseg',
  needs: ['decimal'],
  shapes: [hollowBody, twoMaterials],
  misconceptions: {
    'ureg-az-egesz-test': {
      text: 'az üreg helyett az egész test térfogatát adja meg',
      pupil: 'Az üreg helyett az egész test térfogatát adod meg.',
    },
    'fem-terfogata': { text: 'az üreg helyett a fém térfogatát adja meg', pupil: 'Az üreg helyett a fém térfogatát adod meg.' },
    'masik-anyag': { text: 'a másik anyag térfogatát adja meg', pupil: 'A másik anyag térfogatát adod meg.' },
    'fele-fele': { text: 'a két anyagot fele-fele arányban veszi', pupil: 'A két anyagot fele-fele arányban veszed.' },
    'csere-egesz-suruseggel': {
      text: 'a tömegkülönbséget a sűrűségek különbsége helyett a nagyobb sűrűséggel osztja',
      pupil: 'A tömegkülönbséget a nagyobb sűrűséggel osztod, pedig a sűrűségek különbségével kell.',
    },
  },
});
