import type { Rng } from '@eszkerek/numbers/chance';
import { nameSuf, suf, TheWord, textNumber, theSuf, theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { fillSteps, numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { polygonFigure } from '../shared/plane-figures.ts';
import { person, twoPeople } from '../shared/story.ts';
import { isWhole, multiple, riddle, shopping, signed, whichExpression } from './word-sentences.ts';

const t = textNumber;

/** Two ages: one is k times the other and c less or more; their sum is known. */
function ages(rng: Rng): Task {
  const child = person(rng);
  const [x, k] = [rng.int(8, 14), rng.int(3, 5)];
  const c = rng.intNot(-8, 8, 0, -1, 1);
  const old = k * x + c;
  const total = x + old;
  const who = rng.pick(['edzője', 'nagynénje', 'keresztapja', 'tanítója']);
  redrawIf(old < 26 || old > 64);
  const word = c > 0 ? 'idősebb' : 'fiatalabb';
  return fillSteps(
    {
      question: `${child.name} ${who} ${t(Math.abs(c))} évvel ${word}, mint ${child.name} éveinek ${theWord(multiple(k).of)}. Együtt ${t(total)} évesek. Töltsd ki a megoldást!`,
      template: `${child.name} $x$ éves, ${theWord(who)} $${k}x${signed(c)}$ éves. Együtt $[a]x${signed(c)}=${total}$. Ebből $x=[b]$, ${theWord(who)} tehát $[c]$ éves.`,
      blanks: [
        {
          id: 'a',
          answer: num(k + 1),
          other: `Add össze: $x+${k}x$.`,
          wrong: [
            wrong({ k }, ({ k }) => num(k), 'egyik-mennyiseg-kimarad', `Ez csak az egyikük. ${child.name} $x$ éve is hozzátartozik.`),
          ],
        },
        {
          id: 'b',
          answer: num(x),
          other: 'Rendezd az egyenletet: előbb a szám kerüljön át a másik oldalra, aztán ossz az $x$ szorzójával!',
          from: `(${total}-(${c}))/[a]`,
          wrong: [
            wrong({ total, c }, ({ total, c }) => num(total - c), 'reszvalasz', `Ez $${k + 1}x$. Oszd el ${suf(k + 1, 'val')}!`),
            ...(isWhole((total + c) / (k + 1))
              ? [
                  wrong(
                    { total, c, k },
                    ({ total, c, k }) => num((total + c) / (k + 1)),
                    'atviteli-elojelhiba',
                    'Átvitelkor nem váltottál előjelet.',
                  ),
                ]
              : []),
          ],
        },
        {
          id: 'c',
          answer: num(old),
          other: `Helyettesítsd be az $x$ értékét: $${k}x${signed(c)}$.`,
          from: `${k}*[b]+(${c})`,
          wrong: [
            wrong({ k, x }, ({ k, x }) => num(k * x), 'tobblet-kimarad-az-egyenletbol', `Ez még csak ${theWord(multiple(k).name)}.`),
            wrong(
              { k, x, c },
              ({ k, x, c }) => num(k * x - c),
              'kevesebb-es-tobb-csereje',
              `Rossz irányba tértél el: a másik ${word}, mint ${theWord(multiple(k).name)}.`,
            ),
          ],
        },
      ],
      hints: [
        'Kinek a kora az $x$?',
        `Az együttes kor $x+${k}x${signed(c)}$. Számold össze az $x$-eket!`,
        `$${k + 1}x${signed(c)}=${total}$`,
      ],
      solution: `$${k + 1}x${signed(c)}=${total}$, ebből $${k + 1}x=${total - c}$ és $x=${x}$. ${TheWord(who)} $${k}\\cdot${x}${signed(c)}=${old}$ éves.`,
    },
    (key, blank) => {
      const v = Number(key);
      if (blank === 'a') return v * x + c === total;
      return blank === 'b' ? v + k * v + c === total : v + (v - c) / k === total;
    },
  );
}

/** Two children share a number of things. */
function together(rng: Rng): Task {
  const [a, b] = twoPeople(rng);
  const [k, x] = [rng.int(2, 4), rng.int(6, 20)];
  const c = rng.intNot(-12, 12, 0, -1, 1);
  const y = k * x + c;
  const total = x + y;
  const askMore = rng.chance(0.6);
  redrawIf(y <= x || y === total / 2);
  const [thing, of] = rng.pick([
    ['bélyege', 'bélyegeinek'],
    ['üveggolyója', 'üveggolyóinak'],
    ['kártyája', 'kártyáinak'],
    ['ásványa', 'ásványainak'],
  ] as const);
  const word = c > 0 ? 'több' : 'kevesebb';
  const uncut = total / (k + 1);
  return numeric(
    {
      question: `${nameSuf(a, 'nak')} ${suf(Math.abs(c), 'val')} ${word} ${thing} van, mint ${b.name} ${of} ${theWord(multiple(k).of)}. Kettejüknek együtt ${t(total)} van. Hány ${thing} van ${nameSuf(askMore ? a : b, 'nak')}?`,
      answer: num(askMore ? y : x),
      check: 'INT',
      wrong: [
        wrong(
          { askMore, x, y },
          ({ askMore, x, y }) => num(askMore ? x : y),
          'nem-a-kerdesre-felel',
          `Ennyi ${nameSuf(askMore ? b : a, 'nak')} van.`,
        ),
        ...(isWhole(uncut)
          ? [
              wrong(
                { askMore, total, k },
                ({ askMore, total, k }) => num(askMore ? (total / (k + 1)) * k : total / (k + 1)),
                'tobblet-kimarad-az-egyenletbol',
                `Kimaradt az egyenletből az, hogy ${suf(Math.abs(c), 'val')} ${word}.`,
                `nem veszi figyelembe, hogy ${suf(Math.abs(c), 'val')} ${word}`,
              ),
            ]
          : []),
        wrong(
          { total, c },
          ({ total, c }) => num(total - c),
          'reszvalasz',
          `Ez ${b.name} ${of} ${theWord(multiple(k + 1).of)}. Oszd el, és válaszolj a kérdésre!`,
        ),
      ],
      other: 'Jelöld $x$-szel azt, amihez a szöveg hasonlít!',
      hints: [
        `Jelöld $x$-szel, mennyi van ${nameSuf(b, 'nak')}!`,
        `${nameSuf(a, 'nak')} ekkor $${k}x${signed(c)}$ van. Az összegüket ismered.`,
        `$${k + 1}x${signed(c)}=${total}$`,
      ],
      solution: `${nameSuf(b, 'nak')} $x$ van, ${nameSuf(a, 'nak')} $${k}x${signed(c)}$. $x+${k}x${signed(c)}=${total}$, azaz $${k + 1}x=${total - c}$ és $x=${x}$. ${nameSuf(a, 'nak')} $${k}\\cdot${x}${signed(c)}=${y}$ van.`,
    },
    fits(v => (askMore ? v + (v - c) / k === total : v + k * v + c === total)),
  );
}

/** The sides of a rectangle are x and kx + c; the perimeter is known. */
function rectangle(rng: Rng, k: 1 | 2): Task {
  const x = rng.int(4, 18);
  const c = rng.intNot(-6, 12, 0, -1, 1);
  const y = k * x + c;
  redrawIf(y <= x);
  const perimeter = 2 * (x + y);
  const long = `${k === 1 ? '' : k}x${signed(c)}`;
  const half = (perimeter - c) / (k + 1);
  const shown = long.replace('+', ' + ').replace('-', ' − ');
  return numeric(
    {
      question: `A téglalap kerülete ${t(perimeter)} cm. Hány centiméter a hosszabb oldala?`,
      figure: polygonFigure({ A: [0, 0], B: [y, 0], C: [y, x], D: [0, x] }, { named: false, fill: 2, sides: { AB: shown, BC: 'x' } }),
      answer: num(y),
      check: 'INT',
      unit: 'cm',
      wrong: [
        wrong({ x }, ({ x }) => num(x), 'nem-a-kerdesre-felel', 'Ez a rövidebb oldal, az $x$.'),
        ...(isWhole(half)
          ? [
              wrong(
                { perimeter, c, k },
                ({ perimeter, c, k }) => num((k * (perimeter - c)) / (k + 1) + c),
                'csak-ket-oldal-a-kerulet',
                'Csak két oldalt adtál össze. A kerület négy oldal összege.',
              ),
            ]
          : []),
        ...(k === 2
          ? [
              wrong(
                { y, c },
                ({ y, c }) => num(y - c),
                'tobblet-kimarad-az-egyenletbol',
                `Ez még csak $2x$. A hosszabb oldal $${long}$.`,
                c > 0
                  ? `csak a $2x$ értékét adja meg, nem ad hozzá ${suf(c, 't')}`
                  : `csak a $2x$ értékét adja meg, nem von le ${suf(-c, 't')}`,
              ),
            ]
          : []),
        ...(k === 1 && c % 2 === 0
          ? [
              wrong(
                { perimeter, c },
                ({ perimeter, c }) => num(perimeter / 4 + c),
                'tobblet-kimarad-az-egyenletbol',
                'A kerület negyedéhez adtad a többletet. Előbb vond le mindkét többletet, és utána ossz néggyel!',
                'a kerület negyedéhez adja a többletet',
              ),
            ]
          : []),
      ],
      other: 'Írd fel a négy oldal összegét, és tedd egyenlővé a kerülettel!',
      hints: [
        'Hány $x$ van a kerületben összesen?',
        'A kerület két rövidebb és két hosszabb oldal összege.',
        `$${2 * (k + 1)}x${signed(2 * c)}=${perimeter}$`,
      ],
      solution: `A kerület a két oldal összegének kétszerese: $2(x+${k === 1 ? '' : k}x${signed(c)})=${perimeter}$, azaz $${2 * (k + 1)}x${signed(2 * c)}=${perimeter}$, ebből $${2 * (k + 1)}x=${perimeter - 2 * c}$ és $x=${x}$. A hosszabb oldal $${k === 1 ? '' : `${k}\\cdot`}${x}${signed(c)}=${y}$ cm.`,
    },
    fits(v => (v - c) / k + v === perimeter / 2),
  );
}

const STEPS = [
  { step: 1, word: 'egész', gap: 'Két szomszédos egész szám különbsége 1.', other: 2 },
  { step: 2, word: 'páros', gap: 'Két szomszédos páros szám különbsége 2.', other: 1 },
  { step: 2, word: 'páratlan', gap: 'Két szomszédos páratlan szám különbsége is 2.', other: 1 },
] as const;

/** Three numbers that follow each other. */
function consecutive(rng: Rng): Task {
  const { step, word, gap, other } = rng.pick(STEPS);
  const x = rng.int(-20, 30);
  redrawIf((word === 'páros' && x % 2 !== 0) || (word === 'páratlan' && x % 2 === 0));
  const sum = 3 * x + 3 * step;
  redrawIf(sum === 0 || x === 0);
  const last = x + 2 * step;
  // A small number could stand in an equation as well as in the answer.
  redrawIf(Math.abs(last) < 10 || last === sum);
  return numeric(
    {
      question: `Három egymást követő ${word} szám összege $${sum}$. Melyik a legnagyobb?`,
      answer: num(last),
      check: 'INT',
      wrong: [
        wrong({ x }, ({ x }) => num(x), 'nem-a-kerdesre-felel', 'Ez a legkisebb a három közül.'),
        wrong({ x, step }, ({ x, step }) => num(x + step), 'nem-a-kerdesre-felel', 'Ez a középső szám.'),
        wrong(
          { sum, other },
          ({ sum, other }) => num((sum - 3 * other) / 3 + 2 * other),
          'rossz-lepeskoz',
          gap,
          `a szomszédos számok különbségét ${suf(other, 'nak')} veszi`,
        ),
        wrong(
          { sum, step },
          ({ sum, step }) => num((sum + 3 * step) / 3 + 2 * step),
          'atviteli-elojelhiba',
          'Átvitelkor nem váltottál előjelet: a többletet el kell venni.',
          'a legkisebb számot jelöli $x$-szel, és átvitelkor nem vált előjelet',
        ),
      ],
      other: 'Jelöld a legkisebbet $x$-szel, és írd fel vele a másik kettőt!',
      hints: [
        'Mennyi a különbség két szomszédos ilyen szám között?',
        `A három szám: $x$, $x+${step}$ és $x+${2 * step}$.`,
        `$3x+${3 * step}=${sum}$`,
      ],
      solution: `$3x+${3 * step}=${sum}$, ebből $3x=${sum - 3 * step}$ és $x=${x}$. A legnagyobb $${x}+${2 * step}=${last}$.`,
    },
    fits(v => v + (v - step) + (v - 2 * step) === sum),
  );
}

/** A trip of three days; the third day is a half of the first and a little different. */
function threeDays(rng: Rng): Task {
  const x = 2 * rng.int(6, 16);
  const [b, c] = [rng.int(2, 9), rng.int(2, 5)];
  const days = [x, x + b, x / 2 - c] as const;
  const total = days[0] + days[1] + days[2];
  redrawIf(days[2] < 2 || b === c || days[2] === c);
  return numeric(
    {
      question: `Egy háromnapos kerékpártúra ${t(total)} km. A második napon ${t(b)} km-rel többet mentek, mint az elsőn. A harmadik napon ${t(c)} km-rel kevesebbet, mint az első nap útjának fele. Hány kilométert mentek a harmadik napon?`,
      answer: num(days[2]),
      check: 'INT',
      unit: 'km',
      wrong: [
        wrong({ x }, ({ x }) => num(x), 'nem-a-kerdesre-felel', 'Ennyit az első napon mentek, ez az $x$.'),
        wrong({ x, b }, ({ x, b }) => num(x + b), 'nem-a-kerdesre-felel', 'Ennyit a második napon mentek.'),
        wrong(
          { x },
          ({ x }) => num(x / 2),
          'tobblet-kimarad-az-egyenletbol',
          `Ez az első nap útjának a fele. Ennél ${t(c)} km-rel kevesebbet mentek.`,
          'az első nap útjának a felét adja meg, a hiányt nem vonja le',
        ),
        wrong(
          { x, c },
          ({ x, c }) => num(x / 2 + c),
          'kevesebb-es-tobb-csereje',
          'Hozzáadtál, pedig a felénél kevesebbet mentek.',
          `a harmadik napnál hozzáadja ${theSuf(c, 't')} levonás helyett`,
        ),
      ],
      other: 'Fejezd ki mindhárom nap útját $x$-szel, és add össze őket!',
      hints: [
        'Az első nap útját jelöld $x$-szel! Hogyan írod le a felét?',
        `A három nap: $x$, $x+${b}$ és $\\frac{x}{2}-${c}$.`,
        `Két egész $x$ és egy fél $x$ együtt $2{,}5x$: $2{,}5x${signed(b - c)}=${total}$`,
      ],
      solution: `$2{,}5x${signed(b - c)}=${total}$, ebből $2{,}5x=${total - b + c}$ és $x=${x}$. A harmadik nap $${x}:2-${c}=${days[2]}$ km.`,
    },
    fits(v => {
      const first = 2 * (v + c);
      return first + (first + b) + v === total;
    }),
  );
}

export const wordEquation = defineGenerator(
  'gen-word-equation',
  'Szöveges feladatok egyenlettel',
  ['matek-6-szoveges-egyenletek'],
  ['unknown', 'brackets', 'negative', 'decimal'],
  (rng, level, money) => {
    const makers = {
      1: [riddle, shopping, whichExpression],
      2: [ages, together, (r: Rng) => rectangle(r, 1), whichExpression],
      3: [consecutive, threeDays, (r: Rng) => rectangle(r, 2)],
    };
    return rng.pick(makers[level])(rng, money);
  },
);
