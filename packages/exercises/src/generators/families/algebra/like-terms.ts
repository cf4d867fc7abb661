import type { Rng } from '@eszkerek/numbers/chance';
import { capital, numberArticle, texNumber, textNumber, unitSuf } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { type Poly, polyAt, polyTex, valueAt } from '@eszkerek/numbers/polynomial';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { expression, num, type Value } from '../../value.ts';
import { inMoney } from '../shared/in-money.ts';
import { polygonFigure } from '../shared/plane-figures.ts';
import { drawPrice } from '../shared/prices.ts';

const t = textNumber;

const x = texNumber;

function substitute(rng: Rng): Task {
  const [a, b] = [rng.intNot(-9, 9, 0, 1, -1), rng.intNot(-12, 12, 0)];
  const v = rng.intNot(-5, 9, 0, 1);
  const square = rng.chance(0.3);
  const poly: Poly = square ? [b, 0, a] : [b, a];
  const answer = polyAt(poly, v);
  const inside = v < 0 ? `(${v})` : `${v}`;
  return numeric(
    {
      question: `Mennyi $${polyTex(poly)}$ értéke, ha $x=${v}$?`,
      answer: num(answer),
      check: 'INT',
      expr: square ? `(${a})*(${v})^2+(${b})` : `(${a})*(${v})+(${b})`,
      wrong: [
        ...(v > 0 && !square
          ? [
              wrong(
                { a, v, b },
                ({ a, v, b }) => num(Number(`${a}${v}`) + b),
                'egymas-melle-irja',
                `${capital(numberArticle(a))} $${a}x$ szorzást jelent, nem egymás mellé írt számjegyeket.`,
              ),
            ]
          : []),
        wrong(
          { square, a, v, b },
          ({ square, a, v, b }) => num(square ? (a * v) ** 2 + b : a + v + b),
          square ? 'kitevo-az-egyutthatora' : 'osszead-szorzas-helyett',
          square ? 'A kitevő csak az $x$-re vonatkozik, az együtthatóra nem.' : 'Az együttható szoroz, nem hozzáadódik.',
        ),
        ...(square || a < 0 || v < 0
          ? [
              wrong(
                { square, a, v, b },
                ({ square, a, v, b }) => num(square ? a * 2 * v + b : a * -v + b),
                square ? 'negyzet-mint-duplazas' : 'elojel-hiba',
                square ? 'Kétszereztél négyzetre emelés helyett.' : 'A szorzat előjelét nézd meg újra!',
              ),
            ]
          : []),
        wrong(
          { square, a, v },
          ({ square, a, v }) => num(a * (square ? v * v : v)),
          'allando-kimarad',
          'Az állandó tag kimaradt: a végén azt is hozzá kell számolni.',
        ),
      ],
      other: 'Írd az $x$ helyére a számot zárójelben!',
      hints: [
        'Mi kerül az $x$ helyére?',
        'Előbb hatványozz, aztán szorozz, végül adj össze!',
        square ? `$${x(a)}\\cdot${inside}^2$` : `$${x(a)}\\cdot${inside}$`,
      ],
      solution: `$${x(a)}\\cdot${inside}${square ? '^2' : ''}${b < 0 ? '-' : '+'}${Math.abs(b)}=${x(answer)}$.`,
    },
    equals(a * (square ? v * v : v) + b),
  );
}

function collect(rng: Rng, letters: 1 | 2): Task {
  const [a, b, c, d] = [rng.intNot(-12, 12, 0), rng.intNot(-12, 12, 0), rng.intNot(-12, 12, 0), rng.intNot(-12, 12, 0)];
  const [p, q] = letters === 1 ? ['x', ''] : ['a', 'b'];
  const term = (k: number, l: string, first = false): string =>
    `${k < 0 ? '-' : first ? '' : '+'}${l && Math.abs(k) === 1 ? '' : Math.abs(k)}${l}`;
  const shown = `${term(a, p, true)}${term(b, q)}${term(c, p)}${term(d, q)}`;
  const [first, second] = [a + c, b + d];
  redrawIf(first === 0 || second === 0);
  const write = (m: number, n: number): Value => expression(`${term(m, p, true)}${term(n, q)}`, `${term(m, p, true)}${term(n, q)}`);
  const single = (k: number): Value => expression(term(k, letters === 1 ? p : 'ab', true), term(k, letters === 1 ? p : 'ab', true));
  return numeric(
    {
      question: `Vond össze az egynemű tagokat: $${shown}$`,
      answer: write(first, second),
      check: 'EXPR',
      wrong: [
        ...(first + second !== 0
          ? [
              wrong(
                { a, b, c, d },
                ({ a, b, c, d }) => single(a + b + c + d),
                'nem-egynemuek-osszevonasa',
                'Nem egynemű tagokat vontál össze. Csak az azonos betűs tagok vonhatók össze.',
                letters === 1 ? 'a számokat is $x$-es tagként vonja össze' : 'mind a négy tagot egyetlen $ab$-s taggá vonja össze',
              ),
            ]
          : []),
        ...(a - c !== 0 && b - d !== 0
          ? [
              wrong(
                { a, c, b, d },
                ({ a, c, b, d }) => write(a - c, b - d),
                'elojel-hiba',
                'Az előjelek a tag elé tartoznak: azokkal együtt vond össze!',
              ),
            ]
          : []),
        ...(c < 0 && a - c !== 0
          ? [
              wrong(
                { a, c, second },
                ({ a, c, second }) => write(a - c, second),
                'tag-elojele-elvesz',
                `A tag előtti előjel a taghoz tartozik: $${term(a, p, true)}${term(c, p)}$.`,
                letters === 1 ? 'a második betűs tag előjelét elhagyja' : 'a második $a$-s tag előjelét elhagyja',
              ),
            ]
          : []),
        ...(d < 0 && b - d !== 0
          ? [
              wrong(
                { first, b, d },
                ({ first, b, d }) => write(first, b - d),
                'tag-elojele-elvesz',
                `A tag előtti előjel a taghoz tartozik: $${term(b, q, true)}${term(d, q)}$.`,
                letters === 1 ? 'a második szám előjelét elhagyja' : 'a második $b$-s tag előjelét elhagyja',
              ),
            ]
          : []),
        wrong(
          { first, p, second, q },
          ({ first, p, second, q }) =>
            expression(`${term(first, `${p}^2`, true)}${term(second, q)}`, `${term(first, `${p}^2`, true)}${term(second, q)}`),
          'osszeg-mint-negyzet',
          'Összeadásnál a betű kitevője nem változik.',
          `az $${p}$-${letters === 1 ? 'es' : 's'} tagok összevonásakor növeli a kitevőt`,
        ),
      ],
      other: 'Írd egymás mellé az azonos betűs tagokat!',
      hints: [
        'Mely tagok egyneműek?',
        'Az egynemű tagok együtthatóit vonjuk össze, előjellel.',
        `Az $${p}$-${letters === 1 ? 'es' : 's'} tagok: $${term(a, p, true)}${term(c, p)}$`,
      ],
      solution: `$${shown}=${write(first, second).tex}$.`,
    },
    key =>
      [-2, 0.5, 3, 5].every(u =>
        [-1, 2, 4].every(
          w =>
            Math.abs(valueAt(key, { x: u, a: u, b: w }) - (a * u + (letters === 1 ? b : b * w) + c * u + (letters === 1 ? d : d * w))) <
            1e-9,
        ),
      ),
  );
}

function fromStory(rng: Rng, money: Money): Task {
  const k = rng.int(2, 9);
  const kind = rng.pick(['ticket', 'boxes', 'rectangle', 'rectangle'] as const);
  const drawn = kind === 'ticket' ? { m: rng.int(4, 12), v: drawPrice(rng, 'mozijegy') } : { m: rng.int(2, 20), v: rng.int(3, 15) };
  const fee = drawn.m * money.scale;
  const s = {
    rectangle: {
      text: `Egy téglalap egyik oldala $x$ cm, a másik ${unitSuf(drawn.m, 'cm', 'val')} hosszabb.`,
      ask: 'Mekkora a kerülete',
      poly: [2 * drawn.m, 4] as Poly,
      times: 4,
      unit: 'cm',
    },
    ticket: {
      text: `Egy jegy ára $x$ ${money.unit}. Veszünk ${t(k)} jegyet, és fizetünk ${t(fee)} ${money.unit} foglalási díjat.`,
      ask: 'Mennyit fizetünk',
      poly: [fee, k] as Poly,
      times: k,
      unit: 'lej',
    },
    boxes: {
      text: `Egy doboz tömege $x$ kg. Egy ${t(drawn.m)} kg-os kocsira ${t(k)} ilyen dobozt teszünk.`,
      ask: 'Mekkora az együttes tömegük',
      poly: [drawn.m, k] as Poly,
      times: k,
      unit: 'kg',
    },
  }[kind];
  const { times } = s;
  const { scale, unit } = inMoney(s.unit, money);
  const [m, v] = [drawn.m * scale, drawn.v * scale];
  const rectangle = kind === 'rectangle';
  const answer = polyAt(s.poly, v);
  const [c0 = 0, c1 = 0] = s.poly;
  const isDrawn = rectangle && rng.chance(0.7);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: polygonFigure(
              { A: [0, 0], B: [v + m, 0], C: [v + m, v], D: [0, v] },
              { named: false, fill: 2, sides: { AB: `x + ${m}`, BC: 'x' }, right: ['A', 'B', 'C', 'D'] },
            ),
          }
        : {}),
      question: isDrawn ? `Mekkora az ábrán látható téglalap kerülete, ha $x=${v}$ (cm)?` : `${s.text} ${s.ask}, ha $x=${v}$?`,
      answer: num(answer),
      check: 'INT',
      unit,
      expr: `${c1}*${v}+${c0}`,
      wrong: [
        wrong(
          { v, m, times },
          ({ v, m, times }) => num((v + m) * times),
          'zarojel-hiba',
          rectangle ? 'Mind a négy oldalt a hosszabbnak vetted.' : 'Mindent megszoroztál. Nézd meg, mi hányszor szerepel!',
        ),
        ...(rectangle
          ? [
              wrong(
                { v, m },
                ({ v, m }) => num(2 * v + m),
                'fel-kerulet',
                'Csak két oldalt adtál össze. A téglalapnak négy oldala van.',
                'a téglalapnak csak két szomszédos oldalát adja össze',
              ),
            ]
          : [wrong({ v, k, m }, ({ v, k, m }) => num(v + k + m), 'osszead-szorzas-helyett', 'Összeadtál szorzás helyett.')]),
        wrong(
          { c1, v },
          ({ c1, v }) => num(c1 * v),
          'allando-kimarad',
          kind === 'rectangle'
            ? `Négy egyforma oldallal számoltál. A hosszabb oldal $x+${m}$.`
            : kind === 'ticket'
              ? 'A foglalási díj kimaradt.'
              : 'A kocsi tömege kimaradt.',
          {
            rectangle: 'mind a négy oldalt $x$ hosszúnak veszi',
            ticket: 'a foglalási díjat nem számolja bele',
            boxes: 'a kocsi tömegét nem számolja bele',
          }[kind],
        ),
        wrong({ c1, v, c0 }, ({ c1, v, c0 }) => num(c1 * v - c0), 'allando-reszt-kivonja', 'Az állandó részt hozzá kell adni.'),
      ].filter(w => (w.value.size ?? 0) > 0),
      other: 'Írd fel előbb betűvel, aztán helyettesíts!',
      hints: ['Írd fel kifejezéssel!', `A kifejezés: $${polyTex(s.poly)}$`, `$${c1}\\cdot${v}+${c0}$`],
      solution: `$${polyTex(s.poly)}$, helyettesítve $${c1}\\cdot${v}+${c0}=${x(answer)}$ ${unit}.`,
    },
    fits(w => w - c0 === c1 * v),
  );
}

export const likeTerms = defineGenerator(
  'gen-like-terms',
  'Algebrai kifejezések',
  ['matek-7-algebrai-kifejezesek'],
  ['negative', 'power', 'brackets', 'unknown'],
  (rng, level, money) =>
    level === 1 ? substitute(rng) : level === 2 ? collect(rng, 1) : rng.chance(0.5) ? collect(rng, 2) : fromStory(rng, money),
);
