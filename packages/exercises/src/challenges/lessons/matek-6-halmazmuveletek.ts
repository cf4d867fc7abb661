import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, textNumber, the } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;

const GROUPS = [
  { place: 'Egy táborban', people: 'gyerek', a: 'úszik', b: 'kerékpározik' },
  { place: 'Egy osztályban', people: 'tanuló', a: 'énekel a kórusban', b: 'jár néptáncra' },
  { place: 'Egy szakkörön', people: 'diák', a: 'sakkozik', b: 'társasozik' },
  { place: 'Egy falu iskolájában', people: 'gyerek', a: 'focizik', b: 'kosárlabdázik' },
  { place: 'Egy nyelviskolában', people: 'tanuló', a: 'tanul angolul', b: 'tanul németül' },
] as const;

/** The common part is tied to those outside by a multiple. */
function tiedOutside(rng: Rng): Task {
  const { place, people, a, b } = rng.pick(GROUPS);
  const k = rng.int(2, 5);
  const none = rng.int(2, 7);
  const both = k * none;
  const onlyA = rng.int(2, 15);
  const onlyB = rng.int(2, 15);
  redrawIf(onlyA === onlyB);
  const [inA, inB] = [onlyA + both, onlyB + both];
  const all = onlyA + onlyB + both + none;
  const excess = inA + inB - all;
  return numeric(
    {
      question: `${place} ${t(all)} ${people} van. Közülük ${t(inA)} ${a}, ${t(inB)} ${b}. Akik mindkettőt csinálják, ${suf(k, 'szor')} annyian vannak, mint akik egyiket sem. Hányan csinálják mindkettőt?`,
      answer: num(both),
      check: 'INT',
      unit: people,
      wrong: [
        wrong({ none }, ({ none }) => num(none), 'kivulieket-adja', 'Ennyien nem csinálják egyiket sem. A mindkettőt kérdeztük.'),
        wrong(
          { inA, inB, all },
          ({ inA, inB, all }) => num(inA + inB - all),
          'kivuliek-kimaradnak',
          `Így akkor számolhatnál, ha mindenki csinálná legalább az egyiket. Itt van, aki egyiket sem.`,
        ),
        wrong(
          { inA, inB },
          ({ inA, inB }) => num(Math.abs(inA - inB)),
          'letszamok-kulonbsege',
          'A két létszám különbsége nem a közös rész.',
        ),
      ],
      other: 'Rajzolj két egymásba érő kört! A két létszám összegében a közös rész kétszer szerepel, a kívül állók egyszer sem.',
      hints: [
        'Mit számolsz kétszer, és kit egyszer sem, ha a két létszámot összeadod?',
        'Az összeg annyival nagyobb a teljes létszámnál, amennyivel a közös rész nagyobb a kívül állók számánál.',
        `$${inA}+${inB}-${all}=${excess}$, tehát a közös rész ennyivel nagyobb, mint a kívül állók száma.`,
      ],
      solution: `A két létszám összegében a közös rész kétszer van benne, a kívül állók egyszer sem, ezért $${inA}+${inB}-${all}=${excess}$ a közös rész és a kívül állók különbsége. A közös rész ${suf(k, 'szor')} akkora, a különbség tehát ${t(k - 1)} rész: $${excess}:${k - 1}=${none}$ áll kívül. Mindkettőt $${k}\\cdot${none}=${both}$ ${people} csinálja.`,
    },
    fits(v => Number.isInteger(v / k) && inA + inB - v + v / k === all),
  );
}

/** Multiples up to a limit: divisible by exactly one of two numbers. */
function exactlyOne(rng: Rng): Task {
  const [p = 2, q = 3] = rng.sample([2, 3, 5, 7], 2).sort((a, b) => a - b);
  const limit = rng.int(4, 20) * 15;
  const upTo = (d: number): number => Math.floor(limit / d);
  const [a, b, c] = [upTo(p), upTo(q), upTo(p * q)];
  const answer = a + b - 2 * c;
  const neither = limit - (a + b - c);
  redrawIf(answer === neither);
  return numeric(
    {
      question: `Hány olyan pozitív egész szám van ${t(limit)}-ig (azt is beleértve), amely ${the(p)} és ${the(q)} közül **pontosan az egyikkel** osztható?`,
      answer: num(answer),
      check: 'INT',
      unit: 'szám',
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => num(a + b),
          'kozos-resz-ketszer',
          'A két létszámot összeadtad, így a mindkettővel oszthatók kétszer is benne vannak.',
        ),
        wrong(
          { a, b, c },
          ({ a, b, c }) => num(a + b - c),
          'legalabb-az-egyiket-szamolja',
          'Ennyi osztható legalább az egyikkel. A mindkettővel oszthatókat teljesen ki kell hagyni.',
        ),
        wrong({ c }, ({ c }) => num(c), 'metszetet-adja', 'Ezek mindkettővel oszthatók. A pontosan egyikkel oszthatókat kérdeztük.'),
        wrong({ neither }, ({ neither }) => num(neither), 'kivulieket-adja', 'Ezek egyikkel sem oszthatók.'),
      ],
      other: 'Rajzolj két halmazt: az egyikben az egyik szám, a másikban a másik szám többszörösei! Melyik részt keressük?',
      hints: [
        `Hány többszöröse van ${suf(p, 'nak')}, és hány ${suf(q, 'nak')} eddig a számig?`,
        'A közös részben lévő számokat mindkét halmazból el kell hagyni.',
        `Mindkettővel azok oszthatók, amelyek ${suf(p * q, 'val')} is: ezekből ${t(c)} van.`,
      ],
      solution: `${t(limit)}-ig ${t(a)} szám osztható ${suf(p, 'val')}, ${t(b)} osztható ${suf(q, 'val')}, és ${t(c)} mindkettővel. Csak az elsővel $${a}-${c}=${a - c}$, csak a másodikkal $${b}-${c}=${b - c}$ osztható. Összesen $${a - c}+${b - c}=${answer}$.`,
    },
    fits(v => range(1, limit).filter(n => (n % p === 0) !== (n % q === 0)).length === v),
  );
}

export const matek6Halmazmuveletek = defineChallenge({
  lesson: 'matek-6-halmazmuveletek',
  needs: [],
  shapes: [tiedOutside, exactlyOne],
  misconceptions: {
    'kivulieket-adja': { text: 'a halmazokon kívüliek számát adja meg', pupil: 'A halmazokon kívüliek számát adod meg.' },
    'legalabb-az-egyiket-szamolja': {
      text: 'a „pontosan az egyik” helyett a „legalább az egyik” elemeit számolja',
      pupil: 'A „pontosan az egyik” helyett a „legalább az egyik” elemeit számolod.',
    },
    'metszetet-adja': { text: 'a közös rész elemeit számolja meg', pupil: 'A közös rész elemeit számolod meg.' },
  },
});
