import { gcd } from '@eszkerek/numbers/arithmetic';
import { minus, over, plus, type Rat, rat, times } from '@eszkerek/numbers/fraction';
import { suf, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, fracTex, rawFrac } from '../../value.ts';
import { asMixed, EVERYDAY } from './shared.ts';

const t = textNumber;

const f = fracTex;

const show = (r: Rat): string => frac(r).tex;

export const fractionDiv = defineGenerator('gen-fraction-div', 'Törtek osztása', ['matek-5-tortek-osztasa'], ['fraction'], (rng, level) => {
  const [b, d] = [rng.int(2, 12), rng.int(2, 12)];
  const [a, c] = [rng.int(1, b + 3), rng.int(1, d + 3)];
  redrawIf(gcd(a, b) > 1 || gcd(c, d) > 1 || a === b || c === d);
  if (level === 1) {
    const k = rng.int(2, 9);
    const answer = over(rat(a, b), rat(k));
    return numeric(
      {
        ...(!EVERYDAY.includes(b) || rng.chance(0.3)
          ? { question: `Mennyi $${f(a, b)}:${k}$?` }
          : rng.pick([
              { question: `$${f(a, b)}$ liter szörpöt ${t(k)} pohárba öntünk egyenlően. Hány liter jut egybe?`, unit: 'l' },
              { question: `$${f(a, b)}$ kg diót ${t(k)} zacskóba osztunk egyenlően. Hány kg kerül egybe?`, unit: 'kg' },
            ])),
        answer: frac(answer),
        check: 'FRAC',
        expr: `${a}/${b}/${k}`,
        wrong: [
          wrong(
            { a, k, b },
            ({ a, k, b }) => rawFrac(a * k, b),
            'szamlalot-szorozza',
            'A számlálót szoroztad: így nagyobb lett, pedig osztottunk.',
          ),
          wrong(
            { b, a, k },
            ({ b, a, k }) => rawFrac(b, a * k),
            'az-osztandot-forditja',
            'Az osztandót is megfordítottad. Csak az osztó reciprokával kell szorozni.',
            'az osztót is, az osztandót is megfordítja, úgy szoroz',
          ),
          wrong(
            { b, k, a },
            ({ b, k, a }) => rawFrac(b * k, a),
            'forditott-hanyados',
            'A hányados fordítottját írtad fel.',
            'az egész számot osztja a törttel',
          ),
        ],
        other: 'Az osztás a reciprokkal való szorzás.',
        hints: [
          'Nagyobb vagy kisebb lesz, ha elosztod?',
          `${suf(k, 'val')} osztani ugyanaz, mint $\\frac{1}{${k}}$-${denominatorSuffix(k)} szorozni.`,
          `$${f(a, b)}\\cdot${f(1, k)}$`,
        ],
        solution: `$${f(a, b)}:${k}=\\frac{${a}}{${b}\\cdot${k}}=${f(a, b * k)}${answer.d === b * k ? '' : `=${show(answer)}`}$.`,
      },
      fits(v => Math.abs(v * k - a / b) < 1e-9),
    );
  }
  const w = level === 3 ? rng.int(1, 4) : 0;
  redrawIf(w > 0 && a >= b);
  const p = rat(w * b + a, b);
  const q = rat(c, d);
  const answer = over(p, q);
  const first = w ? `${w}${f(a, b)}` : f(a, b);
  return numeric(
    {
      question: `Mennyi $${first}:${f(c, d)}$?`,
      answer: frac(answer),
      check: 'FRAC',
      expr: `(${p.n}/${p.d})/(${c}/${d})`,
      wrong: [
        wrong(
          { p, c, d },
          ({ p, c, d }) => frac(rat(p.d * c, p.n * d)),
          'az-osztandot-forditja',
          'Az osztandót fordítottad meg. Az **osztó** reciprokával szorzunk.',
        ),
        wrong({ p, q }, ({ p, q }) => frac(times(p, q)), 'nem-fordit', 'Szoroztál. Az osztó reciprokával kell szorozni.'),
        wrong({ p, q }, ({ p, q }) => frac(minus(p, q).n > 0 ? minus(p, q) : minus(q, p)), 'muvelet-csere', 'Kivontál. Itt osztani kell.'),
        ...(w
          ? [
              wrong(
                { w, a, b, q },
                ({ w, a, b, q }) => frac(plus(rat(w), over(rat(a, b), q))),
                'egesz-kimarad-az-osztasbol',
                'Az egészet nem osztottad. Alakítsd előbb áltörtté!',
              ),
              wrong(
                { w, a, b, q },
                ({ w, a, b, q }) => frac(over(rat(w * a, b), q)),
                'vegyes-szamot-szorzatnak-veszi',
                `A vegyes szám összeg, nem szorzat: $${first}=${f(p.n, p.d)}$.`,
              ),
              wrong(
                { a, b, q },
                ({ a, b, q }) => frac(over(rat(a, b), q)),
                'egeszek-elmaradnak',
                `Az egész rész kimaradt. Előbb írd át törtté: $${first}=${f(p.n, p.d)}$.`,
              ),
            ]
          : []),
      ].filter(x => (x.value.size ?? 0) > 0),
      other: 'Az osztó reciprokával szorozz!',
      hints: [
        w ? 'Alakítsd áltörtté a vegyes számot!' : 'Melyik törtet kell megfordítani?',
        'Az osztás: szorzás az osztó reciprokával.',
        `$${f(p.n, p.d)}\\cdot${c === 1 ? d : f(d, c)}$`,
      ],
      solution: `$${first}:${f(c, d)}=${f(p.n, p.d)}\\cdot${c === 1 ? d : f(d, c)}=${show(answer)}${asMixed(answer)}$.`,
    },
    fits(v => Math.abs(v * (c / d) - (w + a / b)) < 1e-9),
  );
});

const denominatorSuffix = (k: number): string =>
  ({ 2: 'del', 3: 'dal', 4: 'del', 5: 'del', 6: 'dal', 7: 'del', 8: 'dal', 9: 'del' })[k] ?? 'del';
