import { gcd, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { capital, suf, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { hotspot, numeric, wrong } from '../../tasks.ts';
import { frac, fracTex, rawFrac } from '../../value.ts';

const t = textNumber;

const f = fracTex;

interface Picture {
  text: (den: number, num: number) => [telling: string, asked: string, rest: string];
  /** What the told part and the rest are called. */
  parts: readonly [told: string, rest: string];
  /** The same asked about a figure, and about the part that is left over. */
  drawn: { form: 'bar' | 'circle' | 'grid'; asked: string; rest: string; parts?: Picture['parts'] };
}

const PICTURES: readonly Picture[] = [
  {
    text: (d, n) => [
      `Egy sávot ${t(d)} egyenlő részre osztottunk, és ${suf(n, 't')} kiszíneztünk.`,
      'A sáv hányad része színes?',
      'A sáv hányad része **nem** színes?',
    ],
    parts: ['színes', 'nem színes'],
    drawn: {
      form: 'bar',
      asked: 'Az ábrán látható sáv hányad része színes?',
      rest: 'Az ábrán látható sáv hányad része **fehér**?',
      parts: ['színes', 'fehér'],
    },
  },
  {
    text: (d, n) => [
      `Egy pizzát ${t(d)} egyenlő szeletre vágtak, ebből ${t(n)} szelet elfogyott.`,
      'A pizza hányad része fogyott el?',
      'A pizza hányad része **maradt meg**?',
    ],
    parts: ['elfogyott', 'megmaradt'],
    drawn: {
      form: 'circle',
      asked: 'Az ábrán egy pizza látható, a színes szeletek elfogytak. A pizza hányad része fogyott el?',
      rest: 'Az ábrán egy pizza látható, a színes szeletek elfogytak. A pizza hányad része **maradt meg**?',
    },
  },
  {
    text: (d, n) => [
      `Egy tábla csoki ${t(d)} egyforma kockából áll. Letörtél ${t(n)} kockát.`,
      'Ez a tábla hányad része?',
      'A tábla hányad része **maradt meg**?',
    ],
    parts: ['letört', 'megmaradt'],
    drawn: {
      form: 'grid',
      asked: 'Az ábrán egy tábla csoki látható. A színes kockákat letörtük. A tábla hányad részét törtük le?',
      rest: 'Az ábrán egy tábla csoki látható. A színes kockákat letörtük. A tábla hányad része **maradt meg**?',
    },
  },
  {
    text: (d, n) => [
      `Egy szerencsekerék ${t(d)} egyenlő mezőből áll, közülük ${t(n)} nyerő.`,
      'A mezők hányad része nyerő?',
      'A mezők hányad része **nem** nyerő?',
    ],
    parts: ['nyerő', 'nem nyerő'],
    drawn: {
      form: 'circle',
      asked: 'Az ábrán látható szerencsekeréken a színes mezők nyerők. A mezők hányad része nyerő?',
      rest: 'Az ábrán látható szerencsekeréken a színes mezők nyerők. A mezők hányad része **nem** nyerő?',
    },
  },
  {
    text: (d, n) => [
      `Egy téglalap alakú rács ${t(d)} egyforma négyzetből áll, ${t(n)} négyzet kék.`,
      'A rács hányad része kék?',
      'A rács hányad része **nem** kék?',
    ],
    parts: ['kék', 'nem kék'],
    drawn: {
      form: 'grid',
      asked: 'Az ábrán látható rács hányad része színes?',
      rest: 'Az ábrán látható rács hányad része **fehér**?',
      parts: ['színes', 'fehér'],
    },
  },
];

function picture(rng: Rng, rest: boolean): Task {
  const d = rng.int(rest ? 5 : 3, 12);
  const n = rng.int(1, d - 1);
  redrawIf(n * 2 === d);
  const p = rng.pick(PICTURES);
  const [telling, asked, askedRest] = p.text(d, n);
  const [top, other] = rest ? [d - n, n] : [n, d - n];
  const columns = [4, 3, 2].find(c => d % c === 0 && d > c);
  const isDrawn = (p.drawn.form !== 'grid' || columns !== undefined) && rng.chance(0.7);
  const names = (isDrawn && p.drawn.parts) || p.parts;
  const [named, missed] = (rest ? names.toReversed() : names).map(name => `${/^e/.test(name) ? 'az' : 'a'} ${name} rész`);
  const compares = `${named}t ${missed}hez viszonyít`;
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'fraction' as const,
              form: p.drawn.form,
              ...(p.drawn.form === 'grid' ? { columns } : {}),
              wholes: [{ parts: d, shaded: n }],
            },
          }
        : {}),
      question: isDrawn ? (rest ? p.drawn.rest : p.drawn.asked) : `${telling} ${rest ? askedRest : asked}`,
      answer: frac(rat(top, d)),
      check: 'FRAC',
      expr: `${top}/${d}`,
      wrong: [
        wrong(
          { top, other },
          ({ top, other }) => rawFrac(top, other),
          'reszt-a-maradekhoz',
          `${capital(compares)}ottad. A nevező az **összes** egyenlő rész száma.`,
          `${compares}ja, nem az egészhez`,
        ),
        wrong(
          { d, top },
          ({ d, top }) => rawFrac(d, top),
          'szamlalo-nevezo-csere',
          'Felcserélted a számlálót és a nevezőt: alul az összes egyenlő rész száma áll.',
        ),
        wrong(
          { other, d },
          ({ other, d }) => rawFrac(other, d),
          rest ? 'nem-a-kerdesre-felel' : 'kimarado-resz',
          `Ez ${missed}. A kérdés ${named}re vonatkozik.`,
          rest ? undefined : `${missed}t adja meg`,
        ),
      ],
      other: 'Alul: hány egyenlő részből áll az egész? Felül: ebből hányat veszünk?',
      hints: ['Hány egyenlő részből áll az egész?', 'A nevező az összes rész, a számláló a keresett részek száma.', `A nevező ${t(d)}.`],
      solution: `${rest ? `$${d}-${n}=${top}$, ezért ` : ''}${t(d)} egyenlő részből ${t(top)}: $${f(top, d)}$${gcd(top, d) > 1 ? `, egyszerűsítve $${frac(rat(top, d)).tex}$` : ''}.`,
    },
    equals(1 - (d - top) / d),
  );
}

/** Choose the strip of which a given part is coloured. */
function chooseStrip(rng: Rng): Task {
  const d = rng.int(4, 9);
  const n = rng.int(1, d - 1);
  redrawIf(gcd(n, d) > 1 || n * 2 === d);
  const strips = rng.shuffle([
    { parts: d, shaded: n, misconception: undefined, explanation: `Helyes! A sáv ${t(d)} egyenlő részéből ${t(n)} színes.` },
    {
      parts: n + d,
      shaded: n,
      misconception: 'reszt-a-maradekhoz',
      explanation: 'Itt a színes részeket a fehérekhez hasonlítottad. A nevező az összes egyenlő rész száma.',
    },
    { parts: d, shaded: d - n, misconception: 'kimarado-resz', explanation: 'Itt a fehér rész akkora, amekkorát keresünk.' },
  ]);
  return hotspot(
    {
      question: `Melyik sáv $${f(n, d)}$ része színes?`,
      figure: {
        kind: 'fraction',
        form: 'bar',
        wholes: strips.map(({ parts, shaded }, i) => ({ parts, shaded, label: 'ABC'.charAt(i), id: 'abc'.charAt(i) })),
      },
      spots: strips.map(({ parts, shaded, misconception, explanation }, i) => ({
        id: 'abc'.charAt(i),
        value: rawFrac(shaded, parts),
        correct: !misconception,
        explanation,
        ...(misconception ? { misconception } : {}),
      })),
      hints: [
        'Hány egyenlő részre van osztva egy sáv?',
        'A nevező az összes rész, a számláló a színes részek száma.',
        `Olyan sávot keress, amely ${t(d)} részből áll!`,
      ],
      solution: `A nevező ${t(d)}, a számláló ${t(n)}: az a sáv jó, amelynek ${t(d)} egyenlő részéből ${t(n)} színes.`,
    },
    fits(v => Math.abs(v * d - n) < 1e-9),
  );
}

function partOfGroup(rng: Rng): Task {
  const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
  redrawIf(a === b);
  const [x, y, whole, compared, others] = rng.pick([
    ['piros', 'kék', 'golyó van egy zsákban. A golyók', 'a piros golyókat a kékekhez', 'a kék golyók'],
    ['lány', 'fiú', 'jár a szakkörre. A szakkörösök', 'a lányokat a fiúkhoz', 'a fiúk'],
    ['alma', 'körte', 'van a kosárban. A gyümölcsök', 'az almákat a körtékhez', 'a körték'],
    ['kutya', 'macska', 'vár gazdára a menhelyen. Az állatok', 'a kutyákat a macskákhoz', 'a macskák'],
  ] as const);
  const isDrawn = rng.chance(0.4);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'fraction' as const,
              form: 'set' as const,
              columns: 6,
              wholes: [{ parts: a + b, shaded: rng.sample(range(1, a + b), a).sort((p, q) => p - q) }],
            },
          }
        : {}),
      question: isDrawn ? 'Az ábrán látható korongok hányad része színes?' : `${t(a)} ${x} és ${t(b)} ${y} ${whole} hányad része ${x}?`,
      answer: frac(rat(a, a + b)),
      check: 'FRAC',
      expr: `${a}/(${a}+${b})`,
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => rawFrac(a, b),
          'reszt-a-maradekhoz',
          `A két csoportot egymáshoz viszonyítottad. Az egész ${t(a)} + ${t(b)}.`,
          `${isDrawn ? 'a színes korongokat a többihez' : compared} viszonyítja, nem az összeshez`,
        ),
        wrong(
          { b, a },
          ({ b, a }) => rawFrac(b, a + b),
          'nem-a-kerdesre-felel',
          `Ez ${isDrawn ? 'a nem színes korongok' : others} része az egészből.`,
        ),
        wrong({ a, b }, ({ a, b }) => rawFrac(a + b, a), 'szamlalo-nevezo-csere', 'Felcserélted a számlálót és a nevezőt.'),
      ],
      other: 'Számold ki először, mennyi az egész!',
      hints: ['Mennyi az egész?', 'A nevező az összes darab, nem a másik csoport.', `Összesen $${a}+${b}=${a + b}$.`],
      solution: `Összesen $${a}+${b}=${a + b}$, ebből ${t(a)}: $${f(a, a + b)}$${gcd(a, a + b) > 1 ? `, egyszerűsítve $${frac(rat(a, a + b)).tex}$` : ''}.`,
    },
    fits(v => Math.abs(v * (a + b) - a) < 1e-9),
  );
}

/** Some of the other group leave: the whole changes, the part does not. */
function changedGroup(rng: Rng): Task {
  const [a, b] = [rng.int(2, 9), rng.int(4, 10)];
  const gone = rng.int(1, b - 2);
  const left = b - gone;
  redrawIf(a === left);
  const whole = a + left;
  const [question, compared, others] = rng.pick([
    [
      `${t(a)} kutya és ${t(b)} macska várt gazdára a menhelyen. ${t(gone)} macskát hazavittek. A megmaradt állatok hányad része kutya?`,
      'a kutyákat a megmaradt macskákhoz',
      'a megmaradt macskák',
    ],
    [
      `${t(a)} piros és ${t(b)} kék golyó volt egy zsákban. ${t(gone)} kék golyót kivettünk. A bent maradt golyók hányad része piros?`,
      'a piros golyókat a bent maradt kékekhez',
      'a bent maradt kék golyók',
    ],
    [
      `${t(a)} alma és ${t(b)} körte volt a kosárban. ${t(gone)} körtét megettünk. A megmaradt gyümölcsök hányad része alma?`,
      'az almákat a megmaradt körtékhez',
      'a megmaradt körték',
    ],
  ] as const);
  return numeric(
    {
      question,
      answer: frac(rat(a, whole)),
      check: 'FRAC',
      expr: `${a}/(${a}+${b}-${gone})`,
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => rawFrac(a, a + b),
          'regi-egesszel-szamol',
          'A változás előtti darabszámmal számoltál. Hány darab maradt összesen?',
        ),
        wrong(
          { a, left },
          ({ a, left }) => rawFrac(a, left),
          'reszt-a-maradekhoz',
          'A két csoportot egymáshoz viszonyítottad. A nevező az **összes** megmaradt darab száma.',
          `${compared} viszonyítja, nem az összes megmaradthoz`,
        ),
        wrong({ a, left }, ({ a, left }) => rawFrac(left, a + left), 'nem-a-kerdesre-felel', `Ez ${others} része az egészből.`),
        wrong({ a, left }, ({ a, left }) => rawFrac(a + left, a), 'szamlalo-nevezo-csere', 'Felcserélted a számlálót és a nevezőt.'),
      ],
      other: 'Számold ki először, hány darab maradt összesen!',
      hints: [
        'Mennyi az egész a változás után?',
        'A nevező az összes megmaradt darab száma.',
        `Összesen $${a}+${b}-${gone}=${whole}$ maradt.`,
      ],
      solution: `Összesen $${a}+${b}-${gone}=${whole}$ maradt, ebből ${t(a)}: $${f(a, whole)}$${gcd(a, whole) > 1 ? `, egyszerűsítve $${frac(rat(a, whole)).tex}$` : ''}.`,
    },
    fits(v => Math.abs(v * (a + b - gone) - a) < 1e-9),
  );
}

function fairShare(rng: Rng): Task {
  const [n, d] = [rng.int(2, 9), rng.int(3, 10)];
  redrawIf(gcd(n, d) > 1 || n === d);
  const [thing, group] = rng.pick([
    ['pizzát', 'gyerek'],
    ['tábla csokit', 'barát'],
    ['liter limonádét', 'kancsó'],
    ['méter szalagot', 'csomag'],
  ] as const);
  const into = group === 'kancsó' || group === 'csomag';
  return numeric(
    {
      question: `${t(n)} ${thing} egyenlően osztunk el ${t(d)} ${group} között. Mennyi jut ${into ? 'egybe' : 'egynek'}? Tört alakban add meg!`,
      answer: frac(rat(n, d)),
      check: 'FRAC',
      form: 'fraction',
      expr: `${n}/${d}`,
      wrong: [
        wrong(
          { d, n },
          ({ d, n }) => rawFrac(d, n),
          'szamlalo-nevezo-csere',
          'Fordítva osztottál: azt osztjuk el, ami van, annyifelé, ahányan vannak.',
        ),
        wrong(
          { d },
          ({ d }) => rawFrac(1, d),
          'egyseg-tort',
          `Ennyi jutna, ha csak egyet osztanánk el. Most ${t(n)} van.`,
          'úgy számol, mintha csak egyet osztanának el',
        ),
        wrong({ n, d }, ({ n, d }) => rawFrac(n, n + d), 'osszeg-a-nevezobe', 'Összeadtad a két számot. A tört itt osztást jelent.'),
      ],
      other: 'A tört osztást is jelent: számláló osztva nevezővel.',
      hints: ['Melyik számot osztjuk el melyikkel?', `$a:b=\\frac{a}{b}$`, `$${n}:${d}$`],
      solution: `$${n}:${d}=${f(n, d)}$.`,
    },
    fits(v => Math.abs(v * d - n) < 1e-9),
  );
}

export const fractionPicture = defineGenerator(
  'gen-fraction-picture',
  'Mit jelent a tört?',
  ['matek-5-mit-jelent-a-tort'],
  ['fraction'],
  (rng, level) =>
    level === 1
      ? rng.chance(0.15)
        ? chooseStrip(rng)
        : picture(rng, rng.chance(0.25))
      : level === 2
        ? partOfGroup(rng)
        : rng.chance(0.5)
          ? changedGroup(rng)
          : fairShare(rng),
);
