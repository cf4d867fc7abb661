import type { Rng } from '@eszkerek/numbers/chance';
import { capital } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, multi, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { inMoney } from '../shared/in-money.ts';
import { type Kind, REPORTS, SIGN_KEYS, SIGNED, SIGNS, type Sign, TALLIES, type Tally } from './claim-bank.ts';
import { MOVES, QUESTIONS, type Question } from './claim-moves.ts';
import { ORDERS } from './claim-orders.ts';
import { bestOf } from './dilemmas.ts';
import { stepsInOrder } from './ordered-steps.ts';
import { ofLevel } from './pool.ts';

const MADE_UP = '(A szöveget mi írtuk, csevegő stílusában.)';

function drawNumbers(rng: Rng, { kind, level, unit, within }: Tally, money: Money): readonly [a: number, b: number] {
  if (within) return [rng.int(...within.a), rng.int(...within.b)];
  const { scale } = inMoney(unit, money);
  if (kind === 'span') {
    const a = rng.int(1850, 1940);
    return [a, a + rng.int(18, 70)];
  }
  if (kind === 'product') return [rng.int(3, 9), (unit === 'lej' ? rng.int(3, 9) : rng.int(5, 6 + 4 * level)) * scale];
  return level === 3 ? [rng.int(110, 480), rng.int(110, 480)] : [rng.int(5, 14 * level) * scale, rng.int(5, 14 * level) * scale];
}

const result = (kind: Kind, a: number, b: number): number => (kind === 'sum' ? a + b : kind === 'product' ? a * b : b - a);
const formula = (kind: Kind, a: number, b: number): string =>
  `$${kind === 'sum' ? `${a}+${b}` : kind === 'product' ? `${a}\\cdot${b}` : `${b}-${a}`}=${result(kind, a, b)}$`;
/** The told number of a false sentence: near the true one, as a slip of writing would be. */
const falseNumber = (rng: Rng, right: number, scale: number): number => right + rng.pick([-10, -4, -3, -2, 2, 3, 4, 10]) * scale;

/** A whole that is no larger than its part shows the fault without any counting. */
const isAbsurd = (kind: Kind, a: number, b: number, told: number): boolean => (kind === 'span' ? told < 1 : told <= Math.max(a, b));

/** By how much the told number misses. */
function missesBy(rng: Rng, level: Level, money: Money): Task {
  const tally = rng.pick(ofLevel(TALLIES, level));
  const { kind, say } = tally;
  const { scale, unit } = inMoney(tally.unit, money);
  const [a, b] = drawNumbers(rng, tally, money);
  const right = result(kind, a, b);
  const told = falseNumber(rng, right, scale);
  redrawIf(isAbsurd(kind, a, b, told));
  const off = Math.abs(right - told);
  const numbers = { a, b, told, kind };
  const slips = [
    wrong(
      numbers,
      ({ a, b, kind }) => num(result(kind, a, b)),
      'elteres-helyett-eredmeny',
      'Ez a helyes érték. Azt kérdezzük, mennyivel tér el ettől a mondatban álló eredmény.',
    ),
    wrong(numbers, ({ told }) => num(told), 'allitast-masolja', 'Ez az a szám, amelyet a mondat állít. Az eltérést kérdezzük.'),
    wrong(
      numbers,
      ({ told }) => num(told - told),
      'gep-szamolasa-hibatlan',
      'Ránézésre elfogadtad, pedig a mondat száma hibás. Számolj utána!',
      'jónak veszi a mondatban álló eredményt, ezért nem lát eltérést',
    ),
  ];
  return numeric(
    {
      question: `${capital(say(a, b, told, money.unit))} ${MADE_UP} Nem jön ki a szám. Mennyivel tér el a mondatban álló eredmény a helyestől?`,
      answer: num(off),
      check: 'INT',
      unit,
      wrong: slips,
      other: 'Számold ki a helyes értéket a másik két számból, és vesd össze azzal, ami a mondatban áll!',
      hints: [
        'Melyik számokból következik a harmadik?',
        kind === 'sum'
          ? 'Add össze a részeket, és vesd össze az egésszel!'
          : kind === 'product'
            ? 'Szorozz, és vesd össze az eredményt a mondattal!'
            : 'Vond ki a korábbi évszámot a későbbiből!',
        formula(kind, a, b),
      ],
      solution: `${formula(kind, a, b)}, a mondatban viszont ${told} áll. Az eltérés: ${off}.`,
    },
    equals(told > right ? told - right : right - told),
  );
}

/** Which sentences add up. */
function addsUp(rng: Rng, level: Level, money: Money): Task {
  const chosen = rng.sample(ofLevel(TALLIES, level), level === 1 ? 3 : 4).map(tally => {
    const [a, b] = drawNumbers(rng, tally, money);
    const right = result(tally.kind, a, b);
    const told = rng.chance(0.5) ? right : falseNumber(rng, right, inMoney(tally.unit, money).scale);
    redrawIf(isAbsurd(tally.kind, a, b, told));
    return { a, b, told, kind: tally.kind, text: tally.say(a, b, told, money.unit), right };
  });
  return multi(
    rng,
    {
      question: `Melyik mondatban jön ki a szám? ${MADE_UP}`,
      options: chosen.map(({ text, a, b, told, kind, right }) => ({
        value: words(text),
        correct: told === right,
        explanation: told === right ? `Kijön: ${formula(kind, a, b)}.` : `Nem jön ki: ${formula(kind, a, b)}, a mondatban ${told} áll.`,
        ...(told === right ? {} : { misconception: 'gep-szamolasa-hibatlan' }),
      })),
      hints: [
        'Mindegyikhez írj egy műveletet!',
        'A részek összege, a darabszám és az érték szorzata, vagy két évszám különbsége legyen kész, mielőtt döntesz!',
        `Kezdd ezzel: „${chosen[0]?.text ?? ''}” A művelet: ${formula(chosen[0]?.kind ?? 'sum', chosen[0]?.a ?? 0, chosen[0]?.b ?? 0).replace(/=.*\$/, '$')}.`,
      ],
      solution: chosen
        .map(({ text, a, b, kind, told, right }) => `„${text}” ${formula(kind, a, b)}: ${told === right ? 'kijön' : 'nem jön ki'}.`)
        .join(' '),
    },
    text => {
      const found = chosen.find(one => one.text === text);
      if (!found) return false;
      const { a, b, told, kind } = found;
      return kind === 'sum' ? told - a === b : kind === 'product' ? told % a === 0 && told / a === b : a + told === b;
    },
  );
}

/** The sentence that cannot stand beside the named one. */
function contradicts(rng: Rng, level: Level): Task {
  const { title, sentences, base, bad, why } = rng.pick(ofLevel(REPORTS, level));
  const named = sentences[base] ?? '';
  const right = sentences[bad] ?? '';
  return choice(
    rng,
    {
      question: `${title} egy csevegő összefoglalójában: „${sentences.join(' ')}” Melyik mondat mond ellent ennek: „${named}”?`,
      right: words(right),
      because: `Helyes! ${why}`,
      wrong: sentences
        .filter((_, i) => i !== base && i !== bad)
        .map(text =>
          wrong(
            { text },
            ({ text }) => words(text),
            'ellentmondast-nem-latja',
            `Ez nem zárja ki ezt: „${named}” A két mondat együtt is igaz lehet.`,
          ),
        ),
      hints: [
        'Egyenként kérdezd meg: lehet egyszerre igaz a kettő?',
        'Az ellentmondás azt jelenti, hogy a két mondat együtt nem lehet igaz.',
        `Képzeld el, hogy ez igaz: „${named}” Mi nem történhetett meg?`,
      ],
      solution: `„${right}” ${why}`,
    },
    text => sentences.indexOf(text) === bad,
  );
}

/** Said when a sign was put beside another sentence. */
const SIGN_MEANS: Readonly<Record<Sign, string>> = {
  sum: 'Nem jön ki a szám: olyan mondathoz való, amelyben utána lehet számolni, és más jön ki.',
  exact: 'Túl pontos: olyan számhoz való, amelyről nem derül ki, ki és hogyan mérte.',
  against: 'Ellentmond önmagának: olyan mondathoz való, amelynek egyik fele kizárja a másikat.',
};

function signs(rng: Rng, money: Money): Task {
  // Their sums are told in words, so a sentence on lei is left out elsewhere.
  const known = SIGNED.filter(([, text]) => money.unit === 'lej' || !/ lejt? /.test(text));
  const chosen = SIGN_KEYS.map(sign => rng.pick(known.filter(([one]) => one === sign)));
  const told = chosen.map(([sign, text, why]) => `„${text}” – ${SIGNS[sign]}: ${why}`).join(' ');
  return {
    question: {
      type: 'match',
      question: 'Három gyanús mondat egy csevegő stílusában. Melyiken melyik gyanújel látszik? Párosítsd!',
      pairs: chosen.map(([sign, text]) => ({ left: text, right: SIGNS[sign], misplaced: SIGN_MEANS[sign] })),
      explanation: told,
      hints: [
        'Melyik mondathoz elég papír és ceruza?',
        'Számolj utána, keresd a forrást, és nézd meg, megfér-e a mondat önmagával!',
        `Kezdd ezzel: „${chosen[0]?.[1] ?? ''}” Számolj utána!`,
      ],
      solution: told,
    },
    proof: pair => SIGNED.some(([sign, text]) => pair === `${text}|${SIGNS[sign]}`),
  };
}

const listVoices = ({ voices }: Question): string => voices.map(({ name, from }) => `${name} (${from})`).join('; ');
const isOwn = ({ copies, chat }: Question['voices'][number]): boolean => copies === undefined && !chat;

/** What the voices that are no sources of their own are. */
function restOf(voices: Question['voices']): string {
  if (!voices.some(({ chat }) => chat)) return 'A többi átvette az adatot.';
  return voices.every(({ copies }) => copies === undefined) ? 'A csevegő nem forrás.' : 'A többi átvette az adatot, vagy csevegő.';
}

/** The voice a copy goes back to, found by following who copied whom. */
function rootOf(voices: Question['voices'], i: number): number {
  const from = voices[i]?.copies;
  return from === undefined ? i : rootOf(voices, from);
}

function independent(question: Question): Task {
  const { story, value, voices } = question;
  const own = voices.filter(isOwn);
  const chats = voices.filter(({ chat }) => chat).length;
  const copies = voices.length - own.length - chats;
  const plain = voices.map(({ copies, chat }) => ({ copied: copies !== undefined, chat: chat === true }));
  const named = own.map(({ name }) => name).join(', ');
  const hint = [
    ...(copies > 0 ? ['Aki másolt, azt egynek vedd azzal, akitől másolt!'] : []),
    ...(chats > 0 ? ['A csevegő nem forrás.'] : []),
  ].join(' ');
  const roots = new Set(voices.flatMap(({ chat }, i) => (chat ? [] : [rootOf(voices, i)])));
  return numeric(
    {
      question: `${story} Mindenhol ez áll: ${value}. Ezeken a helyeken találtátok: ${listVoices(question)}. Hány független forrás szól mellette?`,
      answer: num(own.length),
      check: 'INT',
      unit: 'forrás',
      wrong: [
        ...(copies > 0
          ? [
              wrong(
                { plain },
                ({ plain }) => num(plain.length),
                'nem-fuggetlen-forras',
                'Minden helyet megszámoltál. Ami mástól vette át az adatot, az nem külön ellenőrzés.',
              ),
            ]
          : []),
        // Beside a copy, one too many may be the chat or the copy: no single mistake.
        ...(chats > 0 && copies === 0
          ? [
              wrong(
                { plain },
                ({ plain }) => num(plain.length),
                'csevego-mint-forras',
                'A csevegőt is beleszámoltad. A csevegő nem forrás: a valószínű folytatást írja.',
              ),
            ]
          : []),
      ],
      other: `Rajzolj nyilat ahhoz, akitől az adat jött! Független az, akitől nem indul nyíl${chats > 0 ? ', és nem csevegő' : ''}.`,
      hints: [
        'Rajzolj nyilat mindenkitől ahhoz, akitől az adatot vette!',
        hint,
        `Ezt nézd meg először: ${voices[1]?.name ?? ''} (${voices[1]?.from ?? ''}).`,
      ],
      solution: `Nem mástól vette át: ${named}. ${restOf(voices)} Független forrás: ${own.length}.`,
    },
    equals(roots.size),
  );
}

function whichIndependent(rng: Rng, question: Question): Task {
  const { story, value, voices } = question;
  return multi(
    rng,
    {
      question: `${story} Mindenhol ez áll: ${value}. Melyik számít önálló, független forrásnak?`,
      options: voices.map(voice => ({
        value: words(`${voice.name} (${voice.from})`),
        correct: isOwn(voice),
        explanation: isOwn(voice)
          ? 'Önálló forrás: nem mástól vette át.'
          : voice.chat
            ? 'A csevegő nem forrás, a valószínű folytatást írja.'
            : 'Ez mástól vette át, ezért nem külön ellenőrzés.',
        ...(isOwn(voice) ? {} : { misconception: voice.chat ? 'csevego-mint-forras' : 'nem-fuggetlen-forras' }),
      })),
      hints: [
        'Ki járt utána maga, és ki vette át mástól?',
        'A zárójel megmondja, mire támaszkodik.',
        `Kezdd ezzel: ${voices.at(-1)?.name ?? ''} (${voices.at(-1)?.from ?? ''}).`,
      ],
      solution: `Független: ${voices
        .filter(isOwn)
        .map(({ name }) => name)
        .join(', ')}. ${restOf(voices)}`,
    },
    text => voices.some((voice, i) => text === `${voice.name} (${voice.from})` && !voice.chat && rootOf(voices, i) === i),
  );
}

const MOVE = {
  asks: 'Melyik a helyes következő lépés?',
  nudge: 'Melyik lépés nem csak a gép szavára épít?',
  method: 'A hossz, az ismétlés és a szép alak nem bizonyíték.',
  away: 'Gondold meg, miért nem visz közelebb ez:',
};
const nextMove = (rng: Rng, level: Level): Task => bestOf(rng, rng.pick(ofLevel(MOVES, level)), MOVE);

const IN_ORDER = {
  asks: 'Rakd sorba az ellenőrzés lépéseit!',
  nudge: 'Melyik lépéshez kell az előző eredménye?',
};
const steps = (rng: Rng, level: Level): Task => stepsInOrder(rng.pick(ofLevel(ORDERS, level)), IN_ORDER);

export const claimCheck = defineGenerator(
  'gen-claim-check',
  'Állítások ellenőrzése',
  ['ai-56-teved-a-gep', 'ai-78-hallucinacio'],
  [],
  (rng, level, money) => {
    const question = rng.pick(ofLevel(QUESTIONS, level));
    return rng.pick([
      () => missesBy(rng, level, money),
      () => addsUp(rng, level, money),
      () => contradicts(rng, level),
      () => (level === 1 ? addsUp(rng, level, money) : level === 2 ? signs(rng, money) : independent(question)),
      () => independent(question),
      () => (level === 1 ? nextMove(rng, level) : whichIndependent(rng, question)),
      () => nextMove(rng, level),
      () => steps(rng, level),
    ])();
  },
);
