import type { Rng } from '@eszkerek/numbers/chance';
import { capital } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Task } from '../../engine.ts';
import { choice, words, wrong } from '../../tasks.ts';
import { boxTasks } from '../shared/boxes.ts';
import { quote } from '../shared/quote.ts';
import { leastPenalty, reward, threeGroups, twoTries, widestGap } from './learning-numbers.ts';
import { CASES, HACKS, PATH_NAMES, PATHS, type Path, SHIFTS } from './learning-type-bank.ts';

/** A second reader's sorting of the texts. */
const REVIEWED: Readonly<Record<Path, ReadonlySet<string>>> = {
  felugyelt: new Set('f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 s1 s3 s5 s10 s11'.split(' ')),
  nelkuli: new Set('n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 s4 s7 s9 s12'.split(' ')),
  megerositeses: new Set('m1 m2 m3 m4 m5 m6 m7 m8 m9 m10 m11 s2 s6 s8 s13'.split(' ')),
};
const isPath = (key: string): key is Path => PATHS.some(path => path === key);
const RULE = 'Kérdezd meg, mit kap a gép: minden példához helyes választ, semmit, vagy jutalmat a próbálkozásért!';
const ABOUT: Readonly<Record<Path, string>> = {
  felugyelt: 'A felügyelt tanulásnál minden példához megvan a helyes válasz',
  nelkuli: 'A felügyelet nélküli tanulásnál se címke, se jutalom nincs',
  megerositeses: 'A megerősítéses tanulásnál a program próbálkozik, és jutalmat kap',
};
/** What a pupil believes who says the second path for the first one. */
const SLIP: Readonly<Record<Path, Readonly<Record<Path, string>>>> = {
  felugyelt: { felugyelt: '', nelkuli: 'cimket-nem-veszi-eszre', megerositeses: 'cimket-jutalomnak-veszi' },
  nelkuli: { felugyelt: 'cimke-nelkul-nem-lehet-tanulni', nelkuli: '', megerositeses: 'jutalmat-lat-ahol-nincs' },
  megerositeses: { felugyelt: 'jutalmat-cimkenek-veszi', nelkuli: 'jutalmat-nem-veszi-eszre', megerositeses: '' },
};

const wrongPaths = (right: Path, gets: string, old?: Path) =>
  PATHS.filter(path => path !== right).map(path =>
    wrong(
      { path },
      ({ path }) => words(PATH_NAMES[path], path),
      path === old ? 'regi-visszajelzest-nezi' : SLIP[right][path],
      path === old ? `Ez a régi út volt. Most ${gets}.` : `${ABOUT[path]}. Itt viszont ${gets}.`,
    ),
  );

const sorted = boxTasks<Path, (typeof CASES)[number]>({
  keys: PATHS,
  names: PATH_NAMES,
  reviewed: REVIEWED,
  boxOf: ({ path }) => path,
  why: ({ path, gets }) => `${ABOUT[path]}: ${gets}.`,
  against: ({ gets }, said) => `${ABOUT[said]}. Itt viszont ${gets}.`,
  slip: ({ path }, said) => SLIP[path][said],
  rule: RULE,
  one: {
    asks: text => `${text} Melyik út ez?`,
    nudge: 'Ne a témát nézd: milyen visszajelzést kap a program?',
    firstStep: 'Keresd a leírásban: kész válasz, pont, vagy egyik sem?',
  },
  several: {
    asks: {
      felugyelt: 'Melyik program tanul **felügyelt** úton?',
      nelkuli: 'Melyik program tanul **felügyelet nélkül**?',
      megerositeses: 'Melyik program tanul **megerősítéssel**?',
    },
    nudge: 'Mindegyiknél keresd meg, mit kap vissza a program!',
    firstStep: 'A „felügyelt” szó nem azt jelenti, hogy valaki nézi a gépet.',
  },
  pairs: {
    asks: 'Három program három úton tanul. Párosítsd őket!',
    nudge: 'Melyik program kap jutalmat a próbálkozásért?',
    firstStep: 'Keresd meg azt is, amelyiknél se kész válasz, se jutalom nincs: az a felügyelet nélküli.',
    means: {
      felugyelt: `${ABOUT.felugyelt}. Nem az a kérdés, nézi-e valaki a gépet: a címke dönt.`,
      nelkuli: `${ABOUT.nelkuli}. A „felügyelet” itt a címkét jelenti, nem azt, hogy valaki nézi a gépet.`,
      megerositeses: `${ABOUT.megerositeses}. Ez akkor is így van, ha közben valaki nézi.`,
    },
  },
});

/** Leads back to the description, from what was chosen. */
const SEEK: Readonly<Record<Path, string>> = {
  felugyelt: 'Keresd a leírásban: tartozik-e minden példához előre megadott, helyes válasz?',
  nelkuli: 'Olvasd el újra a leírást: tényleg nincs benne se kész válasz, se pont?',
  megerositeses: 'Keresd a leírásban: próbálkozik-e a program, és kap-e érte pontot vagy levonást?',
};

/** The feedback that belongs to a program, in its own words. */
function whichFeedback(rng: Rng): Task {
  const one = rng.pick(CASES);
  const GIVEN: Readonly<Record<Path, string>> = {
    felugyelt: 'minden példához a helyes választ',
    nelkuli: 'semmit, csak hasonlóságot keres',
    megerositeses: 'pontot vagy levonást a próbáiért',
  };
  const task = choice(
    rng,
    {
      question: `${one.text} Mit kap visszajelzésként ez a program?`,
      right: words(GIVEN[one.path], one.path),
      because: `Helyes! ${capital(one.gets)}: ez ${PATH_NAMES[one.path]}.`,
      wrong: PATHS.filter(path => path !== one.path).map(path =>
        wrong({ path, text: GIVEN[path] }, ({ path, text }) => words(text, path), SLIP[one.path][path], SEEK[path]),
      ),
      hints: [
        'Mit tud meg a program egy-egy példa vagy próba után?',
        RULE,
        'Olvasd el újra a leírás végét: ott áll, mi tartozik a példákhoz vagy a próbákhoz.',
      ],
      solution: `${capital(one.gets)}: ${PATH_NAMES[one.path]}.`,
    },
    key => isPath(key) && REVIEWED[key].has(one.id),
  );
  return { ...task, slips: [] };
}

/** The same field with a new feedback. */
function afterShift(rng: Rng): Task {
  const one = rng.pick(SHIFTS);
  return choice(
    rng,
    {
      question: `${one.before} ${one.after} Melyik úton tanul most?`,
      right: words(PATH_NAMES[one.to], one.to),
      because: `Helyes! ${ABOUT[one.to]}: ${one.gets}.`,
      wrong: wrongPaths(one.to, one.gets, one.from),
      hints: ['A téma ugyanaz maradt. Mi változott meg?', RULE, `A régi út ez volt: ${PATH_NAMES[one.from]}.`],
      solution: `Régen: ${PATH_NAMES[one.from]}. Most ${one.gets}, tehát ${PATH_NAMES[one.to]}.`,
    },
    key => isPath(key) && REVIEWED[key].has(one.id),
  );
}

const NO_REPAIR: readonly (readonly [text: string, misconception: string, against: string])[] = [
  ['Kapjon kétszer annyi pontot azért, amiért eddig is járt.', 'tobb-jutalom-megold', 'Ettől ugyanez a viselkedés még jobban megéri neki.'],
  [
    'Üljön mellé egy tanár, aki tanulás közben végig nézi.',
    'felugyelet-egyenlo-tanar-nezi',
    'A nézéstől a pontozás nem változik, és a program a pontot követi.',
  ],
  ['Várják meg, amíg belátja, hogy ez így nem tisztességes.', 'mi-gondolkodik-es-erez', 'A programnak nincs belátása. A jutalmat követi.'],
  [
    'Futtassák sokkal gyorsabb gépen, ugyanezzel a pontozással.',
    'gyorsabb-gep-megold',
    'Gyorsabban tanulná meg ugyanazt a rossz viselkedést.',
  ],
];

/** The reward that teaches what was wanted. */
function mendReward(rng: Rng): Task {
  const one = rng.pick(HACKS);
  const task = choice(
    rng,
    {
      question: `${one.story} Melyik változtatás javítja ki?`,
      right: words(one.repair),
      because: 'Helyes! A program azt tanulja meg, amit pontozunk. Most a valódi cél ér pontot.',
      wrong: rng
        .sample(NO_REPAIR, 3)
        .map(([text, misconception, against]) => wrong({ text }, ({ text }) => words(text), misconception, against)),
      hints: [
        'Miért jár most a pont, és mi lett volna a valódi cél?',
        'A program azt a viselkedést tanulja meg, amelyik több jutalmat hoz.',
        'Olyan változtatást keress, amelyik magán a pontozáson változtat, a cél felé!',
      ],
      solution: `A pontozás nem a célt méri. Jó változtatás: ${quote(one.repair)}`,
    },
    text => /járjon|érzékelő adja/.test(text) && HACKS.some(({ story, repair }) => story === one.story && repair === text),
  );
  return { ...task, slips: [] };
}

export const learningType = defineGenerator('gen-learning-type', 'A gépi tanulás útjai', ['ai-78-gepi-tanulas-utjai'], [], (rng, level) => {
  if (level === 1) return rng.pick([() => sorted.one(rng, CASES), () => sorted.pairs(rng, CASES), () => reward(rng)])();
  if (level === 2)
    return rng.pick([() => sorted.several(rng, CASES, 4), () => whichFeedback(rng), () => widestGap(rng), () => twoTries(rng)])();
  return rng.pick([() => afterShift(rng), () => mendReward(rng), () => threeGroups(rng), () => leastPenalty(rng)])();
});
