import { tidy } from '@eszkerek/numbers/arithmetic';
import { decimalsOf, texNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { apexBySides, type Geometry, nameless, type Point, polar } from '../shared/plane-figures.ts';
import { isParallel, wholeSide } from './thales-sides.ts';

const x = texNumber;

/** A at the left, M and N as far on AB and AC as `part` of the whole; by the names of the ends. */
function drawParallel(b: Point, c: Point, part: number, labels: Readonly<Record<string, string>>): Geometry {
  return {
    kind: 'geometry',
    height: 240,
    points: {
      A: [0, 0],
      B: b,
      C: c,
      M: { on: ['A', 'B'], t: part },
      N: { on: ['A', 'C'], t: part },
      // Room for the label of BC outside the triangle.
      ...(labels.BC ? { R: nameless([1.16 * Math.max(b[0], c[0]), 0]) } : {}),
    },
    polygons: [{ points: ['A', 'B', 'C'] }],
    segments: [
      { ends: ['M', 'N'], tone: 1, parallel: 1, ...(labels.MN ? { label: labels.MN } : {}) },
      { ends: ['B', 'C'], parallel: 1, ...(labels.BC ? { label: labels.BC } : {}) },
      ...Object.entries(labels).flatMap(([name, label]) =>
        name === 'MN' || name === 'BC' ? [] : [{ ends: [name.charAt(0), name.charAt(1)] as [string, string], label }],
      ),
    ],
  };
}

export const thales = defineGenerator(
  'gen-thales',
  'Párhuzamos szelők',
  ['matek-7-parhuzamos-szelok'],
  ['fraction', 'decimal'],
  (rng, level) => {
    if (level === 2) return rng.chance(0.65) ? wholeSide(rng) : isParallel(rng);
    const [am, mb] = [rng.int(2, 12), rng.int(2, 12)];
    const an = rng.int(2, 15);
    const nc = (an * mb) / am;
    redrawIf(decimalsOf(nc) > (level === 1 ? 0 : 1) || am === mb || am === an || nc > 40);
    const intro = 'Az $ABC$ háromszögben $M$ az $AB$, $N$ az $AC$ oldal pontja, és $MN\\parallel BC$.';
    const easyToRead = am < 4 * mb && mb < 4 * am;
    if (level === 1) {
      const [ab, ac] = [am + mb, an + nc];
      const isDrawn = easyToRead && ab < 2 * ac && ac < 2 * ab && ![am, mb, an].includes(nc) && rng.chance(0.7);
      return numeric(
        {
          ...(isDrawn
            ? {
                figure: drawParallel([ab, 0], polar(ac, 52), am / ab, {
                  AM: `${am} cm`,
                  MB: `${mb} cm`,
                  AN: `${an} cm`,
                  NC: '?',
                }),
              }
            : {}),
          question: isDrawn
            ? 'Az ábrán $MN\\parallel BC$. Milyen hosszú az $NC$ szakasz?'
            : `${intro} $AM=${am}$ cm, $MB=${mb}$ cm, $AN=${an}$ cm. Milyen hosszú az $NC$ szakasz?`,
          answer: num(nc),
          check: 'NUM',
          unit: 'cm',
          expr: `${an}*${mb}/${am}`,
          wrong: [
            wrong(
              { an, mb, am },
              ({ an, mb, am }) => num(an + mb - am),
              'kulonbseggel-kovetkeztet',
              'Különbséggel következtettél. A szakaszok aránya egyenlő: $\\frac{AM}{MB}=\\frac{AN}{NC}$.',
              'az $AM$ és az $MB$ különbségét viszi át az $AN$ és az $NC$ szakaszra',
            ),
            wrong(
              { am, an, mb },
              ({ am, an, mb }) => num(tidy((am * an) / mb)),
              'arany-forditva',
              'Fordítva vetted az arányt. Így írd fel: $\\frac{AM}{MB}=\\frac{AN}{NC}$.',
              'az $AN$ szakaszt az $\\frac{AM}{MB}$ aránnyal szorozza az $\\frac{MB}{AM}$ helyett',
            ),
            wrong(
              { am, mb, an },
              ({ am, mb, an }) => num(tidy((am * mb) / an)),
              'nem-megfelelo-szakaszok',
              'Nem a megfelelő szakaszokat párosítottad: az $AM$ párja az $AN$, az $MB$ párja az $NC$.',
            ),
            wrong(
              { an, am, mb },
              ({ an, am, mb }) => num(tidy((an * (am + mb)) / am)),
              'nem-megfelelo-szakaszok',
              'Ez az egész $AC$. Az $NC$ a kérdés.',
            ),
          ].filter(w => (w.value.size ?? 0) > 0),
          other: 'Ezt az arányt írd fel: $\\frac{AM}{MB}=\\frac{AN}{NC}$.',
          hints: [
            'Melyik szakaszok felelnek meg egymásnak?',
            'A párhuzamos szelők tétele: $\\frac{AM}{MB}=\\frac{AN}{NC}$.',
            `$\\frac{${am}}{${mb}}=\\frac{${an}}{NC}$`,
          ],
          solution: `$\\frac{AM}{MB}=\\frac{AN}{NC}$, tehát $\\frac{${am}}{${mb}}=\\frac{${an}}{NC}$. Ebből $NC=\\frac{${mb}\\cdot${an}}{${am}}=${x(nc)}$ cm.`,
        },
        fits(v => Math.abs(v * am - mb * an) < 1e-9),
      );
    }
    const ab = am + mb;
    const bc = rng.int(4, 30);
    const mn = (bc * am) / ab;
    redrawIf(decimalsOf(mn) > 1 || mn === am);
    const isDrawn = easyToRead && ab < 2 * bc && bc < 2 * ab && ![am, mb, bc].includes(mn) && rng.chance(0.7);
    return numeric(
      {
        ...(isDrawn
          ? {
              figure: drawParallel([ab, 0], apexBySides(ab, 0.75 * (ab + bc), bc), am / ab, {
                AM: `${am} cm`,
                MB: `${mb} cm`,
                BC: `${bc} cm`,
                MN: '?',
              }),
            }
          : {}),
        question: isDrawn
          ? 'Az ábrán $MN\\parallel BC$. Milyen hosszú az $MN$ szakasz?'
          : `${intro} $AM=${am}$ cm, $MB=${mb}$ cm, $BC=${bc}$ cm. Milyen hosszú az $MN$ szakasz?`,
        answer: num(mn),
        check: 'NUM',
        unit: 'cm',
        expr: `${bc}*${am}/${ab}`,
        wrong: [
          wrong(
            { bc, am, mb },
            ({ bc, am, mb }) => num(tidy((bc * am) / mb)),
            'am-mb-mint-mn-bc',
            'Az $\\frac{AM}{AB}$ arány kell, nem az $\\frac{AM}{MB}$: az $AMN$ háromszög az egész $ABC$ háromszöghöz hasonló.',
            'az $\\frac{AM}{MB}$ arányt veszi az $\\frac{MN}{BC}$ aránynak',
          ),
          wrong(
            { bc },
            ({ bc }) => num(bc / 2),
            'mindig-kozepvonal',
            'Csak akkor lenne a fele, ha $M$ felezőpont lenne.',
            'az $MN$ szakaszt középvonalnak veszi',
          ),
          wrong(
            { bc, mb },
            ({ bc, mb }) => num(bc - mb),
            'kulonbseggel-kovetkeztet',
            'Különbséggel következtettél. Az oldalak aránya egyenlő: $\\frac{AM}{AB}=\\frac{MN}{BC}$.',
            'az $AB$ és az $AM$ különbségét viszi át a $BC$ és az $MN$ szakaszra',
          ),
          wrong(
            { bc, ab, am },
            ({ bc, ab, am }) => num(tidy((bc * ab) / am)),
            'arany-forditva',
            'Fordítva vetted az arányt: $MN$ rövidebb, mint $BC$.',
            'a $BC$ oldalt az $\\frac{AB}{AM}$ aránnyal szorozza az $\\frac{AM}{AB}$ helyett',
          ),
          wrong(
            { bc, mb, ab },
            ({ bc, mb, ab }) => num(tidy((bc * mb) / ab)),
            'nem-megfelelo-szakaszok',
            'Az $MB$ szakasszal számoltál. Az $AMN$ háromszög oldala $AM$, nem $MB$.',
          ),
        ].filter(w => (w.value.size ?? 0) > 0),
        other: 'Az $AMN$ és az $ABC$ háromszög hasonló.',
        hints: ['Melyik két háromszög hasonló?', '$\\frac{AM}{AB}=\\frac{MN}{BC}$', `$AB=${am}+${mb}=${ab}$ cm`],
        solution: `Az $AMN$ és az $ABC$ háromszög hasonló: $\\frac{AM}{AB}=\\frac{MN}{BC}$, ahol $AB=${am}+${mb}=${ab}$ cm. Ebből $MN=\\frac{${am}}{${ab}}\\cdot${bc}=${x(mn)}$ cm.`,
      },
      fits(v => Math.abs(v / bc - am / (am + mb)) < 1e-9),
    );
  },
);
