import {
  decimalsOf,
  listing,
  NAMES,
  nameSuf,
  numberArticle,
  suf,
  TheSuf,
  texNumber,
  textNumber,
  the,
  theSuf,
} from '../../hungarian/index.ts';
import { gcd, range, sum, tidy } from '../arithmetic.ts';
import { defineGenerator, type Level, redraw, redrawIf, type Task } from '../engine.ts';
import { equals, fits } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { choice, numeric, wrong } from '../tasks.ts';
import { num, type Value } from '../value.ts';
import { person } from './story.ts';

const t = textNumber;
const x = texNumber;

function simplifyRatio(rng: Rng): Task {
  const [p, q] = [rng.int(1, 9), rng.int(1, 9)];
  const k = rng.int(2, 12);
  redrawIf(p === q || gcd(p, q) > 1);
  const [unitA, unitB, factor] = rng.pick([
    ['cm', 'm', 100],
    ['dkg', 'kg', 100],
    ['perc', 'óra', 60],
    ['', '', 1],
  ] as const);
  const big = factor > 1;
  const small = p * k * (big ? factor / (factor === 60 ? 12 : 20) : 1);
  const large = big ? (q * k * (factor / (factor === 60 ? 12 : 20))) / factor : q * k;
  redrawIf(decimalsOf(large) > 2 || large <= 0 || (big && decimalsOf(large) > 1));
  const first = big ? `${t(small)} ${unitA}` : t(small);
  const second = big ? `${t(large)} ${unitB}` : t(large);
  const ratio = (a: number, b: number): Value => ({ key: `${a}:${b}`, tex: `${a}:${b}`, text: `$${a}:${b}$`, size: undefined });
  const raw = big && Number.isInteger(large) ? [small / gcd(small, large), large / gcd(small, large)] : undefined;
  const g = (a: number, b: number): Value => {
    const d = gcd(a, b);
    return ratio(a / d, b / d);
  };
  return choice(
    rng,
    {
      question: `Hogyan aránylik egymáshoz ${first} és ${second}? Add meg a legegyszerűbb alakban!`,
      right: ratio(p, q),
      because: big
        ? `Helyes! Közös egységben: ${t(small)} és ${t(large * factor)}, ez $${p}:${q}$.`
        : `Helyes! Mindkettőt ${suf(k, 'val')} osztottuk.`,
      wrong: [
        wrong(ratio(q, p), 'sorrend-csere', 'Felcserélted a sorrendet. Az első mennyiség kerül előre.'),
        ...(raw
          ? [wrong(ratio(raw[0] ?? 1, raw[1] ?? 1), 'eltero-mertekegyseg', 'Különböző egységeket hasonlítottál össze. Előbb váltsd át!')]
          : []),
        wrong(g(p * k, p * k + q * k), 'egeszhez-viszonyit', 'Az összeghez viszonyítottál. Az arány a két mennyiséget hasonlítja.'),
        wrong(ratio(p + 1, q + 1), 'osszeadassal-bovit', 'Az arányt szorzással vagy osztással alakítjuk, nem hozzáadással.'),
      ],
      hints: [
        big ? 'Ugyanabban az egységben vannak?' : 'Melyik számmal osztható mindkettő?',
        big ? `Váltsd át ugyanarra az egységre: 1 ${unitB} = ${t(factor)} ${unitA}.` : 'Oszd el mindkettőt a legnagyobb közös osztóval!',
        big ? `$${small}:${x(large * factor)}$` : `$${small}:${large}$`,
      ],
      solution: `$${small}:${x(big ? large * factor : large)}=${p}:${q}$.`,
    },
    key => {
      const [a = 0, b = 1] = key.split(':').map(Number);
      return Math.abs(a * (big ? large * factor : large) - b * small) < 1e-6 && ![2, 3, 5, 7].some(d => a % d === 0 && b % d === 0);
    },
  );
}

function mapScale(rng: Rng, inverse: boolean): Task {
  const scale = rng.pick([1000, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000]);
  const cm = tidy(rng.int(2, 30) / (rng.chance(0.5) ? 1 : 2));
  const metres = (cm * scale) / 100;
  const inKm = scale >= 20_000;
  const real = inKm ? metres / 1000 : metres;
  redrawIf(decimalsOf(real) > 2 || real > 900);
  const unit = inKm ? 'km' : 'm';
  const what = rng.pick(['két falu', 'az iskola és a könyvtár', 'két menedékház', 'a tó és a barlang']);
  if (inverse) {
    return numeric(
      {
        question: `Egy térképen a méretarány $1:${x(scale)}$. A valóságban ${what} távolsága ${t(real)} ${unit}. Hány centiméter ez a térképen?`,
        answer: num(cm),
        check: 'NUM',
        unit: 'cm',
        wrong: [
          wrong(num(tidy(cm * 10)), 'mertekegyseg-valtas', 'A váltásnál elcsúsztál egy nagyságrenddel. 1 km = 100 000 cm.'),
          wrong(num(tidy(cm / 10)), 'mertekegyseg-valtas', 'A váltásnál elcsúsztál egy nagyságrenddel.'),
          wrong(num(tidy(cm * 100)), 'mertekegyseg-valtas', 'Méterrel számoltál centiméter helyett.'),
        ],
        other: 'Váltsd át a valódi távolságot centiméterre, és oszd el a méretarány számával!',
        hints: [
          'Mennyi a távolság centiméterben?',
          'Térképi távolság = valódi távolság : a méretarány száma.',
          `${t(real)} ${unit} = ${t(cm * scale)} cm`,
        ],
        solution: `${t(real)} ${unit} = ${t(cm * scale)} cm, és $${x(cm * scale)}:${x(scale)}=${x(cm)}$ cm.`,
      },
      fits(v => Math.abs(v * scale - real * (inKm ? 100_000 : 100)) < 1e-6),
    );
  }
  return numeric(
    {
      question: `Egy térkép méretaránya $1:${x(scale)}$. A térképen ${what} távolsága ${t(cm)} cm. Hány ${inKm ? 'kilométer' : 'méter'} ez a valóságban?`,
      answer: num(real),
      check: 'NUM',
      unit,
      wrong: [
        wrong(num(tidy(cm * scale)), 'meretarany-egysege', 'Ez centiméterben van. Az 1 cm a valóságban ennyi **centiméter**.'),
        wrong(num(tidy(real * 10)), 'mertekegyseg-valtas', 'A váltásnál elcsúsztál egy nagyságrenddel.'),
        wrong(num(tidy(real / 10)), 'mertekegyseg-valtas', 'A váltásnál elcsúsztál egy nagyságrenddel.'),
        wrong(num(tidy(scale / cm)), 'osztas-szorzas-helyett', 'Osztottál. A valódi távolság ennyiszer nagyobb: szorozni kell.'),
      ].filter(w => decimalsOf(w.value.size ?? 0) <= 3),
      other: 'Szorozd meg a térképi távolságot, és váltsd át!',
      hints: [
        'Mit jelent a méretarány?',
        `1 cm a térképen ${t(scale)} cm a valóságban.`,
        `1 cm a térképen ${inKm ? `${t(scale / 100_000)} km` : `${t(scale / 100)} m`} a valóságban.`,
      ],
      solution: `$${x(cm)}\\cdot${x(scale)}=${x(cm * scale)}$ cm = ${t(real)} ${unit}.`,
    },
    fits(v => Math.abs((v * (inKm ? 100_000 : 100)) / scale - cm) < 1e-6),
  );
}

const ratioScale = defineGenerator('gen-ratio-scale', 'Arány, méretarány', ['matek-6-arany'], (rng, level) =>
  level === 1 ? simplifyRatio(rng) : mapScale(rng, level === 3),
);

function proportionX(rng: Rng): Task {
  const [a, b] = [rng.int(2, 12), rng.int(2, 15)];
  const c = rng.int(2, 40);
  const answer = (b * c) / a;
  redrawIf(decimalsOf(answer) > 1 || a === b || answer === c || (answer === b && c === a));
  const at = rng.int(0, 1);
  const shown = at === 0 ? `\\frac{${a}}{${b}}=\\frac{${c}}{x}` : `\\frac{${b}}{${a}}=\\frac{x}{${c}}`;
  return numeric(
    {
      question: `Mennyi $x$, ha $${shown}$?`,
      answer: num(answer),
      check: 'NUM',
      expr: `${b}*${c}/${a}`,
      wrong: [
        wrong(num(tidy((a * c) / b)), 'egymas-alatti-tagok', 'Az egymás alatti tagokat szoroztad össze. Keresztben kell szorozni.'),
        wrong(num(c + b - a), 'osszeadassal-bovit', 'Különbséggel következtettél. Az arány szorzást jelent.'),
        wrong(num(b * c), 'osztas-elmarad', 'Még osztani kell az ismert harmadik taggal.'),
      ].filter(w => decimalsOf(w.value.size ?? 0) <= 2 && (w.value.size ?? 0) > 0),
      other: 'A kültagok szorzata egyenlő a beltagok szorzatával.',
      hints: ['Szorozz keresztben!', 'A kültagok szorzata egyenlő a beltagok szorzatával.', `$${a}\\cdot x=${b}\\cdot${c}$`],
      solution: `$${a}\\cdot x=${b}\\cdot${c}$, ezért $x=\\frac{${b * c}}{${a}}=${x(answer)}$.`,
    },
    fits(v => Math.abs(a / b - c / v) < 1e-9),
  );
}

function proportionalParts(rng: Rng, three: boolean): Task {
  const parts = rng.sample(range(2, 9), three ? 3 : 2);
  const k = rng.int(3, 30);
  const total = sum(parts) * k;
  const at = rng.int(0, parts.length - 1);
  const part = parts[at] ?? 1;
  const answer = part * k;
  const letters = ['x', 'y', 'z'].slice(0, parts.length);
  redrawIf(parts.reduce(gcd) > 1 || answer === sum(parts));
  const names = rng.sample(NAMES, 3);
  const story = rng.chance(0.5);
  const asked = names[at];
  if (!asked) redraw();
  return numeric(
    {
      question: story
        ? `${listing(names.slice(0, parts.length).map(n => n.name))} ${t(total)} lejt oszt el $${parts.join(':')}$ arányban. Hány lej jut ${nameSuf(asked, 'nak')}?`
        : `$${letters.map((l, i) => `\\frac{${l}}{${parts[i]}}`).join('=')}$ és $${letters.join('+')}=${total}$. Mennyi $${letters[at]}$?`,
      answer: num(answer),
      check: 'NUM',
      ...(story ? { unit: 'lej' } : {}),
      expr: `${total}/(${parts.join('+')})*${part}`,
      wrong: [
        wrong(
          num(k),
          'kozos-erteket-nem-helyettesiti',
          `Ez egy rész. ${story ? 'Szorozd meg az arányszámmal!' : 'Ez a közös arány: szorozd meg a nevezővel!'}`,
        ),
        ...(total % parts.length === 0
          ? [wrong(num(total / parts.length), 'egyenloen-oszt', 'Egyenlően osztottad szét. Az arány szerint kell.')]
          : []),
        ...(total % part === 0
          ? [wrong(num(total / part), 'csak-az-egyikkel-oszt', 'Csak az egyik arányszámmal osztottál. Az összegükkel kell.')]
          : []),
        wrong(num((parts[(at + 1) % parts.length] ?? 1) * k), 'nem-a-kerdesre-felel', 'Ez a másik rész.'),
      ],
      other: 'Oszd el az egészet a részek számával, aztán szorozz!',
      hints: [
        'Összesen hány egyenlő rész van?',
        `A részek száma $${parts.join('+')}=${sum(parts)}$.`,
        `Egy rész: $${total}:${sum(parts)}=${k}$.`,
      ],
      solution: `Egy rész $${total}:${sum(parts)}=${k}$, ezért $${part}\\cdot${k}=${answer}$.`,
    },
    fits(v => Math.abs(parts.reduce((p, q) => p + (v / part) * q, 0) - total) < 1e-9),
  );
}

const proportion = defineGenerator('gen-proportion', 'Aránypár, arányos osztás', ['matek-6-aranypar'], (rng, level) =>
  level === 1 ? proportionX(rng) : proportionalParts(rng, level === 3),
);

const DIRECT = [
  {
    a: 'kg',
    text: (x1: string, y1: string, x2: string) => `${x1} kg alma ${y1} lejbe kerül. Mennyibe kerül ${x2} kg?`,
    unit: 'lej',
    k: [3, 9],
  },
  {
    a: 'l',
    text: (x1: string, y1: string, x2: string) => `Egy autó ${x1} liter benzinnel ${y1} km-t tesz meg. Hány kilométerre elég ${x2} liter?`,
    unit: 'km',
    k: [10, 18],
  },
  {
    a: 'óra',
    text: (x1: string, y1: string, x2: string) =>
      `Egy szivattyú ${x1} óra alatt ${y1} hl vizet emel ki. Hány hektolitert emel ki ${x2} óra alatt?`,
    unit: 'hl',
    k: [12, 45],
  },
  {
    a: 'db',
    text: (x1: string, y1: string, x2: string) => `${x1} egyforma csavar tömege ${y1} g. Hány gramm ${x2} ilyen csavar?`,
    unit: 'g',
    k: [4, 15],
  },
  {
    a: 'fő',
    text: (x1: string, y1: string, x2: string) =>
      `Egy recept szerint ${x1} személyre ${y1} dkg tészta kell. Hány dkg kell ${x2} személyre?`,
    unit: 'dkg',
    k: [8, 15],
  },
] as const;

const directProportion = defineGenerator('gen-direct-proportion', 'Egyenes arányosság', ['matek-6-egyenes-aranyossag'], (rng, level) => {
  const s = rng.pick(DIRECT);
  const whole = s.a === 'db' || s.a === 'fő';
  const k = level === 1 || whole ? rng.int(s.k[0], s.k[1]) : tidy(rng.int(s.k[0] * 10, s.k[1] * 10) / 10);
  const x1 = rng.int(2, level === 1 ? 8 : 15);
  const x2 = whole || level === 1 ? rng.intNot(2, 24, x1) : tidy(rng.int(3, 60) / 2);
  const [y1, y2] = [tidy(k * x1), tidy(k * x2)];
  redrawIf(x2 === x1 || decimalsOf(y1) > 1 || decimalsOf(y2) > 2 || (level === 3 && Number.isInteger(x2 / x1)));
  const inverse = level === 3 && !whole && rng.chance(0.5);
  const [given, answer] = inverse ? [y2, x2] : [x2, y2];
  const inverseText =
    s.a === 'kg'
      ? `${t(x1)} kg alma ${t(y1)} lejbe kerül. Hány kilogramm vehető ${t(given)} lejért?`
      : s.a === 'l'
        ? `Egy autó ${t(x1)} liter benzinnel ${t(y1)} km-t tesz meg. Hány liter kell ${t(given)} km-hez?`
        : `Egy szivattyú ${t(x1)} óra alatt ${t(y1)} hl vizet emel ki. Hány óra alatt emel ki ${t(given)} hektolitert?`;
  return numeric(
    {
      question: inverse ? inverseText : s.text(t(x1), t(y1), t(given)),
      answer: num(answer),
      check: 'NUM',
      unit: inverse ? (s.a === 'kg' ? 'kg' : s.a === 'l' ? 'l' : 'óra') : s.unit,
      expr: inverse ? `${given}*${x1}/${y1}` : `${y1}/${x1}*${given}`,
      wrong: [
        wrong(
          num(tidy(inverse ? x1 + (y2 - y1) : y1 + (x2 - x1))),
          'kulonbseggel-kovetkeztet',
          'Ugyanannyit adtál hozzá. Ahányszorosára nő az egyik, annyiszorosára nő a másik.',
        ),
        wrong(num(tidy((x1 * y1) / given)), 'forditott-aranyossagkent', 'Fordított arányossággal számoltál. Itt több több.'),
        wrong(num(k), 'csak-az-egysegnyi', 'Ez az egységre jutó érték. Folytasd!'),
        wrong(num(tidy(y1 * given)), 'egysegnyi-lepes-kimarad', 'Nem osztottál az első mennyiséggel.'),
      ].filter(w => (w.value.size ?? 0) > 0 && decimalsOf(w.value.size ?? 0) <= 3),
      other: 'Számítsd ki, mennyi jut egy egységre!',
      hints: [
        'Ha az egyik kétszeresére nő, mi történik a másikkal?',
        'Egyenes arányosság: a hányados állandó.',
        `$${x(y1)}:${x1}=${x(k)}$`,
      ],
      solution: `$${x(y1)}:${x1}=${x(k)}$, ezért $${inverse ? `${x(given)}:${x(k)}` : `${x(k)}\\cdot${x(given)}`}=${x(answer)}$.`,
    },
    fits(v => Math.abs(inverse ? given / v - y1 / x1 : v / given - y1 / x1) < 1e-9),
  );
});

function percentBasic(rng: Rng, level: Level): Task {
  const p =
    level === 1 ? rng.pick([5, 10, 15, 20, 25, 30, 40, 60, 75]) : rng.pick([4, 6, 8, 12, 15, 18, 24, 35, 45, 65, 110, 120, 125, 150]);
  const base = rng.int(2, 60) * (level === 1 ? 20 : 25);
  const part = (base * p) / 100;
  redrawIf(decimalsOf(part) > 1 || part === base);
  const ask = level === 1 ? 'part' : level === 2 ? rng.pick(['part', 'percent'] as const) : rng.pick(['base', 'percent'] as const);
  redrawIf(ask === 'percent' && p > 100);
  const who = person(rng);
  const text = {
    part: rng.pick([
      `Mennyi ${theSuf(base, 'nak')} ${numberArticle(p)} ${p}%-a?`,
      ...(p < 100
        ? [
            `Egy ${t(base)} fős iskola tanulóinak ${p}%-a tagja valamelyik szakkörnek. Hány tanuló ez?`,
            `${who.name} ${t(base)} lejének ${p}%-át könyvre költötte. Hány lejt költött?`,
          ]
        : []),
    ]),
    percent: rng.pick([
      `${TheSuf(base, 'nak')} hány százaléka ${the(part)}?`,
      `${who.name} egy ${t(base)} pontos versenyen ${t(part)} pontot ért el. Hány százalékot teljesített?`,
    ]),
    base: rng.pick([
      `Egy szám ${p}%-a ${t(part)}. Melyik ez a szám?`,
      ...(p < 100
        ? [
            `${who.name} elolvasta a könyve ${p}%-át, ez ${t(part)} oldal. Hány oldalas a könyv?`,
            `Egy termék árának ${p}%-a ${t(part)} lej. Mennyi a teljes ára?`,
          ]
        : []),
    ]),
  }[ask];
  redrawIf(!Number.isInteger(part) && !text.startsWith('Mennyi') && !text.startsWith('Egy szám') && !text.includes('hány százaléka'));
  const answer = { part, percent: p, base }[ask];
  const candidates = {
    part: [
      wrong(num(tidy(base / p)), 'szazalek-mint-osztas', `${suf(p, 'val')} osztottál. A százalék századrész.`),
      wrong(num(tidy(part * 10)), 'ot-szazalek-fel', 'Tizedrésznek vetted a századrészt.'),
      wrong(num(tidy(base - part)), 'maradekot-adja', 'Ez a maradék.'),
      wrong(num(tidy((base * 100) / p)), 'alap-ertek-csere', 'Úgy számoltál, mintha ez a szám lenne a rész.'),
    ],
    percent: [
      wrong(num(tidy((base / part) * 100)), 'alap-ertek-csere', 'Felcserélted az alapot és a részt.'),
      wrong(num(tidy(part / base)), 'szazzal-nem-szoroz', 'Ez tizedes tört alak. Szorozd meg 100-zal!'),
      wrong(num(tidy(base - part)), 'kulonbseg-szazalek-helyett', 'A különbséget adtad meg. Az arányt kérdezik.'),
      wrong(num(100 - p), 'maradekot-adja', 'Ez a hiányzó rész százaléka.'),
    ],
    base: [
      wrong(num(tidy((part * p) / 100)), 'reszbol-szamol-szazalekot', 'A részből számoltál százalékot. Az egészet keressük.'),
      wrong(num(tidy(part * p)), 'osztas-elmarad', 'Szoroztál. Előbb 1%-ot keress!'),
      wrong(num(tidy(part + (part * p) / 100)), 'hozzaadja-a-szazalekot', 'Hozzáadtad a rész százalékát. Az 1%-ból indulj!'),
      wrong(num(tidy(part / p)), 'csak-egy-szazalek', 'Ez az 1%. Szorozd meg 100-zal!'),
    ],
  }[ask];
  const work = {
    part: `${x(base)}\\cdot\\frac{${p}}{100}`,
    percent: `\\frac{${x(part)}}{${x(base)}}\\cdot100`,
    base: `${x(part)}:${p}\\cdot100`,
  }[ask];
  return numeric(
    {
      question: text,
      answer: num(answer),
      check: 'NUM',
      ...(ask === 'percent' ? { unit: '%' } : {}),
      expr: { part: `${base}*${p}/100`, percent: `${part}/${base}*100`, base: `${part}/${p}*100` }[ask],
      wrong: candidates.filter(w => (w.value.size ?? 0) > 0 && decimalsOf(w.value.size ?? 0) <= 3),
      other: 'Keresd meg: mi az alap (100%), mi a rész, és hány százalék?',
      hints: [
        'Mi a 100%?',
        { part: 'Rész = alap · százalék : 100.', percent: 'Százalék = rész : alap · 100.', base: 'Alap = rész : százalék · 100.' }[ask],
        `$${work}$`,
      ],
      solution: `$${work}=${x(answer)}$${ask === 'percent' ? `, tehát ${t(p)}%` : ''}.`,
    },
    fits(v =>
      ask === 'part'
        ? Math.abs(v / base - p / 100) < 1e-9
        : ask === 'percent'
          ? Math.abs((v / 100) * base - part) < 1e-9
          : Math.abs(v * (p / 100) - part) < 1e-9,
    ),
  );
}

const percentBasicGen = defineGenerator('gen-percent-basic', 'Százalékszámítás', ['matek-6-szazalekszamitas'], percentBasic);

const percentChange = defineGenerator('gen-percent-change', 'Százalékos változás', ['matek-6-szazalekos-valtozas'], (rng, level) => {
  const p = rng.pick([5, 10, 15, 20, 25, 30, 40, 50]);
  const q = rng.pick([10, 20, 25, 30, 40, 50]);
  const [upFirst, upSecond] = [rng.chance(0.5), rng.chance(0.5)];
  const base = rng.int(4, 35) * 20;
  const f1 = 1 + (upFirst ? p : -p) / 100;
  const f2 = 1 + (upSecond ? q : -q) / 100;
  const thing = rng.pick(['kerékpár', 'kabát', 'sátor', 'asztali lámpa', 'hátizsák', 'gitár']);
  const s = (up: boolean): string => (up ? 'emelik' : 'csökkentik');
  const past = (up: boolean): string => (up ? 'emelték' : 'csökkentették');
  if (level === 1) {
    const answer = tidy(base * f1);
    return numeric(
      {
        question: `Egy ${thing} ára ${t(base)} lej. Az árát ${p}%-kal ${s(upFirst)}. Mennyi az új ár?`,
        answer: num(answer),
        check: 'NUM',
        unit: 'lej',
        expr: `${base}*(100${upFirst ? '+' : '-'}${p})/100`,
        wrong: [
          wrong(num(tidy((base * p) / 100)), 'csak-a-valtozas', 'Ez a változás. Az új árat kérdezik.'),
          wrong(
            num(tidy(base * (2 - f1))),
            'rossz-iranyu-valtozas',
            upFirst ? 'Csökkentetted az árat. Emelésről van szó.' : 'Növelted az árat. Csökkentésről van szó.',
          ),
          wrong(num(upFirst ? base + p : base - p), 'szazalekot-lejnek', `${p} lejjel változtattad. A százalék az alap része.`),
        ],
        other: 'Számítsd ki a változást, és add hozzá vagy vond le!',
        hints: [
          `Mennyi ${theSuf(base, 'nak')} ${numberArticle(p)} ${p}%-a?`,
          upFirst ? `Az új ár az eredeti ${100 + p}%-a.` : `Az új ár az eredeti ${100 - p}%-a.`,
          `$${x(base)}\\cdot${x(f1)}$`,
        ],
        solution: `$${x(base)}\\cdot${x(f1)}=${x(answer)}$ lej.`,
      },
      equals(base + (upFirst ? 1 : -1) * base * (p / 100)),
    );
  }
  if (level === 2) {
    const answer = tidy(base * f1 * f2);
    redrawIf(decimalsOf(answer) > 2);
    const added = tidy(base * (1 + ((upFirst ? p : -p) + (upSecond ? q : -q)) / 100));
    return numeric(
      {
        question: `Egy ${thing} ára ${t(base)} lej volt. Előbb ${p}%-kal ${past(upFirst)}, majd az új árat ${q}%-kal ${past(upSecond)}. Mennyi lett az ára?`,
        answer: num(answer),
        check: 'NUM',
        unit: 'lej',
        expr: `${base}*(100${upFirst ? '+' : '-'}${p})/100*(100${upSecond ? '+' : '-'}${q})/100`,
        wrong: [
          wrong(num(added), 'szazalekokat-osszeadja', 'A két százalékot összevontad. A második változás már az **új** árból számít.'),
          wrong(num(base), 'oda-vissza-ugyanaz', 'Nem jutunk vissza az eredeti árhoz: a második százalék más alapra vonatkozik.'),
          wrong(num(tidy(base * f1)), 'csak-az-elso-valtozas', 'Csak az első változást számoltad.'),
          wrong(num(tidy(base * f2)), 'csak-a-masodik-valtozas', 'Csak a második változást számoltad.'),
        ].filter(w => decimalsOf(w.value.size ?? 0) <= 2),
        other: 'Számolj két lépésben, mindig az aktuális árból!',
        hints: [
          'Miből számítjuk a második százalékot?',
          'Két lépés: előbb az első változás utáni ár, abból a második.',
          `Az első változás után: $${x(base)}\\cdot${x(f1)}=${x(tidy(base * f1))}$ lej.`,
        ],
        solution: `$${x(base)}\\cdot${x(f1)}=${x(tidy(base * f1))}$, majd $${x(tidy(base * f1))}\\cdot${x(f2)}=${x(answer)}$ lej.`,
      },
      fits(v => Math.abs(v / f2 / f1 - base) < 1e-6),
    );
  }
  const now = tidy(base * f1);
  const back = tidy(now * (upFirst ? 1 - p / 100 : 1 + p / 100));
  return numeric(
    {
      question: `Egy ${thing} árát ${p}%-kal ${past(upFirst)}, így most ${t(now)} lejbe kerül. Mennyi volt az eredeti ára?`,
      answer: num(base),
      check: 'NUM',
      unit: 'lej',
      expr: `${now}*100/(100${upFirst ? '+' : '-'}${p})`,
      wrong: [
        wrong(
          num(back),
          'uj-arbol-veszi-a-szazalekot',
          `Az új árból vetted ${numberArticle(p)} ${p}%-ot. A százalék az **eredeti** árra vonatkozott.`,
        ),
        wrong(num(tidy(now * f1)), 'meg-egyszer-valtoztat', 'Még egyszer alkalmaztad a változást. Visszafelé kell számolni.'),
        wrong(num(upFirst ? now - p : now + p), 'szazalekot-lejnek', `${p} lejjel számoltál, nem ${p}%-kal.`),
      ].filter(w => decimalsOf(w.value.size ?? 0) <= 2),
      other: 'Az új ár az eredeti hány százaléka?',
      hints: ['Mire vonatkozott a százalék?', `Az új ár az eredeti ${upFirst ? 100 + p : 100 - p}%-a.`, `$x\\cdot${x(f1)}=${x(now)}$`],
      solution: `$${x(now)}:${x(f1)}=${x(base)}$ lej.`,
    },
    fits(v => Math.abs(v + (upFirst ? 1 : -1) * v * (p / 100) - now) < 1e-6),
  );
});

export const ratio = [ratioScale, proportion, directProportion, percentBasicGen, percentChange];
