import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { type Geometry, type Point, polar } from '../shared/plane-figures.ts';

const x = texNumber;
const INTRO = 'Az $ABC$ háromszögben $M$ az $AB$, $N$ az $AC$ oldal pontja';

/** A whole side is measured beside the triangle: its parts have labels of their own. */
function drawWhole(ab: number, ac: number, part: number, labels: { am: string; whole: string; an: string }): Geometry {
  const c: Point = polar(ac, 52);
  return {
    kind: 'geometry',
    height: 320,
    points: { A: [0, 0], B: [ab, 0], C: c, M: { on: ['A', 'B'], t: part }, N: { on: ['A', 'C'], t: part } },
    polygons: [{ points: ['A', 'B', 'C'] }],
    segments: [
      { ends: ['M', 'N'], tone: 1, parallel: 1 },
      { ends: ['B', 'C'], parallel: 1 },
      { ends: ['A', 'M'], label: labels.am },
      { ends: ['A', 'N'], label: labels.an },
    ],
    lengths: [{ ends: ['A', 'B'], label: labels.whole, offset: 40 }],
  };
}

/** A whole side is given: its part has to be found first. */
export function wholeSide(rng: Rng): Task {
  const [am, mb, an] = [rng.int(2, 12), rng.int(2, 12), rng.int(2, 15)];
  const ab = am + mb;
  const nc = (an * mb) / am;
  redrawIf(decimalsOf(nc) > 1 || am === mb || am === an || nc > 40 || nc < 1 || nc === an);
  const isDrawn = am < 4 * mb && mb < 3 * am && ab < 2 * (an + nc) && an + nc < 1.6 * ab && ![am, ab, an].includes(nc) && rng.chance(0.6);
  return numeric(
    {
      ...(isDrawn ? { figure: drawWhole(ab, an + nc, am / ab, { am: `${am} cm`, whole: `AB = ${ab} cm`, an: `${an} cm` }) } : {}),
      question: isDrawn
        ? 'Az ábrán $MN\\parallel BC$. Milyen hosszú az $NC$ szakasz?'
        : `${INTRO}, és $MN\\parallel BC$. $AM=${am}$ cm, $AB=${ab}$ cm, $AN=${an}$ cm. Milyen hosszú az $NC$ szakasz?`,
      answer: num(nc),
      check: 'NUM',
      unit: 'cm',
      expr: `${an}*(${ab}-${am})/${am}`,
      wrong: [
        wrong(
          { an, ab, am },
          ({ an, ab, am }) => about((an * ab) / am, 2),
          'egesz-oldalt-adja-resz-helyett',
          'Ez az egész $AC$ oldal. Az $NC$ szakasz az $AN$ nélküli része.',
          'az egész $AC$ oldalt adja meg az $NC$ szakasz helyett',
        ),
        wrong(
          { an, ab, am },
          ({ an, ab, am }) => num(an + ab - am - am),
          'kulonbseggel-kovetkeztet',
          'Különbséggel következtettél. A szakaszok aránya egyenlő, nem a különbsége.',
          'az $AM$ és az $MB$ különbségét viszi át az $AN$ és az $NC$ szakaszra',
        ),
        wrong(
          { an, ab, am },
          ({ an, ab, am }) => about((an * am) / (ab - am), 2),
          'arany-forditva',
          'Fordítva vetted az arányt. Így írd fel: $\\frac{AM}{MB}=\\frac{AN}{NC}$.',
          'az $AN$ szakaszt az $\\frac{AM}{MB}$ aránnyal szorozza az $\\frac{MB}{AM}$ helyett',
        ),
        wrong(
          { an, ab, am },
          ({ an, ab, am }) => about((an * am) / ab, 2),
          'arany-forditva',
          'Az $AN$ szakaszt kicsinyítetted az $\\frac{AM}{AB}$ aránnyal. Az $NC$ szakaszhoz az $\\frac{MB}{AM}$ arány kell.',
          'az $AN$ szakaszt szorozza meg az $\\frac{AM}{AB}$ aránnyal',
        ),
      ].filter(slip => (slip.value.size ?? 0) > 0),
      other: 'Számold ki előbb az $MB$ szakaszt, aztán írd fel az arányt: $\\frac{AM}{MB}=\\frac{AN}{NC}$.',
      hints: [
        'Az $AB$ oldal két részből áll. Mekkora a másik része?',
        'A párhuzamos szelők tétele a részekre: $\\frac{AM}{MB}=\\frac{AN}{NC}$.',
        `$MB=${ab}-${am}=${mb}$ cm`,
      ],
      solution: `$MB=${ab}-${am}=${mb}$ cm. $\\frac{AM}{MB}=\\frac{AN}{NC}$, ezért $NC=\\frac{${mb}\\cdot${an}}{${am}}=${x(nc)}$ cm.`,
    },
    // The whole sides have the same ratio as their parts at A.
    fits(v => Math.abs((an + v) * am - an * ab) < 1e-6),
  );
}

/** The converse: the ratios decide whether two lines are parallel. */
export function isParallel(rng: Rng): Task {
  const [p, q] = [rng.int(1, 6), rng.int(2, 7)];
  const [k, l] = [rng.int(2, 5), rng.int(2, 6)];
  const [am, mb, an] = [p * k, q * k, p * l];
  const change = rng.pick([0, 0, -2, -1, 1, 2]);
  const nc = q * l + change;
  redrawIf(p === q || k === l || nc < 2 || am + mb > 50 || an + nc > 50);
  const [left, right] = [am / mb, an / nc];
  const sameDifference = mb - am === nc - an;
  const parallel = change === 0;
  redrawIf(!parallel && !sameDifference && rng.chance(0.4));
  const cross = `$AM\\cdot NC=${am}\\cdot${nc}=${am * nc}$ és $MB\\cdot AN=${mb}\\cdot${an}=${mb * an}$`;
  const name = { yes: 'igen', no: 'nem', unknown: 'ennyi adatból nem dönthető el' };
  return choice(
    rng,
    {
      question: `${INTRO}. $AM=${am}$ cm, $MB=${mb}$ cm, $AN=${an}$ cm, $NC=${nc}$ cm. Párhuzamos-e $MN$ a $BC$ oldallal?`,
      right: words(parallel ? name.yes : name.no, parallel ? 'yes' : 'no'),
      because: `Helyes! ${cross}.`,
      wrong: [
        wrong(
          { parallel },
          ({ parallel }) => words(parallel ? name.no : name.yes, parallel ? 'no' : 'yes'),
          sameDifference || parallel ? 'kulonbseggel-kovetkeztet' : 'arany-egyenloseget-nem-ellenorzi',
          sameDifference || parallel
            ? 'Nem a szakaszok különbsége dönt, hanem az arányuk. Vesd össze az $\\frac{AM}{MB}$ és az $\\frac{AN}{NC}$ arányt!'
            : 'Pontos egyenlőség kell. Vesd össze az $AM\\cdot NC$ és az $MB\\cdot AN$ szorzatot!',
          sameDifference || parallel ? 'a szakaszok különbségét nézi, nem az arányukat' : undefined,
        ),
        wrong(
          {},
          () => words(name.unknown, 'unknown'),
          'arany-egyenloseget-nem-ellenorzi',
          'A négy szakasz elég: a tétel megfordítása szerint az arányuk dönt.',
        ),
      ],
      hints: [
        'Mikor párhuzamos a két egyenes: ha a szakaszok különbsége vagy ha az arányuk egyenlő?',
        'Vesd össze az $\\frac{AM}{MB}$ és az $\\frac{AN}{NC}$ arányt!',
        `$\\frac{AM}{MB}=\\frac{${am}}{${mb}}$ és $\\frac{AN}{NC}=\\frac{${an}}{${nc}}$. Hozd őket közös nevezőre!`,
      ],
      solution: `${cross}, tehát $\\frac{AM}{MB}${parallel ? '=' : '\\ne'}\\frac{AN}{NC}$: $MN$ ${parallel ? 'párhuzamos' : 'nem párhuzamos'} a $BC$ oldallal.`,
    },
    key => key === (Math.abs(left - right) < 1e-9 ? 'yes' : 'no'),
  );
}
