import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { wrongClass } from '../../wrong-class.ts';

const t = textNumber;

export function primeFactors(n: number): number[] {
  const out: number[] = [];
  for (let p = 2; n > 1; p++)
    while (n % p === 0) {
      out.push(p);
      n /= p;
    }
  return out;
}

export function factorForm(n: number): { tex: string; exponents: Map<number, number> } {
  const exponents = new Map<number, number>();
  for (const p of primeFactors(n)) exponents.set(p, (exponents.get(p) ?? 0) + 1);
  return { tex: [...exponents].map(([p, e]) => (e === 1 ? `${p}` : `${p}^{${e}}`)).join('\\cdot'), exponents };
}

export function factorise(rng: Rng, low: number, high: number): Task {
  const n = [2, 3, 5, 7].reduce((m, p) => m * p ** rng.int(0, p === 2 ? 4 : p === 3 ? 3 : 1), 1);
  const { tex, exponents } = factorForm(n);
  redrawIf(n < low || n > high || exponents.size < 2);
  const list = [...exponents];
  const [p, e] = rng.pick(list.filter(([, k]) => k > 1).length ? list.filter(([, k]) => k > 1) : list);
  return numeric(
    {
      question: `Írd fel ${theSuf(n, 't')} prímek szorzataként! Mennyi ${theSuf(p, 'nak')} a kitevője?`,
      answer: num(e),
      check: 'INT',
      wrong: [
        ...(e > 1
          ? [
              wrong(
                { e },
                ({ e }) => num(e - 1),
                'osszetett-tenyezo-marad',
                `Maradt még ${suf(p, 'val')} osztható tényező. Bontsd tovább!`,
                `az egyik ${suf(p, 'as')} tényezőt benne hagyja egy összetett tényezőben`,
              ),
            ]
          : []),
        wrong(
          { p, e },
          ({ p, e }) => num(p ** e),
          'hatvany-erteke-kitevo-helyett',
          e > 1 ? 'Ez a hatvány értéke. A kérdés a kitevő.' : 'Ez maga a prímtényező. A kérdés a kitevője.',
        ),
        wrong({ n }, ({ n }) => num(primeFactors(n).length), 'osszes-tenyezo', 'Ez az összes prímtényező száma. Csak az egyiket számold!'),
        ...wrongClass(
          { e },
          ({ e }) => (e > 2 ? range(1, e - 2).reverse() : []),
          'osszetett-tenyezo-marad',
          `Maradt még több ${suf(p, 'val')} osztható tényező. Bontsd tovább!`,
          `több ${suf(p, 'as')} tényezőt is összetett tényezőben hagy`,
          size => size < e - 1,
        ),
      ],
      other: 'Oszd a számot mindig a legkisebb prímmel, amivel lehet!',
      hints: [
        `Hányszor szerepel ${the(p)} a prímtényezők között?`,
        `Oszd addig ${suf(p, 'val')}, amíg lehet, és számold a lépéseket!`,
        `$${n}:${p}=${n / p}$`,
      ],
      solution: `$${n}=${tex}$, ezért ${theSuf(p, 'nak')} a kitevője ${t(e)}.`,
    },
    fits(k => n % p ** k === 0 && n % p ** (k + 1) !== 0),
  );
}
