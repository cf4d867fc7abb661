import { gcd } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { type Poly, polyAt, polyMul, polyScale, polyTex } from '@eszkerek/numbers/polynomial';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { oneExcluded, twoExcluded } from './excluded-values.ts';
import { linear, ratioValue } from './factors.ts';
import { HOW, NOT_REDUCED, over } from './fraction-parts.ts';
import { sameFunction } from './typed-value.ts';

const FROM_NUMERATOR = 'a számlálóból a közös tényezőt hagyja meg a másik helyett';
const FROM_DENOMINATOR = 'a nevezőből a közös tényezőt hagyja meg a másik helyett';

/** kx/(x² + bx). */
function cancelLetter(rng: Rng): Task {
  const [k, b] = [rng.int(2, 9), rng.intNot(-9, 9, 0, -1)];
  redrawIf(k === Math.abs(b));
  const shown = over([0, k], [0, b, 1]);
  const answer = ratioValue([[k]], [linear(b)]);
  return numeric(
    {
      question: `Egyszerűsítsd: $${shown}$ ${HOW}`,
      answer,
      check: 'EXPR',
      notLowest: NOT_REDUCED,
      wrong: [
        wrong(
          { k, b },
          ({ k, b }) => ratioValue([[k]], [[0, 1 + b]]),
          'csak-egy-tagot-oszt',
          'A nevezőnek csak az első tagját osztottad el. Mindkettőt kell.',
          'a nevezőnek csak az első tagját osztja el $x$-szel',
        ),
        wrong({ k, b }, ({ k, b }) => ratioValue([[0, k]], [linear(b)]), 'csak-nevezot-osztja', 'A nevezőt elosztottad, a számlálót nem.'),
        wrong(
          { k, b },
          ({ k, b }) => ratioValue([[k]], [[0, b]]),
          'tagot-egyszerusit-tenyezo-helyett',
          'A nevezőből elhagytad az $x^2$ tagot. Kihúzni csak közös tényezőt lehet.',
          'a nevezőből elhagyja az $x^2$ tagot, a számlálóból az $x$-et',
        ),
      ],
      other: `A nevező szorzatként: $x(${polyTex(linear(b))})$.`,
      hints: [
        'Mi emelhető ki a nevezőből?',
        'Bontsd tényezőkre a nevezőt, aztán keresd a közös tényezőt!',
        `A nevező $x(${polyTex(linear(b))})$.`,
      ],
      solution: `$${shown}=\\frac{${k}x}{x(${polyTex(linear(b))})}=${answer.tex}$.`,
    },
    sameFunction(v => (k * v) / (v * v + b * v)),
  );
}

/** (kx + ka)/(mx + ma), or over x² + ax. */
function cancelBracket(rng: Rng): Task {
  const [k, a, m] = [rng.int(2, 9), rng.intNot(-9, 9, 0), rng.int(2, 9)];
  const withX = rng.chance(0.5);
  redrawIf(k === m || gcd(k, m) > 1);
  const front: Poly = withX ? [0, 1] : [m];
  const [top, below] = [polyScale(linear(a), k), polyMul(front, linear(a))];
  const answer = ratioValue([[k]], [front]);
  return numeric(
    {
      question: `Egyszerűsítsd, amennyire lehet: $${over(top, below)}$ ${withX ? HOW : ''}`.trim(),
      answer,
      check: withX ? 'EXPR' : 'FRAC',
      notLowest: NOT_REDUCED,
      wrong: [
        wrong({ k, front }, ({ k, front }) => ratioValue([front], [[k]]), 'tortet-megforditja', 'Felcserélted a számlálót és a nevezőt.'),
        ...(withX
          ? [
              wrong(
                { k, a },
                ({ k, a }) => ratioValue([[k]], [linear(a)]),
                'rossz-tenyezot-hagy-meg',
                'A közös tényező a zárójel. Az esik ki, és az $x$ marad.',
                FROM_DENOMINATOR,
              ),
              wrong(
                {},
                () => ratioValue([[1]], [[0, 1]]),
                'kiemelt-tenyezo-elvesz',
                'A számlálóból kiemelt szám is tényező, az megmarad.',
                'elhagyja a számlálóból kiemelt számot',
              ),
            ]
          : [
              wrong(
                {},
                () => num(1),
                'kiemelt-tenyezo-elvesz',
                'A zárójel kiesik, de a kiemelt számok megmaradnak.',
                'mindkét kiemelt számot elhagyja',
              ),
            ]),
      ],
      other: `A közös tényező $${polyTex(linear(a))}$.`,
      hints: [
        'Emelj ki a számlálóból is, a nevezőből is!',
        'Ha mindkettő szorzat, keresd meg a közös tényezőt!',
        `A számláló $${k}(${polyTex(linear(a))})$.`,
      ],
      solution: `$${over(top, below)}=\\frac{${k}(${polyTex(linear(a))})}{${polyTex(front)}(${polyTex(linear(a))})}=${answer.tex}$.`,
    },
    withX ? sameFunction(v => polyAt(top, v) / polyAt(below, v)) : equals(polyAt(top, 31) / polyAt(below, 31)),
  );
}

/** (kx + ka)/(x² − a²), or turned over. */
function cancelSquares(rng: Rng): Task {
  const [k, a] = [rng.int(2, 9), rng.intNot(-10, 10, 0, 1, -1)];
  const turned = rng.chance(0.4);
  const [one, two] = [polyScale(linear(a), k), [-a * a, 0, 1]];
  const shown = turned ? over(two, one) : over(one, two);
  const made = (top: Poly, bottom: Poly) => (turned ? ratioValue([bottom], [top]) : ratioValue([top], [bottom]));
  const answer = made([k], linear(-a));
  return numeric(
    {
      question: `Egyszerűsítsd: $${shown}$ ${turned ? '(A törtet így írd be: (x+15)/12.)' : HOW}`,
      answer,
      check: 'EXPR',
      notLowest: NOT_REDUCED,
      form: 'fraction',
      wrong: [
        wrong(
          { k, a, turned },
          ({ k, a, turned }) => (turned ? ratioValue([linear(a)], [[k]]) : ratioValue([[k]], [linear(a)])),
          'rossz-tenyezot-hagy-meg',
          `Az $${polyTex(linear(a))}$ a közös tényező, az esik ki.`,
          'a két négyzet különbségéből a közös tényezőt hagyja meg a másik helyett',
        ),
        wrong(
          { a, turned },
          ({ a, turned }) => (turned ? ratioValue([linear(-a)], [[1]]) : ratioValue([[1]], [linear(-a)])),
          'kiemelt-tenyezo-elvesz',
          'A kiemelt szám is tényező, az megmarad.',
          'elhagyja a kiemelt számot',
        ),
        wrong(
          { k, a, turned },
          ({ k, a, turned }) => (turned ? ratioValue([linear(-a * a)], [[k + k * a]]) : ratioValue([[k + k * a]], [linear(-a * a)])),
          'tagot-egyszerusit-tenyezo-helyett',
          'Az $x$-eket húztad ki, pedig ezek egy összeg tagjai.',
          'csak az $x$-es és az $x^2$-es tagot egyszerűsíti $x$-szel',
        ),
      ],
      other: 'Az egyik kifejezésből emelj ki, a másik két négyzet különbsége.',
      hints: [
        'A közös tényező még nem látszik. Hogyan lesz belőlük szorzat?',
        'Az egyikből kiemelsz, a másik két négyzet különbsége.',
        `$${polyTex(one)}=${k}(${polyTex(linear(a))})$`,
      ],
      solution: `$${polyTex(one)}=${k}(${polyTex(linear(a))})$ és $${polyTex(two)}=(${polyTex(linear(Math.abs(a)))})(${polyTex(linear(-Math.abs(a)))})$. Egyszerűsítve $${answer.tex}$.`,
    },
    sameFunction(v => (turned ? polyAt(two, v) / polyAt(one, v) : polyAt(one, v) / polyAt(two, v))),
  );
}

/** (x + p)(x + q) turned (x + p)(x + r), both expanded. */
function cancelTrinomials(rng: Rng): Task {
  const [p, q, r] = [rng.intNot(-7, 7, 0), rng.intNot(-7, 7, 0), rng.intNot(-7, 7, 0)];
  redrawIf(new Set([p, q, r]).size < 3 || p === -q);
  const [top, below] = [polyMul(linear(p), linear(q)), polyMul(linear(p), linear(r))];
  const answer = ratioValue([linear(q)], [linear(r)]);
  return numeric(
    {
      question: `Egyszerűsítsd: $${over(top, below)}$ (A törtet így írd be: (x+15)/(x+20).)`,
      answer,
      check: 'EXPR',
      notLowest: NOT_REDUCED,
      wrong: [
        wrong(
          { p, r },
          ({ p, r }) => ratioValue([linear(p)], [linear(r)]),
          'rossz-tenyezot-hagy-meg',
          'A számlálóból a közös tényezőt hagytad meg a másik helyett.',
          FROM_NUMERATOR,
        ),
        wrong(
          { q, r },
          ({ q, r }) => ratioValue([linear(-q)], [linear(-r)]),
          'felbontasnal-elojel',
          'A zárójelekben az előjeleket nézd meg újra!',
          'mindkét zárójelbe ellentétes előjelet ír',
        ),
        wrong({ q, r }, ({ q, r }) => ratioValue([linear(r)], [linear(q)]), 'tortet-megforditja', 'Felcserélted a számlálót és a nevezőt.'),
        ...(p + q !== 0 && p + r !== 0
          ? [
              wrong(
                { top, below },
                ({ top, below }) => ratioValue([top.slice(0, 2)], [below.slice(0, 2)]),
                'tagot-egyszerusit-tenyezo-helyett',
                'Az $x^2$ egy összeg tagja, nem lehet kihúzni.',
                'a számlálóból és a nevezőből is elhagyja az $x^2$ tagot',
              ),
            ]
          : []),
      ],
      other: 'Bontsd két zárójel szorzatára a számlálót is, a nevezőt is!',
      hints: [
        'Melyik két szám illik a számláló zárójeleibe?',
        'A két szám összege a középső együttható, a szorzatuk az utolsó szám.',
        `A közös tényező $${polyTex(linear(p))}$.`,
      ],
      solution: `A számláló $(${polyTex(linear(p))})(${polyTex(linear(q))})$, a nevező $(${polyTex(linear(p))})(${polyTex(linear(r))})$. Egyszerűsítve $${answer.tex}$.`,
    },
    sameFunction(v => polyAt(top, v) / polyAt(below, v)),
  );
}

/** (ka − kx)/(x² − a²). */
function opposite(rng: Rng): Task {
  const [k, a] = [rng.int(2, 9), rng.int(2, 10)];
  const [top, below] = [
    [k * a, -k],
    [-a * a, 0, 1],
  ];
  const shown = `\\frac{${k * a}-${k}x}{${polyTex(below)}}`;
  const answer = ratioValue([[k]], [linear(a)], -1);
  return numeric(
    {
      question: `Egyszerűsítsd: $${shown}$ ${HOW}`,
      answer,
      check: 'EXPR',
      notLowest: NOT_REDUCED,
      wrong: [
        wrong(
          { k, a },
          ({ k, a }) => ratioValue([[k]], [linear(a)]),
          'ellentett-tenyezo-elojele',
          `$${a}-x=-(x-${a})$, ezért a tört elé mínusz kerül.`,
        ),
        wrong(
          { k, a },
          ({ k, a }) => ratioValue([[k]], [linear(-a)], -1),
          'rossz-tenyezot-hagy-meg',
          `A közös tényező az $x-${a}$, az esik ki.`,
          FROM_DENOMINATOR,
        ),
        wrong(
          { a },
          ({ a }) => ratioValue([[1]], [linear(a)], -1),
          'kiemelt-tenyezo-elvesz',
          'A kiemelt szám is tényező, az megmarad.',
          'a kiemelt számból csak a mínusz jelet tartja meg',
        ),
      ],
      other: `A számlálóból $-${k}$ is kiemelhető.`,
      hints: ['Két zárójel csak előjelben különbözik. Melyik?', 'Ellentett tényezőnél emelj ki mínuszt is!', `A számláló $-${k}(x-${a})$.`],
      solution: `$${k * a}-${k}x=-${k}(x-${a})$ és $${polyTex(below)}=(x+${a})(x-${a})$. Egyszerűsítve $${answer.tex}$.`,
    },
    sameFunction(v => polyAt(top, v) / polyAt(below, v)),
  );
}

/** A value that is read off after cancelling. */
function cleverValue(rng: Rng): Task {
  const [a, round] = [rng.int(2, 12), rng.pick([50, 80, 100, 200, 300, 1000])];
  const square = rng.chance(0.5);
  // (x² − a²)/(x − a) is x + a; (x² − 2ax + a²)/(x − a) is x − a.
  const at = square ? round + a : round - a;
  const top = square ? [a * a, -2 * a, 1] : [-a * a, 0, 1];
  return numeric(
    {
      question: `Számítsd ki ügyesen: mennyi $${over(top, linear(-a))}$, ha $x=${at}$?`,
      answer: num(round),
      check: 'INT',
      wrong: [
        wrong(
          { at, a, square },
          ({ at, a, square }) => num(square ? at + a : at - a),
          square ? 'felbontasnal-elojel' : 'rossz-tenyezot-hagy-meg',
          `A számlálót szorzattá alakítva és egyszerűsítve $${polyTex([square ? -a : a, 1])}$ marad, nem $${polyTex([square ? a : -a, 1])}$.`,
          square ? 'az egyszerűsített alakba rossz előjelet ír' : FROM_NUMERATOR,
        ),
        wrong(
          { round, at, a },
          ({ round, at, a }) => num(round * (at - a)),
          'nevezovel-nem-oszt',
          'Ez a számláló értéke. A nevezővel is osztani kell.',
        ),
        wrong({ at }, ({ at }) => num(at), 'csak-az-x-marad', 'Az $x$ értékét írtad le. Egyszerűsíts, és helyettesíts be!'),
      ],
      other: 'Előbb egyszerűsíts, és csak utána helyettesíts be!',
      hints: [
        'Ne helyettesíts be rögtön!',
        square ? 'A számláló egy különbség négyzete.' : 'A számláló két négyzet különbsége.',
        `Az egyszerűsített alak $x${square ? '-' : '+'}${a}$.`,
      ],
      solution: `Egyszerűsítve $x${square ? '-' : '+'}${a}$, ezért $${at}${square ? '-' : '+'}${a}=${texNumber(round)}$.`,
    },
    equals(polyAt(top, at) / (at - a)),
  );
}

export const algebraicFraction = defineGenerator(
  'gen-algebraic-fraction',
  'Algebrai törtek',
  ['matek-8-algebrai-tortek'],
  ['negative', 'fraction', 'power', 'brackets', 'unknown'],
  (rng, level) => {
    if (level === 1) return rng.pick([oneExcluded, cancelLetter, cancelBracket])(rng);
    if (level === 2) return rng.pick([twoExcluded, twoExcluded, cancelSquares])(rng);
    return rng.pick([cancelTrinomials, opposite, cleverValue])(rng);
  },
);
