import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;

export function betweenRoots(rng: Rng): Task {
  const n = rng.int(5, 400);
  redrawIf(Number.isInteger(Math.sqrt(n)));
  const f = Math.floor(Math.sqrt(n));
  const up = rng.chance(0.5);
  return numeric(
    {
      question: up
        ? `Melyik a legkisebb egész szám, amely nagyobb, mint $\\sqrt{${n}}$?`
        : `Melyik a legnagyobb egész szám, amely kisebb, mint $\\sqrt{${n}}$?`,
      answer: num(up ? f + 1 : f),
      check: 'INT',
      wrong: [
        wrong(
          { up, f },
          ({ up, f }) => num(up ? f : f + 1),
          'rossz-iranyu-szomszed',
          up
            ? `Ennek a négyzete kisebb, mint ${t(n)}: a felső szomszéd kell.`
            : `Ennek a négyzete nagyobb, mint ${t(n)}: az alsó szomszéd kell.`,
        ),
        wrong(
          { up, n },
          ({ up, n }) => num(up ? Math.floor(n / 2) + 1 : Math.ceil(n / 2) - 1),
          'gyok-mint-felezes',
          'Feleztél. Négyzetszámok közé kell zárni.',
        ),
        wrong(
          { up, n },
          ({ up, n }) => num(up ? n + 1 : n - 1),
          'gyokvonas-elmarad',
          'A gyök alatti szám szomszédját adtad meg. A gyök értékét kell két egész közé zárni.',
        ),
      ],
      other: 'Zárd két négyzetszám közé!',
      hints: ['Melyik két négyzetszám között van?', 'Keresd meg a gyök alatti számhoz legközelebbi négyzetszámokat!', `$${f}^2=${f * f}$`],
      solution: `$${f}^2=${f * f}<${n}<${(f + 1) ** 2}=${f + 1}^2$, ezért a válasz ${t(up ? f + 1 : f)}.`,
    },
    fits(v => (up ? v * v > n && (v - 1) ** 2 <= n : v * v < n && (v + 1) ** 2 >= n)),
  );
}
