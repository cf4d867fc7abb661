import type { Rng } from '@eszkerek/numbers/chance';
import { plus, rat, times } from '@eszkerek/numbers/fraction';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { frac, num } from '../../value.ts';
import { bracketEquation, signSlip, term } from './shared.ts';

const x = texNumber;

const signed = (n: number): string => (n < 0 ? `-${x(-n)}` : `+${x(n)}`);

const signedTerm = (a: number, letter = 'x'): string => (a < 0 ? `-${term(-a, letter)}` : `+${term(a, letter)}`);

const side = (a: number, b: number): string => (a === 0 ? x(b) : `${term(a)}${b === 0 ? '' : signed(b)}`);

function bothSides(rng: Rng, fractionalRoot: boolean): Task {
  const [a, c] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  redrawIf(a === c || (!fractionalRoot && Math.abs(a - c) === 0));
  const b = rng.intNot(-12, 12, 0);
  const root = fractionalRoot ? rat(rng.intNot(-15, 15, 0), a - c) : rat(rng.intNot(-10, 10, 0));
  redrawIf(fractionalRoot && (root.d === 1 || root.d > 6));
  const d = plus(times(rat(a - c), root), rat(b));
  redrawIf(d.d !== 1 || Math.abs(d.n) > 60 || d.n === 0);
  const shown = `${side(a, b)}=${side(c, d.n)}`;

  return numeric(
    {
      question: `Oldd meg: $${shown}$`,
      answer: frac(root),
      check: 'FRAC',
      expr: `((${d.n})-(${b}))/((${a})-(${c}))`,
      wrong: [
        ...(a + c === 0
          ? []
          : [
              wrong(
                { a, c, d, b },
                ({ a, c, d, b }) => frac(rat(d.n - b, a + c)),
                'atviteli-elojelhiba',
                'Az $x$-es tag átvitelekor nem váltottál előjelet.',
                'a jobb oldali $x$-es tag átvitelekor nem vált előjelet',
              ),
            ]),
        wrong(
          { d, b, a, c },
          ({ d, b, a, c }) => frac(rat(d.n + b, a - c)),
          'atviteli-elojelhiba',
          'Az állandó átvitelekor nem váltottál előjelet.',
          'a bal oldali szám átvitelekor nem vált előjelet',
        ),
        wrong({ a, b, c, d }, ({ a, b, c, d }) => frac(rat(d.n - b, c - a)), 'elojel-hiba', signSlip(a - c)),
        wrong(
          { a, b, c, d },
          ({ a, b, c, d }) => frac(rat(a - c, d.n - b)),
          'egyutthatot-oszt',
          'Fordítva osztottál. A számot oszd el az $x$ együtthatójával!',
        ),
        wrong(
          { a, b, c, d },
          ({ a, b, c, d }) => num((d.n - b) * (a - c)),
          'egyutthatoval-szoroz',
          'Szoroztál. Az $x$ együtthatójával osztani kell.',
        ),
        {
          ...wrong({ d, b }, ({ d, b }) => num(d.n - b), 'osztas-elmarad', 'Még osztani kell az $x$ együtthatójával.'),
          // The unknown gathered on the right side.
          ...(Math.abs(a - c) > 1 ? { also: [num(b - d.n)] } : {}),
        },
      ],
      other: 'Gyűjtsd az $x$-es tagokat az egyik, a számokat a másik oldalra!',
      hints: [
        'Melyik oldalra gyűjtöd az $x$-eket?',
        'Ami átmegy a másik oldalra, előjelet vált.',
        `$${term(a)}${signedTerm(-c)}=${x(d.n)}${signed(-b)}$`,
      ],
      solution: `$${term(a)}${signedTerm(-c)}=${x(d.n)}${signed(-b)}$, azaz $${term(a - c)}=${x(d.n - b)}$${a - c === 1 ? '' : `, ezért $x=${frac(root).tex}$`}.`,
    },
    fits(v => Math.abs(a * v + b - (c * v + d.n)) < 1e-9),
  );
}

function howManySolutions(rng: Rng): Task {
  const a = rng.intNot(-8, 8, 0);
  const b = rng.intNot(-12, 12, 0);
  const identity = rng.chance(0.5);
  const k = rng.int(2, 4);
  const d = identity ? k * b : k * b + rng.intNot(-6, 6, 0);
  const shown = `${k}(${side(a, b)})=${side(k * a, d)}`;
  const options = {
    all: words('minden valós szám megoldás', 'all'),
    none: words('nincs megoldása', 'none'),
    zero: words('egyetlen megoldása az $x=0$', 'zero'),
  };
  const right = identity ? 'all' : 'none';
  return choice(
    rng,
    {
      question: `Mi igaz az egyenlet megoldásaira? $${shown}$`,
      right: options[right],
      because: identity
        ? 'Helyes! A zárójel felbontása után a két oldal azonos.'
        : 'Helyes! Az $x$-es tagok kiesnek, és hamis egyenlőség marad.',
      wrong: [
        wrong(
          { options, identity },
          ({ options, identity }) => options[identity ? 'none' : 'all'],
          identity ? 'nulla-x-nulla' : 'nulla-x-szam',
          identity ? '$0\\cdot x=0$ minden számra igaz.' : '$0\\cdot x$ mindig 0, nem lehet egyenlő egy nem nulla számmal.',
        ),
        wrong({ options }, ({ options }) => options.zero, 'nulla-x-mint-nulla', 'Az $x$ kiesik: nem az $x$ lesz 0, hanem az együtthatója.'),
      ],
      hints: ['Bontsd fel a zárójelet!', 'Nézd meg, mi marad, ha az $x$-es tagok kiesnek!', `A bal oldal: $${side(k * a, k * b)}$`],
      solution: identity ? 'Mindkét oldal ugyanaz: minden valós szám megoldás.' : `$${x(k * b)}=${x(d)}$ hamis, ezért nincs megoldása.`,
    },
    key => {
      const holds = [-2.5, 0, 1, 7].map(v => k * (a * v + b) === k * a * v + d);
      return key === (holds.every(Boolean) ? 'all' : holds.some(Boolean) ? 'zero' : 'none');
    },
  );
}

export const linearEq2 = defineGenerator(
  'gen-linear-eq-2',
  'Mérlegelv',
  ['matek-7-merlegelv'],
  ['negative', 'fraction', 'brackets', 'unknown'],
  (rng, level) =>
    level === 1
      ? bothSides(rng, false)
      : level === 2
        ? bothSides(rng, rng.chance(0.6))
        : rng.chance(0.4)
          ? howManySolutions(rng)
          : bracketEquation(rng),
);
