import { decimalsOf, texNumber, textNumber } from '../../hungarian/index.ts';
import { range, roundTo, tidy } from '../arithmetic.ts';
import { defineGenerator, type Level, redraw, redrawIf, type Task } from '../engine.ts';
import { equals, fits } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { numeric, wrong } from '../tasks.ts';
import { num } from '../value.ts';

const t = textNumber;
const x = texNumber;

interface Ladder {
  name: string;
  units: ReadonlyArray<readonly [unit: string, inSmallest: number]>;
}
const LADDERS: readonly Ladder[] = [
  {
    name: 'hossz',
    units: [
      ['mm', 1],
      ['cm', 10],
      ['dm', 100],
      ['m', 1000],
      ['km', 1_000_000],
    ],
  },
  {
    name: 'tömeg',
    units: [
      ['g', 1],
      ['dkg', 10],
      ['kg', 1000],
      ['t', 1_000_000],
    ],
  },
  {
    name: 'űrtartalom',
    units: [
      ['ml', 1],
      ['cl', 10],
      ['dl', 100],
      ['l', 1000],
      ['hl', 100_000],
    ],
  },
  {
    name: 'pénz',
    units: [
      ['bani', 1],
      ['lej', 100],
    ],
  },
];

function convert(rng: Rng, level: Level): Task {
  const ladder = rng.pick(LADDERS);
  const [i, j] = rng.sample(range(0, ladder.units.length - 1), 2);
  const [from, to] = [ladder.units[i ?? 0], ladder.units[j ?? 0]];
  if (!from || !to) redraw();
  const factor = from[1] / to[1];
  const n =
    level === 1
      ? rng.int(2, 90) * (factor < 1 ? Math.round(1 / factor) : 1)
      : level === 2
        ? tidy(rng.int(11, 950) / 10)
        : tidy(rng.int(5, 900) / 100);
  redrawIf((level === 1 && (factor < 0.001 || factor > 1000)) || n > 90_000);
  const answer = tidy(n * factor);
  redrawIf(
    answer === 0 ||
      answer > 9_000_000 ||
      decimalsOf(answer) > 4 ||
      (level === 3 && factor > 0.5 && rng.chance(0.7)) ||
      (level === 2 && (factor > 1000 || factor < 0.001)),
  );
  const step = factor > 1 ? 10 : 0.1;
  const up = factor > 1;
  return numeric(
    {
      question: rng.pick([`Váltsd át: ${t(n)} ${from[0]} hány ${to[0]}?`, `Hány ${to[0]} ${t(n)} ${from[0]}?`]),
      answer: num(answer),
      check: 'NUM',
      unit: to[0],
      wrong: [
        wrong(
          num(tidy(n / factor)),
          'szorzas-osztas-csere',
          up ? 'Osztottál. Kisebb egységből több kell: szorozni kell.' : 'Szoroztál. Nagyobb egységből kevesebb kell: osztani kell.',
        ),
        wrong(num(tidy(answer * step)), 'letran-egy-lepes', 'Egy lépéssel többet léptél a mértékegység-létrán.'),
        wrong(num(tidy(answer / step)), 'letran-egy-lepes', 'Egy lépéssel kevesebbet léptél a mértékegység-létrán.'),
      ].filter(w => (w.value.size ?? 0) !== 0 && decimalsOf(w.value.size ?? 0) <= 5 && (w.value.size ?? 0) < 1e9),
      other: 'Keresd meg a váltószámot, és döntsd el, szorozni vagy osztani kell!',
      hints: [
        'Kisebb vagy nagyobb egységre váltasz?',
        up ? 'Kisebb egységre váltva szorzunk.' : 'Nagyobb egységre váltva osztunk.',
        up ? `1 ${from[0]} = ${t(factor)} ${to[0]}` : `1 ${to[0]} = ${t(Math.round(1 / factor))} ${from[0]}`,
      ],
      solution: up
        ? `1 ${from[0]} = ${t(factor)} ${to[0]}, ezért $${x(n)}\\cdot${x(factor)}=${x(answer)}$ ${to[0]}.`
        : `1 ${to[0]} = ${t(Math.round(1 / factor))} ${from[0]}, ezért $${x(n)}:${x(Math.round(1 / factor))}=${x(answer)}$ ${to[0]}.`,
    },
    fits(v => Math.abs(v * to[1] - n * from[1]) < 1e-6),
  );
}

function timeConvert(rng: Rng, level: Level): Task {
  const minutes = rng.int(2, 23) * (level === 1 ? 15 : 6);
  const hours = minutes / 60;
  redrawIf(Number.isInteger(hours) || decimalsOf(hours) > 2);
  const toMinutes = rng.chance(0.5);
  const h = Math.floor(hours);
  const m = minutes - h * 60;
  const asDecimal = Number(`${h}.${String(m).padStart(2, '0')}`);
  const naive = h * 60 + Math.round((hours - h) * 100);
  const shown = `${h ? `${t(h)} óra ` : ''}${t(m)} perc`;
  return numeric(
    {
      question: toMinutes ? `Hány perc ${t(hours)} óra?` : `Hány óra ${shown}? Tizedes törttel add meg!`,
      answer: num(toMinutes ? minutes : hours),
      check: 'NUM',
      unit: toMinutes ? 'perc' : 'óra',
      expr: toMinutes ? `${hours}*60` : `${h}+${m}/60`,
      wrong: toMinutes
        ? [
            wrong(num(naive), 'ido-tizes-rendszerben', 'A tizedesjegyeket percnek olvastad. 1 óra 60 perc, nem 100.'),
            wrong(num(tidy(hours * 100)), 'ido-tizes-rendszerben', '100-zal szoroztál. 1 óra 60 perc.'),
            wrong(num(tidy(hours * 10)), 'letran-egy-lepes', 'Az óra és a perc között nem 10 a váltószám.'),
          ]
        : [
            wrong(num(asDecimal), 'ido-tizes-rendszerben', 'A perceket tizedesjegynek írtad. 60 perc egy óra, nem 100.'),
            wrong(num(minutes), 'atvaltas-elmarad', 'Percben adtad meg. A kérdés óra.'),
            wrong(num(tidy(minutes / 100)), 'ido-tizes-rendszerben', '100-zal osztottál. 1 óra 60 perc.'),
          ],
      other: '1 óra = 60 perc.',
      hints: [
        'Hány perc egy óra?',
        toMinutes ? 'Szorozz 60-nal!' : 'A perceket oszd el 60-nal!',
        toMinutes ? `$${x(hours)}\\cdot60$` : `$${m}:60$ óra a perces rész.`,
      ],
      solution: toMinutes ? `$${x(hours)}\\cdot60=${x(minutes)}$ perc.` : `$${m}:60=${x(tidy(m / 60))}$, ezért ${shown} = ${t(hours)} óra.`,
    },
    fits(v => (toMinutes ? Math.abs(v / 60 - hours) < 1e-9 : Math.abs(v * 60 - minutes) < 1e-9)),
  );
}

const unitConvert = defineGenerator('gen-unit-convert', 'Mértékegységek átváltása', ['matek-5-mertekegysegek'], (rng, level) =>
  rng.chance(level === 3 ? 0.4 : 0.25) ? timeConvert(rng, level) : convert(rng, level),
);

function rectangle(rng: Rng, level: Level): Task {
  const decimalSide = level === 2 && rng.chance(0.5);
  const [a, b] = decimalSide ? [tidy(rng.int(11, 95) / 10), rng.int(2, 20)] : [rng.int(3, 40), rng.int(2, 30)];
  redrawIf(a <= b || a * b > 900);
  const [perimeter, area] = [tidy(2 * (a + b)), tidy(a * b)];
  const unit = rng.pick(['cm', 'm', 'dm']);
  const ask = level === 3 ? rng.pick(['sideFromP', 'sideFromA'] as const) : rng.pick(['P', 'A'] as const);
  const thing = rng.pick(
    unit === 'm' ? ['veteményeskert', 'játszótér', 'udvar', 'medence'] : ['képkeret', 'asztallap', 'fénykép', 'kartonlap'],
  );
  const story = {
    P: rng.pick([
      `Egy téglalap oldalai ${t(a)} ${unit} és ${t(b)} ${unit}. Mekkora a kerülete?`,
      `Egy téglalap alakú ${thing} ${t(a)} ${unit} hosszú és ${t(b)} ${unit} széles. Mekkora a kerülete?`,
    ]),
    A: rng.pick([
      `Egy téglalap oldalai ${t(a)} ${unit} és ${t(b)} ${unit}. Mekkora a területe?`,
      `Egy téglalap alakú ${thing} ${t(a)} ${unit} hosszú és ${t(b)} ${unit} széles. Mekkora a területe?`,
    ]),
    sideFromP: `Egy téglalap kerülete ${t(perimeter)} ${unit}, az egyik oldala ${t(a)} ${unit}. Mekkora a másik oldala?`,
    sideFromA: `Egy téglalap területe ${t(area)} ${unit}², az egyik oldala ${t(a)} ${unit}. Mekkora a másik oldala?`,
  }[ask];
  const answer = { P: perimeter, A: area, sideFromP: b, sideFromA: b }[ask];
  const candidates = {
    P: [
      wrong(num(area), 'kerulet-terulet-csere', 'Ez a terület. A kerület az oldalak összege.'),
      wrong(num(tidy(a + b)), 'ket-oldal-osszege', 'Csak két oldalt adtál össze. Négy oldala van.'),
      wrong(num(tidy(2 * a + b)), 'oldal-kimarad', 'Egy oldal kimaradt.'),
    ],
    A: [
      wrong(num(perimeter), 'kerulet-terulet-csere', 'Ez a kerület. A terület a két oldal szorzata.'),
      wrong(num(tidy(a + b)), 'osszead-szorzas-helyett', 'Összeadtad az oldalakat. A területhez szorozni kell.'),
      wrong(num(tidy(2 * a * b)), 'folosleges-ketszerezes', 'Kétszer vetted a szorzatot. A terület $a\\cdot b$.'),
    ],
    sideFromP: [
      wrong(num(tidy(perimeter - a)), 'egy-oldalt-von-le', 'Csak egy oldalt vontál le. Két ilyen oldal van, és a maradékot felezni kell.'),
      wrong(num(tidy(perimeter - 2 * a)), 'felezes-elmarad', 'Ez a két hiányzó oldal együtt. Felezd!'),
      wrong(num(tidy(perimeter / a)), 'kerulet-terulet-csere', 'Osztottál, mintha terület lenne.'),
    ],
    sideFromA: [
      wrong(num(tidy(area - a)), 'kivonas-osztas-helyett', 'Kivontál. A terület szorzat, ezért osztani kell.'),
      wrong(num(tidy(area / 2 - a)), 'kerulet-terulet-csere', 'Kerületként számoltál. A terület szorzat.'),
      wrong(num(tidy((area - 2 * a) / 2)), 'kerulet-terulet-csere', 'Kerületként számoltál. A terület szorzat.'),
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
  return numeric(
    {
      question: story,
      answer: num(answer),
      check: 'NUM',
      unit: unitOf,
      expr: work.replaceAll('\\cdot', '*').replaceAll('{,}', '.').replaceAll(':', '/'),
      wrong: candidates.filter(w => (w.value.size ?? 0) > 0 && decimalsOf(w.value.size ?? 0) <= 2),
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
  const [c, d] = [rng.int(2, a - 3), rng.int(2, b - 3)];
  const area = a * b - c * d;
  const askArea = rng.chance(0.6);
  const answer = askArea ? area : 2 * (a + b);
  return numeric(
    {
      question: `Egy téglalap alakú kartonlap oldalai ${t(a)} cm és ${t(b)} cm. Az egyik sarkából kivágunk egy téglalapot, amelynek oldalai ${t(c)} cm és ${t(d)} cm. Mekkora a maradék L alakú lap ${askArea ? 'területe' : 'kerülete'}?`,
      answer: num(answer),
      check: 'NUM',
      unit: askArea ? 'cm²' : 'cm',
      expr: askArea ? `${a}*${b}-${c}*${d}` : `2*(${a}+${b})`,
      wrong: askArea
        ? [
            wrong(num(a * b), 'kivagas-kimarad', 'A kivágott részt le kell vonni.'),
            wrong(num(a * b + c * d), 'osszeg-kulonbseg-csere', 'Hozzáadtad a kivágott részt. Le kell vonni.'),
            wrong(num((a - c) * (b - d)), 'minden-oldalt-rovidit', 'Mindkét oldalt megrövidítetted: így többet vágtál le.'),
            wrong(num(2 * (a + b)), 'kerulet-terulet-csere', 'Ez a kerület.'),
          ]
        : [
            wrong(
              num(2 * (a + b) - 2 * (c + d)),
              'kivagas-keruletet-levon',
              'A sarok kivágása nem rövidíti meg a kerületet: a két levágott darab helyett két ugyanolyan hosszú keletkezik.',
            ),
            wrong(num(area), 'kerulet-terulet-csere', 'Ez a terület.'),
            wrong(num(2 * (a + b) - (c + d)), 'kivagas-keruletet-levon', 'Számold végig mind a hat oldalt!'),
          ],
      other: 'Rajzold le, és írd rá mind a hat oldal hosszát!',
      hints: [
        'Rajzold le az L alakot!',
        askArea ? 'Nagy téglalap mínusz kivágott téglalap.' : 'Add össze mind a hat oldalt!',
        askArea ? `A nagy téglalap területe $${a}\\cdot${b}=${a * b}$ cm².` : `A belső két oldal: ${t(c)} cm és ${t(d)} cm.`,
      ],
      solution: askArea
        ? `$${a}\\cdot${b}-${c}\\cdot${d}=${a * b}-${c * d}=${area}$ cm².`
        : `$${a}+${b}+${a - c}+${d}+${c}+${b - d}=${answer}$ cm.`,
    },
    equals(askArea ? a * (b - d) + (a - c) * d : a + b + (a - c) + d + c + (b - d)),
  );
}

const rectArea = defineGenerator('gen-rect-area', 'Téglalap kerülete, területe', ['matek-5-kerulet-terulet'], (rng, level) =>
  level === 3 && rng.chance(0.5) ? lShape(rng) : rectangle(rng, level),
);

const cuboidVolume = defineGenerator('gen-cuboid-volume', 'Téglatest térfogata', ['matek-5-teglatest-terfogata'], (rng, level) => {
  const cube = level === 1 && rng.chance(0.3);
  const [a, b, c] = cube ? Array<number>(3).fill(rng.int(2, 10)) : [rng.int(2, 12), rng.int(2, 12), rng.int(2, 12)];
  if (a === undefined || b === undefined || c === undefined) redraw();
  redrawIf(!cube && (a === b || b === c));
  const v = a * b * c;
  if (level === 1) {
    const unit = rng.pick(['cm', 'dm', 'm']);
    return numeric(
      {
        question: cube
          ? `Mekkora a térfogata egy ${t(a)} ${unit} élű kockának?`
          : `Egy téglatest élei ${t(a)} ${unit}, ${t(b)} ${unit} és ${t(c)} ${unit}. Mekkora a térfogata?`,
        answer: num(v),
        check: 'NUM',
        unit: `${unit}³`,
        expr: `${a}*${b}*${c}`,
        wrong: [
          wrong(num(a + b + c), 'elek-osszege', 'Az éleket összeadtad. A térfogathoz szorozni kell.'),
          wrong(num(a * b), 'csak-az-alap', 'Ez csak az alaplap területe. Szorozd meg a magassággal!'),
          wrong(num(2 * (a * b + b * c + a * c)), 'felszin-terfogat-csere', 'Ez a felszín, nem a térfogat.'),
          wrong(num(4 * (a + b + c)), 'elek-osszege', 'Ez az összes él hossza.'),
        ],
        other: 'Térfogat = hosszúság · szélesség · magasság.',
        hints: ['Hány egységkocka fér bele?', '$V=a\\cdot b\\cdot c$', `Az alsó rétegben $${a}\\cdot${b}=${a * b}$ egységkocka van.`],
        solution: `$${a}\\cdot${b}\\cdot${c}=${x(v)}$ ${unit}³.`,
      },
      equals(range(1, c).reduce(total => total + a * b, 0)),
    );
  }
  if (level === 2) {
    const [l, w, h] = [a * 10, b * 5, c * 5];
    const litres = (l * w * h) / 1000;
    redrawIf(decimalsOf(litres) > 1);
    return numeric(
      {
        question: rng.pick([
          `Egy akvárium belső méretei: ${t(l)} cm, ${t(w)} cm és ${t(h)} cm. Hány liter víz fér bele?`,
          `Egy téglatest alakú láda ${t(l)} cm hosszú, ${t(w)} cm széles és ${t(h)} cm magas. Hány liter a térfogata?`,
        ]),
        answer: num(litres),
        check: 'NUM',
        unit: 'l',
        expr: `${l}*${w}*${h}/1000`,
        wrong: [
          wrong(num(l * w * h), 'terfogatvaltas', 'Ez köbcentiméter. 1 liter = 1000 cm³.'),
          wrong(num(tidy(litres * 10)), 'terfogatvaltas', '100-zal osztottál. 1 liter = 1 dm³ = 1000 cm³.'),
          wrong(num(tidy(litres * 100)), 'terfogatvaltas', '10-zel osztottál. 1 liter = 1 dm³ = 1000 cm³.'),
          wrong(num(l + w + h), 'elek-osszege', 'Az éleket összeadtad.'),
        ],
        other: 'Váltsd át az éleket dm-re: 1 dm³ = 1 liter.',
        hints: [
          'Hány köbcentiméter egy liter?',
          '1 dm³ = 1 liter. Váltsd át az éleket dm-re!',
          `$${x(l / 10)}\\cdot${x(w / 10)}\\cdot${x(h / 10)}$ (dm)`,
        ],
        solution: `$${x(l / 10)}\\cdot${x(w / 10)}\\cdot${x(h / 10)}=${x(litres)}$ dm³ = ${t(litres)} l.`,
      },
      fits(q => Math.abs(q * 1000 - l * w * h) < 1e-6),
    );
  }
  redrawIf(a * b === c);
  const water = rng.chance(0.5);
  return numeric(
    {
      question: water
        ? `Egy ${t(a)} dm hosszú és ${t(b)} dm széles akváriumba ${t(v)} liter vizet töltünk. Hány dm magasan áll benne a víz?`
        : `Egy téglatest térfogata ${t(v)} cm³, két éle ${t(a)} cm és ${t(b)} cm. Mekkora a harmadik éle?`,
      answer: num(c),
      check: 'NUM',
      unit: water ? 'dm' : 'cm',
      expr: `${v}/(${a}*${b})`,
      wrong: [
        wrong(num(v / a), 'csak-az-egyikkel-oszt', 'Csak az egyik éllel osztottál. Mindkettővel kell.'),
        wrong(num(v - a - b), 'elek-osszege', 'Kivontál. A térfogat szorzat, ezért osztani kell.'),
        wrong(num(roundTo(v / (a + b), 2)), 'osszeggel-oszt', 'A két él összegével osztottál. A szorzatukkal kell.'),
        wrong(num((v / (a * b)) * 10), 'terfogatvaltas', '1 dm³ éppen 1 liter: nem kell 10-zel szorozni.'),
      ].filter(w => (w.value.size ?? 0) > 0),
      other: 'Oszd el a térfogatot az alaplap területével!',
      hints: ['Mekkora az alaplap területe?', 'Magasság = térfogat : alapterület.', `$${a}\\cdot${b}=${a * b}$`],
      solution: `$${x(v)}:(${a}\\cdot${b})=${x(v)}:${a * b}=${c}$ ${water ? 'dm' : 'cm'}.`,
    },
    fits(q => a * b * q === v),
  );
});

export const measure = [unitConvert, rectArea, cuboidVolume];
