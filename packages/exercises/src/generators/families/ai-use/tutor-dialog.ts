import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { bestOf, whyNot } from './dilemmas.ts';
import { stepsInOrder } from './ordered-steps.ts';
import { insist, ofLevel } from './pool.ts';
import { BROKEN, LESSONS, RULE_KEYS, RULES, type RuleKey } from './tutor-bank.ts';
import { DIALOGS } from './tutor-steps.ts';

const METHOD = 'Magántanár: kérdez, tippet ad, hasonló feladatot ad. Háziíró: kész megoldást ad.';

const REQUEST = {
  asks: 'Melyik kéréstől lesz a gép magántanár, és nem háziíró?',
  nudge: 'Melyik kérés után gondolkodik tovább a tanuló?',
  method: METHOD,
  away: 'Ez biztosan háziíró:',
};
const BAD_REQUESTS = {
  asks: 'Három rossz kérés. Melyikkel mi a baj? Párosítsd!',
  nudge: 'Képzeld el mindhárom beszélgetést: mit csinál közben a tanuló?',
  method: METHOD,
  away: 'Mi marad így a tanulónak?',
};

/** Said when a rule was put beside another pupil. */
const RULE_MEANS: Readonly<Record<RuleKey, string>> = {
  single: 'Egy kérdés egyszerre: ezt hagyja el, aki sok kérdést vagy témát zúdít a gépre.',
  first: 'Előbb te: ezt hagyja el, aki saját próbálkozás nélkül kér megoldást.',
  similar: 'Hasonló feladat: ezt hagyja el, aki a végén nem old meg újat egyedül.',
  check: 'Ellenőrzés: ezt hagyja el, aki utánanézés vagy utánaszámolás nélkül elfogad valamit.',
};

function brokenRules(rng: Rng, count: number): Task {
  const chosen = rng.sample(RULE_KEYS, count).map(rule => rng.pick(BROKEN.filter(([one]) => one === rule)));
  const told = chosen.map(([rule, text]) => `„${text}” – ${RULES[rule]}.`).join(' ');
  return {
    question: {
      type: 'match',
      question: 'Melyik tanuló melyik szabályt hagyta el a magántanár-módból? Párosítsd!',
      pairs: chosen.map(([rule, text]) => ({ left: text, right: RULES[rule], misplaced: RULE_MEANS[rule] })),
      explanation: told,
      hints: [
        'Keresd meg, melyik lépés maradt ki!',
        'A négy szabály: egy kérdés egyszerre, előbb te, hasonló feladat, ellenőrzés.',
        `Kezdd ezzel: „${chosen[0]?.[1] ?? ''}”`,
      ],
      solution: told,
    },
    proof: pair => BROKEN.some(([rule, text]) => pair === `${text}|${RULES[rule]}`),
  };
}

/** The difference of the only digits that differ; else the difference of the numbers. */
function digitGap(x: number, y: number): number {
  const [one, two] = [String(x), String(y)];
  const places = [...one].flatMap((digit, i) => (digit === two[i] ? [] : [Math.abs(Number(digit) - Number(two[i]))]));
  const [gap] = places;
  return one.length === two.length && places.length === 1 && gap !== undefined ? gap : Math.abs(x - y);
}

/** The machine multiplied with a slip of its own; by how much does it miss. */
function wrongProduct(rng: Rng, level: Level): Task {
  const a = rng.int(12, level === 1 ? 29 : 79);
  const b = rng.int(12, level === 1 ? 19 : 49);
  const right = a * b;
  const [ta, ua, tb, ub] = [10 * Math.floor(a / 10), a % 10, 10 * Math.floor(b / 10), b % 10];
  redrawIf(ua === 0 || ub === 0);
  const told = rng.pick([right - 100, right + 10, right - 20, ta * tb + ua * ub]);
  redrawIf(told <= 0);
  const off = Math.abs(right - told);
  redrawIf(off === a * tb || off === a * ub); // the last hint would say it
  const numbers = { a, b, told };
  return numeric(
    {
      question: `Egy gép ezt írta a magyarázatában (mi rontottuk el): „$${a}\\cdot${b}=${told}$.” Mennyivel tér el a helyes szorzattól?`,
      answer: num(off),
      check: 'INT',
      wrong: [
        wrong(
          numbers,
          ({ a, b }) => num(a * b),
          'elterest-eredmennyel-csereli',
          'Ez a helyes szorzat. Azt kérdezzük, mennyivel tér el ettől a gép száma.',
        ),
        wrong(numbers, ({ told }) => num(told), 'gep-szamat-masolja', 'Ez a gép száma. Az eltérést kérdezzük.'),
        wrong(
          numbers,
          ({ a, b, told }) => num(Math.abs((a - (a % 10)) * (b - (b % 10)) + (a % 10) * (b % 10) - told)),
          'vegyes-szorzatot-kihagy',
          `A tízest csak a tízessel, az egyest csak az egyessel szoroztad. Ez maradt ki: $${ta}\\cdot${ub}$ és $${ua}\\cdot${tb}$.`,
        ),
        wrong(
          numbers,
          ({ a, b, told }) => num(digitGap(a * b, told)),
          'helyi-erteket-kihagyja',
          'A két szám egyetlen számjegyben tér el, és te a számjegyek különbségét írtad le. A helyi érték is számít: vond ki egymásból a két számot!',
        ),
      ],
      other: 'Számold ki pontosan a szorzatot, és vesd össze a gép számával: mennyi a különbség?',
      hints: [
        'Előbb a helyes szorzatot számold ki!',
        `Szedd szét: $${a}\\cdot${tb}$ és $${a}\\cdot${ub}$.`,
        `$${a}\\cdot${tb}=${a * tb}$ és $${a}\\cdot${ub}=${a * ub}$.`,
      ],
      solution: `$${a}\\cdot${b}=${a * tb}+${a * ub}=${right}$, a gép száma ${told}. Az eltérés: ${off}.`,
    },
    equals(Math.abs(ta * tb + ta * ub + ua * tb + ua * ub - told)),
  );
}

/** Does the machine's x fit the original equation? The left side must be put back there. */
function putBack(rng: Rng, level: Level): Task {
  const k = level === 2 ? rng.int(2, 4) : rng.int(5, 9);
  const p = rng.int(1, 9);
  const x = rng.int(2, 9);
  const minus = rng.chance(0.5);
  redrawIf(minus && x <= p);
  const right = minus ? k * (x - p) : k * (x + p);
  // The slip of the machine: it multiplied only the first term of the bracket.
  const said = (minus ? right + p : right - p) / k;
  redrawIf(!Number.isInteger(said) || said === x || said <= 0 || (minus && said <= p));
  const value = minus ? k * (said - p) : k * (said + p);
  const sign = minus ? '-' : '+';
  const equation = `$${k}(x${sign}${p})=${right}$`;
  return numeric(
    {
      question: `Az egyenlet: ${equation}. A gép megoldása (mi rontottuk el): „$${k}x${sign}${p}=${right}$, tehát $x=${said}$.” Helyettesítsd vissza az **eredeti** egyenletbe! Mennyi lesz a bal oldal?`,
      answer: num(value),
      check: 'INT',
      wrong: [
        wrong(
          { k, said, p, minus },
          ({ k, said, p, minus }) => num(minus ? k * said - p : k * said + p),
          'rossz-sorba-helyettesit',
          `Ennyi a gép hibás sorában jön ki, ott persze egyezik. Az eredetiben a szorzó a zárójel egészére vonatkozik.`,
        ),
        wrong(
          { said, p, minus },
          ({ said, p, minus }) => num(minus ? said - p : said + p),
          'zarojel-ertekenel-megall',
          'Ez a zárójel értéke. A zárójel előtti szorzó is számít.',
        ),
      ],
      other: `Tedd az eredeti egyenletben az $x$ helyére ezt: ${said}. Vagyis ezt számold ki: $${k}\\cdot(${said}${sign}${p})$.`,
      hints: [
        'Melyik egyenletbe kell visszatenni?',
        `Előbb a zárójel értékét számold ki: $${said}${sign}${p}$.`,
        `$${said}${sign}${p}=${minus ? said - p : said + p}$, ezt szorozd a zárójel előtti számmal!`,
      ],
      solution: `A bal oldal: $${k}\\cdot(${said}${sign}${p})=${value}$. A jobb oldal ${right}, tehát a gép megoldása hibás.`,
    },
    equals(minus ? k * said - k * p : k * said + k * p),
  );
}

const SUBJECTS = ['egyenlet', 'szókincs', 'törtek', 'mértékváltás', 'igeragozás', 'térképolvasás'];

/** What the machine lends: results with it minus results without it. */
function borrowed(rng: Rng): Task {
  const alone = Array.from({ length: 3 }, () => rng.int(6, 14));
  const lent = Array.from({ length: 3 }, () => rng.int(1, 6));
  const together = alone.map((n, i) => n + (lent[i] ?? 0));
  const sum = lent.reduce((total, n) => total + n, 0);
  redrawIf(new Set([...alone, ...together]).size < 4);
  const subject = rng.pick(SUBJECTS);
  return numeric(
    {
      question: `A táblázat a heti pontokat mutatja (${subject}), géppel és gép nélkül. A három hét alatt összesen hány pont volt kölcsönvett, vagyis hány jött csak a géppel?`,
      figure: {
        kind: 'table',
        head: ['', '1. hét', '2. hét', '3. hét'],
        rows: [
          ['géppel', ...together],
          ['gép nélkül', ...alone],
        ],
      },
      keyInFigure: 'the table gives the weekly counts; the sum of their differences is asked',
      answer: num(sum),
      check: 'INT',
      unit: 'pont',
      wrong: [
        wrong(
          { together },
          ({ together }) => num(together.reduce((total, n) => total + n, 0)),
          'gepi-pontot-sajatnak-veszi',
          'Ez a géppel szerzett összes pont. A gép nélküli a saját tudás, a kettő különbsége a kölcsönvett.',
        ),
        wrong(
          { together, alone },
          ({ together, alone }) => num((together[2] ?? 0) - (alone[2] ?? 0)),
          'egy-hetet-nez',
          'Ez csak a harmadik hét. Mindhárom hetet add össze!',
          'csak a harmadik hetet nézi',
        ),
        wrong(
          { alone },
          ({ alone }) => num(alone.reduce((total, n) => total + n, 0)),
          'sajat-pontot-szamol',
          'Ez a gép nélküli, saját pontok összege. A különbség a kölcsönvett.',
        ),
      ],
      other: 'Minden héten vond ki a gép nélküli pontot a géppel szerzettből, aztán add össze!',
      hints: [
        'Mit jelent a „csak a géppel”?',
        'Hetenként: géppel mínusz gép nélkül.',
        `Az első héten $${together[0]}-${alone[0]}=${lent[0]}$ pont jött csak a géppel.`,
      ],
      solution: `Hetente: ${lent.join(', ')}. Ez összesen ${sum} pont.`,
    },
    equals(together.reduce((total, n) => total + n, 0) - alone.reduce((total, n) => total + n, 0)),
  );
}

const IN_ORDER = {
  asks: 'Rakd sorba a lépéseket!',
  nudge: 'Melyik lépéshez kell az előző eredménye?',
};
const ordered = (rng: Rng, level: Level): Task => stepsInOrder(rng.pick(ofLevel(DIALOGS, level)), IN_ORDER);

export const tutorDialog = defineGenerator(
  'gen-tutor-dialog',
  'Magántanár-párbeszéd',
  ['ai-78-tanulas-mi-vel'],
  ['brackets', 'unknown'],
  (rng, level) => {
    const lesson = rng.pick(ofLevel(LESSONS, level));
    return rng.pick([
      () => bestOf(rng, lesson, REQUEST),
      () => bestOf(rng, lesson, REQUEST),
      () => (level === 3 ? whyNot(lesson, BAD_REQUESTS) : brokenRules(rng, level === 1 ? 3 : 4)),
      () => wrongProduct(rng, level),
      () => (level === 1 ? ordered(rng, level) : insist(() => putBack(rng, level))),
      () => (level === 1 ? whyNot(lesson, BAD_REQUESTS) : insist(() => borrowed(rng))),
      () => ordered(rng, level),
    ])();
  },
);
