import { gcd, range, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { minus, type Rat, rat, size } from '@eszkerek/numbers/fraction';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { equals, fits, growing, readKey } from '../../proof.ts';
import { choice, hotspot, multi, numeric, order, words, wrong } from '../../tasks.ts';
import { frac, num, rawFrac, type Value } from '../../value.ts';

/** A number as it is written: a fraction or a decimal. */
interface Written {
  at: Rat;
  shown: Value;
}

const decimal = (n: number, d: number): Written => ({ at: rat(n, d), shown: num(tidy(n / d)) });

function written(rng: Rng): Written {
  if (rng.chance(0.45)) {
    const tenths = rng.intNot(-49, 49, 0);
    return decimal(tenths, 10);
  }
  const d = rng.pick([2, 3, 4, 5, 6, 8]);
  const at = rat(rng.intNot(-4 * d, 4 * d, 0), d);
  redrawIf(at.d === 1);
  return { at, shown: frac(at) };
}

/** Mixed forms, some of them negative, none too near each other. */
function orderMixed(rng: Rng, count: number): Task {
  const list = range(1, count).map(() => written(rng));
  redrawIf(list.filter(v => v.at.n < 0).length < Math.max(2, count - 2) || new Set(list.map(v => v.shown.key.includes('/'))).size < 2);
  const isGrowing = rng.chance(0.6);
  const sorted = [...list].sort((a, b) => (isGrowing ? 1 : -1) * (size(a.at) - size(b.at)));
  redrawIf(sorted.some((v, i) => i > 0 && Math.abs(size(v.at) - size(sorted[i - 1]?.at ?? v.at)) < 0.04));
  return order(
    {
      question: `Rakd ${isGrowing ? 'növekvő' : 'csökkenő'} sorrendbe a számokat!`,
      items: sorted.map(v => v.shown),
      hints: [
        'Melyik számok vannak a nullától balra?',
        'Hozd őket közös alakra! Két negatív szám közül az a kisebb, amelyik messzebb van a nullától.',
        `${isGrowing ? 'A legkisebb' : 'A legnagyobb'}: $${sorted[0]?.shown.tex}$.`,
      ],
      solution: `$${sorted.map(v => v.shown.tex).join(isGrowing ? '<' : '>')}$.`,
    },
    joined => (isGrowing ? growing(joined) : growing(joined.split('|').reverse().join('|'))),
  );
}

/** The number at a mark left of zero. */
function readLine(rng: Rng): Task {
  const parts = rng.pick([2, 4, 5]);
  const [whole, j] = [rng.int(0, 2), rng.int(1, parts - 1)];
  const at = rat(-(whole * parts + j), parts);
  return numeric(
    {
      question: 'Melyik racionális számot jelöli az ábrán a $P$ pont? Tört vagy tizedes tört alakban is megadhatod.',
      figure: { kind: 'number-line', from: -3, to: 1, step: 1, parts, points: [{ at: tidy(size(at)), label: 'P' }] },
      answer: frac(at),
      check: 'FRAC',
      wrong: [
        wrong({ at }, ({ at }) => frac(rat(-at.n, at.d)), 'elojel-kimarad', 'A $P$ pont a nullától balra van: a szám negatív.'),
        wrong(
          { whole, j, parts },
          ({ whole, j, parts }) => frac(rat(-(whole * parts + parts - j), parts)),
          'negativ-oldal-iranya',
          'A másik irányból számoltad a beosztásokat. A nulla felől haladj balra!',
          'a beosztásokat a bal oldali szomszédos egésztől számolja, de a jobb oldalitól balra méri fel',
        ),
        ...(whole > 0
          ? [
              wrong(
                { whole, j, parts },
                ({ whole, j, parts }) => frac(rat(-whole * parts + j, parts)),
                'egesztol-rossz-iranyba',
                'Az egész számtól jobbra léptél. A $P$ pont balra van tőle.',
                'a jobb oldali szomszédos egésztől jobbra lép balra helyett',
              ),
            ]
          : []),
      ],
      other: 'Nézd meg, hány részre van osztva egy egység, és a nullától balra számolj!',
      hints: [
        'Hány részre van osztva egy egység?',
        'A nullától balra a számok negatívak, és balra haladva csökkennek.',
        `Egy kis beosztás: $\\frac{1}{${parts}}$.`,
      ],
      solution: `Egy kis beosztás $\\frac{1}{${parts}}$, ezért a szám $${frac(at).tex}$.`,
    },
    equals(0 - whole - j / parts),
  );
}

/** Choose the point that stands for a negative fraction. */
function choosePoint(rng: Rng): Task {
  const parts = rng.pick([4, 5, 6]);
  const j = rng.pick([1, parts - 1]);
  const target = rat(-j, parts);
  const places = rng.shuffle([
    { at: target, misconception: undefined, explanation: 'Helyes! A nullától ennyi kis beosztást lépünk balra.' },
    { at: rat(j, parts), misconception: 'elojel-kimarad', explanation: 'Ez a nullától jobbra van: pozitív szám.' },
    {
      at: rat(-(parts - j), parts),
      misconception: 'negativ-oldal-iranya',
      explanation: 'Rossz irányból számoltál: a nulla felől haladj balra!',
    },
  ]);
  const names = ['A', 'B', 'C'];
  return hotspot(
    {
      question: `Melyik pont jelöli ezt a számot: $${frac(target).tex}$?`,
      figure: {
        kind: 'number-line',
        from: -1,
        to: 1,
        step: 1,
        parts,
        points: places.map(({ at }, i) => ({ at: tidy(size(at)), label: names[i] ?? '', id: (names[i] ?? '').toLowerCase() })),
      },
      spots: places.map(({ at, misconception, explanation }, i) => ({
        id: (names[i] ?? '').toLowerCase(),
        value: frac(at),
        correct: !misconception,
        explanation,
        ...(misconception ? { misconception } : {}),
      })),
      hints: [
        'A nulla melyik oldalán keresed?',
        'Nézd meg, hány részre van osztva egy egység!',
        `Egy kis beosztás: $\\frac{1}{${parts}}$.`,
      ],
      solution: `Egy kis beosztás $\\frac{1}{${parts}}$, és a nullától ${j} ilyet lépünk balra.`,
    },
    key => Math.abs(readKey(key) + j / parts) < 1e-9,
  );
}

const sign = (a: Rat, b: Rat): '<' | '>' | '=' => (a.n * b.d < b.n * a.d ? '<' : a.n * b.d > b.n * a.d ? '>' : '=');
const SIGN: Readonly<Record<'<' | '>' | '=', Value>> = {
  '<': { key: '<', tex: '<', text: '$<$', size: undefined },
  '>': { key: '>', tex: '>', text: '$>$', size: undefined },
  '=': { key: '=', tex: '=', text: '$=$', size: undefined },
};
const TURNED = { '<': '>', '>': '<', '=': '=' } as const;

/** The sign between two negative fractions. */
function compare(rng: Rng): Task {
  const [b, d] = rng.sample([2, 3, 4, 5, 6, 7, 8, 9], 2);
  const [p, q] = [rat(-rng.int(1, (b ?? 2) - 1), b ?? 2), rat(-rng.int(1, (d ?? 3) - 1), d ?? 3)];
  const right = sign(p, q);
  redrawIf(right === '=' || p.d === q.d || Math.abs(size(p) - size(q)) > 0.35);
  const common = (p.d * q.d) / gcd(p.d, q.d);
  const raised = (v: Rat): string => rawFrac((v.n * common) / v.d, common).tex;
  const shown = `${raised(p)}${right}${raised(q)}`;
  return choice(
    rng,
    {
      question: `Melyik jel kerül a négyzet helyére? $${frac(p).tex}\\ \\square\\ ${frac(q).tex}$`,
      right: SIGN[right],
      because: `Helyes! Közös nevezővel: $${shown}$.`,
      wrong: [
        wrong(
          { right },
          ({ right }) => SIGN[TURNED[right]],
          'negativ-tortek-forditva',
          'A mínusz nélkül hasonlítottál. Az ellentetteknél a sorrend megfordul.',
        ),
        wrong(
          {},
          () => SIGN['='],
          'kozos-nevezo-nelkul',
          'Hozd közös nevezőre a két törtet: csak akkor egyenlők, ha így a számlálójuk is egyenlő.',
        ),
      ],
      hints: [
        'Melyik van messzebb a nullától?',
        'Hozd közös nevezőre a két törtet, aztán gondolj a számegyenesre!',
        `A közös nevező: $${common}$.`,
      ],
      solution: `Közös nevezővel: $${shown}$.`,
    },
    key => key === (size(minus(p, q)) < 0 ? '<' : '>'),
  );
}

/** Which of the numbers are whole? */
function classify(rng: Rng): Task {
  const d = rng.int(2, 6);
  const [k, l, e] = [rng.int(2, 9), rng.int(1, 8), rng.int(2, 6)];
  const rest = rng.int(1, e - 1);
  const tenth = rng.intNot(-39, 39, 0, -10, 10, -20, 20, -30, 30);
  const whole = (v: Value, why: string) => ({ value: v, correct: true, explanation: why });
  const other = (v: Value, why: string, misconception: string) => ({ value: v, correct: false, explanation: why, misconception });
  return multi(
    rng,
    {
      question: 'Melyik szám **egész** szám?',
      options: [
        whole(rawFrac(-k * d, d), `Egész: $${k * d}:${d}=${k}$, tehát $-${k}$.`),
        whole(num(-l), 'Egész: a negatív egészek is egész számok.'),
        other(rawFrac(l * e + rest, e), `Nem egész: az osztás nem megy maradék nélkül.`, 'altort-mint-egesz'),
        other(num(tenth / 10), 'Nem egész: tizedes rész is van benne.', 'tizedest-egesznek-vesz'),
      ],
      hints: [
        'Ne az alakot nézd, hanem az értéket!',
        'A törtvonal osztást jelent. Elvégezhető maradék nélkül?',
        `Kezdd ezzel: $${k * d}:${d}$.`,
      ],
      solution: `Egész szám: $${rawFrac(-k * d, d).tex}=-${k}$ és $-${l}$. A másik kettő nem az.`,
    },
    key => Number.isInteger(tidy(readKey(key))),
  );
}

/** A number between two neighbours of a place. */
function between(rng: Rng): Task {
  const a = rng.int(1, 8);
  const [low, high] = [-(a + 1) / 10, -a / 10];
  const step = rng.int(2, 8);
  const right = tidy(low + step / 100);
  return choice(
    rng,
    {
      question: `Melyik szám van a következő kettő között: $${num(low).tex}$ és $${num(high).tex}$?`,
      right: num(right),
      because: `Helyes! $${num(low).tex}<${num(right).tex}<${num(high).tex}$.`,
      wrong: [
        wrong(
          { a, step },
          ({ a, step }) => num(tidy(-(a + 1) / 10 - step / 100)),
          'negativ-tortek-forditva',
          'Ez már balra van mindkettőtől: a nullától távolodva csökkennek a számok.',
        ),
        wrong(
          { a },
          ({ a }) => num(tidy(-a / 10 + 0.01)),
          'tobb-jegy-nagyobb',
          'A több számjegy nem jelent nagyobb abszolút értéket: ez mindkettőtől jobbra van.',
        ),
        wrong(
          {},
          () => words('nincs ilyen szám'),
          'ket-szam-kozott-nincs',
          'Két racionális szám között mindig van újabb. Írj még egy tizedesjegyet!',
        ),
      ],
      hints: [
        'Írd a két határt két tizedesjeggyel!',
        'Az abszolút értékek között keress, aztán tedd ki az előjelet!',
        `Az abszolút érték $${num(-high).tex}0$ és $${num(-low).tex}0$ közé esik.`,
      ],
      solution: `$${num(low).tex}<${num(right).tex}<${num(high).tex}$.`,
    },
    key => readKey(key) > low && readKey(key) < high,
  );
}

/** How many whole numbers lie between two numbers that are not whole? */
function wholeBetween(rng: Rng): Task {
  const d = rng.pick([2, 3, 4, 5]);
  const low = rat(-rng.int(d + 1, 5 * d), d);
  const tenths = rng.int(6, 45);
  redrawIf(low.d === 1 || tenths % 10 === 0);
  const high = tenths / 10;
  const inside = range(-10, 10).filter(v => v > size(low) && v < high);
  return numeric(
    {
      question: `Hány egész szám van a következő kettő között: $${frac(low).tex}$ és $${num(high).tex}$?`,
      answer: num(inside.length),
      check: 'INT',
      wrong: [
        wrong({ inside }, ({ inside }) => num(inside.filter(v => v !== 0).length), 'nulla-kimarad', 'A 0 is egész szám.'),
        wrong(
          { inside, low },
          ({ inside, low }) => num([Math.floor(size(low)), ...inside].length),
          'hataron-tul-is-szamol',
          'Egy olyan egészet is megszámoltál, amelyik már a határon kívül van.',
        ),
        ...(inside.filter(v => v > 0).length > 0
          ? [
              wrong(
                { inside },
                ({ inside }) => num(inside.filter(v => v > 0).length),
                'csak-pozitivak',
                'A 0 és a negatív egészek is számítanak.',
              ),
            ]
          : []),
      ],
      other: 'Sorold fel az egészeket a két határ között!',
      hints: [
        'Melyik két egész szám között van a negatív határ?',
        'Sorold fel az egészeket balról jobbra! A 0 is az.',
        `A legkisebb közülük: $${num(inside[0] ?? 0).tex}$.`,
      ],
      solution: `Az egészek: ${inside.map(v => `$${num(v).tex}$`).join(', ')}. Ez ${inside.length} darab.`,
    },
    equals(Math.floor(high) - Math.ceil(size(low)) + 1),
  );
}

/** The numerator between two negative fractions. */
function numerator(rng: Rng): Task {
  const common = rng.pick([12, 18, 20, 24, 30]);
  const k = rng.int(3, common - 2);
  const [low, high] = [rat(-(k + 1), common), rat(-(k - 1), common)];
  redrawIf(low.d === common || high.d === common || low.d === 1 || low.d === high.d);
  return numeric(
    {
      question: `Melyik egész szám kerül a $k$ helyére, hogy igaz legyen: $${frac(low).tex}<\\frac{k}{${common}}<${frac(high).tex}$?`,
      answer: num(-k),
      check: 'INT',
      wrong: [
        wrong({ k }, ({ k }) => num(k), 'elojel-kimarad', 'Mindkét határ negatív, ezért a $k$ is az.'),
        wrong(
          { k, common },
          ({ k, common }) => rawFrac(-k, common),
          'tortet-ad-szamlalo-helyett',
          'Ez az egész tört. A $k$-t kérdezzük: csak a számlálót írd be!',
        ),
      ],
      other: `Bővítsd a két határt úgy, hogy a nevezőjük ${common} legyen!`,
      hints: [
        'Hozd a három törtet közös nevezőre!',
        `A közös nevező: $${common}$. Bővítsd a két határt!`,
        `A bal oldali határ: $${rawFrac(-(k + 1), common).tex}$.`,
      ],
      solution: `$${rawFrac(-(k + 1), common).tex}<\\frac{k}{${common}}<${rawFrac(-(k - 1), common).tex}$, ezért $k=${num(-k).tex}$.`,
    },
    fits(v => v / common > size(low) + 1e-9 && v / common < size(high) - 1e-9),
  );
}

const SHAPES: Readonly<Record<Level, ReadonlyArray<(rng: Rng) => Task>>> = {
  1: [rng => orderMixed(rng, 3), readLine, choosePoint],
  2: [rng => orderMixed(rng, 4), compare, classify, between],
  3: [rng => orderMixed(rng, 5), wholeBetween, numerator],
};

export const rationalOrder = defineGenerator(
  'gen-rational-order',
  'Racionális számok rendezése',
  ['matek-6-racionalis-szamok'],
  ['negative', 'fraction', 'decimal'],
  (rng, level) => rng.pick(SHAPES[level])(rng),
);
