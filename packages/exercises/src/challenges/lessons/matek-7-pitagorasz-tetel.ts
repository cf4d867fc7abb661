import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num, root } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

/** Hypotenuse -> the pairs of whole legs. */
const LEGS: Readonly<Record<number, ReadonlyArray<readonly [number, number]>>> = {
  25: [
    [7, 24],
    [15, 20],
  ],
  50: [
    [14, 48],
    [30, 40],
  ],
  65: [
    [16, 63],
    [25, 60],
    [33, 56],
    [39, 52],
  ],
  85: [
    [13, 84],
    [36, 77],
    [40, 75],
    [51, 68],
  ],
};

const LADDERS = ['Egy létra', 'Egy deszka', 'Egy gerenda', 'Egy rúd'] as const;

/** A ladder slides: the foot moves by one length, the top by another. */
function slidingLadder(rng: Rng): Task {
  const thing = rng.pick(LADDERS);
  const length = rng.pick([25, 50, 65, 85]);
  const legs = LEGS[length] ?? [];
  const all = [...legs.map(([p, q]) => [p, q] as const), ...legs.map(([p, q]) => [q, p] as const)].filter(([foot, top]) => foot < top);
  const [near, far] = rng.sample(all, 2).sort((p, q) => p[0] - q[0]);
  if (!near || !far) throw new Error('no ladder');
  const [foot, top] = near;
  const [foot2, top2] = far;
  const moved = foot2 - foot;
  const answer = top - top2;
  const unit = 'dm';
  redrawIf(moved === answer);
  return numeric(
    {
      question: `${thing} hossza ${withUnit(length, unit)}. Függőleges falnak támasztották úgy, hogy az alja ${unitSuf(foot, unit, 'ra')} van a faltól. Az alját még ${unitSuf(moved, unit, 'val')} kijjebb húzzák. Mennyivel csúszik lejjebb a teteje?`,
      answer: num(answer),
      check: 'NUM',
      unit,
      wrong: [
        wrong(
          { moved },
          ({ moved }) => num(moved),
          'ugyanannyit-csuszik',
          'A teteje nem ugyanannyit csúszik, mint az alja. Számold ki a két magasságot!',
        ),
        wrong({ top2 }, ({ top2 }) => num(top2), 'magassagot-ad', 'Ilyen magasan van a teteje a végén. Azt kérdeztük, mennyit csúszott.'),
        wrong(
          { top },
          ({ top }) => num(top),
          'elso-magassagot-ad',
          'Ilyen magasan volt a teteje az elején. Azt kérdeztük, mennyit csúszott.',
        ),
      ],
      other: 'Két derékszögű háromszög van, az átfogójuk ugyanaz. Számold ki mindkét magasságot!',
      hints: [
        'Rajzold le előtte és utána! Mi az, ami nem változik?',
        'Az átfogó mindkétszer ugyanaz. Pitagorasz tételével számold ki a két magasságot!',
        `Előtte a magasság négyzete $${length}^2-${foot}^2=${x(length * length)}-${x(foot * foot)}=${x(top * top)}$.`,
      ],
      solution: `Előtte a magasság $\\sqrt{${length}^2-${foot}^2}=\\sqrt{${x(top * top)}}=${top}$. Utána az alja $${foot}+${moved}=${foot2}$ távolságra van, a magasság $\\sqrt{${length}^2-${foot2}^2}=\\sqrt{${x(top2 * top2)}}=${top2}$. A különbség $${top}-${top2}=${answer}$ ${unit}.`,
    },
    fits(v => (top - v) ** 2 + (foot + moved) ** 2 === length ** 2 && foot ** 2 + top ** 2 === length ** 2),
  );
}

const RIVERS = [
  { who: 'Egy pásztor', from: 'a karámtól', to: 'a tanyáig', water: 'a folyóhoz' },
  { who: 'Egy tűzoltó', from: 'a szertártól', to: 'az égő kunyhóig', water: 'a patakhoz' },
  { who: 'Egy lovas', from: 'a tábortól', to: 'a faluig', water: 'a folyóhoz' },
  { who: 'Egy cserkész', from: 'a sátortól', to: 'a kilátóig', water: 'a csatornához' },
] as const;

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

/** The shortest way that touches a line: mirror one end. */
function shortestWay(rng: Rng): Task {
  const { who, from, to, water } = rng.pick(RIVERS);
  const unit = 'm';
  const [p, q, r] = rng.pick(TRIPLES);
  const scale = rng.int(2, 8) * 10;
  const [sumOf, apart] = rng.chance(0.5) ? [p * scale, q * scale] : [q * scale, p * scale];
  const a = rng.int(1, sumOf / 10 - 1) * 10;
  const b = sumOf - a;
  const answer = r * scale;
  redrawIf(a === b || answer > 900);
  return numeric(
    {
      question: `${who} ${from} ${to} megy, de útközben ${water} is el kell mennie vízért. A part egyenes, a két hely ugyanazon az oldalon van, a parttól ${withUnit(a, unit)} és ${withUnit(b, unit)} távolságra. A helyekből a partra állított merőlegesek talppontjai ${withUnit(apart, unit)} távolságra vannak egymástól. Milyen hosszú a legrövidebb út?`,
      answer: num(answer),
      check: 'NUM',
      unit,
      wrong: [
        wrong(
          { a, b, apart },
          ({ a, b, apart }) => num(a + apart + b),
          'merolegesen-kerul',
          'Ez az út merőlegesen megy a partra, végig a part mentén, aztán merőlegesen vissza. Van rövidebb.',
        ),
        wrong(
          { a, b, apart },
          ({ a, b, apart }) => root(apart ** 2 + (a - b) ** 2),
          'egyenesen-megy',
          'Ez a két hely egyenes távolsága: ez az út nem megy le a partra.',
        ),
      ],
      other: 'Tükrözd az egyik helyet a part egyenesére! A törött út így egyenessé válhat.',
      hints: [
        'Mi lenne, ha az egyik hely a túlsó parton volna?',
        'Tükrözd az egyik helyet a part egyenesére! A tükörképhez ugyanolyan hosszú az út, és a legrövidebb az egyenes szakasz.',
        `A tükörkép és a másik hely között a partra merőleges irányban $${a}+${b}=${sumOf}$, a part mentén ${t(apart)} méter a távolság.`,
      ],
      solution: `Ha az egyik helyet tükrözzük a part egyenesére, az út hossza nem változik, és a legrövidebb az egyenes szakasz a tükörképig. Ez egy derékszögű háromszög átfogója, befogói $${a}+${b}=${sumOf}$ és $${apart}$. Az út $\\sqrt{${sumOf}^2+${apart}^2}=\\sqrt{${x(answer * answer)}}=${answer}$ ${unit}.`,
    },
    // Walking along the line in small steps finds nothing shorter.
    fits(v => {
      const way = (at: number): number => Math.hypot(a, at) + Math.hypot(b, apart - at);
      const best = Math.min(...Array.from({ length: 4001 }, (_, i) => way((apart * i) / 4000)));
      return Math.abs(best - v) < 0.01 && v <= best + 1e-9;
    }),
  );
}

export const matek7PitagoraszTetel = defineChallenge({
  lesson: 'matek-7-pitagorasz-tetel',
  needs: ['root', 'power'],
  shapes: [slidingLadder, shortestWay],
  misconceptions: {
    'ugyanannyit-csuszik': {
      text: 'azt hiszi, a létra teteje annyit csúszik, mint az alja',
      pupil: 'Azt hiszed, a létra teteje annyit csúszik, mint az alja.',
    },
    'magassagot-ad': { text: 'a végső magasságot adja meg a változás helyett', pupil: 'A végső magasságot adod meg a változás helyett.' },
    'elso-magassagot-ad': {
      text: 'a kezdeti magasságot adja meg a változás helyett',
      pupil: 'A kezdeti magasságot adod meg a változás helyett.',
    },
    'merolegesen-kerul': { text: 'merőleges szakaszokból rakja össze az utat', pupil: 'Merőleges szakaszokból rakod össze az utat.' },
    'egyenesen-megy': {
      text: 'az érintés nélküli, egyenes távolságot adja meg',
      pupil: 'Az érintés nélküli, egyenes távolságot adod meg.',
    },
  },
});
