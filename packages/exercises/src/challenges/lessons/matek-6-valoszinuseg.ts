import { gcd, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { equals, fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { frac, num, rawFrac, type Value } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const share = (n: number, d: number): Value => frac({ n: n / gcd(n, d), d: d / gcd(n, d) });

const CARDS = [
  ['Egy dobozban', 'kártyák', 'kártyát'],
  ['Egy urnában', 'golyók', 'golyót'],
  ['Egy kalapban', 'cédulák', 'cédulát'],
  ['Egy zsákban', 'bábuk', 'bábut'],
] as const;

/** Divisible by one number, but not by the other. */
function oneNotTheOther(rng: Rng): Task {
  const [place, things, object] = rng.pick(CARDS);
  const [p = 2, q = 3] = rng.sample([2, 3, 4, 5], 2);
  redrawIf(gcd(p, q) !== 1);
  const all = p * q * rng.int(2, 6);
  const [a, c] = [all / p, all / (p * q)];
  const good = a - c;
  const answer = share(good, all);
  return numeric(
    {
      question: `${place} 1-től ${t(all)}-ig számozott ${things} vannak, minden számból egy. Csukott szemmel húzunk egy ${object}. Mekkora a valószínűsége, hogy a szám osztható ${suf(p, 'val')}, de nem osztható ${suf(q, 'val')}? Tört alakban add meg!`,
      answer,
      check: 'FRAC',
      wrong: [
        wrong(
          { a, all },
          ({ a, all }) => share(a, all),
          'masik-feltetel-kimarad',
          `Ez annak a valószínűsége, hogy a szám osztható ${suf(p, 'val')}. Azokat még hagyd el, amelyek ${suf(q, 'val')} is oszthatók!`,
        ),
        wrong(
          { c, all },
          ({ c, all }) => share(c, all),
          'mindket-feltetelt-nezi',
          `Ezek a számok mindkettővel oszthatók. A kérdés: ${suf(p, 'val')} igen, ${suf(q, 'val')} nem.`,
        ),
        wrong({ good, all }, ({ good, all }) => share(all - good, all), 'ellentett-esemeny', 'Ez az ellentétes esemény valószínűsége.'),
        wrong(
          { good, all },
          ({ good, all }) => share(good, all - good),
          'kedvezo-a-kedvezotlenhez',
          'A kedvezőt a kedvezőtlenekhez viszonyítottad. Az összes esettel kell osztani.',
        ),
      ],
      other: 'Számold össze a kedvező eseteket: az egyik szám többszörösei, kivéve a közös többszörösöket.',
      hints: [
        `Hány szám osztható ${suf(p, 'val')}? Ezek közül melyek nem jók?`,
        `Azokat kell elhagyni, amelyek mindkettővel, vagyis ${suf(p * q, 'val')} oszthatók.`,
        `${t(a)} szám osztható ${suf(p, 'val')}, ezek közül ${t(c)} osztható ${suf(q, 'val')} is.`,
      ],
      solution: `Az összes eset ${t(all)}. Az első számmal $${all}:${p}=${a}$ szám osztható, mindkettővel $${all}:${p * q}=${c}$. Kedvező: $${a}-${c}=${good}$. A valószínűség $${rawFrac(good, all).tex}${rawFrac(good, all).key === answer.key ? '' : `=${answer.tex}`}$.`,
    },
    equals(range(1, all).filter(n => n % p === 0 && n % q !== 0).length / all),
  );
}

const COLOURS = [
  ['piros', 'kék'],
  ['zöld', 'fehér'],
  ['sárga', 'fekete'],
  ['lila', 'szürke'],
] as const;

/** Balls of one colour are added until its chance is as wished: the others do not change. */
function addedBalls(rng: Rng): Task {
  const [colour, rest] = rng.pick(COLOURS);
  const [n, d] = rng.pick([
    [1, 4],
    [1, 5],
    [1, 3],
    [2, 5],
    [1, 6],
    [3, 8],
    [2, 7],
  ] as const);
  const [m, e] = rng.pick([
    [1, 2],
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 5],
  ] as const);
  const all = d * rng.int(3, 10);
  const coloured = (all * n) / d;
  const others = all - coloured;
  redrawIf(m * d <= n * e || others % (e - m) !== 0);
  const after = (others / (e - m)) * e;
  const answer = after - all;
  const wished = (after * m) / e;
  return numeric(
    {
      question: `Egy zsákban ${t(all)} golyó van: ${colour} és ${rest}. A ${colour} golyó húzásának valószínűsége $\\frac{${n}}{${d}}$. Hány ${colour} golyót kell még a zsákba tenni, hogy a valószínűség $\\frac{${m}}{${e}}$ legyen?`,
      answer: num(answer),
      check: 'INT',
      unit: 'golyó',
      wrong: [
        ...((all * m) % e === 0
          ? [
              wrong(
                { all, m, e, coloured },
                ({ all, m, e, coloured }) => num((all * m) / e - coloured),
                'osszes-allando',
                'Úgy számoltál, mintha az összes golyó száma nem változna. Ha beteszel golyókat, az összes is nő.',
              ),
            ]
          : []),
        wrong(
          { wished },
          ({ wished }) => num(wished),
          'keszletet-adja',
          `Ennyi ${colour} golyó lesz a végén. Azt kérdeztük, mennyit kell betenni.`,
        ),
        wrong({ after }, ({ after }) => num(after), 'uj-osszest-adja', 'Ez a golyók száma a végén. Azt kérdeztük, mennyit kell betenni.'),
      ],
      other: `A ${rest} golyók száma nem változik. Hányad részét teszik ki a végén az összesnek?`,
      hints: [
        'Melyik fajta golyók száma nem változik?',
        `A végén a ${rest} golyók az összes $\\frac{${e - m}}{${e}}$ részét adják. Ebből megvan az új összes.`,
        `Most ${t(coloured)} ${colour} és ${t(others)} ${rest} golyó van.`,
      ],
      solution: `Most $${all}\\cdot\\frac{${n}}{${d}}=${coloured}$ ${colour} és $${all}-${coloured}=${others}$ ${rest} golyó van. A végén a ${rest} golyók az összes $\\frac{${e - m}}{${e}}$ részét adják, tehát az összes $${others}${e - m === 1 ? '' : `:${e - m}`}\\cdot${e}=${after}$. Be kell tenni $${after}-${all}=${answer}$ golyót.`,
    },
    fits(v => (coloured + v) * e === m * (all + v)),
  );
}

export const matek6Valoszinuseg = defineChallenge({
  lesson: 'matek-6-valoszinuseg',
  needs: ['fraction'],
  shapes: [oneNotTheOther, addedBalls],
  misconceptions: {
    'masik-feltetel-kimarad': { text: 'a második feltételt nem nézi', pupil: 'A második feltételt nem nézed.' },
    'mindket-feltetelt-nezi': {
      text: 'a „de nem” helyett „és” feltétellel számol',
      pupil: 'A „de nem” helyett „és” feltétellel számolsz.',
    },
    'osszes-allando': {
      text: 'az összes esetet változatlannak veszi, amikor új elem kerül be',
      pupil: 'Az összes esetet változatlannak veszed, amikor új elem kerül be.',
    },
    'keszletet-adja': {
      text: 'a végső darabszámot adja meg a hozzátett helyett',
      pupil: 'A végső darabszámot adod meg a hozzátett helyett.',
    },
    'uj-osszest-adja': {
      text: 'az új összes számát adja meg a hozzátett helyett',
      pupil: 'Az új összes számát adod meg a hozzátett helyett.',
    },
  },
});
