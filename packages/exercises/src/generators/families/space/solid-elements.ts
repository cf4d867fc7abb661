import type { Rng } from '@eszkerek/numbers/chance';
import { capital } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Task, type Wrong } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

type Body = 'prism' | 'pyramid';
type Part = 'faces' | 'edges' | 'vertices';
const BODIES: readonly Body[] = ['prism', 'pyramid'];
const PARTS: readonly Part[] = ['faces', 'edges', 'vertices'];

const SIDES: Record<number, string> = {
  3: 'háromoldalú',
  4: 'négyoldalú',
  5: 'ötoldalú',
  6: 'hatoldalú',
  7: 'hétoldalú',
  8: 'nyolcoldalú',
  9: 'kilencoldalú',
  10: 'tízoldalú',
  11: 'tizenegyoldalú',
  12: 'tizenkétoldalú',
  13: 'tizenháromoldalú',
};
const NAME: Record<Body, string> = { prism: 'hasáb', pyramid: 'gúla' };
const OF: Record<Body, string> = { prism: 'hasábnak', pyramid: 'gúlának' };
const ITS: Record<Part, string> = { faces: 'lapja', edges: 'éle', vertices: 'csúcsa' };
const COUNT: Record<Part, string> = { faces: 'a lapok', edges: 'az élek', vertices: 'a csúcsok' };
const FORMULA: Record<Body, Record<Part, string>> = {
  prism: { faces: 'n+2', edges: '3n', vertices: '2n' },
  pyramid: { faces: 'n+1', edges: '2n', vertices: 'n+1' },
};
/** The formula with its number: `3\\cdot7`, `7+2`. */
const filled = (body: Body, part: Part, n: number): string => {
  const formula = FORMULA[body][part];
  return formula.startsWith('n') ? formula.replace('n', `${n}`) : formula.replace('n', `\\cdot${n}`);
};
const bodyName = (body: Body, n: number): string => `${SIDES[n] ?? ''} ${NAME[body]}`;

function countOf(body: Body, n: number, part: Part): number {
  const times = { prism: { faces: 1, edges: 3, vertices: 2 }, pyramid: { faces: 1, edges: 2, vertices: 1 } }[body][part];
  const more = { prism: { faces: 2, edges: 0, vertices: 0 }, pyramid: { faces: 1, edges: 0, vertices: 1 } }[body][part];
  return times * n + more;
}

/** The slip: the base is found well, the parts are those of the other body. */
const ofTwin = (body: Body, part: Part): string =>
  `az ugyanilyen alapú ${NAME[body]} ${{ faces: 'lapjainak', edges: 'éleinek', vertices: 'csúcsainak' }[part]} számát adja meg`;

/** The faces as lists of vertices: the second way to count. */
function facesOf(body: Body, n: number): string[][] {
  const ring = Array.from({ length: n }, (_, i) => `a${i}`);
  const next = (i: number): string => `a${(i + 1) % n}`;
  if (body === 'pyramid') return [ring, ...ring.map((v, i) => [v, next(i), 'top'])];
  return [ring, ring.map(v => `${v}'`), ...ring.map((v, i) => [v, next(i), `${next(i)}'`, `${v}'`])];
}

function counted(body: Body, n: number, part: Part): number {
  const faces = facesOf(body, n);
  if (part === 'faces') return faces.length;
  if (part === 'vertices') return new Set(faces.flat()).size;
  return new Set(faces.flatMap(face => face.map((v, i) => [v, face[(i + 1) % face.length]].sort().join()))).size;
}

const SLIPS: Record<Body, Record<Part, (n: number) => Wrong[]>> = {
  prism: {
    faces: n => [
      wrong({ n }, ({ n }) => num(n), 'hasab-alaplapok-kimaradnak', 'Az oldallapokat számoltad. A két alaplap is lap.'),
      wrong({ n }, ({ n }) => num(n + 1), 'hasab-egy-alaplappal', 'Egy alaplapot számoltál. A hasábnak alul és fölül is van.'),
      wrong({ n }, ({ n }) => num(2 * n), 'lap-el-csucs-csere', 'Ennyi csúcsa van, nem lapja.'),
    ],
    edges: n => [
      wrong({ n }, ({ n }) => num(2 * n), 'allo-elek-kimaradnak', 'A két alaplap éleit számoltad. Az álló élek kimaradtak.'),
      wrong({ n }, ({ n }) => num(6 * n), 'elet-ketszer-szamol', 'Lapról lapra számoltál, így minden élt kétszer vettél.'),
      wrong({ n }, ({ n }) => num(n + 2), 'lap-el-csucs-csere', 'Ennyi lapja van, nem éle.'),
    ],
    vertices: n => [
      wrong(
        { n },
        ({ n }) => num(n),
        'hasab-egy-alaplappal',
        'Az egyik alaplap csúcsait számoltad. A másikon is ugyanannyi van.',
        'csak az egyik alaplap csúcsait számolja',
      ),
      wrong(
        { n },
        ({ n }) => num(n + 1),
        'hasab-gula-keplet-csere',
        'Ennyi csúcsa a gúlának van. A hasábnak fölül is alaplapja van.',
        ofTwin('pyramid', 'vertices'),
      ),
      wrong({ n }, ({ n }) => num(3 * n), 'lap-el-csucs-csere', 'Ennyi éle van, nem csúcsa.'),
    ],
  },
  pyramid: {
    faces: n => [
      wrong({ n }, ({ n }) => num(n), 'gula-alaplap-kimarad', 'Az oldallapokat számoltad. Az alaplap is lap.'),
      wrong(
        { n },
        ({ n }) => num(n + 2),
        'hasab-gula-keplet-csere',
        'Két alaplapot számoltál. A gúlának egy van, fölül csúcs van.',
        ofTwin('prism', 'faces'),
      ),
      wrong({ n }, ({ n }) => num(2 * n), 'lap-el-csucs-csere', 'Ennyi éle van, nem lapja.'),
    ],
    edges: n => [
      wrong({ n }, ({ n }) => num(n), 'oldalelek-kimaradnak', 'Az alap éleit számoltad. A felső csúcshoz futó élek kimaradtak.'),
      wrong(
        { n },
        ({ n }) => num(3 * n),
        'hasab-gula-keplet-csere',
        'Ennyi éle a hasábnak van. A gúlának fölül nincs alaplapja.',
        ofTwin('prism', 'edges'),
      ),
      wrong({ n }, ({ n }) => num(4 * n), 'elet-ketszer-szamol', 'Lapról lapra számoltál, így minden élt kétszer vettél.'),
    ],
    vertices: n => [
      wrong({ n }, ({ n }) => num(n), 'gula-csucsai-mint-alap', 'Az alap csúcsait számoltad. A felső csúcs kimaradt.'),
      wrong(
        { n },
        ({ n }) => num(2 * n),
        'hasab-gula-keplet-csere',
        'Ennyi csúcsa a hasábnak van. A gúlának fölül egyetlen csúcsa van.',
        ofTwin('prism', 'vertices'),
      ),
    ],
  },
};

const drawn = (body: Body, n: number) =>
  n === 3 || n === 4 || n === 6
    ? { figure: { kind: 'solid' as const, names: false, height: 190, body: { shape: body, sides: n, edge: 3, height: 4 } as const } }
    : {};

function direct(rng: Rng): Task {
  const [body, part, n] = [rng.pick(BODIES), rng.pick(PARTS), rng.int(3, 12)];
  return numeric(
    {
      question: `Hány ${ITS[part]} van egy ${SIDES[n]} ${OF[body]}?`,
      answer: num(countOf(body, n, part)),
      check: 'INT',
      wrong: SLIPS[body][part](n),
      other: `Az alap oldalainak számát jelölje $n$. ${capital(COUNT[part])} száma $${FORMULA[body][part]}$.`,
      hints: [
        body === 'prism' ? 'Hány alaplapja van a hasábnak?' : 'Hány alaplapja van a gúlának, és mi van fölül?',
        `Az alap oldalainak száma $n$, ${COUNT[part]} száma $${FORMULA[body][part]}$.`,
        `Most $n=${n}$.`,
      ],
      solution: `$${filled(body, part, n)}=${countOf(body, n, part)}$, ennyi ${ITS[part]} van.`,
      ...drawn(body, n),
    },
    equals(counted(body, n, part)),
  );
}

function inverse(rng: Rng): Task {
  const [body, n] = [rng.pick(BODIES), rng.int(3, 12)];
  const given = rng.pick(PARTS);
  const part = rng.pick(PARTS.filter(p => p !== given && countOf(body, n, p) !== countOf(body, n, given)));
  const known = countOf(body, n, given);
  return numeric(
    {
      question: `Egy ${OF[body]} ${known} ${ITS[given]} van. Hány ${ITS[part]} van?`,
      answer: num(countOf(body, n, part)),
      check: 'INT',
      wrong: [
        ...SLIPS[body][part](n),
        wrong(
          { body, part, known },
          ({ body, part, known }) => num(countOf(body, known, part)),
          'elszamot-oldalszamnak-veszi',
          `${capital(COUNT[given])} számát vetted az alap oldalszámának. Előbb keresd meg az $n$-t!`,
          `${COUNT[given]} számát az alap oldalszámának veszi`,
        ),
        ...(part === 'edges' && body === 'prism'
          ? [wrong({ n }, ({ n }) => num(n), 'reszvalasz', 'Ez az alap oldalainak száma. Ebből számolj tovább!')]
          : []),
      ],
      other: `Előbb az alap oldalainak számát keresd: $${FORMULA[body][given]}=${known}$.`,
      hints: [
        'Milyen sokszög az alap?',
        `Az alap oldalainak száma $n$. ${capital(COUNT[given])} száma $${FORMULA[body][given]}$, ${COUNT[part]} száma $${FORMULA[body][part]}$.`,
        `$${FORMULA[body][given]}=${known}$, ezért $n=${n}$.`,
      ],
      solution: `$${FORMULA[body][given]}=${known}$, ezért $n=${n}$. ${capital(COUNT[part])} száma $${filled(body, part, n)}=${countOf(body, n, part)}$.`,
    },
    // Tries every base and keeps the one that fits.
    value => {
      const sides = Array.from({ length: 20 }, (_, i) => i + 3).filter(k => counted(body, k, given) === known);
      return sides.length === 1 && sides.every(k => equals(counted(body, k, part))(value));
    },
  );
}

const THEIR: Record<Part, string> = { faces: 'lapjuk', edges: 'élük', vertices: 'csúcsuk' };
const SUM: Record<Part, string> = { faces: '2n+3', edges: '5n', vertices: '3n+1' };
const SUM_SLIPS: Record<Part, (n: number) => Wrong[]> = {
  faces: n => [
    wrong({ n }, ({ n }) => num(2 * n), 'hasab-alaplapok-kimaradnak', 'Az oldallapokat adtad össze. A három alaplap is lap.'),
    wrong({ n }, ({ n }) => num(2 * n + 2), 'hasab-egy-alaplappal', 'A hasábnál egy alaplapot számoltál. Kettő van.'),
  ],
  edges: n => [
    wrong(
      { n },
      ({ n }) => num(6 * n),
      'gulat-is-hasabnak-szamolja',
      'A gúlát is hasábnak számoltad. A gúlának $2n$ éle van.',
      'az élek számolásakor a gúlát is hasábnak veszi',
    ),
    wrong({ n }, ({ n }) => num(4 * n), 'allo-elek-kimaradnak', 'A hasáb álló élei kimaradtak. A hasábnak $3n$ éle van.'),
  ],
  vertices: n => [
    wrong({ n }, ({ n }) => num(3 * n), 'gula-csucsai-mint-alap', 'A gúla felső csúcsa kimaradt. A gúlának $n+1$ csúcsa van.'),
    wrong(
      { n },
      ({ n }) => num(4 * n),
      'gulat-is-hasabnak-szamolja',
      'A gúlát is hasábnak számoltad. A gúlának $n+1$ csúcsa van.',
      'a csúcsok számolásakor a gúlát is hasábnak veszi',
    ),
  ],
};

/** A prism and a pyramid on the same base. */
function together(rng: Rng): Task {
  const n = rng.int(3, 12);
  const given = rng.pick(PARTS);
  const part = rng.pick(PARTS.filter(p => p !== given));
  const sum = (k: number, p: Part): number => countOf('prism', k, p) + countOf('pyramid', k, p);
  const known = sum(n, given);
  return numeric(
    {
      question: `Egy hasáb és egy gúla alapja ugyanannyi oldalú sokszög. Együtt ${known} ${THEIR[given]} van. Hány ${THEIR[part]} van együtt?`,
      answer: num(sum(n, part)),
      check: 'INT',
      wrong: [...SUM_SLIPS[part](n), wrong({ n }, ({ n }) => num(n), 'reszvalasz', 'Ez az alap oldalainak száma. Ebből számolj tovább!')],
      other: `Jelöld $n$-nel az alap oldalainak számát! ${capital(COUNT[given])} száma együtt $${SUM[given]}$.`,
      hints: [
        'Jelöld $n$-nel az alap oldalainak számát!',
        `A hasábnál ${COUNT[given]} száma $${FORMULA.prism[given]}$, a gúlánál $${FORMULA.pyramid[given]}$.`,
        `$${SUM[given]}=${known}$`,
      ],
      solution: `Ha az alap $n$ oldalú, a hasábnál ${COUNT[given]} száma $${FORMULA.prism[given]}$, a gúlánál $${FORMULA.pyramid[given]}$, együtt $${SUM[given]}=${known}$, ezért $n=${n}$. ${capital(COUNT[part])} száma $${filled('prism', part, n)}=${countOf('prism', n, part)}$ és $${filled('pyramid', part, n)}=${countOf('pyramid', n, part)}$, együtt ${sum(n, part)}.`,
    },
    value => {
      const both = (k: number, p: Part): number => counted('prism', k, p) + counted('pyramid', k, p);
      return Array.from({ length: 20 }, (_, i) => i + 3).some(k => both(k, given) === known && equals(both(k, part))(value));
    },
  );
}

/** Which body has these three numbers? */
function whichBody(rng: Rng): Task {
  const [body, n] = [rng.pick(BODIES), rng.int(4, 11)];
  const [faces, edges, vertices] = PARTS.map(part => countOf(body, n, part));
  const other: Body = body === 'prism' ? 'pyramid' : 'prism';
  const named = (b: Body, k: number) => words(bodyName(b, k), `${b} ${k}`);
  return choice(
    rng,
    {
      question: `Egy testnek ${faces} lapja, ${edges} éle és ${vertices} csúcsa van. Melyik test ez?`,
      right: named(body, n),
      because: `Helyes! Az $n=${n}$ mindhárom számot megadja.`,
      wrong: [
        wrong(
          { body, n },
          ({ body, n }) => (body === 'prism' ? named('pyramid', n + 1) : named('prism', n - 1)),
          'lapszambol-test',
          'A lapok száma egyezik, az éleké nem. Mindhárom számot ellenőrizd!',
        ),
        wrong(
          { other, n },
          ({ other, n }) => named(other, n),
          'hasab-gula-keplet-csere',
          'Az alapja ilyen, de a lapok és az élek száma más.',
        ),
        wrong(
          { body, faces },
          ({ body, faces }) => named(body, faces ?? 0),
          'elszamot-oldalszamnak-veszi',
          body === 'prism'
            ? 'A lapok számát vetted az alap oldalszámának. A lapok között a két alaplap is benne van.'
            : 'A lapok számát vetted az alap oldalszámának. A lapok között az alaplap is benne van.',
        ),
      ],
      hints: [
        'Hasáb vagy gúla? Hasonlítsd össze a lapok és a csúcsok számát!',
        'Hasáb: $n+2$ lap, $3n$ él, $2n$ csúcs. Gúla: $n+1$ lap, $2n$ él, $n+1$ csúcs.',
        body === 'prism'
          ? 'A lapok és a csúcsok száma különböző, ezért ez nem gúla.'
          : 'A lapok és a csúcsok száma egyenlő. Ez a gúlára jellemző.',
      ],
      solution: `${capital(bodyName(body, n))}: $${filled(body, 'faces', n)}=${faces}$ lap, $${filled(body, 'edges', n)}=${edges}$ él, $${filled(body, 'vertices', n)}=${vertices}$ csúcs.`,
    },
    key => {
      const [b, k] = key.split(' ');
      return (b === 'prism' || b === 'pyramid') && PARTS.every((part, i) => counted(b, Number(k), part) === [faces, edges, vertices][i]);
    },
  );
}

export const solidElements = defineGenerator('gen-solid-elements', 'Testek elemei', ['matek-8-testek-halok'], [], (rng, level) =>
  level === 1 ? direct(rng) : level === 2 ? inverse(rng) : rng.chance(0.6) ? together(rng) : whichBody(rng),
);
