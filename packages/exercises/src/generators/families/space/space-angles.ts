import type { Rng } from '@eszkerek/numbers/chance';
import { unitSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, numeric, wrong } from '../../tasks.ts';
import { num, type Value } from '../../value.ts';
import { cubeFigure } from '../shared/solid-figures.ts';
import { whyAngle, whyLines } from './angle-reasons.ts';
import { angleByCosines, angleOf, BODY, EDGES, FACE_DIAGONALS, nameOf, theLine } from './lines.ts';
import { type Line, positionOf } from './shared.ts';

/** How many lines of a kind make the asked angle with a given line. */
function countLines(rng: Rng, level: number): Task {
  const first = rng.pick(FACE_DIAGONALS);
  const kind = level === 2 ? 'él' : 'lapátló';
  const pool = (level === 2 ? EDGES : FACE_DIAGONALS).filter(m => nameOf(m) !== nameOf(first));
  const angle = rng.pick(level === 3 ? [60, 90] : [45, 90]);
  const found = pool.filter(m => angleOf(first, m) === angle);
  const isDrawn = rng.chance(0.7);
  const given = isDrawn ? 'a vastag vonallal rajzolt egyenessel' : `${theLine(first)} egyenessel`;
  return numeric(
    {
      ...(isDrawn ? { figure: cubeFigure([first]) } : {}),
      question: isDrawn
        ? `Az ábrán látható kockában hány ${kind} zár be ${unitSuf(angle, '°', 'as')} szöget a vastag vonallal rajzolt egyenessel?`
        : `${BODY} hány ${kind} zár be ${unitSuf(angle, '°', 'as')} szöget ${theLine(first)} egyenessel?`,
      answer: num(found.length),
      check: 'INT',
      wrong: [
        wrong(
          { first, pool, angle },
          ({ first, pool, angle }) => num(pool.filter(m => angleOf(first, m) === angle && positionOf(first, m) === 'crossing').length),
          'csak-a-metszoket-szamolja',
          'Csak a metsző egyeneseket számoltad. A kitérők szögét párhuzamos eltolással kapod.',
        ),
        wrong({ pool }, ({ pool }) => num(pool.length), 'feltetel-kimarad', `Összesen ennyi ${kind} jön szóba. A szöget is nézd meg!`),
        wrong(
          { first, pool, angle },
          ({ first, pool, angle }) => num(pool.filter(m => angleOf(first, m) !== angle).length),
          'ellentett-feltetel',
          'Azokat számoltad, amelyek más szöget zárnak be vele.',
        ),
      ].filter(w => (w.value.size ?? 0) > 0),
      other: 'Told el mindegyiket párhuzamosan úgy, hogy messe az egyenest!',
      hints: [
        `Hány ${kind} van a kockában?`,
        `A párhuzamos egyenesek ugyanakkora szöget zárnak be ${given}: elég az irányokat végignézni.`,
        `Ekkora szöget zár be ${given} például ${theLine(found[0] ?? first)} ${kind}.`,
      ],
      solution: `${whyLines(first, angle, kind)} ${found.map(m => `$${nameOf(m)}$`).join(', ')}. Ez összesen ${found.length}.`,
    },
    equals(pool.filter(m => Math.abs(angleByCosines(first, m) - angle) < 1e-6).length),
  );
}

const EDGE_AND_FACE = 'Az él merőleges két lapra, ezért ezek minden egyenesére is.';

/** Why another line makes another angle: the triangle of an edge and a diagonal at right angles has a diagonal of the cube for its third side. */
function otherAngle(first: Line, m: Line): string {
  const isEdgeAndDiagonal = EDGES.includes(first) !== EDGES.includes(m);
  if (angleOf(first, m) === 90 && isEdgeAndDiagonal) return ', mert az él merőleges arra a lapra, amelyen az átló van.';
  if (positionOf(first, m) === 'skew') return ': told el úgy, hogy messe!';
  return angleOf(first, m) === 90 ? ', mert egy négyzet két átlója.' : '. Nézd meg, milyen háromszögben vannak!';
}

/** Which of four lines makes the asked angle. */
function whichLine(rng: Rng, level: number): Task {
  const first = rng.pick(level === 1 ? EDGES : FACE_DIAGONALS);
  const angle = rng.pick(level === 3 ? [60, 90] : [45, 90]);
  const pool = rng.shuffle(level === 2 ? EDGES : FACE_DIAGONALS).filter(m => nameOf(m) !== nameOf(first));
  const right = pool.find(m => angleOf(first, m) === angle);
  const others = pool.filter(m => angleOf(first, m) !== angle).slice(0, 3);
  if (!right) redraw();
  const value = (m: Line): Value => ({ key: m.join('-'), tex: nameOf(m), text: `$${nameOf(m)}$`, size: undefined });
  return choice(
    rng,
    {
      question: `${BODY} melyik egyenes zár be ${unitSuf(angle, '°', 'as')} szöget ${theLine(first)} egyenessel?`,
      right: value(right),
      because: `Helyes! A szögük ${angle}°.`,
      wrong: others.map(m =>
        wrong(
          { m },
          ({ m }) => value(m),
          angleOf(first, m) === 0 ? 'parhuzamos-kitero-csere' : 'terbeli-szoget-nem-ellenorzi',
          angleOf(first, m) === 0
            ? 'Ez párhuzamos vele, a szögük 0°.'
            : `Ezzel ${unitSuf(angleOf(first, m), '°', 'as')} szöget zár be${otherAngle(first, m)}`,
        ),
      ),
      hints: [
        angle !== 90
          ? 'Milyen háromszögben lesz ekkora szög?'
          : level === 1
            ? 'Mely lapokra merőleges ez az él?'
            : 'Melyik lapon van ez az átló?',
        angle === 60
          ? 'Három lapátlóból egyenlő oldalú háromszög lesz.'
          : angle === 45
            ? 'Egy négyzet oldala és átlója 45°-os szöget zár be.'
            : level === 3
              ? 'Egy négyzet átlói merőlegesek egymásra.'
              : EDGE_AND_FACE,
        angle === 90 && level < 3
          ? level === 1
            ? 'Az élre merőleges lapok egyik átlóját keresd!'
            : 'Az átló lapjára merőleges élt keresd!'
          : 'Amelyik nem metszi az egyenest, azt told el párhuzamosan úgy, hogy messe!',
      ],
      solution: `A keresett egyenes ${theLine(right)}. ${whyAngle(first, right)}`,
    },
    key => Math.abs(angleByCosines(first, pool.find(m => m.join('-') === key) ?? first) - angle) < 1e-6,
  );
}

export const spaceAngles = defineGenerator(
  'gen-space-angles',
  'Egyenesek szöge a térben',
  ['matek-8-parhuzamossag-terben'],
  [],
  (rng, level) => {
    if (rng.chance(0.5)) return level > 1 && rng.chance(0.4) ? countLines(rng, level) : whichLine(rng, level);
    const first = rng.pick(level === 1 ? EDGES : FACE_DIAGONALS);
    const second = rng.pick(level === 1 ? FACE_DIAGONALS : level === 2 ? EDGES : FACE_DIAGONALS);
    const angle = angleOf(first, second);
    redrawIf(angle === 0 || first.join() === second.join() || (level > 1 && positionOf(first, second) === 'crossing' && rng.chance(0.7)));
    const crossing = positionOf(first, second) === 'crossing';
    const explain = whyAngle(first, second);
    const toLookAt =
      angle === 90 && level < 3
        ? 'Nézd meg, mely lapokra merőleges az él, és melyik lapon van a lapátló!'
        : angle === 90
          ? 'Nézd meg, melyik négyzet átlói ezek, ha egy lapra kerülnek!'
          : crossing
            ? 'Nézd meg, mely élek és lapátlók alkotnak háromszöget a két egyenessel!'
            : 'Told el párhuzamosan az egyik egyenest, és nézd meg a keletkező háromszöget!';
    // Only lines without a common point tempt a pupil to say 0°.
    const wrongs = [30, 45, 60, 90, ...(crossing ? [] : [0])].filter(a => a !== angle);
    const isDrawn = rng.chance(0.7);
    return choice(
      rng,
      {
        ...(isDrawn ? { figure: cubeFigure([first, second]) } : {}),
        question: isDrawn
          ? 'Mekkora szöget zár be az ábrán látható kockában a két vastag vonallal rajzolt egyenes?'
          : `${BODY} mekkora szöget zár be ${theLine(first)} és ${theLine(second)} egyenes?`,
        right: { key: String(angle), tex: `${angle}^\\circ`, text: `${angle}°`, size: angle },
        because: `Helyes! ${explain}`,
        wrong: rng
          .sample(wrongs, 3)
          .map(a =>
            wrong(
              { a },
              ({ a }) => ({ key: String(a), tex: `${a}^\\circ`, text: `${a}°`, size: a }),
              a === 0 ? 'kiterok-szoge-nulla' : isDrawn ? 'rajz-alapjan-dont' : 'terbeli-szoget-nem-ellenorzi',
              a === 0
                ? 'A kitérő egyenesek szöge nem 0°: told el az egyiket párhuzamosan!'
                : `${isDrawn ? 'A látszat csalhat. ' : ''}${toLookAt}`,
            ),
          ),
        hints: [
          crossing ? 'A két egyenes metszi egymást. Hol?' : 'Told el az egyik egyenest úgy, hogy messék egymást!',
          angle === 90 && level < 3
            ? EDGE_AND_FACE
            : crossing
              ? 'Keress a kockában olyan lapot vagy háromszöget, amelyben mindkét egyenes benne van!'
              : 'Keress a kockában az egyik egyenessel párhuzamos olyan egyenest, amely metszi a másikat!',
          angle !== 90
            ? 'Milyen háromszög keletkezik? Hasonlítsd össze az oldalait: él vagy lapátló?'
            : level < 3
              ? 'Mely lapokra merőleges az él? Benne van-e valamelyikben a lapátló?'
              : 'Egy négyzet két átlóját kapod. Mekkora szöget zárnak be?',
        ],
        solution: angle === 90 ? `${explain} A szög 90°.` : explain,
      },
      key => Math.abs(angleByCosines(first, second) - Number(key)) < 1e-6,
    );
  },
);
