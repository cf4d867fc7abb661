import { letterArticle } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { choice, wrong } from '../../tasks.ts';
import { type Line, positionOf, VERTICES } from './shared.ts';

type Vec = readonly [number, number, number];

const NAMES_8 = Object.keys(VERTICES);

const at = (name: string): Vec => VERTICES[name] ?? [0, 0, 0];

const minus3 = (p: Vec, q: Vec): Vec => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];

const dot = (p: Vec, q: Vec): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

const length = (p: Vec): number => Math.sqrt(dot(p, p));

const LINES: readonly Line[] = NAMES_8.flatMap((p, i) => NAMES_8.slice(i + 1).map((q): Line => [p, q]));

const EDGES = LINES.filter(([p, q]) => dot(minus3(at(p), at(q)), minus3(at(p), at(q))) === 1);

const FACE_DIAGONALS = LINES.filter(([p, q]) => dot(minus3(at(p), at(q)), minus3(at(p), at(q))) === 2);

const show = ([p, q]: Line): string => `${p}${q}`;

const the2 = (l: Line): string => `${letterArticle(l[0])} $${show(l)}$`;

const BODY = "Az $ABCDA'B'C'D'$ kockában";

export const spaceAngles = defineGenerator(
  'gen-space-angles',
  'Egyenesek szöge a térben',
  ['matek-8-parhuzamossag-terben'],
  [],
  (rng, level) => {
    const first = rng.pick(level === 1 ? EDGES : FACE_DIAGONALS);
    const second = rng.pick(level === 1 ? FACE_DIAGONALS : level === 2 ? EDGES : FACE_DIAGONALS);
    const [u, v] = [minus3(at(first[1]), at(first[0])), minus3(at(second[1]), at(second[0]))];
    const [uu, vv, uv] = [dot(u, u), dot(v, v), dot(u, v)];
    const cosSquare = (uv * uv) / (uu * vv);
    const angle = cosSquare === 0 ? 90 : cosSquare === 0.5 ? 45 : cosSquare === 0.25 ? 60 : 0;
    redrawIf(angle === 0 || first.join() === second.join() || (level > 1 && positionOf(first, second) === 'crossing' && rng.chance(0.7)));
    const crossing = positionOf(first, second) === 'crossing';
    const explain =
      angle === 90
        ? `${crossing ? 'Metszik egymást, és' : 'Párhuzamosan eltolva'} derékszöget zárnak be.`
        : angle === 45
          ? `${crossing ? 'Egy' : 'Párhuzamosan eltolva egy'} négyzet oldala és átlója: 45°.`
          : crossing
            ? 'Egyenlő oldalú háromszög két oldala: 60°.'
            : 'Párhuzamosan eltolva egyenlő oldalú háromszög két oldala lesz belőlük: 60°.';
    // Only lines without a common point tempt a pupil to say 0°.
    const wrongs = [30, 45, 60, 90, ...(crossing ? [] : [0])].filter(a => a !== angle);
    return choice(
      rng,
      {
        question: `${BODY} mekkora szöget zár be ${the2(first)} és ${the2(second)} egyenes?`,
        right: { key: String(angle), tex: `${angle}^\\circ`, text: `${angle}°`, size: angle },
        because: `Helyes! ${explain}`,
        wrong: rng
          .sample(wrongs, 3)
          .map(a =>
            wrong(
              { a },
              ({ a }) => ({ key: String(a), tex: `${a}^\\circ`, text: `${a}°`, size: a }),
              a === 0 ? 'kiterok-szoge-nulla' : 'rajz-alapjan-dont',
              a === 0
                ? 'A kitérő egyenesek szöge nem 0°: told el az egyiket párhuzamosan!'
                : crossing
                  ? 'A rajz csalóka. Nézd meg, mely élek és lapátlók alkotnak háromszöget a két egyenessel!'
                  : 'A rajz csalóka. Told el párhuzamosan az egyik egyenest, és nézd meg a keletkező háromszöget!',
            ),
          ),
        hints: [
          crossing ? 'A két egyenes metszi egymást. Hol?' : 'Told el az egyik egyenest úgy, hogy messék egymást!',
          crossing
            ? 'Keress a kockában olyan lapot vagy háromszöget, amelyben mindkettő benne van!'
            : 'Keress a kockában vele párhuzamos egyenest, amely metszi a másikat!',
          'Milyen háromszög keletkezik? Hasonlítsd össze az oldalait: él vagy lapátló?',
        ],
        solution: `${explain} A szög ${angle}°.`,
      },
      // Law of cosines on the triangle of the two directions.
      key => {
        const [a, b, c] = [length(u), length(v), length(minus3(u, v))];
        const found = (Math.acos((a * a + b * b - c * c) / (2 * a * b)) * 180) / Math.PI;
        return Math.abs(Math.min(found, 180 - found) - Number(key)) < 1e-6;
      },
    );
  },
);
