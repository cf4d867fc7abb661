import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, readList, setOf } from '../../proof.ts';
import { multi, numeric, wrong } from '../../tasks.ts';
import { num, numberSet, point } from '../../value.ts';
import { pointsFigure } from '../shared/coordinate-figures.ts';

const t = textNumber;

const x = texNumber;

const set = (items: readonly number[]): string => numberSet(items).tex;

/** Which elements have been multiplied, from the points of A × B. */
function factorsOf(rng: Rng): Task {
  const a = rng.sample(range(-4, 5), rng.int(2, 4)).sort((p, q) => p - q);
  const b = rng.sample(range(-4, 5), rng.int(2, 3)).sort((p, q) => p - q);
  redrawIf(a.join() === b.join());
  const first = rng.chance(0.5);
  const [asked, other] = first ? [a, b] : [b, a];
  const pairs = a.flatMap(p => b.map((q): [number, number] => [p, q]));
  return numeric(
    {
      question: `Az ábra az $A\\times B$ halmaz pontjait mutatja. Sorold fel ${first ? 'az $A$' : 'a $B$'} halmaz elemeit, pontosvesszővel elválasztva!`,
      figure: pointsFigure(5, pairs),
      answer: numberSet(asked),
      check: 'SET',
      wrong: [
        wrong(
          { other },
          ({ other }) => numberSet(other),
          'rendezett-par-sorrendje',
          'Felcserélted a két halmazt: az első koordináta az $A$, a második a $B$ eleme.',
          'felcseréli a két halmazt',
        ),
        wrong(
          { a, b },
          ({ a, b }) => numberSet([...new Set([...a, ...b])]),
          'unio-descartes-csere',
          'Ez a két halmaz egyesítése.',
          'a két halmaz egyesítését adja meg',
        ),
      ],
      other: 'Az $A$ elemei a vízszintes, a $B$ elemei a függőleges tengelyen olvashatók le.',
      hints: [
        'Melyik koordináta való az $A$ halmazból?',
        'Egy pont első koordinátája az $A$, a második a $B$ eleme.',
        `${first ? 'A vízszintes' : 'A függőleges'} tengelyen olvasd le, hol állnak pontok!`,
      ],
      solution: `${first ? 'Az első koordináták' : 'A második koordináták'}: ${numberSet(asked).text}.`,
    },
    setOf(range(-9, 9), v => pairs.some(pair => pair[first ? 0 : 1] === v)),
  );
}

export const cartesian = defineGenerator(
  'gen-cartesian',
  'Descartes-szorzat',
  ['matek-7-koordinata-rendszer'],
  ['negative', 'unknown'],
  (rng, level) => {
    if (level < 3 && rng.chance(0.25)) return factorsOf(rng);
    const a = rng.sample(range(-5, 8), rng.int(2, level === 1 ? 3 : 4)).sort((p, q) => p - q);
    const b = rng.sample(range(-5, 8), rng.int(2, 3)).sort((p, q) => p - q);
    redrawIf(a.join() === b.join());
    if (level === 1) {
      const answer = a.length * b.length;
      // 2 + 2 = 2 · 2: adding would look right.
      redrawIf(answer === a.length + b.length);
      return numeric(
        {
          question: `$A=${set(a)}$ és $B=${set(b)}$. Hány eleme van az $A\\times B$ halmaznak?`,
          answer: num(answer),
          check: 'INT',
          expr: `${a.length}*${b.length}`,
          wrong: [
            wrong(
              { a, b },
              ({ a, b }) => num(a.length + b.length),
              'osszead-szorzas-helyett',
              'Összeadtad az elemszámokat. Minden elemhez a másik halmaz összes eleme társul.',
            ),
            wrong({ a, b }, ({ a, b }) => num(new Set([...a, ...b]).size), 'unio-descartes-csere', 'Ez az egyesítés elemszáma.'),
            wrong({ a, b }, ({ a, b }) => num(2 * a.length * b.length), 'parokat-ketszer', 'Minden párt kétszer számoltál.'),
          ],
          other: 'Rajzolj táblázatot: sorok az $A$, oszlopok a $B$ elemei!',
          hints: [
            'Hány pár kezdődik ugyanazzal az elemmel?',
            'Az elemszámokat össze kell szorozni.',
            `Az $A$ halmaz elemszáma ${t(a.length)}, a $B$ halmazé ${t(b.length)}.`,
          ],
          solution: `$${a.length}\\cdot${b.length}=${answer}$.`,
        },
        equals(a.flatMap(p => b.map(q => [p, q])).length),
      );
    }
    const sample = (list: ReadonlyArray<readonly [number, number]>, n: number) => rng.sample(list, n);
    const all = a.flatMap(p => b.map((q): [number, number] => [p, q]));
    if (level === 2) {
      const swapped = b.flatMap(p => a.map((q): [number, number] => [p, q])).filter(([p, q]) => !(a.includes(p) && b.includes(q)));
      redrawIf(swapped.length < 2);
      const options = [...sample(all, 2), ...sample(swapped, 2)];
      return multi(
        rng,
        {
          question: `$A=${set(a)}$ és $B=${set(b)}$. Melyik pár eleme az $A\\times B$ halmaznak?`,
          options: options.map(([p, q]) => ({
            value: point(p, q),
            correct: a.includes(p) && b.includes(q),
            explanation:
              a.includes(p) && b.includes(q)
                ? 'Az első szám az $A$, a második a $B$ eleme.'
                : 'A sorrend számít: az első szám az $A$, a második a $B$ eleme legyen.',
            misconception: 'rendezett-par-sorrendje',
          })),
          hints: [
            'Mi áll egy pár első helyén?',
            'Az első elem az $A$, a második a $B$ halmazból való.',
            `Az első helyen csak ezek állhatnak: ${a.map(t).join('; ')}.`,
          ],
          solution: `Az $A\\times B$ eleme: ${options
            .filter(([p, q]) => a.includes(p) && b.includes(q))
            .map(([p, q]) => point(p, q).text)
            .join(', ')}.`,
        },
        key => {
          const [p = Number.NaN, q = Number.NaN] = readList(key);
          return all.some(([r, s]) => r === p && s === q);
        },
      );
    }
    const k = rng.int(1, 9);
    const good = all.filter(([p, q]) => p + q === k);
    redrawIf(good.length === 0);
    const fitting = all.filter(([p, q]) => p + q <= k).map(([p, q]) => point(p, q).text);
    const isDrawn = [...a, ...b].every(n => n <= 6) && rng.chance(0.9);
    return numeric(
      {
        ...(isDrawn ? { figure: pointsFigure(6, all) } : {}),
        question: isDrawn
          ? `Az ábra az $A\\times B$ halmaz pontjait mutatja. Hány $(x;\\ y)$ pontra igaz, hogy $x+y\\le ${k}$?`
          : `$A=${set(a)}$ és $B=${set(b)}$. Az $A\\times B$ halmaz hány $(x;\\ y)$ párjára igaz, hogy $x+y\\le ${k}$?`,
        answer: num(fitting.length),
        check: 'INT',
        wrong: [
          wrong(
            { all, k },
            ({ all, k }) => num(all.filter(([p, q]) => p + q < k).length),
            'egyenloseg-kimarad',
            'Az egyenlőség is megengedett.',
          ),
          wrong({ good }, ({ good }) => num(good.length), 'csak-egyenloseg', 'Csak az egyenlőséget számoltad.'),
          wrong(
            { all, k },
            ({ all, k }) => num(all.filter(([p, q]) => p + q > k).length),
            'ellentett-feltetel',
            'Azokat számoltad, amelyekre nem teljesül.',
            `azokat a ${isDrawn ? 'pontokat' : 'párokat'} számolja, amelyekre $x+y>${k}$`,
          ),
          wrong({ all }, ({ all }) => num(all.length), 'feltetel-kimarad', 'Ez az összes pár. A feltételt is nézd meg!'),
        ],
        other: 'Írd fel az összes párt táblázatban, és jelöld a jókat!',
        hints: [
          'Készíts táblázatot az összegekről!',
          'Minden $A$-beli elemhez nézd végig a $B$ elemeit!',
          `Az első sor: ha $x=${x(a[0] ?? 0)}$, akkor az összegek: ${b.map(q => t((a[0] ?? 0) + q)).join('; ')}.`,
        ],
        solution:
          fitting.length === 1
            ? `Csak $1$ jó pár van: ${fitting.join('')}.`
            : `A jó párok: ${fitting.join(', ')}. A számuk ${t(fitting.length)}.`,
      },
      equals(a.reduce((c, p) => c + b.filter(q => p + q <= k).length, 0)),
    );
  },
);
