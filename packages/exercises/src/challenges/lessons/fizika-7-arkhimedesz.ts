import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { about, num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const x = texNumber;
const WATER = 1000;

const BODIES = [
  { body: 'alumíniumhenger', rho: 2.7 },
  { body: 'vasgolyó', rho: 7.8 },
  { body: 'rézkocka', rho: 8.9 },
  { body: 'üvegtömb', rho: 2.5 },
  { body: 'kődarab', rho: 2.6 },
] as const;

/** One body on a spring scale in air, in water and in another liquid: the volume is the same. */
function threeReadings(rng: Rng): Task {
  const { body, rho } = rng.pick(BODIES);
  const density = rng.pick([700, 800, 850, 900, 1100, 1200, 1250]);
  const volume = rng.int(2, 12) * 40;
  const weight = tidy((rho * volume) / 100);
  const [inWater, inLiquid] = [tidy(volume / 100), tidy((density * volume) / 100000)];
  const [first, second] = [tidy(weight - inWater), tidy(weight - inLiquid)];
  return numeric(
    {
      question: `Egy ${body} rugós erőmérőn lóg. Levegőben az erőmérő ${withUnit(weight, 'N')}, vízbe merítve ${withUnit(first, 'N')}, egy ismeretlen folyadékba merítve ${withUnit(second, 'N')} erőt mutat. A víz sűrűsége ${withUnit(WATER, 'kg/m³')}. Mekkora az ismeretlen folyadék sűrűsége?`,
      answer: num(density),
      check: 'NUM',
      unit: 'kg/m³',
      wrong: [
        wrong(
          { inWater, inLiquid },
          ({ inWater, inLiquid }) => about(tidy((1000 * inWater) / inLiquid)),
          'felhajtoerok-aranya-forditva',
          'Fordítva vetted az arányt. A nagyobb sűrűségű folyadékban nagyobb a felhajtóerő.',
        ),
        wrong(
          { first, second },
          ({ first, second }) => about(tidy((1000 * second) / first)),
          'meromutatok-aranya',
          'Az erőmérő állásait osztottad el egymással. A folyadék sűrűségével a felhajtóerő arányos, nem az, amit az erőmérő mutat.',
        ),
        wrong(
          { weight, inWater },
          ({ weight, inWater }) => about(tidy((1000 * weight) / inWater)),
          'test-surusege-a-folyadeke-helyett',
          'Ez a test sűrűsége. A folyadékét kérdeztük.',
        ),
      ],
      other: 'Számold ki a felhajtóerőt a vízben és a másik folyadékban! A kiszorított térfogat mindkétszer ugyanannyi.',
      hints: [
        'Mi az, ami a két folyadékban ugyanannyi?',
        'A test mindkétszer ugyanannyi folyadékot szorít ki, ezért a felhajtóerők aránya a sűrűségek aránya.',
        `A felhajtóerő a vízben $${x(weight)}-${x(first)}=${x(inWater)}$ N.`,
      ],
      solution: `A felhajtóerő a vízben $${x(weight)}-${x(first)}=${x(inWater)}$ N, a másik folyadékban $${x(weight)}-${x(second)}=${x(inLiquid)}$ N. A kiszorított térfogat ugyanakkora, ezért a felhajtóerők aránya a sűrűségek aránya: $${x(inLiquid)}:${x(inWater)}=${x(tidy(inLiquid / inWater))}$. A sűrűség $${WATER}\\cdot${x(tidy(inLiquid / inWater))}=${density}$ kg/m³.`,
    },
    fits(v => {
      const cubic = (weight - first) / (WATER * 10);
      return Math.abs(weight - v * 10 * cubic - second) < 1e-6;
    }),
  );
}

const FLOATS = [
  { body: 'fahasáb', of: 'A fahasáb' },
  { body: 'műanyag kocka', of: 'A műanyag kocka' },
  { body: 'fatárcsa', of: 'A fatárcsa' },
  { body: 'fagolyó', of: 'A fagolyó' },
] as const;
const FRACTIONS = [
  [1, 2],
  [3, 5],
  [2, 5],
  [3, 4],
  [4, 5],
  [7, 10],
  [9, 10],
  [5, 8],
  [2, 3],
  [5, 6],
] as const;
const fraction = ([n, d]: readonly [number, number]): string => `$\\frac{${n}}{${d}}$`;

/** A body floats in two liquids: its weight is the same, the part under the surface is not. */
function floatsTwice(rng: Rng): Task {
  const { body, of } = rng.pick(FLOATS);
  const [water, liquid] = [rng.pick(FRACTIONS), rng.pick(FRACTIONS)];
  const own = tidy((WATER * water[0]) / water[1]);
  const density = tidy((own * liquid[1]) / liquid[0]);
  const known = rng.chance(0.5);
  redrawIf(water === liquid || !Number.isInteger(own) || density % 10 !== 0 || density < 700 || density > 1500);
  const out: readonly [number, number] = [water[1] - water[0], water[1]];
  const shown = known
    ? `a térfogatának ${fraction(water)} része merül a víz alá`
    : `a térfogatának ${fraction(out)} része van a víz fölött`;
  const ratio = tidy((water[0] / water[1] / liquid[0]) * liquid[1]);
  return numeric(
    {
      question: `Egy ${body} vízen úszik: ${shown}. Egy másik folyadékban is úszik, ott a térfogatának ${fraction(liquid)} része merül el. A víz sűrűsége ${withUnit(WATER, 'kg/m³')}. Mekkora a másik folyadék sűrűsége?`,
      answer: num(density),
      check: 'NUM',
      unit: 'kg/m³',
      wrong: [
        wrong(
          { own },
          ({ own }) => num(own),
          'test-surusege-a-folyadeke-helyett',
          `Ez a test sűrűsége. A folyadékét kérdeztük, amelyben úszik.`,
        ),
        wrong(
          { own, liquid },
          ({ own, liquid }) => about(tidy((own * liquid[0]) / liquid[1])),
          'bemerult-resszel-szoroz',
          'A test sűrűségét megszoroztad a bemerült résszel. A folyadék sűrűbb a testnél, ezért osztani kell vele.',
        ),
        wrong(
          { water, liquid },
          ({ water, liquid }) => about(tidy((1000 * liquid[0] * water[1]) / (liquid[1] * water[0]))),
          'bemerules-egyenesen-aranyos',
          'Úgy vetted, hogy a sűrűbb folyadékban mélyebbre merül. Éppen fordítva: ott elég kevesebb folyadékot kiszorítania.',
        ),
        ...(known
          ? []
          : [
              wrong(
                { water, liquid },
                ({ water, liquid }) => about(tidy((1000 * (water[1] - water[0]) * liquid[1]) / (water[1] * liquid[0]))),
                'kilogo-es-bemerulo-csere',
                'A kilátszó résszel számoltál. A felhajtóerőt a víz alatti rész adja.',
              ),
            ]),
      ],
      other: 'Úszó testnél a felhajtóerő egyenlő a súllyal, és a súly mindkét folyadékban ugyanakkora.',
      hints: [
        'Mit tudsz a felhajtóerőről, ha a test úszik? Változik ez a másik folyadékban?',
        'A bemerült rész a test és a folyadék sűrűségének hányadosa. Előbb számold ki a vízből a test sűrűségét!',
        `A víz alatti rész a vízben ${fraction(water)}, ezért a test sűrűsége $${WATER}\\cdot\\frac{${water[0]}}{${water[1]}}=${own}$ kg/m³.`,
      ],
      solution: `${of} a vízben a térfogatának ${fraction(water)} részéig merül, ezért a sűrűsége $${WATER}\\cdot\\frac{${water[0]}}{${water[1]}}=${own}$ kg/m³. A másik folyadékban a bemerült rész ${fraction(liquid)}, és ez a test és a folyadék sűrűségének hányadosa. A folyadék sűrűsége $${own}:\\frac{${liquid[0]}}{${liquid[1]}}=${x(density)}$ kg/m³${ratio > 1 ? ', sűrűbb a víznél' : ratio < 1 ? ', ritkább a víznél' : ''}.`,
    },
    fits(v => Math.abs((v * liquid[0]) / liquid[1] - (WATER * water[0]) / water[1]) < 1e-6),
  );
}

export const fizika7Arkhimedesz = defineChallenge({
  lesson: 'fizika-7-arkhimedesz',
  needs: ['decimal', 'fraction'],
  shapes: [threeReadings, floatsTwice],
  misconceptions: {
    'felhajtoerok-aranya-forditva': { text: 'a felhajtóerők arányát fordítva veszi', pupil: 'A felhajtóerők arányát fordítva veszed.' },
    'meromutatok-aranya': {
      text: 'a felhajtóerők helyett az erőmérő állásait osztja el',
      pupil: 'A felhajtóerők helyett az erőmérő állásait osztod el.',
    },
    'test-surusege-a-folyadeke-helyett': {
      text: 'a folyadék helyett a test sűrűségét adja meg',
      pupil: 'A folyadék helyett a test sűrűségét adod meg.',
    },
    'bemerult-resszel-szoroz': { text: 'osztás helyett szoroz a bemerült résszel', pupil: 'Osztás helyett szorzol a bemerült résszel.' },
    'bemerules-egyenesen-aranyos': {
      text: 'sűrűbb folyadékban mélyebb merülést vár',
      pupil: 'Sűrűbb folyadékban mélyebb merülést vársz.',
    },
  },
});
