import { tidy } from '@eszkerek/numbers/arithmetic';
import { decimalsOf, numberArticle, The, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { type Geometry, nameless } from '../shared/plane-figures.ts';

const t = textNumber;

const x = texNumber;

/** A ratio as it is written: 3, not 3/1. */
const quotient = (upper: number, lower: number): string => (lower === 1 ? `${upper}` : `\\frac{${upper}}{${lower}}`);

/** Two similar triangles beside each other; the right one is `times` as large. */
function drawSimilar(base: number, side: number, times: number, labels: [string, string, string, string]): Geometry {
  const angle = (65 * Math.PI) / 180;
  const [x, y] = [side * Math.cos(angle), side * Math.sin(angle)];
  const start = base + Math.max(base, side) * 0.35;
  const at = (px: number, py: number) => nameless([start + px * times, py * times]);
  return {
    kind: 'geometry',
    height: 200,
    points: { A: nameless([0, 0]), B: nameless([base, 0]), C: nameless([x, y]), D: at(0, 0), E: at(base, 0), F: at(x, y) },
    polygons: [
      { points: ['A', 'B', 'C'], fill: 1 },
      { points: ['D', 'E', 'F'], fill: 2 },
    ],
    segments: [
      { ends: ['A', 'B'], label: labels[0] },
      { ends: ['A', 'C'], label: labels[1] },
      { ends: ['D', 'E'], label: labels[2] },
      { ends: ['D', 'F'], label: labels[3] },
    ],
    angles: [
      { at: 'A', arms: ['B', 'C'] },
      { at: 'D', arms: ['E', 'F'] },
      { at: 'B', arms: ['C', 'A'], marks: 2 },
      { at: 'E', arms: ['F', 'D'], marks: 2 },
    ],
  };
}

/** A pole and a tree with their shadows in the same light. */
function drawShadows(pole: number, s1: number, height: number, s2: number): Geometry {
  // To scale the pole would be a dot: it is drawn at least two fifths as high as the tree.
  const small = Math.max(pole / height, 0.4);
  const [w, h] = [(10 * s2) / Math.max(s2, height), (10 * height) / Math.max(s2, height)];
  const start = w * small + 4;
  return {
    kind: 'geometry',
    height: 210,
    points: {
      A: nameless([0, 0]),
      B: nameless([0, h * small]),
      C: nameless([w * small, 0]),
      D: nameless([start, 0]),
      E: nameless([start, h]),
      F: nameless([start + w, 0]),
    },
    segments: [
      { ends: ['A', 'B'], line: 'bold', label: `${t(pole)} m` },
      { ends: ['A', 'C'], label: `${t(s1)} m` },
      { ends: ['B', 'C'], line: 'dash' },
      { ends: ['D', 'E'], line: 'bold', label: '?' },
      { ends: ['D', 'F'], label: `${t(s2)} m` },
      { ends: ['E', 'F'], line: 'dash' },
    ],
    angles: [
      { at: 'A', arms: ['C', 'B'], right: 'square' },
      { at: 'D', arms: ['F', 'E'], right: 'square' },
      // In a narrow triangle the arc would run into the right angle.
      ...(s2 < 0.75 * height
        ? []
        : [
            { at: 'C', arms: ['B', 'A'] as [string, string] },
            { at: 'F', arms: ['E', 'D'] as [string, string] },
          ]),
    ],
  };
}

export const similarTriangles = defineGenerator(
  'gen-similar-triangles',
  'Hasonló háromszögek',
  ['matek-7-hasonlo-haromszogek'],
  ['power', 'fraction', 'decimal'],
  (rng, level) => {
    const [p, q] = rng.pick([
      [1, 2],
      [2, 3],
      [3, 4],
      [3, 5],
      [1, 3],
      [4, 5],
      [2, 5],
    ] as const);
    const k = rng.int(2, 9);
    if (level === 1) {
      const [a, b] = [p * k, q * k];
      const c = p * rng.int(2, 12);
      const d = (c * q) / p;
      // With c = b the text would name two sides by one length.
      redrawIf(c === a || d === b || c === b);
      const isDrawn = Math.max(a, c) < 2 * Math.min(a, c) && q < 3 * p && ![a, b, c].includes(d) && rng.chance(0.7);
      return numeric(
        {
          ...(isDrawn ? { figure: drawSimilar(a, c, q / p, [`${t(a)} cm`, `${t(c)} cm`, `${t(b)} cm`, '?']) } : {}),
          question: isDrawn
            ? 'Az ábrán a két háromszög hasonló, az egyenlő szögeket ugyanúgy jelöltük. Mekkora a kérdőjellel jelölt oldal?'
            : `Két háromszög hasonló. Az egyik két oldala ${t(a)} cm és ${t(c)} cm. ${The(a)} cm-es oldalnak a másik háromszögben ${t(b)} cm-es oldal felel meg. Mekkora ${the(c)} cm-es oldal megfelelője?`,
          answer: num(d),
          check: 'NUM',
          unit: 'cm',
          expr: `${c}*${b}/${a}`,
          wrong: [
            wrong(
              { c, b, a },
              ({ c, b, a }) => num(c + b - a),
              'kulonbseggel-kovetkeztet',
              'A különbséget adtad hozzá. A megfelelő oldalak **aránya** egyenlő.',
              'arány helyett a két ismert megfelelő oldal különbségét adja hozzá',
            ),
            wrong({ c, a, b }, ({ c, a, b }) => num(tidy((c * a) / b)), 'arany-forditva', 'Fordítva vetted az arányt.'),
            wrong({ c }, ({ c }) => num(c), 'hasonlo-egybevago', 'Az oldalak nem egyenlők, csak az arányuk.'),
          ],
          other: 'A megfelelő oldalak aránya állandó.',
          hints: ['Mennyi a hasonlóság aránya?', 'A megfelelő oldalak aránya egyenlő.', `Az arány $\\frac{${b}}{${a}}$.`],
          solution: `$${c}\\cdot\\frac{${b}}{${a}}=${x(d)}$ cm.`,
        },
        fits(v => v * a === c * b),
      );
    }
    if (level === 2) {
      const perimeter = p * k * 3;
      const shadow = rng.chance(0.5);
      if (shadow) {
        const pole = rng.pick([1, 1.5, 2]);
        const ratio = rng.pick([0.5, 0.75, 1.25, 1.5, 2]);
        const height = rng.int(4, 30);
        const [s1, s2] = [tidy(pole * ratio), tidy(height * ratio)];
        redrawIf(decimalsOf(s1) > 2);
        const isDrawn = ![pole, s1, s2].includes(height) && rng.chance(0.6);
        return numeric(
          {
            ...(isDrawn ? { figure: drawShadows(pole, s1, height, s2) } : {}),
            question: isDrawn
              ? `A vázlaton egy ${t(pole)} m magas rúd és egy fa látszik, az árnyékukkal. Az árnyékokat ugyanakkor mérték. Milyen magas a fa?`
              : `Egy ${t(pole)} m magas rúd árnyéka ${t(s1)} m. Ugyanekkor egy fa árnyéka ${t(s2)} m. Milyen magas a fa?`,
            answer: num(height),
            check: 'NUM',
            unit: 'm',
            expr: `${s2}*${pole}/${s1}`,
            wrong: [
              wrong(
                { s2, s1, pole },
                ({ s2, s1, pole }) => num(tidy(s2 - s1 + pole)),
                'kulonbseggel-kovetkeztet',
                'Különbséggel következtettél. Az arányok egyenlők.',
                'a fánál ugyanakkora különbséget vesz a magasság és az árnyék között, mint a rúdnál',
              ),
              wrong({ s2, s1, pole }, ({ s2, s1, pole }) => num(tidy((s2 * s1) / pole)), 'arany-forditva', 'Fordítva vetted az arányt.'),
              wrong({ s2 }, ({ s2 }) => num(s2), 'hasonlo-egybevago', 'Az árnyék hosszát adtad meg.', 'az árnyék hosszát adja meg'),
            ].filter(w => (w.value.size ?? 0) > 0),
            other: 'A magasság és az árnyék aránya ugyanaz mindkettőnél.',
            hints: [
              'A két derékszögű háromszög hasonló.',
              'Magasság : árnyék mindkettőnél ugyanannyi.',
              `$\\frac{${x(pole)}}{${x(s1)}}=\\frac{h}{${x(s2)}}$`,
            ],
            solution: `$h=\\frac{${x(pole)}\\cdot${x(s2)}}{${x(s1)}}=${height}$ m.`,
          },
          fits(v => Math.abs(v / s2 - pole / s1) < 1e-9),
        );
      }
      const other = q * k * 3;
      return numeric(
        {
          question: `Két hasonló háromszög hasonlósági aránya $${p}:${q}$. A kisebb kerülete ${t(perimeter)} cm. Mekkora a nagyobb kerülete?`,
          answer: num(other),
          check: 'NUM',
          unit: 'cm',
          expr: `${perimeter}*${q}/${p}`,
          wrong: [
            wrong(
              { perimeter, q, p },
              ({ perimeter, q, p }) => num(tidy((perimeter * q * q) / (p * p))),
              'kerulet-aranya-negyzet',
              'A kerületek aránya ugyanaz, mint az oldalaké: nem kell négyzetre emelni.',
            ),
            wrong(
              { perimeter, q, p },
              ({ perimeter, q, p }) => num(perimeter + q - p),
              'kulonbseggel-kovetkeztet',
              'Különbséggel következtettél.',
              'az arány két számának különbségét adja a kisebb kerülethez',
            ),
            wrong(
              { perimeter, p, q },
              ({ perimeter, p, q }) => num(tidy((perimeter * p) / q)),
              'arany-forditva',
              'Fordítva vetted az arányt: a nagyobbat keressük.',
            ),
          ],
          other: 'A kerületek aránya megegyezik a hasonlóság arányával.',
          hints: [
            'A kerület is hosszúság.',
            'A kerületek aránya ugyanaz, mint az oldalaké.',
            p === 1
              ? `A nagyobb kerülete a kisebb ${q === 2 ? 'kétszerese' : 'háromszorosa'}.`
              : `Egy rész: $${perimeter}:${p}=${perimeter / p}$.`,
          ],
          solution: `$${perimeter}${p === 1 ? '' : `:${p}`}\\cdot${q}=${other}$ cm.`,
        },
        fits(v => v * p === perimeter * q),
      );
    }
    const area = p * p * k;
    const other = q * q * k;
    const askSide = rng.chance(0.4);
    if (askSide) {
      const side = p * rng.int(2, 9);
      // The ratio in the hint must not be the answer.
      redrawIf(side * p === q);
      return numeric(
        {
          question: `Két hasonló háromszög területe ${t(area)} cm² és ${t(other)} cm². A kisebb egyik oldala ${t(side)} cm. Mekkora a neki megfelelő oldal a nagyobb háromszögben?`,
          answer: num((side * q) / p),
          check: 'NUM',
          unit: 'cm',
          wrong: [
            wrong(
              { side, other, area },
              ({ side, other, area }) => num(tidy((side * other) / area)),
              'terulet-aranya-k',
              'A területek arányát vetted az oldalak arányának. Abból gyököt kell vonni.',
            ),
            wrong(
              { side, q, p },
              ({ side, q, p }) => num(side + q - p),
              'kulonbseggel-kovetkeztet',
              'Különbséggel következtettél.',
              'az oldalak arányából a két szám különbségét adja a megadott oldalhoz',
            ),
            wrong(
              { side, p, q },
              ({ side, p, q }) => num(tidy((side * p) / q)),
              'arany-forditva',
              'Fordítva vetted az arányt.',
              'fordítva veszi az oldalak arányát',
            ),
          ],
          other: 'A területek aránya $k^2$, ebből $k$ a négyzetgyökkel kapható.',
          hints: [
            'Mennyi a területek aránya?',
            'Ha az oldalak aránya $k$, akkor a területek aránya $k^2$.',
            `$k^2=\\frac{${other}}{${area}}=${quotient(q * q, p * p)}$`,
          ],
          solution: `$k^2=\\frac{${other}}{${area}}=${quotient(q * q, p * p)}$, ebből $k=${quotient(q, p)}$, ezért $${side}\\cdot${quotient(q, p)}=${(side * q) / p}$ cm.`,
        },
        fits(v => Math.abs((v / side) ** 2 - other / area) < 1e-9),
      );
    }
    return numeric(
      {
        question: `Két hasonló háromszög megfelelő oldalainak aránya $${p}:${q}$. A kisebb területe ${t(area)} cm². Mekkora a nagyobb területe?`,
        answer: num(other),
        check: 'NUM',
        unit: 'cm²',
        expr: `${area}*${q}^2/${p}^2`,
        wrong: [
          wrong(
            { area, q, p },
            ({ area, q, p }) => num(tidy((area * q) / p)),
            'terulet-aranya-k',
            'A területek aránya az oldalak arányának a négyzete.',
          ),
          wrong(
            { area, q, p },
            ({ area, q, p }) => num(tidy((area * 2 * q) / p)),
            'negyzet-mint-duplazas',
            'Kétszereztél négyzetre emelés helyett.',
            `a kisebb területét ${numberArticle(q)} $${quotient(q, p)}$ négyzete helyett ${numberArticle(q)} $${quotient(q, p)}$ kétszeresével szorozza`,
          ),
          wrong(
            { area, q, p },
            ({ area, q, p }) => num(area + q - p),
            'kulonbseggel-kovetkeztet',
            'Különbséggel következtettél.',
            'az arány két számának különbségét adja a kisebb területhez',
          ),
        ],
        other: 'A területek aránya a hasonlósági arány négyzete.',
        hints: [
          'Hogyan nő a terület, ha az oldalak kétszeresére nőnek?',
          'Ha a hasonlóság aránya $k$, akkor a területek aránya $k^2$.',
          `$k^2=${quotient(q * q, p * p)}$`,
        ],
        solution: `$k=${quotient(q, p)}$ és $k^2=${quotient(q * q, p * p)}$, ezért $${area}\\cdot${quotient(q * q, p * p)}=${other}$ cm².`,
      },
      fits(v => Math.abs(Math.sqrt(v / area) - q / p) < 1e-9),
    );
  },
);
