import { range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, numberToWords, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import type { Geometry, Point } from '../shared/plane-figures.ts';

const t = textNumber;

type Edge = readonly [number, number];

const LETTERS = 'ABCDEF';

/** The vertices on a circle, in the order of the letters. */
function graphFigure(n: number, edges: readonly Edge[]): Geometry {
  const at = (i: number): Point => {
    const angle = Math.PI / 2 - (2 * Math.PI * i) / n;
    return [Number((4 * Math.cos(angle)).toFixed(2)), Number((4 * Math.sin(angle)).toFixed(2))];
  };
  return {
    kind: 'geometry',
    height: 210,
    points: Object.fromEntries(range(0, n - 1).map(i => [LETTERS.charAt(i), at(i)])),
    segments: edges.map(([a, b]): [string, string] => [LETTERS.charAt(a), LETTERS.charAt(b)]),
  };
}

/** Matches left in a round robin; the graph shows those played. */
export function matchesLeft(rng: Rng): Task {
  const n = rng.int(5, 6);
  const all = range(0, n - 1).flatMap(a => range(a + 1, n - 1).map((b): Edge => [a, b]));
  const edges = rng.sample(all, rng.int(3, all.length - 3)).sort(([a, b], [c, d]) => a - c || b - d);
  const played = edges.length;
  const degrees = range(0, n - 1).map(i => edges.filter(edge => edge.includes(i)).length);
  redrawIf(degrees.includes(0));
  const left = all.length - played;
  const who = rng.pick([
    { many: 'csapat', each: 'csapatot', thing: 'meccs' },
    { many: 'sakkozó', each: 'sakkozót', thing: 'játszma' },
    { many: 'asztaliteniszező', each: 'asztaliteniszezőt', thing: 'mérkőzés' },
  ]);
  return numeric(
    {
      question: `${capital(numberToWords(n))} ${who.many} körmérkőzést játszik: mindenki mindenkivel egyszer. A gráf élei mutatják, kik játszottak már egymással. Hány ${who.thing} van még hátra?`,
      figure: graphFigure(n, edges),
      answer: num(left),
      check: 'INT',
      expr: `${n}*(${n}-1)/2-${played}`,
      wrong: [
        wrong({ played }, ({ played }) => num(played), 'nem-a-kerdesre-felel', 'Ennyi zajlott le eddig. A hátralévőket kérdeztük.'),
        wrong(
          { n },
          ({ n }) => num((n * (n - 1)) / 2),
          'nem-a-kerdesre-felel',
          `Ez az összes ${who.thing} száma. Vond le, ami már lezajlott!`,
          `az összes ${who.thing} számát adja meg`,
        ),
        wrong(
          { n, played },
          ({ n, played }) => num(n * (n - 1) - played),
          'ketszer-szamolja',
          `Az összesnél nem feleztél: $${n}\\cdot${n - 1}$ helyett ennek a fele kell.`,
          `az összes ${who.thing} számolásakor minden párt kétszer számol`,
        ),
        wrong(
          { n, played },
          ({ n, played }) => num((n * (n + 1)) / 2 - played),
          'onmagaval-is',
          'Az összesnél mindenkit önmagával is párba állítottál.',
          `az összes ${who.thing} számolásakor minden ${who.each} önmagával is párba állít`,
        ),
      ],
      other: 'Számold ki, hány él lehetne összesen, és vond le a meglévőket!',
      hints: [
        'Hány él lehetne összesen?',
        'Minden csúcsból eggyel kevesebb él indulhat, mint ahány csúcs van; így minden élt kétszer számolsz.',
        `Összesen $\\frac{${n}\\cdot${n - 1}}{2}=${all.length}$ lesz.`,
      ],
      solution: `Összesen $\\frac{${n}\\cdot${n - 1}}{2}=${all.length}$, ebből ${t(played)} már lezajlott: $${all.length}-${played}=${left}$.`,
    },
    // Second way: what each vertex still misses, halved.
    equals(sum(degrees.map(degree => n - 1 - degree)) / 2),
  );
}
