import { numberArticle, texNumber, textNumber, unitSuf } from '../../hungarian/index.ts';
import { rat } from '../arithmetic.ts';
import { defineGenerator, redrawIf, type Task } from '../engine.ts';
import { equals, fits } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { choice, numeric, words, wrong } from '../tasks.ts';
import { frac, num, pi } from '../value.ts';

const t = textNumber;
const x = texNumber;
const deg = (n: number): string => `${textNumber(n)}°`;

const LINE_CIRCLE = ['metsző (két közös pont)', 'érintő (egy közös pont)', 'nincs közös pontjuk'];

function lineAndCircle(rng: Rng): Task {
  const r = rng.int(2, 20);
  const given = rng.chance(0.4) ? 'diameter' : 'radius';
  const d = rng.pick([r, rng.int(1, r - 1 || 1), rng.int(r + 1, r + 9)]);
  redrawIf(d === 2 * r && given === 'radius' && rng.chance(0.5));
  const index = d < r ? 0 : d === r ? 1 : 2;
  const byDiameter = given === 'diameter' ? (d < 2 * r ? 0 : d === 2 * r ? 1 : 2) : index;
  return choice(
    rng,
    {
      question: `Egy kör ${given === 'radius' ? `sugara ${t(r)} cm` : `átmérője ${t(2 * r)} cm`}. Egy egyenes ${t(d)} cm-re van a középpontjától. Milyen az egyenes és a kör helyzete?`,
      right: words(LINE_CIRCLE[index] ?? '', String(index)),
      because: `Helyes! A sugár ${t(r)} cm, a távolság ${t(d)} cm.`,
      wrong: [0, 1, 2]
        .filter(i => i !== index)
        .map(i =>
          wrong(
            words(LINE_CIRCLE[i] ?? '', String(i)),
            i === byDiameter && given === 'diameter' ? 'atmero-sugar-csere' : 'erinto-ket-pont',
            i === byDiameter && given === 'diameter'
              ? 'Az átmérővel hasonlítottál. A sugár az átmérő fele.'
              : 'Hasonlítsd össze a távolságot a sugárral: kisebb – metszi, egyenlő – érinti, nagyobb – nincs közös pont.',
          ),
        ),
      hints: ['Mekkora a sugár?', 'A középpont és az egyenes távolságát hasonlítsd a sugárhoz!', `A sugár ${t(r)} cm.`],
      solution: `$${d}${d < r ? '<' : d === r ? '=' : '>'}${r}$, ezért: ${LINE_CIRCLE[index]}.`,
    },
    key => Number(key) === (d * d < r * r ? 0 : d * d > r * r ? 2 : 1),
  );
}

const TWO_CIRCLES = [
  'nincs közös pontjuk, egymáson kívül vannak',
  'kívülről érintik egymást',
  'két pontban metszik egymást',
  'belülről érintik egymást',
  'az egyik a másik belsejében van, közös pont nélkül',
];

function twoCircles(rng: Rng): Task {
  const [p, q] = [rng.int(5, 16), rng.int(2, 12)];
  redrawIf(p <= q + 1);
  const index = rng.int(0, 4);
  const d = [p + q + rng.int(1, 6), p + q, rng.int(p - q + 1, p + q - 1), p - q, rng.int(1, Math.max(1, p - q - 1))][index] ?? 0;
  redrawIf(index === 4 && p - q < 2);
  return choice(
    rng,
    {
      question: `Két kör sugara ${t(p)} cm és ${t(q)} cm, a középpontjaik távolsága ${t(d)} cm. Milyen a helyzetük?`,
      right: words(TWO_CIRCLES[index] ?? '', String(index)),
      because: `Helyes! A sugarak összege ${t(p + q)}, különbsége ${t(p - q)}.`,
      wrong: rng
        .sample(
          [0, 1, 2, 3, 4].filter(i => i !== index),
          3,
        )
        .map(i =>
          wrong(
            words(TWO_CIRCLES[i] ?? '', String(i)),
            'sugarak-osszege-kulonbsege',
            'Hasonlítsd a középpontok távolságát a sugarak összegéhez és különbségéhez!',
          ),
        ),
      hints: [
        'Mennyi a két sugár összege és különbsége?',
        'Összegnél nagyobb távolság: kívül; egyenlő: érintés kívülről; a kettő között: metszés.',
        `$${p}+${q}=${p + q}$ és $${p}-${q}=${p - q}$.`,
      ],
      solution: `A távolság ${t(d)}, a sugarak összege ${t(p + q)}, különbsége ${t(p - q)}: ${TWO_CIRCLES[index]}.`,
    },
    // Second method: look where the two circles cut the line of their centres.
    key => {
      const [a1, a2, b1, b2] = [-p, p, d - q, d + q];
      const found = b1 > a2 ? 0 : b1 === a2 ? 1 : b2 > a2 && b1 > a1 ? 2 : b2 === a2 ? 3 : 4;
      return Number(key) === found;
    },
  );
}

function chordParts(rng: Rng): Task {
  const r = rng.int(3, 40);
  const kind = rng.pick(['d', 'r', 'touch'] as const);
  const q = rng.int(2, 20);
  if (kind === 'touch') {
    const inside = rng.chance(0.5);
    redrawIf(r === q);
    const answer = inside ? Math.abs(r - q) : r + q;
    return numeric(
      {
        question: `Két kör ${inside ? 'belülről' : 'kívülről'} érinti egymást, sugaruk ${t(r)} cm és ${t(q)} cm. Mekkora a középpontjaik távolsága?`,
        answer: num(answer),
        check: 'NUM',
        unit: 'cm',
        wrong: [
          wrong(
            num(inside ? r + q : Math.abs(r - q)),
            'sugarak-osszege-kulonbsege',
            inside ? 'Belső érintésnél a sugarak különbsége kell.' : 'Külső érintésnél a sugarak összege kell.',
          ),
          wrong(num(2 * (r + q)), 'atmero-sugar-csere', 'Átmérőkkel számoltál.'),
          wrong(num(Math.max(r, q)), 'csak-az-egyik-sugar', 'Mindkét sugárra szükség van.'),
        ],
        other: 'Rajzold le a két kört és a középpontjaikat!',
        hints: [
          'Rajzold le!',
          inside ? 'Belső érintésnél a távolság a sugarak különbsége.' : 'Külső érintésnél a távolság a sugarak összege.',
          inside ? 'A kisebb kör a nagyobb belsejében van.' : 'A két kör egymás mellett van.',
        ],
        solution: inside ? `$${Math.max(r, q)}-${Math.min(r, q)}=${answer}$ cm.` : `$${r}+${q}=${answer}$ cm.`,
      },
      fits(v => (inside ? v + Math.min(r, q) === Math.max(r, q) : v - r === q)),
    );
  }
  const answer = kind === 'd' ? 2 * r : r;
  return numeric(
    {
      question:
        kind === 'd'
          ? `Egy kör sugara ${t(r)} cm. Milyen hosszú a leghosszabb húrja?`
          : `Egy kör leghosszabb húrja ${t(2 * r)} cm. Mekkora a sugara?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(num(kind === 'd' ? r : 2 * r), 'atmero-sugar-csere', 'Az átmérő a sugár kétszerese.'),
        wrong(num(kind === 'd' ? 3 * r : 4 * r), 'atmero-sugar-csere', 'Az átmérő éppen kétszer akkora, mint a sugár.'),
        wrong(num(kind === 'd' ? r / 2 : r / 2), 'rossz-iranyu-felezes', 'Rossz irányba feleztél.'),
      ],
      other: 'A leghosszabb húr az átmérő.',
      hints: ['Melyik a leghosszabb húr?', 'A leghosszabb húr az átmérő: $d=2r$.', kind === 'd' ? `$2\\cdot${r}$` : `$${2 * r}:2$`],
      solution: kind === 'd' ? `$2\\cdot${r}=${2 * r}$ cm.` : `$${2 * r}:2=${r}$ cm.`,
    },
    fits(v => (kind === 'd' ? v - r === r : v + v === 2 * r)),
  );
}

const circlePosition = defineGenerator('gen-circle-position', 'A kör részei, kölcsönös helyzet', ['matek-6-kor'], (rng, level) =>
  level === 1 ? (rng.chance(0.5) ? chordParts(rng) : lineAndCircle(rng)) : level === 2 ? lineAndCircle(rng) : twoCircles(rng),
);

const inscribedAngle = defineGenerator('gen-inscribed-angle', 'Kerületi szög', ['matek-7-keruleti-szog'], (rng, level) => {
  if (level === 1) {
    const central = rng.int(10, 85) * 2;
    const askInscribed = rng.chance(0.5);
    const answer = askInscribed ? central / 2 : central;
    const given = askInscribed ? central : central / 2;
    return numeric(
      {
        question: askInscribed
          ? `Az $AB$ ívhez tartozó középponti szög ${deg(central)}. Mekkora az ugyanezen ívhez tartozó kerületi szög?`
          : `Az $AB$ ívhez tartozó kerületi szög ${deg(given)}. Mekkora az ugyanezen ívhez tartozó középponti szög?`,
        answer: num(answer),
        check: 'NUM',
        unit: '°',
        expr: askInscribed ? `${central}/2` : `${given}*2`,
        wrong: [
          wrong(num(given), 'keruleti-egyenlo-kozepponti', 'A kerületi szög a középponti szög fele, nem egyenlő vele.'),
          wrong(
            num(askInscribed ? central * 2 : given / 2),
            'rossz-iranyu-felezes',
            askInscribed ? 'Kétszereztél, pedig felezni kell.' : 'Feleztél, pedig kétszerezni kell.',
          ),
          wrong(num(180 - given), 'kiegeszito-szog', '180°-ra egészítetted ki.'),
        ],
        other: 'Kerületi szög = középponti szög fele.',
        hints: [
          'Hol van a szög csúcsa?',
          'A kerületi szög fele a hozzá tartozó középponti szögnek.',
          askInscribed ? `$${central}^\\circ:2$` : `$2\\cdot${x(given)}^\\circ$`,
        ],
        solution: askInscribed ? `$${central}^\\circ:2=${x(answer)}^\\circ$.` : `$2\\cdot${x(given)}^\\circ=${answer}^\\circ$.`,
      },
      fits(v => (askInscribed ? v + v === central : v === given + given)),
    );
  }
  if (level === 2) {
    const arc1 = rng.int(20, 80) * 2;
    const arc2 = rng.int(20, 80) * 2;
    const arc3 = 360 - arc1 - arc2;
    redrawIf(arc3 < 30 || arc3 === arc1 || arc3 === arc2 || arc3 % 2 !== 0);
    return numeric(
      {
        question: `Az $ABC$ háromszög csúcsai egy körön vannak. Az $AB$ ív ${deg(arc1)}, a $BC$ ív ${deg(arc2)} (a harmadik csúcsot nem tartalmazó ívek). Mekkora az $ABC$ szög?`,
        answer: num(arc3 / 2),
        check: 'NUM',
        unit: '°',
        expr: `(360-${arc1}-${arc2})/2`,
        wrong: [
          wrong(num(arc3), 'keruleti-egyenlo-kozepponti', 'Ez az $AC$ ív. A kerületi szög a fele.'),
          wrong(num(arc1 / 2), 'rossz-iv', 'Ez a $C$ csúcsnál lévő szög.'),
          wrong(num(arc2 / 2), 'rossz-iv', 'Ez az $A$ csúcsnál lévő szög.'),
          wrong(num((arc1 + arc2) / 2), 'rossz-iv', 'A $B$ csúcsnál lévő szög az $AC$ ívhez tartozik.'),
        ],
        other: 'A $B$ csúcsnál lévő szöghöz az $AC$ ív tartozik.',
        hints: [
          'Melyik ív tartozik a $B$ csúcsnál lévő szöghöz?',
          'A három ív összege 360°, a kerületi szög az ív fele.',
          `Az $AC$ ív: $360^\\circ-${arc1}^\\circ-${arc2}^\\circ=${arc3}^\\circ$.`,
        ],
        solution: `Az $AC$ ív ${deg(arc3)}, ezért az $ABC$ szög $${arc3}^\\circ:2=${arc3 / 2}^\\circ$.`,
      },
      fits(v => v + arc1 / 2 + arc2 / 2 === 180),
    );
  }
  const a = rng.int(20, 70);
  const kind = rng.pick(['semicircle', 'cyclic'] as const);
  if (kind === 'semicircle') {
    return numeric(
      {
        question: `$AB$ egy kör átmérője, $C$ a kör egy pontja, és a $BAC$ szög ${deg(a)}. Mekkora az $ABC$ szög?`,
        answer: num(90 - a),
        check: 'NUM',
        unit: '°',
        expr: `90-${a}`,
        wrong: [
          wrong(num(180 - a), 'felkorbe-irt-szog', 'A $C$ csúcsnál derékszög van, mert $AB$ átmérő.'),
          wrong(num(a), 'egyenlo-szogek', 'Csak akkor lennének egyenlők, ha $AC=BC$.'),
          wrong(num(180 - 2 * a), 'egyenlo-szaru-feltevese', 'Nem tudjuk, hogy egyenlő szárú. A $C$-nél lévő szög 90°.'),
        ],
        other: 'Átmérőhöz tartozó kerületi szög 90°.',
        hints: ['Mekkora szög van a $C$ csúcsnál?', 'Félkörbe írt kerületi szög derékszög.', `$90^\\circ+${a}^\\circ+\\beta=180^\\circ$`],
        solution: `A $C$ csúcsnál 90° van, ezért $90^\\circ-${a}^\\circ=${90 - a}^\\circ$.`,
      },
      fits(v => 90 + a + v === 180),
    );
  }
  const b = rng.int(50, 130);
  redrawIf(b === 90);
  return numeric(
    {
      question: `Az $ABCD$ négyszög csúcsai egy körön vannak. Az $A$ csúcsnál lévő szög ${deg(b)}. Mekkora a $C$ csúcsnál lévő szög?`,
      answer: num(180 - b),
      check: 'NUM',
      unit: '°',
      expr: `180-${b}`,
      wrong: [
        wrong(num(b), 'szemkozti-szogek-egyenlok', 'A húrnégyszög szemközti szögei nem egyenlők: az összegük 180°.'),
        wrong(num(360 - b), 'teljes-szogre', 'A két ív összege 360°, a kerületi szögeké a fele.'),
        wrong(num(Math.abs(90 - b)), 'felkorbe-irt-szog', '90°-kal számoltál. A szemközti szögek összege 180°.'),
      ],
      other: 'A két szöghöz tartozó ívek együtt a teljes kört adják.',
      hints: [
        'Melyik ívek tartoznak a két szöghöz?',
        'A két ív összege 360°, ezért a két kerületi szög összege 180°.',
        `$180^\\circ-${b}^\\circ$`,
      ],
      solution: `$180^\\circ-${b}^\\circ=${180 - b}^\\circ$.`,
    },
    fits(v => 2 * v + 2 * b === 360),
  );
});

const circleMeasure = defineGenerator('gen-circle-measure', 'A kör kerülete, területe', ['matek-7-kor-kerulete-terulete'], (rng, level) => {
  const r = rng.int(2, level === 1 ? 15 : 30);
  const unit = rng.pick(['cm', 'dm', 'm']);
  if (level === 1) {
    const area = rng.chance(0.5);
    const byD = rng.chance(0.4);
    redrawIf(r === 2);
    return numeric(
      {
        question: `Egy kör ${byD ? `átmérője ${t(2 * r)} ${unit}` : `sugara ${t(r)} ${unit}`}. Mekkora a ${area ? 'területe' : 'kerülete'}? A választ $\\pi$-vel add meg!`,
        answer: pi(rat(area ? r * r : 2 * r)),
        check: 'NUM',
        unit: area ? `${unit}²` : unit,
        wrong: [
          wrong(pi(rat(area ? 2 * r : r * r)), 'kerulet-terulet-csere', area ? 'Ez a kerület: $2\\pi r$.' : 'Ez a terület: $\\pi r^2$.'),
          wrong(pi(rat(area ? 4 * r * r : 4 * r)), 'atmero-sugar-csere', 'Az átmérővel számoltál sugár helyett.'),
          wrong(pi(rat(r)), 'keplet-hiba', area ? 'A sugarat négyzetre kell emelni.' : 'A kerület $2\\pi r$: a 2-es kimaradt.'),
          wrong(
            pi(rat(area ? 2 * r * r : 2 * r * r)),
            'keplet-hiba',
            area ? 'A $\\pi r^2$ képletben nincs 2-es szorzó.' : 'A kerületben nincs négyzet.',
          ),
        ],
        other: 'Kerület: $2\\pi r$, terület: $\\pi r^2$.',
        hints: [
          byD ? 'Mekkora a sugár?' : 'Kerület vagy terület a kérdés?',
          area ? '$T=\\pi r^2$' : '$K=2\\pi r$',
          area ? `$\\pi\\cdot${r}^2$` : `$2\\cdot\\pi\\cdot${r}$`,
        ],
        solution: area ? `$\\pi\\cdot${r}^2=${r * r}\\pi$ ${unit}².` : `$2\\cdot\\pi\\cdot${r}=${2 * r}\\pi$ ${unit}.`,
      },
      equals(area ? Math.PI * r ** 2 : Math.PI * (r + r)),
    );
  }
  if (level === 2) {
    const fromArea = rng.chance(0.5);
    const askArea = !fromArea;
    redrawIf(r === 2 || r === 4);
    return numeric(
      {
        question: fromArea
          ? `Egy kör területe $${x(r * r)}\\pi$ ${unit}². Mekkora a kerülete? A választ $\\pi$-vel add meg!`
          : `Egy kör kerülete $${2 * r}\\pi$ ${unit}. Mekkora a területe? A választ $\\pi$-vel add meg!`,
        answer: pi(rat(askArea ? r * r : 2 * r)),
        check: 'NUM',
        unit: askArea ? `${unit}²` : unit,
        wrong: [
          wrong(pi(rat(r)), 'nem-a-kerdesre-felel', `A sugár ${t(r)}; folytasd a képlettel!`),
          wrong(
            pi(rat(askArea ? 4 * r * r : r * r)),
            askArea ? 'atmero-sugar-csere' : 'kerulet-terulet-csere',
            askArea ? 'Az átmérővel számoltál sugár helyett.' : 'Ez a terület maga.',
          ),
          wrong(
            pi(rat(askArea ? 2 * r : 2 * r * r)),
            'kerulet-terulet-csere',
            askArea ? 'Ez a kerület maga.' : 'A sugár a terület négyzetgyökéből jön: előbb vonj gyököt!',
          ),
        ],
        other: 'Először a sugarat számítsd ki!',
        hints: [
          'Mekkora a sugár?',
          fromArea
            ? 'A sugár négyzetéből vonj négyzetgyököt, aztán $K=2\\pi r$.'
            : 'A kerületből a sugár: $r=K:(2\\pi)$, aztán $T=\\pi r^2$.',
          `$r=${r}$`,
        ],
        solution: `$r=${r}$, ezért ${askArea ? `a terület $${x(r * r)}\\pi$ ${unit}²` : `a kerület $${2 * r}\\pi$ ${unit}`}.`,
      },
      equals(askArea ? (2 * r * Math.PI) ** 2 / (4 * Math.PI) : 2 * Math.sqrt(Math.PI * (r * r * Math.PI))),
    );
  }
  const angle = rng.pick([30, 45, 60, 90, 120, 150, 240, 270]);
  const arc = rng.chance(0.5);
  const value = arc ? rat(2 * r * angle, 360) : rat(r * r * angle, 360);
  redrawIf(value.d > 3);
  const full = arc ? rat(2 * r) : rat(r * r);
  return numeric(
    {
      question: `Egy ${t(r)} ${unit} sugarú körben ${numberArticle(angle)} ${unitSuf(angle, '°', 'as')} középponti szöghöz tartozó ${arc ? 'körív milyen hosszú' : 'körcikk mekkora területű'}? A választ $\\pi$-vel add meg!`,
      answer: pi(value),
      check: 'NUM',
      unit: arc ? unit : `${unit}²`,
      wrong: [
        wrong(pi(full), 'szog-kimarad', 'Ez a teljes kör. A középponti szög arányában kell venni.'),
        wrong(
          pi(arc ? rat(r * r * angle, 360) : rat(2 * r * angle, 360)),
          'kerulet-terulet-csere',
          arc ? 'A terület képletével számoltál.' : 'A kerület képletével számoltál.',
        ),
        wrong(pi(rat(value.n * 2, value.d)), 'felkorrel-szamol', '180°-kal osztottál. A teljes kör 360°.'),
      ],
      other: 'A szög és a 360° arányában vedd a teljes kört!',
      hints: [
        'A kör hányad része ez?',
        `Az arány $\\frac{${angle}}{360}=${frac(rat(angle, 360)).tex}$.`,
        arc ? `A teljes kerület $${2 * r}\\pi$.` : `A teljes terület $${x(r * r)}\\pi$.`,
      ],
      solution: `$${arc ? `${2 * r}\\pi` : `${x(r * r)}\\pi`}\\cdot${frac(rat(angle, 360)).tex}=${pi(value).tex}$ ${arc ? unit : `${unit}²`}.`,
    },
    equals((arc ? (angle * Math.PI) / 180 : ((angle * Math.PI) / 360) * r) * r),
  );
});

export const circle = [circlePosition, inscribedAngle, circleMeasure];
