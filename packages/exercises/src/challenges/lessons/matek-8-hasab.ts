import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num, surd } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const x = texNumber;

const SHEETS = ['kartonlapból', 'fémlemezből', 'papírlapból', 'műanyag lapból'] as const;

/** One rectangle folded in two ways into the lateral surface of a square prism. */
function foldedTwoWays(rng: Rng): Task {
  const [p, q] = [rng.int(3, 15), rng.int(2, 12)];
  redrawIf(p <= q);
  const [w, h] = [4 * p, 4 * q];
  const [lying, standing] = [p * p * h, q * q * w];
  const answer = lying - standing;
  redrawIf(answer > 6000);
  return numeric(
    {
      question: `Egy ${withUnit(w, 'cm')} és ${withUnit(h, 'cm')} oldalú, téglalap alakú ${rng.pick(SHEETS)} négyzet alapú egyenes hasáb palástját hajtogatjuk. Kétféleképpen lehet: a lapnak vagy az egyik, vagy a másik oldala lesz a hasáb magassága. Mennyivel nagyobb az egyik hasáb térfogata a másikénál?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'cm³',
      wrong: [
        wrong(
          { w, h },
          ({ w, h }) => num(w * h - h * w),
          'egyenlo-palast-egyenlo-terfogat',
          'A palást területe valóban ugyanannyi, a térfogat azonban nem: az alapok különböznek.',
        ),
        wrong({ p, h }, ({ p, h }) => num(p * p * h), 'csak-az-egyik-hasab', 'Ez az egyik hasáb térfogata. A kettő különbségét kérdeztük.'),
        wrong(
          { w, h },
          ({ w, h }) => num(w * w * h - h * h * w),
          'negyedeles-kimarad',
          'A téglalap oldalát vetted alapélnek. A négyzet kerülete ekkora, az alapéle ennek a negyede.',
        ),
        wrong(
          { p, q },
          ({ p, q }) => num(p * p - q * q),
          'csak-az-alapok-kulonbsege',
          'Ez csak a két alapterület különbsége. A térfogathoz a magassággal is szorozni kell.',
        ),
      ],
      other: 'Az egyik oldal a négyzet kerülete lesz, a másik a magasság. Mindkét esetben számold ki az alapélt!',
      hints: [
        'Ha az egyik oldalt négyfelé hajtod, mi lesz belőle az alapon?',
        'A meghajtott oldal az alap kerülete, a negyede az alapél. A másik oldal a magasság. Számold ki mindkét térfogatot!',
        `Ha a hosszabb oldalt hajtjuk négyfelé, az alapél $${w}:4=${p}$ cm, a magasság ${withUnit(h, 'cm')}.`,
      ],
      solution: `Ha a hosszabb oldalt hajtjuk négyfelé: az alapél $${w}:4=${p}$ cm, a térfogat $${p}^2\\cdot${h}=${x(lying)}$ cm³. Ha a rövidebbet: az alapél $${h}:4=${q}$ cm, a térfogat $${q}^2\\cdot${w}=${x(standing)}$ cm³. A különbség $${x(lying)}-${x(standing)}=${x(answer)}$ cm³.`,
    },
    fits(v => Math.abs(v - (w * h * (w - h)) / 16) < 1e-9),
  );
}

const CHEESES = ['sajtot', 'tortát', 'szappant', 'gyertyatömböt'] as const;

/** A hexagonal prism cut into six: the new faces tell the height. */
function cutIntoSix(rng: Rng): Task {
  const a = rng.int(3, 6) * 2;
  const h = rng.int(3, 15);
  const grown = 12 * a * h;
  redrawIf(a === h || grown > 2000);
  const area = surd(3 * a * a, 3, 2);
  const volume = surd(3 * a * a * h, 3, 2);
  return numeric(
    {
      question: `Egy szabályos hatszög alapú egyenes hasáb alakú ${rng.pick(CHEESES)} a leghosszabb átlói mentén, függőlegesen hat egyforma háromszög alapú hasábra vágunk. Az alapél ${withUnit(a, 'cm')}. A hat darab felszíne együtt ${withUnit(grown, 'cm²')}-rel több, mint az eredeti felszín. Hány köbcentiméter volt az egész térfogata?`,
      answer: volume,
      check: 'NUM',
      unit: 'cm³',
      wrong: [
        wrong(
          { a, h },
          ({ a, h }) => surd(3 * a * a * 2 * h, 3, 2),
          'vagasi-lap-egyszer',
          'A vágások felületét csak egyszer számoltad. Minden vágás mindkét oldalán új lap keletkezik.',
        ),
        wrong(
          { a, h },
          ({ a, h }) => surd(a * a * h, 3, 4),
          'egy-darab-terfogata',
          'Ez egyetlen darab térfogata. Az egész hat ilyen darabból állt.',
        ),
        wrong(
          { a },
          ({ a }) => surd(3 * a * a, 3, 2),
          'csak-az-alapterulet',
          'Ez az alap területe. A térfogathoz a magassággal is szorozni kell.',
        ),
      ],
      other: 'Hány új téglalap keletkezik a vágásoknál, és mekkorák az oldalai?',
      hints: [
        'Milyen új lapok keletkeznek a vágásoknál, és darabonként hány?',
        'Egy darab alapja szabályos háromszög, oldalai az alapéllel egyenlők. Minden darabon két új téglalap van: az egyik oldaluk az alapél, a másik a magasság.',
        `A hat darabon $6\\cdot2=12$ új téglalap van, egy területe $${x(grown)}:12=${x(a * h)}$ cm².`,
      ],
      solution: `A hatszög hat szabályos háromszögre esik szét, oldaluk ${withUnit(a, 'cm')}. Minden darabon két új téglalap van, összesen $6\\cdot2=12$, egy területe $${x(grown)}:12=${x(a * h)}$ cm². A magasság $${x(a * h)}:${a}=${h}$ cm. Az alap területe $6\\cdot\\frac{${a}^2\\cdot\\sqrt{3}}{4}=${area.tex}$ cm², a térfogat $${area.tex}\\cdot${h}=${volume.tex}$ cm³.`,
    },
    fits(v => range(1, 40).some(tall => 12 * a * tall === grown && Math.abs(v - 6 * ((a * a * Math.sqrt(3)) / 4) * tall) < 1e-6)),
  );
}

export const matek8Hasab = defineChallenge({
  lesson: 'matek-8-hasab',
  needs: ['fraction', 'power', 'root'],
  shapes: [foldedTwoWays, cutIntoSix],
  misconceptions: {
    'egyenlo-palast-egyenlo-terfogat': {
      text: 'egyenlő palásthoz egyenlő térfogatot vár',
      pupil: 'Egyenlő palásthoz egyenlő térfogatot vársz.',
    },
    'csak-az-egyik-hasab': {
      text: 'a különbség helyett az egyik térfogatot adja meg',
      pupil: 'A különbség helyett az egyik térfogatot adod meg.',
    },
    'negyedeles-kimarad': { text: 'az alap kerületét alapélnek veszi', pupil: 'Az alap kerületét alapélnek veszed.' },
    'csak-az-alapok-kulonbsege': {
      text: 'a térfogatok helyett az alapterületeket hasonlítja össze',
      pupil: 'A térfogatok helyett az alapterületeket hasonlítod össze.',
    },
    'vagasi-lap-egyszer': {
      text: 'a vágás felületét csak az egyik oldalon számolja',
      pupil: 'A vágás felületét csak az egyik oldalon számolod.',
    },
    'egy-darab-terfogata': {
      text: 'az egész helyett egy darab térfogatát adja meg',
      pupil: 'Az egész helyett egy darab térfogatát adod meg.',
    },
    'csak-az-alapterulet': { text: 'a térfogat helyett az alapterületet adja meg', pupil: 'A térfogat helyett az alapterületet adod meg.' },
  },
});
