import { lcm, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, texNumber, textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

/** `slope`: the first half is the harder one (uphill, upstream), so it is slower; `longest`: km of a half. */
const TRIPS = [
  {
    who: 'Egy autó',
    first: 'az út első felén',
    second: 'a második felén',
    speeds: [30, 40, 45, 50, 60, 70, 75, 80, 90, 100, 120],
    slope: false,
    longest: 240,
  },
  {
    who: 'Egy kerékpáros',
    first: 'az út első felén, hegynek föl',
    second: 'a második felén, lefelé',
    speeds: [6, 8, 10, 12, 15, 20, 24, 30],
    slope: true,
    longest: 48,
  },
  {
    who: 'Egy hajó',
    first: 'az út első felén, a folyón fölfelé',
    second: 'a második felén, visszafelé',
    speeds: [6, 8, 10, 12, 15, 18, 20, 24, 30],
    slope: true,
    longest: 120,
  },
  {
    who: 'Egy túrázó',
    first: 'az út első felén, fölfelé',
    second: 'a második felén, lefelé',
    speeds: [2, 3, 4, 5, 6],
    slope: true,
    longest: 12,
  },
] as const;

/** Two halves of the way at two speeds: the slower one takes longer, so it counts more. */
function twoHalves(rng: Rng): Task {
  const { who, first, second, speeds, slope, longest } = rng.pick(TRIPS);
  const [v1 = 1, v2 = 2] = rng.sample<number>(speeds, 2);
  const answer = (2 * v1 * v2) / (v1 + v2);
  const half = lcm(v1, v2) * rng.int(1, 2);
  redrawIf(!Number.isInteger(answer) || half > longest || (slope && (v1 > v2 || v2 > 3 * v1)));
  const [t1, t2] = [half / v1, half / v2];
  return numeric(
    {
      question: `${who} ${first} ${withUnit(v1, 'km/h')}, ${second} ${withUnit(v2, 'km/h')} sebességgel halad. Mindkét fél út hossza ${withUnit(half, 'km')}. Mekkora az átlagsebessége az egész úton?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'km/h',
      wrong: [
        wrong(
          { v1, v2 },
          ({ v1, v2 }) => num((v1 + v2) / 2),
          'sebessegek-kozepe',
          'A két sebesség közepét vetted. A lassabb úton több időt tölt, ezért az átlag ahhoz van közelebb.',
        ),
        wrong(
          { half, t1, t2 },
          ({ half, t1, t2 }) => num(tidy(half / (t1 + t2))),
          'csak-a-fel-uttal',
          'Csak az egyik fél utat osztottad az egész idővel. A teljes út ennek kétszerese.',
        ),
        wrong(
          { v1, v2 },
          ({ v1, v2 }) => num(v1 + v2),
          'sebessegeket-osszeadja',
          'A két sebességet összeadtad. Az átlagsebesség a teljes út és a teljes idő hányadosa.',
        ),
      ],
      other: 'Az átlagsebesség a teljes út osztva a teljes idővel. Számold ki mindkét időt!',
      hints: [
        'Melyik fél út tart tovább?',
        'Számold ki külön a két időt! Az átlagsebesség a teljes út és a teljes idő hányadosa.',
        `Az első fél út ${t(t1)} óráig tart.`,
      ],
      solution: `A két idő $${half}:${v1}=${x(t1)}$ óra és $${half}:${v2}=${x(t2)}$ óra, összesen $${x(t1)}+${x(t2)}=${x(t1 + t2)}$ óra. A teljes út $2\\cdot${half}=${2 * half}$ km, az átlagsebesség $${2 * half}:${x(t1 + t2)}=${answer}$ km/h.`,
    },
    fits(v => Math.abs(v * (half / v1 + half / v2) - 2 * half) < 1e-6),
  );
}

const PLACES = ['hídon', 'alagúton', 'viadukton'] as const;

/** A whole train passes: the way is the bridge and the train together. */
function wholeTrain(rng: Rng): Task {
  const place = rng.pick(PLACES);
  const speed = rng.pick([10, 15, 20, 25, 30]);
  const kmh = speed * 3.6;
  const seconds = rng.int(12, 60);
  const length = rng.int(8, 30) * 10;
  const bridge = speed * seconds - length;
  redrawIf(bridge < 100 || bridge > 1200 || bridge === length);
  return numeric(
    {
      question: `Egy ${withUnit(length, 'm')} hosszú vonat ${withUnit(kmh, 'km/h')} sebességgel halad át egy ${withUnit(bridge, 'm')} hosszú ${place}. Hány másodperc telik el attól, hogy a mozdony eleje odaér, addig, amíg az utolsó kocsi vége is elhagyja?`,
      answer: num(seconds),
      check: 'NUM',
      unit: 's',
      wrong: [
        ...(bridge % speed === 0
          ? [
              wrong(
                { bridge, speed },
                ({ bridge, speed }) => num(bridge / speed),
                'vonat-hossza-kimarad',
                'A vonat hosszát kihagytad: a mozdony elejének a vonat hosszával többet kell megtennie.',
              ),
            ]
          : []),
        ...((length + bridge) % kmh === 0
          ? [
              wrong(
                { length, bridge, kmh },
                ({ length, bridge, kmh }) => num((length + bridge) / kmh),
                'kmh-t-nem-valtja',
                'A km/h-ban adott sebességgel osztottál. Előbb váltsd át m/s-ra!',
              ),
            ]
          : []),
        ...(length % speed === 0
          ? [
              wrong(
                { length, speed },
                ({ length, speed }) => num(length / speed),
                'csak-a-vonat-hossza',
                'Csak a vonat hosszával számoltál. Az építményen is végig kell haladnia.',
              ),
            ]
          : []),
        wrong(
          { seconds, speed, length },
          ({ seconds, speed, length }) => num(tidy(Math.abs(seconds - (2 * length) / speed))),
          'vonat-hosszat-kivonja',
          'A két hosszt kivontad egymásból. A vonat eleje a kettő összegét teszi meg.',
        ),
      ],
      other: 'Mekkora utat tesz meg a mozdony eleje, amíg az utolsó kocsi is elhagyja? Váltsd át a sebességet m/s-ra!',
      hints: [
        'Hol van a mozdony eleje abban a pillanatban, amikor az utolsó kocsi vége is elhagyja az építményt?',
        `Az út az építmény és a vonat hossza együtt. A sebességet váltsd át m/s-ra: oszd el ${suf(3.6, 'val')}!`,
        `A sebesség $${x(kmh)}:3{,}6=${speed}$ m/s.`,
      ],
      solution: `A mozdony eleje $${bridge}+${length}=${x(bridge + length)}$ métert tesz meg. A sebesség $${x(kmh)}:3{,}6=${speed}$ m/s, az idő $${x(bridge + length)}:${speed}=${seconds}$ másodperc.`,
    },
    fits(v => Math.abs((kmh / 3.6) * v - bridge - length) < 1e-6),
  );
}

export const fizika6Sebesseg = defineChallenge({
  lesson: 'fizika-6-sebesseg',
  needs: ['decimal'],
  shapes: [twoHalves, wholeTrain],
  misconceptions: {
    'sebessegek-kozepe': {
      text: 'az átlagsebességet a két sebesség közepének hiszi',
      pupil: 'Az átlagsebességet a két sebesség közepének hiszed.',
    },
    'csak-a-fel-uttal': { text: 'az átlagsebességnél csak a fél utat osztja', pupil: 'Az átlagsebességnél csak a fél utat osztod.' },
    'sebessegeket-osszeadja': { text: 'a két sebességet összeadja', pupil: 'A két sebességet összeadod.' },
    'vonat-hossza-kimarad': { text: 'a vonat hosszát kihagyja az útból', pupil: 'A vonat hosszát kihagyod az útból.' },
    'csak-a-vonat-hossza': { text: 'csak a vonat hosszával számol', pupil: 'Csak a vonat hosszával számolsz.' },
    'kmh-t-nem-valtja': { text: 'a km/h-t nem váltja át m/s-ra', pupil: 'A km/h-t nem váltod át m/s-ra.' },
    'vonat-hosszat-kivonja': { text: 'a két hosszt kivonja egymásból', pupil: 'A két hosszt kivonod egymásból.' },
  },
});
