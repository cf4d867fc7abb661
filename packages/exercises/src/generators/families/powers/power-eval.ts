import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, TheSuf, texNumber, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;

const x = texNumber;

const power = (a: number, n: number): number => a ** n;

const slowPower = (a: number, n: number): number => range(1, n).reduce(total => total * a, 1);

function evaluatePower(rng: Rng, bases: readonly [number, number], exponents: readonly [number, number]): Task {
  const a = rng.int(...bases);
  const n = rng.int(...exponents);
  redrawIf(a ** n > 100_000 || (a === 0 && n === 0) || (a === 1 && n < 2));
  const answer = power(a, n);
  const factors = n <= 1 ? String(a) : Array(n).fill(a).join('\\cdot');
  const special =
    n === 0
      ? `Minden 0-tól különböző szám nulladik hatványa 1: $${a}^0=1$.`
      : n === 1
        ? `Az első hatvány maga az alap: $${a}^1=${a}$.`
        : `$${a}^${n}=${factors}=${x(answer)}$.`;
  return numeric(
    {
      question: rng.pick([`Mennyi $${a}^${n}$?`, `Számítsd ki: $${a}^${n}$`, `Mennyi ${theSuf(a, 'nak')} ${the(n)}. hatványa?`]),
      answer: num(answer),
      check: 'INT',
      expr: `${a}^${n}`,
      wrong: [
        ...(n > 1
          ? [
              wrong(
                { a, n },
                ({ a, n }) => num(a * n),
                'alap-szor-kitevo',
                `Az alapot és a kitevőt összeszoroztad. A kitevő azt mutatja, hányszor írjuk le **tényezőként** az alapot.`,
              ),
              n ** a > 1e6
                ? wrong({ n, a }, ({ n, a }) => num(a + n), 'alap-plusz-kitevo', 'Összeadtál. A hatvány ismételt szorzás.')
                : wrong({ n, a }, ({ n, a }) => num(n ** a), 'alap-kitevo-csere', 'Felcserélted az alapot és a kitevőt.'),
            ]
          : []),
        ...(n === 0
          ? [
              wrong(
                {},
                () => num(0),
                'nulladik-hatvany',
                `A nulladik hatvány nem 0. Osztással látszik: $${a}^1:${a}=1$.`,
                'a nulladik hatványt 0-nak hiszi',
              ),
              wrong({ a }, ({ a }) => num(a), 'nulladik-hatvany', 'Ez az első hatvány.', 'a nulladik hatványt az alapnak hiszi'),
            ]
          : []),
        ...(n === 1 ? [wrong({}, () => num(1), 'elso-hatvany', 'Az első hatvány maga az alap: egyetlen tényező van.')] : []),

        ...(n >= 2 && a > 1
          ? [
              wrong(
                { a, n },
                ({ a, n }) => num(power(a, n) * a),
                'tenyezok-szama',
                'A kitevő a tényezők száma, nem a szorzásoké: egy tényezővel többet szoroztál össze.',
                'eggyel több tényezőt szoroz össze',
              ),
            ]
          : []),
        ...(n >= 3 && a > 1 && ![a * n, n ** a, a + n].includes(a ** (n - 1))
          ? [
              wrong(
                { a, n },
                ({ a, n }) => num(power(a, n - 1)),
                'tenyezok-szama',
                'A kitevő a tényezők száma: egy tényezővel kevesebbet szoroztál össze.',
                'eggyel kevesebb tényezőt szoroz össze',
              ),
            ]
          : []),
      ],
      other: `Írd ki a tényezőket: hányszor szerepel az alap?`,
      hints: [
        'Mit mutat az alap és mit a kitevő?',
        n < 2 ? 'Gondolj arra, hogyan változik a hatvány, ha a kitevő eggyel csökken: mindig osztunk az alappal.' : 'Írd fel szorzatként!',
        n < 2
          ? `$${Math.max(a, 1)}^2=${Math.max(a, 1) ** 2}$. Oszd el az alappal ${n === 1 ? 'egyszer' : 'kétszer'}!`
          : `$${a}^${n}=${Array(n).fill(a).join('\\cdot')}$, szorozd össze balról jobbra!`,
      ],
      solution: special,
    },
    equals(slowPower(a, n)),
  );
}

function powerSum(rng: Rng): Task {
  const terms = [0, 1, 2].map(i => ({
    a: rng.int(2, i === 0 ? 5 : 12),
    n: i === 0 ? rng.int(3, 4) : rng.int(i === 1 ? 2 : 0, i === 1 ? 2 : 1),
  }));
  const [p, q, r] = terms;
  if (!p || !q || !r) redraw();
  const minus = p.a ** p.n > q.a ** q.n && rng.chance(0.5);
  const sign = minus ? -1 : 1;
  const answer = p.a ** p.n + sign * q.a ** q.n + r.a ** r.n;
  redrawIf(answer < 2 || answer > 900 || answer === p.a ** p.n);
  const products = p.a * p.n + sign * q.a * q.n + r.a * r.n;
  return numeric(
    {
      question: `Számítsd ki: $${p.a}^${p.n}${minus ? '-' : '+'}${q.a}^${q.n}+${r.a}^${r.n}$`,
      answer: num(answer),
      check: 'INT',
      expr: `${p.a}^${p.n}${minus ? '-' : '+'}${q.a}^${q.n}+${r.a}^${r.n}`,
      wrong: [
        ...(products >= 0
          ? [
              wrong(
                { p, sign, q, r },
                ({ p, sign, q, r }) => num(p.a * p.n + sign * q.a * q.n + r.a * r.n),
                'alap-szor-kitevo',
                'Az alapokat a kitevőkkel szoroztad. A hatvány ismételt szorzás.',
                'minden tagban az alapot szorozza a kitevővel',
              ),
            ]
          : []),
        wrong(
          { p, q, r, sign },
          ({ p, q, r, sign }) => num(p.a ** p.n + sign * q.a ** q.n + (r.n === 0 ? 0 : 1)),
          r.n === 0 ? 'nulladik-hatvany' : 'elso-hatvany',
          r.n === 0 ? 'A nulladik hatvány értéke 1, nem 0.' : 'Az első hatvány maga az alap, nem 1.',
          r.n === 0 ? 'a nulladik hatványt 0-nak hiszi' : undefined,
        ),
        ...(minus
          ? [
              wrong(
                { p, q, r },
                ({ p, q, r }) => num(p.a ** p.n - (q.a ** q.n + r.a ** r.n)),
                'osszeadas-kivonas-elott',
                'A kivonás és az összeadás egyenrangú: balról jobbra haladj!',
              ),
            ]
          : []),
        wrong(
          { p, q, r, sign },
          ({ p, q, r, sign }) => num(p.a * p.n + sign * q.a ** q.n + r.a ** r.n),
          'alap-szor-kitevo',
          'Az első tagnál az alapot és a kitevőt összeszoroztad.',
          'csak az első tagban szorozza az alapot a kitevővel',
        ),
      ].filter(w => (w.value.size ?? -1) >= 0),
      other: `Előbb a hatványokat számítsd ki, aztán ${minus ? 'vonj ki és adj össze balról jobbra' : 'add össze őket'}!`,
      hints: [
        'Milyen sorrendben végzed a műveleteket?',
        `A hatványozás megelőzi az összeadást${minus ? ' és a kivonást' : ''}.`,
        `$${p.a}^${p.n}=${p.a ** p.n}$`,
      ],
      solution: `$${p.a}^${p.n}${minus ? '-' : '+'}${q.a}^${q.n}+${r.a}^${r.n}=${p.a ** p.n}${minus ? '-' : '+'}${q.a ** q.n}+${r.a ** r.n}=${answer}$.`,
    },
    equals(slowPower(p.a, p.n) + sign * slowPower(q.a, q.n) + slowPower(r.a, r.n)),
  );
}

function findExponent(rng: Rng): Task {
  const a = rng.pick([2, 3, 4, 5, 6, 7, 10]);
  const n = rng.int(3, a === 2 ? 10 : a < 5 ? 5 : 4);
  const v = a ** n;
  redrawIf(v > 10_000 || v < 16 || (a === 2 && n === 4));
  return numeric(
    {
      question: rng.pick([
        `Melyik kitevő illik a $\\square$ helyére? $${a}^{\\square}=${x(v)}$`,
        `${TheSuf(a, 'nak')} hányadik hatványa ${the(v)}? Írd be a kitevőt!`,
      ]),
      answer: num(n),
      check: 'INT',
      wrong: [
        ...(v % a === 0
          ? [
              wrong(
                { v, a },
                ({ v, a }) => num(v / a),
                'osztas-kitevo-helyett',
                `Elosztottad ${suf(a, 'val')}. A kitevő azt mondja meg, **hányszor** szerepel tényezőként az alap.`,
              ),
            ]
          : []),
        wrong(
          { n },
          ({ n }) => num(n + 1),
          'tenyezok-szama',
          `A hatványok sorát 1-től számoltad. Az 1 a nulladik hatvány: $${a}^0$.`,
          'az 1-et is megszámolja a hatványok sorában',
        ),
        wrong(
          { n },
          ({ n }) => num(n - 1),
          'tenyezok-szama',
          'A szorzásjeleket számoltad. Tényezőből eggyel több van.',
          'a szorzásjeleket számolja meg a tényezők helyett',
        ),
      ],
      other: 'Oszd el újra meg újra az alappal, amíg 1-et kapsz, és számold a lépéseket!',
      hints: [`Kezdd el felírni ${theSuf(a, 'nak')} a hatványait!`, 'Számold meg, hány tényező kell.', `$${a}^2=${a * a}$`],
      solution: `$${x(v)}=${Array(n).fill(a).join('\\cdot')}$, ez ${t(n)} tényező, tehát a kitevő ${t(n)}.`,
    },
    fits(k => Number.isInteger(k) && slowPower(a, k) === v),
  );
}

export const powerEval = defineGenerator('gen-power-eval', 'Hatványok értéke', ['matek-5-hatvany'], ['power'], (rng, level) => {
  if (level === 1) return evaluatePower(rng, [2, 10], [1, 4]);
  if (level === 2) return rng.chance(0.8) ? evaluatePower(rng, [2, 20], [0, 6]) : findExponent(rng);
  return rng.chance(0.6) ? powerSum(rng) : findExponent(rng);
});
