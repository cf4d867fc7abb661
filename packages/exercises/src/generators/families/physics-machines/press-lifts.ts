import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, suf, texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const x = texNumber;
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

const LIFTS = ['autóemelő', 'hidraulikus emelőasztal', 'hidraulikus rámpa', 'műhelyi emelő'] as const;

/** The mass that a lift holds: the ratio of the pistons, then force to mass. */
export function liftedMass(rng: Rng): Task {
  const small = rng.int(2, 20);
  const large = rng.int(8, 120) * 5;
  const force = rng.int(6, 60) * 5;
  const load = (force * large) / small;
  const mass = tidy(load / 10);
  redrawIf(large % small === 0 || large < 3 * small || decimalsOf(mass) > 0 || mass < 100 || mass > 3000);
  return numeric(
    {
      question: `Egy ${rng.pick(LIFTS)} kis dugattyúja ${withUnit(small, 'cm²')}, a nagy ${withUnit(large, 'cm²')} felületű. A kis dugattyút ${withUnit(force, 'N')} erővel nyomjuk. Hány kilogramm tömegű terhet tart meg a nagy dugattyú? (g = 10 N/kg)`,
      answer: num(mass),
      check: 'NUM',
      unit: 'kg',
      expr: `${force}*${large}/${small}/10`,
      wrong: [
        wrong(
          { force, large, small },
          ({ force, large, small }) => num(tidy((force * large) / small)),
          'tomeg-suly-azonos',
          'Ez a nagy dugattyúra ható erő newtonban. A tömeghez oszd el 10-zel!',
          'az erőt adja meg a tömeg helyett',
        ),
        wrong(
          { force },
          ({ force }) => num(force / 10),
          'ero-egyforma-a-ket-dugattyun',
          'Úgy vetted, mintha a két dugattyún egyforma volna az erő. A nyomás egyforma.',
        ),
        wrong(
          { force, large, small },
          ({ force, large, small }) => about((force * small) / large / 10, 2),
          'dugattyu-arany-forditva',
          'Fordítva vetted az arányt. A nagyobb felületen nagyobb az erő.',
        ),
        wrong(
          { force, large, small },
          ({ force, large, small }) => num((force * large * 10) / small),
          'suly-tomeg-valtas-forditva',
          'Az erőt 10-zel megszoroztad. 1 kg tömegű test súlya 10 N, ezért osztani kell.',
        ),
      ],
      other: 'Előbb a nagy dugattyúra ható erőt számold ki, aztán ebből a tömeget!',
      hints: [
        'Melyik dugattyún nagyobb az erő, és hányszor?',
        'Az erők aránya ugyanannyi, mint a felületek aránya. Az erőből a tömeg: osztás 10-zel.',
        `A nagy dugattyúra $${x(force)}\\cdot${x(large)}:${x(small)}$ newton erő hat.`,
      ],
      solution: `A nagy dugattyúra ható erő: $${x(force)}\\cdot${x(large)}:${x(small)}=${x(load)}$ N. A tömeg: $${x(load)}:10=${x(mass)}$ kg.`,
    },
    fits(kg => near((kg * 10) / large, force / small)),
  );
}

/** A lever before the press: the hand's force grows twice. */
export function handle(rng: Rng): Task {
  const times = rng.int(2, 12);
  const small = rng.int(2, 12);
  const ratio = rng.int(4, 40);
  const large = small * ratio;
  const hand = rng.int(4, 40) * 5;
  const mass = (hand * times * ratio) / 10;
  const piston = hand * times;
  redrawIf(!Number.isInteger(mass) || mass < 200 || mass > 3000 || large > 400 || times === ratio || times === 10 || ratio === 10);
  return numeric(
    {
      question: `Egy autóemelő karja a kéz erejét ${suf(times, 'szor')} akkorára növeli, és ezzel nyomja a kis dugattyút. A kis dugattyú felülete ${withUnit(small, 'cm²')}, a nagyé ${withUnit(large, 'cm²')}. A nagy dugattyú ${withUnit(mass, 'kg')} tömegű terhet tart. Mekkora erővel kell nyomni a kart? (g = 10 N/kg)`,
      answer: num(hand),
      check: 'NUM',
      unit: 'N',
      expr: `${mass}*10*${small}/${large}/${times}`,
      wrong: [
        wrong(
          { mass, ratio },
          ({ mass, ratio }) => num((mass * 10) / ratio),
          'emelokart-kihagyja',
          'Ez a kis dugattyúra ható erő. A kar is segít: a kéz ereje ennél kisebb.',
        ),
        wrong(
          { mass, times },
          ({ mass, times }) => about((mass * 10) / times, 2),
          'dugattyukat-kihagyja',
          'Csak a kart vetted figyelembe. A két dugattyú felülete is számít.',
        ),
        wrong(
          { mass, ratio, times },
          ({ mass, ratio, times }) => num(((mass * 10) / ratio) * times),
          'emelokarral-szoroz',
          `A kar a kéz erejét növeli, ezért a kézhez visszafelé ${suf(times, 'val')} osztani kell, nem szorozni.`,
        ),
        wrong(
          { mass, ratio, times },
          ({ mass, ratio, times }) => num(tidy(mass / ratio / times)),
          'tomeggel-szamol-suly-helyett',
          'A teher tömegével számoltál. A súlya newtonban tízszer akkora szám.',
        ),
      ],
      other: 'Haladj visszafelé: a teher súlya, a kis dugattyúra ható erő, végül a kéz ereje.',
      hints: [
        'Hány newton a teher súlya?',
        'A kis dugattyún annyiszor kisebb az erő, ahányszor kisebb a felülete. A kar tovább csökkenti a szükséges erőt.',
        `A teher súlya $${x(mass)}\\cdot10=${x(mass * 10)}$ N, a felületek aránya $${x(large)}:${x(small)}=${x(ratio)}$.`,
      ],
      solution: `A teher súlya $${x(mass)}\\cdot10=${x(mass * 10)}$ N. A felületek aránya $${x(large)}:${x(small)}=${x(ratio)}$, ezért a kis dugattyúra $${x(mass * 10)}:${x(ratio)}=${x(piston)}$ N erő kell. A kar miatt ezt ${suf(times, 'val')} osztjuk: $${x(piston)}:${x(times)}=${x(hand)}$ N.`,
    },
    fits(f => near((f * times) / small, (mass * 10) / large)),
  );
}
