import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits, readList } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { STORIES } from './inverse-stories.ts';

const t = textNumber;

const EASY = [24, 30, 36, 40, 48, 60, 72, 90, 120] as const;
const HARD = [120, 144, 168, 180, 240, 252, 288, 300, 336, 360, 420, 480, 540, 600, 720] as const;

const divisorsOf = (product: number, min: number, max: number): number[] => range(min, max).filter(n => product % n === 0);

const isPositive = ({ value: { size = 0 } }: { value: { size: number | undefined } }): boolean => size > 0;

/** Three of the four data of a story or a table; the fourth is asked. */
function missingDatum(rng: Rng, hard: boolean): Task {
  const story = rng.pick(STORIES);
  const product = rng.pick(hard ? HARD : EASY);
  const firsts = divisorsOf(product, story.first[0], story.first[1]).filter(x => product / x <= story.most && product / x > 1);
  redrawIf(firsts.length < 2);
  const [x1 = 2, x2 = 3] = rng.sample(firsts, 2);
  redrawIf(hard && (x1 % x2 === 0 || x2 % x1 === 0));
  const [y1, y2] = [product / x1, product / x2];
  // The same pair turned round asks for nothing.
  redrawIf(x2 === y1);
  const isDrawn = ![x1, y1, x2].includes(y2) && rng.chance(0.4);
  return numeric(
    {
      ...(isDrawn
        ? { figure: { kind: 'table' as const, head: [story.table[0], t(x1), t(x2)], rows: [[story.table[1], t(y1), '?']] } }
        : {}),
      question: isDrawn
        ? `${story.about} A két mennyiség fordítottan arányos. Melyik szám kerül a kérdőjel helyére?`
        : story.text(t(x1), t(y1), t(x2)),
      answer: num(y2),
      check: 'NUM',
      unit: story.unit,
      expr: `${x1}*${y1}/${x2}`,
      wrong: [
        wrong(
          { x1, y1, x2 },
          ({ x1, y1, x2 }) => about((y1 * x2) / x1),
          'egyenes-aranyossagkent',
          'Egyenes arányossággal számoltál. Ha az egyik nő, a másik itt csökken.',
        ),
        wrong(
          { x1, y1, x2 },
          ({ x1, y1, x2 }) => num(x1 + y1 - x2),
          'osszeg-allando',
          'Az összeget tartottad meg. A két szám szorzata állandó.',
        ),
        wrong({ x1, y1 }, ({ x1, y1 }) => num(x1 * y1), 'szorzatnal-megall', 'Ez a két összetartozó szám szorzata. Még osztani kell.'),
      ].filter(isPositive),
      other: 'Szorozd össze az összetartozó számokat, aztán ossz a harmadik adattal!',
      hints: [
        x2 > x1
          ? 'Ha az egyik mennyiség nagyobb lesz, mi történik a másikkal?'
          : 'Ha az egyik mennyiség kisebb lesz, mi történik a másikkal?',
        'Fordított arányosság: az összetartozó számok szorzata állandó.',
        `Az állandó szorzat $${x1}\\cdot${y1}=${product}$.`,
      ],
      solution: `$${x1}\\cdot${y1}=${product}$, ezért $${product}:${x2}=${y2}$.`,
    },
    fits(v => Math.abs(x2 * v - x1 * y1) < 1e-9),
  );
}

/** Which of the tables has a constant product? */
function whichTable(rng: Rng): Task {
  const product = rng.pick(EASY);
  const [a = 2, b = 3, c = 4] = rng.sample(divisorsOf(product, 2, 20), 3).sort((x, y) => x - y);
  const firsts = [a, b, c];
  const top = product / a;
  redrawIf(top + a - c <= 0 || firsts.some(x => x === product / x));
  const asValue = (seconds: readonly number[]) => words(seconds.map(t).join('; '), seconds.join('; '));
  const tableOf = (seconds: readonly number[]) => ({
    kind: 'table' as const,
    head: ['x', ...firsts.map(t)],
    rows: [['y', ...seconds.map(t)]],
  });
  const rows = {
    right: firsts.map(x => product / x),
    sum: firsts.map(x => top + a - x),
    direct: firsts.map(x => (top * x) / a),
  };
  redrawIf(rows.direct.some(y => !Number.isInteger(y)));
  return choice(
    rng,
    {
      question: 'Melyik táblázatban fordítottan arányos az $x$ és az $y$?',
      right: asValue(rows.right),
      rightFigure: tableOf(rows.right),
      because: `Helyes! Minden oszlopban $x\\cdot y=${product}$.`,
      wrong: [
        {
          ...wrong(
            { firsts, top, a },
            ({ firsts, top, a }) => asValue(firsts.map(x => top + a - x)),
            'osszeg-allando',
            `Itt az összeg állandó (${t(top + a)}), a szorzat nem.`,
          ),
          figure: tableOf(rows.sum),
        },
        {
          ...wrong(
            { firsts, top, a },
            ({ firsts, top, a }) => asValue(firsts.map(x => (top * x) / a)),
            'egyenes-aranyossagkent',
            'Itt a hányados állandó: ez egyenes arányosság.',
          ),
          figure: tableOf(rows.direct),
        },
      ],
      hints: [
        'Melyik művelet eredménye nem változik fordított arányosságnál?',
        'Szorozd össze minden oszlopban a két számot!',
        'Nem elég, hogy az $y$ csökken: a szorzatokat is hasonlítsd össze!',
      ],
      solution: `$${firsts.map((x, i) => `${x}\\cdot${rows.right[i]}`).join('=')}=${product}$.`,
    },
    key => readList(key).every((y, i) => y * (firsts[i] ?? 0) === product),
  );
}

const CREWS = [
  { who: 'munkás', job: 'újítja fel a tornatermet', plan: 'újítaná fel a tornatermet' },
  { who: 'kertész', job: 'ülteti be a parkot', plan: 'ültetné be a parkot' },
  { who: 'kőműves', job: 'rakja fel a falat', plan: 'rakná fel a falat' },
] as const;

/** How many more workers are needed to be ready earlier? */
function moreWorkers(rng: Rng): Task {
  const product = rng.pick(HARD);
  const counts = divisorsOf(product, 3, 24).filter(x => product / x <= 40);
  redrawIf(counts.length < 2);
  const [x1 = 3, x2 = 4] = rng.sample(counts, 2).sort((a, b) => a - b);
  const [y1, y2] = [product / x1, product / x2];
  // As many more people as fewer days must not be right by chance.
  redrawIf(y1 - y2 === x2 - x1);
  const { who, job } = rng.pick(CREWS);
  return numeric(
    {
      question: `${x1} ${who} ${y1} nap alatt ${job}. Hány ${who} kell **még** melléjük, hogy ${y2} nap alatt elkészüljenek? Mindenki egyforma gyorsan dolgozik.`,
      answer: num(x2 - x1),
      check: 'INT',
      expr: `${x1}*${y1}/${y2}-${x1}`,
      wrong: [
        wrong(
          { x1, y1, y2 },
          ({ x1, y1, y2 }) => num((x1 * y1) / y2),
          'osszes-munkast-adja',
          'Ennyien kellenek összesen. Hányan vannak már?',
        ),
        wrong(
          { y1, y2 },
          ({ y1, y2 }) => num(y1 - y2),
          'osszeg-allando',
          `Annyi ${who}t vettél, ahány nappal hamarabb kell elkészülni. A szorzat állandó, nem az összeg.`,
          `annyi ${who}t ad meg, ahány nappal hamarabb kell elkészülni`,
        ),
        wrong({ x1, y1 }, ({ x1, y1 }) => num(x1 * y1), 'szorzatnal-megall', 'Ez a munkanapok száma. Oszd el a napok új számával!'),
      ].filter(isPositive),
      other: 'Számold ki, hányan kellenek összesen, aztán vond le a mostaniakat!',
      hints: [
        'Kevesebb nap alatt több ember kell.',
        'Az emberek és a napok számának szorzata állandó.',
        `A teljes munka $${x1}\\cdot${y1}=${product}$ munkanap.`,
      ],
      solution: `$${x1}\\cdot${y1}=${product}$, $${product}:${y2}=${x2}$, ezért még $${x2}-${x1}=${x2 - x1}$ ${who} kell.`,
    },
    fits(v => Math.abs((x1 + v) * y2 - x1 * y1) < 1e-9),
  );
}

/** The number of workers changes after some days. */
function crewChanges(rng: Rng): Task {
  const x1 = rng.int(3, 12);
  const y1 = rng.int(6, 24);
  const done = rng.int(2, y1 - 3);
  const change = rng.pick([-4, -3, -2, -1, 1, 2, 3, 4, 6]);
  const x2 = x1 + change;
  const rest = (x1 * (y1 - done)) / x2;
  redrawIf(x2 < 2 || !Number.isInteger(rest) || rest === y1 || rest > 40);
  const { who, plan } = rng.pick(CREWS);
  const event = change > 0 ? `${change} ${who} érkezik melléjük` : `${-change} ${who} elmegy`;
  return numeric(
    {
      question: `${x1} ${who} ${y1} nap alatt ${plan}. A munka ${done}. napjának végén ${event}. **Még** hány napig tart a munka? Mindenki egyforma gyorsan dolgozik.`,
      answer: num(rest),
      check: 'INT',
      unit: 'nap',
      expr: `${x1}*(${y1}-${done})/${x2}`,
      wrong: [
        wrong(
          { x1, y1, x2 },
          ({ x1, y1, x2 }) => about((x1 * y1) / x2),
          'elvegzett-munkat-nem-vonja-le',
          'Az egész munkával számoltál. Egy része már kész.',
        ),
        wrong(
          { y1, done },
          ({ y1, done }) => num(y1 - done),
          'letszamvaltozast-kihagyja',
          'Ennyi nap volna hátra, ha a létszám nem változna.',
        ),
        wrong(
          { x1, y1, done, x2 },
          ({ x1, y1, done, x2 }) => about(((y1 - done) * x2) / x1),
          'egyenes-aranyossagkent',
          change > 0 ? 'Többen lettek, mégis több napot számoltál.' : 'Kevesebben lettek, mégis kevesebb napot számoltál.',
        ),
      ].filter(isPositive),
      other: 'Számold ki, mennyi munka van hátra, és oszd el az új létszámmal!',
      hints: [
        'Mennyi munka lenne hátra, ha a létszám nem változna?',
        'A hátralévő munkára írd fel az állandó szorzatot!',
        `Hátravan $${x1}\\cdot${y1 - done}=${x1 * (y1 - done)}$ munkanap.`,
      ],
      solution: `Eredetileg még $${y1}-${done}=${y1 - done}$ nap volna hátra, ez egyetlen embernek $${x1}\\cdot${y1 - done}=${x1 * (y1 - done)}$ nap. Most $${x1}${x2 > x1 ? '+' : '-'}${Math.abs(x2 - x1)}=${x2}$ ember dolgozik, nekik $${x1 * (y1 - done)}:${x2}=${rest}$ nap.`,
    },
    equals((x1 * y1 - x1 * done) / x2),
  );
}

export const inverseProportion = defineGenerator(
  'gen-inverse-proportion',
  'Fordított arányosság',
  ['matek-6-forditott-aranyossag'],
  [],
  (rng, level) => {
    if (level === 1) return rng.chance(0.2) ? whichTable(rng) : missingDatum(rng, false);
    if (level === 2) return rng.chance(0.2) ? whichTable(rng) : missingDatum(rng, true);
    return rng.chance(0.5) ? moreWorkers(rng) : crewChanges(rng);
  },
);
