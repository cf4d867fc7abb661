import { texNumber } from '@eszkerek/numbers/hungarian';
import { type Poly, polyAdd, polyMul, polyScale, polyTex, samePolynomial } from '@eszkerek/numbers/polynomial';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { numeric, wrong } from '../../tasks.ts';
import { polyValue } from '../../value.ts';

const x = texNumber;

const lin = (a: number, b: number): Poly => [b, a];

export const polyOps = defineGenerator(
  'gen-poly-ops',
  'Műveletek kifejezésekkel',
  ['matek-8-algebrai-kifejezesek'],
  ['negative', 'power', 'brackets', 'unknown'],
  (rng, level) => {
    const [a, b, c, d] = [rng.intNot(-6, 6, 0), rng.intNot(-9, 9, 0), rng.intNot(-6, 6, 0), rng.intNot(-9, 9, 0)];
    const br = (p: Poly): string => `(${polyTex(p)})`;
    if (level === 1) {
      const minusKind = rng.chance(0.5);
      redrawIf(minusKind ? a === c || b === d : a + c === 0 || b + d === 0);
      const [p, q] = [lin(a, b), lin(c, d)];
      const answer = minusKind ? polyAdd(p, polyScale(q, -1)) : polyAdd(p, q);

      return numeric(
        {
          question: `Bontsd fel a zárójelet, és vond össze: $${br(p)}${minusKind ? '-' : '+'}${br(q)}$`,
          answer: polyValue(answer),
          check: 'EXPR',
          wrong: [
            wrong(
              { minusKind, a, b, c, d },
              ({ minusKind, a, b, c, d }) => polyValue(lin(a - c, minusKind ? b + d : b - d)),
              minusKind ? 'minuszos-zarojel' : 'elojel-hiba',
              minusKind ? 'A mínusz a zárójel **minden** tagjának előjelét megváltoztatja.' : 'Plusz után az előjelek maradnak.',
            ),
            ...(minusKind
              ? [
                  wrong(
                    { a, b, c, d },
                    ({ a, b, c, d }) => polyValue(lin(c - a, d - b)),
                    'zarojeleket-forditva-vonja-ki',
                    'A második zárójelből vontad ki az elsőt. Fordítva kell.',
                  ),
                ]
              : []),
            wrong(
              { minusKind, a, b, c, d },
              ({ minusKind, a, b, c, d }) => polyValue([0, minusKind ? a + b - c - d : a + b + c + d]),
              'nem-egynemuek-osszevonasa',
              'Az $x$-es tag és a szám nem vonható össze.',
            ),
          ].filter(w => w.value.key !== '0'),
          other: 'Írd le zárójel nélkül, aztán vond össze!',
          hints: [
            'Milyen jel áll a második zárójel előtt?',
            minusKind ? 'Mínusz után minden előjel megváltozik.' : 'Plusz után az előjelek maradnak.',
            `$${polyTex(p)}${polyTex(minusKind ? polyScale(q, -1) : q).replace(/^(?!-)/, '+')}$`,
          ],
          solution: `$${br(p)}${minusKind ? '-' : '+'}${br(q)}=${polyTex(answer)}$.`,
        },
        samePolynomial(v => a * v + b + (minusKind ? -1 : 1) * (c * v + d)),
      );
    }
    if (level === 2) {
      const k = rng.intNot(-5, 6, 0, 1, -1);
      const withX = rng.chance(0.5);
      const q = lin(c, d);
      const answer = withX ? polyMul([0, k], q) : polyScale(q, k);
      const head = withX ? polyTex([0, k]) : x(k);
      return numeric(
        {
          question: `Végezd el a szorzást: $${head}\\cdot${br(q)}$`,
          answer: polyValue(answer),
          check: 'EXPR',
          wrong: [
            wrong(
              { withX, d, k, c },
              ({ withX, d, k, c }) => polyValue(withX ? [d, 0, k * c] : [d, k * c]),
              'csak-az-elsot-szorozza',
              'A zárójel második tagját is meg kell szorozni.',
            ),
            ...(withX ? [wrong({ k, d, c }, ({ k, d, c }) => polyValue([0, k * d + k * c]), 'x-szor-x', '$x\\cdot x=x^2$, nem $x$.')] : []),
            wrong(
              { withX, k, d, c },
              ({ withX, k, d, c }) => polyValue(withX ? [0, -k * d, k * c] : [-k * d, k * c]),
              'elojel-hiba',
              'A második szorzat előjelét nézd meg újra!',
            ),
          ],
          other: 'Szorozd meg a zárójel minden tagját!',
          hints: [
            'Hány tagot kell megszorozni?',
            withX ? '$x\\cdot x=x^2$; a zárójel minden tagját szorozd!' : 'A zárójel minden tagját megszorozzuk.',
            `Az első szorzat: $${withX ? polyTex([0, 0, k * c]) : polyTex([0, k * c])}$`,
          ],
          solution: `$${head}\\cdot${br(q)}=${polyTex(answer)}$.`,
        },
        samePolynomial(v => (withX ? k * v : k) * (c * v + d)),
      );
    }
    redrawIf(Math.abs(a) > 3 || Math.abs(c) > 3 || a < 0);
    const [p, q] = [lin(a, b), lin(c, d)];
    const answer = polyMul(p, q);
    redrawIf(answer[1] === 0);
    return numeric(
      {
        question: `Végezd el a szorzást, és vond össze: $${br(p)}\\cdot${br(q)}$`,
        answer: polyValue(answer),
        check: 'EXPR',
        wrong: [
          wrong(
            { b, d, a, c },
            ({ b, d, a, c }) => polyValue([b * d, 0, a * c]),
            'kozepso-tag-kimarad',
            'A középső tagok kimaradtak: minden tagot minden taggal szorozni kell.',
          ),
          wrong(
            { b, d, a, c },
            ({ b, d, a, c }) => polyValue([b * d, a * d - b * c, a * c]),
            'elojel-hiba',
            'A középső tagok előjelét nézd meg újra!',
          ),
          wrong(
            { b, d, a, c },
            ({ b, d, a, c }) => polyValue([b + d, a * d + b * c, a * c]),
            'allandokat-osszead',
            'Az állandó tag a két állandó **szorzata**.',
          ),
        ].filter(w => !w.value.key.startsWith('0')),
        other: 'Minden tagot minden taggal szorozz!',
        hints: [
          'Hány szorzat keletkezik?',
          'Négy szorzat: első–első, első–második, második–első, második–második.',
          `Az első: $${polyTex([0, a])}\\cdot ${polyTex([0, c]).startsWith('-') ? `(${polyTex([0, c])})` : polyTex([0, c])}=${polyTex([0, 0, a * c])}$`,
        ],
        solution: `$${polyTex([0, 0, a * c])}${polyTex([0, a * d]).replace(/^(?!-)/, '+')}${polyTex([0, b * c]).replace(/^(?!-)/, '+')}${b * d < 0 ? '' : '+'}${b * d}=${polyTex(answer)}$.`,
      },
      samePolynomial(v => (a * v + b) * (c * v + d)),
    );
  },
);
