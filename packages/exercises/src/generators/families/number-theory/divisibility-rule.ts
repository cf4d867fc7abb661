import { range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { listing, suf, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits, setOf } from '../../proof.ts';
import { multi, numeric, wrong } from '../../tasks.ts';
import { num, numberSet, type Value } from '../../value.ts';

const t = textNumber;

const RULES: Record<number, string> = {
  2: 'Páros a szám, ha az utolsó jegye 0, 2, 4, 6 vagy 8.',
  5: 'Az utolsó jegynek 0-nak vagy 5-nek kell lennie.',
  10: 'Az utolsó jegynek 0-nak kell lennie.',
  3: 'A számjegyek összegének oszthatónak kell lennie 3-mal.',
  9: 'A számjegyek összegének oszthatónak kell lennie 9-cel.',
};

/** A number with one digit hidden. */
interface Hidden {
  digits: readonly number[];
  at: number;
}

const withDigit = ({ digits, at }: Hidden, d: number): number => Number(digits.map((v, i) => (i === at ? d : v)).join(''));

/** The digits that make the number divisible by each divisor. */
const fitting = (hidden: Hidden, divisors: readonly number[]): number[] =>
  range(0, 9).filter(d => divisors.every(c => withDigit(hidden, d) % c === 0));

function missingDigit(rng: Rng, conditions: readonly number[]): Task {
  const length = rng.int(3, 5);
  const digits = [rng.int(1, 9), ...range(2, length).map(() => rng.int(0, 9))];
  const at = conditions.some(c => c === 2 || c === 5 || c === 10) ? length - 1 : rng.int(1, length - 1);
  const hidden: Hidden = { digits, at };
  const all = fitting(hidden, conditions);
  redrawIf(all.length === 0 || all.length > 5);
  const shown = `\\overline{${digits.map((v, i) => (i === at ? 'x' : v)).join('')}}`;
  const rest = sum(digits.filter((_, i) => i !== at));

  const sumRule = conditions.find(c => c === 3 || c === 9);
  const others = conditions.filter(c => c !== sumRule);
  const cond = listing(conditions.map(c => suf(c, 'val')));
  return numeric(
    {
      question: `Melyik számjegyek kerülhetnek az $x$ helyére, hogy $${shown}$ osztható legyen ${cond}? Sorold fel mindet, pontosvesszővel elválasztva!`,
      answer: numberSet(all),
      check: 'SET',
      wrong: [
        ...(sumRule && fitting(hidden, others).some(d => d % sumRule === 0)
          ? [
              wrong(
                { hidden, others, sumRule },
                ({ hidden, others, sumRule }) => numberSet(fitting(hidden, others).filter(d => d % sumRule === 0)),
                'harmas-szabaly-utolso-jegybol',
                `${suf(sumRule, 'val')} való oszthatóságnál nem egyetlen számjegy dönt, hanem a számjegyek összege.`,
                at === length - 1
                  ? `${theSuf(sumRule, 'val')} való oszthatóságot az utolsó jegyből dönti el`
                  : `csak azt nézi, hogy maga az $x$ osztható-e ${suf(sumRule, 'val')}`,
              ),
            ]
          : []),
        ...(sumRule === 9
          ? [
              wrong(
                { hidden, others },
                ({ hidden, others }) => numberSet(fitting(hidden, [...others, 3])),
                'harom-kilenc-keveres',
                'Ezek 3-mal osztható számot adnak. 9-cel való oszthatósághoz több kell.',
              ),
            ]
          : []),
        ...(all.length > 1
          ? [
              {
                ...wrong(
                  { hidden, conditions },
                  ({ hidden, conditions }) => numberSet(fitting(hidden, conditions).slice(0, 1)),
                  'csak-egy-megoldas',
                  'Ez jó, de van több is. Próbáld ki mind a tíz számjegyet!',
                ),
                // {5} of {0; 5} is the set without 0 as well.
                also: all.length === 2 && all[0] === 0 ? [] : all.slice(1).map(d => numberSet([d])),
                fits: ({ key }: Value) => all.some(d => numberSet([d]).key === key),
              },
            ]
          : []),
        ...(all.includes(0) && all.length > 1
          ? [
              wrong(
                { hidden, conditions },
                ({ hidden, conditions }) => numberSet(fitting(hidden, conditions).filter(d => d !== 0)),
                'nulla-kimarad',
                'A 0 is számjegy: azt is próbáld ki!',
                'a jó számjegyek közül csak a 0-t hagyja ki',
              ),
            ]
          : []),
        ...(conditions.length > 1
          ? conditions.map(only =>
              wrong(
                { hidden, only },
                ({ hidden, only }) => numberSet(fitting(hidden, [only])),
                'csak-az-egyik-feltetel',
                `Ezekkel a szám ${suf(only, 'val')} osztható, de a másik feltétel nem mindig teljesül.`,
                `csak ${theSuf(only, 'val')} való oszthatóságot ellenőrzi`,
              ),
            )
          : []),
        wrong(
          { hidden, conditions },
          ({ hidden, conditions }) =>
            numberSet(fitting(hidden, conditions).map(d => Number(hidden.digits.map((v, i) => (i === hidden.at ? d : v)).join('')))),
          'nem-a-kerdesre-felel',
          fitting(hidden, conditions).length === 1
            ? 'Ez a teljes szám, és jó is. Csak az $x$ helyére kerülő számjegyet írd be!'
            : 'Ezek a teljes számok, és jók is. Csak az $x$ helyére kerülő számjegyeket írd be!',
          fitting(hidden, conditions).length === 1
            ? 'a számjegy helyett a teljes számot adja meg'
            : 'a számjegyek helyett a teljes számokat sorolja fel',
        ),
      ],
      other: 'Próbáld ki sorban a számjegyeket 0-tól 9-ig!',
      hints: [
        'Melyik szabály kell?',
        conditions.map(c => RULES[c] ?? '').join(' '),
        sumRule ? `Az ismert számjegyek összege ${t(rest)}. Mennyivel lehet ezt kiegészíteni?` : 'Az utolsó jegyet kell megválasztanod.',
      ],
      solution: `${conditions.map(c => RULES[c] ?? '').join(' ')} ${sumRule ? `Az ismert számjegyek összege ${t(rest)}, és ${all.map(d => `$${rest}+${d}=${rest + d}$`).join(', ')} osztható ${suf(sumRule, 'val')}. ` : ''}${all.length === 1 ? `Az egyetlen jó számjegy: ${t(all[0] ?? 0)}` : `A jó számjegyek: ${numberSet(all).text}`}.`,
    },
    setOf(range(0, 9), d => conditions.every(c => withDigit(hidden, d) % c === 0)),
  );
}

/** The belief by which `n` looks divisible by `c`; none where no known belief does. */
function misreading(c: number, n: number): { misconception?: string } {
  if (c !== 3 && c !== 9) return { misconception: 'utolso-jegy-szabaly' };
  if (c === 9 && n % 3 === 0) return { misconception: 'harom-kilenc-keveres' };
  return (n % 10) % c === 0 ? { misconception: 'harmas-szabaly-utolso-jegybol' } : {};
}

function whichDivisible(rng: Rng): Task {
  const c = rng.pick([3, 9, 5, 2, 10]);
  const traps = rng
    .sample(
      [
        () => rng.int(100, 999) * 10 + (c % 10),
        () => rng.int(30, 300) * 3,
        () => rng.int(11, 110) * 9,
        () => rng.int(20, 200) * 5,
        () => rng.int(50, 500) * 2,
        () => rng.int(100, 999),
      ],
      4,
    )
    .map(f => f());
  const candidates = [...traps, c * rng.int(21, 99)];
  const name = suf(c, 'val');
  return multi(
    rng,
    {
      question: `Melyik szám osztható ${name}?`,
      options: candidates.map(n => {
        const digitSum = sum([...String(n)].map(Number));
        const why =
          c === 3 || c === 9
            ? `A számjegyek összege ${t(digitSum)}, ez ${digitSum % c === 0 ? '' : 'nem '}osztható ${name}.`
            : `Az utolsó jegye ${n % 10}: ${n % c === 0 ? 'osztható' : 'nem osztható'} ${name}.`;
        return {
          value: num(n),
          correct: n % c === 0,
          explanation: why,
          ...misreading(c, n),
        };
      }),
      hints: [
        'Nem kell elosztani: van rá szabály.',
        RULES[c] ?? '',
        c === 3 || c === 9 ? 'Add össze az első szám jegyeit!' : 'Nézd meg az első szám utolsó jegyét!',
      ],
      solution: `${RULES[c]} Osztható: ${candidates
        .filter(n => n % c === 0)
        .map(t)
        .join(', ')}.`,
    },
    fits(n => Number.isInteger(n / c)),
  );
}

export const divisibilityRule = defineGenerator(
  'gen-divisibility-rule',
  'Oszthatósági szabályok',
  ['matek-5-oszthatosagi-szabalyok'],
  [],
  (rng, level) => {
    if (level === 1) return whichDivisible(rng);
    if (level === 2) return rng.chance(0.3) ? whichDivisible(rng) : missingDigit(rng, [rng.pick([3, 9, 5, 2])]);
    return missingDigit(
      rng,
      rng.pick([
        [2, 3],
        [5, 3],
        [2, 9],
        [5, 9],
        [3, 2],
      ]),
    );
  },
);
