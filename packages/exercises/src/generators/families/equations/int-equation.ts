import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, texNumber, the } from '@eszkerek/numbers/hungarian';
import { polyTex } from '@eszkerek/numbers/polynomial';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { fits, setOf } from '../../proof.ts';
import { choice, multi, numeric, wrong } from '../../tasks.ts';
import { num, numberSet, type Value } from '../../value.ts';
import { FLIPPED, holds, isClosed, isLess, OTHER_END, RELATIONS, type Relation, TEX } from './relation.ts';
import { term } from './shared.ts';

const x = texNumber;
const signed = (n: number): string => (n < 0 ? `-${x(-n)}` : `+${x(n)}`);
/** The divisor, in brackets when it is negative. */
const divisor = (n: number): string => (n < 0 ? `(${x(n)})` : x(n));
const LIST = 'Pontosvesszővel válaszd el őket!';

/** x + a = b, a − x = b or ax = b. */
function oneStep(rng: Rng): Task {
  const kind = rng.pick(['x+a', 'a-x', 'ax'] as const);
  const root = rng.intNot(-20, 20, 0, 1, -1);
  const a = kind === 'ax' ? rng.intNot(-9, 9, 0, 1, -1) : kind === 'a-x' ? rng.int(2, 15) : rng.intNot(-25, 25, 0, 1, -1);
  const b = { 'x+a': root + a, 'a-x': a - root, ax: a * root }[kind];
  redrawIf(b === 0 || Math.abs(b) > 120 || (kind !== 'ax' && a > 0 && b > a));
  const shown = { 'x+a': `x${signed(a)}=${x(b)}`, 'a-x': `${x(a)}-x=${x(b)}`, ax: `${term(a)}=${x(b)}` }[kind];
  const slips = {
    'x+a': [
      wrong(
        { a, b },
        ({ a, b }) => num(b + a),
        'atviteli-elojelhiba',
        a > 0
          ? 'Hozzáadtad a számot a jobb oldalhoz. Mindkét oldalról el kell venni.'
          : 'Kivontad a számot. Mindkét oldalhoz hozzá kell adni.',
      ),
    ],
    'a-x': [
      wrong(
        { a, b },
        ({ a, b }) => num(b + a),
        'atviteli-elojelhiba',
        'Összeadtad a két számot. Mit kell elvenni, hogy ez maradjon?',
        'összeadja a két számot kivonás helyett',
      ),
    ],
    ax: [wrong({ a, b }, ({ a, b }) => num(b - a), 'egyutthatot-kivonja', `Kivontad a szorzót, pedig osztani kell ezzel: $${x(a)}$.`)],
  }[kind];
  const steps = { 'x+a': `x=${x(b)}${signed(-a)}`, 'a-x': `x=${x(a)}${signed(-b)}`, ax: `x=${x(b)}:${divisor(a)}` }[kind];
  return numeric(
    {
      question: `Oldd meg az egész számok körében: $${shown}$`,
      answer: num(root),
      check: 'INT',
      wrong: [...slips, wrong({ root }, ({ root }) => num(-root), 'elojel-hiba', 'A szám jó, az előjele nem. Helyettesítsd be!')],
      other: 'Ellenőrizz: írd vissza a számot az $x$ helyére!',
      hints: [
        'Milyen művelet történik az $x$-szel?',
        kind === 'ax'
          ? 'A szorzás fordítottja az osztás. Figyelj az előjelre!'
          : 'Tedd ugyanazt mindkét oldallal, hogy az $x$ egyedül maradjon!',
        `$${steps}$`,
      ],
      solution: `$${steps}=${x(root)}$.`,
    },
    fits(v => ({ 'x+a': v + a === b, 'a-x': a - v === b, ax: a * v === b })[kind]),
  );
}

/** ax + b = c with a whole root. */
function twoStep(rng: Rng): Task {
  const [a, b, root] = [rng.intNot(-9, 9, 0, 1, -1), rng.intNot(-20, 20, 0), rng.intNot(-20, 20, 0, 1, -1)];
  const c = a * root + b;
  redrawIf(c === 0 || Math.abs(c) > 120);
  const moved = (c + b) / a;
  return numeric(
    {
      question: `Oldd meg az egész számok körében: $${term(a)}${signed(b)}=${x(c)}$`,
      answer: num(root),
      check: 'INT',
      expr: `((${c})-(${b}))/(${a})`,
      wrong: [
        ...(Number.isInteger(moved)
          ? [
              wrong(
                { a, b, c },
                ({ a, b, c }) => num((c + b) / a),
                'atviteli-elojelhiba',
                'Amikor a szám átkerül a másik oldalra, előjelet vált.',
              ),
            ]
          : []),
        wrong({ b, c }, ({ b, c }) => num(c - b), 'osztas-elmarad', 'Még osztani kell az $x$ szorzójával.'),
        wrong({ a, b, c }, ({ a, b, c }) => num(c - b - a), 'egyutthatot-kivonja', 'A szorzót kivontad. Osztani kell vele.'),
        wrong({ root }, ({ root }) => num(-root), 'elojel-hiba', 'Az osztásnál elrontottad az előjelet.'),
      ],
      other: 'Ellenőrizz: írd vissza a számot az $x$ helyére!',
      hints: [
        'Melyik számtól szabadulsz meg először?',
        'Előbb az összeadást vagy a kivonást fordítsd vissza, aztán a szorzást!',
        `$${term(a)}=${x(c)}${signed(-b)}$`,
      ],
      solution: `$${term(a)}=${x(c - b)}$, ezért $x=${x(c - b)}:${divisor(a)}=${x(root)}$.`,
    },
    fits(v => a * v + b === c),
  );
}

const spotted = (numbers: readonly number[]) => ({
  kind: 'number-line' as const,
  from: -7,
  to: 7,
  step: 1,
  points: numbers.map(at => ({ at })),
});

/** Which inequality has the drawn whole solutions? */
function drawn(rng: Rng): Task {
  const [bound, relation] = [rng.intNot(-4, 4, 0), rng.pick(RELATIONS)];
  const base = range(-6, 6);
  const shown = (relation: Relation, bound: number): Value => {
    const tex = `x${TEX[relation]}${x(bound)}`;
    return { key: `${relation} ${bound}`, tex, text: `$${tex}$`, size: undefined };
  };
  return choice(
    rng,
    {
      question:
        'Az alaphalmaz elemei a $-6$ és a $6$ közötti egész számok, a végpontokkal együtt. Melyik nyitott mondat megoldásait mutatja az ábra?',
      keyInFigure: 'a pontok leolvashatók, a nyitott mondatot a tanuló választja',
      figure: spotted(base.filter(v => holds(v, relation, bound))),
      right: shown(relation, bound),
      because: 'Helyes! A határt és az irányt is jól olvastad le.',
      wrong: [
        wrong(
          { relation, bound },
          ({ relation, bound }) => shown(OTHER_END[relation], bound),
          isClosed(relation) ? 'hatart-kihagyja' : 'hatart-is-megengedi',
          `Ez a jel a határt ${isClosed(relation) ? 'kizárja, az ábrán pedig ott a pont' : 'megengedi, az ábrán pedig nincs ott pont'}.`,
        ),
        wrong(
          { relation, bound },
          ({ relation, bound }) => shown(FLIPPED[relation], bound),
          'relaciojelet-forditva-olvas',
          `Az ábrán a határtól ${isLess(relation) ? 'balra' : 'jobbra'} vannak a pontok.`,
        ),
        wrong({ relation, bound }, ({ relation, bound }) => shown(relation, -bound), 'elojel-hiba', 'A határ előjelét nézd meg!'),
      ],
      hints: [
        'Merre vannak a pontok, és hol kezdődnek?',
        'Nézd meg, hogy maga a határ is megoldás-e!',
        `A szélső megoldás a határ felől: $${x(base.filter(v => holds(v, relation, bound)).at(isLess(relation) ? -1 : 0) ?? 0)}$.`,
      ],
      solution: `A pontok pontosan azok, amelyekre $x${TEX[relation]}${x(bound)}$.`,
    },
    key => {
      const [given, at] = key.split(' ');
      const r = RELATIONS.find(one => one === given);
      return r !== undefined && base.every(v => holds(v, r, Number(at)) === holds(v, relation, bound));
    },
  );
}

/** ax + b ⋛ c over a few given whole numbers. */
function finite(rng: Rng, sign: 1 | -1): Task {
  const [a, b, bound] = [sign * rng.int(2, 6), rng.intNot(-12, 12, 0), rng.int(-4, 4)];
  const given = rng.pick(RELATIONS);
  const relation = a < 0 ? FLIPPED[given] : given;
  const first = bound - rng.int(2, 4);
  const base = range(first, first + 6);
  const c = a * bound + b;
  const right = base.filter(v => holds(v, relation, bound));
  const nearest = right.at(isLess(relation) ? -1 : 0) ?? 0;
  redrawIf(c === 0 || right.length < 2 || right.length > 5);
  const left = a < 0 && b > 0 ? `${x(b)}${polyTex([0, a])}` : polyTex([b, a]);
  const question = `${left}${TEX[given]}${x(c)}`;
  return numeric(
    {
      question: `Az alaphalmaz $${numberSet(base).tex}$. Mely elemeire igaz: $${question}$? ${LIST}`,
      answer: numberSet(right),
      check: 'SET',
      wrong: [
        wrong(
          { base, relation, bound },
          ({ base, relation, bound }) => numberSet(base.filter(v => holds(v, FLIPPED[relation], bound))),
          a < 0 ? 'negativval-osztva-nem-forditja' : 'relaciojelet-forditva-olvas',
          a < 0
            ? `Az osztó $${x(a)}$, negatív: a jelnek meg kell fordulnia.`
            : 'Fordított irányban vannak a megoldások. Próbálj ki egy elemet!',
        ),
        wrong(
          { base, relation, bound },
          ({ base, relation, bound }) => numberSet(base.filter(v => holds(v, OTHER_END[relation], bound))),
          isClosed(relation) ? 'hatart-kihagyja' : 'hatart-is-megengedi',
          isClosed(relation)
            ? 'A határra egyenlőség áll fenn, és a jel ezt megengedi.'
            : 'A határra egyenlőség áll fenn, és a jel ezt nem engedi meg.',
        ),
        {
          ...wrong(
            { nearest },
            ({ nearest }) => numberSet([nearest]),
            'csak-egy-megoldast-ad-meg',
            'Ez megoldás, de van több is az alaphalmazban.',
          ),
          // Of two, the one beside the bound is also the set without the bound.
          also: right.length === 2 && isClosed(relation) ? [] : right.filter(v => v !== nearest).map(v => numberSet([v])),
          fits: ({ key }: Value) => right.some(v => numberSet([v]).key === key),
        },
      ],
      other: 'Próbáld ki az alaphalmaz elemeit egyenként!',
      hints: [
        'Rendezheted, de ki is próbálhatod az elemeket.',
        a < 0 ? 'Negatív számmal osztva a jel megfordul.' : 'Pozitív számmal osztva a jel marad.',
        `$${term(a)}${TEX[given]}${x(c - b)}$`,
      ],
      solution: `$${term(a)}${TEX[given]}${x(c - b)}$, ezért $x${TEX[relation]}${x(bound)}$. A megoldáshalmaz: $${numberSet(right).tex}$.`,
    },
    setOf(base, v => holds(a * v + b, given, c)),
  );
}

/** Which of the equations has a whole solution? */
function solvable(rng: Rng): Task {
  const options = range(1, 4).map(i => {
    const [a, b, root] = [rng.int(2, 6) * rng.pick([1, -1]), rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
    const rest = i <= 2 ? 0 : rng.int(1, Math.abs(a) - 1);
    const c = a * root + b + rest;
    redrawIf(c === 0);
    const tex = `${term(a)}${signed(b)}=${x(c)}`;
    return { a, b, c, tex, whole: rest === 0 };
  });
  return multi(
    rng,
    {
      question: 'Melyik egyenletnek **van** megoldása az egész számok körében?',
      options: options.map(({ a, b, c, tex, whole }) => ({
        value: { key: `${a} ${b} ${c}`, tex, text: `$${tex}$`, size: undefined },
        correct: whole,
        explanation: whole
          ? `Van: $${term(a)}=${x(c - b)}$, ebből $x=${x((c - b) / a)}$.`
          : `Nincs: $${term(a)}=${x(c - b)}$, és ${the(Math.abs(c - b))} nem osztható ${suf(Math.abs(a), 'val')}.`,
        ...(whole ? {} : { misconception: 'nem-egesz-is-jo' }),
      })),
      hints: [
        'Rendezd mindegyiket, amíg az $x$ és a szorzója marad!',
        'Nézd meg, hogy az osztás maradék nélkül elvégezhető-e!',
        `Például: $${options[0]?.tex}$, ebből $${term(options[0]?.a ?? 1)}=${x((options[0]?.c ?? 0) - (options[0]?.b ?? 0))}$.`,
      ],
      solution: options
        .map(
          ({ a, b, c, tex, whole }) => `$${tex}$: $${term(a)}=${x(c - b)}$, ${whole ? `$x=${x((c - b) / a)}$` : 'nincs egész megoldás'}.`,
        )
        .join(' '),
    },
    key => {
      const [a = 1, b = 0, c = 0] = key.split(' ').map(Number);
      return range(-200, 200).some(v => a * v + b === c);
    },
  );
}

/** The whole numbers that solve x > p and −ax ⋛ … at once. */
function both(rng: Rng): Task {
  const [p, a, count] = [rng.int(-9, 3), rng.int(2, 6), rng.int(2, 5)];
  const [low, high] = [rng.pick(['>', '≥'] as const), rng.pick(['>', '≥'] as const)];
  const least = low === '≥' ? p : p + 1;
  const q = high === '≥' ? least + count - 1 : least + count;
  redrawIf(q === 0 || p === 0);
  const inside = range(least, least + count - 1);
  return numeric(
    {
      question: `Mely egész számokra igaz egyszerre: $x${TEX[low]}${x(p)}$ és $-${a}x${TEX[high]}${x(-a * q)}$? ${LIST}`,
      answer: numberSet(inside),
      check: 'SET',
      wrong: [
        ...(low === '>'
          ? [
              wrong(
                { inside, p },
                ({ inside, p }) => numberSet([p, ...inside]),
                'hatart-is-megengedi',
                'Az alsó határt is beírtad, pedig arra nem igaz az egyik mondat.',
                'a kizárt alsó határt is megoldásnak veszi',
              ),
            ]
          : [
              wrong(
                { inside, p },
                ({ inside, p }) => numberSet(inside.filter(v => v !== p)),
                'hatart-kihagyja',
                'Az alsó határ is megoldás: ott egyenlőség áll fenn, és a jel ezt megengedi.',
                'a megengedett alsó határt kihagyja a megoldások közül',
              ),
            ]),
        ...(high === '>'
          ? [
              wrong(
                { inside, q },
                ({ inside, q }) => numberSet([...inside, q]),
                'hatart-is-megengedi',
                'A felső határra a két oldal egyenlő, és a jel ezt nem engedi meg.',
                'a kizárt felső határt is megoldásnak veszi',
              ),
            ]
          : [
              wrong(
                { inside, q },
                ({ inside, q }) => numberSet(inside.filter(v => v !== q)),
                'hatart-kihagyja',
                'A felső határ is megoldás: ott egyenlőség áll fenn, és a jel ezt megengedi.',
                'a megengedett felső határt kihagyja a megoldások közül',
              ),
            ]),
        ...(count > 2
          ? [
              wrong(
                { inside },
                ({ inside }) => numberSet(inside.slice(0, 1)),
                'csak-egy-megoldast-ad-meg',
                'Ez megoldás, de nem az egyetlen.',
              ),
            ]
          : []),
      ],
      other: 'Oldd meg a második mondatot is, és keresd a közös egészeket!',
      hints: [
        'Oldd meg külön a második mondatot!',
        'Negatív számmal osztva a jel megfordul. Jelöld mindkettőt egy számegyenesen!',
        `A másodikból $x${TEX[FLIPPED[high]]}${x(q)}$.`,
      ],
      solution: `A másodikból $x${TEX[FLIPPED[high]]}${x(q)}$, ezért a közös egészek: $${numberSet(inside).tex}$.`,
    },
    setOf(range(-60, 60), v => holds(v, low, p) && holds(-a * v, high, -a * q)),
  );
}

const SHAPES: Readonly<Record<Level, ReadonlyArray<(rng: Rng) => Task>>> = {
  1: [oneStep, oneStep, drawn],
  2: [twoStep, twoStep, rng => finite(rng, 1)],
  3: [rng => finite(rng, -1), both, solvable],
};

export const intEquation = defineGenerator(
  'gen-int-equation',
  'Egyenletek, egyenlőtlenségek egész számokkal',
  ['matek-6-egyenletek-egeszek'],
  ['negative', 'brackets', 'unknown'],
  (rng, level) => rng.pick(SHAPES[level])(rng),
);
