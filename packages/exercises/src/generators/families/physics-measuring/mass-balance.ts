import type { Rng } from '@eszkerek/numbers/chance';
import { listing, theWord, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits, readList } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num, numberSet } from '../../value.ts';

const SET = [1, 2, 5, 10, 20, 50, 100];
/** Things of about this mass. */
const thingOf = (rng: Rng, mass: number): string =>
  rng.pick(
    mass <= 30
      ? ['egy toll', 'egy radír', 'egy dió', 'egy gyűrű']
      : mass <= 90
        ? ['egy tojás', 'egy kulcscsomó', 'egy szilva', 'egy kavics']
        : ['egy alma', 'egy körte', 'egy telefon', 'egy citrom', 'egy tolltartó'],
  );
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const grams = (values: readonly number[]): string => listing(values.map(value => withUnit(value, 'g')));

/** Different weights of a set that has one of each, the largest first. */
function weights(rng: Rng, least: number, most: number): number[] {
  const count = rng.int(least, most);
  return rng
    .sample(SET, count)
    .slice()
    .sort((a, b) => b - a);
}

function total(rng: Rng): Task {
  const on = weights(rng, 3, 5);
  const mass = sum(on);
  const [largest, smallest] = [on[0] ?? 0, on.at(-1) ?? 0];
  const thing = thingOf(rng, mass);
  const isDrawn = on.length === 3;
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'lever' as const,
              length: 10,
              pivot: 5,
              marks: false,
              loads: [
                { at: 2, as: 'pan' as const, label: thing.slice(4) },
                { at: 8, as: 'pan' as const, label: `${on.join('+')} g` },
              ],
            },
          }
        : {}),
      question: `Egyensúlyban van a mérleg: az egyik serpenyőben ${thing}, a másikban ${grams(on)} tömegű súly áll. Hány gramm ${theWord(thing.slice(4))} tömege?`,
      answer: num(mass),
      check: 'INT',
      unit: 'g',
      expr: on.join('+'),
      wrong: [
        wrong({ on }, ({ on }) => num(on.length), 'sulyok-darabszama', 'A súlyok darabszámát adtad meg. A tömegüket add össze!'),
        wrong({ largest }, ({ largest }) => num(largest), 'csak-legnagyobb-suly', 'Csak a legnagyobb súlyt nézted.'),
        wrong(
          { mass, smallest },
          ({ mass, smallest }) => num(mass - smallest),
          'kis-sulyt-kihagyja',
          'A legkisebb súly kimaradt az összegből.',
        ),
      ],
      other: 'Add össze a súlyok tömegét!',
      hints: [
        'Mit jelent az egyensúly?',
        'A test tömege a súlyok tömegének összege.',
        `Kezdd a két legnagyobbal: $${on[0]}+${on[1]}=${(on[0] ?? 0) + (on[1] ?? 0)}$.`,
      ],
      solution: `$${on.join('+')}=${mass}$ g.`,
    },
    fits(v => on.reduce((left, w) => left - w, v) === 0),
  );
}

/** Which weights of a set with one of each give the mass. */
function choose(rng: Rng): Task {
  const set = rng.pick([
    [1, 2, 5, 10, 20, 50, 100],
    [1, 2, 5, 10, 20, 50],
    [2, 5, 10, 20, 50, 100],
    [1, 2, 4, 8, 16, 32],
    [1, 3, 9, 27, 81],
  ]);
  const on = rng
    .sample(set, rng.int(3, Math.min(5, set.length - 1)))
    .slice()
    .sort((a, b) => a - b);
  const mass = sum(on);
  const ways = Array.from({ length: 2 ** set.length }, (_, mask) => sum(set.filter((_, i) => Math.floor(mask / 2 ** i) % 2 === 1)));
  redrawIf(ways.filter(way => way === mass).length !== 1);
  const [largest, smallest] = [on.at(-1) ?? 0, on[0] ?? 0];
  const extra = set.find(w => !on.includes(w)) ?? 0;
  return numeric(
    {
      question: `A súlysorozatban minden súlyból egy van: ${set.join('; ')} g. Mely súlyokat tedd az üres serpenyőbe, hogy pontosan ${withUnit(mass, 'g')} tömeget mérj ki? A súlyokat pontosvesszővel válaszd el!`,
      answer: numberSet(on),
      check: 'SET',
      wrong: [
        wrong(
          { on, smallest },
          ({ on, smallest }) => numberSet(on.filter(w => w !== smallest)),
          'kis-sulyt-kihagyja',
          'A szükséges súlyok közül a legkisebb kimaradt.',
          'a szükséges súlyok közül a legkisebbet kihagyja',
        ),
        wrong(
          { on, extra },
          ({ on, extra }) => numberSet([...on, extra].sort((a, b) => a - b)),
          'tul-nagy-sulyt-rak',
          'Eggyel több súlyt raktál fel: így túlléped a kért tömeget.',
          `a szükséges súlyok mellé a ${set.length - on.length === 1 ? 'fölösleges súlyt' : 'fölöslegesek közül a legkisebbet'} is felrakja`,
        ),
        wrong(
          { largest },
          ({ largest }) => numberSet([largest]),
          'csak-legnagyobb-suly',
          'Csak a legnagyobb súlyt írtad fel. Mennyi hiányzik még?',
          'a szükséges súlyok közül csak a legnagyobbat írja fel',
        ),
      ],
      other: 'Csak a felsorolt súlyok közül választhatsz, mindegyiket egyszer. Az összegük pontosan a kért tömeg legyen!',
      hints: [
        'Kezdd a legnagyobb súllyal, amelyik még belefér!',
        'Minden lépés után számold ki, mennyi hiányzik!',
        `A legnagyobb, amelyik belefér: ${withUnit(largest, 'g')}. Marad ${withUnit(mass - largest, 'g')}.`,
      ],
      solution: `$${[...on].reverse().join('+')}=${mass}$, tehát a súlyok: $${numberSet(on).tex}$ g.`,
    },
    key => {
      const given = readList(key);
      return sum(given) === mass && given.every(w => set.includes(w)) && new Set(given).size === given.length;
    },
  );
}

/** A weight lies beside the thing too. */
function besides(rng: Rng): Task {
  const right = weights(rng, 2, 3);
  const beside = rng.pick(SET.filter(w => !right.includes(w)));
  const mass = sum(right) - beside;
  redrawIf(mass <= 0);
  const thing = thingOf(rng, mass);
  return numeric(
    {
      figure: {
        kind: 'lever',
        length: 10,
        pivot: 5,
        marks: false,
        loads: [
          { at: 2, as: 'pan', label: `? + ${beside} g` },
          { at: 8, as: 'pan', label: `${right.join('+')} g` },
        ],
      },
      question: `A mérleg egyensúlyban van. A bal serpenyőben ${thing} és egy ${withUnit(beside, 'g')} tömegű súly áll. Hány gramm ${theWord(thing.slice(4))} tömege?`,
      answer: num(mass),
      check: 'INT',
      unit: 'g',
      expr: `${right.join('+')}-${beside}`,
      wrong: [
        wrong({ right }, ({ right }) => num(sum(right)), 'test-melletti-suly-kimarad', 'A test mellett álló súlyt nem vontad le.'),
        wrong(
          { right, beside },
          ({ right, beside }) => num(sum(right) + beside),
          'test-melletti-sulyt-hozzaadja',
          'A test mellett álló súlyt hozzáadtad. Le kell vonni.',
        ),
        wrong(
          { largest: right[0] ?? 0, beside },
          ({ largest, beside }) => num(largest - beside),
          'csak-legnagyobb-suly',
          'A jobb oldalon csak a legnagyobb súlyt nézted.',
          'a jobb serpenyőből csak a legnagyobb súlyt nézi, és abból vonja le a bal oldali súlyt',
        ),
      ],
      other: 'A két oldal összesen egyenlő. Mennyi marad a testre?',
      hints: [
        'Írd fel, mi van a két oldalon!',
        'Mindkét oldalról elveheted ugyanazt a tömeget.',
        `A jobb oldal $${right.join('+')}=${sum(right)}$ g.`,
      ],
      solution: `$${sum(right)}-${beside}=${mass}$ g.`,
    },
    fits(v => v + beside === sum(right)),
  );
}

/** Equal balls on both pans. */
function balls(rng: Rng): Task {
  const ball = rng.int(2, 24) * 5;
  const [left, right] = [rng.int(3, 7), rng.int(1, 4)];
  const small = rng.pick([0, 5, 10, 20]);
  redrawIf(left <= right + 1);
  const large = (left - right) * ball + small;
  redrawIf(large > 400);
  const side = (count: number, plus: number): string => `${count} golyó${plus ? ` és ${withUnit(plus, 'g')}` : ''}`;
  return numeric(
    {
      question: `A mérleg egyensúlyban van, a golyók egyformák. A bal serpenyőben ${side(left, small)}, a jobb serpenyőben ${side(right, large)} van. Hány gramm egy golyó tömege?`,
      answer: num(ball),
      check: 'INT',
      unit: 'g',
      expr: `(${large}-${small})/(${left}-${right})`,
      wrong: [
        wrong(
          { large, small },
          ({ large, small }) => num(large - small),
          'golyok-szamaval-nem-oszt',
          'Ez több golyó tömege együtt. Oszd el a megmaradt golyók számával!',
          'a megmaradt golyók együttes tömegét adja meg egy golyóé helyett',
        ),
        wrong(
          { large, small, left, right },
          ({ large, small, left, right }) => about((large - small) / (left + right), 2),
          'golyokat-osszeszamolja',
          'A két serpenyő golyóit összeadtad. Mindkét oldalról el kell venni ugyanannyit.',
          'a két serpenyő golyóinak számát összeadja, és azzal oszt',
        ),
        wrong(
          { large, small, left },
          ({ large, small, left }) => about((large - small) / left, 2),
          'masik-oldal-golyoit-kihagyja',
          'A jobb oldali golyókat kihagytad. Ugyanannyit a bal oldalról is vegyél el!',
          'a jobb serpenyő golyóit nem veszi figyelembe',
        ),
        wrong(
          { large, small, left, right },
          ({ large, small, left, right }) => about((large + small) / (left - right), 2),
          'test-melletti-sulyt-hozzaadja',
          'A bal oldali súlyt hozzáadtad. Le kell vonni.',
          'a bal oldali súlyt levonás helyett hozzáadja',
        ),
      ],
      other: 'Vegyél el mindkét oldalról ugyanannyi golyót és ugyanannyi grammot!',
      hints: [
        'Mit vehetsz el mindkét oldalról úgy, hogy az egyensúly megmaradjon?',
        'Előbb a közös golyókat vedd el, aztán a közös grammokat!',
        `A közös golyók elvétele után a bal oldalon ${left - right} golyó marad.`,
      ],
      solution: `${left - right} golyó tömege $${large}-${small}=${large - small}$ g, egy golyóé $${large - small}:${left - right}=${ball}$ g.`,
    },
    fits(v => left * v + small === right * v + large),
  );
}

export const massBalance = defineGenerator(
  'gen-mass-balance',
  'Tömegmérés mérleggel',
  ['fizika-6-tehetetlenseg-tomeg'],
  ['decimal'],
  (rng, level) => {
    if (level === 1) return total(rng);
    if (level === 2) return rng.chance(0.5) ? choose(rng) : besides(rng);
    return rng.chance(0.7) ? balls(rng) : choose(rng);
  },
);
