import { decimalsOf, texNumber, textNumber } from '../../hungarian/index.ts';
import { range, rat, roundTo, tidy } from '../arithmetic.ts';
import { defineGenerator, redrawIf, type Task } from '../engine.ts';
import { equals, fits } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { numeric, wrong } from '../tasks.ts';
import { num, pi, root, surd } from '../value.ts';

const t = textNumber;
const x = texNumber;
const P_TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const;

function squarePrism(rng: Rng, ask: 'V' | 'A' | 'h'): Task {
  const [a, h] = [rng.int(2, 15), rng.int(2, 20)];
  redrawIf(a === h || a * a === h);
  const [volume, lateral, surface] = [a * a * h, 4 * a * h, 4 * a * h + 2 * a * a];
  if (ask === 'h') {
    return numeric(
      {
        question: `Egy négyzet alapú egyenes hasáb térfogata ${t(volume)} cm³, alapéle ${t(a)} cm. Mekkora a magassága?`,
        answer: num(h),
        check: 'NUM',
        unit: 'cm',
        expr: `${volume}/(${a}*${a})`,
        wrong: [
          wrong(num(volume / a), 'csak-az-egyikkel-oszt', 'Az alapterülettel kell osztani, nem az alapéllel.'),
          wrong(num(tidy(volume / (4 * a))), 'kerulettel-oszt', 'A kerülettel osztottál. Az alapterülettel kell.'),
          wrong(num(3 * h), 'harmad-hasabnal', 'Az $\\frac{1}{3}$ a gúlánál kell, a hasábnál nem.'),
        ].filter(w => decimalsOf(w.value.size ?? 0) < 3),
        other: '$m=\\frac{V}{T_{\\text{alap}}}$',
        hints: ['Mekkora az alaplap területe?', 'Magasság = térfogat : alapterület.', `$${a}^2=${a * a}$`],
        solution: `$${x(volume)}:${a * a}=${h}$ cm.`,
      },
      fits(v => v * a * a === volume),
    );
  }
  const answer = ask === 'V' ? volume : surface;
  return numeric(
    {
      question: `Egy négyzet alapú egyenes hasáb alapéle ${t(a)} cm, magassága ${t(h)} cm. Mekkora a ${ask === 'V' ? 'térfogata' : 'felszíne'}?`,
      answer: num(answer),
      check: 'NUM',
      unit: ask === 'V' ? 'cm³' : 'cm²',
      expr: ask === 'V' ? `${a}^2*${h}` : `4*${a}*${h}+2*${a}^2`,
      wrong:
        ask === 'V'
          ? [
              wrong(
                num(4 * a * h),
                'kerulet-szor-magassag',
                'A kerületet szoroztad a magassággal: az az oldalfelszín. A térfogathoz az alapterület kell.',
              ),
              wrong(num(surface), 'felszin-terfogat-csere', 'Ez a felszín.'),
              wrong(num(roundTo(volume / 3, 2)), 'harmad-hasabnal', 'Az $\\frac{1}{3}$ a gúlánál kell.'),
            ]
          : [
              wrong(num(lateral + a * a), 'csak-egy-alaplap', 'Csak egy alaplapot számoltál. Kettő van.'),
              wrong(num(lateral), 'alaplap-kimarad', 'Ez az oldalfelszín. Az alaplapok is kellenek.'),
              wrong(num(volume), 'felszin-terfogat-csere', 'Ez a térfogat.'),
            ],
      other: ask === 'V' ? '$V=T_{\\text{alap}}\\cdot m$' : 'Felszín = oldalfelszín + két alaplap.',
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
              wrong(num(2 * volume), 'felezes-elmarad', 'A derékszögű háromszög területénél felezni kell.'),
              wrong(num((p + q + r) * h), 'kerulet-szor-magassag', 'Ez az oldalfelszín.'),
              wrong(num(tidy(volume / 3)), 'harmad-hasabnal', 'Az $\\frac{1}{3}$ a gúlánál kell.'),
            ].filter(w => decimalsOf(w.value.size ?? 0) < 3)
          : [
              wrong(num((p + q + r) * h + area), 'csak-egy-alaplap', 'Csak egy alaplapot számoltál.'),
              wrong(num((p + q) * h + 2 * area), 'atfogo-kimarad', 'Az átfogóhoz tartozó oldallap kimaradt.'),
              wrong(num((p + q + r) * h + 2 * p * q), 'felezes-elmarad', 'Az alaplap területénél felezni kell.'),
            ],
      other: ask === 'V' ? 'Térfogat = alapterület · magasság.' : 'Számítsd ki az átfogót is!',
      hints: [
        ask === 'V' ? 'Mekkora az alaplap területe?' : 'Mekkora az átfogó?',
        ask === 'V' ? '$T=\\frac{ab}{2}$, $V=T\\cdot m$' : 'Felszín = kerület · magasság + két alaplap.',
        ask === 'V' ? `$T=\\frac{${p}\\cdot${q}}{2}=${area}$ cm²` : `Az átfogó $\\sqrt{${p}^2+${q}^2}=${r}$ cm.`,
      ],
      solution: ask === 'V' ? `$${area}\\cdot${h}=${x(volume)}$ cm³.` : `$(${p}+${q}+${r})\\cdot${h}+2\\cdot${area}=${x(surface)}$ cm².`,
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
  return numeric(
    {
      question: `Egy szabályos ${six ? 'hatszög' : 'háromszög'} alapú egyenes hasáb alapéle ${t(a)} cm, magassága ${t(h)} cm. Mekkora a térfogata?`,
      answer: volume,
      check: 'NUM',
      unit: 'cm³',
      wrong: [
        wrong(num((six ? 6 : 3) * a * h), 'kerulet-szor-magassag', 'Ez az oldalfelszín. A térfogathoz az alapterület kell.'),
        wrong(
          six ? surd(a * a * h, 3, 4) : surd(a * a * h, 3, 2),
          'alapterulet-keplete',
          six
            ? 'A szabályos hatszög hat egyenlő oldalú háromszögből áll.'
            : 'Az egyenlő oldalú háromszög területe $\\frac{a^2\\sqrt{3}}{4}$.',
        ),
        wrong(num(a * a * h), 'alapterulet-keplete', 'Nem négyzet az alap.'),
      ],
      other: 'Egyenlő oldalú háromszög területe: $\\frac{a^2\\sqrt{3}}{4}$.',
      hints: [
        'Mekkora az alaplap területe?',
        six
          ? 'A hatszög hat egyenlő oldalú háromszög: $6\\cdot\\frac{a^2\\sqrt{3}}{4}$.'
          : 'Egyenlő oldalú háromszög: $\\frac{a^2\\sqrt{3}}{4}$.',
        `Az alapterület $${area.tex}$ cm².`,
      ],
      solution: `$V=${area.tex}\\cdot${h}=${volume.tex}$ cm³.`,
    },
    equals((six ? 6 : 1) * 0.5 * a * (a * Math.sin(Math.PI / 3)) * h),
  );
}

const prism = defineGenerator('gen-prism', 'Hasáb', ['matek-8-hasab'], (rng, level) =>
  level === 1
    ? squarePrism(rng, rng.pick(['V', 'A'] as const))
    : level === 2
      ? rng.chance(0.6)
        ? trianglePrism(rng)
        : squarePrism(rng, 'h')
      : regularPrism(rng),
);

const pyramid = defineGenerator('gen-pyramid', 'Gúla', ['matek-8-gula'], (rng, level) => {
  if (level === 1) {
    const [a, h] = [rng.int(3, 24), rng.int(3, 24)];
    const base = a * a;
    const volume = (base * h) / 3;
    redrawIf(!Number.isInteger(volume) || a === h || h === 3);
    return numeric(
      {
        question: `Egy szabályos négyoldalú gúla alapéle ${t(a)} cm, magassága ${t(h)} cm. Mekkora a térfogata?`,
        answer: num(volume),
        check: 'NUM',
        unit: 'cm³',
        expr: `${a}^2*${h}/3`,
        wrong: [
          wrong(num(base * h), 'harmad-elmarad', 'A gúla térfogatánál 3-mal osztani kell.'),
          wrong(num((base * h) / 2), 'fel-harmad-helyett', 'Feleztél. A gúlánál 3-mal osztunk.'),
          wrong(num((4 * a * h) / 3), 'kerulet-szor-magassag', 'Az alapterület kell, nem a kerület.'),
          wrong(num((a * h) / 3), 'alapterulet-keplete', 'Az alapélt négyzetre kell emelni.'),
        ].filter(w => decimalsOf(w.value.size ?? 0) < 3),
        other: '$V=\\frac{T_{\\text{alap}}\\cdot m}{3}$',
        hints: ['Mekkora az alapterület?', '$V=\\frac{a^2\\cdot m}{3}$', `$${a}^2=${base}$`],
        solution: `$\\frac{${base}\\cdot${h}}{3}=${x(volume)}$ cm³.`,
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
    return numeric(
      {
        question: `Egy szabályos négyoldalú gúla alapéle ${t(a * k)} cm, apotémája (az oldallap magassága) ${t(apothem * k)} cm. Mekkora a ${askSurface ? 'teljes felszíne' : 'palástja (oldalfelszíne)'}?`,
        answer: num(answer * k * k),
        check: 'NUM',
        unit: 'cm²',
        wrong: [
          wrong(num(4 * a * apothem * k * k + (askSurface ? base * k * k : 0)), 'felezes-elmarad', 'Az oldallap háromszög: felezni kell.'),
          wrong(
            num((askSurface ? lateral : lateral + base) * k * k),
            askSurface ? 'alaplap-kimarad' : 'alaplap-felesleges',
            askSurface ? 'Az alaplap kimaradt.' : 'A palástban nincs benne az alaplap.',
          ),
          wrong(
            num(((4 * a * h) / 2 + (askSurface ? base : 0)) * k * k),
            'magassag-apotema-csere',
            'A gúla magasságával számoltál. Az oldallap magassága kell.',
          ),
          wrong(num(((a * apothem) / 2) * k * k), 'egy-oldallap', 'Ez egyetlen oldallap. Négy van.'),
        ],
        other: 'Palást: $\\frac{K\\cdot ap}{2}$.',
        hints: [
          'Hány oldallap van, és milyen alakúak?',
          'Palást = az alap kerülete · apotéma : 2.',
          `Egy oldallap területe $\\frac{${a * k}\\cdot${apothem * k}}{2}$.`,
        ],
        solution: `Palást: $\\frac{4\\cdot${a * k}\\cdot${apothem * k}}{2}=${x(lateral * k * k)}$ cm²${askSurface ? `, a felszín $${x(lateral * k * k)}+${x(base * k * k)}=${x(answer * k * k)}$ cm²` : ''}.`,
      },
      equals(k * k * ([0, 1, 2, 3].reduce(s => s + 0.5 * a * apothem, 0) + (askSurface ? a ** 2 : 0))),
    );
  }
  const kind = rng.pick(['height', 'volume'] as const);
  const k = rng.int(1, 3);
  const [A, H, AP] = [a * k, h * k, apothem * k];
  redrawIf(kind === 'volume' && (A * A * H) % 3 !== 0);
  return numeric(
    {
      question:
        kind === 'height'
          ? `Egy szabályos négyoldalú gúla alapéle ${t(A)} cm, apotémája (az oldallap magassága) ${t(AP)} cm. Mekkora a gúla magassága?`
          : `Egy szabályos négyoldalú gúla alapéle ${t(A)} cm, apotémája (az oldallap magassága) ${t(AP)} cm. Mekkora a térfogata?`,
      answer: num(kind === 'height' ? H : (A * A * H) / 3),
      check: 'NUM',
      unit: kind === 'height' ? 'cm' : 'cm³',
      wrong:
        kind === 'height'
          ? [
              wrong(num(AP), 'magassag-apotema-csere', 'Az apotéma nem a gúla magassága.'),
              wrong(root(Math.abs(AP * AP - A * A) || 1), 'alap-apotemaja', 'Az alapél **felével** kell számolni.'),
              wrong(root(AP * AP + (A * A) / 4), 'osszeg-kulonbseg-csere', 'Az apotéma az átfogó: kivonni kell.'),
              wrong(num(AP - half * k), 'oldalakat-adja-ossze', 'Négyzetekkel kell számolni.'),
            ]
          : [
              wrong(num(A * A * H), 'harmad-elmarad', 'A gúla térfogatánál 3-mal osztani kell.'),
              wrong(num((A * A * AP) / 3), 'magassag-apotema-csere', 'Az apotémával számoltál magasság helyett.'),
              wrong(num((A * A * H) / 2), 'fel-harmad-helyett', 'Feleztél. A gúlánál 3-mal osztunk.'),
            ].filter(w => decimalsOf(w.value.size ?? 0) < 3),
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

const cylinder = defineGenerator('gen-cylinder', 'Henger', ['matek-8-henger'], (rng, level) => {
  const [r, h] = [rng.int(2, level === 1 ? 10 : 20), rng.int(2, level === 1 ? 12 : 30)];
  redrawIf(r === h || r === 2);
  const [volume, lateral, surface] = [r * r * h, 2 * r * h, 2 * r * (r + h)];
  if (level === 1) {
    const byD = rng.chance(0.4);
    return numeric(
      {
        question: `Egy henger ${byD ? `alapkörének átmérője ${t(2 * r)} cm` : `sugara ${t(r)} cm`}, magassága ${t(h)} cm. Mekkora a térfogata? A választ $\\pi$-vel add meg!`,
        answer: pi(rat(volume)),
        check: 'NUM',
        unit: 'cm³',
        wrong: [
          wrong(pi(rat(lateral)), 'terfogat-palast-csere', 'Ez a palást: $2\\pi rm$. A térfogat $\\pi r^2m$.'),
          wrong(pi(rat(4 * volume)), 'atmero-sugar-csere', 'Az átmérővel számoltál sugár helyett.'),
          wrong(pi(rat(r * h)), 'negyzetre-emeles-elmarad', 'A sugarat négyzetre kell emelni.'),
          wrong(pi(rat(volume, 3)), 'harmad-elmarad', 'Az $\\frac{1}{3}$ a kúpnál kell.'),
        ],
        other: '$V=\\pi r^2m$',
        hints: [byD ? 'Mekkora a sugár?' : 'Mekkora az alapkör területe?', '$V=\\pi r^2m$', `$\\pi\\cdot${r}^2\\cdot${h}$`],
        solution: `$\\pi\\cdot${r}^2\\cdot${h}=${pi(rat(volume)).tex}$ cm³.`,
      },
      equals(Math.PI * r * r * h),
    );
  }
  if (level === 2) {
    const askSurface = rng.chance(0.5);
    return numeric(
      {
        question: `Egy henger sugara ${t(r)} cm, magassága ${t(h)} cm. Mekkora a ${askSurface ? 'teljes felszíne' : 'palástja'}? A választ $\\pi$-vel add meg!`,
        answer: pi(rat(askSurface ? surface : lateral)),
        check: 'NUM',
        unit: 'cm²',
        wrong: [
          wrong(
            pi(rat(askSurface ? lateral + r * r : surface)),
            askSurface ? 'csak-egy-alaplap' : 'alaplap-felesleges',
            askSurface ? 'Csak egy alapkört számoltál. Kettő van.' : 'A palástban nincsenek benne az alapkörök.',
          ),
          wrong(
            pi(rat(askSurface ? lateral : r * h)),
            askSurface ? 'alaplap-kimarad' : 'keplet-hiba',
            askSurface ? 'Ez a palást. Az alapkörök is kellenek.' : 'A palást $2\\pi rm$: a 2-es kimaradt.',
          ),
          wrong(pi(rat(volume)), 'felszin-terfogat-csere', 'Ez a térfogat.'),
        ],
        other: 'Palást: $2\\pi rm$; felszín: $2\\pi r(r+m)$.',
        hints: [
          'Terítsd ki a palástot: milyen téglalap lesz?',
          askSurface ? '$A=2\\pi r(r+m)$' : '$P=2\\pi rm$',
          askSurface ? `$2\\cdot\\pi\\cdot${r}\\cdot(${r}+${h})$` : `$2\\cdot\\pi\\cdot${r}\\cdot${h}$`,
        ],
        solution: `$${askSurface ? `2\\cdot\\pi\\cdot${r}\\cdot(${r}+${h})` : `2\\cdot\\pi\\cdot${r}\\cdot${h}`}=${pi(rat(askSurface ? surface : lateral)).tex}$ cm².`,
      },
      equals(2 * Math.PI * r * h + (askSurface ? 2 * (Math.PI * r ** 2) : 0)),
    );
  }
  const fromLateral = rng.chance(0.5);
  return numeric(
    {
      question: fromLateral
        ? `Egy henger palástja $${x(lateral)}\\pi$ cm², magassága ${t(h)} cm. Mekkora a sugara?`
        : `Egy henger térfogata $${x(volume)}\\pi$ cm³, sugara ${t(r)} cm. Mekkora a magassága?`,
      answer: num(fromLateral ? r : h),
      check: 'NUM',
      unit: 'cm',
      expr: fromLateral ? `${lateral}/(2*${h})` : `${volume}/${r}^2`,
      wrong: fromLateral
        ? [
            wrong(num(2 * r), 'atmero-sugar-csere', 'Ez az átmérő. A palást $2\\pi rm$.'),
            wrong(num(tidy(lateral - 2 * h)), 'kivonas-osztas-helyett', 'Kivontál. Osztani kell.'),
            wrong(num(tidy(r / 2)), 'ketszer-felez', 'Kétszer feleztél.'),
          ]
        : [
            wrong(num(r * h), 'csak-az-egyikkel-oszt', 'A sugár **négyzetével** kell osztani.'),
            wrong(num(tidy(volume / (2 * r))), 'terfogat-palast-csere', 'A palást képletével számoltál.'),
            wrong(num(3 * h), 'harmad-elmarad', 'A hengernél nincs $\\frac{1}{3}$.'),
          ].filter(w => decimalsOf(w.value.size ?? 0) < 3),
      other: fromLateral ? '$P=2\\pi rm$' : '$V=\\pi r^2m$',
      hints: [
        'Írd fel a képletet!',
        fromLateral ? '$r=\\frac{P}{2\\pi m}$' : '$m=\\frac{V}{\\pi r^2}$',
        fromLateral ? `$${x(lateral)}:(2\\cdot${h})$` : `$${x(volume)}:${r}^2$`,
      ],
      solution: fromLateral ? `$${x(lateral)}:(2\\cdot${h})=${r}$ cm.` : `$${x(volume)}:${r * r}=${h}$ cm.`,
    },
    fits(v => (fromLateral ? 2 * v * h === lateral : r * r * v === volume)),
  );
});

export const solids = [prism, pyramid, cylinder];
