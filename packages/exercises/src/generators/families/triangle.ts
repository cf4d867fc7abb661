import { capital, decimalsOf, letterArticle, The, TheWord, texNumber, textNumber, the, theWord } from '../../hungarian/index.ts';
import { tidy } from '../arithmetic.ts';
import { defineGenerator, type Level, redraw, redrawIf, type Task } from '../engine.ts';
import { equals, fits } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { choice, numeric, words, wrong } from '../tasks.ts';
import { num, root, squareFree, surd } from '../value.ts';

const t = textNumber;
const x = texNumber;
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [6, 8, 10],
  [9, 12, 15],
  [12, 16, 20],
  [20, 21, 29],
] as const;

function triple(rng: Rng, max: number): readonly [number, number, number] {
  const [a, b, c] = rng.pick(TRIPLES);
  const k = rng.int(1, 6);
  redrawIf(c * k > max);
  return rng.chance(0.5) ? [a * k, b * k, c * k] : [b * k, a * k, c * k];
}

const LINES = [
  { name: 'súlyvonal (oldalfelező)', key: 'median', text: 'egy csúcsot a szemközti oldal felezőpontjával köt össze' },
  { name: 'magasságvonal', key: 'altitude', text: 'egy csúcsból merőleges a szemközti oldal egyenesére' },
  { name: 'szögfelező', key: 'bisector', text: 'egy csúcsból indul, és két egyenlő részre osztja a csúcsnál lévő szöget' },
  { name: 'oldalfelező merőleges', key: 'perpendicular', text: 'az oldal felezőpontján megy át, és merőleges az oldalra' },
] as const;
const MEETING = [
  { key: 'median', point: 'a súlypont' },
  { key: 'altitude', point: 'a magasságpont' },
  { key: 'bisector', point: 'a beírt kör középpontja' },
  { key: 'perpendicular', point: 'a körülírt kör középpontja' },
] as const;

function nameLine(rng: Rng): Task {
  const asPoint = rng.chance(0.5);
  const at = rng.int(0, 3);
  const line = LINES[at] ?? LINES[0];
  const meet = MEETING[at] ?? MEETING[0];
  const name = rng.pick(['ABC', 'PQR', 'MNP', 'DEF', 'KLM', 'XYZ']);
  const plural = {
    median: 'súlyvonalainak',
    altitude: 'magasságvonalainak',
    bisector: 'szögfelezőinek',
    perpendicular: 'oldalfelező merőlegeseinek',
  }[line.key];
  return choice(
    rng,
    {
      question: asPoint
        ? `Mi a neve ${letterArticle(name)} $${name}$ háromszög ${plural} metszéspontjának?`
        : `${capital(letterArticle(name))} $${name}$ háromszögben egy vonal ${line.text}. Mi a neve?`,
      right: words(asPoint ? meet.point : line.name, line.key),
      because: `Helyes! ${asPoint ? `Ez ${meet.point}.` : `${TheWord(line.name)} ${line.text}.`}`,
      wrong: [0, 1, 2, 3]
        .filter(i => i !== at)
        .map(i =>
          wrong(
            words(asPoint ? (MEETING[i]?.point ?? '') : (LINES[i]?.name ?? ''), LINES[i]?.key ?? ''),
            asPoint ? 'nevezetes-pontok-keverese' : i === 3 || at === 3 ? 'sulyvonal-felezomeroleges' : 'nevezetes-vonalak-keverese',
            `${capital(LINES[i]?.name ?? '')}: ${LINES[i]?.text}.`,
          ),
        ),
      hints: [
        'Mit csinál ez a vonal?',
        'Figyelj: csúcsból indul? Felez valamit? Merőleges valamire?',
        asPoint ? `${capital(line.name)}: ${line.text}.` : 'Rajzold le egy általános háromszögben!',
      ],
      solution: asPoint ? `${TheWord(plural)} metszéspontja: ${meet.point}.` : `Ez ${theWord(line.name)}.`,
    },
    key => key === (asPoint ? MEETING.find(m => m.point === meet.point)?.key : LINES.find(l => l.text === line.text)?.key),
  );
}

function centroid(rng: Rng, level: Level): Task {
  const k = rng.int(2, 18);
  const [vertex, side, whole] = [2 * k, k, 3 * k];
  const names = rng.pick([
    ['A', 'M', 'BC'],
    ['B', 'N', 'AC'],
    ['C', 'P', 'AB'],
  ] as const);
  const kind =
    level === 2 ? rng.pick(['vertex', 'side'] as const) : rng.pick(['whole-from-vertex', 'whole-from-side', 'side-from-vertex'] as const);
  const [v, f, s] = names;
  const median = `${v}${f}`;
  const text = {
    vertex: `Az $ABC$ háromszög $${median}$ súlyvonala ${t(whole)} cm, a súlypont $G$. Milyen hosszú $${v}G$?`,
    side: `Az $ABC$ háromszög $${median}$ súlyvonala ${t(whole)} cm, a súlypont $G$. Milyen hosszú $G${f}$?`,
    'whole-from-vertex': `Az $ABC$ háromszög súlypontja $G$, és $${v}G=${vertex}$ cm. Milyen hosszú ${letterArticle(v)} $${median}$ súlyvonal?`,
    'whole-from-side': `Az $ABC$ háromszögben $${f}$ ${letterArticle(s)} $${s}$ oldal felezőpontja, $G$ a súlypont, és $G${f}=${side}$ cm. Milyen hosszú $${median}$?`,
    'side-from-vertex': `Az $ABC$ háromszög súlypontja $G$, $${f}$ ${letterArticle(s)} $${s}$ oldal felezőpontja, és $${v}G=${vertex}$ cm. Milyen hosszú $G${f}$?`,
  }[kind];
  const answer = { vertex, side, 'whole-from-vertex': whole, 'whole-from-side': whole, 'side-from-vertex': side }[kind];
  const given = { vertex: whole, side: whole, 'whole-from-vertex': vertex, 'whole-from-side': side, 'side-from-vertex': vertex }[kind];
  return numeric(
    {
      question: text,
      answer: num(answer),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(num(given / 2), 'sulypont-felezi', 'A súlypont nem felezi a súlyvonalat: a csúcs felőli rész kétszer akkora.'),
        wrong(num(given * 2), 'arany-forditva', 'Fordítva vetted az arányt.'),
        wrong(
          num(kind === 'vertex' ? side : kind === 'side' ? vertex : given * 3),
          'arany-forditva',
          'A csúcs felőli rész a súlyvonal kétharmada, a másik az egyharmada.',
        ),
        wrong(num(tidy(given * 1.5)), 'arany-forditva', 'Rossz arányszámmal szoroztál.'),
      ],
      other: 'A súlypont a súlyvonalat 2 : 1 arányban osztja, a csúcs felőli rész a nagyobb.',
      hints: [
        'Milyen arányban osztja a súlypont a súlyvonalat?',
        'A csúcs felőli rész a súlyvonal kétharmada, a másik az egyharmada.',
        {
          vertex: `$\\frac{2}{3}\\cdot${whole}$`,
          side: `$\\frac{1}{3}\\cdot${whole}$`,
          'whole-from-vertex': `Egy harmad: $${vertex}:2$.`,
          'whole-from-side': `$3\\cdot${side}$`,
          'side-from-vertex': `$${vertex}:2$`,
        }[kind],
      ],
      solution: `${{ vertex: `$\\frac{2}{3}\\cdot${whole}=${vertex}$`, side: `$\\frac{1}{3}\\cdot${whole}=${side}$`, 'whole-from-vertex': `$${vertex}:2\\cdot3=${whole}$`, 'whole-from-side': `$${side}\\cdot3=${whole}$`, 'side-from-vertex': `$${vertex}:2=${side}$` }[kind]} cm.`,
    },
    fits(r => {
      // Recomputed from a triangle whose median has the given length: the mean of three points.
      const length = { vertex: whole, side: whole, 'whole-from-vertex': r, 'whole-from-side': r, 'side-from-vertex': 3 * r }[kind];
      const g = (0 + length + length) / 3;
      return {
        vertex: g === r,
        side: length - g === r,
        'whole-from-vertex': Math.abs(g - vertex) < 1e-9,
        'whole-from-side': Math.abs(length - g - side) < 1e-9,
        'side-from-vertex': Math.abs(g - vertex) < 1e-9,
      }[kind];
    }),
  );
}

const triangleLines = defineGenerator('gen-triangle-lines', 'A háromszög nevezetes vonalai', ['matek-6-nevezetes-vonalak'], (rng, level) =>
  level === 1 ? nameLine(rng) : centroid(rng, level),
);

const similarTriangles = defineGenerator('gen-similar-triangles', 'Hasonló háromszögek', ['matek-7-hasonlo-haromszogek'], (rng, level) => {
  const [p, q] = rng.pick([
    [1, 2],
    [2, 3],
    [3, 4],
    [3, 5],
    [1, 3],
    [4, 5],
    [2, 5],
  ] as const);
  const k = rng.int(2, 9);
  if (level === 1) {
    const [a, b] = [p * k, q * k];
    const c = p * rng.int(2, 12);
    const d = (c * q) / p;
    redrawIf(c === a || d === b);
    return numeric(
      {
        question: `Két háromszög hasonló. Az egyik két oldala ${t(a)} cm és ${t(c)} cm. ${The(a)} cm-es oldalnak a másik háromszögben ${t(b)} cm-es oldal felel meg. Mekkora ${the(c)} cm-es oldal megfelelője?`,
        answer: num(d),
        check: 'NUM',
        unit: 'cm',
        expr: `${c}*${b}/${a}`,
        wrong: [
          wrong(num(c + b - a), 'kulonbseggel-kovetkeztet', 'A különbséget adtad hozzá. A megfelelő oldalak **aránya** egyenlő.'),
          wrong(num(tidy((c * a) / b)), 'arany-forditva', 'Fordítva vetted az arányt.'),
          wrong(num(c), 'hasonlo-egybevago', 'Az oldalak nem egyenlők, csak az arányuk.'),
        ].filter(w => decimalsOf(w.value.size ?? 0) < 3),
        other: 'A megfelelő oldalak aránya állandó.',
        hints: ['Mennyi a hasonlóság aránya?', 'A megfelelő oldalak aránya egyenlő.', `Az arány $\\frac{${b}}{${a}}$.`],
        solution: `$${c}\\cdot\\frac{${b}}{${a}}=${x(d)}$ cm.`,
      },
      fits(v => v * a === c * b),
    );
  }
  if (level === 2) {
    const perimeter = p * k * 3;
    const shadow = rng.chance(0.5);
    if (shadow) {
      const pole = rng.pick([1, 1.5, 2]);
      const ratio = rng.pick([0.5, 0.75, 1.25, 1.5, 2]);
      const height = rng.int(4, 30);
      const [s1, s2] = [tidy(pole * ratio), tidy(height * ratio)];
      return numeric(
        {
          question: `Egy ${t(pole)} m magas rúd árnyéka ${t(s1)} m. Ugyanekkor egy fa árnyéka ${t(s2)} m. Milyen magas a fa?`,
          answer: num(height),
          check: 'NUM',
          unit: 'm',
          expr: `${s2}*${pole}/${s1}`,
          wrong: [
            wrong(num(tidy(s2 - s1 + pole)), 'kulonbseggel-kovetkeztet', 'Különbséggel következtettél. Az arányok egyenlők.'),
            wrong(num(tidy((s2 * s1) / pole)), 'arany-forditva', 'Fordítva vetted az arányt.'),
            wrong(num(s2), 'hasonlo-egybevago', 'Az árnyék hosszát adtad meg.'),
          ].filter(w => decimalsOf(w.value.size ?? 0) < 4 && (w.value.size ?? 0) > 0),
          other: 'A magasság és az árnyék aránya ugyanaz mindkettőnél.',
          hints: [
            'A két derékszögű háromszög hasonló.',
            'Magasság : árnyék mindkettőnél ugyanannyi.',
            `$\\frac{${x(pole)}}{${x(s1)}}=\\frac{h}{${x(s2)}}$`,
          ],
          solution: `$h=\\frac{${x(pole)}\\cdot${x(s2)}}{${x(s1)}}=${height}$ m.`,
        },
        fits(v => Math.abs(v / s2 - pole / s1) < 1e-9),
      );
    }
    const other = q * k * 3;
    return numeric(
      {
        question: `Két hasonló háromszög hasonlósági aránya $${p}:${q}$. A kisebb kerülete ${t(perimeter)} cm. Mekkora a nagyobb kerülete?`,
        answer: num(other),
        check: 'NUM',
        unit: 'cm',
        expr: `${perimeter}*${q}/${p}`,
        wrong: [
          wrong(num(tidy((perimeter * q * q) / (p * p))), 'kerulet-aranya-negyzet', 'A kerületek aránya $k$, nem $k^2$.'),
          wrong(num(perimeter + q - p), 'kulonbseggel-kovetkeztet', 'Különbséggel következtettél.'),
          wrong(num(tidy((perimeter * p) / q)), 'arany-forditva', 'Fordítva vetted az arányt: a nagyobbat keressük.'),
        ].filter(w => decimalsOf(w.value.size ?? 0) < 3),
        other: 'A kerületek aránya megegyezik a hasonlóság arányával.',
        hints: [
          'A kerület is hosszúság.',
          'A kerületek aránya ugyanaz, mint az oldalaké.',
          `Egy rész: $${perimeter}:${p}=${perimeter / p}$.`,
        ],
        solution: `$${perimeter}:${p}\\cdot${q}=${other}$ cm.`,
      },
      fits(v => v * p === perimeter * q),
    );
  }
  const area = p * p * k;
  const other = q * q * k;
  const askSide = rng.chance(0.4);
  if (askSide) {
    const side = p * rng.int(2, 9);
    return numeric(
      {
        question: `Két hasonló háromszög területe ${t(area)} cm² és ${t(other)} cm². A kisebb egyik oldala ${t(side)} cm. Mekkora a neki megfelelő oldal a nagyobb háromszögben?`,
        answer: num((side * q) / p),
        check: 'NUM',
        unit: 'cm',
        wrong: [
          wrong(
            num(tidy((side * other) / area)),
            'terulet-aranya-k',
            'A területek arányát vetted az oldalak arányának. Abból gyököt kell vonni.',
          ),
          wrong(num(side + q - p), 'kulonbseggel-kovetkeztet', 'Különbséggel következtettél.'),
          wrong(num(tidy((side * p) / q)), 'arany-forditva', 'Fordítva vetted az arányt.'),
        ].filter(w => decimalsOf(w.value.size ?? 0) < 3),
        other: 'A területek aránya $k^2$, ebből $k$ a négyzetgyökkel kapható.',
        hints: [
          'Mennyi a területek aránya?',
          'A területek aránya $k^2$, az oldalaké $k$.',
          `$k^2=\\frac{${other}}{${area}}=\\frac{${q * q}}{${p * p}}$`,
        ],
        solution: `$k=\\frac{${q}}{${p}}$, ezért $${side}\\cdot\\frac{${q}}{${p}}=${(side * q) / p}$ cm.`,
      },
      fits(v => Math.abs((v / side) ** 2 - other / area) < 1e-9),
    );
  }
  return numeric(
    {
      question: `Két hasonló háromszög megfelelő oldalainak aránya $${p}:${q}$. A kisebb területe ${t(area)} cm². Mekkora a nagyobb területe?`,
      answer: num(other),
      check: 'NUM',
      unit: 'cm²',
      expr: `${area}*${q}^2/${p}^2`,
      wrong: [
        wrong(num(tidy((area * q) / p)), 'terulet-aranya-k', 'A területek aránya $k^2$, nem $k$.'),
        wrong(num(tidy((area * 2 * q) / p)), 'negyzet-mint-duplazas', 'Kétszereztél négyzetre emelés helyett.'),
        wrong(num(area + q * q - p * p), 'kulonbseggel-kovetkeztet', 'Különbséggel következtettél.'),
      ].filter(w => decimalsOf(w.value.size ?? 0) < 3),
      other: 'A területek aránya a hasonlósági arány négyzete.',
      hints: ['Hogyan nő a terület, ha az oldalak kétszeresére nőnek?', 'A területek aránya $k^2$.', `$k^2=\\frac{${q * q}}{${p * p}}$`],
      solution: `$${area}\\cdot\\frac{${q * q}}{${p * p}}=${other}$ cm².`,
    },
    fits(v => Math.abs(Math.sqrt(v / area) - q / p) < 1e-9),
  );
});

const thales = defineGenerator('gen-thales', 'Párhuzamos szelők', ['matek-7-parhuzamos-szelok'], (rng, level) => {
  const [am, mb] = [rng.int(2, 12), rng.int(2, 12)];
  const an = rng.int(2, 15);
  const nc = (an * mb) / am;
  redrawIf(decimalsOf(nc) > (level === 1 ? 0 : 1) || am === mb || am === an || nc > 40);
  const intro = 'Az $ABC$ háromszögben $M$ az $AB$, $N$ az $AC$ oldal pontja, és $MN\\parallel BC$.';
  if (level < 3) {
    return numeric(
      {
        question: `${intro} $AM=${am}$ cm, $MB=${mb}$ cm, $AN=${an}$ cm. Milyen hosszú $NC$?`,
        answer: num(nc),
        check: 'NUM',
        unit: 'cm',
        expr: `${an}*${mb}/${am}`,
        wrong: [
          wrong(num(an + mb - am), 'kulonbseggel-kovetkeztet', 'Különbséggel következtettél. Az arányok egyenlők.'),
          wrong(num(tidy((am * an) / mb)), 'arany-forditva', 'Fordítva vetted az arányt.'),
          wrong(num(tidy((am * mb) / an)), 'nem-megfelelo-szakaszok', 'Nem a megfelelő szakaszokat párosítottad.'),
          wrong(num(tidy((an * (am + mb)) / am)), 'nem-megfelelo-szakaszok', 'Ez az egész $AC$. Az $NC$ a kérdés.'),
        ].filter(w => decimalsOf(w.value.size ?? 0) < 3 && (w.value.size ?? 0) > 0),
        other: '$\\frac{AM}{MB}=\\frac{AN}{NC}$',
        hints: [
          'Melyik szakaszok felelnek meg egymásnak?',
          'A párhuzamos szelők tétele: $\\frac{AM}{MB}=\\frac{AN}{NC}$.',
          `$\\frac{${am}}{${mb}}=\\frac{${an}}{NC}$`,
        ],
        solution: `$NC=\\frac{${mb}\\cdot${an}}{${am}}=${x(nc)}$ cm.`,
      },
      fits(v => Math.abs(v * am - mb * an) < 1e-9),
    );
  }
  const ab = am + mb;
  const bc = rng.int(4, 30);
  const mn = (bc * am) / ab;
  redrawIf(decimalsOf(mn) > 1 || mn === am);
  return numeric(
    {
      question: `${intro} $AM=${am}$ cm, $MB=${mb}$ cm, $BC=${bc}$ cm. Milyen hosszú $MN$?`,
      answer: num(mn),
      check: 'NUM',
      unit: 'cm',
      expr: `${bc}*${am}/${ab}`,
      wrong: [
        wrong(
          num(tidy((bc * am) / mb)),
          'am-mb-mint-mn-bc',
          'Az $\\frac{AM}{AB}$ arány kell, nem az $\\frac{AM}{MB}$: az $AMN$ háromszög az egész $ABC$ háromszöghöz hasonló.',
        ),
        wrong(num(bc / 2), 'mindig-kozepvonal', 'Csak akkor lenne a fele, ha $M$ felezőpont lenne.'),
        wrong(num(bc - mb), 'kulonbseggel-kovetkeztet', 'Különbséggel következtettél.'),
        wrong(num(tidy((bc * ab) / am)), 'arany-forditva', 'Fordítva vetted az arányt: $MN$ rövidebb, mint $BC$.'),
      ].filter(w => decimalsOf(w.value.size ?? 0) < 3 && (w.value.size ?? 0) > 0),
      other: 'Az $AMN$ és az $ABC$ háromszög hasonló.',
      hints: ['Melyik két háromszög hasonló?', '$\\frac{AM}{AB}=\\frac{MN}{BC}$', `$AB=${am}+${mb}=${ab}$ cm`],
      solution: `$MN=\\frac{${am}}{${ab}}\\cdot${bc}=${x(mn)}$ cm.`,
    },
    fits(v => Math.abs(v / bc - am / (am + mb)) < 1e-9),
  );
});

const STORIES: ReadonlyArray<{ leg: boolean; longest: number; unit: string; text: (a: number, b: number, c: number) => string }> = [
  {
    leg: true,
    longest: 17,
    unit: 'm',
    text: (a, _b, c) => `Egy ${t(c)} m hosszú tűzoltólétra alja ${t(a)} m-re van a faltól. Milyen magasan ér a falhoz?`,
  },
  {
    leg: false,
    longest: 130,
    unit: 'm',
    text: (a, b) => `Egy téglalap alakú park ${t(a)} m hosszú és ${t(b)} m széles. Milyen hosszú az átlós ösvénye?`,
  },
  {
    leg: false,
    longest: 100,
    unit: 'km',
    text: (a, b) => `Egy hajó ${t(a)} km-t halad északra, majd ${t(b)} km-t keletre. Milyen messze van a kiindulóponttól?`,
  },
  {
    leg: true,
    longest: 100,
    unit: 'm',
    text: (a, _b, c) => `Egy sárkány zsinórja ${t(c)} m, a sárkány alatti pont ${t(a)} m-re van tőlünk. Milyen magasan van a sárkány?`,
  },
];

const pythagoras = defineGenerator('gen-pythagoras', 'Pitagorasz-tétel', ['matek-7-pitagorasz-tetel'], (rng, level) => {
  if (level === 3 && rng.chance(0.5)) {
    const [a, b] = [rng.int(2, 12), rng.int(2, 12)];
    const leg = rng.chance(0.4);
    const [p, q] = a > b ? [a, b] : [b, a];
    redrawIf(leg && p === q);
    const square = leg ? p * p - q * q : a * a + b * b;
    const [out, inside] = squareFree(square);
    redrawIf(inside === 1 || out === 1);
    return numeric(
      {
        question: leg
          ? `Egy derékszögű háromszög átfogója ${t(p)} cm, egyik befogója ${t(q)} cm. Mekkora a másik befogója? Gyökös alakban add meg!`
          : `Egy derékszögű háromszög befogói ${t(a)} cm és ${t(b)} cm. Mekkora az átfogója? Gyökös alakban add meg!`,
        answer: root(square),
        check: 'NUM',
        unit: 'cm',
        wrong: [
          wrong(num(leg ? p - q : a + b), 'oldalakat-adja-ossze', 'Az oldalakkal számoltál négyzetek helyett.'),
          wrong(num(square), 'gyokvonas-elmarad', 'A gyökvonás elmaradt.'),
          wrong(
            root(leg ? p * p + q * q : Math.abs(a * a - b * b) || 1),
            'osszeg-kulonbseg-csere',
            leg ? 'Befogónál ki kell vonni a négyzeteket.' : 'Átfogónál össze kell adni a négyzeteket.',
          ),
        ],
        other: 'Írd fel: $a^2+b^2=c^2$!',
        hints: [
          'Melyik oldal az átfogó?',
          leg ? '$b=\\sqrt{c^2-a^2}$' : '$c=\\sqrt{a^2+b^2}$',
          leg ? `$\\sqrt{${p}^2-${q}^2}=\\sqrt{${square}}$` : `$\\sqrt{${a}^2+${b}^2}=\\sqrt{${square}}$`,
        ],
        solution: `$\\sqrt{${square}}=${root(square).tex}$ cm.`,
      },
      fits(v => Math.abs(leg ? v * v + q * q - p * p : v * v - a * a - b * b) < 1e-6),
    );
  }
  const story = level === 1 ? undefined : rng.pick(STORIES);
  const [a, b, c] = triple(rng, level === 1 ? 50 : (story?.longest ?? 130));
  const leg = story ? story.leg : rng.chance(0.4);
  const answer = leg ? b : c;
  return numeric(
    {
      question: story
        ? story.text(a, b, c)
        : leg
          ? `Egy derékszögű háromszög átfogója ${t(c)} cm, egyik befogója ${t(a)} cm. Mekkora a másik befogója?`
          : `Egy derékszögű háromszög befogói ${t(a)} cm és ${t(b)} cm. Mekkora az átfogója?`,
      answer: num(answer),
      check: 'NUM',
      unit: story ? story.unit : 'cm',
      wrong: [
        wrong(
          num(leg ? c - a : a + b),
          'oldalakat-adja-ossze',
          leg ? 'Az oldalakat vontad ki. A **négyzeteikkel** kell számolni.' : 'Az oldalakat adtad össze. A **négyzeteiket** kell.',
        ),
        wrong(num(answer * answer), 'gyokvonas-elmarad', 'A gyökvonás elmaradt.'),
        wrong(
          root(leg ? c * c + a * a : Math.abs(a * a - b * b)),
          'osszeg-kulonbseg-csere',
          leg ? 'Befogónál ki kell vonni a négyzeteket.' : 'Átfogónál össze kell adni a négyzeteket.',
        ),
      ],
      other: 'Rajzold le, és jelöld be a derékszöget!',
      hints: [
        'Melyik oldal az átfogó?',
        leg ? 'Befogó: $b=\\sqrt{c^2-a^2}$.' : 'Átfogó: $c=\\sqrt{a^2+b^2}$.',
        leg ? `$${c}^2-${a}^2=${x(c * c - a * a)}$` : `$${a}^2+${b}^2=${x(c * c)}$`,
      ],
      solution: leg ? `$\\sqrt{${c}^2-${a}^2}=\\sqrt{${x(b * b)}}=${b}$.` : `$\\sqrt{${a}^2+${b}^2}=\\sqrt{${x(c * c)}}=${c}$.`,
    },
    fits(v => (leg ? a * a + v * v === c * c : v * v === a * a + b * b && v > 0)),
  );
});

const RATIOS: Record<number, { sin: readonly [number, number, number]; tan: readonly [number, number, number] }> = {
  30: { sin: [1, 1, 2], tan: [1, 3, 3] },
  45: { sin: [1, 2, 2], tan: [1, 1, 1] },
  60: { sin: [1, 3, 2], tan: [1, 3, 1] },
};

const solveRightTriangle = defineGenerator(
  'gen-solve-right-triangle',
  'Derékszögű háromszög megoldása',
  ['matek-7-derekszogu-haromszog-megoldasa'],
  (rng, level) => {
    const angle = rng.pick([30, 45, 60]);
    const ratio = RATIOS[angle];
    const complement = RATIOS[90 - angle];
    if (!ratio || !complement) redraw();
    const c = rng.int(3, 15) * 2;
    const sine = surd(c * ratio.sin[0], ratio.sin[1], ratio.sin[2]);
    const cosine = surd(c * complement.sin[0], complement.sin[1], complement.sin[2]);
    if (level === 1) {
      const opposite = rng.chance(0.5);
      redrawIf(angle === 45 && !opposite);
      const [answer, other] = opposite ? [sine, cosine] : [cosine, sine];
      return numeric(
        {
          question: `Egy derékszögű háromszög átfogója ${t(c)} cm, egyik hegyesszöge ${t(angle)}°. Mekkora az ${opposite ? 'ezzel a szöggel szemközti' : 'e szög melletti'} befogó?`,
          answer,
          check: 'NUM',
          unit: 'cm',
          wrong: [
            wrong(
              other,
              'sin-cos-csere',
              opposite
                ? 'A koszinusszal számoltál. A szemközti befogóhoz szinusz kell.'
                : 'A szinusszal számoltál. A melletti befogóhoz koszinusz kell.',
            ),
            wrong(
              surd(c * ratio.tan[0], ratio.tan[1], ratio.tan[2]),
              'rossz-szogfuggveny',
              'A tangens a két befogó aránya, itt az átfogó adott.',
            ),
            wrong(
              surd(c * 2, ratio.sin[1] === 1 ? 3 : ratio.sin[1]),
              'osztas-szorzas-csere',
              'Osztottál szorzás helyett: a befogó rövidebb az átfogónál.',
            ),
          ],
          other: '$\\sin\\alpha=\\frac{\\text{szemközti}}{\\text{átfogó}}$, $\\cos\\alpha=\\frac{\\text{melletti}}{\\text{átfogó}}$',
          hints: [
            'Szemközti vagy melletti befogó?',
            opposite ? 'Szemközti befogó = átfogó · $\\sin\\alpha$.' : 'Melletti befogó = átfogó · $\\cos\\alpha$.',
            opposite ? `$${c}\\cdot\\sin${angle}^\\circ$` : `$${c}\\cdot\\cos${angle}^\\circ$`,
          ],
          solution: opposite ? `$${c}\\cdot\\sin${angle}^\\circ=${answer.tex}$ cm.` : `$${c}\\cdot\\cos${angle}^\\circ=${answer.tex}$ cm.`,
        },
        equals(opposite ? c * Math.sin((angle * Math.PI) / 180) : c * Math.cos((angle * Math.PI) / 180)),
      );
    }
    if (level === 2) {
      const d = rng.int(4, 40);
      const height = surd(d * ratio.tan[0], ratio.tan[1], ratio.tan[2]);
      const inverse = surd(d * complement.tan[0], complement.tan[1], complement.tan[2]);
      return numeric(
        {
          question: rng.pick([
            `Egy torony csúcsa a talppontjától ${t(d)} m távolságból ${t(angle)}°-os szögben látszik. Milyen magas a torony?`,
            `Egy derékszögű háromszög egyik hegyesszöge ${t(angle)}°, a mellette fekvő befogó ${t(d)} cm. Mekkora a szemközti befogó?`,
          ]),
          answer: height,
          check: 'NUM',
          wrong: [
            wrong(inverse, 'emelkedesi-szog-potszoge', 'A pótszög tangensével számoltál.'),
            wrong(
              surd(d * ratio.sin[0], ratio.sin[1], ratio.sin[2]),
              'rossz-szogfuggveny',
              'Szinusszal számoltál, pedig a melletti befogó adott: tangens kell.',
            ),
            wrong(
              surd(d * complement.sin[0], complement.sin[1], complement.sin[2]),
              'rossz-szogfuggveny',
              'Koszinusszal számoltál, pedig a két befogó aránya a tangens.',
            ),
            wrong(num(2 * d), 'szabaly-keveres', 'Ez csak akkor lenne igaz, ha átfogót keresnél 60°-nál.'),
          ],
          other: 'A két befogó aránya a tangens.',
          hints: [
            'Melyik oldalt ismered, és melyiket keresed?',
            '$\\operatorname{tg}\\alpha=\\frac{\\text{szemközti befogó}}{\\text{melletti befogó}}$',
            `$${d}\\cdot\\operatorname{tg}${angle}^\\circ$`,
          ],
          solution: `$${d}\\cdot\\operatorname{tg}${angle}^\\circ=${height.tex}$.`,
        },
        equals(d * Math.tan((angle * Math.PI) / 180)),
      );
    }
    const [p, q] = [rng.int(4, 16), rng.int(4, 20)];
    const area = surd(p * q * ratio.sin[0], ratio.sin[1], ratio.sin[2] * 2);
    return numeric(
      {
        question: `Egy háromszög két oldala ${t(p)} cm és ${t(q)} cm, a közbezárt szög ${t(angle)}°. Mekkora a területe?`,
        answer: area,
        check: 'NUM',
        unit: 'cm²',
        wrong: [
          wrong(
            surd(p * q * ratio.sin[0], ratio.sin[1], ratio.sin[2]),
            'felezes-elmarad',
            'A felezés elmaradt: $T=\\frac{ab\\sin\\gamma}{2}$.',
          ),
          wrong(num((p * q) / 2), 'derekszogu-feltevese', 'Úgy számoltál, mintha derékszögű lenne.'),
          wrong(
            surd(p * q * complement.sin[0], complement.sin[1], complement.sin[2] * 2),
            'sin-cos-csere',
            'Koszinusszal számoltál. A magasságot a szinusz adja.',
          ),
          wrong(num(p * q), 'felezes-elmarad', 'A két oldal szorzata nem a terület.'),
        ],
        other: 'A magasság: $m=b\\sin\\gamma$, a terület $\\frac{a\\cdot m}{2}$.',
        hints: [
          'Hogyan kapod meg a magasságot?',
          '$T=\\frac{a\\cdot b\\cdot\\sin\\gamma}{2}$',
          `$\\frac{${p}\\cdot${q}\\cdot\\sin${angle}^\\circ}{2}$`,
        ],
        solution: `$\\frac{${p}\\cdot${q}\\cdot\\sin${angle}^\\circ}{2}=${area.tex}$ cm².`,
      },
      equals((p * (q * Math.sin((angle * Math.PI) / 180))) / 2),
    );
  },
);

export const triangle = [triangleLines, similarTriangles, thales, pythagoras, solveRightTriangle];
