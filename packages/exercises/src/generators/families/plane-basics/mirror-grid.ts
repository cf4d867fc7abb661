import type { Rng } from '@eszkerek/numbers/chance';
import { capital, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits, readList } from '../../proof.ts';
import { choice, hotspot, numeric, words, wrong } from '../../tasks.ts';
import { num, point } from '../../value.ts';
import { orElse } from '../../wrong-class.ts';
import { type Geometry, nameless, type Point } from '../shared/plane-figures.ts';

const t = textNumber;

/** „az 5-ös vonalon”: the lesson counts the vertical lines of the grid, no coordinates are known yet. */
const on = (line: number): string => `${theSuf(line, 'as')} vonalon`;
const axisOn = (k: number): string => `A négyzetrács vonalait balról jobbra számozzuk. A tükörtengely függőleges, ${on(k)} áll.`;

const mirrored = (p: number, k: number): number => 2 * k - p;
/** Second method: the axis halves the segment between the point and its image. */
const halves = (p: number, q: number, k: number): boolean => k - p === q - k;

function imageLine(rng: Rng): Task {
  const [p, k, row] = [rng.int(1, 12), rng.int(2, 14), rng.int(1, 9)];
  const q = mirrored(p, k);
  redrawIf(p === k || q < 1 || q > 20);
  return numeric(
    {
      question: `${axisOn(k)} A $P$ pont ${on(p)} van, ${the(row)}. vízszintes vonalon. Hányas függőleges vonalon van a tükörképe?`,
      answer: num(q),
      check: 'INT',
      wrong: [
        wrong(
          { p, k },
          ({ p, k }) => num(Math.abs(k - p)),
          'tavolsagot-adja',
          'Ez a távolság a tengelytől. A vonal számát kérdezik.',
          'a pont és a tengely távolságát adja meg',
        ),
        wrong({ k }, ({ k }) => num(k), 'tengelyig-lep', 'Csak a tengelyig léptél. A másik oldalra is ugyanannyit kell lépni.'),
        wrong(
          { p, k },
          ({ p, k }) => num(p - (k - p)),
          'rossz-iranyba-lep',
          'A tengelytől távolodva léptél. A kép a tengely másik oldalán van.',
        ),
      ].filter(w => (w.value.size ?? 0) > 0),
      other: 'Számold meg, hány egységre van a pont a tengelytől, és lépj ugyanannyit a másik oldalra!',
      hints: [
        'Hány egységre van a pont a tengelytől?',
        'A kép a tengely másik oldalán, ugyanolyan messze, ugyanazon a vízszintes vonalon van.',
        `A távolság a tengelytől ${t(Math.abs(k - p))} egység.`,
      ],
      solution: `A pont ${t(Math.abs(k - p))} egységre van a tengelytől. A másik oldalon ugyanennyit lépünk: $${k}${q > k ? '+' : '-'}${Math.abs(k - p)}=${q}$.`,
    },
    fits(v => halves(p, v, k)),
  );
}

/** Squared paper with a vertical axis at x = 0 and some points on it. */
function drawGrid(points: Readonly<Record<string, Point>>, choosable: readonly string[] = []): Geometry {
  const places = Object.values(points);
  const [left, right] = [Math.min(-2, ...places.map(([x]) => x - 1)), Math.max(2, ...places.map(([x]) => x + 1))];
  const place = ([px, py]: Point): string =>
    `${Math.abs(px)} négyzetre ${px < 0 ? 'balra' : 'jobbra'}${choosable.length ? `, ${the(py)}. sorban` : ''}`;
  const title = `A t tengelytől ${Object.entries(points)
    .map(([name, at]) => `${name} ${place(at)}`)
    .join('; ')}`;
  return {
    kind: 'geometry',
    title,
    grid: 1,
    height: 240,
    points: {
      ...Object.fromEntries(
        Object.entries(points).map(([name, at]) => [name, { at, ...(choosable.includes(name) ? { id: name.toLowerCase() } : {}) }]),
      ),
      t1: nameless([0, 0]),
      t2: nameless([0, 7]),
      t3: nameless([left, 0]),
      t4: nameless([right, 7]),
    },
    segments: [{ ends: ['t1', 't2'], line: 'dash', tone: 1, label: 't' }],
  };
}

/** Which of the points on the squared paper is the image. */
function chooseImage(rng: Rng): Task {
  const [d, row] = [rng.int(2, 4), rng.int(1, 6)];
  const side = rng.pick([-1, 1]);
  const p: Point = [side * d, row];
  const image: Point = [-side * d, row];
  const wrongs: { at: Point; misconception: string; explanation: string }[] = [
    {
      at: [-side * 2 * d, row],
      misconception: 'tavolsagot-duplazza',
      explanation: 'Ez kétszer olyan messze van a tengelytől. A kép ugyanolyan messze van, mint a pont.',
    },
    {
      at: [-side * d, row < 4 ? row + 3 : row - 3],
      misconception: 'sort-valt',
      explanation: 'Ez másik vízszintes vonalon van. Függőleges tengelynél a pont és a képe ugyanazon a vízszintes vonalon van.',
    },
    {
      at: [side * d, row < 4 ? row + 3 : row - 3],
      misconception: 'eltolas-tukrozes-helyett',
      explanation: 'Ez a tengelynek ugyanazon az oldalán van. A kép a másik oldalon van.',
    },
  ];
  const names = rng.shuffle(['A', 'B', 'C', 'D']);
  const spots = [
    {
      at: image,
      misconception: undefined,
      explanation: 'Helyes! A tengely másik oldalán, ugyanolyan messze, ugyanazon a vízszintes vonalon van.',
    },
    ...wrongs,
  ];
  const named = spots.map((spot, i) => ({ ...spot, name: names[i] ?? 'A' })).sort((a, b) => a.name.localeCompare(b.name));
  const right = named.find(spot => spot.at === image)?.name ?? 'A';
  return hotspot(
    {
      question: 'Az ábrán $t$ a tükörtengely. Melyik pont a $P$ pont tükörképe?',
      figure: drawGrid({ P: p, ...Object.fromEntries(named.map(spot => [spot.name, spot.at])) }, names),
      spots: named.map(({ at, name, misconception, explanation }) => ({
        id: name.toLowerCase(),
        value: point(...at),
        correct: at === image,
        explanation,
        ...(misconception ? { misconception } : {}),
      })),
      hints: [
        'Melyik oldalon lesz a kép?',
        'A kép a tengely másik oldalán, ugyanolyan messze, ugyanazon a vízszintes vonalon van.',
        `A $P$ pont ${t(d)} egységre van a tengelytől.`,
      ],
      solution: `A $P$ pont ${t(d)} egységre van a tengelytől, a képe a túloldalon ugyanennyire, ugyanazon a vízszintes vonalon: $${right}$.`,
    },
    key => {
      const [x, y] = readList(key);
      return halves(p[0], x ?? Number.NaN, 0) && y === row;
    },
  );
}

function pointToImage(rng: Rng): Task {
  const [p, k] = [rng.int(1, 15), rng.int(1, 15)];
  const d = Math.abs(k - p);
  redrawIf(d < 2);
  const isDrawn = d <= 9 && rng.chance(0.7);
  return numeric(
    {
      ...(isDrawn
        ? {
            question: 'Az ábrán $t$ a tükörtengely, egy négyzet oldala 1 egység. Hány egységre van a $P$ pont a tükörképétől?',
            figure: drawGrid({ P: [p - k, rng.int(2, 5)] }),
          }
        : { question: `${axisOn(k)} A $P$ pont ${on(p)} van. Hány egységre van a $P$ pont a tükörképétől?` }),
      answer: num(2 * d),
      check: 'INT',
      wrong: [
        wrong(
          { p, k },
          ({ p, k }) => num(Math.abs(k - p)),
          'tengelyig-lep',
          'Ez a távolság a tengelyig. A kép ugyanilyen messze van a túloldalon.',
        ),
        ...(isDrawn
          ? []
          : [
              wrong(
                { p, k },
                ({ p, k }) => num(p + k),
                'osszeg-kulonbseg-csere',
                'A vonalak számát adtad össze. A távolság a különbségükből adódik.',
                'a vonalak számát összeadja kivonás helyett',
              ),
            ]),
      ],
      other: 'A tengely félúton van a pont és a képe között.',
      hints: ['Milyen messze van a pont a tengelytől?', 'A tengely félúton van a pont és a képe között.', `A tengelyig ${t(d)} egység.`],
      solution: `A tengelyig ${t(d)} egység, onnan a képig újra ${t(d)}: $2\\cdot${d}=${2 * d}$.`,
    },
    fits(v => Math.abs(mirrored(p, k) - p) === v),
  );
}

function findAxis(rng: Rng): Task {
  const [p, k] = [rng.int(1, 12), rng.int(2, 14)];
  const q = mirrored(p, k);
  redrawIf(p === k || q < 1 || q > 22);
  return numeric(
    {
      question: `A négyzetrács vonalait balról jobbra számozzuk. A $P$ pont ${on(p)} van, a függőleges tengelyre vett tükörképe ${on(q)}. Hányas vonalon áll a tengely?`,
      answer: num(k),
      check: 'INT',
      wrong: [
        wrong(
          { p, q },
          ({ p, q }) => num(Math.abs(q - p)),
          'tavolsagot-adja',
          'Ez a pont és a képe távolsága. A tengely félúton van közöttük.',
          'a pont és a képe távolságát adja meg',
        ),
        wrong(
          { p, q },
          ({ p, q }) => num(Math.abs(q - p) / 2),
          'tavolsagot-adja',
          'Ennyire van a tengely a ponttól. A vonal számát kérdezik.',
          'a pont és a tengely távolságát adja meg',
        ),
        wrong(
          { p, q },
          ({ p, q }) => num(p + q),
          'felezes-elmarad',
          'Összeadtad a két számot, de nem felezted.',
          'összeadja a két vonal számát, de az összeget nem felezi',
        ),
      ],
      other: 'A tengely félúton van a pont és a képe között.',
      hints: [
        'Hány egységre van a pont a képétől?',
        'A tengely félúton van a pont és a képe között.',
        `A távolságuk ${t(Math.abs(q - p))} egység.`,
      ],
      solution: `A távolságuk ${t(Math.abs(q - p))}, a fele ${t(Math.abs(q - p) / 2)}. A tengely ${on(k)} áll: $${Math.min(p, q)}+${Math.abs(q - p) / 2}=${k}$.`,
    },
    fits(v => halves(p, q, v)),
  );
}

function imagePlace(rng: Rng): Task {
  const [d, row, other] = [rng.int(2, 9), rng.int(1, 9), rng.int(1, 9)];
  const left = rng.chance(0.5);
  redrawIf(row === other || d === row);
  const third = [1, 2, 3].find(n => n !== row && n !== other) ?? 0;
  const place = (n: number, isLeft: boolean, r: number): string =>
    `${t(n)} egységre ${isLeft ? 'balra' : 'jobbra'}, ${the(r)}. vízszintes vonalon`;
  return choice(
    rng,
    {
      question: `A tükörtengely függőleges. A $P$ pont a tengelytől ${place(d, left, row)} van. Hol van a tükörképe?`,
      right: words(place(d, !left, row), `${left ? d : -d}|${row}`),
      because: 'Helyes! A tengely másik oldalán, ugyanolyan messze, ugyanazon a vízszintes vonalon van.',
      wrong: [
        wrong(
          { d, left, row },
          ({ d, left, row }) => words(place(2 * d, !left, row), `${left ? 2 * d : -2 * d}|${row}`),
          'tavolsagot-duplazza',
          'Ez a pont és a képe közti távolság. A tengelytől mindkettő ugyanolyan messze van, vagyis feleennyire.',
          `a pont és a képe távolságát (${t(2 * d)} egységet) méri fel a tengelytől`,
        ),
        // Any other line would be the same mistake.
        orElse(
          wrong(
            { d, left, other },
            ({ d, left, other }) => words(place(d, !left, other), `${left ? d : -d}|${other}`),
            'sort-valt',
            'Függőleges tengelynél a pont és a képe ugyanazon a vízszintes vonalon van.',
            'a vízszintes vonal számát is megváltoztatja, pedig a tengely függőleges',
          ),
          words(place(d, !left, third), `${left ? d : -d}|${third}`),
        ),
        wrong(
          { d, left, row },
          ({ d, left, row }) => words(place(2 * d, left, row), `${left ? -2 * d : 2 * d}|${row}`),
          'eltolas-tukrozes-helyett',
          'Eltoltad a pontot. A tükörkép a tengely másik oldalán van.',
          `tükrözés helyett a tengelytől ${t(d)} egységgel távolabb tolja a pontot`,
        ),
      ],
      hints: [
        'Melyik oldalon lesz a kép?',
        'A kép a tengely másik oldalán, ugyanolyan messze, ugyanazon a vízszintes vonalon van.',
        `A kép is ${t(d)} egységre van a tengelytől.`,
      ],
      solution: `A kép a tengely másik oldalán van: ${place(d, !left, row)}.`,
    },
    key => {
      const [x, y] = key.split('|').map(Number);
      return (x ?? 0) + (left ? -d : d) === 0 && y === row;
    },
  );
}

/** The left side of a figure becomes the right side of its image. */
function imageSide(rng: Rng): Task {
  const [a, width] = [rng.int(1, 8), rng.int(2, 5)];
  const b = a + width;
  const k = b + rng.int(1, 5);
  const askLeft = rng.chance(0.6);
  const [q, swapped] = askLeft ? [mirrored(b, k), mirrored(a, k)] : [mirrored(a, k), mirrored(b, k)];
  const side = askLeft ? 'bal' : 'jobb';
  return numeric(
    {
      question: `${axisOn(k)} Egy téglalap bal oldala ${on(a)}, jobb oldala ${on(b)} van. Hányas vonalon van a tükörképének a **${side}** oldala?`,
      answer: num(q),
      check: 'INT',
      wrong: [
        wrong(
          { askLeft, a, b, k },
          ({ askLeft, a, b, k }) => num(mirrored(askLeft ? a : b, k)),
          'bal-jobb-nem-cserel',
          `Ez a kép ${askLeft ? 'jobb' : 'bal'} oldala: tükrözéskor a bal és a jobb felcserélődik.`,
        ),
        wrong(
          { askLeft, a, b, k },
          ({ askLeft, a, b, k }) => num((askLeft ? a : b) + (k - b)),
          'eltolas-tukrozes-helyett',
          'Eltoltad a téglalapot a tengelyig. A kép a tengely másik oldalán van.',
          'tükrözés helyett a tengelyig tolja el a téglalapot',
        ),
        wrong(
          { askLeft, a, b, k },
          ({ askLeft, a, b, k }) => num(k - (askLeft ? b : a)),
          'tavolsagot-adja',
          'Ez a távolság a tengelytől. A vonal számát kérdezik.',
          `az eredeti ${askLeft ? 'jobb' : 'bal'} oldal és a tengely távolságát adja meg`,
        ),
      ],
      other: 'Tükrözd külön a bal és külön a jobb oldalt!',
      hints: [
        'Az eredeti melyik oldalából lesz ez az oldal?',
        'Tükrözéskor a bal és a jobb oldal felcserélődik.',
        `${capital(theSuf(askLeft ? b : a, 'as'))} vonal ${t(k - (askLeft ? b : a))} egységre van a tengelytől.`,
      ],
      solution: `A kép ${side} oldala az eredeti ${askLeft ? 'jobb' : 'bal'} oldalából lesz. Ez a tengelytől $${k}-${askLeft ? b : a}=${k - (askLeft ? b : a)}$ egységre van, a túloldalon ugyanennyire: $${k}+${k - (askLeft ? b : a)}=${q}$.`,
    },
    fits(v => halves(askLeft ? b : a, v, k) && v !== swapped),
  );
}

function twoAxes(rng: Rng): Task {
  const [p, k] = [rng.int(1, 7), rng.int(3, 10)];
  const m = k + rng.int(2, 6);
  const middle = mirrored(p, k);
  const q = mirrored(middle, m);
  redrawIf(p >= k || middle === m || q < 1 || q > 30);
  return numeric(
    {
      question: `A négyzetrács vonalait balról jobbra számozzuk. Két függőleges tengely van: ${theSuf(k, 'as')} és ${on(m)}. A $P$ pont ${on(p)} van. Először ${theSuf(k, 'as')} vonalon álló tengelyre tükrözzük, aztán a kapott képet ${theSuf(m, 'as')} vonalon állóra. Hányas vonalra jut a pont?`,
      answer: num(q),
      check: 'INT',
      wrong: [
        wrong(
          { p, k },
          ({ p, k }) => num(mirrored(p, k)),
          'masodik-tukrozes-kimarad',
          'Ez az első tükrözés képe. Azt még a második tengelyre is tükrözni kell.',
        ),
        wrong(
          { p, m },
          ({ p, m }) => num(mirrored(p, m)),
          'eredeti-pontot-tukrozi-ujra',
          'Az eredeti pontot tükrözted a második tengelyre. Az első képet kell.',
        ),
        wrong(
          { p, k, m },
          ({ p, k, m }) => num(p + (m - k)),
          'tengelyig-lep',
          'A tengelyek távolságával toltad el. Két tükrözés ennek a kétszeresével tolja el a pontot.',
          'a tengelyek távolságával tolja el a pontot',
        ),
      ],
      other: 'Írd le az első tükrözés képét, és onnan indulj tovább!',
      hints: [
        'Hová kerül a pont az első tükrözésnél?',
        'A második tükrözésnél a távolságot az új tengelytől mérd!',
        `Az első kép ${on(middle)} van.`,
      ],
      solution: `Az első kép $${k}+${k}-${p}=${middle}$, vagyis ${on(middle)} van, a második $${m}+${m}-${middle}=${q}$.`,
    },
    // Second method: two mirrorings shift by twice the distance of the axes.
    fits(v => v - p === 2 * (m - k)),
  );
}

export const mirrorGrid = defineGenerator(
  'gen-mirror-grid',
  'Tükrözés rácson',
  ['matek-5-tengelyes-szimmetria', 'matek-6-tengelyes-tukrozes'],
  [],
  (rng, level) =>
    level === 1
      ? rng.chance(0.6)
        ? imageLine(rng)
        : pointToImage(rng)
      : level === 2
        ? rng.chance(0.4)
          ? findAxis(rng)
          : rng.chance(0.5)
            ? imagePlace(rng)
            : chooseImage(rng)
        : rng.chance(0.5)
          ? imageSide(rng)
          : twoAxes(rng),
);
