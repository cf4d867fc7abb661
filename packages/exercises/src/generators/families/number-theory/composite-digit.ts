import { range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { setOf } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { numberSet } from '../../value.ts';

const t = textNumber;

/** A divisor as the product of two coprime ones: the last digit decides the first, the digit sum the second. */
const SPLITS = [
  { by: 6, last: 2, digits: 3 },
  { by: 15, last: 5, digits: 3 },
  { by: 18, last: 2, digits: 9 },
  { by: 30, last: 10, digits: 3 },
  { by: 45, last: 5, digits: 9 },
  { by: 90, last: 10, digits: 9 },
] as const;

const numberWith = (digits: readonly number[], at: number, x: number): number => Number(digits.map((v, i) => (i === at ? x : v)).join(''));

const fitting = (digits: readonly number[], at: number, by: number): number[] =>
  range(0, 9).filter(x => numberWith(digits, at, x) % by === 0);

/** The hidden digit of a number divisible by a composite number. */
export function compositeDigit(rng: Rng): Task {
  const { by, last, digits: sumRule } = rng.pick(SPLITS);
  const length = rng.int(4, 5);
  const digits = [rng.int(1, 9), ...range(2, length).map(() => rng.int(0, 9))];
  const at = rng.int(1, length - 1);
  const all = fitting(digits, at, by);
  redrawIf(all.length === 0 || all.length > 4);
  const rest = sum(digits.filter((_, i) => i !== at));
  const shown = `\\overline{${digits.map((v, i) => (i === at ? 'x' : v)).join('')}}`;
  const isLast = at === length - 1;
  const byLast = isLast
    ? `Az utolsó számjegy alapján ${suf(last, 'val')} osztható, ha $x\\in${numberSet(fitting(digits, at, last)).tex}$.`
    : `Az utolsó számjegy ${t(digits.at(-1) ?? 0)}, ezért a szám ${suf(last, 'val')} mindig osztható.`;
  return numeric(
    {
      question: `Melyik számjegyek állhatnak az $x$ helyén, hogy $${shown}$ osztható legyen ${suf(by, 'val')}? Sorold fel mindet, pontosvesszővel elválasztva!`,
      answer: numberSet(all),
      check: 'SET',
      wrong: [
        wrong(
          { digits, at, sumRule },
          ({ digits, at, sumRule }) => numberSet(fitting(digits, at, sumRule)),
          'csak-az-egyik-feltetel',
          `Ezekkel a szám ${suf(sumRule, 'val')} osztható, de az utolsó számjegyét is nézd meg: ${suf(last, 'val')} is oszthatónak kell lennie.`,
          `csak ${theSuf(sumRule, 'val')} való oszthatóságot ellenőrzi`,
        ),
        wrong(
          { digits, at, last },
          ({ digits, at, last }) => numberSet(fitting(digits, at, last)),
          'csak-az-egyik-feltetel',
          `Ezekkel a szám ${suf(last, 'val')} osztható, de a számjegyek összegét is nézd meg!`,
          `csak ${theSuf(last, 'val')} való oszthatóságot ellenőrzi`,
        ),
        ...(sumRule === 9
          ? [
              wrong(
                { digits, at, by },
                ({ digits, at, by }) => numberSet(fitting(digits, at, by / 3)),
                'harom-kilenc-keveres',
                'Ezeknél a számjegyek összege 3-mal osztható, 9-cel nem mindig.',
              ),
            ]
          : []),
        ...(all.length > 1
          ? [
              wrong(
                { digits, at, by },
                ({ digits, at, by }) => numberSet(fitting(digits, at, by).slice(0, 1)),
                'csak-egy-megoldas',
                'Ez jó, de van több is. Próbáld ki mind a tíz számjegyet!',
              ),
            ]
          : []),
      ],
      other: 'Írd fel a számot két relatív prím szorzataként, és mindkettőt vizsgáld meg!',
      hints: [
        `Melyik két relatív prím szorzata ${the(by)}?`,
        `Vizsgáld meg ${theSuf(last, 'val')} és ${theSuf(sumRule, 'val')} való oszthatóságot!`,
        `A többi számjegy összege ${t(rest)}.`,
      ],
      solution: `$${by}=${last}\\cdot${sumRule}$, relatív prímek. ${byLast} A többi számjegy összege ${t(rest)}, ezért a szám ${suf(sumRule, 'val')} osztható, ha $x\\in${numberSet(fitting(digits, at, sumRule)).tex}$.${isLast ? ` Mindkét feltétel akkor teljesül, ha $x\\in${numberSet(all).tex}$.` : ''}`,
    },
    // Second method: the rules of the two factors.
    setOf(range(0, 9), x => {
      const end = isLast ? x : (digits.at(-1) ?? 0);
      return end % last === 0 && (rest + x) % sumRule === 0;
    }),
  );
}
