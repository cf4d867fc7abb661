import { texNumber } from '@eszkerek/numbers/hungarian';
import { type Poly, polyTex, samePolynomial } from '@eszkerek/numbers/polynomial';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, polyValue } from '../../value.ts';

const x = texNumber;

export const specialProducts = defineGenerator(
  'gen-special-products',
  'Rövidített számítási képletek',
  ['matek-8-rovid-szorzasi-kepletek'],
  ['power', 'brackets', 'unknown'],
  (rng, level) => {
    const k = level === 1 ? 1 : rng.int(2, 6);
    const m = rng.int(2, level === 1 ? 12 : 15);
    const kx = polyTex([0, k]);
    const kind = rng.pick(['plus', 'minus', 'product'] as const);
    const s = kind === 'minus' ? -1 : 1;
    if (level < 3) {
      const answer: Poly = kind === 'product' ? [-m * m, 0, k * k] : [m * m, 2 * s * k * m, k * k];
      const shown = kind === 'product' ? `(${kx}+${m})(${kx}-${m})` : `(${kx}${s < 0 ? '-' : '+'}${m})^2`;
      return numeric(
        {
          question: `Fejtsd ki: $${shown}$`,
          answer: polyValue(answer),
          check: 'EXPR',
          wrong: [
            ...(kind === 'product'
              ? [
                  wrong(
                    { m, k },
                    ({ m, k }) => polyValue([m * m, 0, k * k]),
                    'osszeg-kulonbseg-szorzat',
                    'Összeg és különbség szorzata: $a^2-b^2$.',
                  ),
                  wrong(
                    { m, k },
                    ({ m, k }) => polyValue([-m * m, 2 * k * m, k * k]),
                    'osszeg-kulonbseg-szorzat',
                    'A középső tagok kiesnek.',
                  ),
                ]
              : [
                  wrong(
                    { m, k },
                    ({ m, k }) => polyValue([m * m, 0, k * k]),
                    'ketszeres-szorzat-kimarad',
                    'A kétszeres szorzat kimaradt: $(a\\pm b)^2=a^2\\pm2ab+b^2$.',
                  ),
                  ...(s < 0
                    ? [
                        wrong(
                          { m, k },
                          ({ m, k }) => polyValue([-m * m, 0, k * k]),
                          'ketszeres-szorzat-kimarad',
                          'A kétszeres szorzat kimaradt, és a második négyzet előtt is plusz áll: $(a-b)^2=a^2-2ab+b^2$.',
                          'kihagyja a kétszeres szorzatot, és a második négyzetet kivonja',
                        ),
                      ]
                    : []),
                  wrong(
                    { m, s, k },
                    ({ m, s, k }) => polyValue([m * m, s * k * m, k * k]),
                    'ketszeres-szorzat-fele',
                    'A középső tag **kétszeres** szorzat.',
                  ),
                  wrong(
                    { m, s, k },
                    ({ m, s, k }) => polyValue([m * m, -2 * s * k * m, k * k]),
                    'elojel-hiba',
                    'A középső tag előjelét nézd meg!',
                  ),
                ]),
            ...(k > 1
              ? [
                  wrong(
                    { kind, m, s, k },
                    ({ kind, m, s, k }) => polyValue(kind === 'product' ? [-m * m, 0, k] : [m * m, 2 * s * k * m, k]),
                    'egyutthatot-nem-negyzeteli',
                    `$(${kx})^2=${k * k}x^2$: az együtthatót is négyzetre kell emelni.`,
                  ),
                ]
              : []),
          ],
          other:
            kind === 'product'
              ? 'Ezt a képletet használd: $(a+b)(a-b)=a^2-b^2$.'
              : 'Ezt a képletet használd: $(a\\pm b)^2=a^2\\pm2ab+b^2$.',
          hints: [
            'Melyik képletet ismered fel?',
            kind === 'product' ? '$(a+b)(a-b)=a^2-b^2$' : '$(a\\pm b)^2=a^2\\pm2ab+b^2$',
            `$a=${kx}$ és $b=${m}$`,
          ],
          solution: `$${shown}=${polyTex(answer)}$.`,
        },
        samePolynomial(v => (kind === 'product' ? (k * v + m) * (k * v - m) : (k * v + s * m) * (k * v + s * m))),
      );
    }
    const square: Poly = [m * m, 2 * s * k * m, k * k];
    if (kind === 'product') {
      const [a, b] = rng.pick([
        [50, rng.int(1, 4)],
        [100, rng.int(1, 6)],
        [30, rng.int(1, 3)],
        [80, rng.int(1, 4)],
        [200, rng.int(1, 5)],
        [40, rng.int(1, 4)],
      ] as const);
      return numeric(
        {
          question: `Számítsd ki ügyesen: $${a - b}\\cdot${a + b}$`,
          answer: num(a * a - b * b),
          check: 'INT',
          expr: `${a - b}*${a + b}`,
          wrong: [
            wrong({ a, b }, ({ a, b }) => num(a * a + b * b), 'osszeg-kulonbseg-szorzat', 'A képlet $a^2-b^2$, nem összeg.'),
            wrong(
              { a },
              ({ a }) => num(a * a),
              'masodik-negyzet-kimarad',
              'Még le kell vonni a $b$ négyzetét.',
              'az $a^2-b^2$ képletből kihagyja a $b^2$ tagot',
            ),
            wrong(
              { a, b },
              ({ a, b }) => num((a - b) ** 2),
              'rossz-keplet',
              `Ez $${a - b}^2$: a kisebbik számot önmagával szoroztad. A másik tényező $${a + b}$.`,
            ),
          ],
          other: 'Ezt a képletet használd: $(a-b)(a+b)=a^2-b^2$.',
          hints: ['Melyik kerek szám van a kettő között?', '$(a-b)(a+b)=a^2-b^2$', `$(${a}-${b})(${a}+${b})$`],
          solution: `$${a - b}\\cdot${a + b}=(${a}-${b})(${a}+${b})=${a}^2-${b}^2=${x(a * a)}-${b * b}=${x(a * a - b * b)}$.`,
        },
        equals((a - b) * (a + b)),
      );
    }
    const gap = rng.pick(['middle', 'last'] as const);
    const shown =
      gap === 'middle' ? `${k * k}x^2${s < 0 ? '-' : '+'}\\square x+${m * m}` : `${k * k}x^2${s < 0 ? '-' : '+'}${2 * k * m}x+\\square`;
    const answer = gap === 'middle' ? 2 * k * m : m * m;
    redrawIf(2 * k === m);
    return numeric(
      {
        question: `Melyik pozitív szám kerül a $\\square$ helyére, hogy teljes négyzet legyen? $${shown}=(${kx}${s < 0 ? '-' : '+'}\\ldots)^2$`,
        answer: num(answer),
        check: 'INT',
        wrong:
          gap === 'middle'
            ? [
                wrong({ k, m }, ({ k, m }) => num(k * m), 'ketszeres-szorzat-fele', 'A középső tag kétszeres szorzat: $2ab$.'),
                wrong({ k, m }, ({ k, m }) => num(k * k * m * m), 'rossz-keplet', 'A négyzetek szorzatát vetted. $2ab$ kell.'),
                wrong(
                  { k, m },
                  ({ k, m }) => num(k + m),
                  'osszead-szorzas-helyett',
                  'Összeadtál szorzás helyett. A középső tag $2ab$.',
                  'a kétszeres szorzat helyett az $a$ együtthatóját és a $b$-t adja össze',
                ),
              ]
            : [
                wrong({ m }, ({ m }) => num(m), 'negyzetre-emeles-elmarad', 'Ez a $b$. A négyzete kell.'),
                wrong(
                  { k, m },
                  ({ k, m }) => num(k * m),
                  'ketszeres-szorzat-fele',
                  'Ez a kétszeres szorzat fele. Oszd el az $a$ együtthatójával, és emeld négyzetre!',
                  'a középső együttható felét írja be',
                ),
                wrong(
                  { k, m },
                  ({ k, m }) => num((2 * k * m) ** 2),
                  'rossz-keplet',
                  'A középső együtthatót emelted négyzetre. Előbb oszd el az $a$ együtthatójának kétszeresével!',
                ),
              ],
        other: 'Ezt a képletet használd: $(a\\pm b)^2=a^2\\pm2ab+b^2$.',
        hints: [
          'Mi az $a$ és mi a $b$?',
          '$(a\\pm b)^2=a^2\\pm2ab+b^2$',
          gap === 'middle' ? `$a=${kx}$, $b=${m}$` : `$2\\cdot${k}\\cdot b=${2 * k * m}$`,
        ],
        solution:
          gap === 'middle'
            ? `$a=${kx}$ és $b=${m}$, mert $${m}^2=${m * m}$, ezért a hiányzó szám $2\\cdot${k}\\cdot${m}=${answer}$.`
            : `$a=${kx}$, és a középső tagból $b=${2 * k * m}:(2\\cdot${k})=${m}$, ezért $b^2=${answer}$.`,
      },
      fits(v => {
        const poly: Poly = gap === 'middle' ? [m * m, s * v, k * k] : [v, square[1] ?? 0, k * k];
        return (poly[1] ?? 0) ** 2 === 4 * (poly[0] ?? 0) * (poly[2] ?? 0);
      }),
    );
  },
);
