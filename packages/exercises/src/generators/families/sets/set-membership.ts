import { divisors, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { numberSuffix, The, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, setOf } from '../../proof.ts';
import { hotspot, multi, numeric, words, wrong } from '../../tasks.ts';
import { num, numberSet, type Value } from '../../value.ts';

const t = textNumber;

const set = (items: readonly number[]): string => numberSet(items).tex;

interface Property {
  tex: string;
  test: (n: number) => boolean;
  limit: number;
  /** How many elements pupils count too many or too few, and why. */
  miscounts: ReadonlyArray<{ by: number; why: string }>;
}

function property(rng: Rng): Property {
  const k = rng.int(2, 9);
  const n = rng.pick([12, 16, 18, 20, 24, 28, 30, 36]);
  const [lo, hi] = [rng.int(0, 8), rng.int(11, 18)];
  return rng.pick<Property>([
    {
      tex: `x\\in\\mathbb N\\mid x\\text{ osztója }${n}\\text{-${numberSuffix(n, 'nak')}}`,
      test: v => v > 0 && n % v === 0,
      limit: n,
      miscounts: [{ by: -2, why: 'Az 1 és maga a szám is osztó: kimaradtak.' }],
    },
    {
      tex: `x\\in\\mathbb N\\mid ${lo}<x\\le ${hi}`,
      test: v => v > lo && v <= hi,
      limit: 30,
      miscounts: [
        { by: -1, why: `${The(hi)} is eleme, mert az egyenlőség megengedett: ez kimaradt.` },
        { by: 1, why: `${The(lo)} nem eleme, mert $x$ nagyobb nála: azt is beleszámoltad.` },
      ],
    },
    {
      tex: `x\\in\\mathbb N\\mid x\\text{ többszöröse }${k}\\text{-${numberSuffix(k, 'nak')} és }x<${k * 5 + 2}`,
      test: v => v % k === 0 && v < k * 5 + 2,
      limit: 60,
      miscounts: [{ by: -1, why: 'A 0 is többszörös, és természetes szám: ez kimaradt.' }],
    },
    {
      tex: `x\\in\\mathbb N\\mid x\\text{ prímszám és }x<${hi + 2}`,
      test: v => v > 1 && divisors(v).length === 2 && v < hi + 2,
      limit: 30,
      miscounts: [{ by: 1, why: 'Az 1-et is prímszámnak vetted. Az 1 nem prím.' }],
    },
  ]);
}

function listSet(rng: Rng): Task {
  const p = property(rng);
  const all = range(0, p.limit).filter(p.test);
  redrawIf(all.length < 3 || all.length > 10);
  return numeric(
    {
      question: `Sorold fel az $A=\\{${p.tex}\\}$ halmaz elemeit, pontosvesszővel elválasztva!`,
      answer: numberSet(all),
      check: 'SET',
      wrong: [
        wrong(
          { all },
          ({ all }) => numberSet(all.slice(1)),
          'elem-kimarad',
          `Egy elem kimaradt: ${the(all[0] ?? 0)} is teljesíti a feltételt.`,
        ),
        wrong(
          { all },
          ({ all }) => numberSet(all.slice(0, -1)),
          'hatar-kimarad',
          `A legnagyobb elem kimaradt. Nézd meg a feltétel határát!`,
        ),
        ...(p.test(0) ? [] : [wrong({ all }, ({ all }) => numberSet([0, ...all]), 'nulla-felesleges', 'A 0 nem teljesíti a feltételt.')]),
      ],
      other: 'Próbáld ki sorban a természetes számokat!',
      hints: ['Olvasd el a feltételt a vonal után!', 'Próbáld ki sorban a számokat 0-tól.', `Az első jó szám ${the(all[0] ?? 0)}.`],
      solution: `$A=${set(all)}$.`,
    },
    setOf(range(0, p.limit + 5), p.test),
  );
}

function cardinality(rng: Rng): Task {
  if (rng.chance(0.4)) {
    const word = rng.pick([
      'MATEMATIKA',
      'BARLANG',
      'KAKAÓ',
      'ALMATORTA',
      'KEREKÍTÉS',
      'PARALELOGRAMMA',
      'TÉGLALAP',
      'KOORDINÁTA',
      'TÉRFOGAT',
      'LABORATÓRIUM',
      'KÍSÉRLET',
      'HALMAZELEM',
      'ADATOK',
      'INTERVALLUM',
      'TELEFON',
      'PAPRIKA',
      'BANÁN',
      'DIAGRAM',
    ]);
    const letters = new Set([...word]);
    redrawIf(letters.size === word.length);
    return numeric(
      {
        question: `Hány eleme van annak a halmaznak, amelynek elemei a **${word}** szó betűi?`,
        answer: num(letters.size),
        check: 'INT',
        wrong: [
          wrong(
            { word },
            ({ word }) => num(word.length),
            'ismetlodo-elemet-ketszer',
            'Az ismétlődő betűket többször számoltad. A halmazban egy elem csak egyszer szerepel.',
          ),
          wrong({ word, letters }, ({ word, letters }) => num(word.length - letters.size), 'ismetlodok-szama', 'Ez az ismétlődések száma.'),
        ],
        other: 'Írd fel a különböző betűket, mindegyiket egyszer!',
        hints: [
          'Van ismétlődő betű?',
          'Egy halmazban minden elem egyszer szerepel.',
          `A szó ${t(word.length)} betűből áll. Húzd ki az ismétlődőket!`,
        ],
        solution: `A különböző betűk: ${[...letters].join(', ')}. Az elemek száma ${t(letters.size)}.`,
      },
      equals([...word].filter((c, i, all) => all.indexOf(c) === i).length),
    );
  }
  const p = property(rng);
  const all = range(0, p.limit).filter(p.test);
  redrawIf(all.length < 3 || all.length > 12);
  return numeric(
    {
      question: `Hány eleme van az $A=\\{${p.tex}\\}$ halmaznak?`,
      answer: num(all.length),
      check: 'INT',
      wrong: [
        ...p.miscounts.map(({ by, why }) =>
          wrong({ all, by }, ({ all, by }) => num(all.length + by), by < 0 ? 'elem-kimarad' : 'hatar-felesleges', why),
        ),
        wrong({ all }, ({ all }) => num(all.at(-1) ?? 0), 'legnagyobb-elem', 'Ez a legnagyobb elem. Az elemek számát kérdezik.'),
      ],
      other: 'Sorold fel az elemeket, aztán számold meg!',
      hints: [
        'Sorold fel az elemeket!',
        'Próbáld ki sorban a természetes számokat.',
        `Az első két elem: ${all.slice(0, 2).map(t).join(' és ')}.`,
      ],
      solution: `$A=\\{${all.join(';\\ ')}\\}$, az elemek száma ${t(all.length)}.`,
    },
    equals(range(0, p.limit + 5).reduce((c, n) => c + (p.test(n) ? 1 : 0), 0)),
  );
}

function trueClaims(rng: Rng): Task {
  const a = rng.sample(range(0, 12), 5).sort((p, q) => p - q);
  const inside = rng.pick(a);
  const outside = rng.pick(range(0, 12).filter(n => !a.includes(n)));
  const sub = rng.sample(a, 2).sort((p, q) => p - q);
  const mixedSet = [inside, outside].sort((p, q) => p - q);
  const claim = (key: string, tex: string): Value => ({ key, tex, text: `$${tex}$`, size: undefined });
  const options = [
    { value: claim(`in:${inside}`, `${inside}\\in A`), correct: true, explanation: `${The(inside)} eleme a halmaznak.` },
    {
      value: claim(`in:${outside}`, `${outside}\\in A`),
      correct: false,
      explanation: `${The(outside)} nincs a felsorolásban.`,
      misconception: 'elem-ellenorzes',
    },
    {
      value: claim(`sub:${sub.join(',')}`, `\\{${sub.join(';')}\\}\\subset A`),
      correct: true,
      explanation: 'Mindkét eleme benne van a halmazban, ezért részhalmaz.',
    },
    {
      value: claim(`subset-as-element:${sub.join(',')}`, `\\{${sub.join(';')}\\}\\in A`),
      correct: false,
      explanation: 'Halmaz és halmaz között a ⊂ jel áll. Az ∈ jel elem és halmaz között.',
      misconception: 'eleme-es-resze-csere',
    },
    {
      value: claim(`sub:${mixedSet.join(',')}`, `\\{${mixedSet.join(';')}\\}\\subset A`),
      correct: false,
      explanation: `${The(outside)} nem eleme a halmaznak, így ez nem részhalmaz.`,
      misconception: 'reszhalmaz-ellenorzes',
    },
    { value: claim('empty', '\\varnothing\\subset A'), correct: true, explanation: 'Az üres halmaz minden halmaznak részhalmaza.' },
  ];
  const chosen = rng.sample(options, 5);
  redrawIf(chosen.filter(o => o.correct).length === 0 || chosen.every(o => o.correct));
  return multi(
    rng,
    {
      question: `Legyen $A=${set(a)}$. Melyik állítás igaz?`,
      options: chosen,
      hints: [
        'Mit jelent az ∈, és mit a ⊂ jel?',
        'Az ∈ egy elemről szól, a ⊂ egy halmazról, amelynek minden eleme benne van.',
        'Az üres halmaz minden halmaznak részhalmaza.',
      ],
      solution: `Igaz: ${chosen
        .filter(o => o.correct)
        .map(o => o.value.text)
        .join(', ')}.`,
    },
    key => {
      const [kind, list = ''] = key.split(':');
      const members = list.split(',').map(Number);
      if (kind === 'empty') return true;
      if (kind === 'subset-as-element') return false;
      return members.every(m => a.indexOf(m) >= 0);
    },
  );
}

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
        ...(id === asked ? {} : { misconception: asked === 'ab' || id === 'ab' ? 'unio-metszet-csere' : 'kulonbseg-sorrendje' }),
      })),
      hints: [
        'Mit jelent a két betű közötti jel?',
        'A metszet a közös rész; a különbségben az első halmaz azon elemei vannak, amelyek a másodikban nincsenek.',
        asked === 'ab' ? 'Mindkét körben benne kell lennie.' : 'Csak az egyik körben lehet benne.',
      ],
      solution: `$${REGIONS[asked].sign}$: ${REGIONS[asked].text}.`,
    },
    // Second method: which of the circles hold the region.
    key => key.includes('a') === (asked !== 'b') && key.includes('b') === (asked !== 'a'),
  );
}

export const setMembership = defineGenerator('gen-set-membership', 'Halmaz, elem, részhalmaz', ['matek-6-halmazok'], [], (rng, level) =>
  level === 1
    ? rng.chance(0.5)
      ? listSet(rng)
      : cardinality(rng)
    : level === 2
      ? rng.pick([trueClaims, trueClaims, cardinality, chooseRegion])(rng)
      : rng.chance(0.7)
        ? twoSets(rng)
        : trueClaims(rng),
);

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
              wrong({ a, b }, ({ a, b }) => numberSet(a.filter(n => b.includes(n))), 'unio-metszet-csere', 'Ez a metszet.'),
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
