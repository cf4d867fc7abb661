import { range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, numeric, wrong } from '../../tasks.ts';
import { num, type Value } from '../../value.ts';
import { intervalFigure } from '../shared/line-figures.ts';

const t = textNumber;

const x = texNumber;

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
        wrong(
          { ask, closedAll },
          ({ ask, closedAll }) => num(ask === 'count' ? closedAll.length : sum(closedAll)),
          'nyilt-zart-veg',
          i.loClosed || i.hiClosed ? 'A nyílt végpontot is beleszámoltad.' : 'A két nyílt végpontot is beleszámoltad.',
          i.loClosed || i.hiClosed ? 'a nyílt végpontot is beleszámolja' : 'a két nyílt végpontot is beleszámolja',
        ),
        wrong(
          { ask, openAll },
          ({ ask, openAll }) => num(ask === 'count' ? openAll.length : sum(openAll)),
          'nyilt-zart-veg',
          i.loClosed && i.hiClosed ? 'A két zárt végpontot kihagytad.' : 'A zárt végpontot kihagytad.',
          i.loClosed && i.hiClosed ? 'a két zárt végpontot kihagyja' : 'a zárt végpontot kihagyja',
        ),
        // With one closed end this is the count.
        ...(ask === 'sum' && i.loClosed !== i.hiClosed
          ? []
          : [
              wrong(
                { i },
                ({ i }) => num(i.hi - i.lo),
                'intervallum-hossza',
                'Ez az intervallum hossza.',
                ask === 'sum' ? 'az intervallum hosszát adja meg az egész számok összege helyett' : undefined,
              ),
            ]),
        ...(ask === 'sum'
          ? [wrong({ inside }, ({ inside }) => num(inside.length), 'nem-a-kerdesre-felel', 'Ez a darabszám. Az összeget kérdezik.')]
          : []),
      ],
      other: 'Sorold fel az egész számokat, és nézd meg a végpontokat!',
      hints: [
        'Melyik végpont tartozik az intervallumhoz?',
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

/** What the two ends show: of the same kind, or one closed and one open. */
function endsOf({ loClosed, hiClosed }: Interval, isDrawn: boolean): string {
  if (loClosed !== hiClosed)
    return isDrawn
      ? 'A tele karika beletartozik (szögletes zárójel), az üres nem (kerek zárójel).'
      : 'Az egyenlőséget megengedő végpont zárt (szögletes), a másik nyílt (kerek).';
  const seen = isDrawn
    ? `Mindkét karika ${loClosed ? 'tele' : 'üres'}`
    : loClosed
      ? 'Mindkét végpontnál megengedett az egyenlőség'
      : 'Egyik végpontnál sem megengedett az egyenlőség';
  return `${seen}, ezért mindkét végpont ${loClosed ? 'zárt (szögletes zárójel)' : 'nyílt (kerek zárójel)'}.`;
}

function inequalityToInterval(rng: Rng): Task {
  const i = randomInterval(rng);
  const flip = (k: Partial<Interval>): Value => intervalValue({ ...i, ...k });
  const isDrawn = rng.chance(0.5);
  return choice(
    rng,
    {
      ...(isDrawn ? { figure: intervalFigure({ '': i }) } : {}),
      question: isDrawn
        ? 'Melyik intervallumot mutatja az ábra?'
        : `Melyik intervallum felel meg ennek: $${x(i.lo)}${i.loClosed ? '\\le ' : '<'}x${i.hiClosed ? '\\le ' : '<'}${x(i.hi)}$?`,
      right: intervalValue(i),
      because: `Helyes! ${endsOf(i, isDrawn)}`,
      wrong: [
        wrong(
          { i },
          ({ i }) => flip({ loClosed: !i.loClosed }),
          'nyilt-zart-veg',
          `A bal végpont zárójele nem jó: nézd meg, ${isDrawn ? 'tele vagy üres a karika' : 'megengedett-e az egyenlőség'}!`,
        ),
        wrong(
          { i },
          ({ i }) => flip({ hiClosed: !i.hiClosed }),
          'nyilt-zart-veg',
          `A jobb végpont zárójele nem jó: nézd meg, ${isDrawn ? 'tele vagy üres a karika' : 'megengedett-e az egyenlőség'}!`,
        ),
        wrong(
          { i },
          ({ i }) => flip({ loClosed: !i.loClosed, hiClosed: !i.hiClosed }),
          'nyilt-zart-veg',
          'Mindkét zárójelet felcserélted.',
        ),
      ],
      hints: [
        isDrawn ? 'Tele vagy üres karika van a végpontoknál?' : 'Lehet-e $x$ egyenlő a végponttal?',
        isDrawn
          ? 'Tele karika: a végpont beletartozik, szögletes zárójel. Üres karika: kerek zárójel.'
          : 'Az egyenlőséget megengedő jelhez szögletes, a szigorúhoz kerek zárójel tartozik.',
        `A bal végpont ${i.loClosed ? 'beletartozik' : 'nem tartozik bele'}.`,
      ],
      solution: `${endsOf(i, isDrawn)} $${x(i.lo)}${i.loClosed ? '\\le ' : '<'}x${i.hiClosed ? '\\le ' : '<'}${x(i.hi)}$ ugyanaz, mint $x\\in${intervalValue(i).tex}$.`,
    },
    key =>
      probes.every(
        v => contains(readInterval(key), v) === ((v > i.lo || (i.loClosed && v === i.lo)) && (v < i.hi || (i.hiClosed && v === i.hi))),
      ),
  );
}

/** Union or intersection of two overlapping intervals with different ends. */
function combined(kind: 'cap' | 'cup', a: Interval, b: Interval): Interval {
  const left = a.lo < b.lo === (kind === 'cup') ? a : b;
  const right = a.hi < b.hi === (kind === 'cap') ? a : b;
  return { lo: left.lo, loClosed: left.loClosed, hi: right.hi, hiClosed: right.hiClosed };
}

function intervalOps(rng: Rng): Task {
  const [a, b] = [randomInterval(rng), randomInterval(rng)];
  const kind = rng.pick(['cap', 'cup'] as const);
  redrawIf(a.lo === b.lo || a.hi === b.hi || Math.max(a.lo, b.lo) >= Math.min(a.hi, b.hi));
  const answer = combined(kind, a, b);
  const isDrawn = Math.max(a.hi, b.hi) - Math.min(a.lo, b.lo) <= 16 && rng.chance(0.6);
  return numeric(
    {
      ...(isDrawn ? { figure: intervalFigure({ A: a, B: b }) } : {}),
      question: isDrawn
        ? `Az ábra az $A$ és a $B$ intervallumot mutatja. Add meg intervallumként: $A\\${kind} B$`
        : `Add meg intervallumként: $${intervalValue(a).tex}\\${kind}${intervalValue(b).tex}$`,
      answer: intervalValue(answer),
      check: 'INTV',
      wrong: [
        wrong(
          { kind, a, b },
          ({ kind, a, b }) => intervalValue(combined(kind === 'cap' ? 'cup' : 'cap', a, b)),
          'unio-metszet-csere',
          kind === 'cap'
            ? 'Ez az egyesítés. A metszet a közös rész.'
            : 'Ez a metszet. Az egyesítésben minden benne van, ami legalább az egyikben.',
        ),
        wrong(
          { kind, a, b },
          ({ kind, a, b }) => intervalValue({ ...combined(kind, a, b), loClosed: !combined(kind, a, b).loClosed }),
          'nyilt-zart-veg',
          'A bal végpont zárójelét nézd meg újra!',
        ),
        wrong(
          { kind, a, b },
          ({ kind, a, b }) => intervalValue({ ...combined(kind, a, b), hiClosed: !combined(kind, a, b).hiClosed }),
          'nyilt-zart-veg',
          'A jobb végpont zárójelét nézd meg újra!',
        ),
      ],
      other: isDrawn ? 'Nézd meg az ábrán, hol van ott az egyik, és hol a másik!' : 'Rajzold egymás alá a két intervallumot számegyenesen!',
      hints: [
        isDrawn ? 'Olvasd le a végpontokat, és nézd meg, melyik karika üres!' : 'Rajzold le a két intervallumot egymás alá!',
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

export const intervalGen = defineGenerator('gen-interval-ops', 'Intervallumok', ['matek-8-intervallumok'], ['negative'], (rng, level) =>
  level === 1 ? inequalityToInterval(rng) : level === 2 ? integersIn(rng) : intervalOps(rng),
);
