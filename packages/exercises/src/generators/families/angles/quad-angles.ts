import { gcd, range, sum } from '@eszkerek/numbers/arithmetic';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { type Geometry, polar, polygonFigure } from '../shared/plane-figures.ts';

const deg = (n: number): string => `${textNumber(n)}°`;

/** A quadrilateral with the angles a, b, c at A, B, C; undefined when none of its sizes is easy to read. */
function drawQuad(a: number, b: number, c: number, labels: Record<string, string>): Geometry | undefined {
  const base = 10;
  const [px, py] = polar(1, a);
  const [qx, qy] = polar(1, 180 - b);
  const [dx, dy] = polar(1, 360 - b - c);
  const det = dx * py - px * dy;
  for (const side of [6, 7, 5, 8, 4, 9]) {
    const [cx, cy] = [base + qx * side, qy * side];
    // D is where the rays from A and from C meet.
    const fromA = (dx * cy - cx * dy) / det;
    const fromC = (px * cy - py * cx) / det;
    if (fromA > 3 && fromA < 12 && fromC > 3 && fromC < 14)
      return polygonFigure({ A: [0, 0], B: [base, 0], C: [cx, cy], D: [px * fromA, py * fromA] }, { angles: labels });
  }
  return undefined;
}

const ORDINALS = ['az első', 'a második', 'a harmadik', 'a negyedik'];

export const quadAngles = defineGenerator('gen-quad-angles', 'A négyszög szögei', ['matek-7-negyszogek'], ['unknown'], (rng, level) => {
  if (level === 1) {
    const [a, b, c] = [rng.int(45, 130), rng.int(45, 130), rng.int(45, 130)];
    const d = 360 - a - b - c;
    redrawIf(d < 20 || d > 175 || [a, b, c].includes(d));
    const isDrawn = rng.chance(0.6);
    const figure = isDrawn ? drawQuad(a, b, c, { A: deg(a), B: deg(b), C: deg(c), D: '?' }) : undefined;
    redrawIf(isDrawn && (!figure || d < 40 || d > 150));
    return numeric(
      {
        ...(figure
          ? { question: 'Mekkora az ábrán a kérdőjellel jelölt szög?', figure }
          : { question: `Egy négyszög három szöge ${deg(a)}, ${deg(b)} és ${deg(c)}. Mekkora a negyedik?` }),
        answer: num(d),
        check: 'NUM',
        unit: '°',
        expr: `360-${a}-${b}-${c}`,
        wrong: [
          wrong({ a, b, c }, ({ a, b, c }) => num(a + b + c), 'osszeget-adja', 'Ez a három szög összege. Vond ki 360°-ból!'),
          wrong(
            { a, b, c },
            ({ a, b, c }) => num(a + b + c - 180),
            'szogosszeg-180',
            'A négyszög szögösszege 360°, nem 180°.',
            'a három szög összegéből 180°-ot von le',
          ),
          wrong({ a, b }, ({ a, b }) => num(360 - a - b), 'szog-kimarad', 'Csak két szöget vontál le. Három szög ismert.'),
        ],
        other: 'A négyszög szögeinek összege 360°.',
        hints: [
          'Mennyi a négyszög szögeinek összege?',
          'Egy átló két háromszögre bontja a négyszöget, ezért a szögek összege 360°.',
          `$${a}^\\circ+${b}^\\circ+${c}^\\circ=${a + b + c}^\\circ$`,
        ],
        solution: `A négyszög szögeinek összege 360°, ezért a negyedik szög $360^\\circ-${a}^\\circ-${b}^\\circ-${c}^\\circ=${d}^\\circ$.`,
      },
      fits(v => a + b + c + v === 360),
    );
  }
  if (level === 2) {
    const parts = range(1, 4)
      .map(() => rng.int(1, 7))
      .sort((p, q) => p - q);
    const s = sum(parts);
    redrawIf(360 % s !== 0 || new Set(parts).size < 3 || parts.reduce(gcd) > 1 || ((parts[3] ?? 0) * 360) / s >= 180);
    const unit = 360 / s;
    const big = rng.chance(0.5);
    const part = (big ? parts[3] : parts[0]) ?? 1;
    return numeric(
      {
        question: `Egy négyszög szögeinek aránya $${parts.join(':')}$. Mekkora a ${big ? 'legnagyobb' : 'legkisebb'} szöge?`,
        answer: num(part * unit),
        check: 'NUM',
        unit: '°',
        expr: `360/(${parts.join('+')})*${part}`,
        wrong: [
          wrong(
            { parts, part },
            ({ parts, part }) => num((180 / sum(parts)) * part),
            'szogosszeg-180',
            '180°-ból indultál. A négyszög szögösszege 360°.',
          ),
          ...(part > 1 ? [wrong({ s }, ({ s }) => num(360 / s), 'csak-egy-resz', 'Ez egyetlen rész. Szorozd meg az arányszámmal!')] : []),
          wrong(
            { big, parts, unit },
            ({ big, parts, unit }) => num(((big ? parts[0] : parts[3]) ?? 1) * unit),
            'nem-a-kerdesre-felel',
            big ? 'Ez a legkisebb szög, nem a legnagyobb.' : 'Ez a legnagyobb szög, nem a legkisebb.',
          ),
          wrong({}, () => num(360 / 4), 'egyenloen-oszt', 'Egyenlően osztottad szét.'),
        ],
        other: 'A szögösszeg 360°, ezt osztjuk fel az arány szerint.',
        hints: ['Mennyi a szögösszeg?', `A részek száma $${parts.join('+')}=${s}$.`, `Egy rész: $360^\\circ:${s}$.`],
        solution: `A négyszög szögeinek összege 360°, ez $${parts.join('+')}=${s}$ egyenlő rész. Egy rész $360^\\circ:${s}=${unit}^\\circ$${part === 1 ? '' : `, $${part}\\cdot${unit}^\\circ=${part * unit}^\\circ$`}.`,
      },
      fits(v => Math.abs(parts.reduce((p, q) => p + (v * q) / part, 0) - 360) < 1e-9),
    );
  }
  const k = rng.int(8, 25);
  const coefficients = range(1, 4).map(() => rng.int(1, 5));
  const offsets = range(1, 3).map(() => rng.int(-12, 25));
  const last = 360 - k * sum(coefficients) - sum(offsets);
  const all = [...offsets, last];
  const anglesList = coefficients.map((c, i) => c * k + (all[i] ?? 0));
  redrawIf(all.includes(0) || Math.abs(last) > 60 || anglesList.some(v => v < 20 || v > 170));
  const e = (i: number): string =>
    `${coefficients[i] === 1 ? '' : coefficients[i]}x${(all[i] ?? 0) < 0 ? `-${-(all[i] ?? 0)}` : `+${all[i]}`}`;
  const at = rng.int(0, 3);
  const equation = `$${sum(coefficients)}x${sum(all) < 0 ? `-${-sum(all)}` : sum(all) > 0 ? `+${sum(all)}` : ''}=360$`;
  const wrongK = (180 - sum(all)) / sum(coefficients);
  const answer = anglesList[at] ?? 0;
  return numeric(
    {
      question: `Egy négyszög szögei fokban: $${e(0)}$, $${e(1)}$, $${e(2)}$, $${e(3)}$. Mekkora ${ORDINALS[at]} szög?`,
      answer: num(answer),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong({ k }, ({ k }) => num(k), 'x-et-adja-meg', 'Ez az $x$ értéke. Helyettesítsd vissza!'),
        ...(Number.isInteger(wrongK) && (coefficients[at] ?? 0) * wrongK + (all[at] ?? 0) > 0
          ? [
              wrong(
                { coefficients, at, wrongK, all },
                ({ coefficients, at, wrongK, all }) => num((coefficients[at] ?? 0) * wrongK + (all[at] ?? 0)),
                'szogosszeg-180',
                '180°-kal számoltál. A szögösszeg 360°.',
              ),
            ]
          : []),
        wrong(
          { anglesList, at },
          ({ anglesList, at }) => num(anglesList[(at + 1) % 4] ?? 0),
          'nem-a-kerdesre-felel',
          `Ez ${ORDINALS[(at + 1) % 4]} szög.`,
        ),
        wrong(
          { coefficients, at, k },
          ({ coefficients, at, k }) => num((coefficients[at] ?? 0) * k),
          'allando-kimarad',
          'Az állandó tag kimaradt. Az egész kifejezésbe helyettesítsd vissza az $x$-et!',
          'visszahelyettesítéskor kihagyja az állandó tagot',
        ),
      ],
      other: 'Add össze a négy kifejezést, az összeg 360.',
      hints: ['Mennyi a négy szög összege?', 'Írj fel egyenletet: a négy kifejezés összege 360.', equation],
      solution: `${equation}, ebből $x=${k}$, ezért a keresett szög $${e(at).replace('x', `${coefficients[at] === 1 ? '' : '\\cdot '}${k}`)}=${answer}$, azaz ${deg(answer)}.`,
    },
    fits(v => {
      const r = (v - (all[at] ?? 0)) / (coefficients[at] ?? 1);
      return coefficients.reduce((p, c, i) => p + c * r + (all[i] ?? 0), 0) === 360;
    }),
  );
});
