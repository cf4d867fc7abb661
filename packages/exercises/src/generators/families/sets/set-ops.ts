import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { setOf } from '../../proof.ts';
import { hotspot, numeric, words, wrong } from '../../tasks.ts';
import { numberSet } from '../../value.ts';
import { commonOfGroup, eitherMultiple, onlyOneOfGroup, unionOfGroup } from './set-counting.ts';

const t = textNumber;

const set = (items: readonly number[]): string => numberSet(items).tex;

const REGIONS = {
  ab: { sign: 'A\\cap B', text: 'a két halmaz közös része' },
  a: { sign: 'A\\setminus B', text: 'az $A$ azon része, amely nincs a $B$-ben' },
  b: { sign: 'B\\setminus A', text: 'a $B$ azon része, amely nincs az $A$-ban' },
} as const;
type Region = keyof typeof REGIONS;

/** Choose the part of the Venn diagram that a sign stands for. */
function chooseRegion(rng: Rng): Task {
  const asked = rng.pick<Region>(['ab', 'a', 'b']);
  // Some elements, so that no two diagrams are the same.
  const [p, q, r, out] = rng.sample(range(1, 30), 4).map(String);
  return hotspot(
    {
      question: `Válaszd ki az ábrán ${asked === 'b' ? 'a' : 'az'} $${REGIONS[asked].sign}$ halmazt!`,
      figure: {
        kind: 'venn',
        sets: ['A', 'B'],
        universe: 'U',
        choose: true,
        content: { a: [p ?? ''], ab: [q ?? ''], b: [r ?? ''], out: [out ?? ''] },
      },
      spots: (['a', 'ab', 'b'] as const).map(id => ({
        id,
        value: words(id),
        correct: id === asked,
        explanation: `${id === asked ? 'Helyes! Ez' : 'Nem ez az: ez'} ${REGIONS[id].text}.`,
        ...(id === asked ? {} : { misconception: asked === 'ab' || id === 'ab' ? 'metszet-kulonbseg-csere' : 'kulonbseg-sorrendje' }),
      })),
      hints: [
        'Mit jelent a két betű közötti jel?',
        'A metszet a közös rész; a különbségben az első halmaz azon elemei vannak, amelyek a másodikban nincsenek.',
        asked === 'ab' ? 'A keresett elemek mindkét körben benne vannak.' : 'A keresett elemek csak az egyik körben vannak benne.',
      ],
      solution: `$${REGIONS[asked].sign}$: ${REGIONS[asked].text}.`,
    },
    // Second method: which of the circles hold the region.
    key => key.includes('a') === (asked !== 'b') && key.includes('b') === (asked !== 'a'),
  );
}

function twoSets(rng: Rng): Task {
  const a = rng.sample(range(0, 15), rng.int(4, 6)).sort((p, q) => p - q);
  const b = rng.sample(range(0, 15), rng.int(4, 6)).sort((p, q) => p - q);
  const kind = rng.pick(['union', 'intersection', 'difference'] as const);
  const inter = a.filter(n => b.includes(n));
  const union = [...new Set([...a, ...b])];
  const diff = a.filter(n => !b.includes(n));
  redrawIf(inter.length < 2 || diff.length < 1);
  const answer = { union, intersection: inter, difference: diff }[kind];
  const sign = { union: 'A\\cup B', intersection: 'A\\cap B', difference: 'A\\setminus B' }[kind];
  const onlyB = b.filter(n => !a.includes(n));
  const isDrawn = rng.chance(0.6);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'venn' as const,
              sets: ['A', 'B'],
              content: { a: diff.map(String), ab: inter.map(String), b: onlyB.map(String) },
            },
            keyInFigure: 'Az elemek a diagramban állnak; a kérdés az, melyik rész elemei kellenek.',
          }
        : {}),
      question: isDrawn
        ? `A Venn-diagram az $A$ és a $B$ halmaz elemeit mutatja. Sorold fel az $${sign}$ halmaz elemeit, pontosvesszővel elválasztva!`
        : `$A=${set(a)}$ és $B=${set(b)}$. Sorold fel az $${sign}$ halmaz elemeit, pontosvesszővel elválasztva!`,
      answer: numberSet(answer),
      check: 'SET',
      wrong: [
        ...(kind === 'union'
          ? [
              wrong(
                { a, b },
                ({ a, b }) => numberSet(a.filter(n => b.includes(n))),
                'unio-metszet-csere',
                'Ez a metszet: a közös elemek. Az egyesítésben minden elem benne van.',
              ),
            ]
          : []),
        ...(kind === 'intersection'
          ? [
              wrong(
                { a, b },
                ({ a, b }) => numberSet([...new Set([...a, ...b])]),
                'unio-metszet-csere',
                'Ez az egyesítés. A metszetben csak a közös elemek vannak.',
              ),
            ]
          : []),
        ...(kind === 'difference'
          ? [
              wrong(
                { b, a },
                ({ b, a }) => numberSet(b.filter(n => !a.includes(n))),
                'kulonbseg-sorrendje',
                'Fordítva vontad ki: az $A$ elemeiből kell elhagyni a $B$ elemeit.',
              ),
              wrong(
                { a, b },
                ({ a, b }) => numberSet(a.filter(n => b.includes(n))),
                'metszet-kulonbseg-csere',
                'Ez a metszet: a különbségből éppen a közös elemek maradnak ki.',
              ),
              wrong(
                { a },
                ({ a }) => numberSet(a),
                'kozos-resz-ketszer',
                'Ez az egész $A$. Hagyd el belőle a $B$ elemeit!',
                'az egész $A$ halmazt adja meg',
              ),
            ]
          : []),
        ...(kind !== 'difference'
          ? [
              wrong(
                { a, b },
                ({ a, b }) => numberSet(a.filter(n => !b.includes(n))),
                'kulonbseg-helyett',
                'Ez a különbség: az $A$ azon elemei, amelyek nincsenek a $B$-ben.',
              ),
            ]
          : []),
      ],
      other: isDrawn ? 'A diagram melyik részére vonatkozik a kérdés?' : 'Rajzolj Venn-diagramot!',
      hints: [
        isDrawn ? 'A diagram melyik része tartozik ehhez a jelhez?' : 'Rajzold be az elemeket két körbe!',
        {
          union: 'Egyesítés: ami legalább az egyikben benne van.',
          intersection: 'Metszet: ami mindkettőben benne van.',
          difference: 'Különbség: ami az elsőben benne van, a másodikban nincs.',
        }[kind],
        `A közös elemek száma ${t(inter.length)}.`,
      ],
      solution: `$${sign}=${set(answer)}$.`,
    },
    setOf(range(0, 20), n =>
      kind === 'union'
        ? a.includes(n) || b.includes(n)
        : kind === 'intersection'
          ? a.includes(n) && b.includes(n)
          : a.includes(n) && !b.includes(n),
    ),
  );
}

/** The other set, from the union, the intersection and one of the sets. */
function missingSet(rng: Rng): Task {
  const [onlyA, both, onlyB] = [rng.int(2, 3), rng.int(2, 3), rng.int(2, 3)];
  const drawn = rng.sample(range(1, 20), onlyA + both + onlyB);
  const common = drawn.slice(0, both);
  const a = drawn.slice(0, both + onlyA);
  const union = drawn;
  const b = [...common, ...drawn.slice(both + onlyA)];
  return numeric(
    {
      question: `$A=${set(a)}$, $A\\cup B=${set(union)}$ és $A\\cap B=${set(common)}$. Sorold fel a $B$ halmaz elemeit, pontosvesszővel elválasztva!`,
      answer: numberSet(b),
      check: 'SET',
      wrong: [
        wrong(
          { union, a },
          ({ union, a }) => numberSet(union.filter(n => !a.includes(n))),
          'kozos-resz-kimarad',
          'A közös elemek kimaradtak: azok a $B$-ben is benne vannak.',
          'az egyesítésből az $A$ minden elemét elhagyja',
        ),
        wrong(
          { union, common },
          ({ union, common }) => numberSet(union.filter(n => !common.includes(n))),
          'kozos-resz-kimarad',
          'A metszetet vontad ki az egyesítésből. A metszet elemei a $B$-ben is benne vannak.',
          'az egyesítésből a metszet elemeit hagyja el',
        ),
        wrong(
          { a, common },
          ({ a, common }) => numberSet(a.filter(n => !common.includes(n))),
          'kulonbseg-sorrendje',
          'Ez az $A\\setminus B$: ezek az elemek éppen nincsenek a $B$-ben.',
          'az $A$ halmazból a metszet elemeit hagyja el',
        ),
      ],
      other: 'Írd be a megadott elemeket egy halmazábrába, középről kifelé!',
      hints: [
        'Rajzolj két kört, és írd középre a metszet elemeit!',
        'Az egyesítésnek az a része, amely nincs az $A$-ban, biztosan a $B$-hez tartozik.',
        `Kezdd a közös elemekkel: ezek a $B$-ben is benne vannak, és ${t(common.length)} van belőlük.`,
      ],
      solution: `A $B$-ben vannak a közös elemek, és az egyesítésnek azok az elemei, amelyek nincsenek az $A$-ban: $B=${set(b)}$.`,
    },
    // Second method: an element of the union is in B when it is not in A, or in both.
    setOf(range(0, 25), n => union.includes(n) && (!a.includes(n) || common.includes(n))),
  );
}

export const setOps = defineGenerator('gen-set-ops', 'Halmazműveletek', ['matek-6-halmazmuveletek'], [], (rng, level) =>
  level === 1
    ? rng.pick([twoSets, twoSets, chooseRegion, unionOfGroup])(rng)
    : level === 2
      ? rng.pick([twoSets, unionOfGroup, commonOfGroup])(rng)
      : rng.pick([missingSet, commonOfGroup, onlyOneOfGroup, eitherMultiple])(rng),
);
