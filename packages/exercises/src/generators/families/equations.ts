import { decimalsOf, suf, texNumber, theSuf } from '../../hungarian/index.ts';
import { lcm, minus, over, plus, rat, roundTo, size, times } from '../arithmetic.ts';
import { defineGenerator, redrawIf, type Task } from '../engine.ts';
import { fits, readList } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { choice, numeric, words, wrong } from '../tasks.ts';
import { frac, num, point } from '../value.ts';

const x = texNumber;
/** `3x`, `-x`, nothing for 0. */
const term = (a: number, letter = 'x'): string => (a === 1 ? letter : a === -1 ? `-${letter}` : `${x(a)}${letter}`);
const signed = (n: number): string => (n < 0 ? `-${x(-n)}` : `+${x(n)}`);
const signedTerm = (a: number, letter = 'x'): string => (a < 0 ? `-${term(-a, letter)}` : `+${term(a, letter)}`);
const inside = (n: number): string => (n < 0 ? `(${x(n)})` : x(n));
const side = (a: number, b: number): string => (a === 0 ? x(b) : `${term(a)}${b === 0 ? '' : signed(b)}`);

function oneStep(rng: Rng): Task {
  const kind = rng.pick(['ax', 'x/a', 'x+a', 'a-x'] as const);
  const a = rng.int(2, 15);
  const root = rng.int(2, 24);
  const shown = {
    ax: `${a}x=${a * root}`,
    'x/a': `\\frac{x}{${a}}=${root}`,
    'x+a': `x${signed(a)}=${root + a}`,
    'a-x': `${root + a}-x=${a}`,
  }[kind];
  const answer = kind === 'x/a' ? a * root : root;
  const candidates = {
    ax: [
      wrong(num(a * root - a), 'egyutthatot-kivonja', `Kivontad az együtthatót. Mivel szorzás, osztani kell ${suf(a, 'val')}.`),
      wrong(num(a * root * a), 'rossz-iranyu-muvelet', 'Szoroztál. Az ellentétes művelet az osztás.'),
    ],
    'x/a': [
      ...(root % a === 0 ? [wrong(num(root / a), 'rossz-iranyu-muvelet', 'Osztottál. Az osztás fordítottja a szorzás.')] : []),
      wrong(num(root + a), 'osszead-szorzas-helyett', 'Hozzáadtad. Az osztás fordítottja a szorzás.'),
    ],
    'x+a': [
      wrong(num(root + 2 * a), 'rossz-iranyu-muvelet', 'Hozzáadtad. Mindkét oldalból ki kell vonni.'),
      wrong(num(root + a), 'csak-az-egyik-oldalon', 'A jobb oldalon is el kell végezni a műveletet.'),
    ],
    'a-x': [
      wrong(num(root + 2 * a), 'elojel-hiba', 'Összeadtad a két számot. A kivonandó = kisebbítendő − különbség.'),
      wrong(num(-root), 'elojel-hiba', 'Előjelhiba: a $-x$ előjelét is változtatni kell.'),
    ],
  }[kind];
  return numeric(
    {
      question: `Oldd meg: $${shown}$`,
      answer: num(answer),
      check: 'FRAC',
      wrong: candidates,
      other: 'Ellenőrizz: írd vissza a számot az $x$ helyére!',
      hints: [
        'Milyen művelet történik az $x$-szel?',
        'Végezd el mindkét oldalon a fordított műveletet!',
        {
          ax: `Oszd el mindkét oldalt ${suf(a, 'val')}!`,
          'x/a': `Szorozd meg mindkét oldalt ${suf(a, 'val')}!`,
          'x+a': `Vonj ki mindkét oldalból ${suf(a, 't')}!`,
          'a-x': `Az $x$ megmutatja, mennyit kell elvenni ${theSuf(root + a, 'ból')}, hogy ${suf(a, 't')} kapj.`,
        }[kind],
      ],
      solution: `$x=${x(answer)}$. Ellenőrzés: $${shown.replace('x', kind === 'ax' ? `\\cdot${answer}` : String(answer))}$.`,
    },
    fits(v => ({ ax: a * v === a * root, 'x/a': v / a === root, 'x+a': v + a === root + a, 'a-x': root + a - v === a })[kind]),
  );
}

function twoStep(rng: Rng, fractional: boolean): Task {
  const a = fractional ? rat(rng.intNot(-5, 5, 0), rng.pick([2, 3, 4, 5])) : rat(rng.intNot(-9, 9, 0, 1, -1));
  const root = fractional
    ? rat(rng.intNot(-12, 12, 0))
    : rng.chance(0.7)
      ? rat(rng.intNot(-9, 12, 0))
      : rat(rng.intNot(-9, 9, 0), rng.pick([2, 3, 4]));
  const b = rng.intNot(-15, 15, 0);
  redrawIf(fractional && a.d === 1);
  const c = plus(times(a, root), rat(b));
  redrawIf(Math.abs(c.n) > 90 || (fractional && c.d > 5) || (!fractional && c.d !== 1 && rng.chance(0.5)));
  const head = a.d === 1 ? term(a.n) : `${frac(a).tex}x`;
  const shown = `${head}${signed(b)}=${frac(c).tex}`;
  const wrongSign = over(plus(c, rat(b)), a);
  const noDivide = minus(c, rat(b));
  const subtract = minus(noDivide, a);
  return numeric(
    {
      question: `Oldd meg: $${shown}$`,
      answer: frac(root),
      check: 'FRAC',
      expr: `((${c.n}/${c.d})-(${b}))/(${a.n}/${a.d})`,
      wrong: [
        wrong(frac(wrongSign), 'atviteli-elojelhiba', 'Amikor a számot átviszed a másik oldalra, előjelet vált.'),
        wrong(frac(noDivide), 'osztas-elmarad', 'Még osztani kell az $x$ együtthatójával.'),
        wrong(frac(subtract), 'egyutthatot-kivonja', 'Az együtthatót kivontad. Osztani kell vele.'),
        wrong(frac(rat(-root.n, root.d)), 'elojel-hiba', 'Az előjelet rontottad el az osztásnál.'),
      ],
      other: 'Ellenőrizz: írd vissza a számot az $x$ helyére!',
      hints: [
        'Melyik műveletet fordítod vissza először?',
        'Előbb az állandót vidd át, aztán ossz az együtthatóval!',
        `$${head}=${frac(c).tex}${signed(-b)}=${frac(noDivide).tex}$`,
      ],
      solution: `$${head}=${frac(noDivide).tex}$, ezért $x=${frac(root).tex}$.`,
    },
    fits(v => Math.abs(size(a) * v + b - size(c)) < 1e-9),
  );
}

const linearEq1 = defineGenerator('gen-linear-eq-1', 'Egyenletek', ['matek-6-egyenletek'], (rng, level) =>
  level === 1 ? oneStep(rng) : twoStep(rng, level === 3),
);

function bothSides(rng: Rng, fractionalRoot: boolean): Task {
  const [a, c] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  redrawIf(a === c || (!fractionalRoot && Math.abs(a - c) === 0));
  const b = rng.intNot(-12, 12, 0);
  const root = fractionalRoot ? rat(rng.intNot(-15, 15, 0), a - c) : rat(rng.intNot(-10, 10, 0));
  redrawIf(fractionalRoot && (root.d === 1 || root.d > 6));
  const d = plus(times(rat(a - c), root), rat(b));
  redrawIf(d.d !== 1 || Math.abs(d.n) > 60 || d.n === 0);
  const shown = `${side(a, b)}=${side(c, d.n)}`;
  const noFlip = a + c === 0 ? undefined : rat(d.n - b, a + c);
  return numeric(
    {
      question: `Oldd meg: $${shown}$`,
      answer: frac(root),
      check: 'FRAC',
      expr: `((${d.n})-(${b}))/((${a})-(${c}))`,
      wrong: [
        ...(noFlip ? [wrong(frac(noFlip), 'atviteli-elojelhiba', `Az $x$-es tag átvitelekor nem váltottál előjelet.`)] : []),
        wrong(frac(rat(d.n + b, a - c)), 'atviteli-elojelhiba', 'Az állandó átvitelekor nem váltottál előjelet.'),
        wrong(frac(rat(-root.n, root.d)), 'elojel-hiba', 'Az utolsó osztásnál elrontottad az előjelet.'),
        wrong(num(d.n - b), 'osztas-elmarad', 'Még osztani kell az $x$ együtthatójával.'),
      ],
      other: 'Gyűjtsd az $x$-es tagokat az egyik, a számokat a másik oldalra!',
      hints: [
        'Melyik oldalra gyűjtöd az $x$-eket?',
        'Ami átmegy a másik oldalra, előjelet vált.',
        `$${term(a)}${signedTerm(-c)}=${x(d.n)}${signed(-b)}$`,
      ],
      solution: `$${term(a)}${signedTerm(-c)}=${x(d.n)}${signed(-b)}$, azaz $${term(a - c)}=${x(d.n - b)}$, ezért $x=${frac(root).tex}$.`,
    },
    fits(v => Math.abs(a * v + b - (c * v + d.n)) < 1e-9),
  );
}

function howManySolutions(rng: Rng): Task {
  const a = rng.intNot(-8, 8, 0);
  const b = rng.intNot(-12, 12, 0);
  const identity = rng.chance(0.5);
  const k = rng.int(2, 4);
  const d = identity ? k * b : k * b + rng.intNot(-6, 6, 0);
  const shown = `${k}(${side(a, b)})=${side(k * a, d)}`;
  const options = {
    all: words('minden valós szám megoldás', 'all'),
    none: words('nincs megoldása', 'none'),
    zero: words('egyetlen megoldása az $x=0$', 'zero'),
  };
  const right = identity ? 'all' : 'none';
  return choice(
    rng,
    {
      question: `Hány megoldása van? $${shown}$`,
      right: options[right],
      because: identity
        ? 'Helyes! A zárójel felbontása után a két oldal azonos.'
        : 'Helyes! Az $x$-es tagok kiesnek, és hamis egyenlőség marad.',
      wrong: [
        wrong(
          options[identity ? 'none' : 'all'],
          identity ? 'nulla-x-nulla' : 'nulla-x-szam',
          identity ? '$0\\cdot x=0$ minden számra igaz.' : '$0\\cdot x$ mindig 0, nem lehet egyenlő egy nem nulla számmal.',
        ),
        wrong(options.zero, 'nulla-x-mint-nulla', 'Az $x$ kiesik: nem az $x$ lesz 0, hanem az együtthatója.'),
      ],
      hints: ['Bontsd fel a zárójelet!', 'Nézd meg, mi marad, ha az $x$-es tagok kiesnek!', `A bal oldal: $${side(k * a, k * b)}$`],
      solution: identity ? 'Mindkét oldal ugyanaz: minden valós szám megoldás.' : `$${x(k * b)}=${x(d)}$ hamis, ezért nincs megoldása.`,
    },
    key => {
      const holds = [-2.5, 0, 1, 7].map(v => k * (a * v + b) === k * a * v + d);
      return key === (holds.every(Boolean) ? 'all' : holds.some(Boolean) ? 'zero' : 'none');
    },
  );
}

const linearEq2 = defineGenerator('gen-linear-eq-2', 'Mérlegelv', ['matek-7-merlegelv'], (rng, level) =>
  level === 1
    ? bothSides(rng, false)
    : level === 2
      ? bothSides(rng, rng.chance(0.6))
      : rng.chance(0.4)
        ? howManySolutions(rng)
        : bracketEquation(rng),
);

function bracketEquation(rng: Rng): Task {
  const [k, m] = [rng.int(2, 5), rng.int(2, 5)];
  const [p, q] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  const root = rng.intNot(-8, 8, 0);
  redrawIf(k === m);
  const rhs = k * (root + p) - m * (root + q);
  const shown = `${k}(x${signed(p)})-${m}(x${signed(q)})=${x(rhs)}`;
  redrawIf(rhs === root);
  const halfBracket = (rhs - k * p + q) / (k - m);
  const oneTerm = (rhs - k * p - m * q) / (k - m);
  return numeric(
    {
      question: `Oldd meg: $${shown}$`,
      answer: num(root),
      check: 'FRAC',
      wrong: [
        ...(decimalsOf(roundTo(oneTerm, 3)) < 3
          ? [wrong(num(oneTerm), 'minuszos-zarojel', 'A mínusz a zárójelben **minden** tag előjelét megváltoztatja.')]
          : []),
        ...(decimalsOf(roundTo(halfBracket, 3)) < 3
          ? [wrong(num(halfBracket), 'zarojelben-csak-az-elso-tag', 'A zárójelben csak az első tagot szoroztad.')]
          : []),
        wrong(num(-root), 'elojel-hiba', 'Az utolsó osztásnál elrontottad az előjelet.'),
        wrong(num(rhs - k * p + m * q), 'osztas-elmarad', 'Még osztani kell az $x$ együtthatójával.'),
      ],
      other: 'Bontsd fel a zárójeleket, figyelj a mínuszra!',
      hints: [
        'Kezdd a zárójelekkel!',
        'A zárójel előtti szám minden tagot szoroz, a mínusz minden előjelet megváltoztat.',
        `$${k}x${signed(k * p)}-${m}x${signed(-m * q)}=${x(rhs)}$`,
      ],
      solution: `$${k}x${signed(k * p)}-${m}x${signed(-m * q)}=${x(rhs)}$, $${term(k - m)}=${x(rhs - k * p + m * q)}$, $x=${x(root)}$.`,
    },
    fits(v => Math.abs(k * (v + p) - m * (v + q) - rhs) < 1e-9),
  );
}

const linearEq3 = defineGenerator('gen-linear-eq-3', 'Zárójeles és törtes egyenletek', ['matek-7-tortes-egyenletek'], (rng, level) => {
  if (level === 1) return bracketEquation(rng);
  const [p, q] = rng.pick([
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
    [4, 6],
    [2, 7],
    [5, 10],
    [4, 5],
  ] as const);
  const root = rng.intNot(-10, 10, 0);
  const [b, d] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  redrawIf((root + b) % p !== 0 || (root + d) % q !== 0);
  const c = (root + b) / p + (level === 2 ? 1 : -1) * ((root + d) / q);
  const sign = level === 2 ? '+' : '-';
  const common = lcm(p, q);
  const shown = `\\frac{x${signed(b)}}{${p}}${sign}\\frac{x${signed(d)}}{${q}}=${x(c)}`;
  const [kp, kq] = [common / p, common / q];
  const coefficient = kp + (level === 2 ? 1 : -1) * kq;
  redrawIf(coefficient === 0 || c * common === root);
  const noMultiply = (c - kp * b - (level === 2 ? 1 : -1) * kq * d) / coefficient;
  const signSlip = (c * common - kp * b - kq * d) / coefficient;
  return numeric(
    {
      question: `Oldd meg: $${shown}$`,
      answer: num(root),
      check: 'FRAC',
      wrong: [
        ...(decimalsOf(roundTo(noMultiply, 3)) < 3
          ? [wrong(num(noMultiply), 'nem-tort-tagot-nem-szorozza', `A jobb oldalt is meg kell szorozni a közös nevezővel.`)]
          : []),
        ...(level === 3 && decimalsOf(roundTo(signSlip, 3)) < 3
          ? [
              wrong(
                num(signSlip),
                'tortvonal-mint-zarojel',
                'A törtvonal zárójelet helyettesít: a mínusz a számláló minden tagjára vonatkozik.',
              ),
            ]
          : []),
        wrong(num(-root), 'elojel-hiba', 'Az előjelet rontottad el.'),
        wrong(num(c * common - kp * b - (level === 2 ? 1 : -1) * kq * d), 'osztas-elmarad', 'Még osztani kell az $x$ együtthatójával.'),
      ],
      other: 'Szorozz meg minden tagot a közös nevezővel!',
      hints: [
        'Mi a közös nevező?',
        `Szorozd meg mindkét oldalt ${suf(common, 'val')}!`,
        `$${kp === 1 ? '' : kp}(x${signed(b)})${sign}${kq === 1 ? '' : kq}(x${signed(d)})=${x(c * common)}$`,
      ],
      solution: `Szorzás ${suf(common, 'val')}: $${term(coefficient)}=${x(c * common - kp * b - (level === 2 ? 1 : -1) * kq * d)}$, ezért $x=${x(root)}$.`,
    },
    fits(v => Math.abs((v + b) / p + (level === 2 ? 1 : -1) * ((v + d) / q) - c) < 1e-9),
  );
});

const linearSystem = defineGenerator('gen-linear-system', 'Egyenletrendszerek', ['matek-7-egyenletrendszerek'], (rng, level) => {
  const [rx, ry] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  const [a, b] = level === 1 ? [1, 1] : [rng.intNot(-6, 6, 0), rng.intNot(-6, 6, 0)];
  const [c, d] = level === 1 ? [rng.pick([1, 2, 3]), rng.pick([-1, -2, 2])] : [rng.intNot(-6, 6, 0), rng.intNot(-6, 6, 0)];
  redrawIf(
    a * d - b * c === 0 || rx === ry || (level === 3 && (Math.abs(a) === 1 || Math.abs(b) === 1 || Math.abs(c) === 1 || Math.abs(d) === 1)),
  );
  const [e, f] = [a * rx + b * ry, c * rx + d * ry];
  const row = (p: number, q: number, r: number): string => `${term(p)}${signedTerm(q, 'y')}=${x(r)}`;
  return numeric(
    {
      question: `Oldd meg az egyenletrendszert! A megoldást $(x;\\ y)$ alakban add meg! $\\begin{cases}${row(a, b, e)}\\\\${row(c, d, f)}\\end{cases}$`,
      answer: point(rx, ry),
      check: 'PT',
      wrong: [
        wrong(point(ry, rx), 'x-es-y-csereje', 'Felcserélted a két ismeretlent.'),
        wrong(point(-rx, ry), 'elojel-hiba', 'Az $x$ előjelét rontottad el. Helyettesíts vissza!'),
        wrong(point(rx, -ry), 'elojel-hiba', 'Az $y$ előjelét rontottad el. Helyettesíts vissza!'),
      ],
      other: 'Helyettesítsd vissza a számpárt mindkét egyenletbe!',
      hints: [
        'Melyik ismeretlent érdemes kiejteni?',
        'Tedd egyenlővé az egyik ismeretlen együtthatóit, és add össze vagy vond ki az egyenleteket!',
        `Kezdd az $x$ kiejtésével: az első egyenletet szorozd ${suf(Math.abs(c), 'val')}, a másodikat ${suf(Math.abs(a), 'val')}!`,
      ],
      solution: `A megoldás $${point(rx, ry).tex}$. Ellenőrzés: $${x(a)}\\cdot${inside(rx)}${b < 0 ? '-' : '+'}${Math.abs(b)}\\cdot${inside(ry)}=${x(e)}$ és $${x(c)}\\cdot${inside(rx)}${d < 0 ? '-' : '+'}${Math.abs(d)}\\cdot${inside(ry)}=${x(f)}$.`,
    },
    key => {
      const [p = Number.NaN, q = Number.NaN] = readList(key);
      return a * p + b * q === e && c * p + d * q === f;
    },
  );
});

export const equations = [linearEq1, linearEq2, linearEq3, linearSystem];
