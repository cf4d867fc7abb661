import type { Rng } from '@eszkerek/numbers/chance';
import { minus, over, plus, rat, size, times } from '@eszkerek/numbers/fraction';
import { suf, texNumber, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, num } from '../../value.ts';
import { term } from './shared.ts';

const x = texNumber;

const signed = (n: number): string => (n < 0 ? `-${x(-n)}` : `+${x(n)}`);

function oneStep(rng: Rng): Task {
  const kind = rng.pick(['ax', 'x/a', 'x+a', 'a-x'] as const);
  const a = rng.int(2, 15);
  const root = rng.int(2, 24);
  const shown = {
    ax: `${a}x=${a * root}`,
    'x/a': `\\frac{x}{${a}}=${root}`,
    'x+a': `x${signed(a)}=${root + a}`,
    'a-x': `${root + a}-x=${a}`,
  }[kind];
  const answer = kind === 'x/a' ? a * root : root;
  const candidates = {
    ax: [
      wrong(
        { a, root },
        ({ a, root }) => num(a * root - a),
        'egyutthatot-kivonja',
        `Kivontad az $x$ szorzóját. Mivel szorzás, osztani kell ${suf(a, 'val')}.`,
      ),
      wrong({ a, root }, ({ a, root }) => num(a * root * a), 'rossz-iranyu-muvelet', 'Szoroztál. Az ellentétes művelet az osztás.'),
    ],
    'x/a': [
      ...(root % a === 0
        ? [wrong({ root, a }, ({ root, a }) => num(root / a), 'rossz-iranyu-muvelet', 'Osztottál. Az osztás fordítottja a szorzás.')]
        : []),
      wrong({ root, a }, ({ root, a }) => num(root + a), 'osszead-szorzas-helyett', 'Hozzáadtad. Az osztás fordítottja a szorzás.'),
    ],
    'x+a': [
      wrong({ root, a }, ({ root, a }) => num(root + 2 * a), 'rossz-iranyu-muvelet', 'Hozzáadtad. Mindkét oldalból ki kell vonni.'),
      wrong({ root, a }, ({ root, a }) => num(root + a), 'csak-az-egyik-oldalon', 'A jobb oldalon is el kell végezni a műveletet.'),
    ],
    'a-x': [
      wrong(
        { root, a },
        ({ root, a }) => num(root + 2 * a),
        'rossz-iranyu-muvelet',
        'Összeadtad a két számot. A kivonandó = kisebbítendő − különbség.',
      ),
      wrong({ root, a }, ({ root, a }) => num(a - (root + a)), 'elojel-hiba', 'Előjelhiba: a $-x$ előjelét is változtatni kell.'),
    ],
  }[kind];
  return numeric(
    {
      question: `Oldd meg: $${shown}$`,
      answer: num(answer),
      check: 'FRAC',
      wrong: candidates,
      other: 'Ellenőrizz: írd vissza a számot az $x$ helyére!',
      hints: [
        'Milyen művelet történik az $x$-szel?',
        'Végezd el mindkét oldalon a fordított műveletet!',
        {
          ax: `Oszd el mindkét oldalt ${suf(a, 'val')}!`,
          'x/a': `Szorozd meg mindkét oldalt ${suf(a, 'val')}!`,
          'x+a': `Vonj ki mindkét oldalból ${suf(a, 't')}!`,
          'a-x': `Az $x$ megmutatja, mennyit kell elvenni ${theSuf(root + a, 'ból')}, hogy ${suf(a, 't')} kapj.`,
        }[kind],
      ],
      solution: `$x=${x(answer)}$. Ellenőrzés: $${shown.replace('x', kind === 'ax' ? `\\cdot${answer}` : String(answer))}$.`,
    },
    fits(v => ({ ax: a * v === a * root, 'x/a': v / a === root, 'x+a': v + a === root + a, 'a-x': root + a - v === a })[kind]),
  );
}

function twoStep(rng: Rng, fractional: boolean): Task {
  const a = fractional ? rat(rng.intNot(-5, 5, 0), rng.pick([2, 3, 4, 5])) : rat(rng.intNot(-9, 9, 0, 1, -1));
  const root = fractional
    ? rat(rng.intNot(-12, 12, 0))
    : rng.chance(0.7)
      ? rat(rng.intNot(-9, 12, 0))
      : rat(rng.intNot(-9, 9, 0), rng.pick([2, 3, 4]));
  const b = rng.intNot(-15, 15, 0);
  redrawIf(fractional && a.d === 1);
  const c = plus(times(a, root), rat(b));
  redrawIf(Math.abs(c.n) > 90 || (fractional && c.d > 5) || (!fractional && c.d !== 1 && rng.chance(0.5)));
  const head = a.d === 1 ? term(a.n) : `${frac(a).tex}x`;
  const shown = `${head}${signed(b)}=${frac(c).tex}`;

  const noDivide = minus(c, rat(b));

  return numeric(
    {
      question: `Oldd meg: $${shown}$`,
      answer: frac(root),
      check: 'FRAC',
      expr: `((${c.n}/${c.d})-(${b}))/(${a.n}/${a.d})`,
      wrong: [
        wrong(
          { c, b, a },
          ({ c, b, a }) => frac(over(plus(c, rat(b)), a)),
          'atviteli-elojelhiba',
          'Amikor a számot átviszed a másik oldalra, előjelet vált.',
        ),
        wrong({ c, b }, ({ c, b }) => frac(minus(c, rat(b))), 'osztas-elmarad', 'Még osztani kell az $x$ szorzójával.'),
        wrong(
          { noDivide, a },
          ({ noDivide, a }) => frac(minus(noDivide, a)),
          'egyutthatot-kivonja',
          'Kivontad az $x$ szorzóját. Osztani kell vele.',
        ),
        wrong(
          { a, b, c },
          ({ a, b, c }) => frac(over(minus(c, rat(b)), rat(-a.n, a.d))),
          'elojel-hiba',
          'Az előjelet rontottad el az osztásnál.',
        ),
      ],
      other: 'Ellenőrizz: írd vissza a számot az $x$ helyére!',
      hints: [
        'Melyik műveletet fordítod vissza először?',
        'Előbb a számot vidd át, aztán ossz az $x$ szorzójával!',
        `$${head}=${frac(c).tex}${signed(-b)}=${frac(noDivide).tex}$`,
      ],
      solution: `$${head}=${frac(noDivide).tex}$, ezért $x=${frac(root).tex}$.`,
    },
    fits(v => Math.abs(size(a) * v + b - size(c)) < 1e-9),
  );
}

export const linearEq1 = defineGenerator(
  'gen-linear-eq-1',
  'Egyenletek',
  ['matek-6-egyenletek'],
  ['negative', 'fraction', 'unknown'],
  (rng, level) => (level === 1 ? oneStep(rng) : twoStep(rng, level === 3)),
);
