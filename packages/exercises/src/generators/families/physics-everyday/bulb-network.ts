import type { Rng } from '@eszkerek/numbers/chance';
import { letterArticle, listing } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, hotspot, multi, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

/** Bulbs one after the other, or branches of bulbs beside each other. */
type Stage = string | readonly (readonly string[])[];
type Network = readonly Stage[];

/** `-` is a bulb on the common way, `21` two branches with two bulbs and one. */
type Shape = readonly string[];
const SERIES: readonly Shape[] = [
  ['-', '-'],
  ['-', '-', '-'],
];
const PARALLEL: readonly Shape[] = [['11'], ['111']];
const MIXED: readonly Shape[] = [
  ['-', '11'],
  ['11', '-'],
  ['21'],
  ['12'],
  ['22'],
  ['-', '21'],
  ['12', '-'],
  ['-', '111'],
  ['211'],
  ['-', '11', '-'],
  ['31'],
];
const WIDE: readonly Shape[] = [['-', '22'], ['22', '-'], ['32'], ['-', '12'], ['221'], ['-', '111'], ['-', '21'], ['11', '11']];
const LETTERS: readonly string[] = ['BCDEF', 'KLMNO', 'PQRST', 'UVXYZ', 'FGHIJ'];

function networkOf(rng: Rng, shapes: readonly Shape[]): Network {
  const letters = [...rng.pick(LETTERS)];
  const next = (): string => letters.shift() ?? '';
  return rng
    .pick(shapes)
    .map((stage): Stage => (stage === '-' ? next() : [...stage].map(size => Array.from({ length: Number(size) }, next))));
}

const bulbsOf = (network: Network): string[] => network.flatMap(stage => (typeof stage === 'string' ? [stage] : stage.flat()));

/** The bulbs that light when some are burnt out. */
function litBulbs(network: Network, burnt: readonly string[]): string[] {
  const whole = (branch: readonly string[]): boolean => branch.every(bulb => !burnt.includes(bulb));
  const open = network.map(stage => (typeof stage === 'string' ? [[stage]] : stage).filter(whole));
  return open.every(branches => branches.length > 0) ? open.flat(2) : [];
}

/** The same, found by walking every simple way between the poles. */
function walked(network: Network, burnt: readonly string[]): Set<string> {
  const parts = network.flatMap((stage, i) =>
    (typeof stage === 'string' ? [[stage]] : stage).flatMap((branch, b) =>
      branch.map((bulb, k) => ({
        bulb,
        from: k === 0 ? `n${i}` : `n${i}b${b}k${k}`,
        to: k === branch.length - 1 ? `n${i + 1}` : `n${i}b${b}k${k + 1}`,
      })),
    ),
  );
  const found = new Set<string>();
  const walk = (at: string, used: readonly string[]): void => {
    if (at === `n${network.length}`) for (const bulb of used) found.add(bulb);
    for (const part of parts) if (part.from === at && !burnt.includes(part.bulb)) walk(part.to, [...used, part.bulb]);
  };
  walk('n0', []);
  return found;
}

const figureOf = (network: Network, choosable = false) => {
  const bulb = (label: string) => ({ part: 'bulb' as const, label, ...(choosable ? { id: label.toLowerCase() } : {}) });
  return {
    kind: 'circuit' as const,
    loop: network.map(stage => (typeof stage === 'string' ? bulb(stage) : { parallel: stage.map(branch => branch.map(bulb)) })),
  };
};

const the = (bulb: string): string => `${letterArticle(bulb)} ${bulb}`;
const all = (bulbs: readonly string[]): string => listing(bulbs.map(the));
const RULE = 'Ami egy ágban van, sorosan van: egy rés az egész ágat megszakítja. A többi ágat nem.';
const isCommon = (network: Network, bulb: string): boolean => network.includes(bulb);

/** Why a bulb lights or not after some burnt out. */
function reasonOf(network: Network, burnt: readonly string[], bulb: string): string {
  if (burnt.includes(bulb)) return 'Ez az izzó kiégett.';
  const isLit = litBulbs(network, burnt).includes(bulb);
  const broken = burnt.find(one => isCommon(network, one));
  if (isLit) return isCommon(network, bulb) ? 'A közös úton van, és maradt zárt ág.' : 'Az ágában nincs rés, az út végig zárt.';
  if (broken) return `Minden út ${the(broken)} izzón át vezetne, ott viszont rés van.`;
  return network.some(
    stage => typeof stage !== 'string' && stage.some(branch => branch.includes(bulb) && branch.some(one => burnt.includes(one))),
  )
    ? 'Egy ágban van a kiégett izzóval, ott rés keletkezett.'
    : 'A körben sehol sem maradt zárt út.';
}

const slipOf = (network: Network, burnt: readonly string[]): string =>
  network.some(stage => typeof stage !== 'string') && burnt.some(one => isCommon(network, one))
    ? 'kozos-utat-kihagyja'
    : 'sorosan-is-vilagit-a-tobbi-halozat';

/** „Párhuzamosan is kialszik a többi” says nothing of a bulb on the common way. */
const ALL_GO_OUT = 'azt hiszi, ha egy izzó kiég, az összes többi is kialszik';

/** One bulb burns out: what becomes of another one? */
function oneBulb(rng: Rng): Task {
  const network = networkOf(rng, [...SERIES, ...PARALLEL, ['21'], ['-', '11']]);
  const [gone = '', asked = ''] = rng.sample(bulbsOf(network), 2);
  const isLit = litBulbs(network, [gone]).includes(asked);
  const why = reasonOf(network, [gone], asked);
  const names = { on: 'tovább világít', off: 'kialszik', back: 'kialszik, majd újra világít' } as const;
  return choice(
    rng,
    {
      figure: figureOf(network),
      question: `Az ábrán minden izzó világít. Egyszer csak kiég ${the(gone)} izzó. Mi történik ${the(asked)} izzóval?`,
      right: words(isLit ? names.on : names.off, isLit ? 'on' : 'off'),
      because: `Helyes! ${why}`,
      wrong: [
        wrong(
          { isLit },
          ({ isLit }) => words(isLit ? names.off : names.on, isLit ? 'off' : 'on'),
          isLit ? 'parhuzamosan-is-elalszik' : slipOf(network, [gone]),
          why,
          isLit && isCommon(network, asked) ? ALL_GO_OUT : undefined,
        ),
        wrong({}, () => words(names.back, 'back'), 'kieges-utan-tobb-jut', `Az áram nem keres magának új utat később. ${why}`),
      ],
      hints: [
        'Hány út vezet körbe az elem két sarka között?',
        RULE,
        `Takard le ${the(gone)} izzót, és keress utat ${the(asked)} izzón át!`,
      ],
      solution: `${why} Tehát ${isLit ? names.on : names.off}.`,
    },
    key => key === (walked(network, [gone]).has(asked) ? 'on' : 'off'),
  );
}

function whichLight(rng: Rng, shapes: readonly Shape[], count: number): Task {
  const network = networkOf(rng, shapes);
  const bulbs = bulbsOf(network);
  const burnt = rng.sample(bulbs, count).toSorted();
  const left = bulbs.filter(bulb => !burnt.includes(bulb));
  const lit = litBulbs(network, burnt);
  redrawIf(left.length < 3);
  return multi(
    rng,
    {
      figure: figureOf(network),
      question: `Kiég ${all(burnt)} izzó. Melyik izzó világít tovább?`,
      options: left.map(bulb => ({
        value: words(bulb),
        correct: lit.includes(bulb),
        explanation: reasonOf(network, burnt, bulb),
        ...(lit.includes(bulb) ? {} : { misconception: slipOf(network, burnt) }),
      })),
      hints: [
        'Takard le a kiégett izzó helyét!',
        RULE,
        'Keress zárt utat az elem egyik sarkától a másikig, és nézd meg, mely izzók vannak rajta!',
      ],
      solution: `Zárt úton marad ${all(lit)} izzó.`,
    },
    key => walked(network, burnt).has(key),
  );
}

/** How many branches stand beside each other where the bulb is. */
const branchesBeside = (network: Network, bulb: string): number =>
  network.find(stage => typeof stage !== 'string' && stage.some(branch => branch.includes(bulb)))?.length ?? 0;

/** The only bulb that no way goes round. */
function commonBulb(rng: Rng): Task {
  const network = networkOf(
    rng,
    MIXED.filter(shape => shape.filter(stage => stage === '-').length === 1),
  );
  const bulbs = bulbsOf(network);
  return hotspot(
    {
      question: 'Melyik izzó kiégésekor alszik ki **minden** izzó?',
      figure: figureOf(network, true),
      spots: bulbs.map(bulb => ({
        id: bulb.toLowerCase(),
        value: words(bulb),
        correct: isCommon(network, bulb),
        explanation: isCommon(network, bulb)
          ? 'Helyes! Minden út ezen az izzón át vezet.'
          : `Ez egy ágban van: a ${branchesBeside(network, bulb) > 2 ? 'többi' : 'másik'} ágon át marad zárt út.`,
        ...(isCommon(network, bulb) ? {} : { misconception: 'parhuzamosan-is-elalszik' }),
      })),
      hints: ['Melyik izzót nem lehet kikerülni?', RULE, 'Takard le sorban az izzókat, és mindig keress zárt utat!'],
      solution: `Minden út ${the(bulbs.find(bulb => isCommon(network, bulb)) ?? '')} izzón át vezet, ezért a kiégése az egész kört megszakítja.`,
    },
    key => walked(network, [key]).size === 0,
  );
}

function howMany(rng: Rng, shapes: readonly Shape[], count: number): Task {
  const network = networkOf(rng, shapes);
  const bulbs = bulbsOf(network);
  const burnt = rng.sample(bulbs, count).toSorted();
  const lit = litBulbs(network, burnt);
  const common = network.filter(stage => typeof stage === 'string').length;
  const gone = count === 1 ? 'izzót' : 'izzókat';
  return numeric(
    {
      figure: figureOf(network),
      keyInFigure: 'az ábra az ágak és az izzók számát mutatja',
      question: `Kiég ${all(burnt)} izzó. Hány izzó világít ezután?`,
      answer: num(lit.length),
      check: 'INT',
      unit: 'izzó',
      wrong: [
        wrong(
          { total: bulbs.length, count },
          ({ total, count }) => num(total - count),
          lit.length ? 'sorosan-is-vilagit-a-tobbi-halozat' : slipOf(network, burnt),
          `Csak a kiégett ${gone} vontad le. ${lit.length ? `Nézd meg, melyik izzó van ${count === 1 ? 'vele' : 'velük'} egy ágban!` : 'Keress zárt utat az elem egyik sarkától a másikig!'}`,
          `csak a kiégett ${gone} vonja le`,
        ),
        wrong(
          {},
          () => num(0),
          'parhuzamosan-is-elalszik',
          'Maradt zárt út, tehát nem minden izzó sötét.',
          count === 1 ? ALL_GO_OUT : 'azt hiszi, ha két izzó kiég, az összes többi is kialszik',
        ),
        wrong(
          { lit: lit.length, common },
          ({ lit, common }) => num(Math.max(0, lit - common)),
          'kozos-utat-kihagyja',
          `A közös úton lévő ${common > 1 ? 'izzókat' : 'izzót'} is számold meg!`,
          `a közös úton lévő ${common > 1 ? 'izzókat' : 'izzót'} nem számolja meg`,
        ),
      ],
      other: 'Keresd meg a zárt utakat, és számold meg rajtuk az izzókat!',
      hints: ['Melyik ágban keletkezett rés?', RULE, 'Számold meg azokat az izzókat, amelyek zárt úton vannak!'],
      solution: lit.length
        ? `Zárt úton van ${all(lit)}: ${lit.length} izzó világít.`
        : 'Egyetlen zárt út sem maradt, ezért 0 izzó világít.',
    },
    equals(walked(network, burnt).size),
  );
}

const lightsUp = (count: number): string => (count === 0 ? 'egy izzó sem világít' : `${count} izzó világít`);

/** Back from how many bulbs light: which one burnt out? */
function whichBurnt(rng: Rng): Task {
  const network = networkOf(rng, [...MIXED, ...WIDE]);
  const bulbs = bulbsOf(network);
  const gone = rng.pick(bulbs);
  const left = (bulb: string): number => litBulbs(network, [bulb]).length;
  const seen = left(gone);
  const suspects = bulbs.filter(bulb => left(bulb) === seen);
  return multi(
    rng,
    {
      figure: figureOf(network),
      question: `Pontosan egy izzó égett ki, és most ${lightsUp(seen)}. Melyik izzó lehet a kiégett?`,
      options: bulbs.map(bulb => ({
        value: words(bulb),
        correct: suspects.includes(bulb),
        explanation: suspects.includes(bulb)
          ? `Ha ez égett ki, ${seen === 0 ? '' : 'éppen '}${lightsUp(seen)}.`
          : `Ha ez égett volna ki, ${lightsUp(left(bulb))}ana.`,
        ...(suspects.includes(bulb) ? {} : { misconception: slipOf(network, [bulb]) }),
      })),
      hints: [
        'Vedd sorra az izzókat: mi történik, ha éppen az ég ki?',
        RULE,
        'Takard le az egyik izzót, és számold meg, hány marad zárt úton!',
      ],
      solution: `${suspects.length === 1 ? `Csak ${all(suspects)} izzó lehet` : `Bármelyik lehet ezek közül: ${all(suspects)} izzó`}. Ekkor ${lightsUp(seen)}.`,
    },
    key => walked(network, [key]).size === seen,
  );
}

export const bulbNetwork = defineGenerator(
  'gen-bulb-network',
  'Soros és párhuzamos izzók',
  ['fizika-6-soros-parhuzamos'],
  [],
  (rng, level) => {
    if (level === 1) return rng.chance(0.6) ? oneBulb(rng) : whichLight(rng, [['22'], ['211'], ['31'], ['121'], ['-', '111'], ['13']], 1);
    if (level === 2) return rng.pick([() => whichLight(rng, MIXED, 1), () => commonBulb(rng), () => howMany(rng, MIXED, 1)])();
    return rng.pick([() => whichLight(rng, WIDE, 2), () => howMany(rng, WIDE, 2), () => whichBurnt(rng)])();
  },
);
