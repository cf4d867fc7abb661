import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber, theWord, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, multi, numeric, order, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { EASY } from './easy-expansions.ts';
import { CHANGES, type Change, type ExpansionCase, type Outcome } from './expansion-case.ts';
import { RULE, replyTo, slipOf } from './expansion-replies.ts';
import { HARD } from './hard-expansions.ts';

const OUTCOMES: readonly Outcome[] = ['more', 'less', 'same'];
const isOutcome = (key: string): key is Outcome => OUTCOMES.some(one => one === key);
/** The reviewer's own answers, written down without looking at the bank's. */
const REVIEWED: Readonly<Record<Outcome, ReadonlySet<string>>> = {
  more: new Set(['e3', 'e5', 'e7', 'e9', 'e10', 'e11', 'e13', 'e14', 'e15', 'e18', 'e19', 'h1', 'h2', 'h3', 'h6', 'h7', 'h10', 'h14']),
  less: new Set(['e1', 'e2', 'e4', 'e6', 'e8', 'e12', 'e16', 'e17', 'e20', 'h4', 'h5', 'h8', 'h9']),
  same: new Set(['h11', 'h12', 'h13', 'h15', 'h16']),
};
const REVIEWED_CHANGES: Readonly<Record<Change, ReadonlySet<string>>> = {
  'solid-grows': new Set(['e1', 'e3', 'e9', 'e14', 'e19']),
  'solid-shrinks': new Set(['e2', 'e12', 'e13']),
  'liquid-grows': new Set(['e7', 'e11', 'e18']),
  'liquid-shrinks': new Set(['e8', 'e20']),
  'gas-grows': new Set(['e5', 'e10', 'e15']),
  'gas-shrinks': new Set(['e4', 'e6', 'e16', 'e17']),
};

function whatHappens(rng: Rng, cases: readonly ExpansionCase[]): Task {
  const one = rng.pick(cases);
  return choice(
    rng,
    {
      question: `${one.text} ${one.ask}`,
      right: words(one.options[one.right], one.right),
      because: `Helyes! ${one.why}`,
      wrong: OUTCOMES.filter(said => said !== one.right).map(said =>
        wrong({ said }, ({ said }) => words(one.options[said], said), slipOf(one, said), replyTo(one, said)),
      ),
      hints: ['Mi melegszik vagy mi hűl itt?', one.rule ?? RULE, one.hint],
      solution: one.why,
    },
    key => isOutcome(key) && REVIEWED[key].has(one.id),
  );
}

const NAMES = Object.keys(CHANGES) as Change[];

/** Four everyday things and what changes in them. */
function matchChanges(rng: Rng): Task {
  const chosen = rng.sample(NAMES, 4).map(change => ({ change, one: rng.pick(EASY.filter(e => e.change === change)) }));
  const solution = chosen.map(({ change, one }) => `„${one.text}” Itt ${CHANGES[change]}.`).join(' ');
  return {
    question: {
      type: 'match',
      question: 'Mi történik az egyes helyzetekben? Párosítsd!',
      pairs: chosen.map(({ change, one }) => ({ left: one.text, right: CHANGES[change] })),
      explanation: solution,
      hints: ['Minden helyzetben két kérdés van: melyik anyag, és melegszik-e?', RULE, 'Keresd meg előbb azokat, ahol valami hűl!'],
      solution,
    },
    proof: pair =>
      chosen.some(({ one }) => NAMES.some(name => pair === `${one.text}|${CHANGES[name]}` && REVIEWED_CHANGES[name].has(one.id))),
  };
}

const shrinks = (change: Change): boolean => change.endsWith('shrinks');

function siftChanges(rng: Rng): Task {
  const cold = rng.chance(0.5);
  const chosen = rng.sample(EASY, 4);
  const isRight = (one: ExpansionCase): boolean => one.change !== undefined && shrinks(one.change) === cold;
  return multi(
    rng,
    {
      question: `Melyik helyzetben **${cold ? 'húzódik össze' : 'tágul ki'}** valamilyen anyag?`,
      options: chosen.map(one => ({
        value: words(one.text, one.id),
        correct: isRight(one),
        explanation: one.why,
        ...(isRight(one) ? {} : { misconception: 'tagulas-iranya-forditva' }),
      })),
      hints: ['Minden helyzetben döntsd el: melegszik vagy hűl az anyag?', RULE, 'Húzd ki azokat, ahol éppen az ellenkezője történik!'],
      solution: chosen
        .filter(isRight)
        .map(one => `„${one.text}” ${one.why}`)
        .join(' '),
    },
    id => NAMES.some(name => shrinks(name) === cold && REVIEWED_CHANGES[name].has(id)),
  );
}

/** Growth of 1 m at 10 °C, in hundredths of a millimetre. */
const METALS = [
  { name: 'vas', growth: 12 },
  { name: 'réz', growth: 17 },
  { name: 'alumínium', growth: 24 },
] as const;
type Metal = (typeof METALS)[number];

interface Rod {
  metal: Metal;
  length: number;
  /** Tens of degrees. */
  tens: number;
}

const growthOf = ({ metal, length, tens }: Rod): number => metal.growth * length * tens;
const mm = (hundredths: number): number => tidy(hundredths / 100);
const table = {
  kind: 'table' as const,
  head: ['anyag', 'megnyúlás (1 m, 10 °C)'],
  rows: METALS.map(({ name, growth }) => [name, withUnit(mm(growth), 'mm')]),
};
const TABLE_SAYS = 'A táblázat megmutatja, mennyit nyúlik egy 1 m-es rúd 10 °C melegedéstől.';
const rodText = ({ metal, length, tens }: Rod): string => `${withUnit(length, 'm')} ${metal.name}, ${withUnit(10 * tens, '°C')} melegedés`;

function orderRods(rng: Rng): Task {
  const rods = Array.from({ length: 4 }, () => ({ metal: rng.pick(METALS), length: rng.int(1, 6), tens: rng.int(1, 4) }));
  const sorted = rods.toSorted((a, b) => growthOf(a) - growthOf(b));
  redrawIf(new Set(rods.map(growthOf)).size < 4 || new Set(rods.map(rod => rod.metal.name)).size < 2);
  const factor: Readonly<Record<string, number>> = { vas: 0.12, réz: 0.17, alumínium: 0.24 };
  return order(
    {
      figure: table,
      question: `${TABLE_SAYS} Rakd sorba a rudakat a megnyúlásuk szerint, a legkisebbel kezdve!`,
      items: sorted.map(rod => words(rodText(rod), `${rod.metal.name};${rod.length};${rod.tens}`)),
      hints: [
        'Minden rúdnál három dolog számít: az anyag, a hossz és a melegedés.',
        'A megnyúlás a hosszal és a melegedéssel is egyenesen arányos.',
        `Kezdd ezzel: „${rods[0] ? rodText(rods[0]) : ''}”. A táblázat számát szorozd a hosszal, aztán a tízfokos lépések számával!`,
      ],
      solution: sorted.map(rod => `${rodText(rod)}: ${withUnit(mm(growthOf(rod)), 'mm')}.`).join(' '),
    },
    keys => {
      const sizes = keys.split('|').map(key => {
        const [name = '', length = '', tens = ''] = key.split(';');
        return (factor[name] ?? 0) * Number(tens) * Number(length);
      });
      return sizes.every((size, i) => i === 0 || size > (sizes[i - 1] ?? 0));
    },
  );
}

const THINGS: Readonly<Record<Metal['name'], readonly string[]>> = {
  vas: ['híd', 'sín', 'tartógerenda'],
  réz: ['cső', 'huzal', 'villámhárító'],
  alumínium: ['korlát', 'ereszcsatorna', 'ablakkeret'],
};

function elongation(rng: Rng): Task {
  const metal = rng.pick(METALS);
  const [length, tens] = [rng.int(3, 25), rng.int(2, 6)];
  const from = rng.int(-2, 2) * 10;
  const to = from + 10 * tens;
  const thing = rng.pick(THINGS[metal.name]);
  const answer = mm(growthOf({ metal, length, tens }));
  return numeric(
    {
      figure: table,
      question: `${TABLE_SAYS} Egy ${withUnit(length, 'm')} hosszú ${thing} anyaga ${metal.name}. ${unitSuf(from, '°C', 'ról')} ${unitSuf(to, '°C', 'ra')} melegszik. Hány millimétert nyúlik?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'mm',
      wrong: [
        wrong(
          { metal, length },
          ({ metal, length }) => num(mm(metal.growth * length)),
          'melegitest-kihagyja',
          'Ez 10 °C melegedésre igaz. Itt több a melegedés.',
        ),
        wrong(
          { metal, tens },
          ({ metal, tens }) => num(mm(metal.growth * tens)),
          'rud-hosszat-kihagyja',
          'Ez az 1 m-es darab megnyúlása.',
          `a megnyúlásnál nem veszi figyelembe ${theWord(thing)} hosszát`,
        ),
        wrong(
          { metal, length, tens },
          ({ metal, length, tens }) => num(mm(metal.growth * length * tens * 10)),
          'tiz-fokot-egynek-veszi',
          'A táblázat száma 10 °C melegedésre szól, nem egyre.',
        ),
      ],
      other: 'A táblázat számát szorozd a hosszal és a tízfokos lépések számával!',
      hints: [
        'Hány fokot melegedett?',
        'A megnyúlás a hosszal és a melegedéssel egyenesen arányos.',
        `A melegedés ${withUnit(10 * tens, '°C')}, ez ${textNumber(tens)} tízfokos lépés.`,
      ],
      solution: `A melegedés ${textNumber(tens)} tízfokos lépés. $${length}\\cdot${tens}\\cdot${num(mm(metal.growth)).tex}=${num(answer).tex}$, tehát ${withUnit(answer, 'mm')}.`,
    },
    fits(x => Math.abs((x * 1000) / (length * (to - from)) - metal.growth) < 1e-6),
  );
}

/** At what temperature a gap closes. */
function closing(rng: Rng): Task {
  const metal = rng.pick(METALS);
  const length = rng.int(2, 10) * 5;
  const tens = rng.int(2, 5);
  const start = rng.int(-1, 2) * 10;
  const width = mm(growthOf({ metal, length, tens }));
  const answer = start + 10 * tens;
  return numeric(
    {
      figure: table,
      question: `${TABLE_SAYS} Egy ${withUnit(length, 'm')} hosszú szerkezet anyaga ${metal.name}. Most ${withUnit(start, '°C')} van, és a végénél ${withUnit(width, 'mm')} a hézag. Hány °C-on zárul be a hézag?`,
      answer: num(answer),
      check: 'INT',
      unit: '°C',
      wrong: [
        wrong(
          { tens },
          ({ tens }) => num(10 * tens),
          'valtozas-mint-veghomerseklet',
          `Ennyit melegszik. A kezdeti hőmérséklet ${withUnit(start, '°C')} volt.`,
        ),
        wrong({ start, tens }, ({ start, tens }) => num(start + tens), 'tiz-fokot-egynek-veszi', 'Egy lépés 10 °C, nem 1 °C.'),
        wrong(
          { start, tens },
          ({ start, tens }) => num(start - 10 * tens),
          'tagulas-iranya-forditva',
          'Lehűléskor a hézag szélesebb lesz: a szerkezetnek melegednie kell.',
        ),
      ],
      other: 'Számold ki, mennyit nyúlik 10 °C melegedéstől, és nézd meg, hányszor fér ez a hézagba!',
      hints: [
        'Mennyit nyúlik a szerkezet 10 °C melegedéstől?',
        'Oszd el a hézagot ezzel a megnyúlással: ennyi tízfokos lépés kell.',
        `10 °C melegedéstől $${length}\\cdot${num(mm(metal.growth)).tex}=${num(mm(metal.growth * length)).tex}$ mm-t nyúlik.`,
      ],
      solution: `10 °C melegedéstől ${withUnit(mm(metal.growth * length), 'mm')} a megnyúlás. $${num(width).tex}:${num(mm(metal.growth * length)).tex}=${tens}$, tehát ${withUnit(10 * tens, '°C')} melegedés kell: ${withUnit(answer, '°C')}.`,
    },
    fits(x => Math.abs((metal.growth * length * (x - start)) / 1000 - width) < 1e-6),
  );
}

export const expansionPredict = defineGenerator(
  'gen-expansion-predict',
  'Hőtágulás',
  ['fizika-6-hotagulas'],
  ['decimal', 'negative'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.6) ? whatHappens(rng, EASY) : matchChanges(rng);
    if (level === 2)
      return rng.pick([
        () => siftChanges(rng),
        () => siftChanges(rng),
        () => orderRods(rng),
        () => orderRods(rng),
        () =>
          whatHappens(
            rng,
            HARD.filter(one => one.level === 2),
          ),
      ])();
    return rng.pick([
      () =>
        whatHappens(
          rng,
          HARD.filter(one => one.level === 3),
        ),
      () => elongation(rng),
      () => closing(rng),
    ])();
  },
);
