import { range, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num, surd } from '../../value.ts';
import { boxFigure, isEasyBox } from '../shared/solid-figures.ts';
import { P_TRIPLES } from './shared.ts';

const t = textNumber;

const x = texNumber;

const THIRD = 'hasábnál is harmadol';

function squarePrism(rng: Rng, ask: 'V' | 'A' | 'h'): Task {
  const [a, h] = [rng.int(2, 15), rng.int(2, 20)];
  redrawIf(a === h || a * a === h);
  const [volume, lateral, surface] = [a * a * h, 4 * a * h, 4 * a * h + 2 * a * a];
  const isDrawn = isEasyBox(a, h) && rng.chance(0.7);
  if (ask === 'h') {
    return numeric(
      {
        ...(isDrawn ? { figure: boxFigure(a, a, h, { a: `${t(a)} cm`, b: `${t(a)} cm`, c: '?' }) } : {}),
        question: isDrawn
          ? `Az ábrán látható négyzet alapú egyenes hasáb térfogata ${t(volume)} cm³. Mekkora a magassága?`
          : `Egy négyzet alapú egyenes hasáb térfogata ${t(volume)} cm³, alapéle ${t(a)} cm. Mekkora a magassága?`,
        answer: num(h),
        check: 'NUM',
        unit: 'cm',
        expr: `${volume}/(${a}*${a})`,
        wrong: [
          wrong(
            { volume, a },
            ({ volume, a }) => num(volume / a),
            'csak-az-egyikkel-oszt',
            'Az alapterülettel kell osztani, nem az alapéllel.',
            'az alapterület helyett az alapéllel oszt',
          ),
          wrong(
            { volume, a },
            ({ volume, a }) => num(tidy(volume / (4 * a))),
            'kerulettel-oszt',
            'A kerülettel osztottál. Az alapterülettel kell.',
          ),
          wrong(
            { volume, a },
            ({ volume, a }) => num((3 * volume) / (a * a)),
            'harmad-hasabnal',
            'Az $\\frac{1}{3}$ a gúlánál kell, a hasábnál nem.',
            'a gúla térfogatának képletével számol',
          ),
        ],
        other: 'Ezt a képletet használd: $m=\\frac{V}{T_{\\text{alap}}}$.',
        hints: ['Mekkora az alaplap területe?', 'Magasság = térfogat : alapterület.', `$${a}^2=${a * a}$`],
        solution: `$${x(volume)}:${a}^2=${x(volume)}:${a * a}=${h}$ cm.`,
      },
      fits(v => v * a * a === volume),
    );
  }
  const answer = ask === 'V' ? volume : surface;
  return numeric(
    {
      ...(isDrawn ? { figure: boxFigure(a, a, h, { a: `${t(a)} cm`, b: `${t(a)} cm`, c: `${t(h)} cm` }) } : {}),
      question: isDrawn
        ? `Mekkora az ábrán látható négyzet alapú egyenes hasáb ${ask === 'V' ? 'térfogata' : 'felszíne'}?`
        : `Egy négyzet alapú egyenes hasáb alapéle ${t(a)} cm, magassága ${t(h)} cm. Mekkora a ${ask === 'V' ? 'térfogata' : 'felszíne'}?`,
      answer: num(answer),
      check: 'NUM',
      unit: ask === 'V' ? 'cm³' : 'cm²',
      expr: ask === 'V' ? `${a}^2*${h}` : `4*${a}*${h}+2*${a}^2`,
      wrong:
        ask === 'V'
          ? [
              wrong(
                { a, h },
                ({ a, h }) => num(4 * a * h),
                'kerulet-szor-magassag',
                'A kerületet szoroztad a magassággal: az az oldalfelszín. A térfogathoz az alapterület kell.',
              ),
              wrong(
                { surface },
                ({ surface }) => num(surface),
                'felszin-terfogat-csere',
                'Ez a felszín.',
                'a térfogat helyett a felszínt adja meg',
              ),
              wrong({ a, h }, ({ a, h }) => about((a * a * h) / 3, 2), 'harmad-hasabnal', 'Az $\\frac{1}{3}$ a gúlánál kell.', THIRD),
            ]
          : [
              wrong(
                { lateral, a },
                ({ lateral, a }) => num(lateral + a * a),
                'csak-egy-alaplap',
                'Csak egy alaplapot számoltál. Kettő van.',
              ),
              wrong(
                { lateral },
                ({ lateral }) => num(lateral),
                'alaplap-kimarad',
                'Ez az oldalfelszín. Az alaplapok is kellenek.',
                'a felszínből kihagyja a két alaplapot',
              ),
              wrong(
                { volume },
                ({ volume }) => num(volume),
                'felszin-terfogat-csere',
                'Ez a térfogat.',
                'a felszín helyett a térfogatot adja meg',
              ),
            ],
      other: ask === 'V' ? 'Térfogat = alapterület · magasság.' : 'Felszín = oldalfelszín + két alaplap.',
      hints: [
        ask === 'V' ? 'Mekkora az alapterület?' : 'Hány lapja van a testnek?',
        ask === 'V' ? '$V=a^2\\cdot m$' : '$A=4am+2a^2$',
        ask === 'V' ? `$${a}^2=${a * a}$` : `Az oldalfelszín $4\\cdot${a}\\cdot${h}$.`,
      ],
      solution: ask === 'V' ? `$${a}^2\\cdot${h}=${x(volume)}$ cm³.` : `$4\\cdot${a}\\cdot${h}+2\\cdot${a}^2=${x(surface)}$ cm².`,
    },
    equals(ask === 'V' ? range(1, h).reduce(v => v + a * a, 0) : 2 * (a * a + a * h + a * h)),
  );
}

function trianglePrism(rng: Rng): Task {
  const [p, q, r] = rng.pick(P_TRIPLES);
  const h = rng.int(3, 20);
  const area = (p * q) / 2;
  const ask = rng.pick(['V', 'A'] as const);
  const [volume, surface] = [area * h, (p + q + r) * h + 2 * area];
  redrawIf(h === p || h === q);
  return numeric(
    {
      question: `Egy egyenes hasáb alapja derékszögű háromszög, befogói ${t(p)} cm és ${t(q)} cm. A hasáb magassága ${t(h)} cm. Mekkora a ${ask === 'V' ? 'térfogata' : 'felszíne'}?`,
      answer: num(ask === 'V' ? volume : surface),
      check: 'NUM',
      unit: ask === 'V' ? 'cm³' : 'cm²',
      wrong:
        ask === 'V'
          ? [
              wrong({ p, q, h }, ({ p, q, h }) => num(p * q * h), 'felezes-elmarad', 'A derékszögű háromszög területénél felezni kell.'),
              wrong({ p, q, r, h }, ({ p, q, r, h }) => num((p + q + r) * h), 'kerulet-szor-magassag', 'Ez az oldalfelszín.'),
              wrong({ area, h }, ({ area, h }) => num(tidy((area * h) / 3)), 'harmad-hasabnal', 'Az $\\frac{1}{3}$ a gúlánál kell.', THIRD),
            ]
          : [
              wrong(
                { p, q, r, h, area },
                ({ p, q, r, h, area }) => num((p + q + r) * h + area),
                'csak-egy-alaplap',
                'Csak egy alaplapot számoltál. Kettő van.',
              ),
              wrong(
                { p, q, h, area },
                ({ p, q, h, area }) => num((p + q) * h + 2 * area),
                'atfogo-kimarad',
                'Az átfogóhoz tartozó oldallap kimaradt.',
              ),
              wrong(
                { p, q, r, h },
                ({ p, q, r, h }) => num((p + q + r) * h),
                'alaplap-kimarad',
                'Ez az oldalfelszín. Az alaplapok is kellenek.',
                'a felszínből kihagyja a két alaplapot',
              ),
              wrong(
                { p, q, r, h },
                ({ p, q, r, h }) => num((p + q + r) * h + 2 * p * q),
                'felezes-elmarad',
                'Az alaplap területénél felezni kell.',
              ),
            ],
      other:
        ask === 'V' ? 'Térfogat = alapterület · magasság.' : 'Felszín = oldalfelszín + két alaplap. Az oldalfelszínhez az átfogó is kell.',
      hints: [
        ask === 'V' ? 'Mekkora az alaplap területe?' : 'Mekkora az átfogó?',
        ask === 'V' ? '$T=\\frac{ab}{2}$, $V=T\\cdot m$' : 'Felszín = kerület · magasság + két alaplap.',
        ask === 'V' ? `$T=\\frac{${p}\\cdot${q}}{2}=${area}$ cm²` : `Az átfogó $\\sqrt{${p}^2+${q}^2}=${r}$ cm.`,
      ],
      solution:
        ask === 'V'
          ? `Az alapterület $T=\\frac{${p}\\cdot${q}}{2}=${area}$ cm², a térfogat $${area}\\cdot${h}=${x(volume)}$ cm³.`
          : `Pitagorasz tétele szerint az átfogó $\\sqrt{${p}^2+${q}^2}=${r}$ cm. Az alaplap területe $\\frac{${p}\\cdot${q}}{2}=${area}$ cm². A felszín $(${p}+${q}+${r})\\cdot${h}+2\\cdot${area}=${x(surface)}$ cm².`,
    },
    equals(ask === 'V' ? 0.5 * p * (q * h) : h * (p + q + Math.hypot(p, q)) + p * q),
  );
}

function regularPrism(rng: Rng): Task {
  const six = rng.chance(0.4);
  const a = rng.int(1, 8) * 2;
  const h = rng.int(2, 15);
  const area = six ? surd(3 * a * a, 3, 2) : surd(a * a, 3, 4);
  const volume = six ? surd(3 * a * a * h, 3, 2) : surd(a * a * h, 3, 4);
  const isDrawn = h <= 3 * a && a <= 2 * h && rng.chance(0.7);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'solid' as const,
              names: false,
              body: { shape: 'prism' as const, sides: six ? (6 as const) : (3 as const), edge: a, height: h },
              segments: [
                { ends: ['A', 'B'] as [string, string], label: `${t(a)} cm` },
                { ends: ['B', "B'"] as [string, string], label: `${t(h)} cm` },
              ],
            },
          }
        : {}),
      question: isDrawn
        ? `Az ábrán látható egyenes hasáb alapja szabályos ${six ? 'hatszög' : 'háromszög'}. Mekkora a térfogata?`
        : `Egy szabályos ${six ? 'hatszög' : 'háromszög'} alapú egyenes hasáb alapéle ${t(a)} cm, magassága ${t(h)} cm. Mekkora a térfogata?`,
      answer: volume,
      check: 'NUM',
      unit: 'cm³',
      wrong: [
        wrong(
          { six, a, h },
          ({ six, a, h }) => num((six ? 6 : 3) * a * h),
          'kerulet-szor-magassag',
          'Ez az oldalfelszín. A térfogathoz az alapterület kell.',
        ),
        wrong(
          { six, a, h },
          ({ six, a, h }) => (six ? surd(a * a * h, 3, 4) : surd(a * a * h, 3, 2)),
          'alapterulet-keplete',
          six
            ? 'A szabályos hatszög hat egyenlő oldalú háromszögből áll.'
            : 'Kettővel osztottál. Az egyenlő oldalú háromszög területe $\\frac{a^2\\sqrt{3}}{4}$.',
          six ? 'a hatszög helyett egyetlen háromszög területével számol' : 'az alapterületnél 4 helyett 2-vel oszt',
        ),
        wrong(
          { a, h },
          ({ a, h }) => num(a * a * h),
          'alapterulet-keplete',
          `Az alap nem négyzet, hanem szabályos ${six ? 'hatszög' : 'háromszög'}.`,
          'az alapot négyzetnek veszi',
        ),
      ],
      other: `${six ? 'A hatszög hat egyenlő oldalú háromszög. ' : ''}Egyenlő oldalú háromszög területe: $\\frac{a^2\\sqrt{3}}{4}$.`,
      hints: [
        'Mekkora az alaplap területe?',
        six
          ? 'A hatszög hat egyenlő oldalú háromszögből áll, a területe $6\\cdot\\frac{a^2\\sqrt{3}}{4}$.'
          : 'Az egyenlő oldalú háromszög területe $\\frac{a^2\\sqrt{3}}{4}$.',
        `Az alapterület $${area.tex}$ cm².`,
      ],
      solution: `${six ? 'Az alaplap hat egyenlő oldalú háromszögből áll' : 'Az alaplap egyenlő oldalú háromszög'}, a területe $${six ? '6\\cdot' : ''}\\frac{${a}^2\\sqrt{3}}{4}=${area.tex}$ cm². $V=${area.tex}\\cdot${h}=${volume.tex}$ cm³.`,
    },
    equals((six ? 6 : 1) * 0.5 * a * (a * Math.sin(Math.PI / 3)) * h),
  );
}

export const prism = defineGenerator('gen-prism', 'Hasáb', ['matek-8-hasab'], ['root', 'power', 'fraction', 'brackets'], (rng, level) =>
  level === 1
    ? squarePrism(rng, rng.pick(['V', 'A'] as const))
    : level === 2
      ? rng.chance(0.6)
        ? trianglePrism(rng)
        : squarePrism(rng, 'h')
      : regularPrism(rng),
);
