import type { Rng } from '@eszkerek/numbers/chance';
import { theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, type Value } from '../../value.ts';

const bits = (n: number): string => n.toString(2);

const binaryDigits = (digits: string): Value => ({ key: digits, tex: `${digits}_2`, text: `$${digits}_2$`, size: undefined });

/** Who reads it from the wrong end would be right by chance. */
const isPalindrome = (digits: string): boolean => [...digits].reverse().join('') === digits;

function toDecimal(rng: Rng, low: number, high: number): Task {
  const n = rng.int(low, high);
  const digits = bits(n);
  redrawIf(Number.isInteger(Math.log2(n)) || isPalindrome(digits));
  const ones = [...digits].map((d, i) => (d === '1' ? 2 ** (digits.length - 1 - i) : 0)).filter(v => v > 0);
  return numeric(
    {
      question: rng.pick([
        `Írd át tízes számrendszerbe: $${digits}_2$`,
        `Egy lámpasor a kettes számrendszerben mutat egy számot: $${digits}_2$. Melyik szám ez a tízes számrendszerben?`,
      ]),
      answer: num(n),
      check: 'INT',
      expr: ones.join('+'),
      wrong: [
        wrong(
          { digits },
          ({ digits }) => num(Number.parseInt([...digits].reverse().join(''), 2)),
          'forditott-sorrend',
          'Fordítva olvastad: a jobb szélső jegy ér 1-et.',
        ),
        wrong(
          { n },
          ({ n }) => num(n * 2),
          'hely-elcsuszik',
          'A jobb szélső jegynek 2 értéket adtál. Az első hely értéke 1.',
          'a helyi értékeket jobbról 1 helyett 2-vel kezdi',
        ),
        wrong(
          { digits },
          ({ digits }) => num(Number(digits)),
          'kettest-tizesnek-olvas',
          'Úgy olvastad, mintha tízes számrendszerben lenne.',
        ),
        wrong(
          { ones },
          ({ ones }) => num(ones.length),
          'csak-egyeseket-szamol',
          'Csak az egyeseket számoltad meg. Mindegyiknek más az értéke.',
        ),
      ],
      other: 'Írd a jegyek fölé jobbról: 1, 2, 4, 8, 16, … és add össze, ahol 1-es áll!',
      hints: [
        'Mennyit ér a jobb szélső jegy, és mennyit a tőle balra álló?',
        'A helyek értéke jobbról: 1, 2, 4, 8, 16, … Azokat add össze, ahol 1-es áll!',
        `A jobb szélső 1-es értéke ${ones.at(-1)}. Innen haladj balra, és a következő 1-es értékét add hozzá!`,
      ],
      solution: `$${digits}_2=${ones.join('+')}=${n}$.`,
    },
    key => bits(Number(key)) === digits,
  );
}

/** The repeated division, remainder by remainder. */
function divisions(n: number): string {
  const steps: string[] = [];
  for (let left = n; left > 0; left = Math.floor(left / 2)) steps.push(`$${left}:2=${Math.floor(left / 2)}$, maradék ${left % 2}`);
  return steps.join('; ');
}

function toBinary(rng: Rng, low: number, high: number): Task {
  const n = rng.int(low, high);
  const digits = bits(n);
  redrawIf(Number.isInteger(Math.log2(n)) || isPalindrome(digits));
  const reversed = [...digits].reverse().join('');
  return numeric(
    {
      question: `Írd át kettes számrendszerbe ${theSuf(n, 't')}! Csak a számjegyeket írd be!`,
      answer: { ...binaryDigits(digits), size: Number(digits) },
      // As text: as a number its digits would be grouped and its thousands read.
      check: 'TXT',
      wrong: [
        wrong(
          { reversed },
          ({ reversed }) => ({ ...binaryDigits(String(Number(reversed))), size: Number(reversed) }),
          'maradekok-forditva',
          'A maradékokat fordított sorrendben olvastad. Az utolsó maradék lesz az első jegy.',
        ),
        wrong(
          { digits },
          ({ digits }) => ({ ...binaryDigits(digits.slice(0, -1)), size: Number(digits.slice(0, -1)) }),
          'elso-maradek-kimarad',
          'Az első osztás maradéka kimaradt. Az lesz az utolsó számjegy, akkor is, ha 0.',
        ),
        wrong(
          { digits },
          ({ digits }) => ({ ...binaryDigits(String(Number(digits.slice(1)))), size: Number(digits.slice(1)) }),
          'legnagyobb-hely-kimarad',
          'Az utolsó osztás kimaradt: $1:2=0$, maradék 1. Az osztást a 0 hányadosig folytasd!',
        ),
      ],
      other: 'Oszd el újra meg újra 2-vel, és olvasd a maradékokat alulról felfelé!',
      hints: [
        'Oszd el 2-vel! Mennyi a hányados, és mennyi a maradék?',
        'A hányadost oszd tovább 2-vel, amíg 0 lesz, és írd fel sorban a maradékokat!',
        `$${n}:2=${Math.floor(n / 2)}$, maradék ${n % 2}. Ez lesz az utolsó jegy.`,
      ],
      solution: `${divisions(n)}. A maradékokat az utolsótól visszafelé olvasva: $${digits}_2$. Ellenőrzés: $${digits}_2=${[...digits]
        .map((d, i) => (d === '1' ? String(2 ** (digits.length - 1 - i)) : ''))
        .filter(Boolean)
        .join('+')}=${n}$.`,
    },
    key => [...key].every(d => d === '0' || d === '1') && key.startsWith('1') && Number.parseInt(key, 2) === n,
  );
}

export const binary = defineGenerator('gen-binary', 'Kettes számrendszer', ['matek-5-szamrendszerek'], [], (rng, level) => {
  if (level === 1) return rng.chance(0.5) ? toDecimal(rng, 5, 31) : toBinary(rng, 5, 31);
  if (level === 2) return rng.chance(0.5) ? toDecimal(rng, 20, 127) : toBinary(rng, 20, 127);
  return rng.chance(0.5) ? toDecimal(rng, 100, 255) : toBinary(rng, 100, 255);
});
