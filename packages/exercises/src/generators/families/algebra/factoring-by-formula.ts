import { gcd } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { polyTex } from '@eszkerek/numbers/polynomial';
import { redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { linear, productValue, UNFINISHED } from './factors.ts';
import { sameFunction } from './typed-value.ts';

const TWO_SQUARES = '$a^2-b^2=(a+b)(a-b)$';

/** k²x² − m². */
export function squareDifference(rng: Rng, k: number): Task {
  const m = rng.int(2, k === 1 ? 15 : 11);
  redrawIf(gcd(k, m) > 1);
  const shown = polyTex([-m * m, 0, k * k]);
  const answer = productValue(linear(m, k), linear(-m, k));
  return numeric(
    {
      question: `Bontsd tényezőkre: $${shown}$`,
      answer,
      check: 'EXPR',
      notLowest: UNFINISHED,
      wrong: [
        wrong(
          { m, k },
          ({ m, k }) => productValue(linear(-m, k), linear(-m, k)),
          'kulonbseg-negyzete-tagonkent',
          'Ennek a kifejtésében kétszeres szorzat is volna. Két különböző zárójel kell.',
        ),
        wrong(
          { m, k },
          ({ m, k }) => productValue(linear(m * m, k), linear(-m * m, k)),
          'kepletnel-gyokvonas-elmarad',
          'A kivonandóból gyököt kell vonni, mielőtt a zárójelbe írod.',
          `a kivonandóból ($${m * m}$) nem von gyököt`,
        ),
        ...(k > 1
          ? [
              wrong(
                { m, k },
                ({ m, k }) => productValue(linear(m, k * k), linear(-m, k * k)),
                'egyutthatobol-nem-von-gyokot',
                `$${k * k}x^2=(${k}x)^2$, ezért a zárójelbe $${k}x$ kerül.`,
                `az $x^2$ együtthatójából ($${k * k}$) nem von gyököt`,
              ),
            ]
          : [
              wrong(
                { m },
                ({ m }) => productValue(linear(m), linear(m)),
                'negyzetosszeg-mint-osszeg-negyzete',
                'Ez összeg négyzete: három tagja volna.',
                'a négyzetek különbségét az összeg négyzetének veszi',
              ),
            ]),
      ],
      other: `Két négyzet különbsége: ${TWO_SQUARES}.`,
      hints: ['Két tagod van, közöttük mínusz. Minek a négyzete a két tag?', TWO_SQUARES, `$a=${polyTex([0, k])}$ és $b=${m}$`],
      solution: `$${shown}=${k > 1 ? `(${k}x)^2` : 'x^2'}-${m}^2=${answer.tex}$.`,
    },
    sameFunction(v => k * k * v * v - m * m),
  );
}

/** (kx ± m)². */
export function fullSquare(rng: Rng, k: number): Task {
  const m = rng.int(2, 12) * rng.pick([1, -1]);
  redrawIf(gcd(k, Math.abs(m)) > 1);
  const shown = polyTex([m * m, 2 * k * m, k * k]);
  const answer = productValue(linear(m, k), linear(m, k));
  return numeric(
    {
      question: `Írd fel egy kéttagú négyzeteként: $${shown}$`,
      answer,
      check: 'EXPR',
      wrong: [
        wrong(
          { m, k },
          ({ m, k }) => productValue(linear(-m, k), linear(-m, k)),
          'felbontasnal-elojel',
          'A középső tag előjele dönti el, hogy összeg vagy különbség áll a zárójelben.',
          'a zárójelbe ellentétes előjelet ír',
        ),
        wrong(
          { m, k },
          ({ m, k }) => productValue(linear(Math.abs(m), k), linear(-Math.abs(m), k)),
          'teljes-negyzetbol-kulonbseg',
          'Ez két négyzet különbsége: nem volna középső tagja.',
        ),
        wrong(
          { m, k },
          ({ m, k }) => productValue(linear(Math.sign(m) * m * m, k), linear(Math.sign(m) * m * m, k)),
          'kepletnel-gyokvonas-elmarad',
          'Az utolsó tagból gyököt kell vonni.',
          `az utolsó tagból ($${m * m}$) nem von gyököt`,
        ),
        ...(k > 1
          ? [
              wrong(
                { m, k },
                ({ m, k }) => productValue(linear(m, k * k), linear(m, k * k)),
                'egyutthatobol-nem-von-gyokot',
                `$${k * k}x^2=(${k}x)^2$, ezért a zárójelbe $${k}x$ kerül.`,
                `az $x^2$ együtthatójából ($${k * k}$) nem von gyököt`,
              ),
            ]
          : []),
      ],
      other: 'Ezt a képletet használd: $a^2\\pm2ab+b^2=(a\\pm b)^2$.',
      hints: [
        'Minek a négyzete az első tag, és minek az utolsó?',
        '$a^2\\pm2ab+b^2=(a\\pm b)^2$',
        `$a=${polyTex([0, k])}$ és $b=${Math.abs(m)}$. A középső tag előjele melyik képletre utal?`,
      ],
      solution: `$a=${polyTex([0, k])}$, $b=${Math.abs(m)}$, a kétszeres szorzat $${2 * k * Math.abs(m)}x$. $${shown}=${answer.tex}$.`,
    },
    sameFunction(v => (k * v + m) ** 2),
  );
}

/** kx³ − km²x. */
export function factorThenFormula(rng: Rng): Task {
  const [k, m] = [rng.int(2, 9), rng.int(2, 10)];
  const shown = polyTex([0, -k * m * m, 0, k]);
  redrawIf(k * m * m > 999);
  const answer = productValue([0, k], linear(m), linear(-m));
  return numeric(
    {
      question: `Bontsd teljesen tényezőkre: $${shown}$`,
      answer,
      check: 'EXPR',
      notLowest: UNFINISHED,
      wrong: [
        wrong(
          { k, m },
          ({ k, m }) => productValue([0, k], linear(-m), linear(-m)),
          'kulonbseg-negyzete-tagonkent',
          'A zárójelben két négyzet különbsége van: két különböző tényező lesz belőle.',
        ),
        wrong(
          { m },
          ({ m }) => productValue(linear(m), linear(-m)),
          'kiemelt-tenyezo-elvesz',
          `A kiemelt $${k}x$ elmaradt a szorzat elejéről.`,
        ),
        wrong(
          { k, m },
          ({ k, m }) => productValue([0, k], linear(m * m), linear(-m * m)),
          'kepletnel-gyokvonas-elmarad',
          'A kivonandóból gyököt kell vonni, mielőtt a zárójelbe írod.',
          `a kiemelés után a kivonandóból ($${m * m}$) nem von gyököt`,
        ),
        wrong(
          { k, m },
          ({ k, m }) => productValue([k], linear(m), linear(-m)),
          'kiemelt-betu-elvesz',
          'Az $x$ is közös tényező volt. Ott marad a szorzat elején.',
        ),
      ],
      other: `A közös tényező $${k}x$. Utána ez a képlet jön: ${TWO_SQUARES}.`,
      hints: [
        'Mi közös a két tagban?',
        `Kiemelés után a zárójelben két négyzet különbsége marad: ${TWO_SQUARES}.`,
        `$${k}x(x^2-${m * m})$`,
      ],
      solution: `$${shown}=${k}x(x^2-${m * m})=${answer.tex}$.`,
    },
    sameFunction(v => k * v ** 3 - k * m * m * v),
  );
}

export function cleverSquares(rng: Rng): Task {
  const round = rng.pick([50, 60, 80, 100, 200]);
  const b = rng.int(Math.round(round * 0.12), Math.round(round * 0.45));
  const a = round - b;
  redrawIf(a % 10 === 0);
  return numeric(
    {
      question: `Számítsd ki szorzattá alakítással: $${a}^2-${b}^2$`,
      answer: num(a * a - b * b),
      check: 'INT',
      expr: `${a}^2-${b}^2`,
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => num((a - b) ** 2),
          'kulonbseg-negyzete-tagonkent',
          'A különbség négyzetét számoltad ki. A négyzetek különbsége összeg és különbség szorzata.',
        ),
        wrong({ a, b }, ({ a, b }) => num(a * a + b * b), 'negyzetek-osszege', 'A két négyzetet összeadtad, pedig kivonás áll közöttük.'),
        wrong(
          { a, b },
          ({ a, b }) => num((a + b) ** 2),
          'osszeg-negyzetet-szamol',
          'Az összeg négyzetét számoltad ki. Az egyik tényező a különbség.',
        ),
      ],
      other: `Ezt a képletet használd: ${TWO_SQUARES}.`,
      hints: ['Nem kell kiszámolnod a két négyzetet.', TWO_SQUARES, `Az egyik tényező $${a}+${b}=${round}$.`],
      solution: `$${a}^2-${b}^2=(${a}+${b})(${a}-${b})=${round}\\cdot${a - b}=${texNumber(a * a - b * b)}$.`,
    },
    equals((a + b) * (a - b)),
  );
}
