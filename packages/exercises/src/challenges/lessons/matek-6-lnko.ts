import { divisors, gcd, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { listing, suf, TheSuf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

/** Remainders are known: which is the greatest number that was divided by? */
function greatestDivisor(rng: Rng): Task {
  const g = rng.pick([12, 14, 15, 16, 18, 20, 21, 24, 28, 30, 36]);
  const [k = 2, m = 3] = rng.sample(range(3, 11), 2);
  redrawIf(gcd(k, m) !== 1);
  const [r1, r2] = [rng.int(1, g - 1), rng.int(1, g - 1)];
  redrawIf(r1 === r2);
  const [a, b] = [g * k + r1, g * m + r2];
  return numeric(
    {
      question: `Melyik a legnagyobb természetes szám, amellyel ${suf(a, 't')} osztva a maradék ${t(r1)}, ${suf(b, 't')} osztva pedig ${t(r2)}?`,
      answer: num(g),
      check: 'INT',
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => {
            let [p, q] = [a, b];
            while (q) [p, q] = [q, p % q];
            return num(p);
          },
          'maradekot-nem-vonja-le',
          'Az eredeti két szám legnagyobb közös osztóját vetted. Előbb vond le a maradékokat!',
        ),
        wrong(
          { g, k, m },
          ({ g, k, m }) => num(g * k * m),
          'lnko-lkkt-keveres',
          'Ez a maradékokkal csökkentett számok legkisebb közös többszöröse. Osztót keresünk.',
        ),
        ...(g % 2 === 0 && g / 2 > Math.max(r1, r2)
          ? [wrong({ g }, ({ g }) => num(g / 2), 'nem-a-legnagyobb', 'Ez is jó osztó, de van nála nagyobb.')]
          : []),
      ],
      other: 'Ha levonod a maradékot, a szám már maradék nélkül osztható. Melyik a legnagyobb közös osztó?',
      hints: [
        'Mi történik, ha a számokból előbb levonod a maradékukat?',
        'A levonás után mindkét szám osztható a keresett számmal. A legnagyobb ilyen a legnagyobb közös osztójuk.',
        `$${a}-${r1}=${a - r1}$ és $${b}-${r2}=${b - r2}$.`,
      ],
      solution: `$${a}-${r1}=${a - r1}$ és $${b}-${r2}=${b - r2}$ maradék nélkül osztható a keresett számmal. A legnagyobb közös osztójuk: $${a - r1}=${g}\\cdot${k}$ és $${b - r2}=${g}\\cdot${m}$, ${t(k)} és ${t(m)} közös osztója csak az 1, tehát ez ${t(g)}. ${TheSuf(g, 'nál')} mindkét maradék kisebb, így jó megoldás.`,
    },
    fits(
      v =>
        range(1, Math.max(a, b))
          .filter(d => a % d === r1 && b % d === r2)
          .at(-1) === v,
    ),
  );
}

const TILED = [
  { thing: 'Egy téglalap alakú kertet', pieces: 'négyzet alakú ágyásokra', unit: 'm', count: 'ágyás' },
  { thing: 'Egy téglalap alakú kartont', pieces: 'négyzetekre', unit: 'cm', count: 'négyzet' },
  { thing: 'Egy téglalap alakú falat', pieces: 'négyzet alakú mezőkre', unit: 'dm', count: 'mező' },
  { thing: 'Egy téglalap alakú takarót', pieces: 'négyzet alakú foltokra', unit: 'dm', count: 'folt' },
] as const;

/** A rectangle cut into the fewest equal squares; how many cuts or pieces. */
function fewestSquares(rng: Rng): Task {
  const { thing, pieces, unit, count } = rng.pick(TILED);
  const g = rng.pick([6, 8, 9, 12, 14, 15, 16, 18, 20]);
  const [k = 3, m = 4] = rng.sample(range(3, 11), 2).sort((p, q) => q - p);
  redrawIf(gcd(k, m) !== 1);
  const [long, wide] = [g * k, g * m];
  const answer = k * m;
  const smaller = divisors(g).at(-2) ?? 1;
  return numeric(
    {
      question: `${thing} maradék nélkül egyforma ${pieces} osztunk, a négyzetek oldala egész ${unit}. A téglalap oldalai ${t(long)} ${unit} és ${t(wide)} ${unit}. Legkevesebb hány ${count} lehet?`,
      answer: num(answer),
      check: 'INT',
      unit: count,
      wrong: [
        wrong({ g }, ({ g }) => num(g), 'oldalt-adja', `Ez a legnagyobb négyzet oldala. Azt kérdeztük, hány ${count} lesz.`),
        wrong(
          { k, m },
          ({ k, m }) => num(k + m),
          'sorok-oszlopok-osszege',
          'A sorok és az oszlopok számát összeadtad. Szorozni kell őket.',
        ),
        wrong(
          { long, wide, smaller },
          ({ long, wide, smaller }) => num((long / smaller) * (wide / smaller)),
          'nem-a-legnagyobb',
          'Ennél nagyobb négyzetekre is felosztható, úgy kevesebb lesz.',
        ),
      ],
      other: 'A lehető legkevesebb négyzethez a lehető legnagyobb négyzet kell.',
      hints: [
        'Mikor lesz a legkevesebb négyzet: ha kicsik, vagy ha nagyok?',
        'A négyzet oldala mindkét oldalnak osztója legyen, mégpedig a legnagyobb közös.',
        `A két oldal közös osztói: ${listing(divisors(g).map(t))}.`,
      ],
      solution: `A legkevesebb négyzethez a legnagyobb oldal kell, ez a két oldal legnagyobb közös osztója: ${t(g)} ${unit}. Az egyik oldal mentén $${long}:${g}=${k}$, a másik mentén $${wide}:${g}=${m}$ fér el, összesen $${k}\\cdot${m}=${x(answer)}$.`,
    },
    fits(
      v =>
        Math.min(
          ...range(1, wide)
            .filter(s => long % s === 0 && wide % s === 0)
            .map(s => (long / s) * (wide / s)),
        ) === v,
    ),
  );
}

export const matek6Lnko = defineChallenge({
  lesson: 'matek-6-lnko',
  needs: [],
  shapes: [greatestDivisor, fewestSquares],
  misconceptions: {
    'maradekot-nem-vonja-le': {
      text: 'a maradékok levonása nélkül keres közös osztót',
      pupil: 'A maradékok levonása nélkül keresel közös osztót.',
    },
    'oldalt-adja': { text: 'a négyzet oldalát adja meg a darabszám helyett', pupil: 'A négyzet oldalát adod meg a darabszám helyett.' },
    'sorok-oszlopok-osszege': { text: 'a sorok és oszlopok számát összeadja', pupil: 'A sorok és oszlopok számát összeadod.' },
  },
});
