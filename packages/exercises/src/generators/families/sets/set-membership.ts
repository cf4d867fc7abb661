import { divisors, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { numberSuffix, suf, The, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
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
  /** What to say when the largest element is left out. */
  last?: string;
  /** Numbers that pupils list too, though they fail the condition. */
  extras?: ReadonlyArray<{ value: number; misconception: string; why: string; mistake: string }>;
  /** How many elements pupils count too many or too few, and why. */
  miscounts: ReadonlyArray<{ by: number; why: string; mistake: string; misconception?: string }>;
}

const UPPER = 'a kizárt felső határt is beveszi';
const LOWER = 'a kizárt alsó határt is beveszi';
const ONE_IS_PRIME = 'az 1-et prímnek tartja';

function property(rng: Rng): Property {
  const k = rng.int(2, 9);
  const n = rng.pick([12, 16, 18, 20, 24, 28, 30, 36]);
  const [lo, hi] = [rng.int(0, 8), rng.int(11, 18)];
  return rng.pick<Property>([
    {
      tex: `x\\in\\mathbb N\\mid x\\text{ osztója }${n}\\text{-${numberSuffix(n, 'nak')}}`,
      test: v => v > 0 && n % v === 0,
      limit: n,
      last: `A legnagyobb osztó kimaradt: ${the(n)} önmagának is osztója.`,
      miscounts: [{ by: -2, why: 'Az 1 és maga a szám is osztó: kimaradtak.', mistake: 'az 1-et és magát a számot kihagyja' }],
    },
    {
      tex: `x\\in\\mathbb N\\mid ${lo}<x<${hi + 1}`,
      test: v => v > lo && v <= hi,
      limit: 30,
      extras: [
        { value: hi + 1, misconception: 'hatar-felesleges', why: `${The(hi + 1)} nem eleme: az $x$ kisebb nála.`, mistake: UPPER },
        ...(lo > 0
          ? [{ value: lo, misconception: 'hatar-felesleges', why: `${The(lo)} nem eleme: az $x$ nagyobb nála.`, mistake: LOWER }]
          : []),
      ],
      miscounts: [
        { by: -1, why: `${The(hi)} is eleme, mert kisebb, mint ${hi + 1}: ez kimaradt.`, mistake: 'kihagyja a legnagyobb elemet' },
        { by: 1, why: `${The(lo)} nem eleme, mert $x$ nagyobb nála: azt is beleszámoltad.`, mistake: LOWER },
      ],
    },
    {
      tex: `x\\in\\mathbb N\\mid x\\text{ többszöröse }${k}\\text{-${numberSuffix(k, 'nak')} és }x<${k * 5 + 2}`,
      test: v => v % k === 0 && v < k * 5 + 2,
      limit: 60,
      miscounts: [{ by: -1, why: 'A 0 is többszörös, és természetes szám: ez kimaradt.', mistake: 'a 0-t kihagyja' }],
    },
    {
      tex: `x\\in\\mathbb N\\mid x\\text{ prímszám és }x<${hi + 2}`,
      test: v => v > 1 && divisors(v).length === 2 && v < hi + 2,
      limit: 30,
      extras: [
        { value: 1, misconception: 'egy-prim', why: 'Az 1 nem prímszám: csak egy osztója van.', mistake: ONE_IS_PRIME },
        ...(divisors(hi + 2).length === 2
          ? [{ value: hi + 2, misconception: 'hatar-felesleges', why: `${The(hi + 2)} prímszám, de nem kisebb önmagánál.`, mistake: UPPER }]
          : []),
      ],
      miscounts: [{ by: 1, why: 'Az 1-et is prímszámnak vetted. Az 1 nem prím.', mistake: ONE_IS_PRIME, misconception: 'egy-prim' }],
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
          'kihagyja a legkisebb elemet',
        ),
        wrong(
          { all },
          ({ all }) => numberSet(all.slice(0, -1)),
          p.last ? 'elem-kimarad' : 'hatar-kimarad',
          p.last ?? 'A legnagyobb elem kimaradt. Nézd meg a feltétel határát!',
          'kihagyja a legnagyobb elemet',
        ),
        ...(p.extras ?? []).map(({ value, misconception, why, mistake }) =>
          wrong({ all, value }, ({ all, value }) => numberSet([...all, value]), misconception, why, mistake),
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
            'az ismétlődő betűket többször is beleszámolja',
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
        ...p.miscounts.map(({ by, why, mistake, misconception = by < 0 ? 'elem-kimarad' : 'hatar-felesleges' }) =>
          wrong({ all, by }, ({ all, by }) => num(all.length + by), misconception, why, mistake),
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
        chosen.some(o => o.value.key === 'empty')
          ? 'Az üres halmaz minden halmaznak részhalmaza.'
          : 'A kapcsos zárójelben halmaz áll. Maga ez a halmaz van a felsorolásban, vagy csak az elemei?',
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

/** Choose the part of the Venn diagram where a number belongs. */
function placeElement(rng: Rng): Task {
  const [m, n] = rng.sample([12, 16, 18, 20, 24, 28, 30, 36, 40, 42], 2);
  redrawIf(m === undefined || n === undefined);
  const [first, second] = [m ?? 12, n ?? 18];
  const asked = rng.pick(['a', 'ab', 'b', 'out'] as const);
  const [inA, inB] = [asked === 'a' || asked === 'ab', asked === 'b' || asked === 'ab'];
  const fitting = range(2, 20).filter(v => (first % v === 0) === inA && (second % v === 0) === inB);
  redrawIf(fitting.length === 0);
  const x = rng.pick(fitting);
  const fact =
    inA === inB
      ? `${The(x)} ${inA ? 'mindkét számnak' : 'egyik számnak sem'} osztója.`
      : `${The(x)} ${theSuf(inA ? first : second, 'nak')} osztója, ${theSuf(inA ? second : first, 'nak')} nem.`;
  const check = (set: string, of: number): string => `Nézd meg újra ${set} halmazt: osztója-e ${the(x)} ${theSuf(of, 'nak')}?`;
  const replyTo = (id: string): string => {
    const [isWrongA, isWrongB] = [id.includes('a') !== inA, (id === 'b' || id === 'ab') !== inB];
    if (isWrongA && isWrongB) return `Egyik halmaznál sem jó. ${check('az $A$', first)} Aztán nézd meg ugyanígy a $B$-t is!`;
    return isWrongA ? `A $B$-re jól döntöttél. ${check('az $A$', first)}` : `Az $A$-ra jól döntöttél. ${check('a $B$', second)}`;
  };
  return hotspot(
    {
      question: `Az $A$ ${theSuf(first, 'nak')}, a $B$ ${theSuf(second, 'nak')} az osztóit tartalmazza. Válaszd ki azt a részt, ahová ${the(x)} kerül!`,
      figure: { kind: 'venn', sets: ['A', 'B'], universe: 'U', choose: true },
      spots: (['a', 'ab', 'b', 'out'] as const).map(id => ({
        id,
        value: words(id),
        correct: id === asked,
        explanation: id === asked ? `Helyes! ${fact}` : replyTo(id),
        ...(id === asked ? {} : { misconception: 'elem-ellenorzes' }),
      })),
      hints: [
        'Két kérdésre felelj: benne van-e az $A$-ban, és benne van-e a $B$-ben?',
        'A közös részben olyan elem áll, amely mindkettőben benne van; a körökön kívül olyan, amely egyikben sincs.',
        `Oszd el ${theSuf(first, 't')} ${suf(x, 'val')}! Van maradék?`,
      ],
      solution: fact,
    },
    // Second method: list the divisors.
    key => key.includes('a') === divisors(first).includes(x) && (key === 'b' || key === 'ab') === divisors(second).includes(x),
  );
}

/** How many subsets a small set has; some of the tasks fix one element. */
function countSubsets(rng: Rng): Task {
  const a = rng.sample(range(0, 20), rng.int(3, 5)).sort((p, q) => p - q);
  const fixed = rng.chance(0.5) ? rng.pick(a) : undefined;
  const size = a.length;
  const free = fixed === undefined ? size : size - 1;
  return numeric(
    {
      question:
        fixed === undefined
          ? `Hány részhalmaza van az $A=${set(a)}$ halmaznak?`
          : `Az $A=${set(a)}$ halmaz részhalmazai között hány olyan van, amelynek ${the(fixed)} eleme?`,
      answer: num(2 ** free),
      check: 'INT',
      wrong:
        fixed === undefined
          ? [
              wrong(
                { size },
                ({ size }) => num(size),
                'elem-reszhalmaz-helyett',
                'Ez az elemek száma. Több elemből álló részhalmaz is van.',
              ),
              wrong(
                { size },
                ({ size }) => num(2 ** size - 2),
                'ures-es-teljes-kimarad',
                'Kettő kimaradt: az üres halmaz és maga az $A$ is részhalmaz.',
                'az üres halmazt és magát a halmazt sem számolja részhalmaznak',
              ),
              wrong(
                { size },
                ({ size }) => num(2 ** size - 1),
                'ures-es-teljes-kimarad',
                'Egy kimaradt: az üres halmaz vagy maga az $A$.',
                'az üres halmaz és maga a halmaz közül az egyiket nem számolja részhalmaznak',
              ),
            ]
          : [
              wrong(
                { size },
                ({ size }) => num(2 ** size),
                'reszhalmaz-feltetele-kimarad',
                `Ez az összes részhalmaz száma. Csak azok kellenek, amelyekben ${the(fixed)} benne van.`,
              ),
              wrong(
                {},
                () => num(1),
                'elem-reszhalmaz-helyett',
                'Az egyelemű részhalmazt számoltad. Mellé más elemek is kerülhetnek.',
                'csak az egyelemű részhalmazt számolja',
              ),
              wrong(
                { size },
                ({ size }) => num(size - 1),
                'elem-reszhalmaz-helyett',
                'A kételemű részhalmazokat számoltad. Nagyobb is van.',
                'csak a kételemű részhalmazokat számolja',
              ),
            ],
      other: 'Minden elemről dönts: benne van vagy nincs!',
      hints: [
        'Sorold fel a részhalmazokat elemszám szerint!',
        'Minden szabadon választható elemre két lehetőség van: benne van vagy kimarad.',
        `Szabadon ${t(free)} elemről dönthetsz.`,
      ],
      solution: `${t(free)} elemről dönthetünk szabadon, mindegyikről kétféleképpen: $${range(1, free)
        .map(() => '2')
        .join('\\cdot')}=${2 ** free}$.`,
    },
    // Second method: list the subsets as binary numbers.
    equals(range(0, 2 ** size - 1).filter(mask => fixed === undefined || Math.floor(mask / 2 ** a.indexOf(fixed)) % 2 === 1).length),
  );
}

export const setMembership = defineGenerator('gen-set-membership', 'Halmaz, elem, részhalmaz', ['matek-6-halmazok'], [], (rng, level) =>
  level === 1
    ? rng.chance(0.5)
      ? listSet(rng)
      : cardinality(rng)
    : level === 2
      ? rng.pick([trueClaims, trueClaims, cardinality, placeElement])(rng)
      : rng.chance(0.5)
        ? countSubsets(rng)
        : trueClaims(rng),
);
