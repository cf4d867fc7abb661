import { range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { type Name, nameSuf, suf, TheSuf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, type Task } from '../../engine.ts';
import { equals, fits, readKey, setOf } from '../../proof.ts';
import { fillSteps, numeric, wrong } from '../../tasks.ts';
import { num, numberSet } from '../../value.ts';
import { PRICES } from '../shared/prices.ts';
import { person } from '../shared/story.ts';

const t = textNumber;
const x = texNumber;

function quotientAndRemainder(rng: Rng): Task {
  const divisor = rng.int(3, 24);
  const quotient = rng.pick([rng.int(5, 60), rng.int(101, 109), rng.int(20, 90)]);
  const rest = rng.int(1, divisor - 1);
  const n = divisor * quotient + rest;
  return fillSteps(
    {
      question: `Végezd el a maradékos osztást, és írd be a hiányzó számokat!`,
      template: `$${x(n)}:${divisor}=[a]$, maradék $[b]$`,
      blanks: [
        {
          id: 'a',
          answer: num(quotient),
          check: 'INT',
          other: 'Szorozz vissza: a hányados és az osztó szorzata nem lehet nagyobb az osztandónál, de a lehető legközelebb áll hozzá.',
          wrong: [
            wrong(
              { quotient },
              ({ quotient }) => num(Number(String(quotient).replaceAll('0', ''))),
              'hanyadosbol-kimarad-a-nulla',
              'A hányadosból kimaradt egy 0. Minden lehozott számjegyhez tartozik egy jegy a hányadosban.',
            ),
            wrong(
              { quotient },
              ({ quotient }) => num(quotient - 1),
              'maradek-nagyobb-az-osztonal',
              'Még egyszer megvan benne: a maradéknak kisebbnek kell lennie az osztónál.',
            ),
            wrong({ quotient }, ({ quotient }) => num(quotient + 1), 'hanyados-tul-nagy', 'Ennyiszer már nincs meg benne. Szorozz vissza!'),
          ],
        },
        {
          id: 'b',
          answer: num(rest),
          check: 'INT',
          other: 'Vond ki az osztandóból a hányados és az osztó szorzatát!',
          from: `${n}-${divisor}*[a]`,
          wrong: [
            wrong(
              { rest, divisor },
              ({ rest, divisor }) => num(rest + divisor),
              'maradek-nagyobb-az-osztonal',
              `A maradék kisebb az osztónál. ${TheSuf(divisor, 'nál')} nagyobb maradékból még egyszer kijön az osztó.`,
            ),
            wrong(
              { divisor, rest },
              ({ divisor, rest }) => num(divisor - rest),
              'potlas-maradek-helyett',
              'Ennyi hiányzik a következő többszörösig. A maradék az, ami az osztás után megmarad.',
            ),
          ],
        },
      ],
      hints: [
        'Hány teljes csoport telik ki?',
        'Osztandó = osztó · hányados + maradék, és a maradék kisebb az osztónál.',
        `$${divisor}\\cdot${Math.floor(quotient / 10) * 10}=${x(divisor * Math.floor(quotient / 10) * 10)}$. Mennyi marad még?`,
      ],
      solution: `$${x(n)}=${divisor}\\cdot${quotient}+${rest}$, tehát a hányados ${t(quotient)}, a maradék ${t(rest)}.`,
    },
    (key, part) => {
      const v = readKey(key);
      return part === 'a' ? v * divisor <= n && (v + 1) * divisor > n : (n - v) % divisor === 0 && v >= 0 && v < divisor;
    },
  );
}

interface Story {
  up: boolean;
  text: (n: number, d: number, who: Name, word: Money['word']) => string;
  unit: string;
  /** What is shared out, where it is money. */
  of?: 'lej';
  divisor: readonly [number, number];
}
const STORIES: readonly Story[] = [
  {
    up: true,
    divisor: [14, 19],
    unit: 'kisbusz',
    text: (n, d) => `Kirándulni megy ${t(n)} tanuló. Egy kisbuszban ${t(d)} hely van nekik. Legkevesebb hány kisbuszt kell rendelni?`,
  },
  {
    up: true,
    divisor: [4, 8],
    unit: 'asztal',
    text: (n, d) => `A farsangi bálra ${t(n)} vendég jön. Egy asztalhoz ${t(d)} ember fér. Legkevesebb hány asztal kell?`,
  },
  {
    up: true,
    divisor: [12, 30],
    unit: 'nap',
    text: (n, d, w) =>
      `${w.name} könyve ${t(n)} oldalas. Minden nap ${t(d)} oldalt olvas el, az utolsó napon a maradékot. Hány nap alatt ér a végére?`,
  },
  {
    up: false,
    divisor: [6, 12],
    unit: 'doboz',
    text: (n, d, w) => `${w.name} ${t(n)} muffint csomagol. Egy dobozba ${t(d)} kerül. Hány **tele** doboza lesz?`,
  },
  {
    up: false,
    divisor: PRICES.mozijegy,
    unit: 'jegy',
    of: 'lej',
    text: (n, d, w, word) =>
      `${nameSuf(w, 'nak')} ${t(n)} ${word('leje')} van. Egy mozijegy ${t(d)} ${word('lejbe')} kerül. Legfeljebb hány jegyet vehet?`,
  },
  {
    up: false,
    divisor: [8, 25],
    unit: 'karkötő',
    text: (n, d, w) => `Egy karkötőhöz ${t(d)} gyöngy kell. ${nameSuf(w, 'nak')} ${t(n)} gyöngye van. Hány karkötőt tud elkészíteni?`,
  },
];

function story(rng: Rng, money: Money): Task {
  const s = rng.pick(STORIES);
  const scale = s.of ? money.scale : 1;
  const divisor = rng.int(...s.divisor) * scale;
  const quotient = rng.int(5, 26);
  const rest = rng.int(1, divisor / scale - 1) * scale;
  const n = divisor * quotient + rest;
  const { up } = s;
  const answer = up ? quotient + 1 : quotient;
  return numeric(
    {
      question: s.text(n, divisor, person(rng), money.word),
      answer: num(answer),
      check: 'INT',
      unit: s.unit,
      wrong: [
        wrong(
          { up, quotient },
          ({ up, quotient }) => num(up ? quotient : quotient + 1),
          'maradek-a-szovegben',
          s.up ? `A maradékhoz is kell még egy ${s.unit}.` : `A maradékból már nem telik ki még egy ${s.unit}.`,
        ),
        wrong({ rest }, ({ rest }) => num(rest), 'maradek-mint-valasz', 'Ez a maradék. A kérdés a csoportok száma.'),
        wrong(
          { n, divisor },
          ({ n, divisor }) => num(n - divisor),
          'kivonas-osztas-helyett',
          'Kivontál. Azt keressük, hányszor van meg benne: osztani kell.',
        ),
        wrong(
          { quotient, rest },
          ({ quotient, rest }) => num(quotient + rest),
          'hanyados-plusz-maradek',
          'A hányadost és a maradékot összeadtad. Gondold végig, mit jelent a maradék!',
        ),
      ],
      other: 'Oszd el, aztán gondold végig, mi történik a maradékkal!',
      hints: [
        'Mit jelent itt a maradék?',
        s.up ? `Ha van maradék, ahhoz is kell még egy ${s.unit}.` : `A maradék itt kimarad, mert nem telik ki belőle még egy ${s.unit}.`,
        `$${x(n)}:${divisor}=${quotient}$, maradék ${t(rest)}.`,
      ],
      solution: `$${x(n)}=${divisor}\\cdot${quotient}+${rest}$. ${s.up ? `A maradék miatt eggyel több kell, mint ${t(quotient)}: ${t(answer)}` : `A maradék kimarad, a válasz ${t(answer)}`} ${s.unit}.`,
    },
    fits(v => (s.up ? v * divisor >= n && (v - 1) * divisor < n : v * divisor <= n && (v + 1) * divisor > n)),
  );
}

function missingDividend(rng: Rng): Task {
  const divisor = rng.int(6, 45);
  const quotient = rng.int(12, 240);
  const rest = rng.int(1, divisor - 1);
  const answer = divisor * quotient + rest;
  return numeric(
    {
      question: `Egy számot elosztottunk ${suf(divisor, 'val')}. A hányados ${t(quotient)}, a maradék ${t(rest)}. Melyik ez a szám?`,
      answer: num(answer),
      check: 'INT',
      expr: `${divisor}*${quotient}+${rest}`,
      wrong: [
        wrong(
          { divisor, quotient },
          ({ divisor, quotient }) => num(divisor * quotient),
          'maradek-kimarad',
          'A maradékot is hozzá kell adni.',
        ),
        wrong(
          { divisor, quotient, rest },
          ({ divisor, quotient, rest }) => num(divisor * quotient - rest),
          'maradek-kivonas',
          'A maradékot kivontad. Az osztandó a többszörösnél ennyivel **nagyobb**.',
        ),
        wrong(
          { quotient, rest, divisor },
          ({ quotient, rest, divisor }) => num(quotient * rest + divisor),
          'szerepek-felcserelese',
          'Az osztó és a maradék szerepe felcserélődött: osztó · hányados + maradék.',
        ),
        wrong(
          { quotient, rest, divisor },
          ({ quotient, rest, divisor }) => num((quotient + rest) * divisor),
          'muveleti-sorrend',
          'Előbb a szorzás, aztán a maradék hozzáadása.',
        ),
      ],
      other: 'Írd fel: osztandó = osztó · hányados + maradék!',
      hints: [
        'Próbáld visszafelé: mi az osztás fordítottja?',
        'Osztandó = osztó · hányados + maradék.',
        `$${divisor}\\cdot${quotient}=${x(divisor * quotient)}$`,
      ],
      solution: `$${divisor}\\cdot${quotient}+${rest}=${x(divisor * quotient)}+${rest}=${x(answer)}$.`,
    },
    fits(v => Math.floor(v / divisor) === quotient && v % divisor === rest),
  );
}

/** The remainder is not said: it is the largest one, so one less than the divisor. */
function largestRemainder(rng: Rng): Task {
  const divisor = rng.int(6, 45);
  const quotient = rng.int(12, 99);
  const answer = divisor * quotient + divisor - 1;
  return numeric(
    {
      question: `Egy számot elosztottunk ${suf(divisor, 'val')}. A hányados ${t(quotient)}, a maradék pedig a lehető legnagyobb. Melyik ez a szám?`,
      answer: num(answer),
      check: 'INT',
      expr: `${divisor}*${quotient}+${divisor - 1}`,
      wrong: [
        wrong(
          { divisor, quotient },
          ({ divisor, quotient }) => num(divisor * quotient + divisor),
          'maradek-egyenlo-az-osztoval',
          'A maradék nem lehet egyenlő az osztóval: így már eggyel nagyobb volna a hányados.',
        ),
        wrong(
          { divisor, quotient },
          ({ divisor, quotient }) => num(divisor * quotient),
          'maradek-kimarad',
          'A maradékot is hozzá kell adni. Mekkora a legnagyobb lehetséges maradék?',
        ),
        wrong(
          { divisor, quotient },
          ({ divisor, quotient }) => num(divisor * quotient - (divisor - 1)),
          'maradek-kivonas',
          'A maradékot kivontad. Az osztandó a többszörösnél ennyivel **nagyobb**.',
        ),
      ],
      other: 'Keresd meg a legnagyobb maradékot, aztán írd fel: osztandó = osztó · hányados + maradék!',
      hints: [
        'Milyen maradékok lehetnek?',
        `A maradék kisebb az osztónál. Melyik a legnagyobb, ha ${suf(divisor, 'val')} osztunk?`,
        `A legnagyobb maradék ${t(divisor - 1)}. Írd fel: osztó · hányados + maradék!`,
      ],
      solution: `A legnagyobb maradék ${t(divisor - 1)}, ezért $${divisor}\\cdot${quotient}+${divisor - 1}=${x(divisor * quotient)}+${divisor - 1}=${x(answer)}$.`,
    },
    fits(v => Math.floor(v / divisor) === quotient && (v + 1) % divisor === 0),
  );
}

function possibleDividends(rng: Rng): Task {
  const divisor = rng.int(3, 6);
  const quotient = rng.int(7, 48);
  const all = range(divisor * quotient, divisor * quotient + divisor - 1);
  const asSet = rng.chance(0.5);
  const total = sum(all);
  const candidates = range(0, divisor * (quotient + 2));
  if (asSet) {
    return numeric(
      {
        question: `Mely természetes számokat osztva ${suf(divisor, 'val')} lesz a hányados ${t(quotient)}? Sorold fel mindet, pontosvesszővel elválasztva!`,
        answer: numberSet(all),
        check: 'SET',
        wrong: [
          wrong(
            { divisor, quotient },
            ({ divisor, quotient }) => numberSet([divisor * quotient]),
            'csak-nulla-maradek',
            'Ez csak a 0 maradékhoz tartozó szám. Más maradékok is lehetnek.',
          ),
          wrong({ all }, ({ all }) => numberSet(all.slice(1)), 'nulla-maradek-kimarad', 'A 0 is lehet maradék.'),
          wrong(
            { all, divisor, quotient },
            ({ all, divisor, quotient }) => numberSet([...all, divisor * quotient + divisor]),
            'maradek-egyenlo-az-osztoval',
            'A maradék kisebb az osztónál: az utolsó számnál már eggyel nagyobb a hányados.',
          ),
        ],
        other: 'Írd fel az összes lehetséges maradékot, és mindegyikhez az osztandót!',
        hints: [
          'Milyen maradékok lehetnek?',
          `A maradék 0-tól ${t(divisor - 1)}-ig terjedhet.`,
          `A legkisebb ilyen szám: $${divisor}\\cdot${quotient}+0=${divisor * quotient}$.`,
        ],
        solution: `A maradék ${range(0, divisor - 2).join(', ')} vagy ${t(divisor - 1)} lehet, ezért a számok: ${numberSet(all).text}.`,
      },
      setOf(candidates, n => Math.floor(n / divisor) === quotient),
    );
  }
  return numeric(
    {
      question: `Összeadjuk az összes olyan természetes számot, amelyet ${suf(divisor, 'val')} osztva a hányados ${t(quotient)}. Mennyi az összeg?`,
      answer: num(total),
      check: 'INT',
      expr: all.join('+'),
      wrong: [
        wrong(
          { divisor, quotient },
          ({ divisor, quotient }) => num(divisor * quotient),
          'csak-nulla-maradek',
          'Csak a maradék nélküli esetet vetted. A többi maradék is lehetséges.',
        ),
        wrong(
          { total, divisor, quotient },
          ({ total, divisor, quotient }) => num(total - divisor * quotient),
          'nulla-maradek-kimarad',
          'A 0 maradékú szám kimaradt az összegből.',
        ),
        wrong(
          { total, divisor, quotient },
          ({ total, divisor, quotient }) => num(total + divisor * (quotient + 1)),
          'maradek-egyenlo-az-osztoval',
          'A maradék nem lehet egyenlő az osztóval: egy számmal többet adtál össze.',
        ),
      ],
      other: 'Írd fel az összes lehetséges maradékot, és mindegyikhez az osztandót!',
      hints: [
        'Milyen maradékok lehetnek?',
        'A maradék 0 is lehet, és kisebb az osztónál.',
        `Az első szám ${t(divisor * quotient)}, utána egyesével jön a többi.`,
      ],
      solution: `A lehetséges számok: ${all.map(t).join(', ')}. Összegük ${t(total)}.`,
    },
    equals(candidates.filter(n => Math.floor(n / divisor) === quotient).reduce((p, q) => p + q, 0)),
  );
}

export const divRemainder = defineGenerator(
  'gen-div-remainder',
  'Maradékos osztás',
  ['matek-5-maradekos-osztas'],
  [],
  (rng, level, money) => {
    if (level === 1) return quotientAndRemainder(rng);
    if (level === 2) return rng.chance(0.6) ? story(rng, money) : missingDividend(rng);
    return rng.chance(0.6) ? possibleDividends(rng) : largestRemainder(rng);
  },
);
