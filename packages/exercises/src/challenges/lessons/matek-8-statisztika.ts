import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

/** Five numbers with known mean and median: how large can one be? */
function largestOfFive(rng: Rng): Task {
  const median = rng.int(4, 15);
  const mean = median + rng.int(1, 8);
  const different = rng.chance(0.5);
  const total = 5 * mean;
  const rest = different ? [1, 2, median, median + 1] : [1, 1, median, median];
  const answer = total - rest.reduce((a, b) => a + b, 0);
  redrawIf(answer <= median + 2);
  return numeric(
    {
      question: `Öt ${different ? '**különböző** ' : ''}pozitív egész szám átlaga ${t(mean)}, mediánja ${t(median)}. Legfeljebb mekkora lehet a legnagyobb szám?${different ? '' : ' (Egyenlő számok is lehetnek köztük.)'}`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { total, median, different },
          ({ total, median, different }) => num(total - median - (different ? 6 : 3)),
          'negyedik-kisebb-a-mediannal',
          'A negyedik számot is kicsinek vetted. Sorba rendezve a középső után álló szám nem lehet kisebb a mediánnál.',
        ),
        wrong(
          { total, median, different },
          ({ total, median, different }) => num(different ? total - 2 - 2 * median : total - 4 - 2 * median),
          different ? 'kulonbozoseget-nem-nezi' : 'egyenloket-nem-enged',
          different
            ? 'Egyenlő számokat is megengedtél, pedig mind különböző.'
            : 'Különbözőnek vetted a számokat, pedig egyenlők is lehetnek.',
        ),
        ...(different
          ? [
              wrong(
                { total, median },
                ({ total, median }) => num(total - 3 - 2 * median),
                'kulonbozoseget-nem-nezi',
                'Két egyenlő számot is megengedtél, pedig mind különböző. Sorba rendezve minden szám nagyobb az előzőnél.',
              ),
            ]
          : []),
        wrong(
          { total, median },
          ({ total, median }) => num(total - 4 * median),
          'tobbit-mediannak-veszi',
          'A többi négy számot a mediánnal vetted egyenlőnek. A két kisebb ennél jóval kisebb is lehet.',
        ),
      ],
      other: 'Állítsd sorba az öt számot! A legnagyobb akkor a legnagyobb, ha a többi a lehető legkisebb.',
      hints: [
        'Mennyi az öt szám összege?',
        'A legnagyobb akkor lehet a legtöbb, ha a másik négy a lehető legkisebb. A középső a medián.',
        `Az összeg $5\\cdot${mean}=${total}$. A két legkisebb szám legalább ${different ? '1 és 2' : '1 és 1'}.`,
      ],
      solution: `Az összeg $5\\cdot${mean}=${total}$. Sorba rendezve a középső ${t(median)}. A többi a lehető legkisebb: ${rest.map(t).join(', ')}. A legnagyobb ekkor $${total}-${rest.join('-')}=${x(answer)}$.`,
    },
    fits(v => {
      const possible = (top: number): boolean =>
        range(1, median).some(a =>
          range(different ? a + 1 : a, different ? median - 1 : median).some(b => {
            const d = total - a - b - median - top;
            return different ? d > median && d < top : d >= median && d <= top;
          }),
        );
      return possible(v) && !range(v + 1, total).some(possible);
    }),
  );
}

/** The median belongs to both halves: two partial means and the whole mean give it away. */
function sharedMiddle(rng: Rng): Task {
  const k = rng.int(3, 6);
  const n = 2 * k + 1;
  const low = rng.int(5, 20);
  const high = low + rng.int(4, 14);
  const mean = rng.int(low + 1, high - 1);
  const parts = (k + 1) * (low + high);
  const median = parts - n * mean;
  redrawIf(median <= low || median >= high || median === mean);
  return numeric(
    {
      question: `${t(n)} szám átlaga ${t(mean)}. Nagyság szerint sorba állítva az első ${t(k + 1)} szám átlaga ${t(low)}, az utolsó ${t(k + 1)} szám átlaga ${t(high)}. Mennyi a ${t(n)} szám mediánja?`,
      answer: num(median),
      check: 'INT',
      wrong: [
        wrong({ mean }, ({ mean }) => num(mean), 'atlag-median-keveres', 'Ez az átlag. A medián a sorba állított számok közül a középső.'),
        ...((low + high) % 2 === 0
          ? [
              wrong(
                { low, high },
                ({ low, high }) => num((low + high) / 2),
                'ket-atlag-kozepe',
                'A két rész átlagának a közepét vetted. Ez csak véletlenül lehetne a középső szám.',
              ),
            ]
          : []),
        wrong(
          { parts },
          ({ parts }) => num(parts),
          'kozos-szam-ketszer',
          'Ez a két rész összege együtt. Ebben a középső szám kétszer van benne; vond le az összes szám összegét!',
        ),
      ],
      other: 'A középső szám mindkét részben benne van. Add össze a két rész összegét, és hasonlítsd az egészhez!',
      hints: [
        `Hány szám van összesen, ha a két részt egymás mellé írod? Melyik szám szerepel kétszer?`,
        'Az átlagokból számold ki a három összeget! A két rész összege a középső számmal több az egésznél.',
        `A két rész összege együtt $${k + 1}\\cdot${low}+${k + 1}\\cdot${high}=${x(parts)}$.`,
      ],
      solution: `A két rész összege együtt $${k + 1}\\cdot${low}+${k + 1}\\cdot${high}=${x(parts)}$, az összes számé $${n}\\cdot${mean}=${x(n * mean)}$. A középső szám mindkét részben benne van, ezért a különbség a medián: $${x(parts)}-${x(n * mean)}=${median}$.`,
    },
    fits(v => (k + 1) * low - v + v + ((k + 1) * high - v) === n * mean && v > low && v < high),
  );
}

export const matek8Statisztika = defineChallenge({
  lesson: 'matek-8-statisztika',
  needs: [],
  shapes: [largestOfFive, sharedMiddle],
  misconceptions: {
    'negyedik-kisebb-a-mediannal': {
      text: 'a medián után álló számot is kisebbnek veszi',
      pupil: 'A medián után álló számot is kisebbnek veszed.',
    },
    'kulonbozoseget-nem-nezi': { text: 'nem figyel arra, hogy a számok különbözők', pupil: 'Nem figyelsz arra, hogy a számok különbözők.' },
    'egyenloket-nem-enged': { text: 'nem enged meg egyenlő számokat', pupil: 'Nem engedsz meg egyenlő számokat.' },
    'tobbit-mediannak-veszi': {
      text: 'a többi adatot a mediánnal veszi egyenlőnek',
      pupil: 'A többi adatot a mediánnal veszed egyenlőnek.',
    },
    'ket-atlag-kozepe': { text: 'két részátlag közepét hiszi mediánnak', pupil: 'Két részátlag közepét hiszed mediánnak.' },
    'kozos-szam-ketszer': { text: 'a részek összegéből nem vonja le az egészet', pupil: 'A részek összegéből nem vonod le az egészet.' },
  },
});
