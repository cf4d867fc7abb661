import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { TheWord, textNumber, theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, multi, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { barMagnets, type Pole } from './magnet-figures.ts';
import { proofs } from './magnet-proofs.ts';

const OUTCOMES = { attract: 'vonzzák egymást', repel: 'taszítják egymást', none: 'nem hatnak egymásra' } as const;
type Outcome = keyof typeof OUTCOMES;
const POLES: readonly Pole[] = ['É', 'D'];
const POLE_NAMES: Readonly<Record<Pole, string>> = { É: 'északi', D: 'déli' };
const other = (pole: Pole): Pole => (pole === 'É' ? 'D' : 'É');
const between = (a: Pole, b: Pole): Outcome => (a === b ? 'repel' : 'attract');
/** The signs of the poles multiplied, as a second way. */
const signOf = (pole: Pole): number => (pole === 'É' ? 1 : -1);
const bySign = (a: Pole, b: Pole): Outcome => (signOf(a) * signOf(b) > 0 ? 'repel' : 'attract');
const RULE = 'Egyforma pólusok taszítják egymást, különbözők vonzzák egymást.';
const PIECES = 'Minden darab teljes mágnes: egy északi és egy déli pólusa van.';

const wrongOutcomes = (right: Outcome) =>
  (Object.keys(OUTCOMES) as Outcome[])
    .filter(said => said !== right)
    .map(said =>
      wrong(
        { said },
        ({ said }) => words(OUTCOMES[said], said),
        said === 'none' ? 'magnesek-nem-hatnak' : 'azonos-polusok-vonzasa',
        said === 'none' ? 'Két mágnes hat egymásra, ha közel vannak.' : RULE,
      ),
    );

/** Two magnets as they lie, or after one or both were turned. */
function twoBars(rng: Rng, turns: number): Task {
  const [left, right] = [rng.pick(POLES), rng.pick(POLES)];
  // The facing ends now, and after the turns.
  const turned = rng.pick(turns === 0 ? (['none'] as const) : (['left', 'right', 'both'] as const));
  const facing = [
    turned === 'left' || turned === 'both' ? other(left) : left,
    turned === 'right' || turned === 'both' ? other(right) : right,
  ] as const;
  const answer = between(...facing);
  const done = {
    none: '',
    left: 'A bal oldali mágnest megfordítjuk a helyén. ',
    right: 'A jobb oldali mágnest megfordítjuk a helyén. ',
    both: 'Mindkét mágnest megfordítjuk a helyén. ',
  }[turned];
  return choice(
    rng,
    {
      figure: barMagnets([
        [other(left), left],
        [right, other(right)],
      ]),
      question: `${done}Mi történik, ha az ábra két mágnesét ${turned === 'none' ? 'egymáshoz közelítjük' : 'ezután egymáshoz közelítjük'}?`,
      right: words(OUTCOMES[answer], answer),
      because: `Helyes! ${facing[0]} és ${facing[1]} néz szembe.`,
      wrong: wrongOutcomes(answer).map(slip =>
        // One turned magnet left as it was gives just the opposite.
        (turned === 'left' || turned === 'right') && slip.misconception === 'azonos-polusok-vonzasa'
          ? {
              ...slip,
              misconception: 'forditast-kihagyja',
              explanation: `A fordítás után az É és a D helyet cserél. Rajzold le újra! ${RULE}`,
            }
          : slip,
      ),
      hints: [
        'Melyik két vég néz szembe egymással?',
        RULE,
        turned === 'none'
          ? 'Olvasd le a két belső betűt!'
          : 'Rajzold le újra a mágneseket a fordítás után, és olvasd le a két belső betűt!',
      ],
      solution: `Szemben ${facing[0]} és ${facing[1]} van, ezért ${OUTCOMES[answer]}.`,
    },
    key => {
      const flips = turned === 'both' ? 2 : turned === 'none' ? 0 : 1;
      const before = bySign(left, right);
      return key === (flips % 2 === 0 ? before : before === 'repel' ? 'attract' : 'repel');
    },
  );
}

interface Thing {
  name: string;
  material: string;
  pulled: boolean;
}
const thing = (name: string, material: string, pulled: boolean): Thing => ({ name, material, pulled });
const THINGS: readonly Thing[] = [
  thing('vasszög', 'vas', true),
  thing('acél gemkapocs', 'acél', true),
  thing('acél varrótű', 'acél', true),
  thing('konzervdoboz', 'vaslemez', true),
  thing('vaslánc', 'vas', true),
  thing('nikkellemez', 'nikkel', true),
  thing('kobaltdarab', 'kobalt', true),
  thing('acél csavar', 'acél', true),
  thing('öntöttvas serpenyő', 'vas', true),
  thing('rézcső', 'réz', false),
  thing('alumíniumkanál', 'alumínium', false),
  thing('aranygyűrű', 'arany', false),
  thing('ezüstlánc', 'ezüst', false),
  thing('ólomsúly', 'ólom', false),
  thing('cinklemez', 'cink', false),
  thing('sárgaréz kilincs', 'sárgaréz', false),
  thing('alumínium üdítős doboz', 'alumínium', false),
  thing('üveggolyó', 'üveg', false),
  thing('faceruza', 'fa', false),
  thing('műanyag vonalzó', 'műanyag', false),
  thing('radírgumi', 'gumi', false),
];
/** The reviewer's own list of what a magnet pulls. */
const PULLED = new Set(['vas', 'vaslemez', 'acél', 'nikkel', 'kobalt']);
const METALS = new Set(['réz', 'alumínium', 'arany', 'ezüst', 'ólom', 'cink', 'sárgaréz']);

function materials(rng: Rng): Task {
  const own = rng.sample(
    THINGS.filter(one => one.pulled),
    rng.int(1, 3),
  );
  const metal = rng.sample(
    THINGS.filter(one => METALS.has(one.material)),
    2,
  );
  const rest = rng.sample(
    THINGS.filter(one => !one.pulled && !METALS.has(one.material)),
    1,
  );
  const chosen = [...own, ...metal, ...rest];
  return multi(
    rng,
    {
      question: 'Melyiket vonzza a mágnes?',
      options: chosen.map(one => ({
        value: words(one.name, one.material),
        correct: one.pulled,
        explanation: one.pulled
          ? `Anyaga ${one.material}: a mágnes vonzza.`
          : METALS.has(one.material)
            ? `Anyaga ${one.material}: fém, de a mágnes nem vonzza.`
            : `Anyaga ${one.material}: a mágnes nem vonzza.`,
        ...(one.pulled ? {} : { misconception: METALS.has(one.material) ? 'minden-femet-vonz' : 'magnes-mindent-vonz' }),
      })),
      hints: [
        'Milyen anyagból vannak?',
        'A mágnes a vasat, a nikkelt, a kobaltot és a legtöbb acélt vonzza.',
        'Az, hogy fém, még nem elég.',
      ],
      solution: own.map(one => `${TheWord(one.name)} anyaga ${one.material}, ezért a mágnes vonzza.`).join(' '),
    },
    key => PULLED.has(key),
  );
}

/** Poles and things with what happens to them. */
function matchOutcomes(rng: Rng): Task {
  const [a, b] = [rng.pick(POLES), rng.pick(POLES)];
  const calm = rng.pick(THINGS.filter(one => !one.pulled));
  const iron = rng.pick(THINGS.filter(one => one.pulled));
  const pulling = rng.chance(0.5)
    ? `${POLE_NAMES[a]} pólus és egy mágnes ${POLE_NAMES[other(a)]} pólusa`
    : `${POLE_NAMES[a]} pólus és egy ${iron.name}`;
  const pairs: readonly (readonly [string, Outcome])[] = [
    [pulling, 'attract'],
    [`${POLE_NAMES[b]} pólus és egy mágnes ${POLE_NAMES[b]} pólusa`, 'repel'],
    [`${POLE_NAMES[rng.pick(POLES)]} pólus és egy ${calm.name}`, 'none'],
  ];
  const solution = pairs.map(([left, outcome]) => `${left}: ${OUTCOMES[outcome]}.`).join(' ');
  const reviewed = (left: string): Outcome => {
    const [first = '', second = ''] = left.split(' pólus és egy ');
    if (second.startsWith('mágnes ')) return second.includes(`${first} pólusa`) ? 'repel' : 'attract';
    return PULLED.has(THINGS.find(one => one.name === second)?.material ?? '') ? 'attract' : 'none';
  };
  return {
    question: {
      type: 'match',
      question: 'Mi történik, ha közel kerülnek egymáshoz? Párosítsd!',
      pairs: pairs.map(([left, outcome]) => ({ left, right: OUTCOMES[outcome] })),
      explanation: solution,
      hints: ['Hol van két mágnes, és hol csak egy?', RULE, 'A nem mágneses tárgynál az anyagát nézd meg: vas vagy acél?'],
      solution,
    },
    proof: pair => pairs.some(([left]) => pair === `${left}|${OUTCOMES[reviewed(left)]}`),
  };
}

/** A magnet is broken: which pole is where? */
function brokenEnd(rng: Rng): Task {
  const left = rng.pick(POLES);
  const ends = ['P', 'Q', 'T', 'V'];
  const at = rng.int(0, 3);
  const poles = [left, other(left), left, other(left)] as const;
  const answer = poles[at] ?? left;
  return choice(
    rng,
    {
      figure: barMagnets([
        ['P', 'Q'],
        ['T', 'V'],
      ]),
      question: `Egy mágnes bal vége ${POLE_NAMES[left]} pólus volt. Középen kettétörték, a két darabot kissé széthúzták. Milyen pólus a ${ends[at]} vég?`,
      right: words(POLE_NAMES[answer], answer),
      because: `Helyes! ${PIECES}`,
      wrong: [
        wrong(
          { answer },
          ({ answer }) => words(POLE_NAMES[other(answer)], other(answer)),
          'toresnel-polust-felcserel',
          'Minden darab teljes mágnes, és egyik sem fordult meg. Nézd meg újra: a darabnak a bal vagy a jobb végéről van szó?',
        ),
        wrong({}, () => words('nincs pólusa', 'none'), 'felbetort-magnes-egypolusu', PIECES),
      ],
      hints: [
        'Melyik darab melyik vége ez?',
        PIECES,
        'A darabok nem fordultak meg: a bal végük ugyanolyan pólus, mint az egész mágnesé volt.',
      ],
      solution: `Mindkét darab bal vége ${POLE_NAMES[left]}, jobb vége ${POLE_NAMES[other(left)]}. A ${ends[at]} vég tehát ${POLE_NAMES[answer]} pólus.`,
    },
    key => key === (at % 2 === 0 ? left : other(left)),
  );
}

/** A sentence begins with a word, not with a digit. */
const COUNT: Readonly<Record<number, string>> = { 2: 'Két', 3: 'Három' };

function countPoles(rng: Rng): Task {
  const bars = rng.int(1, 3);
  const pieces = rng.int(2, 6);
  const asked = rng.pick(['É', 'D', 'all'] as const);
  const total = bars * pieces;
  const answer = asked === 'all' ? 2 * total : total;
  const old = asked === 'all' ? 'régi pólusokat' : `régi ${POLE_NAMES[asked]} ${bars === 1 ? 'pólust' : 'pólusokat'}`;
  return numeric(
    {
      question: `${bars === 1 ? 'Egy rúdmágnest' : `${COUNT[bars]} rúdmágnest egyenként`} ${textNumber(pieces)} darabra törnek. Hány ${asked === 'all' ? 'pólus' : `${POLE_NAMES[asked]} pólus`} van összesen a darabokon?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { bars, asked },
          ({ bars, asked }) => num(asked === 'all' ? 2 * bars : bars),
          'felbetort-magnes-egypolusu',
          `Csak a ${old} számoltad. A töréseknél újak jelennek meg.`,
          `csak a ${old} számolja, a töréseknél keletkezőket nem`,
        ),
        wrong(
          { total, asked },
          ({ total, asked }) => num(asked === 'all' ? total : 2 * total),
          'polusok-szamat-keveri',
          asked === 'all' ? 'Minden darabnak két pólusa van.' : 'Az összes pólust számoltad, pedig csak az egyik fajta a kérdés.',
          asked === 'all' ? 'darabonként csak egy pólust számol' : 'az összes pólust számolja, nem csak a kérdezett fajtát',
        ),
        wrong(
          { bars, pieces, asked },
          ({ bars, pieces, asked }) => num(bars * (pieces - 1) * (asked === 'all' ? 2 : 1)),
          'toreseket-szamolja',
          'A töréseket számoltad a darabok helyett.',
          asked === 'all' ? 'a darabok száma helyett a törések számát szorozza kettővel' : undefined,
        ),
      ],
      other: PIECES,
      hints: [
        'Hány darab mágnes lett összesen?',
        PIECES,
        bars === 1 ? 'Nézd meg, hány pólusa van egyetlen darabnak!' : `A darabok száma $${bars}\\cdot${pieces}$.`,
      ],
      solution: `Összesen ${textNumber(total)} darab van, mindegyiken egy északi és egy déli pólus. A válasz: ${textNumber(answer)}.`,
    },
    fits(x => x === range(1, bars).flatMap(() => range(1, pieces)).length * (asked === 'all' ? 2 : 1)),
  );
}

/** Letters whose spoken names take the same article; not D, the sign of a pole. */
const ENDS = 'BCGHJKPQ';

/** A chain of observations from a compass to the asked end. */
function chain(rng: Rng): Task {
  const steps = rng.int(2, 3);
  const links = range(1, steps).map(() => rng.chance(0.5));
  // Each magnet has two ends; the next one meets one of them.
  const letters = [...ENDS];
  const first: Pole = links[0] ? 'D' : 'É';
  const says: string[] = [`${TheWord(letters[0] ?? '')} vég ${links[0] ? 'vonzza' : 'taszítja'} az iránytű északi végét.`];
  let pole = first;
  for (let i = 1; i < steps; i++) {
    const useOther = rng.chance(0.5);
    const met = useOther ? (letters[2 * i - 1] ?? '') : (letters[2 * i - 2] ?? '');
    const metPole = useOther ? other(pole) : pole;
    pole = links[i] ? other(metPole) : metPole;
    says.push(`${TheWord(letters[2 * i] ?? '')} vég ${links[i] ? 'vonzza' : 'taszítja'} ${theWord(met)} véget.`);
  }
  const last = letters[2 * steps - 2] ?? '';
  const asked = rng.chance(0.5) ? last : (letters[2 * steps - 1] ?? '');
  const answer = asked === last ? pole : other(pole);
  const bars = range(0, steps - 1).map(i => `${letters[2 * i]} és ${letters[2 * i + 1]}`);
  /** Second way: colour the ends by trying both poles for the asked one. */
  const tries = (guess: Pole): boolean => {
    const of = new Map<string, number>([[asked, signOf(guess)]]);
    const set = (name: string, sign: number): boolean => {
      if (of.has(name)) return of.get(name) === sign;
      of.set(name, sign);
      return true;
    };
    const rules: (readonly [string, string, number])[] = [
      ...range(0, steps - 1).map(i => [letters[2 * i] ?? '', letters[2 * i + 1] ?? '', -1] as const),
      ...says.slice(1).map(text => {
        const [, a = '', verb = '', b = ''] = /^Az? (\w) vég (\S+) az? (\w) véget/i.exec(text) ?? [];
        return [a, b, verb.startsWith('von') ? -1 : 1] as const;
      }),
      [letters[0] ?? '', 'iránytű', links[0] ? -1 : 1],
    ];
    for (let round = 0; round < 8; round++)
      for (const [a, b, product] of rules) {
        const [x, y] = [of.get(a), of.get(b)];
        if (x !== undefined && !set(b, x * product)) return false;
        if (y !== undefined && !set(a, y * product)) return false;
      }
    return of.get('iránytű') === 1;
  };
  return choice(
    rng,
    {
      question: `${COUNT[steps]} rúdmágnes végeit betűk jelölik: ${bars.join('; ')}. ${says.join(' ')} Milyen pólus ${theWord(asked)} vég?`,
      right: words(POLE_NAMES[answer], answer),
      because: `Helyes! ${RULE}`,
      wrong: [
        wrong(
          { answer },
          ({ answer }) => words(POLE_NAMES[other(answer)], other(answer)),
          'azonos-polusok-vonzasa',
          `Haladj végről végre! ${RULE}`,
        ),
        wrong({}, () => words('nem lehet tudni', 'unknown'), 'kovetkeztetest-feladja', 'Az iránytűtől indulva minden vég kiderül.'),
      ],
      hints: [
        'Kezdd azzal a véggel, amelyik az iránytűvel találkozott!',
        `${RULE} Egy mágnes két vége különböző.`,
        `${TheWord(letters[0] ?? '')} vég ${POLE_NAMES[first]} pólus.`,
      ],
      solution: `${TheWord(letters[0] ?? '')} vég ${POLE_NAMES[first]} pólus. Innen végről végre haladva ${theWord(asked)} vég ${POLE_NAMES[answer]} pólus.`,
    },
    key => (key === 'É' || key === 'D') && tries(key),
  );
}

export const magnetPredict = defineGenerator('gen-magnet-predict', 'Mágnesek', ['fizika-6-magnesek'], [], (rng, level) => {
  if (level === 1) return rng.chance(0.4) ? twoBars(rng, 0) : materials(rng);
  if (level === 2) return rng.pick([() => twoBars(rng, 1), () => matchOutcomes(rng), () => brokenEnd(rng)])();
  return rng.pick([() => chain(rng), () => countPoles(rng), () => proofs(rng)])();
});
