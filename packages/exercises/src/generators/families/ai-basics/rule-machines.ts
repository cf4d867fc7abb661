import type { Rng } from '@eszkerek/numbers/chance';
import { suf, The, TheSuf, textNumber, the } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { choice, fillSteps, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { person } from '../shared/story.ts';

const t = textNumber;

const MACHINES = [
  'Egy számgép',
  'A szakkör gépe',
  'A kirakat számolós játéka',
  'Egy kódoló gép',
  'A tábori szabálygép',
  'A múzeum számautomatája',
];

interface Rule {
  a: number;
  b: number;
  minus: boolean;
}
const apply = ({ a, b, minus }: Rule, x: number): number => a * x + (minus ? -b : b);
const tell = ({ a, b, minus }: Rule): string =>
  `szorozd meg ${suf(a, 'val')}, aztán ${minus ? `vegyél el belőle ${suf(b, 't')}` : `adj hozzá ${suf(b, 't')}`}`;
const sign = ({ minus }: Rule): string => (minus ? '-' : '+');

function ruleOf(rng: Rng): Rule {
  return { a: rng.int(2, 6), b: rng.int(2, 9), minus: rng.chance(0.5) };
}

export function followRule(rng: Rng): Task {
  const rule = ruleOf(rng);
  const x = rng.int(4, 12);
  const out = apply(rule, x);
  redrawIf(out < 1 || (rule.minus && x <= rule.b));
  return numeric(
    {
      question: `${rng.pick(MACHINES)} leírt szabályt követ: ${tell(rule)}. Mit ad ki ${suf(x, 'ra')}?`,
      answer: num(out),
      check: 'INT',
      expr: `${x}*${rule.a}${sign(rule)}${rule.b}`,
      wrong: [
        wrong(
          { rule, x },
          ({ rule, x }) => num((x + (rule.minus ? -rule.b : rule.b)) * rule.a),
          'szabaly-sorrendje',
          'Felcserélted a két lépést. A gép sorban halad: előbb szoroz.',
        ),
        wrong({ rule, x }, ({ rule, x }) => num(x * rule.a), 'szabaly-felbehagyasa', 'Megálltál a szorzásnál. Van még egy lépés.'),
        wrong(
          { rule, x },
          ({ rule, x }) => num(x * rule.a + (rule.minus ? rule.b : -rule.b)),
          'szabaly-muveletet-csereli',
          `A második lépésben ${rule.minus ? 'hozzáadtál, pedig a szabály kivonást mond' : 'kivontál, pedig a szabály összeadást mond'}.`,
          `a második lépésben ${rule.minus ? 'kivonás helyett összead' : 'összeadás helyett kivon'}`,
        ),
      ],
      other: 'Hajtsd végre sorban a két lépést!',
      hints: [
        'Melyik az első lépés?',
        'A gép pontosan a leírt sorrendben dolgozik.',
        `Az első lépés után $${x}\\cdot${rule.a}=${x * rule.a}$ a szám.`,
      ],
      solution: `$${x}\\cdot${rule.a}=${x * rule.a}$, majd $${x * rule.a}${sign(rule)}${rule.b}=${out}$.`,
    },
    fits(n => (n + (rule.minus ? rule.b : -rule.b)) / rule.a === x),
  );
}

export function backwards(rng: Rng): Task {
  const rule = ruleOf(rng);
  const x = rng.int(3, 12);
  const out = apply(rule, x);
  redrawIf(out < 1 || out % rule.a === 0 || out <= rule.b);
  const undone = out + (rule.minus ? rule.b : -rule.b);
  return numeric(
    {
      question: `${rng.pick(MACHINES)} ezt a szabályt követi: ${tell(rule)}. Ezt írta ki: ${t(out)}. Melyik számot kapta?`,
      answer: num(x),
      check: 'INT',
      expr: `${undone}/${rule.a}`,
      wrong: [
        wrong(
          { rule, out },
          ({ rule, out }) => num(apply(rule, out)),
          'szabalyt-elore-koveti',
          'Előre követted a szabályt. Most visszafelé kell haladni.',
        ),
        wrong(
          { undone },
          ({ undone }) => num(undone),
          'szabaly-felbehagyasa',
          'A második lépést visszacsináltad, de utána osztani is kell.',
          'csak az utolsó lépést csinálja vissza',
        ),
        wrong(
          { rule, out },
          ({ rule, out }) => num((out + (rule.minus ? -rule.b : rule.b)) / rule.a),
          'szabaly-muveletet-csereli',
          `A második lépést nem csináltad vissza: ${rule.minus ? 'a kivonás visszafelé hozzáadás' : 'a hozzáadás visszafelé kivonás'}.`,
          'visszafelé a második lépésnél nem fordítja meg a műveletet',
        ),
      ].filter(({ value }) => Number.isInteger(value.size) && (value.size ?? 0) > 0),
      other: `Menj visszafelé: előbb ${rule.minus ? 'a kivonást csináld vissza hozzáadással' : 'a hozzáadást csináld vissza kivonással'}, aztán a szorzást osztással!`,
      hints: [
        'Honnan indulsz, ha a kiírt számot ismered?',
        `Visszafelé haladj: ${rule.minus ? 'a kivonás párja a hozzáadás' : 'a hozzáadás párja a kivonás'}, a szorzásé az osztás.`,
        `A második lépés előtt $${out}${rule.minus ? '+' : '-'}${rule.b}=${undone}$ volt a szám.`,
      ],
      solution: `Visszafelé: $${out}${rule.minus ? '+' : '-'}${rule.b}=${undone}$, majd $${undone}:${rule.a}=${x}$.`,
    },
    fits(n => n * rule.a + (rule.minus ? -rule.b : rule.b) === out),
  );
}

/** A rule with two branches. */
export function branches(rng: Rng): Task {
  const [limit, add] = [rng.int(8, 20), rng.int(3, 9)];
  const big = 2 * rng.int(Math.ceil((limit + 2) / 2), limit);
  const small = rng.int(3, limit - 1);
  redrawIf(big / 2 === small + add);
  return fillSteps(
    {
      question: `Egy gép szabálya: ${the(limit)} fölötti számot megfelezi, minden más számhoz ${suf(add, 't')} ad. Kövesd!`,
      template: `${TheSuf(big, 'ra')} ezt írja ki: $[a]$. ${TheSuf(small, 'ra')} ezt írja ki: $[b]$.`,
      blanks: [
        {
          id: 'a',
          other: 'Ez a szám az első ágra kerül: felezd meg!',
          answer: num(big / 2),
          wrong: [
            wrong(
              { big, add },
              ({ big, add }) => num(big + add),
              'rossz-agat-koveti',
              `A másik ágat követted: ${the(big)} nagyobb, mint ${t(limit)}.`,
            ),
          ],
        },
        {
          id: 'b',
          other: `Ez a szám a másik ágra kerül: adj hozzá ${suf(add, 't')}!`,
          answer: num(small + add),
          wrong: [
            wrong(
              { small },
              ({ small }) => num(small / 2),
              'rossz-agat-koveti',
              `A másik ágat követted: ${the(small)} nem nagyobb, mint ${t(limit)}.`,
            ),
            wrong(
              { small, add },
              ({ small, add }) => num((small + add) / 2),
              'mindket-agat-koveti',
              'Mindkét ágat végrehajtottad. Egy számra csak az egyik érvényes.',
            ),
          ].filter(({ value }) => Number.isInteger(value.size)),
        },
      ],
      hints: [
        `Mindig azt nézd először: nagyobb-e, mint ${t(limit)}?`,
        'Két ág van, és minden számra pontosan az egyik érvényes.',
        `${The(big)} nagyobb, mint ${t(limit)}, tehát az első ágra kerül.`,
      ],
      solution: `$${big}:2=${big / 2}$, mert $${big}>${limit}$. $${small}+${add}=${small + add}$, mert ${the(small)} nem nagyobb, mint ${t(limit)}.`,
    },
    (value, part) => (part === 'a' ? equals(big - big / 2)(value) : fits(n => n - small === add)(value)),
  );
}

/** The rule behind three pairs: others fit the first pair alone. */
export function guessRule(rng: Rng): Task {
  const rule = ruleOf(rng);
  const [x = 2, y = 3, z = 4] = rng.sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 3).sort((p, q) => p - q);
  const outs = [x, y, z].map(n => apply(rule, n));
  const [first = 0] = outs;
  redrawIf(outs.some(n => n < 1) || first <= x + 1 || apply({ ...rule, minus: !rule.minus }, x) < 0);
  /** Another rule with the same first pair. */
  const a2 = rule.a + 1;
  const rest = first - a2 * x;
  redrawIf(rest === 0 || Math.abs(rest) > 15);
  const second: Rule = { a: a2, b: Math.abs(rest), minus: rest < 0 };
  const plus = first - x;
  return choice(
    rng,
    {
      question: `Egy gép bemenete és kimenete: ${[x, y, z].map((n, i) => `${t(n)} → ${t(outs[i] ?? 0)}`).join(', ')}. Melyik leírt szabály illik mindhárom párra?`,
      right: words(tell(rule), `${rule.a};${rule.minus ? -rule.b : rule.b}`),
      because: `Helyes! Mindhárom párra ez jön ki.`,
      wrong: [
        wrong(
          { plus },
          ({ plus }) => words(`adj hozzá ${suf(plus, 't')}, szorozni nem kell`, `1;${plus}`),
          'egy-parbol-itel',
          `Az első párra jó, de $${y}+${plus}=${y + plus}$, nem ${t(outs[1] ?? 0)}.`,
        ),
        wrong(
          { second },
          ({ second }) => words(tell(second), `${second.a};${second.minus ? -second.b : second.b}`),
          'egy-parbol-itel',
          `Az első párra jó, de $${y}\\cdot${second.a}${sign(second)}${second.b}=${apply(second, y)}$, nem ${t(outs[1] ?? 0)}.`,
        ),
        wrong(
          { rule },
          ({ rule }) => words(tell({ ...rule, minus: !rule.minus }), `${rule.a};${rule.minus ? rule.b : -rule.b}`),
          'szabaly-muveletet-csereli',
          `Már az első pár sem jó: $${x}\\cdot${rule.a}${rule.minus ? '+' : '-'}${rule.b}=${apply({ ...rule, minus: !rule.minus }, x)}$.`,
        ),
      ],
      hints: [
        'Egyetlen pár kevés a döntéshez.',
        'Minden szabályt próbálj ki a második páron is!',
        `A második pár: ${t(y)} → ${t(outs[1] ?? 0)}. Melyik szabály adja ezt?`,
      ],
      solution: [x, y, z]
        .map((n, i) => `$${n}\\cdot${rule.a}${sign(rule)}${rule.b}=${outs[i]}$`)
        .join(', ')
        .concat('.'),
    },
    key => {
      const [a = 0, b = 0] = key.split(';').map(Number);
      return [x, y, z].every((n, i) => a * n + b === outs[i]);
    },
  );
}

const SIGNS = [
  ['levélről', 'igen–nem jelet'],
  ['fényképről', 'igen–nem jelet'],
  ['csomagról', 'igen–nem jelet'],
  ['hangfelvételről', 'igen–nem jelet'],
  ['növényről', 'igen–nem jelet'],
] as const;

/** Every new sign doubles the cases. */
export function casesOf(rng: Rng): Task {
  const [thing, what] = rng.pick(SIGNS);
  const n = rng.int(4, 7);
  const who = person(rng);
  const cases = 2 ** n;
  const product = Array.from({ length: n }, () => 2).join('\\cdot');
  return numeric(
    {
      question: `${who.name} minden ${thing} ${t(n)} ${what} figyel. Hány különböző esetre kellene szabályt írnia?`,
      answer: num(cases),
      check: 'INT',
      unit: 'eset',
      expr: Array.from({ length: n }, () => '2').join('*'),
      wrong: [
        wrong(
          { n },
          ({ n }) => num(2 * n),
          'jeleket-osszeadja',
          'Jelenként két esetet adtál össze. Az esetek minden új jellel duplázódnak.',
        ),
        wrong(
          { n },
          ({ n }) => num(n * n),
          'jelek-szamat-szorozza',
          'A jelek számát szoroztad önmagával. Jelenként kétféle válasz van, ezért kettővel szorozz!',
        ),
        wrong({ n }, ({ n }) => num(2 ** (n - 1)), 'egy-duplazast-kihagy', 'Egy duplázást kihagytál.'),
      ],
      other: 'Egy jelnél két eset van, és minden újabb jel megduplázza őket.',
      hints: [
        'Egyetlen jelnél hány eset van?',
        'Minden új jel megduplázza az esetek számát.',
        'Két jelnél $2\\cdot2=4$ eset van, három jelnél $2\\cdot2\\cdot2=8$.',
      ],
      solution: `$${product}=${cases}$ eset. Ennyi szabály helyett ezért adunk inkább példákat.`,
    },
    fits(x => {
      let left = x;
      for (let i = 0; i < n; i++) left /= 2;
      return left === 1;
    }),
  );
}
