import { numberSuffix, The, texNumber, textNumber, the, theSuf } from '../../hungarian/index.ts';
import { divisors, range, sum } from '../arithmetic.ts';
import { defineGenerator, redraw, redrawIf, type Task } from '../engine.ts';
import { equals, fits, readList, setOf } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { choice, multi, numeric, wrong } from '../tasks.ts';
import { num, numberSet, point, type Value } from '../value.ts';

const t = textNumber;
const x = texNumber;
const set = (items: readonly number[]): string => numberSet(items).tex;

interface Property {
  tex: string;
  test: (n: number) => boolean;
  limit: number;
}
function property(rng: Rng): Property {
  const k = rng.int(2, 9);
  const n = rng.pick([12, 16, 18, 20, 24, 28, 30, 36]);
  const [lo, hi] = [rng.int(0, 8), rng.int(11, 18)];
  return rng.pick<Property>([
    { tex: `x\\in\\mathbb N\\mid x\\text{ osztója }${n}\\text{-${numberSuffix(n, 'nak')}}`, test: v => v > 0 && n % v === 0, limit: n },
    { tex: `x\\in\\mathbb N\\mid ${lo}<x\\le ${hi}`, test: v => v > lo && v <= hi, limit: 30 },
    {
      tex: `x\\in\\mathbb N\\mid x\\text{ többszöröse }${k}\\text{-${numberSuffix(k, 'nak')} és }x<${k * 5 + 2}`,
      test: v => v % k === 0 && v < k * 5 + 2,
      limit: 60,
    },
    {
      tex: `x\\in\\mathbb N\\mid x\\text{ prímszám és }x<${hi + 2}`,
      test: v => v > 1 && divisors(v).length === 2 && v < hi + 2,
      limit: 30,
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
        wrong(numberSet(all.slice(1)), 'elem-kimarad', `Egy elem kimaradt: ${the(all[0] ?? 0)} is teljesíti a feltételt.`),
        wrong(numberSet(all.slice(0, -1)), 'hatar-kimarad', `A legnagyobb elem kimaradt. Nézd meg a feltétel határát!`),
        ...(p.test(0) ? [] : [wrong(numberSet([0, ...all]), 'nulla-felesleges', 'A 0 nem teljesíti a feltételt.')]),
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
            num(word.length),
            'ismetlodo-elemet-ketszer',
            'Az ismétlődő betűket többször számoltad. A halmazban egy elem csak egyszer szerepel.',
          ),
          wrong(num(word.length - letters.size), 'ismetlodok-szama', 'Ez az ismétlődések száma.'),
          wrong(num(letters.size + 1), 'elszamolas', 'Húzd át az ismétlődő betűket, és számold újra!'),
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
        wrong(num(all.length - 1), 'elem-kimarad', 'Egy elem kimaradt. Sorold fel mindet!'),
        wrong(num(all.length + 1), 'hatar-felesleges', 'Eggyel többet számoltál. Nézd meg a határokat!'),
        wrong(num(all.at(-1) ?? 0), 'legnagyobb-elem', 'Ez a legnagyobb elem. Az elemek számát kérdezik.'),
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

const setMembership = defineGenerator('gen-set-membership', 'Halmaz, elem, részhalmaz', ['matek-6-halmazok'], (rng, level) =>
  level === 1
    ? rng.chance(0.5)
      ? listSet(rng)
      : cardinality(rng)
    : level === 2
      ? rng.chance(0.6)
        ? trueClaims(rng)
        : cardinality(rng)
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
  return numeric(
    {
      question: `$A=${set(a)}$ és $B=${set(b)}$. Sorold fel az $${sign}$ halmaz elemeit, pontosvesszővel elválasztva!`,
      answer: numberSet(answer),
      check: 'SET',
      wrong: [
        ...(kind === 'union'
          ? [wrong(numberSet(inter), 'unio-metszet-csere', 'Ez a metszet: a közös elemek. Az egyesítésben minden elem benne van.')]
          : []),
        ...(kind === 'intersection'
          ? [wrong(numberSet(union), 'unio-metszet-csere', 'Ez az egyesítés. A metszetben csak a közös elemek vannak.')]
          : []),
        ...(kind === 'difference'
          ? [
              wrong(
                numberSet(b.filter(n => !a.includes(n))),
                'kulonbseg-sorrendje',
                'Fordítva vontad ki: az $A$ elemeiből kell elhagyni a $B$ elemeit.',
              ),
              wrong(numberSet(inter), 'unio-metszet-csere', 'Ez a metszet.'),
            ]
          : []),
        ...(kind !== 'difference'
          ? [wrong(numberSet(diff), 'kulonbseg-helyett', 'Ez a különbség: az $A$ azon elemei, amelyek nincsenek a $B$-ben.')]
          : []),
      ],
      other: 'Rajzolj Venn-diagramot!',
      hints: [
        'Rajzold be az elemeket két körbe!',
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

interface Interval {
  lo: number;
  hi: number;
  loClosed: boolean;
  hiClosed: boolean;
}
const contains = (i: Interval, v: number): boolean => (i.loClosed ? v >= i.lo : v > i.lo) && (i.hiClosed ? v <= i.hi : v < i.hi);
/** Romanian notation; the reader takes both. */
const intervalValue = (i: Interval): Value => {
  const key = `${i.loClosed ? '[' : '('}${i.lo}; ${i.hi}${i.hiClosed ? ']' : ')'}`;
  const tex = `${i.loClosed ? '[' : '('}${x(i.lo)};\\ ${x(i.hi)}${i.hiClosed ? ']' : ')'}`;
  return { key, tex, text: `$${tex}$`, size: undefined };
};
const randomInterval = (rng: Rng): Interval => {
  const lo = rng.int(-9, 5);
  return { lo, hi: lo + rng.int(2, 9), loClosed: rng.chance(0.5), hiClosed: rng.chance(0.5) };
};
/** Every half between the ends decides what an interval is. */
const probes = range(-44, 60).map(n => n / 4);
const readInterval = (key: string): Interval => {
  const form = /^([[(])(-?\d+); (-?\d+)([\])])$/.exec(key);
  return { lo: Number(form?.[2]), hi: Number(form?.[3]), loClosed: form?.[1] === '[', hiClosed: form?.[4] === ']' };
};

function integersIn(rng: Rng): Task {
  const i = randomInterval(rng);
  const ask = rng.pick(['count', 'sum'] as const);
  const inside = range(i.lo, i.hi).filter(n => contains(i, n));
  const closedAll = range(i.lo, i.hi);
  const openAll = range(i.lo + 1, i.hi - 1);
  redrawIf(inside.length < 2 || (i.loClosed && i.hiClosed && rng.chance(0.7)));
  const answer = ask === 'count' ? inside.length : sum(inside);
  return numeric(
    {
      question:
        ask === 'count'
          ? `Hány egész szám van a $${intervalValue(i).tex}$ intervallumban?`
          : `Mennyi a $${intervalValue(i).tex}$ intervallumban lévő egész számok összege?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(num(ask === 'count' ? closedAll.length : sum(closedAll)), 'nyilt-zart-veg', 'A nyílt végpontot is beleszámoltad.'),
        wrong(num(ask === 'count' ? openAll.length : sum(openAll)), 'nyilt-zart-veg', 'A zárt végpontot kihagytad.'),
        wrong(num(i.hi - i.lo), 'intervallum-hossza', 'Ez az intervallum hossza.'),
        ...(ask === 'sum'
          ? [wrong(num(inside.length), 'nem-a-kerdesre-felel', 'Ez a darabszám. Az összeget kérdezik.')]
          : [wrong(num(Math.max(0, answer - 1)), 'nulla-kimarad', 'Eggyel kevesebbet számoltál. Sorold fel őket!')]),
      ],
      other: 'Sorold fel az egész számokat, és nézd meg a végpontokat!',
      hints: [
        'Melyik végpont tartozik hozzá?',
        'Szögletes zárójel: a végpont beletartozik. Kerek zárójel: nem.',
        `Az első egész szám ${the(inside[0] ?? 0)}.`,
      ],
      solution: `Az egész számok: ${inside.map(t).join('; ')}. A válasz ${t(answer)}.`,
    },
    equals(
      range(-30, 30)
        .filter(n => contains(i, n))
        .reduce((p, n) => p + (ask === 'count' ? 1 : n), 0),
    ),
  );
}

function inequalityToInterval(rng: Rng): Task {
  const i = randomInterval(rng);
  const flip = (k: Partial<Interval>): Value => intervalValue({ ...i, ...k });
  return choice(
    rng,
    {
      question: `Melyik intervallum felel meg ennek: $${x(i.lo)}${i.loClosed ? '\\le ' : '<'}x${i.hiClosed ? '\\le ' : '<'}${x(i.hi)}$?`,
      right: intervalValue(i),
      because: 'Helyes! Az egyenlőséget megengedő végpont zárt (szögletes), a másik nyílt (kerek).',
      wrong: [
        wrong(flip({ loClosed: !i.loClosed }), 'nyilt-zart-veg', 'A bal végpont zárójele nem jó: nézd meg, megengedett-e az egyenlőség!'),
        wrong(flip({ hiClosed: !i.hiClosed }), 'nyilt-zart-veg', 'A jobb végpont zárójele nem jó: nézd meg, megengedett-e az egyenlőség!'),
        wrong(flip({ loClosed: !i.loClosed, hiClosed: !i.hiClosed }), 'nyilt-zart-veg', 'Mindkét zárójelet felcserélted.'),
      ],
      hints: [
        'Lehet-e $x$ egyenlő a végponttal?',
        'Az egyenlőséget megengedő jelhez szögletes, a szigorúhoz kerek zárójel tartozik.',
        `A bal végpont ${i.loClosed ? 'beletartozik' : 'nem tartozik bele'}.`,
      ],
      solution: `$${x(i.lo)}${i.loClosed ? '\\le ' : '<'}x${i.hiClosed ? '\\le ' : '<'}${x(i.hi)}$ ugyanaz, mint $x\\in${intervalValue(i).tex}$.`,
    },
    key =>
      probes.every(
        v => contains(readInterval(key), v) === ((v > i.lo || (i.loClosed && v === i.lo)) && (v < i.hi || (i.hiClosed && v === i.hi))),
      ),
  );
}

function intervalOps(rng: Rng): Task {
  const [a, b] = [randomInterval(rng), randomInterval(rng)];
  const kind = rng.pick(['cap', 'cup'] as const);
  redrawIf(a.lo === b.lo || a.hi === b.hi || Math.max(a.lo, b.lo) >= Math.min(a.hi, b.hi));
  const left = a.lo < b.lo ? [a, b] : [b, a];
  const right = a.hi < b.hi ? [a, b] : [b, a];
  const [outerL, innerL] = left;
  const [innerR, outerR] = right;
  if (!outerL || !innerL || !innerR || !outerR) redraw();
  const cap: Interval = { lo: innerL.lo, loClosed: innerL.loClosed, hi: innerR.hi, hiClosed: innerR.hiClosed };
  const cup: Interval = { lo: outerL.lo, loClosed: outerL.loClosed, hi: outerR.hi, hiClosed: outerR.hiClosed };
  const [answer, other] = kind === 'cap' ? [cap, cup] : [cup, cap];
  return numeric(
    {
      question: `Add meg intervallumként: $${intervalValue(a).tex}\\${kind}${intervalValue(b).tex}$`,
      answer: intervalValue(answer),
      check: 'INTV',
      wrong: [
        wrong(
          intervalValue(other),
          'unio-metszet-csere',
          kind === 'cap'
            ? 'Ez az egyesítés. A metszet a közös rész.'
            : 'Ez a metszet. Az egyesítésben minden benne van, ami legalább az egyikben.',
        ),
        wrong(intervalValue({ ...answer, loClosed: !answer.loClosed }), 'nyilt-zart-veg', 'A bal végpont zárójelét nézd meg újra!'),
        wrong(intervalValue({ ...answer, hiClosed: !answer.hiClosed }), 'nyilt-zart-veg', 'A jobb végpont zárójelét nézd meg újra!'),
      ],
      other: 'Rajzold egymás alá a két intervallumot számegyenesen!',
      hints: [
        'Rajzold le a két intervallumot egymás alá!',
        kind === 'cap' ? 'Metszet: ahol mindkettő ott van.' : 'Egyesítés: ahol legalább az egyik ott van.',
        kind === 'cap' ? `A metszet bal vége ${the(answer.lo)}.` : `Az egyesítés bal vége ${the(answer.lo)}.`,
      ],
      solution: `$${intervalValue(a).tex}\\${kind}${intervalValue(b).tex}=${intervalValue(answer).tex}$.`,
    },
    key =>
      probes.every(
        v => contains(readInterval(key), v) === (kind === 'cap' ? contains(a, v) && contains(b, v) : contains(a, v) || contains(b, v)),
      ),
  );
}

const intervalGen = defineGenerator('gen-interval-ops', 'Intervallumok', ['matek-8-intervallumok'], (rng, level) =>
  level === 1 ? inequalityToInterval(rng) : level === 2 ? integersIn(rng) : intervalOps(rng),
);

const cartesian = defineGenerator('gen-cartesian', 'Descartes-szorzat', ['matek-7-koordinata-rendszer'], (rng, level) => {
  const a = rng.sample(range(-5, 8), rng.int(2, level === 1 ? 3 : 4)).sort((p, q) => p - q);
  const b = rng.sample(range(-5, 8), rng.int(2, 3)).sort((p, q) => p - q);
  redrawIf(a.join() === b.join());
  if (level === 1) {
    const answer = a.length * b.length;
    return numeric(
      {
        question: `$A=${set(a)}$ és $B=${set(b)}$. Hány eleme van az $A\\times B$ halmaznak?`,
        answer: num(answer),
        check: 'INT',
        expr: `${a.length}*${b.length}`,
        wrong: [
          wrong(
            num(a.length + b.length),
            'osszead-szorzas-helyett',
            'Összeadtad az elemszámokat. Minden elemhez a másik halmaz összes eleme társul.',
          ),
          wrong(num(new Set([...a, ...b]).size), 'unio-descartes-csere', 'Ez az egyesítés elemszáma.'),
          wrong(num(2 * answer), 'parokat-ketszer', 'Minden párt kétszer számoltál.'),
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
  return numeric(
    {
      question: `$A=${set(a)}$ és $B=${set(b)}$. Az $A\\times B$ halmaz hány $(x;\\ y)$ párjára igaz, hogy $x+y\\le ${k}$?`,
      answer: num(all.filter(([p, q]) => p + q <= k).length),
      check: 'INT',
      wrong: [
        wrong(num(all.filter(([p, q]) => p + q < k).length), 'egyenloseg-kimarad', 'Az egyenlőség is megengedett.'),
        wrong(num(good.length), 'csak-egyenloseg', 'Csak az egyenlőséget számoltad.'),
        wrong(num(all.filter(([p, q]) => p + q > k).length), 'ellentett-feltetel', 'Azokat számoltad, amelyekre nem teljesül.'),
        wrong(num(all.length), 'feltetel-kimarad', 'Ez az összes pár. A feltételt is nézd meg!'),
      ],
      other: 'Írd fel az összes párt táblázatban, és jelöld a jókat!',
      hints: [
        'Készíts táblázatot az összegekről!',
        'Minden $A$-beli elemhez nézd végig a $B$ elemeit!',
        `Az első sor: ha $x=${x(a[0] ?? 0)}$, akkor az összegek: ${b.map(q => t((a[0] ?? 0) + q)).join('; ')}.`,
      ],
      solution: `A jó párok: ${all
        .filter(([p, q]) => p + q <= k)
        .map(([p, q]) => point(p, q).text)
        .join(', ')}${all.some(([p, q]) => p + q <= k) ? '' : 'nincs ilyen'}. A számuk ${t(all.filter(([p, q]) => p + q <= k).length)}.`,
    },
    equals(a.reduce((c, p) => c + b.filter(q => p + q <= k).length, 0)),
  );
});

const functionMapping = defineGenerator('gen-function-mapping', 'A függvény fogalma', ['matek-8-fuggveny-fogalma'], (rng, level) => {
  const [m, n] = [rng.intNot(-4, 5, 0), rng.int(-6, 8)];
  const squareRule = level > 1 && rng.chance(0.4);
  const rule = (v: number): number => (squareRule ? v * v + n : m * v + n);
  const tail = n === 0 ? '' : n > 0 ? `+${n}` : `-${-n}`;
  const head = squareRule ? 'x^2' : m === 1 ? 'x' : m === -1 ? '-x' : `${m}x`;
  const formula = `${head}${tail}`;
  if (level === 1) {
    const v = rng.intNot(-6, 8, 0, 1);
    const answer = rule(v);
    redrawIf(answer === 0 || m === 1);
    return numeric(
      {
        question: `$f(x)=${formula}$. Mennyi $f(${x(v)})$?`,
        answer: num(answer),
        check: 'INT',
        expr: `${m}*(${v})+(${n})`,
        wrong: [
          wrong(num(m + v + n), 'muvelet-csere', 'Összeadtál szorzás helyett. Az együttható szoroz.'),
          wrong(num(m * Math.abs(v) + n), 'elojel-hiba', 'Negatív számot helyettesítettél: figyelj az előjelre!'),
          wrong(num(v), 'f-szer-x', 'Az $f(x)$ nem szorzás: a képletbe kell helyettesíteni.'),
          wrong(num(m * v), 'allando-kimarad', 'Az állandó tag kimaradt.'),
          wrong(num(Number(`${m}${Math.abs(v)}`) + n), 'egymas-melle-irja', 'Egymás mellé írtad a két számot. Az együttható szoroz.'),
        ],
        other: 'Írd be az $x$ helyére a számot, zárójellel!',
        hints: [
          'Mit kell az $x$ helyére írni?',
          'Helyettesítsd be a számot, negatívat zárójelben!',
          `$${squareRule ? '' : x(m)}\\cdot(${x(v)})${tail}$`,
        ],
        solution: `$f(${x(v)})=${x(m)}\\cdot(${x(v)})${tail}=${x(answer)}$.`,
      },
      fits(w => w - n === m * v),
    );
  }
  const domain = rng.sample(range(-4, 5), rng.int(4, 5)).sort((p, q) => p - q);
  const values = [...new Set(domain.map(rule))];
  if (level === 2) {
    return numeric(
      {
        question: `$f:${set(domain)}\\to\\mathbb{R}$, $f(x)=${formula}$. Sorold fel az értékkészlet elemeit, pontosvesszővel elválasztva!`,
        answer: numberSet(values),
        check: 'SET',
        wrong: [
          wrong(numberSet(domain), 'ertelmezesi-tartomany', 'Ez az értelmezési tartomány. Az értékkészlet a képek halmaza.'),
          wrong(numberSet([...new Set(domain.map(v => rule(Math.abs(v))))]), 'elojel-hiba', 'A negatív számoknál elrontottad az előjelet.'),
          wrong(numberSet([...new Set(domain.map(v => rule(v) - n))]), 'allando-kimarad', 'Az állandó tag kimaradt.'),
        ],
        other: 'Számítsd ki minden elem képét!',
        hints: [
          'Mit kapsz, ha az első elemet helyettesíted?',
          'Az értékkészlet a függvényértékek halmaza, ismétlés nélkül.',
          `$f(${x(domain[0] ?? 0)})=${x(rule(domain[0] ?? 0))}$`,
        ],
        solution: `A képek: ${domain.map(v => `$f(${x(v)})=${x(rule(v))}$`).join(', ')}. Az értékkészlet: $${set(values)}$.`,
      },
      setOf(range(-60, 60), w => domain.some(v => (squareRule ? v ** 2 : m * v) + n === w)),
    );
  }
  const target = rule(rng.pick(domain));
  const solutions = domain.filter(v => rule(v) === target);
  return numeric(
    {
      question: `$f:${set(domain)}\\to\\mathbb{R}$, $f(x)=${formula}$. Mely $x$ értékekre lesz $f(x)=${x(target)}$? Sorold fel mindet!`,
      answer: numberSet(solutions),
      check: 'SET',
      wrong: [
        wrong(
          numberSet([rule(target)]),
          'behelyettesites-iranya',
          `Az $x$ helyére írtad ${theSuf(target, 't')}. Most a függvényérték adott, az $x$-et keressük.`,
        ),
        ...(solutions.length > 1
          ? [wrong(numberSet(solutions.slice(1)), 'csak-egy-megoldas', 'Két elemnek is lehet ugyanaz a képe.')]
          : [wrong(numberSet(solutions.map(v => -v)), 'elojel-hiba', 'Az előjelet rontottad el.')]),
        wrong(numberSet([target]), 'ertek-helyett-kep', 'Ez a függvényérték maga.'),
      ],
      other: 'Számítsd ki mindegyik elem képét, és keresd meg, melyik egyezik!',
      hints: ['Melyik elem képe ez?', 'Számítsd ki sorban a képeket!', `Kezdd ezzel: mennyi $f(${x(domain[0] ?? 0)})$?`],
      solution: `A képek: ${domain.map(v => `$f(${x(v)})=${x(rule(v))}$`).join(', ')}. A megoldás: $${set(solutions)}$.`,
    },
    setOf(domain, v => (squareRule ? v * v : v * m) === target - n),
  );
});

export const sets = [setMembership, intervalGen, cartesian, functionMapping];
