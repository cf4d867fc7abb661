import { divisors, range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, texNumber, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

/** xy + ax + by = n in positive integers: completed to a product. */
function completedProduct(rng: Rng): Task {
  const [a, b] = [rng.int(2, 7), rng.int(2, 7)];
  const [u, v] = [rng.int(2, 15), rng.int(2, 15)];
  const n = u * v + a * u + b * v;
  const product = n + a * b;
  const pairs = divisors(product).filter(d => d > b && product / d > a);
  redrawIf(a === b || u === v || pairs.length !== 1 || n > 250);
  const [first, second] = [u + b, v + a];
  return numeric(
    {
      question: `Az $x$ és az $y$ pozitív egész számok, és $xy+${a}x+${b}y=${n}$. Mennyi az $x$?`,
      answer: num(u),
      check: 'INT',
      wrong: [
        wrong(
          { first },
          ({ first }) => num(first),
          'tenyezot-adja-az-ismeretlen-helyett',
          `Ez az $x+${b}$ tényező értéke. Az $x$ ennél ${suf(b, 'val')} kisebb.`,
        ),
        wrong({ v }, ({ v }) => num(v), 'x-es-y-csereje', 'Ez az $y$ értéke. Az $x$-et kérdeztük.'),
        ...(first - a > 0 && a !== b
          ? [
              wrong(
                { first, a },
                ({ first, a }) => num(first - a),
                'csoportok-szama-csere',
                `A két zárójel számát felcserélted: az $x$ mellett ${t(b)} áll, mert kifejtve így jön ki $${b}y$.`,
              ),
            ]
          : []),
      ],
      other: 'Emelj ki csoportonként! Melyik számot kell mindkét oldalhoz hozzáadni, hogy a bal oldal szorzat legyen?',
      hints: [
        `A bal oldal majdnem szorzat: $(x+${b})(y+${a})$ kifejtve mennyivel több nála?`,
        `Add hozzá mindkét oldalhoz a két szám szorzatát: $${a}\\cdot${b}=${a * b}$! Így a bal oldal szorzattá alakul, és a jobb oldal osztópárjait kell végignézni.`,
        `$(x+${b})(y+${a})=${n}+${a * b}=${product}$.`,
      ],
      solution: `Mindkét oldalhoz $${a}\\cdot${b}=${a * b}$ kerül: $xy+${a}x+${b}y+${a * b}=${product}$. A bal oldal csoportosítva $x(y+${a})+${b}(y+${a})=(x+${b})(y+${a})$. Az $x$ és az $y$ pozitív, ezért $x+${b}$ legalább ${t(b + 1)}, $y+${a}$ legalább ${t(a + 1)}. Csak egyetlen ilyen felbontás van, $${product}=${first}\\cdot${second}$: $x+${b}=${first}$ és $y+${a}=${second}$. Tehát $x=${u}$, $y=${v}$.`,
    },
    fits(value => {
      const found = range(1, n).filter(k => (n - a * k) % (k + b) === 0 && n - a * k > 0);
      return found.length === 1 && found[0] === value;
    }),
  );
}

/** Alternating squares: every pair is a difference of squares with difference 1. */
function alternatingSquares(rng: Rng): Task {
  const last = rng.int(1, 12);
  const count = rng.int(4, 20) * 2;
  const first = last + count - 1;
  const numbers = range(last, first);
  const answer = sum(numbers);
  redrawIf(first < 12 || count === answer);
  const second = first - 1;
  return numeric(
    {
      question: `Mennyi $${first}^2-${first - 1}^2+${first - 2}^2-${first - 3}^2+\\ldots+${last + 1}^2-${last}^2$?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { count },
          ({ count }) => num(count / 2),
          'kulonbseg-negyzete-tagonkent',
          `Minden párból 1-et számoltál, mintha a négyzetek különbsége a különbség négyzete volna. $${first}^2-${second}^2=${first}+${second}$, nem 1.`,
        ),
        wrong(
          { first, last },
          ({ first, last }) => num(first * first - last * last),
          'csak-az-elso-es-az-utolso',
          'Csak az első és az utolsó négyzettel számoltál. A közbülső tagok nem ejtik ki egymást.',
        ),
        wrong(
          { first, last, count },
          ({ first, last, count }) => num((first + last) * count),
          'felezes-az-osszegnel-kimarad',
          'Az összegzésnél minden számot kétszer számoltál. A párok száma a számok számának fele.',
        ),
        wrong(
          { first, last, count },
          ({ first, last, count }) => num(((first + last) * count) / 2 - last),
          'utolso-tag-kimarad',
          `Az utolsó számot kihagytad: $${last + 1}^2-${last}^2=${last + 1}+${last}$, tehát ${the(last)} is az összegbe kerül.`,
        ),
      ],
      other: 'Párosítsd a tagokat kettesével, és alakítsd szorzattá a négyzetek különbségét!',
      hints: [
        `Mennyi $${first}^2-${second}^2$, ha szorzattá alakítod?`,
        'Vedd kettesével a tagokat! Két szomszédos szám négyzetének különbsége éppen a két szám összege.',
        `$${first}^2-${second}^2=(${first}-${second})(${first}+${second})=${first + second}$.`,
      ],
      solution: `Kettesével: $${first}^2-${second}^2=(${first}-${second})(${first}+${second})=${first}+${second}$, és ugyanígy minden pár a két szám összege, mert a különbségük 1. Az egész tehát a számok összege ${theSuf(last, 'tól')} ${t(first)}-ig: ${t(count)} szám, az első és az utolsó összege mindig $${first}+${last}=${first + last}$, és ${t(count / 2)} ilyen pár van. Az összeg $${first + last}\\cdot${count / 2}=${x(answer)}$.`,
    },
    fits(v => sum(numbers.map(k => ((k - last) % 2 === 1 ? k * k : -k * k))) === v),
  );
}

export const matek8TenyezokreBontas = defineChallenge({
  lesson: 'matek-8-tenyezokre-bontas',
  needs: ['brackets', 'power', 'unknown'],
  shapes: [completedProduct, alternatingSquares],
  misconceptions: {
    'tenyezot-adja-az-ismeretlen-helyett': {
      text: 'az ismeretlen helyett a tényező értékét adja meg',
      pupil: 'Az ismeretlen helyett a tényező értékét adod meg.',
    },
    'csak-az-elso-es-az-utolso': {
      text: 'váltakozó összegben csak az első és az utolsó taggal számol',
      pupil: 'Váltakozó összegben csak az első és az utolsó taggal számolsz.',
    },
    'felezes-az-osszegnel-kimarad': {
      text: 'a párosítással számolt összeget nem felezi meg',
      pupil: 'A párosítással számolt összeget nem felezed meg.',
    },
    'utolso-tag-kimarad': { text: 'az összegből kihagyja az utolsó tagot', pupil: 'Az összegből kihagyod az utolsó tagot.' },
  },
});
