import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { type CoordinatePlane, graphFigure } from '../shared/coordinate-figures.ts';
import { catchUp, meeting } from './meeting.ts';

const x = texNumber;
const MOVERS = ['egy robot', 'egy kutya', 'egy kerékpáros', 'egy játékvonat', 'egy futó', 'egy drón', 'egy gördeszkás'];

type Corner = [number, number];

const graphOf = (y: string, lines: Readonly<Record<string, readonly Corner[]>>): CoordinatePlane =>
  graphFigure({ x: 'idő (s)', y, lines }) ?? redraw();

/** Corners of a walk with the given number of pieces; distances are multiples of five. */
function walk(rng: Rng, pieces: number): Corner[] {
  const corners: Corner[] = [[0, 0]];
  for (let i = 0; i < pieces; i++) {
    const [t, d] = corners[i] ?? [0, 0];
    corners.push([t + 2 * rng.int(1, 4), d + 5 * rng.int(1, 4)]);
  }
  return corners;
}

const named = (figure: CoordinatePlane, points: ReadonlyArray<{ at: Corner; name: string }>): CoordinatePlane => ({
  ...figure,
  points: points.map(({ at, name }) => ({ at, name })),
});

function pieceSpeed(rng: Rng, pieces: number): Task {
  const corners = walk(rng, pieces);
  const [t1, d1] = corners.at(-2) ?? redraw();
  const [t2, d2] = corners.at(-1) ?? redraw();
  const speed = (d2 - d1) / (t2 - t1);
  // A line that does not break at P would give the same speed from the origin.
  redrawIf(decimalsOf(speed) > 2 || (pieces > 1 && d1 / t1 === speed));
  const whole = pieces === 1;
  const figure = graphOf('út (m)', { '': corners });
  return numeric(
    {
      figure: whole
        ? figure
        : named(figure, [
            { at: [t1, d1], name: 'P' },
            { at: [t2, d2], name: 'Q' },
          ]),
      question: `A grafikon ${rng.pick(MOVERS)} mozgását mutatja. Mekkora a sebessége${whole ? '' : ' a $P$ és a $Q$ pont között'}?`,
      answer: num(speed),
      check: 'NUM',
      unit: 'm/s',
      expr: `(${d2}-${d1})/(${t2}-${t1})`,
      wrong: [
        wrong({ d2 }, ({ d2 }) => num(d2), 'grafikon-vegpontot-olvas', 'Ez a vonal végéhez tartozó út. A sebességhez az idő is kell.'),
        wrong(
          { d1, d2, t1, t2 },
          ({ d1, d2, t1, t2 }) => about((t2 - t1) / (d2 - d1), 3),
          'sebesseg-forditott-hanyados',
          'Az időt osztottad az úttal. Fordítsd meg!',
          whole ? undefined : 'a szakasz idejét osztja a szakasz útjával',
        ),
        wrong(
          { d2, t2 },
          ({ d2, t2 }) => about(d2 / t2, 3),
          'szakasz-hosszat-vegenek-veszi',
          'A végpontot osztottad. A szakasz kezdetét mindkét értékből vond le!',
          'a szakasz kezdetét sem az útból, sem az időből nem vonja le',
        ),
        // From the origin it is the height of the end.
        ...(whole
          ? []
          : [
              wrong(
                { d1, d2 },
                ({ d1, d2 }) => num(d2 - d1),
                'utat-sebessegnek-veszi',
                'Ez a szakaszon megtett út. Oszd el a szakasz idejével!',
                'a szakaszon megtett utat adja meg sebességként',
              ),
            ]),
      ],
      other: 'Mennyivel nőtt az út, és mennyi idő alatt?',
      hints: [
        whole ? 'Keress a vonalon egy jól leolvasható pontot!' : 'Csak a két pont közötti szakasz számít.',
        'A sebesség az út változása osztva az eltelt idővel.',
        whole ? `A vonal végpontjához ${withUnit(t2, 's')} tartozik.` : `Az idő $${t2}-${t1}=${t2 - t1}$ másodperc.`,
      ],
      solution: `$(${d2}-${d1}):(${t2}-${t1})=${d2 - d1}:${t2 - t1}=${x(speed)}$ m/s.`,
    },
    fits(v => Math.abs(d1 + v * (t2 - t1) - d2) < 1e-6),
  );
}

function restTime(rng: Rng): Task {
  const [a, b] = [walk(rng, 1), walk(rng, 1)];
  const [t1, d1] = a.at(-1) ?? redraw();
  const [dt, dd] = b.at(-1) ?? redraw();
  const rest = rng.int(1, 5) * 2;
  const corners: Corner[] = [
    [0, 0],
    [t1, d1],
    [t1 + rest, d1],
    [t1 + rest + dt, d1 + dd],
  ];
  return numeric(
    {
      figure: graphOf('út (m)', { '': corners }),
      question: `A grafikon ${rng.pick(MOVERS)} mozgását mutatja. Hány másodpercig állt egy helyben?`,
      answer: num(rest),
      check: 'INT',
      unit: 's',
      expr: `${t1 + rest}-${t1}`,
      wrong: [
        wrong(
          { t1, rest },
          ({ t1, rest }) => num(t1 + rest),
          'szakasz-hosszat-vegenek-veszi',
          'Ez a megállás vége. A kezdetét vond le!',
          'a megállás végének idejét adja meg, a kezdetét nem vonja le',
        ),
        wrong({ t1 }, ({ t1 }) => num(t1), 'megallas-kezdete', 'Ekkor kezdett állni. A kérdés az, meddig tartott.'),
        wrong({ t1, dt }, ({ t1, dt }) => num(t1 + dt), 'mozgas-idejet-adja-meg', 'Ennyi ideig mozgott. Álláskor a vonal vízszintes.'),
        wrong(
          { d1 },
          ({ d1 }) => num(d1),
          'tengelyt-felcsereli',
          'Ezt a függőleges tengelyről olvastad le: az az út.',
          'a vízszintes szakasz magasságát, az utat olvassa le',
        ),
      ],
      other: 'Keresd meg a vízszintes szakasz két végét!',
      hints: [
        'Álláskor telik az idő, de az út nem nő.',
        'A vízszintes szakasz hosszát az időtengelyen olvasd le!',
        `A vízszintes szakasz ${withUnit(t1, 'másodperc')}nél kezdődik.`,
      ],
      solution: `A vonal vízszintes: $${t1 + rest}-${t1}=${rest}$ másodperc.`,
    },
    fits(v => v === t1 + rest - t1),
  );
}

function fastest(rng: Rng): Task {
  const corners = walk(rng, 3);
  const names = ['A', 'B', 'C'];
  const pieces = names.map((name, i) => {
    const [t1, d1] = corners[i] ?? redraw();
    const [t2, d2] = corners[i + 1] ?? redraw();
    return { name, speed: (d2 - d1) / (t2 - t1), time: t2 - t1, way: d2 - d1, from: [t1, d1] as Corner, to: [t2, d2] as Corner };
  });
  const top = [...pieces].sort((a, b) => b.speed - a.speed);
  const [best, middle, slow] = [top[0] ?? redraw(), top[1] ?? redraw(), top[2] ?? redraw()];
  redrawIf(best.name === 'C' || best.speed < 1.4 * middle.speed || middle.speed < 1.4 * slow.speed);
  const said = (name: string) => words(`${letterOf(name)} szakaszon`, name);
  return choice(
    rng,
    {
      figure: graphOf('út (m)', Object.fromEntries(pieces.map(({ name, from, to }) => [name, [from, to]]))),
      keyInFigure: 'a három szakasz neve közül kell választani',
      question: `A grafikon ${rng.pick(MOVERS)} mozgását mutatja. Melyik szakaszon volt a leggyorsabb?`,
      right: said(best.name),
      because: `Helyes! Itt a legmeredekebb a vonal: ${withUnit(best.way, 'm')} út ${withUnit(best.time, 's')} alatt.`,
      wrong: pieces
        .filter(piece => piece !== best)
        .map(({ name }) =>
          wrong(
            { name },
            ({ name }) => words(`${letterOf(name)} szakaszon`, name),
            name === slow.name && name !== 'C'
              ? 'laposabb-gyorsabb'
              : name === 'C'
                ? 'meredekebb-egyenlo-messzebb'
                : 'hosszabb-szakasz-gyorsabb',
            name === 'C' ? 'A végén volt a legmesszebb. A sebességet a meredekség mutatja.' : 'Ez a szakasz kevésbé meredek.',
          ),
        ),
      hints: [
        'Ne a vonal magasságát nézd!',
        'A meredekebb vonal a gyorsabb: oszd el a szakasz útját az idejével!',
        `Az A szakaszon ${withUnit(pieces[0]?.way ?? 0, 'm')} az út ${withUnit(pieces[0]?.time ?? 0, 's')} alatt.`,
      ],
      solution: `A sebesség a meredekség: ${pieces.map(({ name, way, time }) => `${name}: ${withUnit(way, 'm')} ${withUnit(time, 's')} alatt`).join('; ')}.`,
    },
    key => pieces.every(piece => piece.name === key || piece.way * best.time < best.way * piece.time) && key === best.name,
  );
}

const letterOf = (name: string): string => (name === 'A' ? 'az A' : `a ${name}`);

function areaUnder(rng: Rng, pieces: 2 | 3): Task {
  const speeds = Array.from({ length: pieces }, () => rng.int(1, 9));
  const times = Array.from({ length: pieces }, () => rng.int(2, 6));
  redrawIf(new Set(speeds).size < pieces || times.reduce((a, b) => a + b) > 10 + pieces * 2);
  const ends = times.map((_, i) => times.slice(0, i + 1).reduce((a, b) => a + b));
  const total = ends.at(-1) ?? 0;
  const way = speeds.reduce((sum, v, i) => sum + v * (times[i] ?? 0), 0);
  const [v0, t0] = [speeds[0] ?? 0, times[0] ?? 0];
  const sum = speeds.reduce((a, b) => a + b);
  redrawIf(total > 10 && total % 2 !== 0);
  const figure: CoordinatePlane = {
    kind: 'coordinate',
    square: false,
    x: { min: 0, max: total + 1, step: 1, label: 'idő (s)' },
    y: { min: 0, max: Math.max(...speeds) + 1, step: 1, label: 'sebesség (m/s)' },
    chains: speeds.map((v, i) => ({
      points: [
        [(ends[i] ?? 0) - (times[i] ?? 0), v],
        [ends[i] ?? 0, v],
      ],
      tone: 1,
    })),
  };
  const products = speeds.map((v, i) => `${v}\\cdot${times[i]}`).join('+');
  return numeric(
    {
      figure,
      question: `A sebesség–idő grafikon ${rng.pick(MOVERS)} mozgását mutatja. Hány métert tett meg összesen?`,
      answer: num(way),
      check: 'INT',
      unit: 'm',
      expr: speeds.map((v, i) => `${v}*${times[i]}`).join('+'),
      wrong: [
        wrong({ v0, t0 }, ({ v0, t0 }) => num(v0 * t0), 'csak-elso-szakasz-utja', 'Ez csak az első szakasz útja. A többi is kell.'),
        wrong(
          { sum, total },
          ({ sum, total }) => num(sum * total),
          'sebessegeket-osszead',
          'A sebességeket összeadtad. Szakaszonként szorozz a szakasz idejével!',
          'a szakaszok sebességét összeadja, és a teljes idővel szorozza',
        ),
        wrong(
          { speeds, ends },
          ({ speeds, ends }) => num(speeds.reduce((all, v, i) => all + v * (ends[i] ?? 0), 0)),
          'szakasz-hosszat-vegenek-veszi',
          'A szakaszok végének idejével szoroztál. A szakasz kezdetét vond le!',
          'a szakaszok végének idejével szoroz, a kezdetüket nem vonja le',
        ),
        wrong(
          { speeds },
          ({ speeds }) => num(speeds.at(-1) ?? 0),
          'v-t-mint-d-t',
          'A vonal végét olvastad le. A függőleges tengely most a sebesség, nem az út.',
          'úgy olvassa le a vonal végét, mintha út–idő grafikon volna',
        ),
      ],
      other: 'Szakaszonként szorozd a sebességet az idővel, aztán add össze!',
      hints: [
        'Olvasd el, mi áll a függőleges tengelyen!',
        'Az út a vonal alatti téglalapok területének összege.',
        `Az első szakasz útja $${v0}\\cdot${t0}$ méter.`,
      ],
      solution: `$${products}=${way}$ méter.`,
    },
    fits(s => {
      let metres = 0;
      for (let t = 0; t < total; t++) metres += speeds[ends.findIndex(end => end > t)] ?? 0;
      return s === metres;
    }),
  );
}

export const motionGraph = defineGenerator(
  'gen-motion-graph',
  'Mozgás grafikonja',
  ['fizika-6-mozgas-grafikon'],
  ['decimal', 'brackets'],
  (rng, level) => {
    if (level === 1) return rng.pick([() => pieceSpeed(rng, 1), () => restTime(rng), () => fastest(rng)])();
    if (level === 2) return rng.pick([() => pieceSpeed(rng, 2), () => areaUnder(rng, 2), () => meeting(rng, false)])();
    return rng.pick([() => areaUnder(rng, 3), () => meeting(rng, true), () => catchUp(rng)])();
  },
);
