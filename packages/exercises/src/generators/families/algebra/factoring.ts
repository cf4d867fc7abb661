import { gcd } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { polyMul, polyScale, polyTex } from '@eszkerek/numbers/polynomial';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { numeric, wrong } from '../../tasks.ts';
import { polyValue } from '../../value.ts';
import { polygonFigure } from '../shared/plane-figures.ts';
import { cleverSquares, factorThenFormula, fullSquare, squareDifference } from './factoring-by-formula.ts';
import { linear, pairValue, productValue, UNFINISHED } from './factors.ts';
import { sameFunction } from './typed-value.ts';

/** kx(ax + b), or without the letter k(ax + b). */
function commonFactor(rng: Rng): Task {
  const withX = rng.chance(0.7);
  const [k, a, b] = [rng.int(2, 9), rng.int(1, 5), rng.pick([1, -1, rng.intNot(-9, 9, 0)])];
  redrawIf(gcd(a, Math.abs(b)) > 1);
  const front = withX ? [0, k] : [k];
  const shown = polyTex(polyMul(front, linear(b, a)));
  const frontTex = polyTex(front);
  const answer = productValue(front, linear(b, a));
  return numeric(
    {
      question: `Emeld ki az összes közös tényezőt: $${shown}$`,
      answer,
      check: 'EXPR',
      notLowest: UNFINISHED,
      wrong: [
        ...(Math.abs(b) === 1
          ? [
              wrong(
                { front, a },
                ({ front, a }) => polyValue(polyMul(front, [0, a])),
                'kiemelesnel-a-maradek-1-elvesz',
                'Ha a tagból mindent kiemelsz, 1 marad a helyén. Most egy egész tag eltűnt.',
              ),
            ]
          : []),
        wrong(
          { front, a, b, k },
          ({ front, a, b, k }) => productValue(front, linear(k * b, a)),
          'kiemelesnel-tagot-nem-osztja',
          `A második tagot is el kell osztani a kiemelt $${frontTex}$ tényezővel.`,
          withX ? 'a második tagot csak $x$-szel osztja, a kiemelt számmal nem' : 'a második tagot nem osztja el a kiemelt számmal',
        ),
        wrong(
          { front, a, b, k },
          ({ front, a, b, k }) => productValue(front, linear(k * b, k * a)),
          'kiemelesnel-szamot-nem-osztja',
          'Kiírtad a közös számot a zárójel elé, de a tagok számait nem osztottad el vele.',
        ),
        wrong(
          { front, a, b },
          ({ front, a, b }) => productValue(front, linear(-b, a)),
          'felbontasnal-elojel',
          'A második tag előjelét nézd meg újra!',
          'a zárójelben a második tag előjelét rontja el',
        ),
      ],
      other: `A legnagyobb közös tényező $${frontTex}$.`,
      hints: [
        'Mi osztja mindkét együtthatót? Van-e mindkét tagban betű?',
        'Oszd el mindkét tagot a legnagyobb közös tényezővel!',
        `A zárójel elé $${frontTex}$ kerül.`,
      ],
      solution: `$${shown}=${answer.tex}$.`,
    },
    sameFunction(v => (withX ? k * v : k) * (a * v + b)),
  );
}

/** front·(x + p)(x + q), expanded. */
function trinomial(rng: Rng, k: number): Task {
  const [p, q] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  redrawIf(p === q || p === -q || Math.abs(p * q) < 4);
  const inside = polyMul(linear(p), linear(q));
  const shown = polyTex(polyScale(inside, k));
  const answer = pairValue(p, q, [k]);
  const [sum, product] = [texNumber(p + q), texNumber(p * q)];
  const taken = k > 1 ? 'kiemelés után ' : '';
  return numeric(
    {
      question: k > 1 ? `Bontsd teljesen tényezőkre: $${shown}$` : `Bontsd két zárójel szorzatára: $${shown}$`,
      answer,
      check: 'EXPR',
      notLowest: UNFINISHED,
      wrong: [
        wrong(
          { p, q, k },
          ({ p, q, k }) => pairValue(-p, -q, [k]),
          'felbontasnal-elojel',
          `Így a két szám összege $${texNumber(-p - q)}$. A középső tag szerint $${sum}$ kell.`,
          'mindkét zárójelbe ellentétes előjelet ír',
        ),
        wrong(
          { p, q, k },
          ({ p, q, k }) => pairValue(p + q, p * q, [k]),
          'egyutthatokat-zarojelbe-ir',
          'Az együtthatókat írtad a zárójelekbe. Két számot keress: az összegük és a szorzatuk adott.',
          `${taken}a középső együtthatót és az utolsó számot írja a zárójelekbe`,
        ),
        wrong(
          { p, q, k },
          ({ p, q, k }) => pairValue(1, p * q, [k]),
          'csak-a-szorzat-egyezik',
          `A két szám szorzata jó, de az összegük $${texNumber(1 + p * q)}$ volna.`,
          `${taken}a két keresett számnak az 1-et és az utolsó számot veszi`,
        ),
        ...(k > 1
          ? [wrong({ p, q }, ({ p, q }) => pairValue(p, q), 'kiemelt-tenyezo-elvesz', 'A kiemelt szám elmaradt a szorzat elejéről.')]
          : []),
      ],
      other: `Két számot keresünk: az összegük $${sum}$, a szorzatuk $${product}$.`,
      hints: [
        k > 1 ? 'Mindhárom együtthatónak van közös osztója. Kezdd azzal!' : 'Melyik két szám illik a zárójelekbe?',
        'A két szám összege a középső együttható, a szorzatuk az utolsó szám.',
        k > 1 ? `$${k}(${polyTex(inside)})$` : `Az összegük $${sum}$, a szorzatuk $${product}$.`,
      ],
      solution: `${k > 1 ? `$${shown}=${k}(${polyTex(inside)})$. ` : ''}A két szám $${texNumber(p)}$ és $${texNumber(q)}$: az összegük $${sum}$, a szorzatuk $${product}$. Tehát $${answer.tex}$.`,
    },
    sameFunction(v => k * (v * v + (p + q) * v + p * q)),
  );
}

function otherSide(rng: Rng): Task {
  const [p, q] = [rng.int(2, 9), rng.int(2, 9)];
  redrawIf(p === q);
  const area = polyTex(polyMul(linear(p), linear(q)));
  return numeric(
    {
      question: `Az ábrán látható téglalap területe $${area}$. Mekkora a másik oldala? Kifejezést írj!`,
      figure: polygonFigure({ A: [0, 0], B: [9, 0], C: [9, 5], D: [0, 5] }, { named: false, fill: 1, sides: { DA: `x + ${p}` } }),
      keyInFigure: 'az ábra a megadott oldalt mutatja, a kérdezettet nem',
      answer: polyValue(linear(q)),
      check: 'EXPR',
      wrong: [
        wrong(
          { p, q },
          ({ p, q }) => polyValue(linear(p * q)),
          'csak-az-utolso-szamot-nezi',
          `Az utolsó szám a két szám **szorzata**, ezek közül az egyik $${p}$.`,
        ),
        wrong(
          { p, q },
          ({ p, q }) => polyValue(linear(p * q - p)),
          'kivonassal-keresi-az-oldalt',
          'Az utolsó számból kivontál. A két szám szorzata adja, tehát osztani kell.',
        ),
        wrong(
          { p, q },
          ({ p, q }) => polyValue(linear(p + q)),
          'csak-a-kozepso-szamot-nezi',
          `A középső együttható a két szám **összege**, ezek közül az egyik $${p}$.`,
        ),
      ],
      other: `Bontsd tényezőkre a területet: az egyik tényező $x+${p}$.`,
      hints: [
        'A téglalap területe a két oldal szorzata.',
        'Bontsd két zárójel szorzatára a területet! Az egyik zárójelet ismered.',
        `$${area}=(x+${p})(x+\\square)$`,
      ],
      solution: `$${area}=(x+${p})(x+${q})$, a másik oldal $x+${q}$.`,
    },
    key => sameFunction(v => (v + p) * (v + q))(`(x+${p})(${key})`),
  );
}

/** (x + a)(x² + b), expanded; with a positive b nothing is left to factor. */
function grouping(rng: Rng): Task {
  const [a, b] = [rng.intNot(-9, 9, 0), rng.int(2, 9)];
  redrawIf(a === b);
  const shown = polyTex(polyMul(linear(a), [b, 0, 1]));
  const answer = productValue(linear(a), [b, 0, 1]);
  return numeric(
    {
      question: `Bontsd tényezőkre csoportosítással: $${shown}$`,
      answer,
      check: 'EXPR',
      notLowest: UNFINISHED,
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => productValue(linear(a), [-b, 0, 1]),
          'csoport-elojele',
          'A második párból kiemelt szám előjelét nézd meg újra!',
        ),
        wrong(
          { a, b },
          ({ a, b }) => productValue(linear(-a), [b, 0, 1]),
          'felbontasnal-elojel',
          'A közös zárójelben nézd meg újra az előjelet!',
          'az elsőfokú zárójelben rontja el az előjelet',
        ),
        wrong(
          { a, b },
          ({ a, b }) => productValue(linear(b), [a, 0, 1]),
          'csoportok-szama-csere',
          'Felcserélted, melyik szám kerül az $x$ mellé, és melyik az $x^2$ mellé.',
        ),
      ],
      other: 'Az első két tag közös tényezője $x^2$, a másik kettőé egy szám.',
      hints: [
        'Négy tag van. Melyik kettő illik össze?',
        'Párosával emelj ki úgy, hogy ugyanaz a zárójel jöjjön ki kétszer!',
        `Az első párból $x^2(${polyTex(linear(a))})$ lesz.`,
      ],
      solution: `$${shown}=x^2(${polyTex(linear(a))})+${b}(${polyTex(linear(a))})=${answer.tex}$.`,
    },
    sameFunction(v => v ** 3 + a * v * v + b * v + a * b),
  );
}

export const factoring = defineGenerator(
  'gen-factoring',
  'Tényezőkre bontás',
  ['matek-8-tenyezokre-bontas'],
  ['negative', 'power', 'brackets', 'unknown'],
  (rng, level) => {
    if (level === 1) return rng.pick([commonFactor, commonFactor, (r: Rng) => squareDifference(r, 1), (r: Rng) => fullSquare(r, 1)])(rng);
    if (level === 2) {
      const k = rng.int(2, 6);
      return rng.pick([
        (r: Rng) => squareDifference(r, k),
        (r: Rng) => fullSquare(r, k),
        (r: Rng) => trinomial(r, 1),
        (r: Rng) => trinomial(r, 1),
        otherSide,
      ])(rng);
    }
    return rng.pick([(r: Rng) => trinomial(r, r.int(2, 6)), factorThenFormula, grouping, cleverSquares])(rng);
  },
);
