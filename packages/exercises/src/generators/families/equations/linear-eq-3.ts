import { lcm } from '@eszkerek/numbers/arithmetic';
import { suf, texNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { bracketEquation, ratio, signSlip, term } from './shared.ts';

const x = texNumber;

const signed = (n: number): string => (n < 0 ? `-${x(-n)}` : `+${x(n)}`);

export const linearEq3 = defineGenerator(
  'gen-linear-eq-3',
  'Zárójeles és törtes egyenletek',
  ['matek-7-tortes-egyenletek'],
  ['negative', 'brackets', 'unknown'],
  (rng, level) => {
    if (level === 1) return bracketEquation(rng);
    const [p, q] = rng.pick([
      [2, 3],
      [2, 5],
      [3, 4],
      [3, 5],
      [4, 6],
      [2, 7],
      [5, 10],
      [4, 5],
    ] as const);
    const root = rng.intNot(-10, 10, 0);
    const [b, d] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
    redrawIf((root + b) % p !== 0 || (root + d) % q !== 0);
    const c = (root + b) / p + (level === 2 ? 1 : -1) * ((root + d) / q);
    const sign = level === 2 ? '+' : '-';
    const common = lcm(p, q);
    const shown = `\\frac{x${signed(b)}}{${p}}${sign}\\frac{x${signed(d)}}{${q}}=${x(c)}`;
    const [kp, kq] = [common / p, common / q];
    const coefficient = kp + (level === 2 ? 1 : -1) * kq;
    redrawIf(coefficient === 0 || c * common === root);

    const cleared = `${kp === 1 ? '' : kp}(x${signed(b)})${sign}${kq === 1 ? '' : kq}(x${signed(d)})=${x(c * common)}`;
    const expanded = `${term(kp)}${signed(kp * b)}${sign}${term(kq)}${signed((level === 2 ? 1 : -1) * kq * d)}=${x(c * common)}`;
    return numeric(
      {
        question: `Oldd meg: $${shown}$`,
        answer: num(root),
        check: 'FRAC',
        wrong: [
          wrong(
            { c, kp, b, level, kq, d, coefficient },
            ({ c, kp, b, level, kq, d, coefficient }) => ratio(c - kp * b - (level === 2 ? 1 : -1) * kq * d, coefficient),
            'nem-tort-tagot-nem-szorozza',
            `A jobb oldalt is meg kell szorozni a közös nevezővel.`,
          ),
          ...(level === 3
            ? [
                wrong(
                  { c, common, kp, b, kq, d, coefficient },
                  ({ c, common, kp, b, kq, d, coefficient }) => ratio(c * common - kp * b - kq * d, coefficient),
                  'tortvonal-mint-zarojel',
                  'A törtvonal zárójelet helyettesít: a mínusz a számláló minden tagjára vonatkozik.',
                  'a második tört előtti mínuszt csak a számláló első tagjára alkalmazza',
                ),
              ]
            : []),
          wrong(
            { c, common, kp, b, level, kq, d, coefficient },
            ({ c, common, kp, b, level, kq, d, coefficient }) => ratio(c * common - kp * b - (level === 2 ? 1 : -1) * kq * d, -coefficient),
            'elojel-hiba',
            signSlip(coefficient),
          ),
          wrong(
            { c, common, kp, b, level, kq, d },
            ({ c, common, kp, b, level, kq, d }) => num(c * common - kp * b - (level === 2 ? 1 : -1) * kq * d),
            'osztas-elmarad',
            'Még osztani kell az $x$ együtthatójával.',
          ),
        ],
        other: 'Szorozz meg minden tagot a közös nevezővel!',
        hints: ['Mi a közös nevező?', `Szorozd meg mindkét oldalt ${suf(common, 'val')}!`, `$${cleared}$`],
        solution: `Szorzás ${suf(common, 'val')}: $${cleared}$, felbontva $${expanded}$. Összevonva $${term(coefficient)}=${x(c * common - kp * b - (level === 2 ? 1 : -1) * kq * d)}$${coefficient === 1 ? '' : `, ezért $x=${x(root)}$`}.`,
      },
      fits(v => Math.abs((v + b) / p + (level === 2 ? 1 : -1) * ((v + d) / q) - c) < 1e-9),
    );
  },
);
