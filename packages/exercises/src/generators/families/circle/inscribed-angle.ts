import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { type Geometry, nameless, type Point, polar } from '../shared/plane-figures.ts';

const x = texNumber;

const deg = (n: number): string => `${textNumber(n)}°`;

const onCircle = (degrees: number): { at: Point } => ({ at: polar(4, degrees) });

/** The central and the inscribed angle over the arc AB at the bottom. */
const drawBoth = (central: number, centralLabel: string, inscribedLabel: string, at: number): Geometry => ({
  kind: 'geometry',
  height: 250,
  points: { O: [0, 0], A: onCircle(270 - central / 2), B: onCircle(270 + central / 2), P: onCircle(at) },
  circles: [{ center: 'O', radius: 4 }],
  segments: [['O', 'A'], ['O', 'B'], { ends: ['P', 'A'], tone: 1 }, { ends: ['P', 'B'], tone: 1 }],
  angles: [
    { at: 'O', arms: ['A', 'B'], label: centralLabel },
    { at: 'P', arms: ['A', 'B'], label: inscribedLabel, tone: 1 },
  ],
});

/** A triangle in a circle: C at 0°, A and B after the arcs CA and AB. */
function drawArcs(ab: number, bc: number): Geometry {
  const start = 90;
  return {
    kind: 'geometry',
    title: `AB ív: ${deg(ab)}, BC ív: ${deg(bc)}`,
    height: 260,
    points: { O: nameless([0, 0]), B: onCircle(start), A: onCircle(start + ab), C: onCircle(start - bc) },
    polygons: [{ points: ['A', 'B', 'C'] }],
    arcs: [
      { center: 'O', radius: 4, from: start, to: start + ab, label: deg(ab), tone: 1 },
      { center: 'O', radius: 4, from: start - bc, to: start, label: deg(bc), tone: 2 },
      { center: 'O', radius: 4, from: start + ab, to: start - bc + 360 },
    ],
    angles: [{ at: 'B', arms: ['A', 'C'], label: '?' }],
  };
}

/** Corners on a circle by their directions; angles by corner. */
const drawInCircle = (corners: Record<string, number>, angles: Record<string, string>, diameter: boolean): Geometry => {
  const names = Object.keys(corners);
  const around = (name: string): [string, string] => {
    const i = names.indexOf(name);
    return [names[(i + 1) % names.length] ?? name, names[(i + names.length - 1) % names.length] ?? name];
  };
  return {
    kind: 'geometry',
    height: 240,
    points: {
      O: { at: [0, 0], ...(diameter ? {} : { label: false, dot: false }) },
      ...Object.fromEntries(Object.entries(corners).map(([name, degrees]) => [name, onCircle(degrees)])),
    },
    circles: [{ center: 'O', radius: 4 }],
    polygons: [{ points: names }],
    angles: Object.entries(angles).map(([at, label]) => ({ at, arms: around(at), label })),
  };
};

export const inscribedAngle = defineGenerator('gen-inscribed-angle', 'Kerületi szög', ['matek-7-keruleti-szog'], [], (rng, level) => {
  if (level === 1) {
    const central = rng.int(10, 85) * 2;
    const askInscribed = rng.chance(0.5);
    const answer = askInscribed ? central / 2 : central;
    const given = askInscribed ? central : central / 2;
    const isDrawn = central >= 50 && central <= 150 && rng.chance(0.7);
    return numeric(
      {
        ...(isDrawn
          ? {
              question: 'Az $O$ pont a kör középpontja. Mekkora az ábrán a kérdőjellel jelölt szög?',
              figure: drawBoth(central, askInscribed ? deg(central) : '?', askInscribed ? '?' : deg(given), rng.pick([70, 80, 100, 110])),
            }
          : {
              question: askInscribed
                ? `Az $AB$ ívhez tartozó középponti szög ${deg(central)}. Mekkora az ugyanezen ívhez tartozó kerületi szög?`
                : `Az $AB$ ívhez tartozó kerületi szög ${deg(given)}. Mekkora az ugyanezen ívhez tartozó középponti szög?`,
            }),
        answer: num(answer),
        check: 'NUM',
        unit: '°',
        expr: askInscribed ? `${central}/2` : `${given}*2`,
        wrong: [
          wrong(
            { askInscribed, central },
            ({ askInscribed, central }) => num(askInscribed ? central : central / 2),
            'keruleti-egyenlo-kozepponti',
            'A kerületi szög a középponti szög fele, nem egyenlő vele.',
          ),
          wrong(
            { askInscribed, central, given },
            ({ askInscribed, central, given }) => num(askInscribed ? central * 2 : given / 2),
            'rossz-iranyu-felezes',
            askInscribed ? 'Kétszereztél, pedig felezni kell.' : 'Feleztél, pedig kétszerezni kell.',
          ),
          wrong(
            { given },
            ({ given }) => num(180 - given),
            'kiegeszito-szog',
            '180°-ra egészítetted ki.',
            'a megadott szöget 180°-ra egészíti ki',
          ),
        ],
        other: 'Kerületi szög = középponti szög fele.',
        hints: [
          'Hol van a szög csúcsa?',
          askInscribed
            ? 'A kerületi szög fele a hozzá tartozó középponti szögnek.'
            : 'A középponti szög kétszerese a hozzá tartozó kerületi szögnek.',
          askInscribed ? `$${central}^\\circ:2$` : `$2\\cdot${x(given)}^\\circ$`,
        ],
        solution: askInscribed ? `$${central}^\\circ:2=${x(answer)}^\\circ$.` : `$2\\cdot${x(given)}^\\circ=${answer}^\\circ$.`,
      },
      fits(v => (askInscribed ? v + v === central : v === given + given)),
    );
  }
  if (level === 2) {
    const arc1 = rng.int(20, 80) * 2;
    const arc2 = rng.int(20, 80) * 2;
    const arc3 = 360 - arc1 - arc2;
    redrawIf(arc3 < 30 || arc3 === arc1 || arc3 === arc2 || arc3 % 2 !== 0);
    const isDrawn = Math.min(arc1, arc2, arc3) >= 60 && arc3 / 2 !== arc1 && arc3 / 2 !== arc2 && rng.chance(0.7);
    return numeric(
      {
        ...(isDrawn
          ? {
              question: 'Az ábrán a körívek nagyságát fokban írtuk be. Mekkora a kérdőjellel jelölt szög?',
              figure: drawArcs(arc1, arc2),
            }
          : {
              question: `Az $ABC$ háromszög csúcsai egy körön vannak. Az $AB$ ív ${deg(arc1)}, a $BC$ ív ${deg(arc2)} (a harmadik csúcsot nem tartalmazó ívek). Mekkora az $ABC$ szög?`,
            }),
        answer: num(arc3 / 2),
        check: 'NUM',
        unit: '°',
        expr: `(360-${arc1}-${arc2})/2`,
        wrong: [
          wrong(
            { arc1, arc2 },
            ({ arc1, arc2 }) => num(360 - arc1 - arc2),
            'keruleti-egyenlo-kozepponti',
            'Ez az $AC$ ív. A kerületi szög a fele.',
            'az $AC$ ívhez tartozó középponti szöget adja meg',
          ),
          wrong(
            { arc1 },
            ({ arc1 }) => num(arc1 / 2),
            'rossz-iv',
            'Ez a $C$ csúcsnál lévő szög.',
            'az $AB$ ívhez tartozó kerületi szöget adja meg',
          ),
          wrong(
            { arc2 },
            ({ arc2 }) => num(arc2 / 2),
            'rossz-iv',
            'Ez az $A$ csúcsnál lévő szög.',
            'a $BC$ ívhez tartozó kerületi szöget adja meg',
          ),
          wrong(
            { arc1, arc2 },
            ({ arc1, arc2 }) => num((arc1 + arc2) / 2),
            'rossz-iv',
            'Az $AB$ és a $BC$ ív összegét felezted.',
            'az $AB$ és a $BC$ ív összegét felezi',
          ),
        ],
        other: 'A $B$ csúcsnál lévő szöghöz az $AC$ ív tartozik.',
        hints: [
          'Melyik ív tartozik a $B$ csúcsnál lévő szöghöz?',
          'A három ív összege 360°, a kerületi szög fele a hozzá tartozó ívnek.',
          `Az $AC$ ív: $360^\\circ-${arc1}^\\circ-${arc2}^\\circ=${arc3}^\\circ$.`,
        ],
        solution: `Az $AC$ ív ${deg(arc3)}, ezért az $ABC$ szög $${arc3}^\\circ:2=${arc3 / 2}^\\circ$.`,
      },
      fits(v => v + arc1 / 2 + arc2 / 2 === 180),
    );
  }
  const a = rng.int(20, 70);
  const kind = rng.pick(['semicircle', 'cyclic'] as const);
  if (kind === 'semicircle') {
    // At 45° the triangle is isosceles, and a slip would be right.
    redrawIf(a === 45);
    const isDrawn = rng.chance(0.7);
    return numeric(
      {
        ...(isDrawn
          ? {
              question: 'Az $O$ pont a kör középpontja, $AB$ átmérő. Mekkora az ábrán a kérdőjellel jelölt szög?',
              figure: drawInCircle({ A: 180, B: 0, C: 2 * a }, { A: deg(a), B: '?' }, true),
            }
          : { question: `$AB$ egy kör átmérője, $C$ a kör egy pontja, és a $BAC$ szög ${deg(a)}. Mekkora az $ABC$ szög?` }),
        answer: num(90 - a),
        check: 'NUM',
        unit: '°',
        expr: `90-${a}`,
        wrong: [
          wrong(
            { a },
            ({ a }) => num(180 - a),
            'felkorbe-irt-szog',
            'A $C$ csúcsnál derékszög van, mert $AB$ átmérő.',
            'a megadott szöget 180°-ra egészíti ki',
          ),
          wrong(
            { a },
            ({ a }) => num(a),
            'egyenlo-szogek',
            'Csak akkor lennének egyenlők, ha $AC=BC$.',
            'a $B$ csúcsnál lévő szöget az $A$ csúcsnál lévővel veszi egyenlőnek',
          ),
          wrong(
            { a },
            ({ a }) => num(180 - 2 * a),
            'egyenlo-szaru-feltevese',
            'A két szög nem egyenlő: a $C$ csúcsnál 90° van, mert $AB$ átmérő.',
            'a $C$ csúcsnál lévő szöget az $A$ csúcsnál lévővel veszi egyenlőnek',
          ),
        ],
        other: 'Átmérőhöz tartozó kerületi szög 90°.',
        hints: [
          'Mekkora szög van a $C$ csúcsnál?',
          'Félkörbe írt kerületi szög derékszög.',
          `A háromszög két szöge $90^\\circ$ és $${a}^\\circ$.`,
        ],
        solution: `A $C$ csúcsnál 90° van, ezért a $B$ csúcsnál $90^\\circ-${a}^\\circ=${90 - a}^\\circ$.`,
      },
      fits(v => 90 + a + v === 180),
    );
  }
  const b = rng.int(50, 130);
  redrawIf(b === 90);
  const isDrawn = b >= 60 && b <= 120 && rng.chance(0.7);
  return numeric(
    {
      ...(isDrawn
        ? {
            question: 'A négyszög csúcsai a körön vannak. Mekkora az ábrán a kérdőjellel jelölt szög?',
            // The arc BCD is twice the angle at A.
            figure: drawInCircle({ A: 180, B: 360 - b, C: rng.int(-15, 15), D: b }, { A: deg(b), C: '?' }, false),
          }
        : {
            question: `Az $ABCD$ négyszög csúcsai egy körön vannak. Az $A$ csúcsnál lévő szög ${deg(b)}. Mekkora a $C$ csúcsnál lévő szög?`,
          }),
      answer: num(180 - b),
      check: 'NUM',
      unit: '°',
      expr: `180-${b}`,
      wrong: [
        wrong({ b }, ({ b }) => num(b), 'szemkozti-szogek-egyenlok', 'A húrnégyszög szemközti szögei nem egyenlők: az összegük 180°.'),
        wrong({ b }, ({ b }) => num(360 - b), 'teljes-szogre', 'A két ív összege 360°, a kerületi szögeké a fele.'),
        ...(b < 90
          ? [
              wrong(
                { b },
                ({ b }) => num(90 - b),
                'felkorbe-irt-szog',
                '90°-ra egészítetted ki. A szemközti szögek összege 180°.',
                '90°-ra egészíti ki a szöget',
              ),
            ]
          : []),
      ],
      other: 'A két szöghöz tartozó ívek együtt a teljes kört adják.',
      hints: [
        'Melyik ívek tartoznak a két szöghöz?',
        'A szemközti szögekhez tartozó két ív összege 360°, ezért a két kerületi szög összege 180°.',
        `$180^\\circ-${b}^\\circ$`,
      ],
      solution: `$180^\\circ-${b}^\\circ=${180 - b}^\\circ$.`,
    },
    fits(v => 2 * v + 2 * b === 360),
  );
});
