import { gcd, lcm } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { over, plus, type Rat, rat, times } from '@eszkerek/numbers/fraction';
import { numberArticle, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, fracTex, rawFrac } from '../../value.ts';
import { asMixed, EVERYDAY } from './shared.ts';

const t = textNumber;

const f = fracTex;

const show = (r: Rat): string => frac(r).tex;

function multiply(rng: Rng, level: Level): Task {
  const kind = level === 1 ? 'whole' : level === 2 ? rng.pick(['fraction', 'square'] as const) : rng.pick(['mixed', 'power'] as const);
  const [b, d] = [rng.int(2, 12), rng.int(2, 12)];
  const [a, c] = [rng.int(1, b + 2), rng.int(1, d + 2)];
  redrawIf(gcd(a, b) > 1 || gcd(c, d) > 1 || a === b || c === d);
  if (kind === 'whole') {
    const k = rng.int(2, 9);
    const answer = times(rat(a, b), rat(k));
    const isDrawn = a < b && k <= 6 && answer.d > 1 && rng.chance(0.8);
    const told =
      isDrawn || !EVERYDAY.includes(b) || rng.chance(0.3)
        ? undefined
        : rng.pick([
            {
              text:
                2 * a <= b
                  ? `Egy adag turmixhoz $${f(a, b)}$ liter tej kell. Hány liter tej kell ${t(k)} adaghoz?`
                  : `Egy kancsóban $${f(a, b)}$ liter tej van. Hány liter van ${t(k)} ilyen kancsóban?`,
              unit: 'liter',
            },
            { text: `Egy kör a parkban $${f(a, b)}$ km. Hány kilométer ${t(k)} kör?`, unit: 'km' },
          ]);
    return numeric(
      {
        ...(isDrawn
          ? {
              figure: {
                kind: 'fraction' as const,
                form: b <= 8 ? ('circle' as const) : ('bar' as const),
                wholes: Array.from({ length: k }, () => ({ parts: b, shaded: a })),
              },
            }
          : {}),
        question: isDrawn
          ? 'Az ábrán minden alakzat egy egész. Mekkora a színes rész összesen?'
          : (told?.text ?? `Mennyi $${f(a, b)}\\cdot${k}$?`),
        answer: frac(answer),
        check: 'FRAC',
        ...(told ? { unit: told.unit } : {}),
        expr: `${a}/${b}*${k}`,
        wrong: [
          wrong(
            { a, k, b },
            ({ a, k, b }) => rawFrac(a * k, b * k),
            'nevezot-is-szorozza',
            isDrawn
              ? 'Az összes alakzatot vetted egy egésznek. Egy egész csak egy alakzat.'
              : 'A nevezőt is megszoroztad, így csak bővítettél: az értéke nem változott.',
            isDrawn ? 'az összes alakzatot együtt veszi egy egésznek' : undefined,
          ),
          wrong(
            { a, b, k },
            ({ a, b, k }) => rawFrac(a, b * k),
            'csak-a-nevezot-szorozza',
            'A nevezőt szoroztad: így kisebb lett a tört.',
            isDrawn ? `csak ${numberArticle(a)} $${f(a, b)}$ nevezőjét szorozza az alakzatok számával` : undefined,
          ),
          wrong(
            { a, k, b },
            ({ a, k, b }) => rawFrac(a + k, b),
            'hozzaadja',
            `Hozzáadtad ${isDrawn ? 'az alakzatok számát' : 'az egészet'} a számlálóhoz. Itt szorozni kell.`,
            isDrawn ? `szorzás helyett ${numberArticle(a)} $${f(a, b)}$ számlálójához adja az alakzatok számát` : undefined,
          ),
        ],
        other: 'Egész számmal szorozva a számlálót szorozd!',
        hints: ['Írd fel ismételt összeadásként!', 'A számlálót szorzod, a nevező marad.', `$\\frac{${a}\\cdot${k}}{${b}}$`],
        solution: `$${f(a, b)}\\cdot${k}=${f(a * k, b)}${answer.d === b ? '' : `=${show(answer)}`}${asMixed(answer)}$${told ? ` (${told.unit})` : ''}.`,
      },
      equals(
        Array(k)
          .fill(a / b)
          .reduce((p: number, q: number) => p + q, 0),
      ),
    );
  }
  if (kind === 'square' || kind === 'power') {
    const n = kind === 'square' ? 2 : rng.int(3, 4);
    redrawIf(a > 7 || b > 7);
    const answer = rat(a ** n, b ** n);
    return numeric(
      {
        question: `Mennyi $\\left(${f(a, b)}\\right)^{${n}}$?`,
        answer: frac(answer),
        check: 'FRAC',
        expr: `(${a}/${b})^${n}`,
        wrong: [
          wrong(
            { a, n, b },
            ({ a, n, b }) => rawFrac(a ** n, b),
            'csak-a-szamlalot-hatvanyozza',
            'Csak a számlálót hatványoztad. A kitevő a zárójelen kívül áll, az egész törtre vonatkozik.',
          ),
          wrong(
            { a, n, b },
            ({ a, n, b }) => rawFrac(a * n, b * n),
            'tortet-kitevovel-szoroz',
            'A kitevővel szoroztál. A hatvány ismételt szorzás.',
          ),
          wrong({ a, b, n }, ({ a, b, n }) => rawFrac(a, b ** n), 'csak-a-nevezot-hatvanyozza', 'Csak a nevezőt hatványoztad.'),
        ],
        other: 'Írd ki szorzatként!',
        hints: ['Mire vonatkozik a kitevő?', 'A számlálót és a nevezőt is hatványozzuk.', `$${Array(n).fill(f(a, b)).join('\\cdot')}$`],
        solution: `$\\left(${f(a, b)}\\right)^{${n}}=\\frac{${a}^{${n}}}{${b}^{${n}}}=${show(answer)}$.`,
      },
      equals((a / b) ** n),
    );
  }
  const w = kind === 'mixed' ? rng.int(1, 3) : 0;
  const p = rat(w * b + (w ? Math.min(a, b - 1) : a), b);
  redrawIf(w > 0 && a >= b);
  const q = rat(c, d);
  const answer = times(p, q);
  const common = lcm(p.d, q.d);
  const first = w ? `${w}${f(a, b)}` : f(a, b);
  return numeric(
    {
      question: `Mennyi $${first}\\cdot${f(c, d)}$?`,
      answer: frac(answer),
      check: 'FRAC',
      expr: `(${p.n}/${p.d})*(${c}/${d})`,
      wrong: [
        wrong(
          { p, common, c, d },
          ({ p, common, c, d }) => frac(rat(((p.n * common) / p.d) * ((c * common) / d), common)),
          'kozos-nevezot-keres',
          p.d === d
            ? 'Csak a számlálókat szoroztad össze. A nevezőket is össze kell szorozni.'
            : 'Közös nevezőre hoztál, és a nevezőt nem szoroztad. Szorzásnál nem kell közös nevező.',
          `${p.d === d ? '' : 'közös nevezőre hoz, '}a számlálókat összeszorozza, a nevezőt változatlanul hagyja`,
        ),
        wrong({ p, q }, ({ p, q }) => frac(plus(p, q)), 'muvelet-csere', 'Összeadtál. Itt szorozni kell.'),
        wrong(
          { p, q },
          ({ p, q }) => frac(over(p, q)),
          'reciprokkal-szoroz',
          'Megfordítottad a második törtet. Az osztásnál kell, szorzásnál nem.',
          'szorzáskor is megfordítja a második törtet',
        ),
        ...(w
          ? [
              wrong(
                { w, a, b, q },
                ({ w, a, b, q }) => frac(plus(rat(w), times(rat(a, b), q))),
                'egesz-kimarad-a-szorzasbol',
                'Az egészet nem szoroztad. Alakítsd előbb áltörtté!',
                'a vegyes számnak csak a törtrészét szorozza, az egészet változatlanul hozzáadja',
              ),
              ...(w > 1
                ? [
                    wrong(
                      { w, a, b, q },
                      ({ w, a, b, q }) => frac(times(rat(w * a, b), q)),
                      'vegyes-szamot-szorzatnak-veszi',
                      `A vegyes szám összeg, nem szorzat: $${first}=${f(p.n, p.d)}$.`,
                    ),
                  ]
                : []),
            ]
          : []),
      ],
      other: `${w ? 'Alakítsd áltörtté a vegyes számot, aztán számlálót' : 'Számlálót'} a számlálóval, nevezőt a nevezővel szorozz!`,
      hints: [
        w ? 'Alakítsd áltörtté a vegyes számot!' : 'Kell-e közös nevező a szorzáshoz?',
        'Számláló · számláló, nevező · nevező. Előtte egyszerűsíthetsz.',
        `$\\frac{${p.n}\\cdot${c}}{${p.d}\\cdot${d}}$`,
      ],
      solution: `${w ? `$${first}=${f(p.n, p.d)}$. ` : ''}$${f(p.n, p.d)}\\cdot${f(c, d)}=${f(p.n * c, p.d * d)}${answer.d === p.d * d ? '' : `=${show(answer)}`}${asMixed(answer)}$.`,
    },
    equals((w + a / b) * (c / d)),
  );
}

export const fractionMul = defineGenerator(
  'gen-fraction-mul',
  'Törtek szorzása',
  ['matek-5-tortek-szorzasa'],
  ['power', 'fraction'],
  multiply,
);
