import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, letterArticle, TheWord, textNumber, theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Level, type Task, type Wrong } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { drawCentroid, drawSpecialLine } from './special-line-figures.ts';

const t = textNumber;

const LINES = [
  { name: 'súlyvonal (oldalfelező)', key: 'median', text: 'egy csúcsot a szemközti oldal felezőpontjával köt össze' },
  { name: 'magasságvonal', key: 'altitude', text: 'egy csúcsból merőleges a szemközti oldal egyenesére' },
  { name: 'szögfelező', key: 'bisector', text: 'egy csúcsból indul, és két egyenlő részre osztja a csúcsnál lévő szöget' },
  { name: 'oldalfelező merőleges', key: 'perpendicular', text: 'egy oldal felezőpontján megy át, és merőleges erre az oldalra' },
] as const;

const MEETING = [
  {
    key: 'median',
    point: 'a súlypont',
    of: 'a súlyvonalak',
    clue: 'Egy kartonból kivágott háromszög ezen a ponton alátámasztva egyensúlyban marad.',
  },
  {
    key: 'altitude',
    point: 'a magasságpont',
    of: 'a magasságvonalak',
    clue: 'Ez a pont általában sem a csúcsoktól, sem az oldalaktól nincs egyenlő távolságra. A nevét a vonalakról kapta.',
  },
  {
    key: 'bisector',
    point: 'a beírt kör középpontja',
    of: 'a szögfelezők',
    clue: 'Egy szögfelező minden pontja egyenlő távolságra van a szög két szárától. Mitől van hát egyenlő távolságra a metszéspont?',
  },
  {
    key: 'perpendicular',
    point: 'a körülírt kör középpontja',
    of: 'az oldalfelező merőlegesek',
    clue: 'Egy oldalfelező merőleges minden pontja egyenlő távolságra van az oldal két végpontjától. Mitől van hát egyenlő távolságra a metszéspont?',
  },
] as const;

function nameLine(rng: Rng): Task {
  const asPoint = rng.chance(0.4);
  const isDrawn = !asPoint && rng.chance(0.7);
  const at = rng.int(0, 3);
  const line = LINES[at] ?? LINES[0];
  const meet = MEETING[at] ?? MEETING[0];
  const name = rng.pick(['ABC', 'PQR', 'MNP', 'DEF', 'KLM', 'XYZ']);
  const plural = {
    median: 'súlyvonalainak',
    altitude: 'magasságvonalainak',
    bisector: 'szögfelezőinek',
    perpendicular: 'oldalfelező merőlegeseinek',
  }[line.key];
  return choice(
    rng,
    {
      ...(isDrawn ? { figure: drawSpecialLine(line.key, rng.int(-10, 25) / 10) } : {}),
      question: isDrawn
        ? 'Mi a neve az $ABC$ háromszögben a vastagon rajzolt vonalnak?'
        : asPoint
          ? `Minek nevezzük ${letterArticle(name)} $${name}$ háromszög ${plural} a metszéspontját?`
          : `${capital(letterArticle(name))} $${name}$ háromszögben egy vonal ${line.text}. Mi a neve?`,
      right: words(asPoint ? meet.point : line.name, line.key),
      because: `Helyes! ${asPoint ? `Ez ${meet.point}.` : `${TheWord(line.name)} ${line.text}.`}`,
      wrong: [0, 1, 2, 3]
        .filter(i => i !== at)
        .map(i =>
          wrong(
            { asPoint, i },
            ({ asPoint, i }) => words(asPoint ? (MEETING[i]?.point ?? '') : (LINES[i]?.name ?? ''), LINES[i]?.key ?? ''),
            asPoint ? 'nevezetes-pontok-keverese' : i === 3 || at === 3 ? 'sulyvonal-felezomeroleges' : 'nevezetes-vonalak-keverese',
            asPoint
              ? `${capital(MEETING[i]?.point ?? '')} ${MEETING[i]?.of} metszéspontja.`
              : `${capital(LINES[i]?.name ?? '')}: ${LINES[i]?.text}.`,
          ),
        ),
      hints: [
        asPoint ? 'Mit tudsz ezekről a vonalakról?' : 'Mit csinál ez a vonal?',
        asPoint ? meet.clue : 'Figyelj: csúcsból indul? Felez valamit? Merőleges valamire?',
        asPoint
          ? `${capital(line.name)}: ${line.text}.`
          : isDrawn
            ? 'Nézd meg a jeleket: egyenlő szakaszok, egyenlő szögek, derékszög.'
            : 'Rajzold le egy általános háromszögben!',
      ],
      solution: asPoint ? `${capital(meet.of)} metszéspontja ${meet.point}.` : `Ez ${theWord(line.name)}.`,
    },
    key => key === (asPoint ? MEETING.find(m => m.point === meet.point)?.key : LINES.find(l => l.text === line.text)?.key),
  );
}

type Asked = 'vertex' | 'side' | 'whole-from-vertex' | 'whole-from-side' | 'side-from-vertex';

/** The answer as a multiple of the given segment, if the centroid halved the median. */
const HALVED: Record<Asked, number> = { vertex: 1 / 2, side: 1 / 2, 'whole-from-vertex': 2, 'whole-from-side': 2, 'side-from-vertex': 1 };

/** The same with the two thirds and the one third swapped. */
const SWAPPED: Record<Asked, number> = {
  vertex: 1 / 3,
  side: 2 / 3,
  'whole-from-vertex': 3,
  'whole-from-side': 3 / 2,
  'side-from-vertex': 2,
};

/** Another segment of the same median than the one asked. */
function otherSegment(kind: Asked, given: number): Wrong[] {
  if (kind === 'whole-from-side') return [];
  const why = {
    vertex: 'Ez az egész súlyvonal.',
    side: 'Ez az egész súlyvonal.',
    'whole-from-vertex': 'Ez a súlypont és az oldal közötti rész. Az egész súlyvonal a kérdés.',
    'side-from-vertex': 'Ez az egész súlyvonal. A súlypont és az oldal közötti rész a kérdés.',
  }[kind];
  const times = { vertex: 1, side: 1, 'whole-from-vertex': 1 / 2, 'side-from-vertex': 3 / 2 }[kind];
  return [wrong({ given, times }, ({ given, times }) => num(tidy(given * times)), 'nem-a-kerdesre-felel', why)];
}

function centroid(rng: Rng, level: Level): Task {
  const k = rng.int(2, 18);
  const [vertex, side, whole] = [2 * k, k, 3 * k];
  const names = rng.pick([
    ['A', 'M', 'BC'],
    ['B', 'N', 'AC'],
    ['C', 'P', 'AB'],
  ] as const);
  const kind =
    level === 2 ? rng.pick(['vertex', 'side'] as const) : rng.pick(['whole-from-vertex', 'whole-from-side', 'side-from-vertex'] as const);
  const [v, f, s] = names;
  const median = `${v}${f}`;
  const text = {
    vertex: `Az $ABC$ háromszög $${median}$ súlyvonala ${t(whole)} cm, a súlypont $G$. Milyen hosszú $${v}G$?`,
    side: `Az $ABC$ háromszög $${median}$ súlyvonala ${t(whole)} cm, a súlypont $G$. Milyen hosszú $G${f}$?`,
    'whole-from-vertex': `Az $ABC$ háromszög súlypontja $G$, és $${v}G=${vertex}$ cm. Milyen hosszú ${letterArticle(v)} $${median}$ súlyvonal?`,
    'whole-from-side': `Az $ABC$ háromszögben $${f}$ ${letterArticle(s)} $${s}$ oldal felezőpontja, $G$ a súlypont, és $G${f}=${side}$ cm. Milyen hosszú $${median}$?`,
    'side-from-vertex': `Az $ABC$ háromszög súlypontja $G$, $${f}$ ${letterArticle(s)} $${s}$ oldal felezőpontja, és $${v}G=${vertex}$ cm. Milyen hosszú $G${f}$?`,
  }[kind];
  const answer = { vertex, side, 'whole-from-vertex': whole, 'whole-from-side': whole, 'side-from-vertex': side }[kind];
  const given = { vertex: whole, side: whole, 'whole-from-vertex': vertex, 'whole-from-side': side, 'side-from-vertex': vertex }[kind];
  const isDrawn = rng.chance(0.6);
  const asked = { vertex: `${v}G`, side: `G${f}`, 'whole-from-vertex': median, 'whole-from-side': median, 'side-from-vertex': `G${f}` }[
    kind
  ];
  const told = { vertex: median, side: median, 'whole-from-vertex': `${v}G`, 'whole-from-side': `G${f}`, 'side-from-vertex': `${v}G` }[
    kind
  ];
  return numeric(
    {
      ...(isDrawn ? { figure: drawCentroid(v, f) } : {}),
      question: isDrawn ? `Az ábrán $G$ az $ABC$ háromszög súlypontja, és $${told}=${given}$ cm. Milyen hosszú $${asked}$?` : text,
      answer: num(answer),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { kind, given },
          ({ kind, given }) => num(HALVED[kind] * given),
          'sulypont-felezi',
          'A súlypont nem felezi a súlyvonalat: a csúcs felőli rész kétszer akkora.',
        ),
        wrong(
          { kind, given },
          ({ kind, given }) => num(tidy(SWAPPED[kind] * given)),
          'arany-forditva',
          kind === 'vertex'
            ? 'Ez a súlypont és az oldal közötti rész.'
            : kind === 'side'
              ? 'Ez a csúcs felőli rész.'
              : 'Fordítva vetted az arányt.',
        ),
        ...otherSegment(kind, given),
      ],
      other: 'A súlypont a súlyvonalat 2 : 1 arányban osztja, a csúcs felőli rész a nagyobb.',
      hints: [
        'Milyen arányban osztja a súlypont a súlyvonalat?',
        'A csúcs felőli rész a súlyvonal kétharmada, a másik az egyharmada.',
        {
          vertex: `$\\frac{2}{3}\\cdot${whole}$`,
          side: `$\\frac{1}{3}\\cdot${whole}$`,
          'whole-from-vertex': `Egy harmad: $${vertex}:2$.`,
          'whole-from-side': `$3\\cdot${side}$`,
          'side-from-vertex': `$${vertex}:2$`,
        }[kind],
      ],
      solution: {
        vertex: `A csúcs felőli rész a súlyvonal kétharmada: $\\frac{2}{3}\\cdot${whole}=${vertex}$ cm.`,
        side: `A súlypont és az oldal közötti rész a súlyvonal egyharmada: $\\frac{1}{3}\\cdot${whole}=${side}$ cm.`,
        'whole-from-vertex': `A csúcs felőli rész a súlyvonal kétharmada, ezért a súlyvonal $${vertex}:2\\cdot3=${whole}$ cm.`,
        'whole-from-side': `A súlypont és az oldal közötti rész a súlyvonal egyharmada, ezért a súlyvonal $${side}\\cdot3=${whole}$ cm.`,
        'side-from-vertex': `A csúcs felőli rész kétszer akkora, mint a másik: $${vertex}:2=${side}$ cm.`,
      }[kind],
    },
    fits(r => {
      // Recomputed from a triangle whose median has the given length: the mean of three points.
      const length = { vertex: whole, side: whole, 'whole-from-vertex': r, 'whole-from-side': r, 'side-from-vertex': 3 * r }[kind];
      const g = (0 + length + length) / 3;
      return {
        vertex: g === r,
        side: length - g === r,
        'whole-from-vertex': Math.abs(g - vertex) < 1e-9,
        'whole-from-side': Math.abs(length - g - side) < 1e-9,
        'side-from-vertex': Math.abs(g - vertex) < 1e-9,
      }[kind];
    }),
  );
}

export const triangleLines = defineGenerator(
  'gen-triangle-lines',
  'A háromszög nevezetes vonalai',
  ['matek-6-nevezetes-vonalak'],
  ['fraction'],
  (rng, level) => (level === 1 ? nameLine(rng) : centroid(rng, level)),
);
