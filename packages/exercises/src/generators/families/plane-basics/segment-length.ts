import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import type { Geometry, Point } from '../shared/plane-figures.ts';

type Length = readonly [from: string, to: string, label: string];

/** Points on a line in their real distances. Lengths that overlap are written on the other side, the third one further away. */
function drawPoints(places: Readonly<Record<string, number>>, lengths: readonly Length[]): Geometry {
  const names = Object.keys(places);
  const span = Math.max(...Object.values(places));
  const reach = (list: readonly Length[]): number => Math.max(0, ...list.map(([, to]) => places[to] ?? 0));
  return {
    kind: 'geometry',
    height: lengths.length > 2 ? 210 : 150,
    points: Object.fromEntries(Object.entries(places).map(([name, x]): [string, Point] => [name, [(x * 10) / span, 0]])),
    segments: [{ ends: [names[0] ?? 'A', names.at(-1) ?? 'B'] }],
    lengths: lengths.map(([from, to, label], i) => ({
      ends: [from, to],
      label,
      offset: (places[from] ?? 0) >= reach(lengths.slice(0, i)) ? 26 : i === 1 ? -26 : 52,
    })),
  };
}

function collinear(rng: Rng, level: Level): Task {
  const names = ['A', 'B', 'C', 'D'];
  const [p, q, r] = [rng.int(2, 15), rng.int(2, 15), rng.int(2, 15)];
  if (level === 1) {
    const add = rng.chance(0.5);
    const total = p + q;
    redrawIf(p === q);
    const isDrawn = Math.max(p, q) < 4 * Math.min(p, q) && rng.chance(0.6);
    redrawIf(isDrawn && !add && total === 2 * p);
    return numeric(
      {
        ...(isDrawn
          ? {
              figure: add
                ? drawPoints({ A: 0, B: p, C: total }, [
                    ['A', 'B', `${p} cm`],
                    ['B', 'C', `${q} cm`],
                  ])
                : drawPoints({ A: 0, B: p, C: total }, [
                    ['A', 'C', `${total} cm`],
                    ['A', 'B', `${p} cm`],
                  ]),
            }
          : {}),
        question: isDrawn
          ? `Az ábra adatai alapján milyen hosszú ${add ? 'az $AC$' : 'a $BC$'} szakasz?`
          : add
            ? `A $B$ pont az $AC$ szakaszon van. $AB=${p}$ cm, $BC=${q}$ cm. Milyen hosszú $AC$?`
            : `A $B$ pont az $AC$ szakaszon van. $AC=${total}$ cm, $AB=${p}$ cm. Milyen hosszú $BC$?`,
        answer: num(add ? total : q),
        check: 'NUM',
        unit: 'cm',
        expr: add ? `${p}+${q}` : `${total}-${p}`,
        wrong: [
          wrong(
            { add, p, q, total },
            ({ add, p, q, total }) => num(add ? Math.abs(p - q) : total + p),
            'osszeg-kulonbseg-csere',
            add ? 'Kivontál. A két rész együtt adja az egész szakaszt.' : 'Összeadtál. Az egészből kell kivonni az ismert részt.',
            add ? 'kivon összeadás helyett' : 'összead kivonás helyett',
          ),
          ...(add ? [p, q] : [total, p]).map(given =>
            wrong(
              { given },
              ({ given }) => num(given),
              'csak-az-egyik-szakasz',
              'Ez csak az egyik megadott szakasz.',
              'az egyik megadott szakaszt adja meg',
            ),
          ),
          wrong(
            { total },
            ({ total }) => num(total / 2),
            'mindig-felezi',
            add ? 'Ez csak a fele. Az egész $AC$ hosszát kérdezzük.' : 'Megfelezted az $AC$-t, de nem szerepel, hogy $B$ felezőpont.',
            add ? 'az $AB$ és a $BC$ összegét még meg is felezi' : 'az $AC$ felét adja meg, mintha $B$ felezőpont volna',
          ),
        ],
        other: isDrawn ? 'Az $AC$ szakasz az $AB$ és a $BC$ együtt.' : 'Rajzold le a három pontot sorban!',
        hints: [
          isDrawn ? 'Miből áll az $AC$ szakasz?' : 'Rajzold le a pontokat egy egyenesre!',
          'Az $AC$ szakasz két részből áll: $AC=AB+BC$.',
          add ? `$${p}+${q}$` : `$${total}-${p}$`,
        ],
        solution: add ? `$AC=AB+BC=${p}+${q}=${total}$ cm.` : `$BC=AC-AB=${total}-${p}=${q}$ cm.`,
      },
      equals(add ? Math.abs(0 - (p + q)) : Math.abs(p - total)),
    );
  }
  if (level === 2) {
    const [ab, bc] = [2 * p, 2 * q];
    redrawIf(p === q);
    const isDrawn = Math.max(p, q) < 3 * Math.min(p, q) && p + q !== ab && p + q !== bc && rng.chance(0.6);
    return numeric(
      {
        ...(isDrawn
          ? {
              figure: drawPoints({ A: 0, M: p, B: ab, N: ab + q, C: ab + bc }, [
                ['A', 'B', `${ab} cm`],
                ['B', 'C', `${bc} cm`],
              ]),
            }
          : {}),
        question: isDrawn
          ? `Az ábrán $M$ az $AB$, $N$ a $BC$ szakasz felezőpontja. Milyen hosszú $MN$?`
          : `Az $A$, $B$, $C$ pontok ebben a sorrendben egy egyenesen vannak, $AB=${ab}$ cm és $BC=${bc}$ cm. $M$ az $AB$, $N$ a $BC$ felezőpontja. Milyen hosszú $MN$?`,
        answer: num(p + q),
        check: 'NUM',
        unit: 'cm',
        expr: `${ab}/2+${bc}/2`,
        wrong: [
          wrong(
            { ab, bc },
            ({ ab, bc }) => num(ab + bc),
            'felezes-elmarad',
            'Ez az egész $AC$. A felezőpontok közötti rész a fele.',
            'egyik szakaszt sem felezi',
          ),
          wrong(
            { p, q },
            ({ p, q }) => num(Math.abs(p - q)),
            'osszeg-kulonbseg-csere',
            'A két fél szakaszt kivontad. $M$ és $N$ a $B$ két oldalán van.',
            'a két fél szakaszt kivonja egymásból',
          ),
          wrong(
            { p, bc },
            ({ p, bc }) => num(p + bc),
            'csak-az-egyiket-felezi',
            'Csak az $AB$ szakaszt felezted. A $BC$ szakasznak is csak a fele kell.',
            'csak az $AB$ szakaszt felezi, a $BC$-t nem',
          ),
          wrong(
            { ab, q },
            ({ ab, q }) => num(ab + q),
            'csak-az-egyiket-felezi',
            'Csak a $BC$ szakaszt felezted. Az $AB$ szakasznak is csak a fele kell.',
            'csak a $BC$ szakaszt felezi, az $AB$-t nem',
          ),
        ],
        other: 'Jelöld be a felezőpontokat, és nézd, miből áll $MN$!',
        hints: [
          isDrawn ? 'Melyik két részből áll az $MN$ szakasz?' : 'Rajzold le a pontokat sorban!',
          '$MN=MB+BN$',
          `$MB=${ab}:2=${p}$ cm`,
        ],
        solution: `$MN=MB+BN=${p}+${q}=${p + q}$ cm.`,
      },
      equals(ab + bc / 2 - ab / 2),
    );
  }
  const kind = rng.pick(['times', 'whole'] as const);
  if (kind === 'times') {
    const k = rng.int(2, 5);
    const total = p * (k + 1);
    return numeric(
      {
        question: `A $B$ pont az $AC$ szakaszon van, $AC=${total}$ cm és $BC=${k}\\cdot AB$. $M$ az $AB$ felezőpontja. Milyen hosszú $MC$?`,
        answer: num(total - p / 2),
        check: 'NUM',
        unit: 'cm',
        expr: `${total}-${total}/(${k}+1)/2`,
        wrong: [
          wrong(
            { total, p },
            ({ total, p }) => num(total - p),
            'felezes-elmarad',
            'Ez a $BC$ hossza. Az $AB$ fele is hozzátartozik.',
            'az egész $AB$ szakaszt vonja le, nem a felét',
          ),
          wrong(
            { total, k },
            ({ total, k }) => num(total - total / k / 2),
            'reszek-szama',
            `Összesen ${k + 1} egyenlő rész van, nem ${k}.`,
            `${k + 1} helyett ${k} egyenlő részre osztja az $AC$-t, és egy ilyen rész felét vonja le`,
          ),
          wrong(
            { total },
            ({ total }) => num(total / 2),
            'mindig-felezi',
            '$M$ az $AB$ felezőpontja, nem az $AC$-é.',
            'az $M$ pontot az $AC$ felezőpontjának veszi',
          ),
          wrong({ p }, ({ p }) => num(p / 2), 'nem-a-kerdesre-felel', 'Ez az $AM$ hossza.'),
        ].filter(w => decimalsOf(w.value.size ?? 0) <= 2),
        other: 'Számítsd ki először $AB$ hosszát!',
        hints: [`Hány egyenlő részből áll az $AC$ szakasz?`, `$AC=AB+${k}\\cdot AB=${k + 1}\\cdot AB$`, `$AB=${total}:${k + 1}=${p}$ cm`],
        solution: `$AB=${total}:${k + 1}=${p}$ cm, $AM=${num(p / 2).tex}$ cm, ezért $MC=${total}-${num(p / 2).tex}=${num(total - p / 2).tex}$ cm.`,
      },
      equals((k * total) / (k + 1) + total / (k + 1) / 2),
    );
  }
  const total = p + q + r;
  redrawIf(new Set([p, q, r]).size < 3);
  const isDrawn = Math.max(p, q, r) < 4 * Math.min(p, q, r) && ![p + q, q + r, total].includes(q) && rng.chance(0.6);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: drawPoints({ A: 0, B: p, C: p + q, D: total }, [
              ['A', 'C', `${p + q} cm`],
              ['B', 'D', `${q + r} cm`],
              ['A', 'D', `${total} cm`],
            ]),
          }
        : {}),
      question: isDrawn
        ? 'Az ábra adatai alapján milyen hosszú a $BC$ szakasz?'
        : `Az $${names.join('$, $')}$ pontok ebben a sorrendben egy egyenesen vannak. $AC=${p + q}$ cm, $BD=${q + r}$ cm, $AD=${total}$ cm. Milyen hosszú $BC$?`,
      answer: num(q),
      check: 'NUM',
      unit: 'cm',
      expr: `${p + q}+${q + r}-${total}`,
      wrong: [
        wrong({ total, p, q }, ({ total, p, q }) => num(total - (p + q)), 'rossz-szakasz', 'Ez a $CD$ hossza.', 'a $CD$ hosszát adja meg'),
        wrong(
          { total, q, r },
          ({ total, q, r }) => num(total - (q + r)),
          'rossz-szakasz',
          'Ez az $AB$ hossza.',
          'az $AB$ hosszát adja meg',
        ),
        wrong(
          { p, q, r },
          ({ p, q, r }) => num(p + q + q + r),
          'kozos-reszt-ketszer',
          'Összeadtad a két szakaszt, de a közös rész így kétszer szerepel.',
          'az $AC$ és a $BD$ összegét adja meg',
        ),
        wrong(
          { p, r },
          ({ p, r }) => num(Math.abs(p - r)),
          'osszeg-kulonbseg-csere',
          'A két szakasz különbségét vetted. A közös részt keressük.',
          'az $AC$ és a $BD$ különbségét veszi',
        ),
      ],
      other: 'Melyik rész van benne $AC$-ben és $BD$-ben is?',
      hints: [
        isDrawn ? 'Melyik két szakasz fedi egymást?' : 'Rajzold le a négy pontot sorban!',
        '$AC+BD$-ben a $BC$ kétszer szerepel.',
        `$AC+BD=${p + q + q + r}$ cm`,
      ],
      solution: `$BC=AC+BD-AD=${p + q}+${q + r}-${total}=${q}$ cm.`,
    },
    fits(v => p + q - v + v + (q + r - v) === total),
  );
}

export const segmentLength = defineGenerator(
  'gen-segment-length',
  'Szakaszok hossza',
  ['matek-5-pont-egyenes-szakasz'],
  ['decimal'],
  collinear,
);
