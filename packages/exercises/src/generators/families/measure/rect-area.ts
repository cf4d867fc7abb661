import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { polygonFigure } from '../shared/plane-figures.ts';

const t = textNumber;

const x = texNumber;

function rectangle(rng: Rng, level: Level): Task {
  const decimalSide = level === 2 && rng.chance(0.5);
  const [a, b] = decimalSide ? [tidy(rng.int(11, 95) / 10), rng.int(2, 20)] : [rng.int(3, 40), rng.int(2, 30)];
  redrawIf(a <= b || a * b > 900);
  const [perimeter, area] = [tidy(2 * (a + b)), tidy(a * b)];
  const unit = rng.pick(['cm', 'm', 'dm'] as const);
  const ask = level === 3 ? rng.pick(['sideFromP', 'sideFromA'] as const) : rng.pick(['P', 'A'] as const);
  // A named thing has usual sizes; other rectangles are only rectangles.
  const isThing = a <= 3 * b && a >= { cm: 12, dm: 8, m: 6 }[unit] && a <= { cm: 40, dm: 30, m: 40 }[unit] && rng.chance(0.7);
  const thing = rng.pick(
    unit === 'm'
      ? ['veteményeskert', 'játszótér', 'udvar', 'medence']
      : unit === 'cm'
        ? ['képkeret', 'tálca', 'fénykép', 'kartonlap']
        : ['szőnyeg', 'falfestmény', 'ponyva', 'zászló'],
  );
  const told = isThing
    ? `Egy téglalap alakú ${thing} ${t(a)} ${unit} hosszú és ${t(b)} ${unit} széles.`
    : `Egy téglalap oldalai ${t(a)} ${unit} és ${t(b)} ${unit}.`;
  const story = {
    P: `${told} Mekkora a kerülete?`,
    A: `${told} Mekkora a területe?`,
    sideFromP: `Egy téglalap kerülete ${t(perimeter)} ${unit}, az egyik oldala ${t(a)} ${unit}. Mekkora a másik oldala?`,
    sideFromA: `Egy téglalap területe ${t(area)} ${unit}², az egyik oldala ${t(a)} ${unit}. Mekkora a másik oldala?`,
  }[ask];
  const answer = { P: perimeter, A: area, sideFromP: b, sideFromA: b }[ask];
  const candidates = {
    P: [
      wrong({ area }, ({ area }) => num(area), 'kerulet-terulet-csere', 'Ez a terület. A kerület az oldalak összege.'),
      wrong({ a, b }, ({ a, b }) => num(tidy(a + b)), 'ket-oldal-osszege', 'Csak két oldalt adtál össze. Négy oldala van.'),
      wrong({ a, b }, ({ a, b }) => num(tidy(2 * a + b)), 'oldal-kimarad', 'Egy oldal kimaradt.'),
      ...(a === b ? [] : [wrong({ a, b }, ({ a, b }) => num(tidy(a + 2 * b)), 'oldal-kimarad', 'Egy oldal kimaradt.')]),
    ],
    A: [
      wrong({ perimeter }, ({ perimeter }) => num(perimeter), 'kerulet-terulet-csere', 'Ez a kerület. A terület a két oldal szorzata.'),
      wrong({ a, b }, ({ a, b }) => num(tidy(a + b)), 'osszead-szorzas-helyett', 'Összeadtad az oldalakat. A területhez szorozni kell.'),
      wrong({ a, b }, ({ a, b }) => num(tidy(2 * a * b)), 'folosleges-ketszerezes', 'Kétszer vetted a szorzatot. A terület $a\\cdot b$.'),
    ],
    sideFromP: [
      wrong(
        { perimeter, a },
        ({ perimeter, a }) => num(tidy(perimeter - a)),
        'egy-oldalt-von-le',
        'Csak egy oldalt vontál le. Két ilyen oldal van, és a maradékot felezni kell.',
      ),
      wrong(
        { perimeter, a },
        ({ perimeter, a }) => num(tidy(perimeter - 2 * a)),
        'felezes-elmarad',
        'Ez a két hiányzó oldal együtt. Felezd!',
      ),
      wrong({ perimeter, a }, ({ perimeter, a }) => num(tidy(perimeter / a)), 'kerulet-terulet-csere', 'Osztottál, mintha terület lenne.'),
    ],
    sideFromA: [
      wrong(
        { area, a },
        ({ area, a }) => num(tidy(area - a)),
        'kivonas-osztas-helyett',
        'Kivontál. A terület szorzat, ezért osztani kell.',
      ),
      wrong({ area, a }, ({ area, a }) => num(tidy(area / (2 * a))), 'folosleges-felezes', 'Feleztél is: felezni a kerületnél kell.'),
      wrong(
        { area, a },
        ({ area, a }) => num(tidy((area - 2 * a) / 2)),
        'kerulet-terulet-csere',
        'Kerületként számoltál. A terület szorzat.',
      ),
    ],
  }[ask];
  const formula = { P: '$K=2\\cdot(a+b)$', A: '$T=a\\cdot b$', sideFromP: '$b=K:2-a$', sideFromA: '$b=T:a$' }[ask];
  const work = {
    P: `2\\cdot(${x(a)}+${x(b)})`,
    A: `${x(a)}\\cdot${x(b)}`,
    sideFromP: `${x(perimeter)}:2-${x(a)}`,
    sideFromA: `${x(area)}:${x(a)}`,
  }[ask];
  const unitOf = ask === 'A' ? `${unit}²` : unit;
  const isDrawn = a < 5 * b && rng.chance(0.5);
  const reverse = ask === 'sideFromP' || ask === 'sideFromA';
  const drawn = {
    figure: polygonFigure(
      { A: [0, 0], B: [a, 0], C: [a, b], D: [0, b] },
      { named: false, fill: 2, sides: { AB: `${t(a)} ${unit}`, BC: reverse ? '?' : `${t(b)} ${unit}` }, right: ['A', 'B', 'C', 'D'] },
    ),
    question: {
      P: 'Mekkora az ábrán látható téglalap kerülete?',
      A: 'Mekkora az ábrán látható téglalap területe?',
      sideFromP: `Az ábrán látható téglalap kerülete ${t(perimeter)} ${unit}. Mekkora a kérdőjellel jelölt oldala?`,
      sideFromA: `Az ábrán látható téglalap területe ${t(area)} ${unit}². Mekkora a kérdőjellel jelölt oldala?`,
    }[ask],
  };
  return numeric(
    {
      ...(isDrawn ? drawn : { question: story }),
      answer: num(answer),
      check: 'NUM',
      unit: unitOf,
      expr: work.replaceAll('\\cdot', '*').replaceAll('{,}', '.').replaceAll(':', '/'),
      // A pupil who types a given side again has not made the slip that leads to the same number.
      wrong: candidates.filter(({ value: { size = 0 } }) => size > 0 && !(reverse && size === a)),
      other: `Gondold végig: ${formula}.`,
      hints: [
        ask === 'P'
          ? 'A kerület a körbejárás hossza.'
          : ask === 'A'
            ? 'A terület azt mutatja, hány egységnégyzet fér bele.'
            : 'Mit ismerünk, és mit keresünk?',
        formula,
        `$${work}$`,
      ],
      solution: `$${work}=${x(answer)}$ ${unitOf}.`,
    },
    fits(v =>
      ask === 'P'
        ? Math.abs(v - (a + b + a + b)) < 1e-9
        : ask === 'A'
          ? Math.abs(v / a - b) < 1e-9
          : ask === 'sideFromP'
            ? Math.abs(2 * a + 2 * v - perimeter) < 1e-9
            : Math.abs(a * v - area) < 1e-9,
    ),
  );
}

function lShape(rng: Rng): Task {
  const [a, b] = [rng.int(8, 20), rng.int(7, 16)];
  redrawIf(a === b);
  const [c, d] = [rng.int(2, a - 3), rng.int(2, b - 3)];
  const area = a * b - c * d;
  const askArea = rng.chance(0.6);
  const answer = askArea ? area : 2 * (a + b);
  const isDrawn = a < 2.5 * b && Math.min(c, d, a - c, b - d) * 5 > Math.max(a, b) && rng.chance(0.8);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: polygonFigure(
              { A: [0, 0], B: [a, 0], C: [a, b - d], D: [a - c, b - d], E: [a - c, b], F: [0, b] },
              { named: false, fill: 2, sides: { AB: `${t(a)} cm`, AF: `${t(b)} cm`, DC: `${t(c)} cm`, DE: `${t(d)} cm` } },
            ),
          }
        : {}),
      question: isDrawn
        ? `Mekkora az ábrán látható L alakú lap ${askArea ? 'területe' : 'kerülete'}? Minden szöge derékszög.`
        : `Egy téglalap alakú kartonlap oldalai ${t(a)} cm és ${t(b)} cm. Az egyik sarkából kivágunk egy téglalapot, amelynek oldalai ${t(c)} cm és ${t(d)} cm. Mekkora a maradék L alakú lap ${askArea ? 'területe' : 'kerülete'}?`,
      answer: num(answer),
      check: 'NUM',
      unit: askArea ? 'cm²' : 'cm',
      expr: askArea ? `${a}*${b}-${c}*${d}` : `2*(${a}+${b})`,
      wrong: askArea
        ? [
            wrong({ a, b }, ({ a, b }) => num(a * b), 'kivagas-kimarad', 'A kivágott részt le kell vonni.'),
            wrong(
              { a, b, c, d },
              ({ a, b, c, d }) => num(a * b + c * d),
              'osszeg-kulonbseg-csere',
              'Hozzáadtad a kivágott részt. Le kell vonni.',
              'a kivágott részt hozzáadja levonás helyett',
            ),
            wrong(
              { a, c, b, d },
              ({ a, c, b, d }) => num((a - c) * (b - d)),
              'minden-oldalt-rovidit',
              'Mindkét oldalt megrövidítetted: így többet vágtál le.',
            ),
            wrong({ a, b }, ({ a, b }) => num(2 * (a + b)), 'kerulet-terulet-csere', 'Ez a kerület.'),
          ]
        : [
            wrong(
              { a, b, c, d },
              ({ a, b, c, d }) => num(2 * (a + b) - 2 * (c + d)),
              'kivagas-keruletet-levon',
              'A sarok kivágása nem rövidíti meg a kerületet: a két levágott darab helyett két ugyanolyan hosszú keletkezik.',
            ),
            wrong({ a, b, c, d }, ({ a, b, c, d }) => num(a * b - c * d), 'kerulet-terulet-csere', 'Ez a terület.'),
            wrong(
              { a, b, c, d },
              ({ a, b, c, d }) => num(2 * (a + b) - (c + d)),
              'oldal-kimarad',
              'A kivágásnál keletkező két oldal kimaradt. Számold végig mind a hat oldalt!',
              'kihagyja a kivágásnál keletkező két oldalt',
            ),
          ],
      other: askArea
        ? 'A nagy téglalap területéből vond le a kivágott téglalapét!'
        : isDrawn
          ? 'Számítsd ki a két hiányzó oldal hosszát is!'
          : 'Rajzold le, és írd rá mind a hat oldal hosszát!',
      hints: [
        isDrawn ? 'Mekkora téglalapból vágták ki ezt az alakot?' : 'Rajzold le az L alakot!',
        askArea ? 'A terület a nagy és a kivágott téglalap területének különbsége.' : 'Add össze mind a hat oldalt!',
        askArea ? `A nagy téglalap területe $${a}\\cdot${b}=${a * b}$ cm².` : `A belső két oldal: ${t(c)} cm és ${t(d)} cm.`,
      ],
      solution: askArea
        ? `$${a}\\cdot${b}-${c}\\cdot${d}=${a * b}-${c * d}=${area}$ cm².`
        : `A megrövidült két oldal $${a}-${c}=${a - c}$ cm és $${b}-${d}=${b - d}$ cm. A hat oldal összege $${a}+${b}+${a - c}+${d}+${c}+${b - d}=${answer}$ cm.`,
    },
    equals(askArea ? a * (b - d) + (a - c) * d : a + b + (a - c) + d + c + (b - d)),
  );
}

export const rectArea = defineGenerator(
  'gen-rect-area',
  'Téglalap kerülete, területe',
  ['matek-5-kerulet-terulet'],
  ['decimal', 'brackets'],
  (rng, level) => (level === 3 && rng.chance(0.5) ? lShape(rng) : rectangle(rng, level)),
);
