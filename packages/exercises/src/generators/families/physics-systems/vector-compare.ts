import { numberToWords, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { orElse } from '../../wrong-class.ts';
import { type Geometry, nameless } from '../shared/plane-figures.ts';

const t = textNumber;

type Arrow = readonly [number, number];

const VECTOR_TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const;

function arrow([a, b]: Arrow): string {
  const h = a === 0 ? '' : `${Math.abs(a)} egység ${a > 0 ? 'jobbra' : 'balra'}`;
  const v = b === 0 ? '' : `${Math.abs(b)} egység ${b > 0 ? 'felfelé' : 'lefelé'}`;
  return [h, v].filter(Boolean).join(', ');
}

/** The same for listeners, in words. */
const spoken = (vector: Arrow): string => arrow(vector).replace(/\d+/g, digits => numberToWords(Number(digits)).replace(/kettő$/, 'két'));

/** Arrows on squared paper, one after the other. `frame`: half the width of the paper, so that several figures have one scale. */
function drawArrows(arrows: readonly Arrow[], frame = 0): Geometry {
  const [[dx, dy] = [0, 0]] = arrows;
  const start: Arrow = frame ? [-Math.trunc(dx / 2), -Math.trunc(dy / 2)] : [0, 0];
  const ends = [start];
  for (const [a, b] of arrows) ends.push([(ends.at(-1)?.[0] ?? 0) + a, (ends.at(-1)?.[1] ?? 0) + b]);
  const name = (i: number): string => 'ABCD'.charAt(i);
  return {
    kind: 'geometry',
    titleOnly: true,
    title: `${arrows.length > 1 ? 'Két nyíl egymás után' : 'Egy nyíl'} négyzetrácson: ${arrows.map(spoken).join('; azután ')}`,
    grid: 1,
    height: frame ? 200 : 240,
    points: {
      ...Object.fromEntries(ends.map(([a, b], i) => [name(i), nameless([a, b])])),
      ...(frame ? { P: nameless([-frame, -frame]), Q: nameless([frame, frame]) } : {}),
    },
    segments: arrows.map((_, i) => ({
      ends: [name(i), name(i + 1)],
      arrow: 'end',
      line: 'bold',
      tone: i === 0 ? 1 : 2,
      ...(arrows.length > 1 ? { label: `${i + 1}.` } : {}),
    })),
  };
}

export const vectorCompare = defineGenerator('gen-vector-compare', 'Vektorok', ['fizika-7-vektorok'], ['root', 'power'], (rng, level) => {
  if (level === 1) {
    const base: Arrow = [rng.intNot(-6, 6, 0), rng.intNot(-6, 6, 0)];
    redrawIf(Math.abs(base[0]) === Math.abs(base[1]));
    /** The same arrow told from its vertical part, so that the words alone do not give it away. */
    const swapped = (a: Arrow): string => arrow(a).split(', ').reverse().join(', ');
    const candidates: Array<{ a: Arrow; id: string; why: string }> = [
      { a: [-base[0], -base[1]], id: 'irany-figyelmen-kivul', why: 'A nagysága egyezik, az iránya ellentétes: nem ugyanaz a vektor.' },
      { a: [base[1], base[0]], id: 'azonos-nagysag-azonos-vektor', why: 'A nagysága egyezik, de más az iránya.' },
      { a: [2 * base[0], 2 * base[1]], id: 'azonos-irany-azonos-vektor', why: 'Az iránya egyezik, de kétszer akkora.' },
    ];
    const asFigures = Math.max(Math.abs(base[0]), Math.abs(base[1])) <= 3 && rng.chance(0.9);
    return choice(
      rng,
      {
        question: asFigures
          ? `Melyik ábrán van ez a vektor: ${arrow(base)}? Egy négyzet oldala 1 egység.`
          : `Egy vektor: ${arrow(base)}. Melyik **másik pontból** rajzolt vektor egyenlő vele?`,
        right: words(swapped(base), base.join()),
        ...(asFigures ? { rightFigure: drawArrows([base], 3) } : {}),
        because: 'Helyes! Két vektor egyenlő, ha a nagyságuk és az irányuk is megegyezik. A kezdőpont nem számít.',
        wrong: candidates.map(c => ({
          ...wrong({ c }, ({ c }) => words(swapped(c.a), c.a.join()), c.id, c.why),
          ...(asFigures ? { figure: drawArrows([c.a], 3) } : {}),
        })),
        hints: [
          'Mi jellemez egy vektort?',
          'Két vektor egyenlő, ha a nagyságuk és az irányuk is egyenlő.',
          'A kezdőpont helye nem számít.',
        ],
        solution: `Az egyenlő vektor: ${arrow(base)}, bárhonnan rajzolva.`,
      },
      key => {
        const [a, b] = key.split(',').map(Number);
        return a === base[0] && b === base[1];
      },
    );
  }
  const [p, q, r] = rng.pick(VECTOR_TRIPLES);
  const k = rng.int(1, 3);
  const [a, b] = rng.chance(0.5) ? [p * k, q * k] : [q * k, p * k];
  if (level === 2) {
    const isDrawn = Math.max(a, b) <= 12 && rng.chance(0.8);
    const vector: Arrow = [rng.chance(0.5) ? a : -a, rng.chance(0.5) ? b : -b];
    return numeric(
      {
        ...(isDrawn ? { figure: drawArrows([vector]) } : {}),
        question: isDrawn
          ? 'Hány egység az ábrán látható vektor nagysága? Egy négyzet oldala 1 egység.'
          : `Egy vektor négyzetrácson: ${arrow(vector)}. Hány egység a nagysága?`,
        answer: num(r * k),
        check: 'NUM',
        wrong: [
          wrong({ a, b }, ({ a, b }) => num(a + b), 'osszetevok-osszege', 'Az összetevőket adtad össze. Pitagorasz-tétellel számolj!'),
          wrong(
            { a, b },
            ({ a, b }) => num(Math.abs(a - b)),
            'osszetevok-kulonbsege',
            'Az összetevőket kivontad. Pitagorasz-tétellel számolj!',
          ),
          wrong({ r, k }, ({ r, k }) => num(r * r * k * k), 'gyokvonas-elmarad', 'Ez a nagyság négyzete. Vonj gyököt!'),
          orElse(
            wrong({ a, b }, ({ a, b }) => num(Math.max(a, b)), 'csak-az-egyik-osszetevo', 'Csak az egyik összetevőt vetted figyelembe.'),
            num(Math.min(a, b)),
          ),
        ],
        other: 'A nagyság: $\\sqrt{a^2+b^2}$.',
        hints: [
          'Milyen háromszöget alkotnak az összetevők?',
          'A vektor és a két összetevője derékszögű háromszöget alkot, a vektor az átfogó.',
          `$\\sqrt{${a}^2+${b}^2}$`,
        ],
        solution: `$\\sqrt{${a}^2+${b}^2}=${r * k}$.`,
      },
      equals(Math.hypot(a, b)),
    );
  }
  const d: Arrow = [rng.intNot(-5, 5, 0), rng.intNot(-5, 5, 0)];
  const e: Arrow = [a - d[0], b - d[1]];
  redrawIf(e[0] === 0 || e[1] === 0);
  const isDrawn = a <= 12 && b <= 12 && rng.chance(0.8);
  return numeric(
    {
      ...(isDrawn ? { figure: drawArrows([d, e]) } : {}),
      question: isDrawn
        ? 'Egy csónak két egymás utáni elmozdulását mutatja az ábra. Egy négyzet oldala 1 egység. Hány egység az eredő elmozdulás nagysága?'
        : `Egy csónak elmozdulása először ${arrow(d)}, majd ${arrow(e)}. Hány egység az eredő elmozdulás nagysága?`,
      answer: num(r * k),
      check: 'NUM',
      wrong: [
        wrong(
          { d, e },
          ({ d, e }) => about(Math.hypot(...d) + Math.hypot(...e), 2),
          'nagysagokat-osszead',
          'A nagyságokat adtad össze. Az összetevőket kell.',
          'a két elmozdulás nagyságát összeadja',
        ),
        wrong(
          { a, b },
          ({ a, b }) => num(a + b),
          'osszetevok-osszege',
          'Az eredő összetevőit adtad össze. Pitagorasz-tétellel számolj!',
          'az eredő két összetevőjét adja össze',
        ),
        wrong({ r, k }, ({ r, k }) => num(r * r * k * k), 'gyokvonas-elmarad', 'Ez a nagyság négyzete. Vonj gyököt!'),
        wrong(
          { d, e },
          ({ d, e }) => num(Math.abs(d[0]) + Math.abs(d[1]) + Math.abs(e[0]) + Math.abs(e[1])),
          'ut-elmozdulas',
          'Ez a lépések száma. Az elmozdulás a kezdő- és végpont távolsága.',
          'mind a négy összetevő nagyságát összeadja, az irányukkal nem törődik',
        ),
      ],
      other: 'Add össze a vízszintes és a függőleges összetevőket külön!',
      hints: [
        'Hová jutunk végül a kiindulóponthoz képest?',
        'Add össze külön a vízszintes és külön a függőleges lépéseket!',
        `Vízszintesen összesen ${t(a)} egység, függőlegesen ${t(b)} egység.`,
      ],
      solution: `Az eredő ${t(a)} és ${t(b)} egység, a nagysága $\\sqrt{${a}^2+${b}^2}=${r * k}$.`,
    },
    equals(Math.hypot(d[0] + e[0], d[1] + e[1])),
  );
});
