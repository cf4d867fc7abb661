import { range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const ROWS = [
  { place: 'Egy szabadtéri színház', row: 'sorában', rows: 'sor', inside: 'sorban', unit: 'szék' },
  { place: 'Egy dobozokból rakott fal', row: 'sorában (felülről számolva)', rows: 'sor', inside: 'sorban', unit: 'doboz' },
  { place: 'Egy lépcsős virágágyás', row: 'sorában', rows: 'sor', inside: 'sorban', unit: 'tulipán' },
  { place: 'Egy mozaik', row: 'gyűrűjében (belülről számolva)', rows: 'gyűrű', inside: 'gyűrűben', unit: 'kő' },
] as const;

/** The sum of rows that grow evenly: the first and the last make a pair. */
function growingRows(rng: Rng): Task {
  const { place, row, rows, inside, unit } = rng.pick(ROWS);
  const first = rng.int(4, 20);
  const step = rng.int(2, 5);
  const n = rng.int(8, 24);
  const last = first + (n - 1) * step;
  const answer = (n * (first + last)) / 2;
  return numeric(
    {
      question: `${place} első ${row} ${t(first)} ${unit} van, minden továbbiban ${suf(step, 'val')} több, mint az előzőben. Összesen ${t(n)} ${rows} van. Hány ${unit} van összesen?`,
      answer: num(answer),
      check: 'INT',
      unit,
      wrong: [
        wrong({ last }, ({ last }) => num(last), 'utolso-tagot-adja', `Ennyi ${unit} csak az utolsó ${inside} van. Az összeset kérdeztük.`),
        wrong(
          { first, last, n },
          ({ first, last, n }) => num(n * (first + last)),
          'parokat-nem-felezi',
          `Párba állítottad az elsőt az utolsóval, de ${t(n)} ${rows} csak fele ennyi pár.`,
        ),
        ...((n * (2 * first + n * step)) % 2 === 0
          ? [
              wrong(
                { first, n, step },
                ({ first, n, step }) => num((n * (2 * first + n * step)) / 2),
                'n-lepest-szamol',
                `Az elsőtől az utolsóig eggyel kevesebb lépés van, mint ahány ${rows}.`,
              ),
            ]
          : []),
        wrong(
          { first, n },
          ({ first, n }) => num(first * n),
          'novekedes-kimarad',
          `Úgy számoltál, mintha minden ${inside} ugyanannyi lenne.`,
        ),
      ],
      other: 'Számold ki az utolsó tagot, és állítsd párba az elsőt az utolsóval, a másodikat az utolsó előttivel!',
      hints: [
        `Mennyi van az utolsó ${inside}? Hány lépés vezet oda az elsőtől?`,
        'Add össze az elsőt és az utolsót, aztán a másodikat és az utolsó előttit! Mit veszel észre?',
        `Az utolsó ${inside} $${first}+${n - 1}\\cdot${step}=${last}$ ${unit} van.`,
      ],
      solution: `Az utolsó ${inside} $${first}+${n - 1}\\cdot${step}=${last}$ ${unit} van. Az első és az utolsó együtt $${first}+${last}=${first + last}$, ugyanennyi a második és az utolsó előtti is, és így tovább. Az összeg kétszerese ezért $${n}\\cdot${first + last}=${x(n * (first + last))}$, az összeg $${x(n * (first + last))}:2=${x(answer)}$.`,
    },
    fits(v => sum(range(0, n - 1).map(i => first + i * step)) === v),
  );
}

/** Each term is the one before minus the one before that: it comes round after six. */
function turningRule(rng: Rng): Task {
  const [a, b] = [rng.int(2, 15), rng.int(2, 15)];
  redrawIf(a === b || a === 2 * b || b === 2 * a);
  const nth = rng.int(50, 300);
  const turn = [a, b, b - a, -a, -b, a - b];
  const rest = nth % 6;
  const at = (n: number): number => turn[(n + 5) % 6] ?? 0;
  const answer = at(nth);
  return numeric(
    {
      question: `Egy sorozat első tagja ${t(a)}, a második ${t(b)}. A harmadiktól kezdve minden tagot úgy kapunk, hogy az előtte lévőből kivonjuk az azelőttit. Mennyi a sorozat ${t(nth)}. tagja?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { a, b, nth },
          ({ a, b, nth }) => num([a, b, b - a, -a, -b, a - b][nth % 6] ?? 0),
          'korben-eggyel-tovabb',
          'A körben eggyel továbbmentél. Nézd meg, melyik tag tartozik a maradékhoz!',
        ),
        wrong(
          { a, b, nth },
          ({ a, b, nth }) => num([a, b, b - a, -a, -b, a - b][(nth + 4) % 6] ?? 0),
          'korben-eggyel-elobb',
          'A körben eggyel előbb álltál meg. Nézd meg, melyik tag tartozik a maradékhoz!',
        ),
        wrong(
          { answer },
          ({ answer }) => num(-answer),
          'elojelet-vet',
          'A nagysága jó, az előjele nem. Számold végig a kört az előjelekkel!',
        ),
      ],
      other: 'Írd fel az első nyolc tagot! Mit veszel észre?',
      hints: [
        'Írd fel az első nyolc tagot, figyelj az előjelekre!',
        'A sorozat ismétlődik. Hány tag után kezdődik elölről?',
        `Az első hat tag: ${turn.map(t).join('; ')}. Utána újra ${the(a)} és ${the(b)} jön.`,
      ],
      solution: `Az első hat tag: ${turn.map(t).join('; ')}, utána elölről kezdődik. $${nth}:6=${Math.floor(nth / 6)}$, a maradék ${rest}, ezért a kör ${rest === 0 ? 'utolsó' : `${rest}.`} tagja kell: ${t(answer)}.`,
    },
    fits(v => {
      let [p, q] = [a, b];
      for (let i = 2; i < nth; i++) [p, q] = [q, q - p];
      return q === v;
    }),
  );
}

export const matek6Sorozatok = defineChallenge({
  lesson: 'matek-6-sorozatok',
  needs: ['negative'],
  shapes: [growingRows, turningRule],
  misconceptions: {
    'utolso-tagot-adja': { text: 'az összeg helyett az utolsó tagot adja meg', pupil: 'Az összeg helyett az utolsó tagot adod meg.' },
    'parokat-nem-felezi': { text: 'a párosításnál elfelejti a felezést', pupil: 'A párosításnál elfelejted a felezést.' },
    'novekedes-kimarad': { text: 'minden tagot az elsővel egyenlőnek vesz', pupil: 'Minden tagot az elsővel egyenlőnek veszel.' },
    'korben-eggyel-tovabb': { text: 'az ismétlődő körben eggyel továbblép', pupil: 'Az ismétlődő körben eggyel továbblépsz.' },
    'korben-eggyel-elobb': { text: 'az ismétlődő körben eggyel előbb áll meg', pupil: 'Az ismétlődő körben eggyel előbb állsz meg.' },
    'elojelet-vet': { text: 'rossz előjellel adja meg a tagot', pupil: 'Rossz előjellel adod meg a tagot.' },
  },
});
