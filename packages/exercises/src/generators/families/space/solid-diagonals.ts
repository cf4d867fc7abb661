import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, root, surd } from '../../value.ts';
import { orElse } from '../../wrong-class.ts';
import { isEasyBox, type SolidFigure } from '../shared/solid-figures.ts';

const t = textNumber;

const BOXES = [
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [4, 4, 7, 9],
  [1, 4, 8, 9],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
  [3, 4, 12, 13],
  [2, 5, 14, 15],
  [2, 10, 11, 15],
] as const;

/** A box with its edges and a diagonal under a question mark. */
const drawDiagonal = (edges: readonly [number, number, number], labels: readonly string[], to: string): SolidFigure => ({
  kind: 'solid',
  body: { shape: 'box', a: edges[0], b: edges[1], c: edges[2] },
  segments: [
    ...[['A', 'B'] as const, ['B', 'C'] as const, ['C', "C'"] as const].flatMap(([p, q], i) =>
      labels[i] ? [{ ends: [p, q] as [string, string], label: labels[i] }] : [],
    ),
    // The diagonal of the box runs inside it.
    { ends: ['A', to], tone: 1, line: to === "C'" ? 'dash' : 'stroke', label: '?' },
  ],
});

export const solidDiagonals = defineGenerator(
  'gen-solid-diagonals',
  'Testátlók, távolságok',
  ['matek-8-tavolsagok-testekben'],
  ['root', 'power', 'brackets'],
  (rng, level) => {
    if (level === 1) {
      const a = rng.int(2, 30);
      const face = rng.chance(0.5);
      const isDrawn = rng.chance(0.6);
      return numeric(
        {
          ...(isDrawn ? { figure: drawDiagonal([5, 5, 5], [`${t(a)} cm`], face ? "B'" : "C'") } : {}),
          question: isDrawn
            ? 'Az ábrán látható test kocka. Mekkora a kérdőjellel jelölt szakasz?'
            : `Egy kocka éle ${t(a)} cm. Mekkora a ${face ? 'lapátlója' : 'testátlója'}?`,
          answer: surd(a, face ? 2 : 3),
          check: 'NUM',
          unit: 'cm',
          wrong: [
            wrong(
              { a, face },
              ({ a, face }) => surd(a, face ? 3 : 2),
              'lapatlo-testatlo-csere',
              face ? 'Ez a testátló.' : 'Ez a lapátló.',
              face ? 'a lapátló helyett a testátlót adja meg' : 'a testátló helyett a lapátlót adja meg',
            ),
            wrong(
              { face, a },
              ({ face, a }) => num(face ? 2 * a : 3 * a),
              'testatlo-elek-osszege',
              'Az éleket összeadtad. Pitagorasz-tétellel számolj!',
              face ? 'a lapátlót két él összegének veszi' : 'a testátlót három él összegének veszi',
            ),
            wrong(
              { face, a },
              ({ face, a }) => num(face ? 2 * a * a : 3 * a * a),
              'gyokvonas-elmarad',
              'Ez az átló négyzete. Vonj gyököt!',
            ),
          ],
          other: 'Lapátló: $a\\sqrt{2}$, testátló: $a\\sqrt{3}$.',
          hints: [
            'Melyik derékszögű háromszögnek oldala a kérdezett szakasz?',
            face ? 'A lapátló egy négyzet átlója: $a\\sqrt{2}$.' : 'A testátló: $\\sqrt{a^2+a^2+a^2}$.',
            face ? `$\\sqrt{${a}^2+${a}^2}$` : `$\\sqrt{3\\cdot${a}^2}$`,
          ],
          solution: `$${face ? `\\sqrt{2\\cdot${a}^2}` : `\\sqrt{3\\cdot${a}^2}`}=${surd(a, face ? 2 : 3).tex}$ cm.`,
        },
        equals(Math.hypot(a, a, face ? 0 : a)),
      );
    }
    if (level === 2) {
      const [p, q, r, d] = rng.pick(BOXES);
      const k = rng.int(1, 4);
      const [a, b, c] = rng.shuffle([p * k, q * k, r * k]);
      if (a === undefined || b === undefined || c === undefined) redraw();
      const isDrawn = isEasyBox(a, b, c) && rng.chance(0.8);
      const otherFaces = new Set([a * a + c * c, b * b + c * c]).difference(new Set([a * a + b * b]));
      return numeric(
        {
          ...(isDrawn ? { figure: drawDiagonal([a, b, c], [`${t(a)} cm`, `${t(b)} cm`, `${t(c)} cm`], "C'") } : {}),
          question: isDrawn
            ? 'Mekkora az ábrán látható téglatest kérdőjellel jelölt testátlója?'
            : `Egy téglatest élei ${t(a)} cm, ${t(b)} cm és ${t(c)} cm. Mekkora a testátlója?`,
          answer: num(d * k),
          check: 'NUM',
          unit: 'cm',
          wrong: [
            wrong(
              { a, b, c },
              ({ a, b, c }) => num(a + b + c),
              'testatlo-elek-osszege',
              'Az éleket összeadtad. A négyzeteikkel kell számolni.',
              'a testátlót a három él összegének veszi',
            ),
            orElse(
              wrong(
                { a, b },
                ({ a, b }) => root(a * a + b * b),
                'lapatlo-testatlo-csere',
                'Ez egy lapátló. A harmadik él is kell.',
                'a testátló helyett egy lapátlót ad meg',
              ),
              ...[...otherFaces].map(square => root(square)),
            ),
            wrong({ d, k }, ({ d, k }) => num(d * d * k * k), 'gyokvonas-elmarad', 'Ez az átló négyzete. Vonj gyököt!'),
            wrong({ a, b, c }, ({ a, b, c }) => num(a * b * c), 'terfogat-atlo-csere', 'Ez a térfogat.'),
          ],
          other: 'Ezt a képletet használd: $d=\\sqrt{a^2+b^2+c^2}$.',
          hints: [
            'Kétszer kell a Pitagorasz-tétel.',
            '$d=\\sqrt{a^2+b^2+c^2}$',
            `$${a}^2+${b}^2+${c}^2=${texNumber(a * a + b * b + c * c)}$`,
          ],
          solution: `$\\sqrt{${a}^2+${b}^2+${c}^2}=\\sqrt{${texNumber(d * d * k * k)}}=${d * k}$ cm.`,
        },
        equals(Math.hypot(Math.hypot(a, b), c)),
      );
    }
    const [a, b, c] = [rng.int(1, 24), rng.int(2, 24), rng.int(2, 30)].sort((p, q) => p - q);
    if (a === undefined || b === undefined || c === undefined) redraw();
    const paths = [(a + b) ** 2 + c * c, (a + c) ** 2 + b * b, (b + c) ** 2 + a * a];
    const best = Math.min(...paths);
    redrawIf(!Number.isInteger(Math.sqrt(best)));
    const answer = Math.sqrt(best);
    return numeric(
      {
        question: `Egy téglatest alakú doboz élei ${t(a)} dm, ${t(b)} dm és ${t(c)} dm. Egy hangya a doboz **felületén** megy az egyik csúcsból a vele szemközti (testátló menti) csúcsba. Milyen hosszú a legrövidebb út?`,
        answer: num(answer),
        check: 'NUM',
        unit: 'dm',
        wrong: [
          wrong({ a, b, c }, ({ a, b, c }) => num(a + b + c), 'elek-menten', 'Az élek mentén hosszabb. Teríts ki két szomszédos lapot!'),
          wrong(
            { a, b, c },
            ({ a, b, c }) => root(a * a + b * b + c * c),
            'testatlo-nem-a-feluleten',
            'A testátló a doboz belsejében halad.',
          ),
          {
            ...wrong(
              { paths },
              ({ paths }) => root(Math.max(...paths)),
              'nem-a-legrovidebb-kiterites',
              'Többféle kiterítés van. Nézd meg mindhármat!',
            ),
            also: paths.filter(path => path !== best && path !== Math.max(...paths)).map(path => root(path)),
          },
          wrong({ best }, ({ best }) => num(best), 'gyokvonas-elmarad', 'Ez az út hosszának a négyzete: a gyökvonás elmaradt.'),
        ],
        other: 'Teríts ki két szomszédos lapot egy síkba!',
        hints: [
          'Terítsd ki a doboz két szomszédos lapját!',
          'A kiterített téglalap átlója a keresett út. Háromféle kiterítés van.',
          `Az egyik kiterítés oldalai: $${a}+${b}=${a + b}$ és ${t(c)}.`,
        ],
        solution: `A három kiterítésnél az út négyzete: $(${a}+${b})^2+${c}^2=${(a + b) ** 2 + c * c}$, $(${a}+${c})^2+${b}^2=${(a + c) ** 2 + b * b}$, $(${b}+${c})^2+${a}^2=${(b + c) ** 2 + a * a}$. A legkisebb ${t(best)}, ezért a legrövidebb út $\\sqrt{${best}}=${answer}$ dm.`,
      },
      // Walk over the shared edge point by point and take the shortest broken line.
      fits(v => {
        const walk = (e: number, f: number, g: number): number =>
          Math.min(...Array.from({ length: 201 }, (_, i) => Math.hypot(e, (i / 200) * g) + Math.hypot(f, g - (i / 200) * g)));
        return Math.abs(Math.min(walk(a, b, c), walk(a, c, b), walk(b, c, a)) - v) < 1e-3;
      }),
    );
  },
);
