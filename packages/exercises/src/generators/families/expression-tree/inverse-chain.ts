import type { Rng } from '@eszkerek/numbers/chance';
import { capital, listing, type Name, suf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { inMoney } from '../shared/in-money.ts';
import { person } from '../shared/story.ts';

const t = textNumber;

type Op = '+' | '-' | '*' | '/';

/** One step of the chain as data. */
interface Step {
  op: Op;
  k: number;
}

interface Link extends Step {
  does: string;
  undo: string;
  inverseTex: string;
}

const run = (op: Op, k: number, n: number): number => (op === '+' ? n + k : op === '-' ? n - k : op === '*' ? n * k : n / k);
const INVERSE: Record<Op, Op> = { '+': '-', '-': '+', '*': '/', '/': '*' };
const apply = (n: number, { op, k }: Step): number => run(op, k, n);
const invert = (n: number, { op, k }: Step): number => run(INVERSE[op], k, n);

const link = (op: Op, k: number): Link => {
  const names = {
    '+': { does: `hozzáadtam ${suf(k, 't')}`, undo: `vonj ki ${suf(k, 't')}`, back: '-' },
    '-': { does: `kivontam belőle ${suf(k, 't')}`, undo: `adj hozzá ${suf(k, 't')}`, back: '+' },
    '*': { does: `megszoroztam ${suf(k, 'val')}`, undo: `oszd el ${suf(k, 'val')}`, back: ':' },
    '/': { does: `elosztottam ${suf(k, 'val')}`, undo: `szorozd meg ${suf(k, 'val')}`, back: '\\cdot ' },
  }[op];
  return { op, k, does: names.does, undo: names.undo, inverseTex: `${names.back}${k}` };
};

/** The end of a walk; -1 where a step leaves the natural numbers, for a pupil of grade 5 would stop there. */
const walkOver = (steps: readonly Step[], step: (n: number, s: Step) => number, from: number): number =>
  steps.reduce((n, s) => {
    const next = n < 0 ? n : step(n, s);
    return Number.isInteger(next) && next >= 0 ? next : -1;
  }, from);

/** Multiplying by 6 and dividing by 3 at once is one step, not two. */
const cancels = (a: Step, b: Step | undefined): boolean =>
  b !== undefined && `${a.op}${b.op}`.match(/[*/]{2}/) !== null && (a.k % b.k === 0 || b.k % a.k === 0);

const OP_NAMES: Record<Op, string> = { '+': 'az összeadást', '-': 'a kivonást', '*': 'a szorzást', '/': 'az osztást' };
/** Those of the asked operations that the chain has: „az összeadást és a kivonást”. */
const namesOf = (steps: readonly Step[], ops: '+-' | '*/'): string =>
  listing((['+', '-', '*', '/'] as const).filter(op => ops.includes(op) && steps.some(s => s.op === op)).map(op => OP_NAMES[op]));

function chain(rng: Rng, length: number): Task {
  const start = rng.int(3, 40);
  const links: Link[] = [];
  let n = start;
  let last: Op | undefined;
  for (let i = 0; i < length; i++) {
    const op: Op = rng.pick(
      (['+', '-', '*', '/'] as const).filter(
        o => o !== last && !(o === '/' && ![2, 3, 4, 5, 6].some(d => n % d === 0)) && !(o === '-' && n < 5),
      ),
    );
    const k =
      op === '/'
        ? rng.pick([2, 3, 4, 5, 6].filter(d => n % d === 0))
        : op === '*'
          ? rng.int(2, 6)
          : rng.int(2, Math.min(30, op === '-' ? n - 1 : 30));
    const step = link(op, k);
    n = apply(n, step);
    last = op;
    links.push(step);
  }
  redrawIf(n > 600 || n === start || links.some((l, i) => cancels(l, links[i + 1])));
  const result = n;
  const back = [...links].reverse();
  const turned = namesOf(links, '*/');

  const story = links
    .map((l, i) => (i === 0 ? l.does : i === links.length - 1 && length > 2 ? `végül ${l.does}` : `majd ${l.does}`))
    .join(', ');
  let walk = result;
  const walked = back.map(l => {
    const line = `$${walk}${l.inverseTex}=${invert(walk, l)}$`;
    walk = invert(walk, l);
    return line;
  });
  return numeric(
    {
      question: `Gondoltam egy számra: ${story}. Így ${suf(result, 't')} kaptam. Melyik számra gondoltam?`,
      answer: num(start),
      check: 'INT',
      wrong: [
        wrong(
          { links, result },
          ({ links, result }) => num(walkOver(links, invert, result)),
          'sorrendet-nem-forditja',
          'A műveleteket megfordítottad, a sorrendet nem. A legutolsó lépést kell először visszacsinálni.',
        ),
        wrong(
          { links, result },
          ({ links, result }) => num(walkOver(links, apply, result)),
          'elorefele-szamol',
          'Előrefelé számoltál tovább. Visszafelé, fordított műveletekkel kell menni.',
        ),
        wrong(
          { links, result },
          ({ links, result }) =>
            num(walkOver(links.toReversed(), (n, step) => (/[*/]/.test(step.op) ? invert(n, step) : apply(n, step)), result)),
          'osszeadast-nem-forditja',
          capital(`${turned ? `${turned} visszacsináltad, ` : ''}${namesOf(links, '+-')} nem fordítottad meg.`),
          `${namesOf(links, '+-')} nem fordítja meg`,
        ),
        wrong(
          { links, result },
          ({ links, result }) => num(walkOver(links.slice(-1), invert, result)),
          'csak-egy-lepes',
          'Csak az utolsó lépést csináltad vissza. Menj tovább a kezdőszámig!',
        ),
      ].filter(w => (w.value.size ?? -1) >= 0),
      other: 'Próbáld ki előrefelé a saját számoddal, és nézd meg, mi jön ki!',
      hints: [
        'Melyik volt az utolsó lépés?',
        'Haladj a végéről, és minden műveletet cserélj a fordítottjára!',
        `Az utolsó lépés visszafelé: ${back[0]?.undo}!`,
      ],
      solution: `Visszafelé: ${walked.join(', ')}. A gondolt szám ${t(start)}.`,
    },
    fits(v => links.reduce(apply, v) === result),
  );
}

interface HalfStory {
  text: (plus: readonly number[], left: number, who: Name, word: Money['word']) => string;
  unit: string;
  /** The two surpluses: „a testvérének adott plusz 2 darabot”. */
  extra: (plus: readonly number[], word: Money['word']) => readonly [first: string, last: string];
}

const HALF_STORIES: readonly HalfStory[] = [
  {
    unit: 'tojás',
    extra: ([a, b]) => [`az először eladott plusz ${a} tojást`, `a másodszor eladott plusz ${b} tojást`],
    text: ([a, b], left) =>
      `A piacon egy néni először eladta a tojásai felét és még ${a} darabot. Utána eladta a maradék felét és még ${b} darabot. Maradt ${t(left)} tojása. Hány tojással érkezett?`,
  },
  {
    unit: 'oldal',
    extra: ([a, b]) => [`az első nap olvasott plusz ${a} oldalt`, `a második nap olvasott plusz ${b} oldalt`],
    text: ([a, b], left, w) =>
      `${w.name} első nap elolvasta a könyve felét és még ${a} oldalt, második nap a maradék felét és még ${b} oldalt. Még ${t(left)} oldal van hátra. Hány oldalas a könyv?`,
  },
  {
    unit: 'lej',
    extra: ([a, b], word) => [`az először elköltött plusz ${a} ${word('lejt')}`, `a másodszor elköltött plusz ${b} ${word('lejt')}`],
    text: ([a, b], left, w, word) =>
      `${w.name} a vásárban előbb elköltötte a pénze felét és még ${a} ${word('lejt')}, aztán a maradék felét és még ${b} ${word('lejt')}. ${t(left)} ${word('leje')} maradt. Mennyi pénzzel indult?`,
  },
  {
    unit: 'matrica',
    extra: ([a, b]) => [`a testvérének adott plusz ${a} matricát`, `a barátjának adott plusz ${b} matricát`],
    text: ([a, b], left, w) =>
      `${w.name} a testvérének adta a matricái felét és még ${a} darabot, a barátjának a maradék felét és még ${b} darabot. ${t(left)} matricája maradt. Hány matricája volt eredetileg?`,
  },
];

function halves(rng: Rng, money: Money): Task {
  const drawn = [rng.int(1, 9), rng.int(1, 9), rng.int(4, 40)] as const;
  // Doubling what is left would give the same as adding the two surpluses to it.
  redrawIf(drawn[2] === drawn[0] + drawn[1]);
  const s = rng.pick(HALF_STORIES);
  const { scale, unit } = inMoney(s.unit, money);
  const plus = [drawn[0] * scale, drawn[1] * scale] as const;
  const left = drawn[2] * scale;
  const middle = (left + plus[1]) * 2;
  const start = (middle + plus[0]) * 2;
  const [firstExtra, lastExtra] = s.extra(plus, money.word);
  return numeric(
    {
      question: s.text(plus, left, person(rng), money.word),
      answer: num(start),
      check: 'INT',
      unit,
      expr: `((${left}+${plus[1]})*2+${plus[0]})*2`,
      wrong: [
        wrong(
          { left, plus },
          ({ left, plus }) => num((left * 2 + plus[1]) * 2 + plus[0]),
          'felet-es-meg',
          'Előbb dupláztál, aztán adtál hozzá. A „felét és még” fordítottja: előbb add vissza a többletet, aztán duplázz!',
          'visszafelé előbb kétszerez, és csak utána adja hozzá a többletet',
        ),
        wrong(
          { left, plus },
          ({ left, plus }) => num(((left - plus[1]) * 2 - plus[0]) * 2),
          'tobbletet-kivonja',
          'A többletet kivontad. Visszafelé hozzá kell adni.',
        ),
        wrong(
          { left, plus },
          ({ left, plus }) => num((left + plus[1]) * 2),
          'csak-egy-lepes',
          'Ez az első lépés utáni állapot. Még egyszer vissza kell lépni.',
        ),
        wrong(
          { left, plus },
          ({ left, plus }) => num((left * 2 + plus[0]) * 2),
          'tobblet-kimarad',
          `Az utolsó többletet (${plus[1]}) nem adtad vissza a duplázás előtt.`,
          `visszafelé nem adja hozzá ${lastExtra}`,
        ),
        wrong(
          { left, plus },
          ({ left, plus }) => num((left + plus[1]) * 4),
          'tobblet-kimarad',
          `Az első többletet (${plus[0]}) nem adtad vissza a második duplázás előtt.`,
          `visszafelé nem adja hozzá ${firstExtra}`,
        ),
        wrong(
          { left, plus },
          ({ left, plus }) => num(left + plus[0] + plus[1]),
          'felezes-kimarad',
          'A felezéseket nem fordítottad vissza: a felezés fordítottja a duplázás.',
          'egyik felezést sem fordítja vissza, csak a többleteket adja hozzá',
        ),
      ].filter(w => (w.value.size ?? 0) > 0),
      other: 'Rajzold le szakasszal a végét, és haladj visszafelé!',
      hints: [
        'A végéről indulj: mennyi maradt?',
        'A „felét és még” fordítottja: add hozzá a többletet, majd duplázd!',
        `Az utolsó lépés előtt: $(${left}+${plus[1]})\\cdot2=${middle}$.`,
      ],
      solution: `Visszafelé: $(${left}+${plus[1]})\\cdot2=${middle}$, majd $(${middle}+${plus[0]})\\cdot2=${texNumber(start)}$. A válasz ${t(start)} ${unit}.`,
    },
    fits(v => plus.reduce((m, p) => m - m / 2 - p, v) === left),
  );
}

export const inverseChain = defineGenerator(
  'gen-inverse-chain',
  'Visszafelé következtetés',
  ['matek-5-visszafele-kovetkeztetes'],
  ['brackets'],
  (rng, level, money) => (level === 1 ? chain(rng, rng.int(2, 3)) : level === 2 ? chain(rng, rng.int(4, 5)) : halves(rng, money)),
);
