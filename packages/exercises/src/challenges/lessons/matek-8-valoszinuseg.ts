import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { suf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { equals } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { frac, rawFrac } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;
const solids: Readonly<Record<number, string>> = {
  4: 'négylapú',
  6: 'hatlapú',
  8: 'nyolclapú',
  10: 'tízlapú',
  12: 'tizenkét lapú',
  20: 'húszlapú',
};

/** The product is a multiple of p when one of the throws is: count the complement. */
function productDivisible(rng: Rng): Task {
  const p = rng.pick([2, 3, 5]);
  const [a, b] = [rng.pick([4, 6, 8, 10, 12, 20]), rng.pick([4, 6, 8, 10, 12, 20])];
  redrawIf(a < p || b < p || a > b);
  const [fa, fb] = [Math.floor(a / p), Math.floor(b / p)];
  const [bad, all] = [(a - fa) * (b - fb), a * b];
  const good = all - bad;
  const dice =
    a === b
      ? `Két szabályos ${solids[a]} dobótestet dobunk el, mindkettőn 1-től ${t(a)}-ig állnak a számok`
      : `Egy szabályos ${solids[a]} és egy szabályos ${solids[b]} dobótestet dobunk el, rajtuk 1-től ${t(a)}-ig, illetve 1-től ${t(b)}-ig állnak a számok`;
  return numeric(
    {
      question: `${dice}. Mennyi a valószínűsége, hogy a két dobott szám szorzata osztható ${suf(p, 'val')}?`,
      answer: frac(rat(good, all)),
      check: 'FRAC',
      wrong: [
        wrong(
          { bad, all },
          ({ bad, all }) => frac(rat(bad, all)),
          'komplementert-adja',
          `Ez annak a valószínűsége, hogy a szorzat nem osztható ${suf(p, 'val')}. Vond ki 1-ből!`,
        ),
        wrong(
          { fa, fb, all },
          ({ fa, fb, all }) => frac(rat(fa * fb, all)),
          'mindketto-oszthato',
          'Ez annak a valószínűsége, hogy mindkét szám osztható. Elég, ha az egyik az.',
        ),
        wrong(
          { fa, fb, a, b },
          ({ fa, fb, a, b }) => frac(rat(fa * b + fb * a, a * b)),
          'legalabb-egyet-osszeadja',
          'A két valószínűséget összeadtad. Így kétszer számoltad azokat az eseteket, amelyekben mindkét szám osztható.',
        ),
      ],
      other: `Mikor nem osztható a szorzat ${suf(p, 'val')}? Ezeket az eseteket számold meg, és vond ki az összesből!`,
      hints: [
        `Mikor nem lesz a szorzat osztható ${suf(p, 'val')}?`,
        'Csak akkor nem, ha egyik szám sem osztható vele, hiszen prímszámról van szó. Számold meg ezeket az eseteket, és vond ki az összesből!',
        `Az összes eset $${a}\\cdot${b}=${all}$. Az első dobótesten $${a}-${fa}=${a - fa}$ olyan szám van, amely nem osztható ${suf(p, 'val')}.`,
      ],
      solution: `Az összes eset $${a}\\cdot${b}=${all}$. A szorzat csak akkor nem osztható ${suf(p, 'val')}, ha egyik szám sem az: ilyen az elsőn $${a}-${fa}=${a - fa}$, a másodikon $${b}-${fb}=${b - fb}$ szám, összesen $${a - fa}\\cdot${b - fb}=${bad}$ eset. A kedvező esetek száma $${all}-${bad}=${good}$, a valószínűség $${rawFrac(good, all).tex}${rat(good, all).d === all ? '' : `=${frac(rat(good, all)).tex}`}$.`,
    },
    equals(range(1, a).flatMap(i => range(1, b).filter(j => (i * j) % p === 0)).length / (a * b)),
  );
}

const BOXES = ['Egy dobozban', 'Egy kalapban', 'Egy zsákban', 'Egy borítékban'] as const;

/** Two cards are drawn and added: remainder classes tell which pairs are good. */
function sumDivisible(rng: Rng): Task {
  const n = rng.int(7, 20);
  const three = rng.chance(0.6);
  const p = three ? 3 : 2;
  const classes = range(0, p - 1).map(r => range(1, n).filter(k => k % p === r).length);
  const [c0 = 0, c1 = 0, c2 = 0] = classes;
  const all = n * (n - 1);
  const same0 = c0 * (c0 - 1);
  const good = three ? same0 + 2 * c1 * c2 : same0 + c1 * (c1 - 1);
  redrawIf(c0 < 2);
  const key = frac(rat(good, all));
  const tail = rat(good, all).d === all ? '' : `=${key.tex}`;
  return numeric(
    {
      question: `${rng.pick(BOXES)} ${t(n)} számkártya van, rajtuk a számok 1-től ${t(n)}-ig. Egymás után kettőt húzunk, visszatevés nélkül. Mennyi a valószínűsége, hogy a két szám összege ${three ? 'osztható 3-mal' : 'páros'}?`,
      answer: key,
      check: 'FRAC',
      wrong: [
        wrong(
          { good, all },
          ({ good, all }) => frac(rat(all - good, all)),
          'komplementert-adja',
          `Ez annak a valószínűsége, hogy az összeg ${three ? 'nem osztható 3-mal' : 'páratlan'}. Vond ki 1-ből!`,
        ),
        wrong(
          { p },
          ({ p }) => frac(rat(1, p)),
          'nem-egyenloen-valoszinu',
          three
            ? 'Úgy vetted, hogy az összeg hármas maradékai egyformán valószínűek. Számold meg a kedvező eseteket!'
            : 'Úgy vetted, hogy a páros és a páratlan összeg egyformán valószínű. Számold meg a kedvező eseteket!',
        ),
        wrong(
          { same0, all },
          ({ same0, all }) => frac(rat(same0, all)),
          'csak-az-egyik-maradekpar',
          three
            ? 'Csak azt az esetet számoltad, amikor mindkét szám osztható 3-mal. 1 és 2 maradékú szám összege is osztható 3-mal.'
            : 'Csak azt az esetet számoltad, amikor mindkét szám páros. Két páratlan szám összege is páros.',
        ),
        ...(three
          ? []
          : [
              wrong(
                { c1, all },
                ({ c1, all }) => frac(rat(c1 * (c1 - 1), all)),
                'csak-az-egyik-maradekpar',
                'Csak azt az esetet számoltad, amikor mindkét szám páratlan. Két páros szám összege is páros.',
              ),
            ]),
        wrong(
          { c0, c1, c2, three, n },
          ({ c0, c1, c2, three, n }) => frac(rat(three ? c0 * c0 + 2 * c1 * c2 : c0 * c0 + c1 * c1, n * n)),
          'visszateveskent-szamol',
          'Úgy számoltál, mintha az első kártyát visszatennénk. A második húzásnál eggyel kevesebb kártya van.',
        ),
        ...(three
          ? [
              wrong(
                { same0, c1, c2, all },
                ({ same0, c1, c2, all }) => frac(rat(same0 + c1 * c2, all)),
                'sorrend-nem-szamit',
                'Az 1 és 2 maradékú számok kétféle sorrendben is jöhetnek. Ha az összes esetben számít a sorrend, itt is számít.',
              ),
            ]
          : []),
      ],
      other: `Csoportosítsd a számokat aszerint, hogy mennyi maradékot adnak ${suf(p, 'val')} osztva! Melyik csoportok adnak jó összeget?`,
      hints: [
        three ? 'Milyen maradékai lehetnek a két számnak 3-mal osztva, ha az összegük osztható 3-mal?' : 'Mikor páros két szám összege?',
        three
          ? 'Vagy mindkettő osztható 3-mal, vagy az egyik maradéka 1, a másiké 2. Számold meg, hány ilyen szám van, és figyelj a sorrendre!'
          : 'Vagy mindkettő páros, vagy mindkettő páratlan. Számold meg, hány páros és hány páratlan szám van!',
        `Az összes eset sorrenddel együtt $${n}\\cdot${n - 1}=${x(all)}$. ${three ? `3-mal osztható ${t(c0)} szám van.` : `Páros szám ${t(c0)} van.`}`,
      ],
      solution: three
        ? `A számok maradéka 3-mal osztva: 0 maradékú ${t(c0)}, 1 maradékú ${t(c1)}, 2 maradékú ${t(c2)} van. Jó eset, ha mindkettő osztható 3-mal: $${c0}\\cdot${c0 - 1}=${same0}$, vagy ha az egyik 1, a másik 2 maradékú, kétféle sorrendben: $2\\cdot${c1}\\cdot${c2}=${2 * c1 * c2}$. Együtt $${same0}+${2 * c1 * c2}=${good}$. Az összes eset $${n}\\cdot${n - 1}=${x(all)}$, a valószínűség $${rawFrac(good, all).tex}${tail}$.`
        : `Páros szám ${t(c0)}, páratlan ${t(c1)} van. Az összeg páros, ha mindkettő páros: $${c0}\\cdot${c0 - 1}=${same0}$, vagy ha mindkettő páratlan: $${c1}\\cdot${c1 - 1}=${c1 * (c1 - 1)}$. Együtt $${same0}+${c1 * (c1 - 1)}=${good}$. Az összes eset $${n}\\cdot${n - 1}=${x(all)}$, a valószínűség $${rawFrac(good, all).tex}${tail}$.`,
    },
    equals(range(1, n).flatMap(i => range(1, n).filter(j => i !== j && (i + j) % p === 0)).length / (n * (n - 1))),
  );
}

export const matek8Valoszinuseg = defineChallenge({
  lesson: 'matek-8-valoszinuseg',
  needs: ['fraction'],
  shapes: [productDivisible, sumDivisible],
  misconceptions: {
    'komplementert-adja': {
      text: 'az ellentétes esemény valószínűségét adja meg',
      pupil: 'Az ellentétes esemény valószínűségét adod meg.',
    },
    'mindketto-oszthato': {
      text: 'a „legalább az egyik” helyett a „mindkettő” esetet számolja',
      pupil: 'A „legalább az egyik” helyett a „mindkettő” esetet számolod.',
    },
    'legalabb-egyet-osszeadja': {
      text: 'a „legalább az egyik” valószínűségét összeadással számolja',
      pupil: 'A „legalább az egyik” valószínűségét összeadással számolod.',
    },
    'csak-az-egyik-maradekpar': { text: 'a jó esetek egyik fajtáját kihagyja', pupil: 'A jó esetek egyik fajtáját kihagyod.' },
  },
});
