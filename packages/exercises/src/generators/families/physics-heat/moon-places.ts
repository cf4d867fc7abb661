import { roundTo, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task, type Wrong } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num, type Value } from '../../value.ts';
import { COUNTER_CLOCKWISE, CYCLE, orbit } from './moon-orbit.ts';

const x = texNumber;
const EIGHTH = CYCLE / 8;

/** A wrong number of days: typed as it is or rounded, shown rounded as the task asks. */
export const wrongDays = (n: number): Value => ({ ...num(roundTo(n, 1)), key: num(n).key, size: tidy(n) });

/** The other neighbouring tenth: cut off, or rounded up without cause. */
const wrongTenth = (n: number): number => roundTo(roundTo(n, 1) + (roundTo(n, 1) > n ? -0.1 : 0.1), 1);

/** Rounded to whole days, already before the multiplication, or not at all. */
export const roundingSlips = (part: number, count: number, name: string): Wrong[] => [
  {
    ...wrong(
      { part, count },
      ({ part, count }) => num(Math.round(part * count)),
      'egeszre-kerekit',
      'Egészre kerekítettél. Egy tizedesjegyre kell: tartsd meg a tizedeket is!',
    ),
    also: Math.floor(part * count) < Math.round(part * count) ? [num(Math.floor(part * count))] : [],
  },
  ...(isTenth(roundTo(part, 1) * count) && wrongTenth(part * count) === roundTo(roundTo(part, 1) * count, 1)
    ? []
    : [
        wrong(
          { part, count },
          ({ part, count }) => num(wrongTenth(part * count)),
          'rossz-iranyu-kerekites',
          'Jól számoltál, de rossz irányba kerekítettél. Ha a második tizedesjegy legalább 5, felfelé kerekítünk, különben lefelé.',
        ),
      ]),
  wrong(
    { part, count },
    ({ part, count }) => num(roundTo(roundTo(part, 1) * count, 1)),
    'menet-kozben-kerekit',
    `Már a ${name} kör idejét is kerekítetted, és ezzel szoroztál tovább. Csak a végén kerekíts!`,
  ),
  // The last: among options it would stand beside the right value.
  wrong(
    { part, count },
    ({ part, count }) => num(tidy(part * count)),
    'tizedre-nem-kerekit',
    'Jól számoltál, de még nem kerekítettél: egyetlen tizedesjegy maradjon!',
  ),
];

/** Written with one decimal at most, as these tasks ask. */
export const isTenth = (days: number): boolean => tidy(days) === roundTo(days, 1);

/** Days from one place of the orbit to another: direction of the motion and eighths of the orbit. */
export function daysToPlace(rng: Rng): Task {
  const from = rng.int(0, 7);
  const eighths = rng.pick([1, 2, 3, 5, 6, 7]);
  const to = (from + eighths) % 8;
  const exact = tidy(EIGHTH * eighths);
  const answer = roundTo(exact, 1);
  return numeric(
    {
      figure: orbit({ A: from, B: to }),
      question: `Az ábra északról, felülről mutatja a Hold pályáját. Egy teljes kör ${textNumber(CYCLE)} nap. Most a Hold az A helyen van. Hány nap múlva ér legközelebb a B helyre? Egy tizedesjegyre kerekíts!`,
      answer: num(answer),
      check: 'NUM',
      tolerance: '0',
      unit: 'nap',
      wrong: [
        wrong(
          { eighths },
          ({ eighths }) => wrongDays((CYCLE * (8 - eighths)) / 8),
          'hold-kering-forditva',
          'Az óramutató járásával egyező irányba mentél. Északról nézve a Hold a másik irányba kering.',
        ),
        wrong(
          { eighths },
          ({ eighths }) => wrongDays((CYCLE * eighths) / 4),
          'nyolcadot-negyednek-veszi',
          'Negyed körökkel számoltál. Az ábrán két szomszédos irány között nyolcad kör van.',
        ),
        wrong(
          { CYCLE },
          ({ CYCLE }) => num(CYCLE),
          'teljes-holdhonapot-vesz',
          'Ez a teljes kör ideje. Az út a két hely között csak ennek egy része.',
          'a teljes kör idejét adja meg',
        ),
        ...roundingSlips(EIGHTH, eighths, 'nyolcad'),
      ],
      other: 'Számold meg, hány nyolcad kört tesz meg a Hold az A helytől a B helyig!',
      hints: [
        'Merre kering a Hold északról nézve?',
        `${COUNTER_CLOCKWISE} Számold meg, hány nyolcad kör az út!`,
        `Nyolcad kör: $${x(CYCLE)}:8=${x(EIGHTH)}$ nap.`,
      ],
      solution: `${COUNTER_CLOCKWISE} Az A helytől a B helyig ${textNumber(eighths)} nyolcad kör az út: $${x(CYCLE)}:8${eighths === 1 ? '' : `\\cdot${eighths}`}=${x(exact)}\\approx${x(answer)}$ nap.`,
    },
    // The angle swept in v days, added to the place A.
    fits(v => isTenth(v) && v < CYCLE && Math.abs(((((from * 45 + (v * 360) / CYCLE - to * 45) % 360) + 540) % 360) - 180) < 0.6),
  );
}

/** What a traveller on the Moon sees of the Earth, from a whole bright disc to none. */
const EARTHS = [
  'a teljes korongja világos',
  'a korongnak több mint a fele világos',
  'a korong fele világos',
  'keskeny, világos sarló látszik belőle',
  'a sötét fele néz felé, alig látszik',
] as const;

/** How much of the lit half the traveller sees. */
const LIT = [
  'az egész megvilágított fele látszik',
  'a megvilágított félnek több mint a fele látszik',
  'a megvilágított félnek éppen a fele látszik',
  'a megvilágított félnek csak egy keskeny sávja látszik',
  'a megvilágított félből semmi sem látszik',
] as const;

/** Place of the Moon -> the shape of the Earth: at the Sun's side the whole lit half is seen. */
const earthAt = (place: number): number => Math.min(place, 8 - place);

/** The Earth seen from the Moon. */
export function earthSeen(rng: Rng): Task {
  const place = rng.int(0, 7);
  const index = earthAt(place);
  const moon = 4 - index;
  const others = [0, 1, 2, 3, 4].filter(i => i !== index && i !== moon);
  const name = (i: number) => words(EARTHS[i] ?? '', String(i));
  redrawIf(index === moon && rng.chance(0.5));
  const because = `${capital(moonSide(place))}, ezért ${LIT[index]}.`;
  return choice(
    rng,
    {
      figure: orbit({ X: place }),
      question:
        'Az ábra északról, felülről mutatja a Holdat a pályáján. A napfény a Földnek is a Nap felőli felét világítja meg. Egy űrhajós a Hold X helyzetében a Földet nézi. Mit lát belőle?',
      right: name(index),
      because: `Helyes! ${because}`,
      wrong: [
        ...(moon === index
          ? []
          : [
              wrong(
                { moon },
                ({ moon }) => name(moon),
                'foldet-holdnak-nezi',
                'Így a Földről látjuk a Holdat. Az űrhajós visszafelé néz: a Hold felől a Földre.',
              ),
            ]),
        ...rng
          .sample(others, 3)
          .map(i =>
            wrong(
              { i },
              ({ i }) => name(i),
              'fold-megvilagitott-felet-elteveszti',
              'Rajzold be a Föld Nap felőli felét, és nézz rá a Hold felől! Mennyi látszik belőle?',
            ),
          ),
      ],
      hints: [
        'Melyik felét világítja meg a Nap a Földnek?',
        'Állj gondolatban a Holdra, és nézz a Föld felé! A megvilágított feléből mennyi fordul feléd?',
        index % 4 === 0
          ? 'A Nap, a Föld és a Hold egy vonalban van. Melyikük van középen?'
          : place % 2 === 0
            ? 'Az űrhajós szemszögéből oldalról éri a napfény a Földet.'
            : place === 1 || place === 7
              ? 'A Hold a Földnek inkább a Nap felőli oldalán van.'
              : 'A Hold a Földnek inkább a Nappal átellenes oldalán van.',
      ],
      solution: `Az ábrán a Földnek a jobb fele világos. ${because} Az űrhajós ezt látja: ${EARTHS[index]}.`,
    },
    // Second way: the lit share of the disc from the angle between the Sun and the Moon, seen from the Earth.
    key => Math.abs((1 + Math.cos((place * Math.PI) / 4)) / 2 - ([1, 0.854, 0.5, 0.146, 0][Number(key)] ?? 9)) < 0.01,
  );
}

function moonSide(place: number): string {
  if (place === 0) return 'a Hold a Nap és a Föld között van';
  if (place === 4) return 'a Föld a Nap és a Hold között van';
  if (place % 4 === 2) return 'az űrhajós oldalról néz a megvilágított félre';
  return place === 1 || place === 7 ? 'a Hold inkább a Nap felőli oldalon van' : 'a Hold inkább az átellenes oldalon van';
}
