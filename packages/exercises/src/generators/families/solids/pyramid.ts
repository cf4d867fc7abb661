import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, root } from '../../value.ts';
import type { SolidFigure } from '../shared/solid-figures.ts';
import { P_TRIPLES } from './shared.ts';

const t = textNumber;

const x = texNumber;

/**
 * A square pyramid with its base edge, and its height or the height of the front face, beside which there is room for
 * its label. A flat one is drawn steeper: its back corner would fall on an edge.
 */
const drawPyramid = (edge: number, height: number, labels: { edge: string; height?: string; face?: string }): SolidFigure => ({
  kind: 'solid',
  names: false,
  body: { shape: 'pyramid', sides: 4, edge, height: Math.max(height, 0.6 * edge) },
  ...(labels.face ? { points: { M: { on: ['A', 'B'] as [string, string], t: 0.5 } } } : {}),
  segments: [
    { ends: ['A', 'B'], label: labels.edge },
    ...(labels.height
      ? [{ ends: ['V', 'O'] as [string, string], label: labels.height === '?' ? '?' : `m = ${labels.height}`, tone: 1 as const }]
      : []),
    ...(labels.face ? [{ ends: ['V', 'M'] as [string, string], label: labels.face, tone: 3 as const, line: 'stroke' as const }] : []),
  ],
  right: [
    ...(labels.height ? [{ at: 'O', arms: ['V', labels.face ? 'M' : 'B'] as [string, string] }] : []),
    ...(labels.face ? [{ at: 'M', arms: ['V', 'B'] as [string, string] }] : []),
  ],
});

export const pyramid = defineGenerator('gen-pyramid', 'Gúla', ['matek-8-gula'], ['root', 'power', 'fraction'], (rng, level) => {
  if (level === 1) {
    const [a, h] = [rng.int(3, 24), rng.int(3, 24)];
    const base = a * a;
    const volume = (base * h) / 3;
    redrawIf(!Number.isInteger(volume) || a === h || h === 3);
    const isDrawn = h <= 2 * a && a <= 2 * h && rng.chance(0.7);
    return numeric(
      {
        ...(isDrawn ? { figure: drawPyramid(a, h, { edge: `${t(a)} cm`, height: `${t(h)} cm` }) } : {}),
        question: isDrawn
          ? 'Mekkora az ábrán látható szabályos négyoldalú gúla térfogata?'
          : `Egy szabályos négyoldalú gúla alapéle ${t(a)} cm, magassága ${t(h)} cm. Mekkora a térfogata?`,
        answer: num(volume),
        check: 'NUM',
        unit: 'cm³',
        expr: `${a}^2*${h}/3`,
        wrong: [
          wrong(
            { base, h },
            ({ base, h }) => num(base * h),
            'harmad-elmarad',
            'A gúla térfogatánál 3-mal osztani kell.',
            'elmarad a 3-mal osztás',
          ),
          wrong({ base, h }, ({ base, h }) => num((base * h) / 2), 'fel-harmad-helyett', 'Feleztél. A gúlánál 3-mal osztunk.'),
          wrong(
            { a, h },
            ({ a, h }) => num((4 * a * h) / 3),
            'kerulet-szor-magassag',
            'Az alapterület kell, nem a kerület.',
            'az alapterület helyett az alap kerületével számol',
          ),
          wrong(
            { a, h },
            ({ a, h }) => num((a * h) / 3),
            'alapterulet-keplete',
            'Az alapélt négyzetre kell emelni.',
            'az alapterület helyett az alapéllel számol',
          ),
        ],
        other: 'A térfogat az alapterület és a magasság szorzatának harmada: $V=\\frac{T_{\\text{alap}}\\cdot m}{3}$.',
        hints: ['Mekkora az alapterület?', '$V=\\frac{a^2\\cdot m}{3}$', `$${a}^2=${base}$`],
        solution: `$\\frac{${a}^2\\cdot${h}}{3}=\\frac{${base}\\cdot${h}}{3}=${x(volume)}$ cm³.`,
      },
      fits(v => v + v + v === base * h),
    );
  }
  const [half, h, apothem] = rng.pick([...P_TRIPLES, [4, 3, 5], [8, 6, 10], [12, 5, 13], [12, 9, 15]] as const);
  const a = 2 * half;
  const base = a * a;
  if (level === 2) {
    const lateral = (4 * a * apothem) / 2;
    const askSurface = rng.chance(0.5);
    const answer = askSurface ? lateral + base : lateral;
    const k = rng.int(1, 3);
    const isDrawn = h <= 2 * a && rng.chance(0.7);
    return numeric(
      {
        ...(isDrawn ? { figure: drawPyramid(a, h, { edge: `${t(a * k)} cm`, face: `${t(apothem * k)} cm` }) } : {}),
        question: isDrawn
          ? `Az ábrán egy szabályos négyoldalú gúla alapéle és oldallapjának magassága (apotémája) van megadva. Mekkora a gúla ${askSurface ? 'teljes felszíne' : 'palástja (oldalfelszíne)'}?`
          : `Egy szabályos négyoldalú gúla alapéle ${t(a * k)} cm, apotémája (az oldallap magassága) ${t(apothem * k)} cm. Mekkora a ${askSurface ? 'teljes felszíne' : 'palástja (oldalfelszíne)'}?`,
        answer: num(answer * k * k),
        check: 'NUM',
        unit: 'cm²',
        wrong: [
          wrong(
            { a, apothem, k, askSurface, base },
            ({ a, apothem, k, askSurface, base }) => num(4 * a * apothem * k * k + (askSurface ? base * k * k : 0)),
            'felezes-elmarad',
            'Az oldallap háromszög: felezni kell.',
          ),
          wrong(
            { askSurface, lateral, base, k },
            ({ askSurface, lateral, base, k }) => num((askSurface ? lateral : lateral + base) * k * k),
            askSurface ? 'alaplap-kimarad' : 'alaplap-felesleges',
            askSurface ? 'Ez a palást. Az alaplap területe is kell.' : 'A palástban nincs benne az alaplap.',
          ),
          wrong(
            { a, h, askSurface, base, k },
            ({ a, h, askSurface, base, k }) => num(((4 * a * h) / 2 + (askSurface ? base : 0)) * k * k),
            'magassag-apotema-csere',
            'A gúla magasságával számoltál. Az oldallap magassága kell.',
            'az apotéma helyett a gúla magasságával számol',
          ),
          wrong(
            { a, apothem, k },
            ({ a, apothem, k }) => num(((a * apothem) / 2) * k * k),
            'egy-oldallap',
            'Ez egyetlen oldallap. Négy van.',
          ),
        ],
        other: askSurface
          ? 'Felszín = palást + alapterület, és palást = az alap kerülete · apotéma : 2.'
          : 'Palást = az alap kerülete · apotéma : 2.',
        hints: [
          'Hány oldallap van, és milyen alakúak?',
          'Palást = az alap kerülete · apotéma : 2.',
          `Egy oldallap területe $\\frac{${a * k}\\cdot${apothem * k}}{2}$.`,
        ],
        solution: `Palást = az alap kerülete · apotéma : 2, tehát $\\frac{4\\cdot${a * k}\\cdot${apothem * k}}{2}=${x(lateral * k * k)}$ cm²${askSurface ? `, a felszín $${x(lateral * k * k)}+${a * k}^2=${x(lateral * k * k)}+${x(base * k * k)}=${x(answer * k * k)}$ cm²` : ''}.`,
      },
      equals(k * k * ([0, 1, 2, 3].reduce(s => s + 0.5 * a * apothem, 0) + (askSurface ? a ** 2 : 0))),
    );
  }
  const kind = rng.pick(['height', 'volume'] as const);
  const k = rng.int(1, 3);
  const [A, H, AP] = [a * k, h * k, apothem * k];
  redrawIf(kind === 'volume' && (A * A * H) % 3 !== 0);
  const isDrawn = h <= 2 * a && ![A, AP].includes(H) && rng.chance(0.7);
  return numeric(
    {
      ...(isDrawn
        ? { figure: drawPyramid(A, H, { edge: `${t(A)} cm`, face: `${t(AP)} cm`, ...(kind === 'height' ? { height: '?' } : {}) }) }
        : {}),
      question: isDrawn
        ? `Az ábrán egy szabályos négyoldalú gúla alapéle és oldallapjának magassága (apotémája) van megadva. Mekkora a gúla ${kind === 'height' ? 'magassága' : 'térfogata'}?`
        : kind === 'height'
          ? `Egy szabályos négyoldalú gúla alapéle ${t(A)} cm, apotémája (az oldallap magassága) ${t(AP)} cm. Mekkora a gúla magassága?`
          : `Egy szabályos négyoldalú gúla alapéle ${t(A)} cm, apotémája (az oldallap magassága) ${t(AP)} cm. Mekkora a térfogata?`,
      answer: num(kind === 'height' ? H : (A * A * H) / 3),
      check: 'NUM',
      unit: kind === 'height' ? 'cm' : 'cm³',
      wrong:
        kind === 'height'
          ? [
              wrong(
                { AP },
                ({ AP }) => num(AP),
                'magassag-apotema-csere',
                'Az apotéma nem a gúla magassága.',
                'az apotémát adja meg magasságnak',
              ),
              ...(AP > A
                ? [wrong({ AP, A }, ({ AP, A }) => root(AP * AP - A * A), 'alap-apotemaja', 'Az alapél **felével** kell számolni.')]
                : []),
              wrong(
                { AP, A },
                ({ AP, A }) => root(AP * AP + (A * A) / 4),
                'osszeg-kulonbseg-csere',
                'Az apotéma az átfogó: kivonni kell.',
                'összeadja a négyzeteket kivonás helyett',
              ),
              wrong(
                { AP, half, k },
                ({ AP, half, k }) => num(AP - half * k),
                'oldalakat-adja-ossze',
                'Négyzetekkel kell számolni.',
                'Pitagorasz-tétel helyett az apotémából kivonja az alapél felét',
              ),
              wrong({ H }, ({ H }) => num(H * H), 'gyokvonas-elmarad', 'Ez a magasság négyzete: a gyökvonás elmaradt.'),
            ]
          : [
              wrong(
                { A, H },
                ({ A, H }) => num(A * A * H),
                'harmad-elmarad',
                'A gúla térfogatánál 3-mal osztani kell.',
                'elmarad a 3-mal osztás',
              ),
              wrong(
                { A, AP },
                ({ A, AP }) => num((A * A * AP) / 3),
                'magassag-apotema-csere',
                'Az apotémával számoltál magasság helyett.',
                'a magasság helyett az apotémával számol',
              ),
              wrong({ A, H }, ({ A, H }) => num((A * A * H) / 2), 'fel-harmad-helyett', 'Feleztél. A gúlánál 3-mal osztunk.'),
            ],
      other: 'Keress derékszögű háromszöget: magasság, az alapél fele, apotéma.',
      hints: [
        'Melyik derékszögű háromszögben van benne a magasság?',
        'A magasság, az alapél fele és az apotéma derékszögű háromszöget alkot.',
        `$m=\\sqrt{${AP}^2-${half * k}^2}$`,
      ],
      solution: `$m=\\sqrt{${AP}^2-${half * k}^2}=${H}$ cm${kind === 'volume' ? `, $V=\\frac{${A}^2\\cdot${H}}{3}=${x((A * A * H) / 3)}$ cm³` : ''}.`,
    },
    fits(v => {
      const height = kind === 'height' ? v : (3 * v) / (A * A);
      return Math.abs(Math.hypot(A / 2, height) - AP) < 1e-9;
    }),
  );
});
