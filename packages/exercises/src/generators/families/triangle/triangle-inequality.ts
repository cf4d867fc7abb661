import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits, setOf } from '../../proof.ts';
import { choice, hotspot, numeric, words, wrong } from '../../tasks.ts';
import { num, numberSet } from '../../value.ts';
import { apexByAngles, type Geometry } from '../shared/plane-figures.ts';

const t = textNumber;

type Sides = readonly [number, number, number];

/** Second method: each side against the difference of the other two. */
const exists = ([a, b, c]: Sides): boolean => a > Math.abs(b - c) && b > Math.abs(a - c) && c > Math.abs(a - b);

const BETWEEN = 'A harmadik oldal a másik kettő különbsége és összege között van, a határok nélkül.';
const SHORTER = 'A két rövidebb oldal összege legyen nagyobb a leghosszabbnál!';

const inText = (sides: Sides): string => sides.map(side => `${t(side)} cm`).join('; ');
const triple = (sides: Sides) => words(inText(sides), sides.join('|'));

function whichTriple(rng: Rng): Task {
  const [a, b] = [rng.int(2, 9), rng.int(4, 14)].sort((x, y) => x - y) as [number, number];
  redrawIf(a === b);
  const right: Sides = [a, b, a + b - rng.int(1, Math.min(3, a - 1))];
  const [p, q] = [rng.int(2, 8), rng.int(5, 12)].sort((x, y) => x - y) as [number, number];
  const [r, s] = [rng.int(2, 6), rng.int(3, 9)].sort((x, y) => x - y) as [number, number];
  const more = rng.int(1, 3);
  redrawIf(p === q || r === s || right[2] < b);
  return choice(
    rng,
    {
      question: 'Melyik három szakaszból szerkeszthető háromszög?',
      right: triple(right),
      because: `Helyes! $${a}+${b}=${a + b}$, ez nagyobb, mint ${t(right[2])}.`,
      wrong: [
        wrong(
          { p, q },
          ({ p, q }) => triple([p, q, p + q]),
          'egyenloseg-is-jo',
          `$${p}+${q}=${p + q}$, éppen annyi. A három pont egy egyenesre esne.`,
        ),
        wrong(
          { r, s, more },
          ({ r, s, more }) => triple([r, s, r + s + more]),
          'nem-a-ket-rovidebbet-adja',
          `A két rövidebb összege $${r}+${s}=${r + s}$, ez kevesebb, mint ${t(r + s + more)}.`,
        ),
      ],
      hints: ['Melyik a leghosszabb a három közül?', SHORTER, 'Az egyenlőség nem elég.'],
      solution: `A két rövidebb oldal összege csak itt nagyobb a leghosszabbnál: ${inText(right)}.`,
    },
    key => exists(key.split('|').map(Number) as unknown as Sides),
  );
}

const SIDE_OF = { A: 'BC', B: 'AC', C: 'AB' } as const;

/** The side opposite to the largest (or smallest) of three drawn angles. */
function oppositeSide(rng: Rng): Task {
  const [alpha, beta] = [rng.int(35, 95), rng.int(35, 80)];
  const gamma = 180 - alpha - beta;
  const angles = { A: alpha, B: beta, C: gamma };
  const sorted = (['A', 'B', 'C'] as const).toSorted((x, y) => angles[x] - angles[y]);
  const [low = 'A', middle = 'B', high = 'C'] = sorted;
  redrawIf(gamma < 35 || angles[middle] - angles[low] < 6 || angles[high] - angles[middle] < 6);
  const longest = rng.chance(0.6);
  const wanted = longest ? high : low;
  const opposite = longest ? low : high;
  const apex = apexByAngles(10, alpha, beta);
  const figure: Geometry = {
    kind: 'geometry',
    height: 250,
    points: { A: [0, 0], B: [10, 0], C: apex },
    segments: [
      { ends: ['A', 'B'], id: 'ab' },
      { ends: ['B', 'C'], id: 'bc' },
      { ends: ['A', 'C'], id: 'ac' },
    ],
    angles: [
      { at: 'A', arms: ['B', 'C'], label: `${alpha}°` },
      { at: 'B', arms: ['C', 'A'], label: `${beta}°` },
      { at: 'C', arms: ['A', 'B'], label: `${gamma}°` },
    ],
  };
  const word = longest ? 'legnagyobb' : 'legkisebb';
  return hotspot(
    {
      question: `Melyik a háromszög **${longest ? 'leghosszabb' : 'legrövidebb'}** oldala?`,
      figure,
      spots: (['A', 'B', 'C'] as const).map(corner => ({
        id: SIDE_OF[corner].toLowerCase(),
        value: words(SIDE_OF[corner]),
        correct: corner === wanted,
        explanation:
          corner === wanted
            ? `Helyes! A ${word}, ${angles[corner]}°-os szöggel szemben van.`
            : `Ez az oldal ${the(angles[corner])}°-os szöggel szemben van. A ${word} szög ${angles[wanted]}°.`,
        ...(corner === wanted ? {} : { misconception: corner === opposite ? 'szemkozti-oldal-forditva' : 'szog-melletti-oldalt-nezi' }),
      })),
      hints: [
        `Melyik a ${word} szög?`,
        'Nagyobb szöggel szemben hosszabb oldal van.',
        `A ${word} szög a${wanted === 'A' ? 'z' : ''} $${wanted}$ csúcsnál van. Melyik oldal nem indul onnan?`,
      ],
      solution: `A ${word} szög a${wanted === 'A' ? 'z' : ''} $${wanted}$ csúcsnál van, a szemközti oldal $${SIDE_OF[wanted]}$.`,
    },
    // Second method: the sides measured in the drawing.
    key => {
      const lengths = { AB: 10, AC: Math.hypot(...apex), BC: Math.hypot(apex[0] - 10, apex[1]) };
      const own = lengths[key as keyof typeof lengths];
      return Object.values(lengths).every(length => (longest ? length <= own : length >= own));
    },
  );
}

function extremeThird(rng: Rng): Task {
  const [a, b] = [rng.int(4, 30), rng.int(2, 20)];
  redrawIf(a - b < 2);
  const largest = rng.chance(0.5);
  const answer = largest ? a + b - 1 : a - b + 1;
  return numeric(
    {
      question: `Egy háromszög két oldala ${t(a)} cm és ${t(b)} cm, a harmadik is egész centiméter. ${largest ? '**Legfeljebb**' : '**Legalább**'} hány centiméter a harmadik oldal?`,
      answer: num(answer),
      check: 'INT',
      unit: 'cm',
      wrong: largest
        ? [
            wrong({ a, b }, ({ a, b }) => num(a + b), 'egyenloseg-is-jo', 'Ez éppen a két oldal összege: a három pont egy egyenesre esne.'),
            wrong(
              { a },
              ({ a }) => num(a),
              'ismert-a-leghosszabb',
              'A harmadik oldal lehet a leghosszabb is, csak az összegnél legyen kisebb.',
            ),
            wrong(
              { a, b },
              ({ a, b }) => num(a - b + 1),
              'masik-hatart-adja',
              'Ez a legkisebb lehetséges hossz. A legnagyobb a kérdés.',
              'a legkisebb lehetséges hosszt adja meg a legnagyobb helyett',
            ),
          ]
        : [
            wrong({ a, b }, ({ a, b }) => num(a - b), 'egyenloseg-is-jo', 'Ez éppen a különbség: a három pont egy egyenesre esne.'),
            wrong({}, () => num(1), 'csak-az-osszeget-nezi', 'Csak az összeget nézted. A harmadik oldal a különbségnél is nagyobb.'),
            wrong(
              { a, b },
              ({ a, b }) => num(a + b - 1),
              'masik-hatart-adja',
              'Ez a legnagyobb lehetséges hossz. A legkisebb a kérdés.',
              'a legnagyobb lehetséges hosszt adja meg a legkisebb helyett',
            ),
          ],
      other: BETWEEN,
      hints: [
        largest ? 'Mennyi a két ismert oldal összege?' : 'Mennyi a két ismert oldal különbsége?',
        BETWEEN,
        largest ? `$${a}+${b}=${a + b}$, ennél kisebb kell.` : `$${a}-${b}=${a - b}$, ennél nagyobb kell.`,
      ],
      solution: largest
        ? `A harmadik oldal kisebb, mint $${a}+${b}=${a + b}$. A legnagyobb ilyen egész szám ${t(answer)}.`
        : `A harmadik oldal nagyobb, mint $${a}-${b}=${a - b}$. A legkisebb ilyen egész szám ${t(answer)}.`,
    },
    fits(v => {
      const good = range(1, a + b + 5).filter(c => exists([a, b, c]));
      return v === (largest ? good.at(-1) : good[0]);
    }),
  );
}

function listThird(rng: Rng): Task {
  const [a, b] = [rng.int(5, 25), rng.int(2, 3)];
  redrawIf(a - b < 2);
  const good = range(a - b + 1, a + b - 1);
  return numeric(
    {
      question: `Egy háromszög két oldala ${t(a)} cm és ${t(b)} cm. Hány centiméter lehet a harmadik oldal, ha az is egész szám? Add meg az összes lehetőséget, pontosvesszővel elválasztva!`,
      answer: numberSet(good),
      check: 'SET',
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => numberSet(range(a - b, a + b)),
          'egyenloseg-is-jo',
          'A két határt is beleírtad. Ott a három pont egy egyenesre esne.',
          'a két oldal különbségét és összegét is lehetséges hossznak veszi',
        ),
        wrong(
          { a, b },
          ({ a, b }) => numberSet(range(a - b + 1, a)),
          'ismert-a-leghosszabb',
          'Csak addig mentél, amíg a harmadik nem hosszabb a másik kettőnél. Lehet a leghosszabb is.',
        ),
        wrong(
          { a, b },
          ({ a, b }) => numberSet(range(a - b + 1, a + b)),
          'egyenloseg-is-jo',
          'Az összeg már nem jó: a három pont egy egyenesre esne.',
          'a két oldal összegét is lehetséges hossznak veszi, a különbségét nem',
        ),
      ],
      other: BETWEEN,
      hints: ['Mi az alsó és mi a felső határ?', BETWEEN, `$${a}-${b}=${a - b}$ és $${a}+${b}=${a + b}$`],
      solution: `${t(a - b)} és ${t(a + b)} között, a határok nélkül: ${numberSet(good).text}.`,
    },
    setOf(range(1, a + b + 5), c => exists([a, b, c])),
  );
}

function isoscelesPerimeter(rng: Rng): Task {
  const short = rng.int(2, 12);
  const long = rng.int(2 * short, 2 * short + 12);
  return numeric(
    {
      question: `Egy egyenlő szárú háromszög két oldala ${t(short)} cm és ${t(long)} cm. Mekkora a kerülete?`,
      answer: num(2 * long + short),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { short, long },
          ({ short, long }) => num(2 * short + long),
          'nem-letezo-haromszog',
          `A két szárat ${t(short)} cm-nek vetted. Így a két szár nem ér össze, mert $${short}+${short}$ nem nagyobb, mint ${t(long)}.`,
          'a rövidebb oldalt veszi szárnak',
        ),
        wrong({ short, long }, ({ short, long }) => num(short + long), 'harmadik-oldal-kimarad', 'Csak két oldalt adtál össze.'),
        wrong(
          { short, long },
          ({ short, long }) => num(2 * (short + long)),
          'ket-oldalt-ketszer',
          'Mindkét oldalt kétszer vetted. A háromszögnek három oldala van.',
        ),
      ],
      other: 'A harmadik oldal az egyik megadottal egyenlő. Melyikkel létezik a háromszög?',
      hints: [
        'Két lehetőség van a harmadik oldalra. Melyik kettő?',
        SHORTER,
        `Ha mindkét szár ${t(short)} cm, az összegük $${2 * short}$ cm.`,
      ],
      solution: `${t(short)}; ${t(short)}; ${t(long)} nem lehet, mert $${short}+${short}=${2 * short}$ nem nagyobb, mint ${t(long)}. A kerület $${long}+${long}+${short}=${2 * long + short}$ cm.`,
    },
    fits(v => {
      const third = v - short - long;
      return (third === short || third === long) && exists([short, long, third]);
    }),
  );
}

function countThird(rng: Rng): Task {
  const [a, b] = [rng.int(5, 30), rng.int(3, 20)];
  redrawIf(a - b < 2);
  const answer = 2 * b - 1;
  return numeric(
    {
      question: `Egy háromszög két oldala ${t(a)} cm és ${t(b)} cm, a harmadik is egész centiméter. Hányféle hosszú lehet a harmadik oldal?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong({ b }, ({ b }) => num(2 * b + 1), 'egyenloseg-is-jo', 'A két határt is beleszámoltad. Ott a három pont egy egyenesre esne.'),
        wrong(
          { a, b },
          ({ a, b }) => num(a + b - 1),
          'csak-az-osszeget-nezi',
          'Az 1-től számoltál. A harmadik oldal a különbségnél is nagyobb.',
        ),
        wrong(
          { b },
          ({ b }) => num(2 * b - 2),
          'eggyel-kevesebbet-szamol',
          'Kivontad a legkisebbet a legnagyobból. A számok darabja ennél eggyel több.',
        ),
      ],
      other: 'Írd fel a legkisebb és a legnagyobb jó számot!',
      hints: ['Mi az alsó és mi a felső határ?', BETWEEN, `A legkisebb ${t(a - b + 1)}, a legnagyobb ${t(a + b - 1)}.`],
      solution: `${t(a - b)} és ${t(a + b)} között, a határok nélkül: $${a + b}-${a - b}-1=${answer}$.`,
    },
    fits(v => range(1, a + b + 5).filter(c => exists([a, b, c])).length === v),
  );
}

function longestByPerimeter(rng: Rng): Task {
  const around = rng.int(9, 60);
  const answer = Math.ceil(around / 2) - 1;
  const even = around % 2 === 0;
  return numeric(
    {
      question: `Egy háromszög kerülete ${t(around)} cm, minden oldala egész centiméter. Legfeljebb mekkora lehet a leghosszabb oldala?`,
      answer: num(answer),
      check: 'INT',
      unit: 'cm',
      wrong: [
        wrong(
          { around },
          ({ around }) => num(Math.ceil(around / 2)),
          even ? 'egyenloseg-is-jo' : 'felfele-kerekit',
          even
            ? 'Ekkor a másik kettő összege is ennyi: a három pont egy egyenesre esne.'
            : 'A kerület felét fölfelé kerekítetted. A leghosszabb oldal kisebb a felénél.',
        ),
        wrong(
          { around },
          ({ around }) => num(around - 2),
          'csak-a-keruletet-nezi',
          'A másik két oldalt 1 cm-nek vetted. Azok nem érnek össze.',
          'a másik két oldalt egyaránt 1 cm-nek veszi',
        ),
        ...(around % 3 === 0
          ? [
              wrong(
                { around },
                ({ around }) => num(around / 3),
                'egyenlo-oldalunak-veszi',
                'Egyenlő oldalúnak vetted. A leghosszabb oldal ennél több is lehet.',
              ),
            ]
          : []),
      ],
      other: 'A leghosszabb oldal kisebb a kerület felénél.',
      hints: [
        'Mennyi a másik két oldal együtt, ha a leghosszabbat ismered?',
        'A leghosszabb kisebb a másik kettő összegénél, tehát kisebb a kerület felénél.',
        `A kerület fele ${t(around / 2)} cm.`,
      ],
      solution: `A leghosszabb oldal kisebb a kerület felénél, ${t(around / 2)} cm-nél. A legnagyobb ilyen egész szám ${t(answer)}.`,
    },
    fits(v => {
      const sides = range(1, around).flatMap(a => range(1, around).map((b): Sides => [a, b, around - a - b]));
      return Math.max(...sides.filter(s => s[2] > 0 && exists(s)).map(s => Math.max(...s))) === v;
    }),
  );
}

/** Every choice of three of the sticks, the shortest first. */
const triples = (sticks: readonly number[]): Sides[] =>
  sticks.flatMap((a, i) => sticks.slice(i + 1).flatMap((b, j) => sticks.slice(i + j + 2).map((c): Sides => [a, b, c])));

function fromSticks(rng: Rng): Task {
  const sticks = rng
    .shuffle(range(2, 15))
    .slice(0, 4)
    .toSorted((x, y) => x - y);
  const all = triples(sticks);
  const answer = all.filter(([a, b, c]) => a + b > c).length;
  const flat = all.filter(([a, b, c]) => a + b === c).length;
  redrawIf(answer === 0 || answer === 4);
  const shown = (list: Sides[]): string => list.map(sides => `(${sides.map(t).join('; ')})`).join(', ');
  return numeric(
    {
      question: `Négy pálcánk van: ${sticks.map(s => `${t(s)} cm`).join(', ')}. Hányféleképpen választhatsz ki közülük hármat úgy, hogy háromszög legyen belőlük?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { count: all.length },
          ({ count }) => num(count),
          'minden-harmas-jo',
          'Minden hármast beleszámoltál. Ellenőrizd mindegyiknél a két rövidebb összegét!',
        ),
        ...(flat > 0
          ? [
              wrong(
                { answer, flat },
                ({ answer, flat }) => num(answer + flat),
                'egyenloseg-is-jo',
                'Azt is jónak vetted, ahol a két rövidebb összege éppen a leghosszabb.',
              ),
            ]
          : []),
      ],
      other: 'Írd fel mind a négy hármast, és ellenőrizd őket egyenként!',
      hints: [
        'Hány hármas választható ki? Mindig egy pálca marad ki.',
        SHORTER,
        `Az egyik hármas ${shown(all.slice(0, 1))}: $${all[0]?.[0]}+${all[0]?.[1]}=${(all[0]?.[0] ?? 0) + (all[0]?.[1] ?? 0)}$.`,
      ],
      solution: `${answer === 1 ? 'Csak $1$ jó hármas van' : 'A jó hármasok'}: ${shown(all.filter(([a, b, c]) => a + b > c))}.${answer === 1 ? '' : ` Ez összesen ${t(answer)}.`}`,
    },
    fits(v => all.filter(exists).length === v),
  );
}

export const triangleInequality = defineGenerator(
  'gen-triangle-inequality',
  'Háromszög-egyenlőtlenség',
  ['matek-6-haromszog-szerkesztese'],
  ['decimal'],
  (rng, level) =>
    level === 1
      ? rng.pick([whichTriple, oppositeSide])(rng)
      : level === 2
        ? rng.pick([extremeThird, extremeThird, listThird, isoscelesPerimeter])(rng)
        : rng.pick([countThird, longestByPerimeter, fromSticks])(rng),
);
