import { tidy } from '@eszkerek/numbers/arithmetic';
import { rat } from '@eszkerek/numbers/fraction';
import { decimalsOf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { close, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, num } from '../../value.ts';

const t = textNumber;

const x = texNumber;

export const intExponent = defineGenerator(
  'gen-int-exponent',
  'Egész kitevő, normálalak',
  ['matek-7-hatvanyozas-normalalak'],
  ['negative', 'power', 'fraction', 'decimal', 'brackets'],
  (rng, level) => {
    if (level === 1) {
      const a = rng.intNot(-10, 10, 0, 1, -1);
      const n = Math.abs(a) > 5 ? 2 : rng.int(1, 4);
      const p = Math.abs(a) ** n;
      const negative = a < 0 && n % 2 === 1;
      redrawIf(p > 700);
      const base = a < 0 ? `(${x(a)})` : x(a);
      return numeric(
        {
          question: `Mennyi $${base}^{-${n}}$?`,
          answer: frac(rat(negative ? -1 : 1, p)),
          check: 'FRAC',
          expr: `1/(${a})^${n}`,
          wrong: [
            wrong(
              { a, n },
              ({ a, n }) => num(-(a ** n)),
              'negativ-kitevo-negativ-szam',
              negative
                ? 'A kitevő mínuszát a hatvány elé tetted. A negatív kitevő reciprokot jelent.'
                : 'A negatív kitevő reciprokot jelent, nem negatív számot.',
              'a kitevő mínuszát a hatvány elé teszi',
            ),
            wrong({ a, n }, ({ a, n }) => num(a ** n), 'reciprok-elmarad', 'A reciprok elmaradt.'),
            wrong(
              { a, n },
              ({ a, n }) => frac(rat(1, a * n)),
              'alap-szor-kitevo',
              `A nevezőben szoroztál: $${base}\\cdot${n}$. Ott hatvány áll: $${base}^{${n}}$.`,
              `a nevezőben hatványozás helyett szoroz: $${base}\\cdot${n}$`,
            ),
            wrong(
              { negative, p },
              ({ negative, p }) => frac(rat(negative ? 1 : -1, p)),
              a < 0 ? 'negativ-alap-elojele' : 'reciprokot-is-negativnak-veszi',
              a < 0
                ? 'Az előjelet nézd meg újra: páros vagy páratlan a kitevő?'
                : 'Pozitív szám minden hatványa pozitív, negatív kitevővel is.',
            ),
          ],
          other: 'Ezt a képletet használd: $a^{-n}=\\frac{1}{a^n}$.',
          hints: ['Mit jelent a negatív kitevő?', '$a^{-n}=\\frac{1}{a^n}$', `$\\frac{1}{${base}^{${n}}}$`],
          solution: `$${base}^{-${n}}=\\frac{1}{${base}^{${n}}}=${frac(rat(negative ? -1 : 1, p)).tex}$.`,
        },
        fits(
          v =>
            Math.abs(
              v *
                Array<number>(n)
                  .fill(a)
                  .reduce((u, w) => u * w, 1) -
                1,
            ) < 1e-9,
        ),
      );
    }
    if (level === 2) {
      const mantissa = tidy(rng.int(101, 999) / 100);
      const k = rng.chance(0.6) ? rng.pick([-4, -3, -2, -1]) : rng.pick([3, 4, 5, 6, 7, 8]);
      const value = tidy(mantissa * 10 ** k);
      redrawIf(
        decimalsOf(mantissa) === 0 ||
          decimalsOf(value) > 6 ||
          value === 0 ||
          Math.abs(value - mantissa * 10 ** k) > 1e-12 * Math.max(1, value),
      );
      return numeric(
        {
          question: `Írd normálalakba! Mennyi a 10 kitevője? $${x(value)}=${x(mantissa)}\\cdot10^{\\square}$`,
          answer: num(k),
          check: 'INT',
          wrong: [
            wrong(
              { k },
              ({ k }) => num(-k),
              'kitevo-elojele',
              k > 0 ? 'Egynél nagyobb számnál a kitevő pozitív.' : 'Egynél kisebb számnál a kitevő negatív.',
            ),
            wrong(
              { k },
              ({ k }) => num(k + 1),
              'lepesek-szama',
              k > 0
                ? 'Az egész rész számjegyeit számoltad meg. A vessző eggyel kevesebbet lép.'
                : 'A vessző utáni nullákat számoltad meg. A vessző eggyel többet lép.',
            ),
          ],
          other: 'Számold, hány hellyel lép a tizedesvessző!',
          hints: [
            'Hová kerül a tizedesvessző?',
            'Annyi a kitevő, ahány hellyel lépett a vessző; egynél kisebb számnál negatív.',
            k > 0 ? 'A szám egynél nagyobb, a kitevő pozitív.' : 'A szám egynél kisebb, a kitevő negatív.',
          ],
          solution: `$${x(value)}=${x(mantissa)}\\cdot10^{${k}}$, a kitevő ${t(k)}.`,
        },
        fits(v => Math.abs(Math.log10(value / mantissa) - v) < 1e-6),
      );
    }
    const a = rng.pick([2, 3, 5, 7, 10]);
    const [m, n, k] = [rng.int(-6, 6), rng.int(-6, 6), rng.intNot(-4, 4, 0, 1)];
    const kind = rng.pick(['mul', 'div', 'pow'] as const);
    redrawIf((m >= 0 && n >= 0) || (kind === 'pow' && (m === 0 || m === 1)));
    const answer = { mul: m + n, div: m - n, pow: m * k + n }[kind];
    const shown = {
      mul: `${a}^{${m}}\\cdot${a}^{${n}}`,
      div: `${a}^{${m}}:${a}^{${n}}`,
      pow: `\\left(${a}^{${m}}\\right)^{${k}}\\cdot${a}^{${n}}`,
    }[kind];
    const p = (v: number): string => (v < 0 ? `(${v})` : String(v));
    const work = { mul: `${m}+${p(n)}`, div: `${m}-${p(n)}`, pow: `${m}\\cdot${p(k)}+${p(n)}` }[kind];
    return numeric(
      {
        question: `Írd egyetlen hatványként! Mennyi a kitevő? $${shown}=${a}^{\\square}$`,
        answer: num(answer),
        check: 'INT',
        expr: work.replaceAll('\\cdot', '*').replace(/^(-\d+)/, '($1)'),
        wrong: [
          wrong(
            { m, n, k, kind },
            ({ m, n, k, kind }) => num({ mul: m * n, div: m + n, pow: m + k + n }[kind]),
            { mul: 'kitevoket-szorozza', div: 'szabaly-csere', pow: 'hatvany-hatvanya-osszeg' }[kind],
            {
              mul: 'A kitevőket összeszoroztad. Szorzásnál összeadjuk.',
              div: 'Összeadtad a kitevőket. Osztásnál kivonjuk.',
              pow: 'A zárójelnél szorozni kell a kitevőket.',
            }[kind],
          ),

          wrong(
            { m, n, k, kind },
            ({ m, n, k, kind }) => num({ mul: m - n, div: n - m, pow: m * k - n }[kind]),
            kind === 'div' ? 'kitevoket-forditva-vonja-ki' : 'szabaly-csere',
            {
              mul: 'Kivontad a kitevőket. Szorzásnál összeadjuk, akkor is, ha negatívak.',
              div: 'Fordított sorrendben vontad ki: az osztandó kitevőjéből kell az osztóét.',
              pow: 'A végén kivontál. Szorzásnál összeadjuk a kitevőket, akkor is, ha negatívak.',
            }[kind],
          ),
        ],
        other: 'Szorzásnál összeadjuk, osztásnál kivonjuk, hatvány hatványánál szorozzuk a kitevőket.',
        hints: ['Melyik azonosság kell?', 'Szorzás: összeadás; osztás: kivonás; hatvány hatványa: szorzás.', `$${work}$`],
        solution: `$${work}=${x(answer)}$, tehát $${shown}=${a}^{${answer}}$.`,
      },
      fits(
        v =>
          close(
            v * Math.log(a),
            { mul: Math.log(a ** m * a ** n), div: Math.log(a ** m / a ** n), pow: Math.log((a ** m) ** k) + Math.log(a ** n) }[kind],
          ) ||
          Math.abs(
            v * Math.log(a) -
              { mul: Math.log(a ** m * a ** n), div: Math.log(a ** m / a ** n), pow: Math.log((a ** m) ** k) + Math.log(a ** n) }[kind],
          ) < 1e-6,
      ),
    );
  },
);
