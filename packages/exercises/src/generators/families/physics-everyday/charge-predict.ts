import type { FigureInput } from '@eszkerek/figures/schema';
import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber, theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, multi, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const SIGNS = { plus: '+', minus: '−', none: '0' } as const;
type Sign = keyof typeof SIGNS;
const ALL: readonly Sign[] = ['plus', 'minus', 'none'];
const NAMES: Readonly<Record<Sign, string>> = { plus: 'pozitív', minus: 'negatív', none: 'semleges' };
const OUTCOMES = { attract: 'vonzzák egymást', repel: 'taszítják egymást', none: 'nem hatnak egymásra' } as const;
type Outcome = keyof typeof OUTCOMES;
const RULE = 'Egyforma töltések taszítják egymást, különbözők vonzzák egymást. A töltött test a semlegeset is vonzza.';

const outcome = (a: Sign, b: Sign): Outcome => (a === 'none' && b === 'none' ? 'none' : a === b ? 'repel' : 'attract');
/** The same with numbers: equal signs give a positive product, and one charge is enough to attract. */
const value: Readonly<Record<Sign, number>> = { plus: 1, minus: -1, none: 0 };
const byProduct = (a: Sign, b: Sign): Outcome =>
  value[a] * value[b] > 0 ? 'repel' : Math.abs(value[a]) + Math.abs(value[b]) > 0 ? 'attract' : 'none';

const TONES: Readonly<Record<Sign, 1 | 2 | 5>> = { plus: 1, minus: 2, none: 5 };
const ball = (name: string, x: number, sign: Sign) => ({ name, x, sign });
const ballFigure = (balls: readonly ReturnType<typeof ball>[]): FigureInput => ({
  kind: 'geometry',
  titleOnly: true,
  title: `Két golyó, a bal oldali ${NAMES[balls[0]?.sign ?? 'none']}, a jobb oldali ${NAMES[balls[1]?.sign ?? 'none']}`,
  height: 150,
  points: Object.fromEntries(balls.map(({ name, x }) => [name, { at: [x, 0] as [number, number], label: false as const, dot: false }])),
  circles: balls.map(({ name, sign }) => ({ center: name, radius: 1.3, tone: TONES[sign], line: 'bold' as const, inside: SIGNS[sign] })),
});

const slipFor = (a: Sign, b: Sign, said: Outcome): string =>
  a === 'none' && b === 'none'
    ? 'ket-semleges-hat'
    : a === 'none' || b === 'none'
      ? said === 'none'
        ? 'semlegest-nem-vonzza'
        : 'semlegest-taszitja'
      : said === 'none'
        ? 'toltott-testek-nem-hatnak'
        : 'egyforma-toltesek-vonzasa';

const BODIES: readonly (readonly [string, Sign])[] = [
  ['gyapjúval dörzsölt lufi', 'minus'],
  ['hajhoz dörzsölt lufi', 'minus'],
  ['gyapjúval dörzsölt műanyag rúd', 'minus'],
  ['selyemmel dörzsölt üvegrúd', 'plus'],
  ['semleges papírdarab', 'none'],
  ['semleges alufóliagolyó', 'none'],
  ['semleges parafagolyó', 'none'],
];

function pair(rng: Rng, drawn: boolean): Task {
  const [a, b] = [rng.pick(ALL), rng.pick(ALL)];
  const [first, second] = [rng.pick(BODIES.filter(([, sign]) => sign === a)), rng.pick(BODIES.filter(([, sign]) => sign === b))];
  redrawIf(a === 'none' && b === 'none' && rng.chance(0.7));
  const answer = outcome(a, b);
  const told = (name: string, sign: Sign): string => (sign === 'none' ? name : `${name} (${NAMES[sign]})`);
  const says = a === b ? `mindkettő ${NAMES[a]}` : `${NAMES[a]} és ${NAMES[b]}`;
  const bodies =
    first?.[0] === second?.[0]
      ? `két ${first?.[0] ?? ''}${a === 'none' ? '' : ` (mindkettő ${NAMES[a]})`}`
      : `egy ${told(first?.[0] ?? '', a)} és egy ${told(second?.[0] ?? '', b)}`;
  return choice(
    rng,
    {
      ...(drawn ? { figure: ballFigure([ball('P', 0, a), ball('Q', 6, b)]) } : {}),
      question: drawn
        ? 'Az ábrán két golyó töltésének jele látható (a 0 semleges golyót jelent). Hogyan hatnak egymásra?'
        : `Két test kerül egymás közelébe: ${bodies}. Hogyan hatnak egymásra?`,
      right: words(OUTCOMES[answer], answer),
      because: `Helyes! A két test: ${says}.`,
      wrong: (Object.keys(OUTCOMES) as Outcome[])
        .filter(said => said !== answer)
        .map(said => wrong({ said }, ({ said }) => words(OUTCOMES[said], said), slipFor(a, b, said), RULE)),
      hints: ['Milyen a két test töltése?', RULE, `A két test: ${says}.`],
      solution: `${a === b ? `Mindkét test ${NAMES[a]}` : `A két test ${says}`}, ezért ${OUTCOMES[answer]}.`,
    },
    key => key === byProduct(a, b),
  );
}

const RUBBED: readonly (readonly [taker: string, giver: string, takers: string, givers: string])[] = [
  ['lufi', 'gyapjúsál', 'a lufira', 'a gyapjúsálról'],
  ['műanyag fésű', 'haj', 'a műanyag fésűre', 'a hajról'],
  ['műanyag vonalzó', 'pulóver', 'a műanyag vonalzóra', 'a pulóverről'],
  ['selyemkendő', 'üvegrúd', 'a selyemkendőre', 'az üvegrúdról'],
  ['gumicipő', 'szőnyeg', 'a gumicipőre', 'a szőnyegről'],
  ['fólia', 'papír', 'a fóliára', 'a papírról'],
];

function transferSign(rng: Rng): Task {
  const [taker, giver, to, from] = rng.pick(RUBBED);
  const askGiver = rng.chance(0.5);
  const asked = askGiver ? giver : taker;
  const answer: Sign = askGiver ? 'plus' : 'minus';
  const why = 'Az elektron negatív: amelyik test kapja, negatív lesz, amelyik leadja, pozitív.';
  return choice(
    rng,
    {
      question: `Dörzsöléskor elektronok mentek át ${from} ${to}. Kezdetben mindkettő semleges volt. Milyen töltésű lett ${theWord(asked)}?`,
      right: words(NAMES[answer], answer),
      because: `Helyes! ${why}`,
      wrong: [
        wrong(
          { answer },
          ({ answer }) => (answer === 'plus' ? words(NAMES.minus, 'minus') : words(NAMES.plus, 'plus')),
          'elektronvesztes-elojele',
          why,
        ),
        wrong({}, () => words(NAMES.none, 'none'), 'dorzsoleskor-semleges-marad', 'A kettő együtt maradt semleges, külön-külön nem.'),
      ],
      hints: ['Kapott vagy adott elektront?', why, `Az elektronok ${to} kerültek.`],
      solution: `${why} Ezért a kérdezett test ${NAMES[answer]}.`,
    },
    key => key === (asked === giver ? 'plus' : 'minus'),
  );
}

/** Count electrons: the surplus of one of two bodies after rubbing. */
function count(rng: Rng, steps: number): Task {
  const own = rng.int(12, 40);
  const moves = range(1, steps).map(() => rng.int(2, 9) * (rng.chance(0.5) ? 1 : -1));
  // A positive move means electrons taken.
  const taken = moves.reduce((sum, move) => sum + move, 0);
  redrawIf(taken === 0 || own + taken <= 3 || new Set(moves.map(Math.abs)).size < moves.length);
  const told = moves
    .map(
      (move, i) =>
        `${i === 0 ? '' : Math.sign(move) === Math.sign(moves[i - 1] ?? 0) ? 'azután még ' : 'azután '}${textNumber(Math.abs(move))} elektront ${move > 0 ? 'felvesz' : 'lead'}`,
    )
    .join(', ');
  const [more, fewer] = taken > 0 ? ['negatív', 'pozitív'] : ['pozitív', 'negatív'];
  const [larger, smaller] = taken > 0 ? [own + taken, own] : [own, own + taken];
  return numeric(
    {
      question: `Egy semleges testben ${textNumber(own)} pozitív és ${textNumber(own)} negatív töltés van. A test ${told}. Mennyivel lesz több rajta a ${more} töltés, mint a ${fewer}?`,
      answer: num(larger - smaller),
      check: 'INT',
      wrong: [
        wrong(
          { own, taken },
          ({ own, taken }) => num(own + taken),
          'maradek-mint-toltes',
          'Ennyi elektron van a testen. A kérdés a pozitívak és a negatívak számának különbsége.',
        ),
        ...(steps > 1
          ? [wrong({ moves }, ({ moves }) => num(Math.abs(moves[0] ?? 0)), 'masodik-lepest-kihagyja', 'Csak az első átmenettel számoltál.')]
          : []),
      ],
      other: 'Számold meg a végén a pozitív és a negatív töltéseket, aztán vond ki a kevesebbet a többből!',
      hints: [
        'Hány elektron lesz a testen a végén?',
        'Csak az elektronok vándorolnak. A pozitív töltések a helyükön maradnak.',
        `A pozitívak száma végig ${textNumber(own)} marad. Hasonlítsd össze az elektronok számával!`,
      ],
      solution: `A végén ${textNumber(own + taken)} elektron van a testen, a pozitív töltések száma ${textNumber(own)}. A különbség $${larger}-${smaller}=${larger - smaller}$.`,
    },
    equals(Math.abs(moves.reduce((sum, move) => sum + move, 0))),
  );
}

/** Which charges can the second ball have, after what is seen with the first? */
function possible(rng: Rng): Task {
  const first = rng.pick(['plus', 'minus', 'none'] as const);
  const second = rng.pick(ALL);
  const seen = outcome(first, second);
  redrawIf(seen === 'none');
  const right = ALL.filter(sign => outcome(first, sign) === seen);
  const verb = seen === 'attract' ? 'vonzza' : 'taszítja';
  const letters = rng.pick(['P és a Q', 'B és a C', 'G és a H', 'K és a T'] as const).split(' és a ');
  return multi(
    rng,
    {
      question: `A ${letters[0]} és a ${letters[1]} golyó ${verb} egymást. A ${letters[0]} golyó ${NAMES[first]}. Milyen lehet a ${letters[1]} golyó?`,
      options: ALL.map(sign => ({
        value: words(NAMES[sign], sign),
        correct: right.includes(sign),
        explanation:
          first === 'none' && sign === 'none'
            ? 'Két semleges golyó nem hat egymásra.'
            : `Egy ${NAMES[first]} és egy ${NAMES[sign]} golyó: ${OUTCOMES[outcome(first, sign)]}.`,
        ...(right.includes(sign)
          ? {}
          : {
              misconception: sign !== 'none' ? 'egyforma-toltesek-vonzasa' : first === 'none' ? 'ket-semleges-hat' : 'semlegest-taszitja',
            }),
      })),
      hints: ['Próbáld ki mind a három lehetőséget!', RULE, 'Mindegyik esetben kérdezd meg: vonzás vagy taszítás volna?'],
      solution: `Lehetséges: ${right.map(sign => NAMES[sign]).join(', ')}.`,
    },
    key => ALL.some(sign => sign === key && byProduct(first, sign) === seen),
  );
}

const LETTERS = ['P', 'Q', 'T', 'V'] as const;

/** A chain of seen forces; the last ball is asked. */
function chain(rng: Rng): Task {
  const size = rng.int(3, 4);
  const signs = range(1, size).map(() => rng.pick(['plus', 'minus'] as const));
  const [first = 'plus'] = signs;
  const last = signs[size - 1] ?? 'plus';
  const says = signs
    .slice(1)
    .map(
      (sign, i) => `A ${LETTERS[i]} ${outcome(signs[i] ?? 'plus', sign) === 'repel' ? 'taszítja' : 'vonzza'} a ${LETTERS[i + 1]} golyót.`,
    );
  const asked = LETTERS[size - 1] ?? 'T';
  const flips = says.filter(text => text.includes('vonzza')).length;
  redrawIf(flips === 0);
  return choice(
    rng,
    {
      question: `${size === 3 ? 'Három' : 'Négy'} golyó mindegyike töltött. A ${LETTERS[0]} golyó ${NAMES[first]}. ${says.join(' ')} Milyen töltésű a ${asked} golyó?`,
      right: words(NAMES[last], last),
      because: 'Helyes! Vonzásnál változik az előjel, taszításnál nem.',
      wrong: [
        wrong(
          { last },
          ({ last }) => (last === 'plus' ? words(NAMES.minus, 'minus') : words(NAMES.plus, 'plus')),
          'egyforma-toltesek-vonzasa',
          'Haladj golyóról golyóra: taszításnál egyforma, vonzásnál különböző az előjel.',
        ),
        wrong({}, () => words('nem lehet tudni', 'unknown'), 'toltesnel-feladja', 'Minden golyó töltött, ezért lépésről lépésre kiderül.'),
      ],
      hints: [
        'Indulj az ismert golyótól!',
        'Taszítás: egyforma előjel. Vonzás két töltött golyó között: különböző előjel.',
        'Számold meg, hányszor vált előjelet a sor az elejétől a végéig!',
      ],
      solution: `Az előjel minden vonzásnál megváltozik, itt ${textNumber(flips)} alkalommal. A ${asked} golyó tehát ${NAMES[last]}.`,
    },
    key => key === (value[first] * (-1) ** flips > 0 ? 'plus' : 'minus'),
  );
}

export const chargePredict = defineGenerator(
  'gen-charge-predict',
  'Elektromos töltés',
  ['fizika-6-elektromos-toltes'],
  [],
  (rng, level) => {
    if (level === 1) return rng.pick([() => pair(rng, true), () => pair(rng, false), () => pair(rng, false), () => transferSign(rng)])();
    if (level === 2) return rng.pick([() => count(rng, 1), () => possible(rng)])();
    return rng.pick([() => count(rng, 2), () => chain(rng)])();
  },
);
