import { range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

/** Sum and product are known, the numbers are not needed. */
function sumAndProduct(rng: Rng): Task {
  const s = rng.int(5, 18);
  const p = rng.int(2, Math.floor((s * s) / 4) - 1);
  const minus = rng.chance(0.5);
  const times = minus ? 4 : 2;
  const answer = s * s - times * p;
  // Whole numbers could be found by trying.
  redrawIf(Number.isInteger(Math.sqrt(s * s - 4 * p)));
  return numeric(
    {
      question: `Két szám összege ${t(s)}, szorzata ${t(p)}. Mennyi a két szám ${minus ? 'különbségének négyzete' : 'négyzetének összege'}? (A két számot nem kell megkeresned.)`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong({ s }, ({ s }) => num(s * s), 'ketszeres-szorzat-kimarad', 'Az összeg négyzetében a kétszeres szorzat is benne van.'),
        wrong(
          { s, p },
          ({ s, p }) => num(s * s - p),
          'ketszeres-szorzat-fele',
          minus ? 'A szorzatból négyszeres kell: $(a-b)^2=(a+b)^2-4ab$.' : 'A szorzat kétszeresét kell levonni: $a^2+b^2=(a+b)^2-2ab$.',
        ),
        wrong(
          { s, p, minus },
          ({ s, p, minus }) => num(s * s - (minus ? 2 : 4) * p),
          'masik-azonossag',
          minus
            ? 'Ez a négyzetek összege. A különbség négyzetéhez még egyszer levonjuk a kétszeres szorzatot.'
            : 'Ez a különbség négyzete. A négyzetek összegét kérdeztük.',
        ),
      ],
      other: minus
        ? 'Fejtsd ki az összeg négyzetét és a különbség négyzetét! Miben különböznek?'
        : 'Fejtsd ki az összeg négyzetét! Mi van benne azon kívül, amit keresel?',
      hints: [
        'Mi lesz az összeg négyzete, ha kifejted?',
        minus
          ? 'Az $(a+b)^2$ és az $(a-b)^2$ csak a kétszeres szorzat előjelében különbözik.'
          : 'Az $(a+b)^2=a^2+2ab+b^2$ azonosságból fejezd ki a négyzetek összegét!',
        `Az összeg négyzete ${t(s * s)}, a szorzat ${minus ? 'négyszerese' : 'kétszerese'} ${t(times * p)}.`,
      ],
      solution: minus
        ? `$(a-b)^2=a^2-2ab+b^2=(a+b)^2-4ab=${s}^2-4\\cdot${p}=${x(s * s)}-${x(4 * p)}=${x(answer)}$.`
        : `$a^2+b^2=(a+b)^2-2ab=${s}^2-2\\cdot${p}=${x(s * s)}-${x(2 * p)}=${x(answer)}$.`,
    },
    fits(v => {
      const half = Math.sqrt(s * s - 4 * p) / 2;
      const [a, b] = [s / 2 + half, s / 2 - half];
      return Math.abs((minus ? (a - b) ** 2 : a * a + b * b) - v) < 1e-6;
    }),
  );
}

/** Alternating squares fall into pairs of neighbours. */
function alternatingSquares(rng: Rng): Task {
  const n = 2 * rng.int(8, 50);
  const from = rng.chance(0.5) ? 1 : 2 * rng.int(1, 3) + 1;
  redrawIf(n - from < 9);
  const answer = sum(range(from, n));
  const pairs = (n - from + 1) / 2;
  return numeric(
    {
      question: `Számítsd ki a négyzetek kiszámítása nélkül: $${n}^2-${n - 1}^2+${n - 2}^2-${n - 3}^2+\\ldots+${from + 1}^2-${from}^2$. Mennyi az eredmény?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { pairs },
          ({ pairs }) => num(pairs),
          'parok-erteke-egy',
          'A párok értékét 1-nek vetted. Szomszédos számoknál a különbség 1, de az összeg nem.',
        ),
        wrong(
          { n, from },
          ({ n, from }) => num((n - from + 1) * (n + from)),
          'felezest-kihagyja',
          'Az összegek párosításánál a felezés kimaradt.',
        ),
        wrong({ n }, ({ n }) => num(2 * n - 1), 'csak-az-elso-par', 'Ez csak az első pár értéke. A többi párt is add hozzá!'),
      ],
      other: 'Állítsd párba a szomszédos négyzeteket, és használd az $a^2-b^2=(a+b)(a-b)$ azonosságot!',
      hints: [
        'Nézd csak az első két tagot: hogyan alakítható szorzattá?',
        'Szomszédos számoknál $a-b=1$, ezért $a^2-b^2=a+b$.',
        `$${n}^2-${n - 1}^2=${n}+${n - 1}$, a következő pár $${n - 2}+${n - 3}$, és így tovább.`,
      ],
      solution: `Minden párban $a-b=1$, ezért $a^2-b^2=(a+b)(a-b)=a+b$. Az egész kifejezés tehát $${n}+${n - 1}+${n - 2}+\\ldots+${from}$. Ez ${t(n - from + 1)} szám, az első és az utolsó összege $${n}+${from}=${n + from}$, és ilyen párból ${t(pairs)} van: $${pairs}\\cdot${n + from}=${x(answer)}$.`,
    },
    fits(v => range(from, n).reduce((total, k) => total + (k % 2 === n % 2 ? k * k : -k * k), 0) === v),
  );
}

export const matek8RovidSzorzasiKepletek = defineChallenge({
  lesson: 'matek-8-rovid-szorzasi-kepletek',
  needs: ['power', 'brackets'],
  shapes: [sumAndProduct, alternatingSquares],
  misconceptions: {
    'masik-azonossag': {
      text: 'felcseréli a négyzetek összegét és a különbség négyzetét',
      pupil: 'Felcseréled a négyzetek összegét és a különbség négyzetét.',
    },
    'parok-erteke-egy': {
      text: 'a szomszédos négyzetek különbségét 1-nek veszi',
      pupil: 'A szomszédos négyzetek különbségét 1-nek veszed.',
    },
    'felezest-kihagyja': { text: 'az összeg párosításánál kihagyja a felezést', pupil: 'Az összeg párosításánál kihagyod a felezést.' },
    'csak-az-elso-par': { text: 'csak az első pár értékét adja meg', pupil: 'Csak az első pár értékét adod meg.' },
  },
});
