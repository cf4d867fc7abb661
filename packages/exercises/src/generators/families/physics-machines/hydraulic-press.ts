import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, decimalsOf, texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { pressFigure } from './figures.ts';
import { handle, liftedMass } from './press-lifts.ts';

const x = texNumber;
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;
/** Machines with the largest usual force of their large piston in newtons. */
const PLACES: ReadonlyArray<readonly [place: string, least: number, most: number]> = [
  ['fogorvosi székben', 0, 2500],
  ['kórházi ágyban', 0, 3000],
  ['szőlőprésben', 500, 12_000],
  ['papírprésben', 1000, 40_000],
  ['autóemelőben', 3000, 20_000],
  ['fémhajlító présben', 5000, 40_000],
];
const placeOf = (rng: Rng, load: number): string => rng.pick(PLACES.filter(([, least, most]) => least <= load && load <= most))[0];

interface Press {
  small: number;
  large: number;
  force: number;
  load: number;
}

function pressOf(rng: Rng, wholeRatio: boolean): Press {
  const small = rng.int(2, 20);
  const large = wholeRatio ? small * rng.int(4, 60) : rng.int(8, 120) * 5;
  const force = rng.int(3, 60) * 5;
  const load = tidy((force * large) / small);
  redrawIf(large > 1200 || load > 40_000 || decimalsOf(load) > 0 || large < 3 * small || (!wholeRatio && large % small === 0));
  return { small, large, force, load };
}

type Part = keyof Press;
const UNIT: Record<Part, string> = { small: 'cm²', large: 'cm²', force: 'N', load: 'N' };

const figureOf = (press: Press, asked: Part) => {
  const label = (part: Part, sign: string): string => (part === asked ? sign : withUnit(press[part], UNIT[part]));
  return pressFigure({
    force: label('force', 'F_1'),
    area: label('small', 'A_1'),
    load: label('load', 'F_2'),
    largeArea: label('large', 'A_2'),
  });
};

const NAMES: Record<Part, string> = { small: 'az $A_1$ felület', large: 'az $A_2$ felület', force: 'az $F_1$ erő', load: 'az $F_2$ erő' };

function told(press: Press, asked: Part, place: string): string {
  const { small, large, force, load } = press;
  const facts: Record<Part, string> = {
    small: `A kis dugattyú felülete ${withUnit(small, 'cm²')}.`,
    large: `A nagy dugattyú felülete ${withUnit(large, 'cm²')}.`,
    force: `A kis dugattyút ${withUnit(force, 'N')} erővel nyomják.`,
    load: `A nagy dugattyúra ${withUnit(load, 'N')} erő hat.`,
  };
  const question: Record<Part, string> = {
    small: 'Mekkora a kis dugattyú felülete?',
    large: 'Mekkora a nagy dugattyú felülete?',
    force: 'Mekkora erővel kell nyomni a kis dugattyút?',
    load: 'Mekkora erő hat a nagy dugattyúra?',
  };
  const parts: Part[] = ['small', 'large', 'force', 'load'];
  return `Egy ${place} két dugattyú nyomja ugyanazt az olajat. ${parts
    .filter(part => part !== asked)
    .map(part => facts[part])
    .join(' ')} ${question[asked]}`;
}

/** Small to large or large to small: the partner of what is asked, multiplied or divided by the ratio. */
function partOf(rng: Rng, asked: Part, wholeRatio: boolean): Task {
  const press = pressOf(rng, wholeRatio);
  const { small, large, force, load } = press;
  const isForce = asked === 'force' || asked === 'load';
  const up = asked === 'load' || asked === 'large';
  const partner = isForce ? (up ? force : load) : up ? small : large;
  const [p, q] = isForce ? [small, large] : [force, load];
  const answer = press[asked];
  const ratioOf = isForce ? 'a felületek' : 'az erők';
  /** What is done with the difference where the quotient is needed: „az erők különbségét adja hozzá az ismert felülethez”. */
  const differenceUsed = (ending: 'ja' | 'tad'): string => {
    if (up) return `${ratioOf} különbségét ad${ending} hozzá ${isForce ? 'az ismert erőhöz' : 'az ismert felülethez'}`;
    return partner > q - p
      ? `${ratioOf} különbségét von${ending} ki ${isForce ? 'az ismert erőből' : 'az ismert felületből'}`
      : `${isForce ? 'az ismert erőt' : 'az ismert felületet'} von${ending} ki ${ratioOf} különbségéből`;
  };
  const isDrawn = rng.chance(0.6) && !Object.entries(press).some(([part, value]) => part !== asked && value === answer);
  return numeric(
    {
      ...(isDrawn ? { figure: figureOf(press, asked) } : {}),
      question: isDrawn ? `Az ábrán a két dugattyú egyensúlyban van. Mekkora ${NAMES[asked]}?` : told(press, asked, placeOf(rng, load)),
      answer: num(answer),
      check: 'NUM',
      unit: UNIT[asked],
      expr: up ? `${partner}*${q}/${p}` : `${partner}*${p}/${q}`,
      wrong: [
        wrong(
          { partner },
          ({ partner }) => num(partner),
          isForce ? 'ero-egyforma-a-ket-dugattyun' : 'felulet-egyforma',
          isForce ? 'A nyomás egyforma a két dugattyúnál, nem az erő.' : 'A két felület nem lehet egyenlő, mert az erők különböznek.',
        ),
        wrong(
          { partner, p, q, up },
          ({ partner, p, q, up }) => about(up ? (partner * p) / q : (partner * q) / p, 2),
          'dugattyu-arany-forditva',
          'Fordítva vetted az arányt. A nagyobb felületen nagyobb az erő.',
          `${ratioOf} arányát fordítva használja`,
        ),
        wrong(
          { partner, p, q, up },
          ({ partner, p, q, up }) => num(up ? partner + (q - p) : Math.abs(partner - (q - p))),
          'dugattyu-kulonbseggel',
          `${capital(differenceUsed('tad'))}. A két ${isForce ? 'felület' : 'erő'} hányadosa kell.`,
          differenceUsed('ja'),
        ),
        wrong(
          { p, q },
          ({ p, q }) => about(q / p, 2),
          'dugattyu-aranyt-adja-meg',
          `Ez ${ratioOf} aránya. ${up ? 'Szorozd meg vele a kis' : 'Oszd el vele a nagy'} ${isForce ? 'dugattyúra ható erőt' : 'dugattyú felületét'}!`,
          `${ratioOf} arányát adja meg a keresett ${isForce ? 'erő' : 'felület'} helyett`,
        ),
      ],
      other: 'A két dugattyúnál az erő és a felület hányadosa egyenlő.',
      hints: [
        'Melyik dugattyún nagyobb az erő?',
        'Az erők aránya ugyanannyi, mint a felületek aránya.',
        isForce ? `A felületek aránya $${x(large)}:${x(small)}$.` : `Az erők aránya $${x(load)}:${x(force)}$.`,
      ],
      solution: `$${x(partner)}\\cdot${up ? `${x(q)}:${x(p)}` : `${x(p)}:${x(q)}`}=${x(answer)}$, tehát ${withUnit(answer, UNIT[asked])}.`,
    },
    fits(v => {
      const given = { ...press, [asked]: v };
      return near(given.force * given.large, given.load * given.small);
    }),
  );
}

function wayOfPiston(rng: Rng): Task {
  const { small, large } = pressOf(rng, true);
  const ratio = large / small;
  const raised = tidy(rng.int(1, 20) / 2);
  const pushed = ratio * raised;
  redrawIf(pushed > 300);
  return numeric(
    {
      question: `Egy olajjal töltött hidraulikus emelő kis dugattyújának felülete ${withUnit(small, 'cm²')}, a nagyé ${withUnit(large, 'cm²')}. Összesen hány centimétert kell lenyomni a kis dugattyút, hogy a nagy ${withUnit(raised, 'cm')}-t emelkedjen?`,
      answer: num(pushed),
      check: 'NUM',
      unit: 'cm',
      expr: `${large}*${raised}/${small}`,
      wrong: [
        wrong({ raised }, ({ raised }) => num(raised), 'dugattyuk-egyforman-mozdulnak', 'Ugyanannyi olaj jut át, de az út nem ugyanannyi.'),
        wrong(
          { raised, ratio },
          ({ raised, ratio }) => about(raised / ratio, 3),
          'ut-is-sokszorozodik',
          'Úgy vetted, hogy a nagy dugattyú halad többet. A szélesebb hengerben lassabban emelkedik az olaj.',
        ),
        wrong({ ratio }, ({ ratio }) => num(ratio), 'dugattyu-aranyt-ut-helyett', 'Ez a felületek aránya. Szorozd meg az emelkedéssel!'),
        wrong(
          { large, raised },
          ({ large, raised }) => num(tidy(large * raised)),
          'olaj-terfogatat-adja-meg',
          'Ez az átjutó olaj térfogata köbcentiméterben. Oszd el a kis dugattyú felületével!',
          'a nagy hengerbe jutó olaj térfogatát adja meg az út helyett',
        ),
      ],
      other: 'Az egyik hengerből kiszorult olaj a másikba jut. Számold ki, mennyi olaj kell a nagy hengerbe!',
      hints: [
        'Melyik dugattyú halad többet?',
        'Az átjutó olaj térfogata közös: felület szorozva úttal.',
        `A nagy hengerbe $${x(large)}\\cdot${x(raised)}=${x(large * raised)}$ köbcentiméter olaj kell.`,
      ],
      solution: `$${x(large)}\\cdot${x(raised)}:${x(small)}=${x(pushed)}$, tehát ${withUnit(pushed, 'cm')}.`,
    },
    fits(s => near(s * small, large * raised)),
  );
}

function strokes(rng: Rng): Task {
  const { small, large } = pressOf(rng, true);
  const stroke = rng.int(2, 10);
  const raised = rng.int(2, 30);
  const count = (large * raised) / (small * stroke);
  redrawIf(!Number.isInteger(count) || count < 5 || count > 200);
  return numeric(
    {
      question: `Egy olajjal töltött hidraulikus emelő kis dugattyújának felülete ${withUnit(small, 'cm²')}, a nagyé ${withUnit(large, 'cm²')}. Egy lenyomásra a kis dugattyú ${withUnit(stroke, 'cm')} utat tesz meg. Hány lenyomás kell, hogy a nagy dugattyú ${withUnit(raised, 'cm')} magasra emelkedjen?`,
      answer: num(count),
      check: 'INT',
      expr: `${large}*${raised}/(${small}*${stroke})`,
      wrong: [
        wrong(
          { raised, stroke },
          ({ raised, stroke }) => about(raised / stroke, 2),
          'dugattyuk-egyforman-mozdulnak',
          'Úgy számoltál, mintha a két dugattyú egyforma utat tenne meg.',
        ),
        wrong(
          { large, small, raised },
          ({ large, small, raised }) => about((large * raised) / small, 2),
          'lenyomas-utjaval-nem-oszt',
          'Ez a kis dugattyú teljes útja centiméterben. Oszd el egy lenyomás útjával!',
        ),
        wrong({ large, small }, ({ large, small }) => num(large / small), 'dugattyu-aranyt-lenyomas-helyett', 'Ez a felületek aránya.'),
        wrong(
          { large, raised },
          ({ large, raised }) => num(large * raised),
          'olaj-terfogatat-adja-meg',
          'Ennyi köbcentiméter olaj kell a nagy hengerbe. Oszd el azzal, amennyit egy lenyomás ad!',
          'a nagy hengerbe jutó olaj térfogatát adja meg a lenyomások száma helyett',
        ),
        wrong(
          { small, stroke },
          ({ small, stroke }) => num(small * stroke),
          'olaj-terfogatat-adja-meg',
          'Ennyi köbcentiméter olajat ad egy lenyomás. Hány ilyen kell a nagy hengerbe jutó olajhoz?',
          'az egy lenyomással átjutó olaj térfogatát adja meg a lenyomások száma helyett',
        ),
      ],
      other: 'Számold ki, mennyi olaj kell a nagy hengerbe, és mennyit ad egy lenyomás!',
      hints: [
        'Mennyi olajnak kell a nagy hengerbe jutnia?',
        'Oszd el a szükséges térfogatot egy lenyomás térfogatával!',
        `Egy lenyomás $${x(small)}\\cdot${x(stroke)}=${x(small * stroke)}$ köbcentiméter olajat ad.`,
      ],
      solution: `A nagy hengerbe $${x(large)}\\cdot${x(raised)}=${x(large * raised)}$ köbcentiméter olaj kell, egy lenyomás $${x(small * stroke)}$ köbcentimétert ad. $${x(large * raised)}:${x(small * stroke)}=${x(count)}$.`,
    },
    fits(n => near(n * small * stroke, large * raised)),
  );
}

export const hydraulicPress = defineGenerator(
  'gen-hydraulic-press',
  'Hidraulikus sajtó',
  ['fizika-7-pascal-legnyomas'],
  ['decimal'],
  (rng, level) => {
    if (level === 1) return partOf(rng, rng.pick(['load', 'force']), true);
    if (level === 2)
      return rng.pick([
        () => partOf(rng, rng.pick(['large', 'small']), rng.chance(0.6)),
        () => partOf(rng, 'load', false),
        () => wayOfPiston(rng),
      ])();
    return rng.pick([strokes, liftedMass, handle])(rng);
  },
);
