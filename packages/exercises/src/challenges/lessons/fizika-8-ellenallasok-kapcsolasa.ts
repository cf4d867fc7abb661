import { range, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber, textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { about, num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;
const ohm = (n: number): string => withUnit(n, 'Ω');

const PARTS = ['ellenállás', 'fűtőszál', 'izzó', 'huzaltekercs'] as const;

/** Series and parallel resultants of two unknown resistors: sum and product. */
function twoUnknown(rng: Rng): Task {
  const [a, b] = [rng.int(2, 30), rng.int(3, 60)];
  const [series, product] = [a + b, a * b];
  const parallel = tidy(product / series);
  redrawIf(a >= b || decimalsOf(parallel) > 1);
  const tries = range(1, a)
    .filter(d => product % d === 0)
    .slice(-3);
  return numeric(
    {
      question: `Két ${rng.pick(PARTS)} eredő ellenállása sorosan kapcsolva ${ohm(series)}, párhuzamosan kapcsolva ${ohm(parallel)}. Mindkettő ellenállása ohmban mérve egész szám. Hány ohm a nagyobb?`,
      answer: num(b),
      check: 'NUM',
      unit: 'Ω',
      wrong: [
        wrong({ a }, ({ a }) => num(a), 'kisebb-ellenallast-adja', 'Ez a kisebbik ellenállás. A nagyobbat kérdeztük.'),
        wrong(
          { series, parallel },
          ({ series, parallel }) => num(tidy(series - parallel)),
          'eredok-kulonbsege',
          'A két eredőt kivontad egymásból. A párhuzamos eredő nem az egyik ellenállás.',
        ),
        wrong(
          { series },
          ({ series }) => num(series / 2),
          'egyforma-ellenallasok',
          'Egyformának vetted a két ellenállást. Akkor a párhuzamos eredő a soros eredő negyede volna.',
        ),
        wrong(
          { product },
          ({ product }) => num(product),
          'szorzatot-adja-meg',
          'Ez a két ellenállás szorzata. Bontsd fel két olyan számra, amelyek összege a soros eredő!',
        ),
      ],
      other: 'A soros eredő az összeg. A párhuzamos eredő a szorzat osztva az összeggel: ebből megvan a szorzat is.',
      hints: [
        'Mit árul el a soros eredő a két ellenállásról?',
        'A párhuzamos eredő a szorzat és az összeg hányadosa. Az összeget ismered, így a szorzat is kiszámítható.',
        `Az összegük ${t(series)}, a szorzatuk $${x(parallel)}\\cdot${series}=${x(product)}$.`,
      ],
      solution: `Sorosan $R_1+R_2=${series}$. Párhuzamosan $\\frac{R_1\\cdot R_2}{R_1+R_2}=${x(parallel)}$, ezért a szorzat $${x(parallel)}\\cdot${series}=${x(product)}$. Olyan osztópár kell, amelynek összege ${t(series)}: ${tries.map(d => `$${d}+${product / d}=${d + product / d}$`).join(', ')}. A két ellenállás ${ohm(a)} és ${ohm(b)}, a nagyobb ${ohm(b)}.`,
    },
    fits(v => range(1, series).some(r => r < v && r + v === series && Math.abs((r * v) / (r + v) - parallel) < 1e-9)),
  );
}

/** A series resistor and two parallel ones, one of them unknown. */
function missingBranch(rng: Rng): Task {
  const [r1, known, unknown] = [rng.int(2, 20), rng.int(4, 40), rng.int(4, 40)];
  const pair = (known * unknown) / (known + unknown);
  redrawIf(!Number.isInteger(pair) || known === unknown || pair === r1);
  const total = r1 + pair;
  const current = rng.pick([0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 1.5, 2]);
  const voltage = tidy(total * current);
  redrawIf(voltage < 3 || voltage > 24 || decimalsOf(voltage) > 1);
  const [onFirst, onPair] = [tidy(r1 * current), tidy(pair * current)];
  const [branch, rest] = [tidy(onPair / known), tidy(onPair / unknown)];
  redrawIf(decimalsOf(branch) > 3 || decimalsOf(rest) > 3);
  return numeric(
    {
      question: `Egy áramkörben a főágban ${ohm(r1)} ellenállás van, vele sorosan két párhuzamos ág következik. Az egyik ág ellenállása ${ohm(known)}, a másiké ismeretlen. Az egész kapcsolásra ${withUnit(voltage, 'V')} feszültséget adunk, a főág árama ${withUnit(current, 'A')}. Mekkora az ismeretlen ellenállás?`,
      answer: num(unknown),
      check: 'NUM',
      unit: 'Ω',
      wrong: [
        wrong(
          { voltage, current, r1 },
          ({ voltage, current, r1 }) => num(tidy(voltage / current - r1)),
          'parhuzamos-resz-eredoje',
          'Ez a párhuzamos rész eredője. Ebben az ismert ág is benne van.',
        ),
        wrong(
          { known, pair },
          ({ known, pair }) => num(known - pair),
          'parhuzamosnal-kivon',
          'A párhuzamos eredőt kivontad az ismert ellenállásból. Párhuzamosan nem az ellenállások, hanem az áramok adódnak össze.',
        ),
        wrong(
          { voltage, rest },
          ({ voltage, rest }) => about(tidy(voltage / rest)),
          'teljes-feszultseg',
          'A teljes feszültséggel számoltál. Egy részét a soros ellenállás veszi el.',
        ),
      ],
      other: 'Mekkora feszültség jut a soros ellenállásra, mennyi marad a két ágra, és hogyan oszlik meg az áram?',
      hints: [
        'Mekkora feszültség jut a soros ellenállásra, és mennyi marad a két ágra?',
        'A két ágra ugyanaz a feszültség jut. Az ismert ág árama kiszámítható, a többi áram az ismeretlen ágban folyik.',
        `A soros ellenállásra $${r1}\\cdot${x(current)}=${x(onFirst)}$ V jut, a két ágra $${x(voltage)}-${x(onFirst)}=${x(onPair)}$ V marad.`,
      ],
      solution: `A soros ellenállásra $${r1}\\cdot${x(current)}=${x(onFirst)}$ V jut, a két ágra $${x(voltage)}-${x(onFirst)}=${x(onPair)}$ V. Az ismert ág árama $${x(onPair)}:${known}=${x(branch)}$ A, a másiké $${x(current)}-${x(branch)}=${x(rest)}$ A. Az ismeretlen ellenállás $${x(onPair)}:${x(rest)}=${unknown}$ Ω.`,
    },
    fits(v => Math.abs(r1 + 1 / (1 / known + 1 / v) - voltage / current) < 1e-6),
  );
}

export const fizika8EllenallasokKapcsolasa = defineChallenge({
  lesson: 'fizika-8-ellenallasok-kapcsolasa',
  needs: ['decimal'],
  shapes: [twoUnknown, missingBranch],
  misconceptions: {
    'kisebb-ellenallast-adja': { text: 'a két ellenállás közül a kisebbet adja meg', pupil: 'A két ellenállás közül a kisebbet adod meg.' },
    'eredok-kulonbsege': {
      text: 'a soros és a párhuzamos eredőt kivonja egymásból',
      pupil: 'A soros és a párhuzamos eredőt kivonod egymásból.',
    },
    'egyforma-ellenallasok': { text: 'egyformának veszi a két ellenállást', pupil: 'Egyformának veszed a két ellenállást.' },
    'szorzatot-adja-meg': { text: 'az ellenállás helyett a szorzatot adja meg', pupil: 'Az ellenállás helyett a szorzatot adod meg.' },
    'parhuzamos-resz-eredoje': {
      text: 'az ismeretlen ág helyett a párhuzamos rész eredőjét adja meg',
      pupil: 'Az ismeretlen ág helyett a párhuzamos rész eredőjét adod meg.',
    },
    'parhuzamosnal-kivon': {
      text: 'párhuzamos ágban kivonással keresi az ellenállást',
      pupil: 'Párhuzamos ágban kivonással keresed az ellenállást.',
    },
  },
});
