import { lcm, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, suf, textNumber, theWord } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;

/** What is said and asked about the members of a group; each text follows „12 gyerek” or „Hány gyerek”. */
interface Group {
  place: string;
  who: string;
  first: string;
  second: string;
  both: string;
  neither: string;
  /** Everybody does at least one of the two. */
  all: string;
  askBoth: string;
  askEither: string;
  /** The first one only. */
  askOnly: string;
  /** Those who do the first, or the second one only; follows „azok, akik”. */
  only: readonly [string, string];
  /** Names of the circles. */
  sets: readonly [string, string];
}

const GROUPS: readonly Group[] = [
  {
    place: 'osztályban',
    who: 'gyerek',
    first: 'jár úszni',
    second: 'jár zeneiskolába',
    both: 'mindkettőre jár',
    neither: 'egyikre sem jár',
    all: 'Mindenki jár legalább az egyikre.',
    askBoth: 'jár mindkettőre',
    askEither: 'jár legalább az egyikre',
    askOnly: 'jár úszni, de zeneiskolába nem',
    only: ['csak úszni járnak', 'csak zeneiskolába járnak'],
    sets: ['úszás', 'zene'],
  },
  {
    place: 'táborban',
    who: 'gyerek',
    first: 'próbálta ki az evezést',
    second: 'próbálta ki az íjászatot',
    both: 'mindkettőt kipróbálta',
    neither: 'egyiket sem próbálta ki',
    all: 'Mindenki kipróbálta legalább az egyiket.',
    askBoth: 'próbálta ki mindkettőt',
    askEither: 'próbálta ki legalább az egyiket',
    askOnly: 'próbálta ki az evezést, de az íjászatot nem',
    only: ['csak az evezést próbálták ki', 'csak az íjászatot próbálták ki'],
    sets: ['evezés', 'íjászat'],
  },
  {
    place: 'olvasókörben',
    who: 'tag',
    first: 'vitt haza mesekönyvet',
    second: 'vitt haza verseskötetet',
    both: 'mindkettőből vitt haza',
    neither: 'egyikből sem vitt haza',
    all: 'Mindenki vitt haza legalább az egyikből.',
    askBoth: 'vitt haza mindkettőből',
    askEither: 'vitt haza legalább az egyikből',
    askOnly: 'vitt haza mesekönyvet, de verseskötetet nem',
    only: ['csak mesekönyvet vittek haza', 'csak verseskötetet vittek haza'],
    sets: ['mese', 'vers'],
  },
  {
    place: 'túracsapatban',
    who: 'túrázó',
    first: 'vett pogácsát',
    second: 'vett kakaót',
    both: 'mindkettőből vett',
    neither: 'egyikből sem vett',
    all: 'Mindenki vett legalább az egyikből.',
    askBoth: 'vett mindkettőből',
    askEither: 'vett legalább az egyikből',
    askOnly: 'vett pogácsát, de kakaót nem',
    only: ['csak pogácsát vettek', 'csak kakaót vettek'],
    sets: ['pogácsa', 'kakaó'],
  },
  {
    place: 'szakkörben',
    who: 'tag',
    first: 'tud sakkozni',
    second: 'tud malmozni',
    both: 'mindkét játékot ismeri',
    neither: 'egyik játékot sem ismeri',
    all: 'Mindenki ismeri legalább az egyik játékot.',
    askBoth: 'ismeri mindkettőt',
    askEither: 'ismeri legalább az egyiket',
    askOnly: 'tud sakkozni, de malmozni nem',
    only: ['csak sakkozni tudnak', 'csak malmozni tudnak'],
    sets: ['sakk', 'malom'],
  },
];

/** How many are in the parts of the two circles, and outside. */
interface Parts {
  p: number;
  k: number;
  q: number;
  out: number;
}

const parts = (rng: Rng): Parts => ({ p: rng.int(4, 14), k: rng.int(5, 11), q: rng.int(4, 14), out: rng.int(2, 4) });

/** Members one by one: which of the two each of them does. */
const count = ({ p, k, q, out }: Parts, isCounted: (a: boolean, b: boolean) => boolean): number =>
  [
    ...range(1, p).map(() => [true, false] as const),
    ...range(1, k).map(() => [true, true] as const),
    ...range(1, q).map(() => [false, true] as const),
    ...range(1, out).map(() => [false, false] as const),
  ].filter(([a, b]) => isCounted(a, b)).length;

/** How many do at least one of two things. */
export function unionOfGroup(rng: Rng): Task {
  const [{ place, who, first, second, both, askEither }, { p, k, q }] = [rng.pick(GROUPS), parts(rng)];
  const [a, b] = [p + k, q + k];
  redrawIf(a === b);
  return numeric(
    {
      question: `Egy ${place} ${t(a)} ${who} ${first}, ${t(b)} ${who} ${second}, közülük ${t(k)} ${who} ${both}. Hány ${who} ${askEither}?`,
      answer: num(a + b - k),
      check: 'INT',
      wrong: [
        wrong({ a, b }, ({ a, b }) => num(a + b), 'kozos-resz-ketszer', 'A közös részt kétszer számoltad: egyszer ki kell vonni.'),
        wrong(
          { a, b, k },
          ({ a, b, k }) => num(a + b - 2 * k),
          'kozos-resz-kimarad',
          'A közös részt egészen kihagytad. Egyszer az is számít.',
          'a közös részt kétszer vonja le',
        ),
        wrong(
          { a, b, k },
          ({ a, b, k }) => num(a + b + k),
          'kozos-resz-ketszer',
          'A közös részt hozzáadtad, pedig az már a két számban is benne van.',
          'a közös részt hozzáadja levonás helyett',
        ),
      ],
      other: 'Rajzolj halmazábrát, és kezdd a közös résszel!',
      hints: [
        'Rajzolj két egymást metsző kört!',
        'Ha összeadod a két számot, a közös részt kétszer számolod.',
        `Az első számból a közös részen kívül $${a}-${k}=${p}$ marad.`,
      ],
      solution: `$${a}+${b}-${k}=${a + b - k}$.`,
    },
    equals(count({ p, k, q, out: 0 }, (inA, inB) => inA || inB)),
  );
}

/** How many do both, from the whole group. */
export function commonOfGroup(rng: Rng): Task {
  const [{ place, who, first, second, neither, all, askBoth, only }, drawn] = [rng.pick(GROUPS), parts(rng)];
  const { p, k, q } = drawn;
  const out = rng.chance(0.5) ? drawn.out : 0;
  const [a, b, n] = [p + k, q + k, p + k + q + out];
  redrawIf(a === b);
  return numeric(
    {
      question: `Egy ${t(n)} fős ${place} ${t(a)} ${who} ${first}, ${t(b)} ${who} ${second}${
        out ? `, ${t(out)} ${who} ${neither}.` : `. ${all}`
      } Hány ${who} ${askBoth}?`,
      answer: num(k),
      check: 'INT',
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => num(a + b),
          'kozos-resz-ketszer',
          'Ez a két szám összege. Abban a közös rész kétszer van benne.',
          'a két létszám összegét adja meg',
        ),
        wrong(
          { a, b },
          ({ a, b }) => num(Math.abs(a - b)),
          'letszamok-kulonbsege',
          'A két számot kivontad egymásból. Az összegüket vesd össze a csoport létszámával!',
        ),
        ...(out
          ? [
              wrong(
                { a, b, n },
                ({ a, b, n }) => num(a + b - n),
                'kivuliek-kimaradnak',
                'Az egész létszámot vontad ki. Ebből előbb vond le azokat, akik egyikben sincsenek!',
              ),
            ]
          : []),
        wrong(
          { n, out, b },
          ({ n, out, b }) => num(n - out - b),
          'csak-az-egyik-resz',
          `Ez azoknak a száma, akik ${only[0]}. A közös rész létszáma a kérdés.`,
          `azokat számolja, akik ${only[0]}`,
        ),
        wrong(
          { n, out, a },
          ({ n, out, a }) => num(n - out - a),
          'csak-az-egyik-resz',
          `Ez azoknak a száma, akik ${only[1]}. A közös rész létszáma a kérdés.`,
          `azokat számolja, akik ${only[1]}`,
        ),
      ],
      other: 'Hányan vannak legalább az egyikben? Ezt vesd össze a két szám összegével!',
      hints: [
        out ? 'Hányan vannak legalább az egyikben?' : 'Add össze a két számot! Miért több, mint a csoport?',
        'Amennyivel a két létszám összege nagyobb az egyesítés létszámánál, annyian vannak a közös részben.',
        out ? `Legalább az egyikben: $${n}-${out}=${n - out}$.` : `$${a}+${b}=${a + b}$.`,
      ],
      solution: `${out ? `$${n}-${out}=${n - out}$ és ` : ''}$${a}+${b}-${n - out}=${k}$.`,
    },
    equals(count({ p, k, q, out }, (inA, inB) => inA && inB)),
  );
}

/** How many do one of the two only. */
export function onlyOneOfGroup(rng: Rng): Task {
  const [{ place, who, first, second, neither, askOnly, only, sets }, { p, k, q, out }] = [rng.pick(GROUPS), parts(rng)];
  const [a, b, n] = [p + k, q + k, p + k + q + out];
  redrawIf(a === b);
  const other = theWord(`„${sets[1]}”`);
  return numeric(
    {
      question: `Egy ${t(n)} fős ${place} ${t(a)} ${who} ${first}, ${t(b)} ${who} ${second}, ${t(out)} ${who} ${neither}. Hány ${who} ${askOnly}?`,
      figure: { kind: 'venn', sets: [...sets], universe: 'U' },
      answer: num(p),
      check: 'INT',
      wrong: [
        wrong(
          { a },
          ({ a }) => num(a),
          'kozos-resz-ketszer',
          `Ez az egész „${sets[0]}” kör létszáma. Vond ki belőle azokat, akik a másikban is benne vannak!`,
          `az egész „${sets[0]}” kör létszámát adja meg`,
        ),
        wrong(
          { a, b, n, out },
          ({ a, b, n, out }) => num(a + b - (n - out)),
          'metszet-kulonbseg-csere',
          'Ez a közös rész létszáma.',
          'a közös rész létszámát adja meg',
        ),
        wrong(
          { a, n, out },
          ({ a, n, out }) => num(n - out - a),
          'kulonbseg-sorrendje',
          'Ez azoknak a száma, akik csak a másik körben vannak.',
          `azokat számolja, akik ${only[1]}`,
        ),
        wrong(
          { b, n },
          ({ b, n }) => num(n - b),
          'kivuliek-kimaradnak',
          'Azokat is beleszámoltad, akik egyik körben sincsenek.',
          'azokat is beleszámolja, akik egyik körben sincsenek',
        ),
      ],
      other: 'Számold ki, hányan vannak legalább az egyik körben, aztán vond ki a másik kört!',
      hints: [
        'Hányan állnak a két kör valamelyikében?',
        'Az egyesítésből vond ki a másik kört: az marad, aki csak az egyikben van.',
        `Legalább az egyik körben: $${n}-${out}=${n - out}$.`,
      ],
      solution: `$${n}-${out}=${n - out}$ van legalább az egyik körben, ${other} körben ${t(b)}. A többi: $${n - out}-${b}=${p}$.`,
    },
    equals(count({ p, k, q, out }, (inA, inB) => inA && !inB)),
  );
}

/** How many numbers up to a limit are multiples of one of two numbers. */
export function eitherMultiple(rng: Rng): Task {
  const [m, n] = rng.sample([2, 3, 4, 5, 6, 7, 9, 10], 2);
  redrawIf(m === undefined || n === undefined);
  const [first, second] = [m ?? 2, n ?? 3];
  const limit = rng.pick([30, 40, 50, 60, 70, 80, 90, 100]);
  const times = (d: number): number => Math.floor(limit / d);
  const [a, b, both] = [times(first), times(second), times(lcm(first, second))];
  redrawIf(first % second === 0 || second % first === 0 || both < 2 || lcm(first, second) > limit);
  return numeric(
    {
      question: `Hány olyan egész szám van 1-től ${t(limit)}-ig, amely osztható ${suf(first, 'val')} **vagy** ${suf(second, 'val')}?`,
      answer: num(a + b - both),
      check: 'INT',
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => num(a + b),
          'kozos-resz-ketszer',
          'A mindkettővel osztható számokat kétszer számoltad.',
          'a mindkettővel osztható számokat kétszer számolja',
        ),
        wrong(
          { a, b, both },
          ({ a, b, both }) => num(a + b - 2 * both),
          'kozos-resz-kimarad',
          'A mindkettővel osztható számokat kihagytad. Egyszer azok is kellenek.',
          'a mindkettővel osztható számokat kihagyja',
        ),
        wrong(
          { both },
          ({ both }) => num(both),
          'unio-metszet-csere',
          'Ennyi szám osztható mindkettővel. A kérdésben „vagy” áll.',
          'csak a mindkettővel osztható számokat számolja',
        ),
      ],
      other: 'Számold meg külön a többszörösöket, aztán a közöseket!',
      hints: [
        'Számold meg a két szám többszöröseit külön-külön!',
        'Keresd meg azokat is, amelyek mindkettővel oszthatók: ezek mindkét felsorolásban benne vannak, de csak egyszer számítanak.',
        `${capital(suf(first, 'val'))} ${t(a)} szám osztható.`,
      ],
      solution: `${capital(suf(first, 'val'))} ${t(a)}, ${suf(second, 'val')} ${t(b)}, mindkettővel ${t(both)} szám osztható: $${a}+${b}-${both}=${a + b - both}$.`,
    },
    equals(range(1, limit).filter(x => x % first === 0 || x % second === 0).length),
  );
}
