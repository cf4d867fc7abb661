import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { TheWord, texNumber, textNumber, theWord, withUnit } from '@eszkerek/numbers/hungarian';
import type { Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const STRIPS = [
  { thing: 'Egy négyzet alakú papírlapot', part: 'csík', unit: 'cm' },
  { thing: 'Egy négyzet alakú kertet', part: 'ágyás', unit: 'm' },
  { thing: 'Egy négyzet alakú ponyvát', part: 'csík', unit: 'dm' },
  { thing: 'Egy négyzet alakú parkot', part: 'sáv', unit: 'm' },
] as const;

/** A square cut into equal strips: the perimeter of one strip leads back to the side. */
function strips(rng: Rng): Task {
  const { thing, part, unit } = rng.pick(STRIPS);
  const n = rng.int(3, 6);
  const width = rng.int(2, 9);
  const side = n * width;
  const perimeter = 2 * (side + width);
  const answer = side * side;
  const parts = 2 * (n + 1);
  return numeric(
    {
      question: `${thing} az egyik oldalával párhuzamosan ${t(n)} egyforma, téglalap alakú részre osztunk. Egy ilyen ${part} kerülete ${withUnit(perimeter, unit)}. Mekkora az egész négyzet területe?`,
      answer: num(answer),
      check: 'NUM',
      unit: `${unit}²`,
      wrong: [
        wrong(
          { side, width },
          ({ side, width }) => num(side * width),
          'egy-resz-terulete',
          `Ez egyetlen ${part} területe. Az egész négyzetet kérdeztük.`,
        ),
        wrong({ side }, ({ side }) => num(4 * side), 'kerulet-terulet-csere', 'Ez a négyzet kerülete. A területét kérdeztük.'),
        ...((perimeter * n) % 4 === 0
          ? [
              wrong(
                { perimeter, n },
                ({ perimeter, n }) => num(((perimeter * n) / 4) ** 2),
                'keruleteket-osszeadja',
                `A részek kerületét összeadtad, mintha az egész négyzet kerülete lenne. A vágások mentén minden oldal kétszer szerepel.`,
              ),
            ]
          : []),
        wrong(
          { width },
          ({ width }) => num(width * width),
          'rossz-oldal',
          `${TheWord(part)} rövid oldalával számoltál. A négyzet oldala a hosszabb.`,
        ),
      ],
      other: `Jelöld ${theWord(part)} rövid oldalát egy résszel! Hány ilyen rész a hosszú oldala, és hány a kerülete?`,
      hints: [
        `Hányszorosa ${theWord(part)} hosszú oldala a rövidnek?`,
        `A hosszú oldal ${t(n)} rövid oldal. Így a kerület $2\\cdot(${n}+1)=${parts}$ rövid oldal.`,
        `A rövid oldal $${perimeter}:${parts}=${width}$ ${unit}.`,
      ],
      solution: `${TheWord(part)} hosszú oldala a négyzet oldala, ez ${t(n)} rövid oldal. A kerület $2\\cdot(${n}+1)=${parts}$ rövid oldal, ezért a rövid oldal $${perimeter}:${parts}=${width}$ ${unit}. A négyzet oldala $${n}\\cdot${width}=${side}$ ${unit}, területe $${side}\\cdot${side}=${x(answer)}$ ${unit}².`,
    },
    fits(v => {
      const whole = range(1, 100).find(s => s * s === v) ?? 0;
      return whole > 0 && 2 * (whole + whole / n) === perimeter;
    }),
  );
}

const FRAMES = [
  { inner: 'Egy téglalap alakú kép', outer: 'képkeret', unit: 'cm' },
  { inner: 'Egy téglalap alakú virágágyás', outer: 'járda', unit: 'm' },
  { inner: 'Egy téglalap alakú homokozó', outer: 'gyepsáv', unit: 'm' },
  { inner: 'Egy téglalap alakú tükör', outer: 'mozaikszegély', unit: 'dm' },
] as const;

/** A frame of even width: its area from the inner perimeter alone. */
function frame(rng: Rng): Task {
  const { inner, outer, unit } = rng.pick(FRAMES);
  const width = rng.int(1, 5);
  const half = rng.int(9, 40);
  const perimeter = 2 * half;
  const answer = perimeter * width + 4 * width * width;
  return numeric(
    {
      question: `${inner} kerülete ${withUnit(perimeter, unit)}. Körülötte mindenhol ${withUnit(width, unit)} széles ${outer} van, a külső széle is téglalap. Mekkora a ${outer} területe? (A két oldalt nem ismerjük, mégis kiszámítható.)`,
      answer: num(answer),
      check: 'NUM',
      unit: `${unit}²`,
      expr: `${perimeter}*${width}+4*${width}*${width}`,
      wrong: [
        wrong(
          { perimeter, width },
          ({ perimeter, width }) => num(perimeter * width),
          'sarkok-kimaradnak',
          'A négy oldal menti sávot jól kiszámoltad, de a négy sarok kimaradt.',
        ),
        wrong(
          { perimeter, width },
          ({ perimeter, width }) => num(perimeter * width + width * width),
          'egy-sarok',
          'Csak egy sarkot számoltál. Négy sarok van.',
        ),
        wrong(
          { perimeter, width },
          ({ perimeter, width }) => num((perimeter + 8 * width) * width),
          'kulso-kerulettel-szoroz',
          'A külső kerületet szoroztad a szélességgel. Így a sarkokat kétszer számoltad.',
        ),
        wrong(
          { perimeter, width },
          ({ perimeter, width }) => num(perimeter + 8 * width),
          'kerulet-terulet-csere',
          'Ez a külső szél hossza. Területet kérdeztünk.',
        ),
      ],
      other: `Vágd szét a ${outer} területét négy sávra és négy sarokra!`,
      hints: [
        `Rajzold le, és vágd szét a ${outer} területét ismerős darabokra!`,
        'Az oldalak mentén négy téglalap van, a sarkokban négy négyzet. A négy téglalap hossza együtt éppen a belső kerület.',
        `Egy sarok területe $${width}\\cdot${width}=${width * width}$ ${unit}².`,
      ],
      solution: `Az oldalak menti négy téglalap együtt olyan hosszú, mint a belső kerület: $${perimeter}\\cdot${width}=${x(perimeter * width)}$ ${unit}². A négy sarok $4\\cdot${width * width}=${4 * width * width}$ ${unit}². Összesen $${x(perimeter * width)}+${4 * width * width}=${x(answer)}$ ${unit}².`,
    },
    fits(v => range(1, half - 1).every(a => (a + 2 * width) * (half - a + 2 * width) - a * (half - a) === v)),
  );
}

export const matek5KeruletTerulet = defineChallenge({
  lesson: 'matek-5-kerulet-terulet',
  needs: ['brackets'],
  shapes: [strips, frame],
  misconceptions: {
    'egy-resz-terulete': {
      text: 'egyetlen rész területét adja meg az egész helyett',
      pupil: 'Egyetlen rész területét adod meg az egész helyett.',
    },
    'keruleteket-osszeadja': {
      text: 'a részek kerületének összegét az egész kerületének veszi',
      pupil: 'A részek kerületének összegét az egész kerületének veszed.',
    },
    'rossz-oldal': { text: 'a rövid oldalt veszi a négyzet oldalának', pupil: 'A rövid oldalt veszed a négyzet oldalának.' },
    'sarkok-kimaradnak': { text: 'a keret sarkait kihagyja', pupil: 'A keret sarkait kihagyod.' },
    'egy-sarok': { text: 'a négy sarokból csak egyet számol', pupil: 'A négy sarokból csak egyet számolsz.' },
    'kulso-kerulettel-szoroz': {
      text: 'a keret területét a külső kerületből számolja',
      pupil: 'A keret területét a külső kerületből számolod.',
    },
  },
});
