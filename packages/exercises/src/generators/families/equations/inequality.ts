import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { keyNumber, suf, The, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { polyTex } from '@eszkerek/numbers/polynomial';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { choice, numeric, wrong } from '../../tasks.ts';
import { frac, num, type Value } from '../../value.ts';
import { FLIPPED, holds, isClosed, isLess, OTHER_END, RELATIONS, type Relation, TEX } from './relation.ts';

const t = textNumber;
const x = texNumber;

/** All x with `x relation at`, in Romanian notation. */
function halfLine(relation: Relation, at: number): Value {
  const [open, close] = isLess(relation) ? ['(', isClosed(relation) ? ']' : ')'] : [isClosed(relation) ? '[' : '(', ')'];
  const key = isLess(relation) ? `${open}-∞; ${keyNumber(at)}${close}` : `${open}${keyNumber(at)}; ∞${close}`;
  const tex = isLess(relation) ? `${open}-\\infty;\\ ${x(at)}${close}` : `${open}${x(at)};\\ \\infty${close}`;
  return { key, tex, text: `$${tex}$`, size: undefined };
}

/** Reads `(-∞; 2,5]` and tells whether a number lies in it. */
function within(key: string, v: number): boolean {
  const [, open, low = '', high = '', close] = /^([[(])([^;]+); ([^;]+)([\])])$/.exec(key) ?? [];
  const read = (text: string): number => (text === '∞' ? Infinity : text === '-∞' ? -Infinity : Number(text.replace(',', '.')));
  return (open === '[' ? v >= read(low) : v > read(low)) && (close === ']' ? v <= read(high) : v < read(high));
}

const probes = range(-160, 160).map(n => n / 4);
const proves = (isSolution: (v: number) => boolean) => (key: string) => probes.every(v => within(key, v) === isSolution(v));

const INTERVAL = 'A megoldást intervallummal add meg! (A $\\infty$ helyett írhatod: végtelen.)';

/** The sign of the inequality turns, the sign of the divisor is lost. */
const dividesByPositive = (divisor: number): string => `a jelet megfordítja, de $-${divisor}$ helyett ${suf(divisor, 'val')} oszt`;

/** ax + b ⋛ c; the bound is whole or a half. */
function simple(rng: Rng, sign: 1 | -1): Task {
  const [a, b, half] = [sign * rng.int(2, 9), rng.intNot(-12, 12, 0), rng.intNot(-18, 18, 0)];
  const bound = half / 2;
  const c = a * bound + b;
  const given = rng.pick(RELATIONS);
  redrawIf(!Number.isInteger(c) || c === 0 || (half % 2 !== 0 && rng.chance(0.6)));
  const relation = a < 0 ? FLIPPED[given] : given;
  const moved = (c + b) / a;
  const question = a < 0 ? `${x(b)}${polyTex([0, a])}` : polyTex([b, a]);
  return numeric(
    {
      question: `Oldd meg: $${question}${TEX[given]}${x(c)}$. ${INTERVAL}`,
      answer: halfLine(relation, bound),
      check: 'INTV',
      wrong: [
        wrong(
          { relation, bound },
          ({ relation, bound }) => halfLine(FLIPPED[relation], bound),
          a < 0 ? 'negativval-osztva-nem-fordul' : 'rossz-iranyba-fordul-a-jel',
          a < 0 ? `Az osztó $${x(a)}$, negatív: a jelnek meg kell fordulnia.` : `Az osztó $${x(a)}$, pozitív: a jel nem fordul meg.`,
        ),
        ...(Number.isInteger(moved * 2)
          ? [
              wrong(
                { relation, a, b, c },
                ({ relation, a, b, c }) => halfLine(relation, (c + b) / a),
                'atviteli-elojelhiba',
                'Az átvitt szám előjelet vált.',
              ),
            ]
          : []),
        ...(a < 0
          ? [
              wrong(
                { relation, bound },
                ({ relation, bound }) => halfLine(relation, -bound),
                'elojelet-elveszti-osztaskor',
                'Az osztás előjelét nézd meg: negatív számmal osztasz.',
                dividesByPositive(-a),
              ),
            ]
          : []),
        wrong(
          { relation, bound },
          ({ relation, bound }) => halfLine(OTHER_END[relation], bound),
          'nyilt-zart-veg',
          `A határ ${isClosed(relation) ? 'beletartozik, mert a jel megengedi az egyenlőséget' : 'nem tartozik bele, mert a jel szigorú'}: cseréld ki a zárójelet!`,
        ),
      ],
      other: 'Rendezd úgy, mint egy egyenletet, és figyelj arra, mivel osztasz!',
      hints: [
        'Vidd a betű nélküli számot a jobb oldalra!',
        a < 0 ? 'Negatív számmal osztva a jel megfordul.' : 'Pozitív számmal osztva a jel marad.',
        `$${polyTex([0, a])}${TEX[given]}${x(c - b)}$`,
      ],
      solution: `$${polyTex([0, a])}${TEX[given]}${x(c - b)}$, ezért $x${TEX[relation]}${x(bound)}$, vagyis $${halfLine(relation, bound).tex}$.`,
    },
    proves(v => holds(a * v + b, given, c)),
  );
}

/** Which inequality does the number line show? */
function drawn(rng: Rng): Task {
  const [bound, relation] = [rng.int(-5, 5), rng.pick(RELATIONS)];
  const shift = rng.intNot(-6, 6, 0);
  redrawIf(bound === 0);
  const shown = (relation: Relation, bound: number): Value => {
    const tex = `${polyTex([shift, 1])}${TEX[relation]}${x(bound + shift)}`;
    return { key: `${relation} ${bound}`, tex, text: `$${tex}$`, size: undefined };
  };
  const open = isClosed(relation) ? {} : { open: isLess(relation) ? ('to' as const) : ('from' as const) };
  return choice(
    rng,
    {
      question: 'Melyik egyenlőtlenség megoldáshalmazát mutatja az ábra?',
      keyInFigure: 'a határ leolvasható, az egyenlőtlenséget a tanuló oldja meg',
      figure: {
        kind: 'number-line',
        from: bound - 5,
        to: bound + 5,
        step: 1,
        intervals: [{ ...(isLess(relation) ? { to: bound } : { from: bound }), ...open, tone: 1 }],
      },
      right: shown(relation, bound),
      because: `Helyes! $x${TEX[relation]}${x(bound)}$.`,
      wrong: [
        wrong(
          { relation, bound },
          ({ relation, bound }) => shown(OTHER_END[relation], bound),
          'nyilt-zart-veg',
          `Az ábrán ${isClosed(relation) ? 'tele' : 'üres'} a karika: a határ ${isClosed(relation) ? 'beletartozik' : 'nem tartozik bele'}.`,
        ),
        wrong(
          { relation, bound },
          ({ relation, bound }) => shown(FLIPPED[relation], bound),
          'rossz-iranyba-fordul-a-jel',
          `Az ábra a határtól ${isLess(relation) ? 'balra' : 'jobbra'} tart.`,
        ),
        wrong({ relation, bound }, ({ relation, bound }) => shown(relation, -bound), 'elojel-hiba', 'A határ előjelét nézd meg!'),
      ],
      hints: [
        'Olvasd le a határt, az irányt és a karikát!',
        'Tele karika: a jel megengedi az egyenlőséget. Üres karika: a jel szigorú.',
        `A határ ${the(bound)}. Melyik egyenlőtlenségből jön ki ez?`,
      ],
      solution: `Az ábra szerint $x${TEX[relation]}${x(bound)}$, és ez következik ebből: $${shown(relation, bound).tex}$.`,
    },
    key => {
      const [given, at] = key.split(' ');
      return probes.every(v => RELATIONS.some(r => r === given && holds(v, r, Number(at))) === holds(v, relation, bound));
    },
  );
}

/** The greatest or the least whole number that solves b − ax ⋛ c. */
function wholeNumber(rng: Rng): Task {
  const [a, b, c] = [rng.int(2, 7), rng.int(-9, 15), rng.int(-20, 25)];
  const given = rng.pick(RELATIONS);
  const bound = (b - c) / a;
  redrawIf(b === 0 || Math.abs(bound) > 12 || (Number.isInteger(bound) && isClosed(given) && rng.chance(0.7)));
  const relation = FLIPPED[given];
  const greatest = isLess(relation);
  const find = (relation: Relation, bound: number): number =>
    isLess(relation)
      ? isClosed(relation)
        ? Math.floor(bound)
        : Math.ceil(bound) - 1
      : isClosed(relation)
        ? Math.ceil(bound)
        : Math.floor(bound) + 1;
  const answer = find(relation, bound);
  return numeric(
    {
      question: `Melyik a **${greatest ? 'legnagyobb' : 'legkisebb'}** egész szám, amelyre igaz: $${x(b)}-${a}x${TEX[given]}${x(c)}$?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { relation, bound },
          ({ relation, bound }) => num(find(OTHER_END[relation], bound)),
          'nyilt-zart-veg',
          'A határt külön próbáld ki: igaz lesz rá az egyenlőtlenség?',
        ),
        ...(Number.isInteger(bound)
          ? []
          : [
              wrong(
                { relation, bound },
                ({ relation, bound }) => num(isLess(relation) ? Math.ceil(bound) : Math.floor(bound)),
                'hatart-rossz-iranyba-kerekiti',
                'A határt rossz irányba kerekítetted. Helyettesítsd be: ez nem megoldás.',
              ),
            ]),
        wrong(
          { a, b, c, relation },
          ({ a, b, c, relation }) => num(find(relation, (c - b) / a)),
          'elojelet-elveszti-osztaskor',
          `Az osztó $-${a}$, nem ${a}. Nézd meg az előjelet!`,
          dividesByPositive(a),
        ),
      ],
      other: 'Oldd meg az egyenlőtlenséget, aztán keresd a határ melletti egészet!',
      hints: ['Előbb oldd meg az egyenlőtlenséget!', 'Negatív számmal osztva a jel megfordul.', `$-${a}x${TEX[given]}${x(c - b)}$`],
      solution: `$-${a}x${TEX[given]}${x(c - b)}$, ezért $x${TEX[relation]}${frac(rat(b - c, a)).tex}$. A keresett egész: $${x(answer)}$.`,
    },
    fits(v => holds(b - a * v, given, c) && !holds(b - a * (v + (greatest ? 1 : -1)), given, c)),
  );
}

/** k(x + p) ⋛ mx + q, with a negative coefficient after ordering. */
function brackets(rng: Rng): Task {
  const [k, p, bound] = [rng.int(2, 5), rng.intNot(-7, 7, 0), rng.intNot(-9, 9, 0)];
  const m = k + rng.int(1, 5);
  const q = k * (bound + p) - m * bound;
  const given = rng.pick(RELATIONS);
  redrawIf(q === 0 || Math.abs(q) > 60);
  const relation = FLIPPED[given];
  const firstOnly = (q - p) / (k - m);
  const unmoved = (q + k * p) / (k - m);
  return numeric(
    {
      question: `Oldd meg: $${k}(${polyTex([p, 1])})${TEX[given]}${polyTex([q, m])}$. ${INTERVAL}`,
      answer: halfLine(relation, bound),
      check: 'INTV',
      wrong: [
        wrong(
          { relation, bound },
          ({ relation, bound }) => halfLine(FLIPPED[relation], bound),
          'negativval-osztva-nem-fordul',
          'Ha az $x$-eket balra gyűjtöd, negatív számmal osztasz, és a jel megfordul. Ha jobbra gyűjtöd, olvasd jobbról balra: az $x$ van a jobb oldalon.',
        ),
        ...(Number.isInteger(firstOnly * 2)
          ? [
              wrong(
                { relation, k, m, p, q },
                ({ relation, k, m, p, q }) => halfLine(relation, (q - p) / (k - m)),
                'zarojelben-csak-az-elso-tag',
                'A zárójelben mindkét tagot szorozd meg!',
              ),
            ]
          : []),
        ...(Number.isInteger(unmoved * 2)
          ? [
              wrong(
                { relation, k, m, p, q },
                ({ relation, k, m, p, q }) => halfLine(relation, (q + k * p) / (k - m)),
                'atviteli-elojelhiba',
                'Az átvitt szám előjelet vált.',
                'a zárójelből kapott szám átvitelekor nem vált előjelet',
              ),
            ]
          : []),
        wrong(
          { relation, bound },
          ({ relation, bound }) => halfLine(OTHER_END[relation], bound),
          'nyilt-zart-veg',
          `A határ ${isClosed(relation) ? 'beletartozik, mert a jel megengedi az egyenlőséget' : 'nem tartozik bele, mert a jel szigorú'}.`,
        ),
      ],
      other: 'Bontsd fel a zárójelet, és gyűjtsd egy oldalra az $x$-es tagokat!',
      hints: [
        'Kezdd a zárójel felbontásával!',
        'Gyűjtsd az $x$-es tagokat az egyik oldalra, a számokat a másikra! Nézd meg, mivel osztasz!',
        `$${polyTex([k * p, k])}${TEX[given]}${polyTex([q, m])}$`,
      ],
      solution: `$${polyTex([k * p, k])}${TEX[given]}${polyTex([q, m])}$, ebből $${polyTex([0, k - m])}${TEX[given]}${x(q - k * p)}$, ezért $x${TEX[relation]}${x(bound)}$, vagyis $${halfLine(relation, bound).tex}$.`,
    },
    proves(v => holds(k * (v + p), given, m * v + q)),
  );
}

const STORIES = [
  { fixed: 'A belépő', paid: 'a belépő árát', each: 'egy játék', ask: 'Legfeljebb hány játékra elég', prices: [6, 15] },
  { fixed: 'Az alapdíj', paid: 'az alapdíjat', each: 'egy óra bérlés', ask: 'Legfeljebb hány órára elég', prices: [10, 24] },
  { fixed: 'A kiszállítás', paid: 'a kiszállítás árát', each: 'egy pizza', ask: 'Legfeljebb hány pizzára elég', prices: [24, 45] },
] as const;

/** Money for a fixed fee and as many pieces as possible. */
function budget(rng: Rng, { scale, unit, word }: Money): Task {
  const story = rng.pick(STORIES);
  const [fee, price, pieces] = [rng.int(8, 20) * scale, rng.int(story.prices[0], story.prices[1]) * scale, rng.int(3, 9)];
  const money = fee + price * pieces + rng.int(1, price / scale - 1) * scale;
  return numeric(
    {
      question: `${story.fixed} ${t(fee)} ${unit}, ${story.each} ${t(price)} ${unit}. ${story.ask} ${t(money)} ${unit}?`,
      answer: num(pieces),
      check: 'INT',
      expr: `(${money}-${fee}-${(money - fee) % price})/${price}`,
      wrong: [
        wrong(
          { pieces },
          ({ pieces }) => num(pieces + 1),
          'keret-fole-kerekit',
          `Ennyire már nem elég: $${fee}+${price}\\cdot${pieces + 1}=${x(fee + price * (pieces + 1))}$ ${unit} kellene.`,
          'a hányadost fölfelé kerekíti, pedig annyira már nem elég a pénz',
        ),
        wrong(
          { money, price },
          ({ money, price }) => num(Math.floor(money / price)),
          'allando-kimarad',
          `${The(fee)} ${word('lejt')} is ki kell fizetni.`,
          `${story.paid} nem vonja le`,
        ),
        wrong(
          { money, fee, price },
          ({ money, fee, price }) => num(Math.floor((money + fee) / price)),
          'atviteli-elojelhiba',
          `${The(fee)} ${word('lejt')} le kell vonni, nem hozzáadni.`,
          `${story.paid} levonás helyett hozzáadja`,
        ),
      ],
      other: 'Írd fel, mennyit kell fizetni $x$ darabért, és mekkora lehet ez legfeljebb!',
      hints: [
        'Jelöld a keresett számot $x$-szel, és írd fel a fizetendő összeget!',
        `A fizetendő összeg legfeljebb ${t(money)} ${unit}. Melyik jel kell?`,
        `$${fee}+${price}x\\le${x(money)}$`,
      ],
      solution: `$${fee}+${price}x\\le${x(money)}$, $${price}x\\le${x(money - fee)}$. A legnagyobb egész, amelyre igaz: ${t(pieces)}.`,
    },
    fits(v => fee + price * v <= money && fee + price * (v + 1) > money),
  );
}

/** Whole numbers that solve two inequalities at once. */
function both(rng: Rng): Task {
  const [a, p, b, q] = [rng.int(2, 5), rng.int(-6, 1), rng.int(2, 5), rng.int(3, 9)];
  const [low, high] = [rng.chance(0.5), rng.chance(0.5)];
  redrawIf(p === 0 || (low && high));
  // −ax ≤ −ap gives x ≥ p; bx ≤ bq gives x ≤ q.
  const first = `-${a}x${low ? '\\le ' : '<'}${x(-a * p)}`;
  const second = `${b}x${high ? '\\le ' : '<'}${x(b * q)}`;
  const inside = range(p, q).filter(n => (low || n > p) && (high || n < q));
  return numeric(
    {
      question: `Hány egész szám teszi igazzá egyszerre a következő két egyenlőtlenséget: $${first}$ és $${second}$?`,
      answer: num(inside.length),
      check: 'INT',
      wrong: [
        wrong(
          { p, q },
          ({ p, q }) => num(q - p + 1),
          'nyilt-zart-veg',
          'Olyan határt is beleszámoltál, amelyik nem megoldás.',
          'mindkét határt beleszámolja',
        ),
        low || high
          ? wrong(
              { p, q },
              ({ p, q }) => num(q - p - 1),
              'nyilt-zart-veg',
              'Az a határ is számít, ahol a jel megengedi az egyenlőséget.',
              'egyik határt sem számolja bele',
            )
          : wrong(
              { p, q },
              ({ p, q }) => num(q - p),
              'intervallum-hossza',
              'Ez a két határ távolsága. Sorold fel az egészeket!',
              'a két határ különbségét adja meg',
            ),
        wrong(
          { inside },
          ({ inside }) => num(inside.filter(n => n > 0).length),
          'csak-pozitivak',
          'A 0 és a negatív egészek is számítanak.',
        ),
      ],
      other: 'Oldd meg külön a két egyenlőtlenséget, és keresd a közös részt!',
      hints: [
        'Oldd meg a két egyenlőtlenséget külön!',
        'Az „egyszerre” metszetet jelent. Negatív számmal osztva a jel megfordul.',
        `Az egyikből $x${low ? '\\ge ' : '>'}${x(p)}$.`,
      ],
      solution: `Az elsőt negatív számmal osztjuk, a jel megfordul: $x${low ? '\\ge ' : '>'}${x(p)}$. A másodikból $x${high ? '\\le ' : '<'}${x(q)}$. Az egészek: ${inside.map(t).join('; ')}, ez ${t(inside.length)} darab.`,
    },
    equals(range(-30, 30).filter(n => holds(-a * n, low ? '≤' : '<', -a * p) && holds(b * n, high ? '≤' : '<', b * q)).length),
  );
}

const SHAPES: Readonly<Record<Level, ReadonlyArray<(rng: Rng, money: Money) => Task>>> = {
  1: [rng => simple(rng, 1), drawn],
  2: [rng => simple(rng, -1), rng => simple(rng, -1), wholeNumber, budget],
  3: [brackets, both, wholeNumber],
};

export const inequality = defineGenerator(
  'gen-inequality',
  'Elsőfokú egyenlőtlenségek',
  ['matek-8-egyenlotlensegek'],
  ['negative', 'fraction', 'decimal', 'brackets', 'unknown'],
  (rng, level, money) => rng.pick(SHAPES[level])(rng, money),
);
