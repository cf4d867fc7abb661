import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { tackleFigure } from './figures.ts';

const x = texNumber;
const LOADS = ['láda', 'zsák', 'hordó', 'farönk', 'bála', 'kődarab', 'szekrény', 'gerenda'];
/** The same as objects: „egy ládát emelünk”. */
const LIFTED = ['ládát', 'zsákot', 'hordót', 'farönköt', 'bálát', 'kődarabot', 'szekrényt', 'gerendát'];
const COUNT = ['nulla', 'egy', 'két', 'három'];
const IDEAL = 'A csigák súlya és a súrlódás elhanyagolható.';
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

const device = (n: number): string => (n === 1 ? 'egy mozgócsigával' : `${COUNT[n]} álló- és ${COUNT[n]} mozgócsigából álló csigasorral`);
const inTackle = (n: number): string =>
  n === 1 ? 'Egy mozgócsigával' : `Egy csigasorban ${COUNT[n]} álló- és ${COUNT[n]} mozgócsiga van. Ezzel`;

const branches = (n: number): string => `A terhet $2\\cdot${n}=${2 * n}$ kötélág tartja`;

function fixedPulley(rng: Rng): Task {
  const load = rng.int(6, 45) * 20;
  const thing = rng.pick(LOADS);
  return choice(
    rng,
    {
      question: `Egy ${withUnit(load, 'N')} súlyú ${thing} állócsigán átvetett kötélen függ. Mekkora erővel kell tartani a kötél másik végét? ${IDEAL}`,
      unit: 'N',
      right: num(load),
      because: 'Helyes! Az állócsiga csak az erő irányát változtatja meg.',
      wrong: [
        wrong({ load }, ({ load }) => num(load / 2), 'allocsiga-felezi-az-erot', 'Feleztél, pedig a terhet egyetlen kötélág tartja.'),
        wrong(
          { load },
          ({ load }) => num(load * 2),
          'csigaval-szoroz',
          'Ekkora erő a csigát tartó kampóra hat, nem a kezedre.',
          'a teher súlyának kétszeresét adja meg',
        ),
      ],
      hints: [
        'Mozog-e a csiga a teherrel együtt?',
        'Számold meg, hány kötélág tartja a terhet!',
        'Egyetlen kötélág tartja az egész súlyt.',
      ],
      solution: `Egy kötélág tartja a terhet, tehát az erő ${withUnit(load, 'N')}.`,
    },
    fits(f => near(f, load)),
  );
}

/** `hangs`: the pulled end of the rope hangs down from a fixed pulley. */
const forceSlips = (load: number, n: number, hangs: boolean) => [
  wrong(
    { load, n },
    ({ load, n }) => about(load / n, 2),
    n === 1 ? 'mozgocsiga-mint-allocsiga' : 'csigak-szamaval-oszt',
    n === 1 ? 'Egy kötélággal számoltál. A mozgócsigát két ág tartja.' : 'A mozgócsigák számával osztottál. Mindegyiken két ág van.',
  ),
  wrong(
    { load, n },
    ({ load, n }) => num(load * 2 * n),
    'csigaval-szoroz',
    'Szoroztál. A kötélágak osztoznak a terhen.',
    'osztás helyett szoroz a kötélágak számával',
  ),
  wrong(
    { load, n },
    ({ load, n }) => about(load / (2 * n + 1), 2),
    'szabad-agat-is-szamolja',
    hangs
      ? 'Azt az ágat is beleszámoltad, amelyiket húzod. Az nem a terhet tartja.'
      : 'Három kötélággal számoltál. A mozgócsigát két ág tartja.',
    hangs ? undefined : 'három tartó kötélággal számol',
  ),
  // With two movable pulleys it is the number of the first slip.
  ...(n > 2
    ? [wrong({ load }, ({ load }) => num(load / 2), 'csigasor-csak-felez', 'Csak egyszer feleztél. Több kötélág osztozik a terhen.')]
    : []),
];

function pullingForce(rng: Rng, n: number): Task {
  const force = rng.int(8, 60) * 5;
  const load = 2 * n * force;
  redrawIf(load > 1500);
  const isDrawn = rng.chance(0.7);
  return numeric(
    {
      ...(isDrawn ? { figure: tackleFigure(n, withUnit(load, 'N')) } : {}),
      question: isDrawn
        ? `Mekkora $F$ erővel tartható egyensúlyban az ábrán látható teher? ${IDEAL}`
        : `${inTackle(n)} emelünk egy ${withUnit(load, 'N')} súlyú ${rng.pick(LIFTED)}. Mekkora erővel kell húzni a kötelet? ${IDEAL}`,
      answer: num(force),
      check: 'NUM',
      unit: 'N',
      expr: `${load}/(2*${n})`,
      wrong: forceSlips(load, n, isDrawn || n > 1),
      other: 'Számold meg a terhet tartó kötélágakat, és annyival ossz!',
      hints: ['Hány kötélág tart egy mozgócsigát?', 'A tartó kötélágak egyenlően osztoznak a terhen.', `A terhet ${2 * n} kötélág tartja.`],
      solution: `${branches(n)}, ezek egyenlően osztoznak rajta: $${x(load)}:${2 * n}=${x(force)}$, tehát ${withUnit(force, 'N')}.`,
    },
    fits(f =>
      near(
        Array.from({ length: 2 * n }, () => f).reduce((a, b) => a + b, 0),
        load,
      ),
    ),
  );
}

function ropePulled(rng: Rng, n: number): Task {
  const height = tidy(rng.int(3, 40) / 4);
  const rope = 2 * n * height;
  return numeric(
    {
      question: `Egy ${rng.pick(LIFTED)} ${device(n)} emelünk ${withUnit(height, 'm')} magasra. Hány méter kötelet kell közben behúzni?`,
      answer: num(rope),
      check: 'NUM',
      unit: 'm',
      expr: `2*${n}*${height}`,
      wrong: [
        wrong(
          { height },
          ({ height }) => num(height),
          'kotelhossz-nem-valtozik',
          'Ez a teher útja. Minden tartó kötélág ennyivel rövidül.',
        ),
        ...(n > 1
          ? [
              wrong(
                { height, n },
                ({ height, n }) => num(n * height),
                'csigak-szamaval-oszt',
                'Csak a mozgócsigák számával szoroztál. Mindegyik mozgócsigán két ág van.',
              ),
            ]
          : []),
        wrong(
          { height, n },
          ({ height, n }) => about(height / (2 * n), 2),
          'kotelutat-felezi',
          'Osztottál. Az erő lesz kisebb, a kötélút hosszabb.',
          'szorzás helyett oszt a kötélágak számával',
        ),
      ],
      other: 'Minden tartó kötélág ugyanannyival rövidül.',
      hints: ['Hány kötélág tartja a terhet?', 'Mindegyik tartó ág annyival rövidül, amennyit a teher emelkedik.', `${2 * n} ág rövidül.`],
      solution: `${branches(n)}. Mindegyik annyival rövidül, amennyit a teher emelkedik: $${2 * n}\\cdot${x(height)}=${x(rope)}$, tehát ${withUnit(rope, 'm')}.`,
    },
    fits(s => near(s / height, 2 * n)),
  );
}

function greatestLoad(rng: Rng, n: number): Task {
  const force = rng.int(6, 40) * 5;
  const load = 2 * n * force;
  return numeric(
    {
      question: `Legfeljebb ${withUnit(force, 'N')} erővel tudod húzni a kötelet. Mekkora súlyú terhet emelhetsz fel ${device(n)}? ${IDEAL}`,
      answer: num(load),
      check: 'NUM',
      unit: 'N',
      expr: `2*${n}*${force}`,
      wrong: [
        wrong(
          { force },
          ({ force }) => num(force),
          'mozgocsiga-mint-allocsiga',
          'Egyetlen kötélággal számoltál.',
          n === 1 ? undefined : 'egyetlen tartó kötélággal számol',
        ),
        ...(n > 1
          ? [
              wrong(
                { force, n },
                ({ force, n }) => num(n * force),
                'csigak-szamaval-oszt',
                'Csak a mozgócsigák számával szoroztál. Mindegyiken két ág van.',
              ),
            ]
          : []),
        wrong(
          { force, n },
          ({ force, n }) => about(force / (2 * n), 2),
          'oszt-szorzas-helyett',
          'Osztottál. A teher nagyobb a húzóerőnél.',
          'szorzás helyett oszt a kötélágak számával',
        ),
      ],
      other: 'Minden kötélág ekkora erővel húz felfelé.',
      hints: [
        'Nagyobb vagy kisebb a teher a húzóerőnél?',
        'Minden tartó kötélág ugyanakkora erővel húz.',
        `${2 * n} ág húzza felfelé a terhet.`,
      ],
      solution: `${branches(n)}, mindegyik ugyanakkora erővel: $${2 * n}\\cdot${x(force)}=${x(load)}$, tehát ${withUnit(load, 'N')}.`,
    },
    fits(g => near(g / 2 / n, force)),
  );
}

function wheelAndAxle(rng: Rng): Task {
  const drum = rng.int(4, 15);
  const wheel = drum * rng.int(2, 6);
  const load = rng.int(5, 40) * 12;
  const force = tidy((load * drum) / wheel);
  return numeric(
    {
      question: `Egy hengerkerék hengerének sugara ${withUnit(drum, 'cm')}, a keréké ${withUnit(wheel, 'cm')}. A hengeren ${withUnit(load, 'N')} súlyú teher függ. Mekkora erő tartja egyensúlyban a kerék szélén?`,
      answer: num(force),
      check: 'NUM',
      unit: 'N',
      expr: `${load}*${drum}/${wheel}`,
      wrong: [
        wrong(
          { load, drum, wheel },
          ({ load, drum, wheel }) => about((load * wheel) / drum, 2),
          'hengerkerek-sugar-csere',
          'Felcserélted a két sugarat. A nagy keréken kisebb erő elég.',
        ),
        wrong(
          { load },
          ({ load }) => num(load),
          'egyenlo-ero-kell',
          'Egyenlő erő egyenlő sugaraknál kellene.',
          'a teher súlyával egyenlő erőt vár, a sugarakkal nem számol',
        ),
        wrong({ load, drum }, ({ load, drum }) => num(load * drum), 'osztas-elmarad', 'Ez a teher nyomatéka. Oszd el a kerék sugarával!'),
      ],
      other: 'A két nyomaték egyenlő: erő · sugár = erő · sugár.',
      hints: [
        'A hengerkerék olyan, mint egy emelő. Melyik a hosszabb kar?',
        'A teher és a henger sugarának szorzata egyenlő az erő és a kerék sugarának szorzatával.',
        `$${load}\\cdot${drum}=${x(load * drum)}$`,
      ],
      solution: `$${load}\\cdot${drum}:${wheel}=${x(force)}$, tehát ${withUnit(force, 'N')}.`,
    },
    fits(f => near(f * wheel - load * drum, 0)),
  );
}

function heavyPulleys(rng: Rng): Task {
  const n = rng.int(1, 3);
  const own = rng.int(2, 6) * 5;
  const load = rng.int(10, 60) * 10;
  const force = (load + n * own) / (2 * n);
  redrawIf(!Number.isInteger(force * 2));
  return numeric(
    {
      question: `Egy ${withUnit(load, 'N')} súlyú terhet ${device(n)} emelünk. ${n === 1 ? 'A mozgócsiga' : 'Minden mozgócsiga'} ${withUnit(own, 'N')} súlyú, a súrlódás elhanyagolható. Mekkora erővel kell húzni a kötelet?`,
      answer: num(force),
      check: 'NUM',
      unit: 'N',
      expr: `(${load}+${n}*${own})/(2*${n})`,
      wrong: [
        wrong(
          { load, n },
          ({ load, n }) => about(load / (2 * n), 2),
          'csiga-sulyat-elhagyja',
          n === 1 ? 'A mozgócsigát is emeled, a súlya is számít.' : 'A mozgócsigákat is emeled, a súlyuk is számít.',
          n === 1 ? undefined : 'elhagyja a mozgócsigák súlyát',
        ),
        wrong(
          { load, n, own },
          ({ load, n, own }) => about(load / (2 * n) + n * own, 2),
          'csiga-sulyat-nem-felezi',
          n === 1 ? 'A csiga súlyán is osztozik a két kötélág.' : 'A csigák súlyán is osztoznak a kötélágak.',
          n === 1 ? undefined : 'a mozgócsigák súlyát nem osztja el a kötélágak között',
        ),
        wrong(
          { load, n, own },
          ({ load, n, own }) => about((load + n * own) / n, 2),
          n === 1 ? 'mozgocsiga-mint-allocsiga' : 'csigak-szamaval-oszt',
          n === 1
            ? 'Még nem osztottál: a terhet és a csigát két kötélág tartja.'
            : 'A mozgócsigák számával osztottál. Mindegyiken két ág van.',
          n === 1 ? 'a teher és a csiga közös súlyát nem osztja el a két kötélág között' : undefined,
        ),
      ],
      other: `Add a teherhez ${n === 1 ? 'a mozgócsiga' : 'a mozgócsigák'} súlyát, és oszd el a tartó ágak között!`,
      hints: [
        'Mi emelkedik a teherrel együtt?',
        `A kötélágak a teher és ${n === 1 ? 'a mozgócsiga' : 'a mozgócsigák'} közös súlyán osztoznak.`,
        `A közös súly $${x(load)}+${x(n * own)}=${x(load + n * own)}$ newton.`,
      ],
      solution: `A közös súly $${x(load)}+${n === 1 ? '' : `${n}\\cdot`}${own}=${x(load + n * own)}$ newton. ${branches(n)}: $${x(load + n * own)}:${2 * n}=${x(force)}$, tehát ${withUnit(force, 'N')}.`,
    },
    fits(f => near(2 * n * f - n * own, load)),
  );
}

function workAtTheRope(rng: Rng): Task {
  const n = rng.int(1, 3);
  const load = rng.int(5, 30) * 24;
  const height = rng.int(2, 9);
  const work = load * height;
  return numeric(
    {
      question: `Egy ${withUnit(load, 'N')} súlyú terhet ${device(n)} emelünk ${withUnit(height, 'm')} magasra. Mennyi munkát végez, aki a kötelet húzza? ${IDEAL}`,
      answer: num(work),
      check: 'NUM',
      unit: 'J',
      expr: `${load}/(2*${n})*(2*${n}*${height})`,
      wrong: [
        wrong(
          { load, n, height },
          ({ load, n, height }) => about((load / (2 * n)) * height, 2),
          'mozgocsigaval-kevesebb-a-munka',
          'A kisebb erőt a teher útjával szoroztad. A kötél útja hosszabb.',
          'a húzóerőt a teher útjával szorozza',
        ),
        wrong(
          { load, n, height },
          ({ load, n, height }) => num(load * 2 * n * height),
          'munkanal-csak-az-ut-no',
          'A teher súlyát a kötél útjával szoroztad. A húzóerő kisebb a súlynál.',
        ),
        wrong(
          { load, n },
          ({ load, n }) => about(load / (2 * n), 2),
          'munka-helyett-ero',
          'Ez a húzóerő. A munka az erő és az út szorzata.',
          'a munka helyett a húzóerőt adja meg',
        ),
      ],
      other: 'Számold ki a húzóerőt és a kötél útját, aztán szorozz!',
      hints: [
        'Mekkora a húzóerő, és mennyi kötelet kell behúzni?',
        'A munka az erő és a kötél útjának szorzata.',
        `A húzóerő $${x(load)}:${2 * n}=${x(load / (2 * n))}$ newton.`,
      ],
      solution: `${branches(n)}. A húzóerő $${x(load)}:${2 * n}=${x(load / (2 * n))}$ newton, a kötél útja $${2 * n}\\cdot${height}=${2 * n * height}$ méter. A munka $${x(load / (2 * n))}\\cdot${2 * n * height}=${x(work)}$, tehát ${withUnit(work, 'J')}.`,
    },
    fits(w => near(w / height, load)),
  );
}

export const pulley = defineGenerator('gen-pulley', 'Csigák és hengerkerék', ['fizika-7-csiga'], ['decimal'], (rng, level) => {
  if (level === 1)
    return rng.pick([() => fixedPulley(rng), () => pullingForce(rng, 1), () => pullingForce(rng, 2), () => ropePulled(rng, 1)])();
  if (level === 2) {
    const n = rng.int(2, 3);
    return rng.pick([
      () => pullingForce(rng, n),
      () => ropePulled(rng, n),
      () => greatestLoad(rng, rng.int(1, 3)),
      () => wheelAndAxle(rng),
    ])();
  }
  return rng.pick([() => heavyPulleys(rng), () => workAtTheRope(rng)])();
});
