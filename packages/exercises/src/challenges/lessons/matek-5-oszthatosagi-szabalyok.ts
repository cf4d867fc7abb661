import { range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { person } from '../../generators/families/shared/story.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const DIGITS = range(0, 9);
const digitSum = (n: number): number => sum(String(n).split('').map(Number));

const PAPERS = [
  'egy régi számlán',
  'egy elázott jegyen',
  'egy megkopott rendszámon',
  'egy gyűrött blokkon',
  'egy lakat céduláján',
] as const;

/** Two digits cannot be read: one is bound by the last-digit rule, the other by the sum of digits. */
function hiddenDigits(rng: Rng): Task {
  const [a, b] = [rng.int(1, 9), rng.int(0, 9)];
  const ending = rng.pick([2, 5]);
  const by = rng.pick([3, 9]);
  const place = rng.pick(PAPERS);
  const lasts = ending === 2 ? [0, 2, 4, 6, 8] : [0, 5];
  const middles = lasts.map(last => DIGITS.filter(d => (a + b + last + d) % by === 0));
  const answer = sum(middles.map(list => list.length));
  const cases = lasts.map((last, i) => `${last} végződésnél a hiányzó jegy ${(middles[i] ?? []).join(', ')}`);
  return numeric(
    {
      question: `Ebből a négyjegyű számból ${place} két számjegy nem olvasható (lehetnek egyformák is): $${a}\\square${b}\\square$. Annyit tudunk, hogy a szám ${suf(ending, 'val')} és ${suf(by, 'val')} is osztható. Hány ilyen szám van?`,
      answer: num(answer),
      check: 'INT',
      unit: 'szám',
      wrong: [
        wrong(
          { ending },
          ({ ending }) => num(ending === 2 ? 50 : 20),
          'csak-az-egyik-feltetel',
          `Csak az utolsó számjegyre figyeltél. A számjegyek összegének is oszthatónak kell lennie ${suf(by, 'val')}.`,
        ),
        wrong(
          { a, b, ending, by },
          ({ a, b, ending, by }) => {
            const last = ending === 2 ? 2 : 5;
            return num(Array.from({ length: 10 }, (_, d) => d).filter(d => (a + b + last + d) % by === 0).length);
          },
          'csak-egy-megoldas',
          `Csak az egyik lehetséges végződést nézted. Vedd sorra mindet: ${lasts.join(', ')}!`,
        ),
        wrong(
          { a, b, ending, by },
          ({ a, b, ending, by }) => {
            const ends = ending === 2 ? [2, 4, 6, 8] : [5];
            return num(
              ends.reduce(
                (n, last) => n + Array.from({ length: 10 }, (_, d) => d).filter(d => d > 0 && (a + b + last + d) % by === 0).length,
                0,
              ),
            );
          },
          'nulla-kimarad',
          'A 0-t kihagytad. A hiányzó helyeken 0 is állhat.',
        ),
      ],
      other: 'Vedd sorra a lehetséges utolsó számjegyeket, és mindegyiknél keresd meg a másik jegyet a számjegyek összegéből!',
      hints: [
        'Melyik szabály mond valamit az utolsó számjegyről?',
        `Rögzítsd az utolsó jegyet! Utána a másikat úgy válaszd, hogy a számjegyek összege osztható legyen ${suf(by, 'val')}.`,
        `Az utolsó jegy ezek egyike: ${lasts.join(', ')}. Az ismert jegyek összege ${t(a + b)}.`,
      ],
      solution: `Az utolsó jegy ezek egyike: ${lasts.join(', ')}. A másikat a számjegyek összege dönti el: ${cases.join('; ')}. Összesen ${t(answer)} szám.`,
    },
    fits(
      v =>
        range(1000, 9999).filter(n => Math.floor(n / 1000) === a && Math.floor(n / 10) % 10 === b && n % ending === 0 && n % by === 0)
          .length === v,
    ),
  );
}

/** The same digit is written after a number again and again until 9 divides it. */
function growingNumber(rng: Rng): Task {
  const start = rng.int(102, 988);
  const digit = rng.pick([1, 2, 4, 5, 7, 8]);
  const s = digitSum(start);
  const needed = (total: number, by: number): number => range(1, 9).find(k => (total + k * digit) % by === 0) ?? 0;
  const answer = needed(s, 9);
  redrawIf(s % 9 === 0 || answer < 3);
  const who = person(rng);
  const full = s + answer * digit;
  return numeric(
    {
      question: `${who.name} leírja ${theSuf(start, 't')}, aztán a végére egymás után ${suf(digit, 'as')} számjegyeket ír. Legkevesebb hányat írjon hozzá, hogy a kapott szám osztható legyen 9-cel?`,
      answer: num(answer),
      check: 'INT',
      unit: 'számjegy',
      wrong: [
        ...(s % 3 === 0
          ? []
          : [
              wrong(
                { start, digit },
                ({ start, digit }) => {
                  const total = String(start)
                    .split('')
                    .reduce((n, d) => n + Number(d), 0);
                  return num([1, 2, 3].find(k => (total + k * digit) % 3 === 0) ?? 0);
                },
                'harom-kilenc-keveres',
                'Ennyi számjegy a 3-mal való oszthatósághoz elég. A 9-hez a számjegyek összege 9 többszöröse legyen!',
              ),
            ]),
        wrong(
          { full },
          ({ full }) => num(full),
          'jegyosszeget-adja',
          'Ez a kész szám számjegyeinek összege. Azt kérdeztük, hány számjegyet kell hozzáírni.',
        ),
        wrong(
          { full, s },
          ({ full, s }) => num(full - s),
          'hianyzo-osszeget-adja',
          `Ennyivel kell nőnie a számjegyek összegének. Egy számjegy ennek csak egy része: ${t(digit)}.`,
        ),
      ],
      other: 'Add össze a számjegyeket, és nézd, hogyan nő az összeg minden új számjeggyel!',
      hints: [
        'Miről ismered fel, hogy egy szám osztható 9-cel?',
        `A számjegyek összege most ${t(s)}, és minden új számjeggyel ${suf(digit, 'val')} nő.`,
        `Az összegek sorban: ${t(s + digit)}, ${t(s + 2 * digit)}, … Melyik az első, amelyik osztható 9-cel?`,
      ],
      solution: `A számjegyek összege ${t(s)}. Minden új számjegy ${suf(digit, 'val')} növeli: ${range(1, answer)
        .map(k => t(s + k * digit))
        .join(', ')}. Ezek közül ${the(full)} az első, amelyik osztható 9-cel, ez ${t(answer)} új számjegy.`,
    },
    fits(v => range(1, v).every(k => (BigInt(`${start}${String(digit).repeat(k)}`) % 9n === 0n) === (k === v))),
  );
}

export const matek5OszthatosagiSzabalyok = defineChallenge({
  lesson: 'matek-5-oszthatosagi-szabalyok',
  needs: [],
  shapes: [hiddenDigits, growingNumber],
  misconceptions: {
    'jegyosszeget-adja': { text: 'a számjegyek összegét adja meg válasznak', pupil: 'A számjegyek összegét adod meg válasznak.' },
    'hianyzo-osszeget-adja': {
      text: 'a hiányzó összeget adja meg a darabszám helyett',
      pupil: 'A hiányzó összeget adod meg a darabszám helyett.',
    },
  },
});
