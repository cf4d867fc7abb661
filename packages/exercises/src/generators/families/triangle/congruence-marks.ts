import type { Rng } from '@eszkerek/numbers/chance';
import type { Task } from '../../engine.ts';
import { choice, words, wrong } from '../../tasks.ts';
import type { Point } from '../shared/plane-figures.ts';
import { type Marked, twoTriangles } from './congruence-figures.ts';

type Case = 'OOO' | 'OSZO' | 'SZOSZ' | 'nem dönthető el';
type Kind = 'ooo' | 'oszo' | 'szosz' | 'szszsz' | 'oosz' | 'rossz-oldal';

/** What is marked in the two triangles; corner 0 of the first belongs to corner 0 of the second. */
const MARKS: Readonly<Record<Kind, readonly [Marked, Marked]>> = (() => {
  const same = (marked: Marked): readonly [Marked, Marked] => [marked, marked];
  const two = { sides: [[0, 1, 1] as const, [0, 2, 2] as const] };
  const ends = { angles: [[0, 1] as const, [1, 2] as const] };
  return {
    ooo: same({
      sides: [
        [0, 1, 1],
        [1, 2, 2],
        [2, 0, 3],
      ],
      angles: [],
    }),
    oszo: same({ ...two, angles: [[0, 1]] }),
    szosz: same({ sides: [[0, 1, 1]], ...ends }),
    szszsz: same({
      sides: [],
      angles: [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    }),
    oosz: same({ ...two, angles: [[1, 1]] }),
    'rossz-oldal': [
      { sides: [[0, 1, 1]], ...ends },
      { sides: [[0, 2, 1]], ...ends },
    ],
  };
})();

/** Decides from the marks alone. */
function decide([first, second]: readonly [Marked, Marked]): Case {
  const { sides, angles } = first;
  if (sides.length === 3) return 'OOO';
  if (sides.length === 2) {
    const [p, q] = sides;
    const common = [p?.[0], p?.[1]].find(corner => corner === q?.[0] || corner === q?.[1]);
    return angles[0]?.[0] === common ? 'OSZO' : 'nem dönthető el';
  }
  const between = ({ sides: [side], angles: at }: Marked): boolean =>
    side !== undefined && at.every(([corner]) => side.slice(0, 2).includes(corner));
  return sides.length === 1 && between(first) && between(second) ? 'SZOSZ' : 'nem dönthető el';
}

const RIGHT: Readonly<Record<Kind, Case>> = {
  ooo: 'OOO',
  oszo: 'OSZO',
  szosz: 'SZOSZ',
  szszsz: 'nem dönthető el',
  oosz: 'nem dönthető el',
  'rossz-oldal': 'nem dönthető el',
};

const BECAUSE: Readonly<Record<Kind, string>> = {
  ooo: 'Mindhárom oldalpár egyenlő: OOO eset.',
  oszo: 'Két oldal és a közbezárt szög egyenlő: OSZO eset.',
  szosz: 'Egy oldal és a rajta fekvő két szög egyenlő: SZOSZ eset.',
  szszsz: 'Három szög nem elég: az egyik háromszög lehet a másik nagyítása. Ez tehát nem dönthető el.',
  oosz: 'Két oldal egyenlő, de a megjelölt szög nem közöttük van. Ez tehát nem dönthető el.',
  'rossz-oldal': 'Az egyik háromszögben mindkét megjelölt szög az egyenlő oldalon fekszik, a másikban nem. Ez tehát nem dönthető el.',
};

type Slip = readonly [answer: Case, misconception: string, explanation: string];
const FEW: Slip = ['nem dönthető el', 'eleg-adatot-kevesli', 'Három jól választott adat elég. Nézd meg, hol fekszik a szög és az oldal!'];
const SLIPS: Readonly<Record<Kind, readonly Slip[]>> = {
  ooo: [
    ['OSZO', 'oldal-szog-jel-keverese', 'Ehhez egy szöget is meg kellene jelölni.'],
    ['SZOSZ', 'oldal-szog-jel-keverese', 'Ehhez két szög jele kellene. Itt minden jel oldalon áll.'],
    FEW,
  ],
  oszo: [
    ['OOO', 'oldal-szog-jel-keverese', 'Ehhez a harmadik oldalt is jelölni kellene.'],
    ['SZOSZ', 'oldal-szog-jel-keverese', 'Ehhez két szög és egy oldal kellene. Itt két oldal és egy szög van megjelölve.'],
    FEW,
  ],
  szosz: [
    ['OOO', 'oldal-szog-jel-keverese', 'Csak egy oldal van megjelölve.'],
    ['OSZO', 'oldal-szog-jel-keverese', 'Ehhez két oldal és egy szög kellene. Itt egy oldal és két szög van megjelölve.'],
    FEW,
  ],
  szszsz: [
    ['SZOSZ', 'harom-szog-eleg', 'Egyetlen oldal sincs megjelölve. Három szög csak az alakot adja meg, a méretet nem.'],
    ['OOO', 'oldal-szog-jel-keverese', 'Az ívek szögeket jelölnek. Oldalt egyet sem jelöltünk.'],
    ['OSZO', 'oldal-szog-jel-keverese', 'Ehhez két oldal kellene. Itt minden jel szögön áll.'],
  ],
  oosz: [
    ['OSZO', 'ket-oldal-szog-eleg', 'A megjelölt szög nem a két megjelölt oldal között van.'],
    ['SZOSZ', 'oldal-szog-jel-keverese', 'Ehhez két szög és egy oldal kellene.'],
    ['OOO', 'oldal-szog-jel-keverese', 'Ehhez a harmadik oldalt is jelölni kellene.'],
  ],
  'rossz-oldal': [
    ['SZOSZ', 'nem-megfelelo-oldal', 'A két megjelölt szög csak az egyik háromszögben fekszik a megjelölt oldalon.'],
    ['OSZO', 'oldal-szog-jel-keverese', 'Ehhez két oldal kellene.'],
    ['OOO', 'oldal-szog-jel-keverese', 'Csak egy oldal van megjelölve.'],
  ],
};

const TRIANGLES: ReadonlyArray<readonly Point[]> = [
  [
    [0, 0],
    [6, 0],
    [1.8, 4],
  ],
  [
    [0, 0],
    [6.5, 0],
    [4.6, 3.6],
  ],
  [
    [0, 0],
    [5, 0],
    [-0.9, 3.8],
  ],
];

export function whichCase(rng: Rng, kinds: readonly Kind[], turns: readonly number[]): Task {
  const kind = rng.pick(kinds);
  const marks = MARKS[kind];
  const isAll = rng.chance(0.5);
  return choice(
    rng,
    {
      question: isAll
        ? 'Az azonos jelek egyenlő adatokat mutatnak. Egybevágó-e biztosan a két háromszög, és melyik eset miatt?'
        : 'A rajz vázlat, csak a jelekben bízhatsz. Következik-e belőlük, hogy a két háromszög egybevágó? Melyik eset szerint?',
      figure: twoTriangles(rng.pick(TRIANGLES), rng.pick(turns), rng.chance(0.5), marks[0], marks[1]),
      right: words(RIGHT[kind]),
      because: `Helyes! ${BECAUSE[kind]}`,
      wrong: SLIPS[kind].map(([answer, misconception, explanation]) =>
        wrong({ answer }, ({ answer }) => words(answer), misconception, explanation),
      ),
      hints: [
        'Hány oldal és hány szög van megjelölve egy háromszögön?',
        'Két oldalnál nézd meg, közöttük van-e a szög! Egy oldalnál nézd meg, rajta fekszik-e mindkét szög!',
        'Az O oldalt, az SZ szöget jelent. A betűk sorrendje mutatja, mi van középen.',
      ],
      solution: BECAUSE[kind],
    },
    key => key === decide(marks),
  );
}
