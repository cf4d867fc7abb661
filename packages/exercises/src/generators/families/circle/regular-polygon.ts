import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import type { QuestionInput } from '../../../questions/schema.ts';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, surd } from '../../value.ts';

const t = textNumber;

type Figure = NonNullable<QuestionInput['figure']>;

const NAMES: Record<number, string> = {
  3: 'háromszög',
  4: 'négyzet',
  5: 'ötszög',
  6: 'hatszög',
  8: 'nyolcszög',
  9: 'kilencszög',
  10: 'tízszög',
  12: 'tizenkétszög',
};
const LETTERS = 'ABCDEFGHIJKL';

/** A regular polygon with its centre and two radii. */
function polygon(n: number): Figure {
  const corners = Array.from({ length: n }, (_, i) => LETTERS[i] ?? '');
  const start = 270 - 180 / n;
  return {
    kind: 'geometry',
    height: 200,
    points: {
      O: [0, 0],
      ...Object.fromEntries(
        corners.map((name, i) => [
          name,
          { from: 'O', length: 4, angle: (start + (i * 360) / n) % 360, ...(i > 1 ? { label: false as const, dot: false } : {}) },
        ]),
      ),
    },
    polygons: [{ points: corners }],
    segments: [
      ['O', 'A'],
      ['O', 'B'],
    ],
  };
}

const inner = 'A belső szög a középponti szöget 180°-ra egészíti ki.';

function angle(rng: Rng): Task {
  const n = rng.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40]);
  const shown = n <= 12;
  const central = rng.chance(0.4);
  const [outer, own] = [360 / n, 180 - 360 / n];
  return numeric(
    {
      question: central
        ? `${shown ? 'Az ábra szabályos sokszöget mutat, oldalainak' : 'Egy szabályos sokszög oldalainak'} száma ${t(n)}. Mekkora a középponti szöge?`
        : `${shown ? 'Az ábra szabályos sokszöget mutat, oldalainak' : 'Egy szabályos sokszög oldalainak'} száma ${t(n)}. Mekkora egy belső szöge?`,
      ...(shown ? { figure: polygon(n) } : {}),
      answer: num(central ? outer : own),
      check: 'NUM',
      unit: '°',
      expr: central ? `360/${n}` : `180-360/${n}`,
      wrong: [
        wrong(
          { n, central },
          ({ n, central }) => num(central ? 180 - 360 / n : 360 / n),
          'belso-kozepponti-csere',
          central ? 'Ez a belső szög. A középponti szög $360:n$.' : `Ez a középponti szög. ${inner}`,
        ),
        wrong(
          { n },
          ({ n }) => num(180 / n),
          'sokszog-180-osztva',
          `A 180-at osztottad ${t(n)} részre. A középpont körül 360° van.`,
          'a 180 fokot osztja el az oldalak számával',
        ),
        wrong(
          { n },
          ({ n }) => num((n - 2) * 180),
          'sokszog-szogosszeget-ad',
          `Ez a belső szögek összege. ${central ? 'A középponti szöget kérdeztük.' : 'Egy szöget kérdeztünk.'}`,
          'a belső szögek összegét adja meg',
        ),
      ],
      other: central ? 'A középpont körüli 360° egyenlő részekre oszlik.' : inner,
      hints: [
        'Hány egyforma szög van a középpont körül?',
        central ? 'A középponti szög $\\frac{360^\\circ}n$.' : inner,
        central ? `A 360° ${t(n)} egyenlő részre oszlik.` : `A középponti szög $360:${n}$ fok.`,
      ],
      solution: central
        ? `$360^\\circ:${n}=${num(outer).tex}^\\circ$.`
        : `A középponti szög $360:${n}=${num(outer).tex}$ fok, a belső szög $180-${num(outer).tex}=${num(own).tex}$ fok.`,
    },
    equals(central ? 360 / n : ((n - 2) * 180) / n),
  );
}

function sidesFromCentral(rng: Rng): Task {
  const n = rng.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40]);
  const central = 360 / n;
  return numeric(
    {
      question: `Egy szabályos sokszög középponti szöge ${t(central)}°. Hány oldala van?`,
      answer: num(n),
      check: 'INT',
      expr: `360/${central}`,
      wrong: [
        wrong(
          { central },
          ({ central }) => num(180 / central),
          'sokszog-180-osztva',
          'A 180-at osztottad. A középpont körül 360° van.',
          'a 180 fokot osztja el a középponti szöggel',
        ),
        wrong(
          { central },
          ({ central }) => num(180 - central),
          'belso-kozepponti-csere',
          'Ez a belső szög fokban, nem az oldalak száma.',
          'a belső szöget adja meg az oldalak száma helyett',
        ),
        wrong(
          { n },
          ({ n }) => num(n - 2),
          'sokszog-haromszogek-szama',
          'Kettővel kevesebbet írtál. A középpontból minden oldalhoz egy háromszög tartozik.',
        ),
      ],
      other: 'A középpont körüli 360° annyi egyenlő részre oszlik, ahány oldal van.',
      hints: ['Hány ilyen szög fér el a középpont körül?', 'A középpont körül 360° van.', `Oszd el a 360-at ${t(central)} fokos részekre!`],
      solution: `$360:${central}=${n}$ oldala van.`,
    },
    fits(x => x * central === 360),
  );
}

function sidesFromAngle(rng: Rng): Task {
  const n = rng.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30]);
  const own = 180 - 360 / n;
  return numeric(
    {
      question: `Egy szabályos sokszög minden belső szöge ${t(own)}°. Hány oldala van?`,
      answer: num(n),
      check: 'INT',
      expr: `360/(180-${own})`,
      wrong: [
        wrong({ own }, ({ own }) => num(180 - own), 'sokszog-kozepponti-marad', 'Ez a középponti szög. Oszd el vele a 360-at!'),
        wrong({ n }, ({ n }) => num(n - 2), 'sokszog-haromszogek-szama', 'Ez a háromszögek száma. Az oldalaké kettővel több.'),
        wrong(
          { own },
          ({ own }) => num(180 / (180 - own)),
          'sokszog-180-osztva',
          'A 180-at osztottad. A középpont körül 360° van.',
          'a 180 fokot osztja el a középponti szöggel',
        ),
      ],
      other: inner,
      hints: ['Melyik szögből derül ki az oldalak száma?', inner, `A középponti szög $180-${own}=${180 - own}$ fok.`],
      solution: `A középponti szög $${180 - own}$ fok, az oldalak száma $360:${180 - own}=${n}$.`,
    },
    fits(x => x * (180 - own) === 360),
  );
}

function sidesFromSum(rng: Rng): Task {
  const n = rng.int(5, 15);
  const sum = (n - 2) * 180;
  return numeric(
    {
      question: `Egy konvex sokszög belső szögeinek összege ${t(sum)}°. Hány oldala van?`,
      answer: num(n),
      check: 'INT',
      expr: `${sum}/180+2`,
      wrong: [
        wrong({ sum }, ({ sum }) => num(sum / 180), 'sokszog-haromszogek-szama', 'Ez a háromszögek száma. Az oldalaké kettővel több.'),
        wrong({ sum }, ({ sum }) => num(sum / 180 - 2), 'sokszog-kivon-kettot', 'Kivontál kettőt. Hozzá kell adni.'),
        ...(n % 2 === 0
          ? [
              wrong(
                { sum },
                ({ sum }) => num(sum / 360),
                'sokszog-360-osztva',
                '360-nal osztottál. Egy háromszög 180°.',
                'a szögösszeget 360 fokkal osztja, és nem ad hozzá kettőt',
              ),
            ]
          : []),
      ],
      other: 'A szögösszeg $(n-2)\\cdot180^\\circ$.',
      hints: ['Hány háromszögre bontható a sokszög?', 'A szögösszeg $(n-2)\\cdot180$ fok.', `$${sum}:180=${sum / 180}$`],
      solution: `$(n-2)\\cdot180=${sum}$, ezért $n-2=${sum / 180}$ és $n=${n}$.`,
    },
    fits(x => (x - 2) * 180 === sum),
  );
}

/** Side and apothem of the inscribed triangle, square and hexagon over R: [times, under the root, divisor]. */
const LENGTHS = {
  3: { side: [1, 3, 1], apothem: [1, 1, 2] },
  4: { side: [1, 2, 1], apothem: [1, 2, 2] },
  6: { side: [1, 1, 1], apothem: [1, 3, 2] },
} as const;

/** The same as the lesson writes them. */
const FORMULAS = {
  3: { side: 'R\\sqrt3', apothem: '\\frac R2' },
  4: { side: 'R\\sqrt2', apothem: '\\frac{R\\sqrt2}2' },
  6: { side: 'R', apothem: '\\frac{R\\sqrt3}2' },
} as const;

const LENGTH_RULE = {
  side: `Az oldal háromszögnél $${FORMULAS[3].side}$, négyzetnél $${FORMULAS[4].side}$, hatszögnél $${FORMULAS[6].side}$.`,
  apothem: `Az apotéma háromszögnél $${FORMULAS[3].apothem}$, négyzetnél $${FORMULAS[4].apothem}$, hatszögnél $${FORMULAS[6].apothem}$.`,
} as const;

const inCircle = (n: 3 | 4 | 6): string => `körbe írt ${n === 4 ? 'négyzet' : `szabályos ${NAMES[n]}`}`;

function length(rng: Rng): Task {
  const n = rng.pick([3, 4, 6] as const);
  const what = rng.pick(['side', 'apothem'] as const);
  const radius = 2 * rng.int(2, 15);
  const [times, inside, by] = LENGTHS[n][what];
  const others = ([3, 4, 6] as const).filter(other => other !== n);
  const name = n === 4 ? 'négyzetet' : `szabályos ${NAMES[n]}et`;
  const answer = surd(radius * times, inside, by);
  const other = what === 'side' ? 'apothem' : 'side';
  return numeric(
    {
      question: `Egy ${t(radius)} cm sugarú körbe ${name} írunk. Mekkora ${what === 'side' ? 'az oldala' : 'az apotémája'}? Pontos alakban válaszolj!`,
      answer,
      check: 'FRAC',
      unit: 'cm',
      wrong: [
        wrong(
          { radius, from: LENGTHS[n][other] },
          ({ radius, from: [a, b, c] }) => surd(radius * a, b, c),
          'sokszog-oldal-apotema-csere',
          what === 'side' ? 'Ez az apotéma. Az oldalt kérdeztük.' : 'Ez az oldal. Az apotémát kérdeztük.',
        ),
        // Half of the square's side is its apothem.
        ...(what === 'side' && n !== 4
          ? [
              wrong(
                { radius, times, inside, by },
                ({ radius, times, inside, by }) => surd(radius * times, inside, 2 * by),
                'sokszog-fel-oldal',
                'Ez az oldalnak csak a fele. Az oldal kétszer ekkora.',
              ),
            ]
          : []),
        ...others.map(wrongN =>
          wrong(
            { radius, from: LENGTHS[wrongN][what] },
            ({ radius, from: [a, b, c] }) => surd(radius * a, b, c),
            'sokszog-kepletek-csereje',
            `Ez a ${inCircle(wrongN)} ${what === 'side' ? 'oldala' : 'apotémája'}.`,
            `a ${inCircle(wrongN)} ${what === 'side' ? 'oldalának' : 'apotémájának'} képletével számol`,
          ),
        ),
      ],
      other: LENGTH_RULE[what],
      hints: [
        what === 'side'
          ? 'Rajzold be a sugarakat a csúcsokhoz! Milyen háromszögek keletkeznek?'
          : 'Az apotéma a középpont és az oldal távolsága. Rövidebb a sugárnál.',
        LENGTH_RULE[what],
        `A sugár $R=${radius}$ cm.`,
      ],
      solution: `${n === 4 ? 'Négyzetnél' : `Szabályos ${NAMES[n]}nél`} ${what === 'side' ? 'az oldal' : 'az apotéma'} $${FORMULAS[n][what]}=${answer.tex}$ cm.`,
    },
    equals(what === 'side' ? 2 * radius * Math.sin(Math.PI / n) : radius * Math.cos(Math.PI / n)),
  );
}

function hexagonArea(rng: Rng): Task {
  const side = 2 * rng.int(1, 10);
  const area = surd((3 * side * side) / 2, 3);
  redrawIf(side === 6);
  return numeric(
    {
      question: `Egy szabályos hatszög oldala ${t(side)} cm. Mekkora a területe? Pontos, gyökös alakban válaszolj!`,
      answer: area,
      check: 'FRAC',
      unit: 'cm²',
      wrong: [
        wrong({ side }, ({ side }) => surd(side * side, 3, 4), 'sokszog-egy-haromszog', 'Ez egyetlen háromszög területe. Hat van belőle.'),
        wrong(
          { side },
          ({ side }) => surd(3 * side * side, 3),
          'felezes-elmarad',
          'A kerület és az apotéma szorzatát felezni kell.',
          'a kerület és az apotéma szorzatát nem felezi',
        ),
        wrong({ side }, ({ side }) => num(3 * side * side), 'sokszog-apotema-sugar', 'A sugárral számoltál az apotéma helyett.'),
      ],
      other: 'A terület a kerület és az apotéma szorzatának fele.',
      hints: [
        'Hány szabályos háromszögből áll a hatszög?',
        'Az apotéma $\\frac{R\\sqrt3}2$, és a hatszög sugara akkora, mint az oldala.',
        `A kerület $6\\cdot${side}=${6 * side}$ cm, az apotéma $${surd(side / 2, 3).tex}$ cm.`,
      ],
      solution: `A hatszög sugara akkora, mint az oldala, ezért az apotéma $\\frac{R\\sqrt3}2=${surd(side / 2, 3).tex}$ cm. A kerület $6\\cdot${side}=${6 * side}$ cm, a terület $T=\\frac{${6 * side}\\cdot${surd(side / 2, 3).tex}}2=${area.tex}$ cm².`,
    },
    equals((6 * (side * side * Math.sin(Math.PI / 3))) / 2),
  );
}

export const regularPolygon = defineGenerator(
  'gen-regular-polygon',
  'Szabályos sokszögek',
  ['matek-7-szabalyos-sokszogek'],
  ['root', 'fraction', 'brackets', 'decimal'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.75) ? angle(rng) : sidesFromCentral(rng);
    if (level === 2) return rng.chance(0.5) ? sidesFromAngle(rng) : sidesFromSum(rng);
    return rng.chance(0.7) ? length(rng) : hexagonArea(rng);
  },
);
