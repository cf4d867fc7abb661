import { suf, texNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { readList } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { point } from '../../value.ts';
import { term } from './shared.ts';

const x = texNumber;

const signedTerm = (a: number, letter = 'x'): string => (a < 0 ? `-${term(-a, letter)}` : `+${term(a, letter)}`);

const inside = (n: number): string => (n < 0 ? `(${x(n)})` : x(n));

export const linearSystem = defineGenerator(
  'gen-linear-system',
  'Egyenletrendszerek',
  ['matek-7-egyenletrendszerek'],
  ['negative', 'brackets', 'unknown'],
  (rng, level) => {
    const [rx, ry] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
    const [a, b] = level === 1 ? [1, 1] : [rng.intNot(-6, 6, 0), rng.intNot(-6, 6, 0)];
    const [c, d] = level === 1 ? [rng.pick([1, 2, 3]), rng.pick([-1, -2, 2])] : [rng.intNot(-6, 6, 0), rng.intNot(-6, 6, 0)];
    redrawIf(
      a * d - b * c === 0 ||
        rx === ry ||
        (level === 3 && (Math.abs(a) === 1 || Math.abs(b) === 1 || Math.abs(c) === 1 || Math.abs(d) === 1)),
    );
    const [e, f] = [a * rx + b * ry, c * rx + d * ry];
    const row = (p: number, q: number, r: number): string => `${term(p)}${signedTerm(q, 'y')}=${x(r)}`;
    return numeric(
      {
        question: `Oldd meg az egyenletrendszert! A megoldást $(x;\\ y)$ alakban add meg! $\\begin{cases}${row(a, b, e)}\\\\${row(c, d, f)}\\end{cases}$`,
        answer: point(rx, ry),
        check: 'PT',
        wrong: [
          wrong({ ry, rx }, ({ ry, rx }) => point(ry, rx), 'x-es-y-csereje', 'Felcserélted a két ismeretlent.'),
          wrong(
            { a, b, c, d, e, f, ry },
            ({ a, b, c, d, e, f, ry }) => point((b * f - e * d) / (a * d - b * c), ry),
            'elojel-hiba',
            'Az $x$ előjelét rontottad el: az egyik oldalon fordítva vontad ki az egyenleteket. Helyettesíts vissza!',
          ),
          ...(Number.isInteger((e + a * rx) / b)
            ? [
                wrong(
                  { a, b, e, rx },
                  ({ a, b, e, rx }) => point(rx, (e + a * rx) / b),
                  'atviteli-elojelhiba',
                  'Az $x$ jó. Az $y$ kiszámításakor az $x$-es tagot előjelváltás nélkül vitted át.',
                ),
              ]
            : [
                wrong(
                  { a, b, e, rx },
                  ({ a, b, e, rx }) => point(rx, (a * rx - e) / b),
                  'elojel-hiba',
                  'Az $x$ jó. Az $y$ előjelét rontottad el. Helyettesíts vissza!',
                ),
              ]),
        ],
        other: 'Helyettesítsd vissza a számpárt mindkét egyenletbe!',
        hints: [
          'Melyik ismeretlent érdemes kiejteni?',
          'Tedd egyenlővé az egyik ismeretlen együtthatóit, és add össze vagy vond ki az egyenleteket!',
          `Kezdd az $x$ kiejtésével: az első egyenletet szorozd ${suf(Math.abs(c), 'val')}, a másodikat ${suf(Math.abs(a), 'val')}!`,
        ],
        solution: `A megoldás $${point(rx, ry).tex}$. Ellenőrzés: $${x(a)}\\cdot${inside(rx)}${b < 0 ? '-' : '+'}${Math.abs(b)}\\cdot${inside(ry)}=${x(e)}$ és $${x(c)}\\cdot${inside(rx)}${d < 0 ? '-' : '+'}${Math.abs(d)}\\cdot${inside(ry)}=${x(f)}$.`,
      },
      key => {
        const [p = Number.NaN, q = Number.NaN] = readList(key);
        return a * p + b * q === e && c * p + d * q === f;
      },
    );
  },
);
