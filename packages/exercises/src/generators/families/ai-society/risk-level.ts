import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Task } from '../../engine.ts';
import { choice, multi, words, wrong } from '../../tasks.ts';
import { boxTasks } from '../shared/boxes.ts';
import { quote } from '../shared/quote.ts';
import { CASES, RIGHTS, type Right, type RiskCase, SHIFTS, STEP_NAMES, STEPS, type Step, TROUBLES } from './risk-cases.ts';

/** The reviewer's own sorting, written down without looking at the bank's. */
const REVIEWED: Readonly<Record<Step, ReadonlySet<string>>> = {
  tilos: new Set(['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9', 'v2', 'v9', 'v11']),
  nagy: new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'h9', 'h10', 'h11', 'v1', 'v3', 'v7', 'v12', 'v14']),
  jelez: new Set(['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7', 'l8', 'l9', 'v5', 'v13']),
  minimalis: new Set(['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'v4', 'v6', 'v8', 'v10']),
};
const REVIEWED_RIGHTS: Readonly<Record<Right, ReadonlySet<string>>> = {
  access: new Set(['j1', 'j2', 'j3']),
  repair: new Set(['j4', 'j5', 'j6']),
  erase: new Set(['j7', 'j8', 'j9']),
  review: new Set(['j10', 'j11', 'j12']),
};
const RULE = 'Sorban kérdezd: tiltott cél? Sorsról dönt? Embernek vagy igazinak vélhetik? Ha egyik sem, minimális.';
const isStep = (key: string): key is Step => STEPS.some(step => step === key);
const stepProof = (id: string) => (key: string) => isStep(key) && REVIEWED[key].has(id);

/** Words that name a step: a reply to a wrong step must not say the right one. */
const NAMES_STEP = /til(?:os|alm|t)|jelezni|jelölni|kockázat|minimális/iu;

/** What leads on where the reason itself would name the step. */
const ASK_ON: Readonly<Record<Step, string>> = {
  tilos: 'Gondold végig, kinek a jogát vagy érdekét sérti ez a cél!',
  nagy: 'Gondold végig, mi múlik ezen valakinek az életében!',
  jelez: 'Gondold végig, mit hihet az, aki ezt látja vagy hallja!',
  minimalis: 'Gondold végig, mekkora baj lehet egy tévedésből!',
};
const clueOf = (why: string, right: Step): string => (NAMES_STEP.test(why) ? ASK_ON[right] : why);

/** Why `said` is wrong for a use of the step `right`. */
function reasonAgainst(said: Step, right: Step): string {
  if (said === 'tilos') return 'Ez a cél nem tiltott.';
  if (said === 'nagy') return right === 'tilos' ? 'Itt szigorú feltételekkel sem lehet.' : 'Itt a gép nem dönt senkinek a sorsáról.';
  if (said === 'jelez') return right === 'minimalis' ? 'Itt senki sem véli a gépet embernek.' : 'Itt a jelzés kevés.';
  return 'Ennél szigorúbb fok kell.';
}

const misjudged = (said: Step, right: Step): string =>
  STEPS.indexOf(said) < STEPS.indexOf(right) ? 'kockazatot-tulbecsul' : 'kockazatot-alabecsul';

const wrongSteps = (id: string, right: Step, why: string, old?: Step) =>
  STEPS.filter(step => step !== right).map(step =>
    wrong(
      { id, step },
      ({ step }) => words(STEP_NAMES[step], step),
      step === old ? 'regi-celt-nezi' : misjudged(step, right),
      step === old ? `Ez a régi felhasználás foka volt. ${clueOf(why, right)}` : `${reasonAgainst(step, right)} ${clueOf(why, right)}`,
    ),
  );

const sorted = boxTasks<Step, RiskCase>({
  keys: STEPS,
  names: STEP_NAMES,
  reviewed: REVIEWED,
  boxOf: ({ step }) => step,
  why: ({ why }) => why,
  against: ({ step, why }, said) => `${reasonAgainst(said, step)} ${clueOf(why, step)}`,
  slip: ({ step }, said) => misjudged(said, step),
  rule: RULE,
  one: {
    asks: text => `Melyik fokra kerül ez a felhasználás? ${quote(text)}`,
    nudge: 'Kit ér kár, ha a gép téved vagy visszaélnek vele?',
    firstStep: 'Kezdd a legszigorúbb fokkal: sért-e alapvető jogot ez a cél?',
  },
  several: {
    asks: {
      tilos: 'Melyik felhasználás **tiltott**?',
      nagy: 'Melyik felhasználás **nagy kockázatú**, vagyis szabad, de emberi felügyelettel?',
      jelez: 'Melyiknél a **jelzés** a kötelesség: tudni kell, hogy géppel beszélsz, vagy hogy mesterséges, amit látsz, hallasz?',
      minimalis: 'Melyik felhasználásra **nincs külön kötelesség**?',
    },
    nudge: 'Mindegyiknél képzeld el, mi történik, ha a gép téved!',
    firstStep: 'Zárd ki azokat, amelyek biztosan más fokra kerülnek!',
  },
  pairs: {
    asks: 'Párosítsd a felhasználást a fokával!',
    nudge: 'Keresd meg először azt, amelyik alapvető jogot sért!',
    firstStep: 'A legkisebb kárral járó felhasználás a minimális fokra kerül.',
    means: {
      tilos: 'Tiltott az, aminek már a célja is alapvető jogot sért.',
      nagy: 'Nagy kockázatú az, ami emberek sorsáról dönt: szabad, de feltételekkel.',
      jelez: 'Jelezni kell ott, ahol a gépet embernek vagy a művét igazinak vélhetik.',
      minimalis: 'Minimális az, ami nem tiltott célú, nem dönt sorsról, és nem is téveszt meg senkit.',
    },
  },
});

function matchRights(rng: Rng): Task {
  const chosen = (Object.keys(RIGHTS) as Right[]).map(right => rng.pick(TROUBLES.filter(one => one.right === right)));
  const solution = chosen.map(one => `„${RIGHTS[one.right]}”, mert ${one.why}.`).join(' ');
  return {
    question: {
      type: 'match',
      question: 'Melyik helyzetben mit érdemes kérni?',
      pairs: chosen.map(one => ({ left: one.text, right: RIGHTS[one.right] })),
      explanation: solution,
      hints: [
        'Mi a baj: nem tudja, hibás, felesleges, vagy gép döntött?',
        'Hiányzó tudásnál kérdezni, hibánál javíttatni, felesleges adatnál töröltetni, gépi döntésnél átnézetni kell.',
        'Keresd meg, melyik helyzetben született döntés!',
      ],
      solution,
    },
    proof: pair =>
      chosen.some(({ id, text }) =>
        (Object.keys(RIGHTS) as Right[]).some(right => pair === `${text}|${RIGHTS[right]}` && REVIEWED_RIGHTS[right].has(id)),
      ),
  };
}

/** The same program with a new aim. */
function afterShift(rng: Rng): Task {
  const { id, before, after, from, to, why } = rng.pick(SHIFTS);
  return choice(
    rng,
    {
      question: `${before} ${after} Melyik fokra kerül az új felhasználás?`,
      right: words(STEP_NAMES[to], to),
      because: `Helyes! ${why}`,
      wrong: wrongSteps(id, to, why, from),
      hints: ['A technika ugyanaz. Mi változott meg?', RULE, `A régi felhasználás foka ez volt: ${STEP_NAMES[from]}.`],
      solution: `${why} Az új fok: ${STEP_NAMES[to]}.`,
    },
    stepProof(id),
  );
}

/** Which changes of aim ask for stricter or milder rules. */
function shiftsThat(rng: Rng, stricter: boolean): Task {
  const chosen = rng.sample(SHIFTS, 4);
  const moves = (one: (typeof SHIFTS)[number]): boolean => STEPS.indexOf(one.to) < STEPS.indexOf(one.from) === stricter;
  const numberOf = (id: string): number => STEPS.findIndex(step => REVIEWED[step].has(id));
  const was = new Map(chosen.map(one => [one.id, STEPS.indexOf(one.from)]));
  return multi(
    rng,
    {
      question: `Egy program célja megváltozik. Melyik változás után kerül **${stricter ? 'szigorúbb' : 'enyhébb'}** fokra?`,
      options: chosen.map(one => ({
        value: words(`${one.before} ${one.after}`, one.id),
        correct: moves(one),
        explanation: `Régen: ${STEP_NAMES[one.from]}, most: ${STEP_NAMES[one.to]}. ${one.why}`,
        ...(moves(one) ? {} : { misconception: 'regi-celt-nezi' }),
      })),
      hints: [
        'Minden esetben kétszer sorolj be: előtte és utána!',
        RULE,
        stricter ? 'Keresd, hol lett nagyobb a lehetséges kár!' : 'Keresd, hol lett kisebb a lehetséges kár!',
      ],
      solution: chosen.map(one => `„${one.after}” ${STEP_NAMES[one.from]} → ${STEP_NAMES[one.to]}.`).join(' '),
    },
    id => numberOf(id) < (was.get(id) ?? 0) === stricter,
  );
}

export const riskLevel = defineGenerator('gen-risk-level', 'Kockázati fokok', ['ai-78-szabalyok-jogok'], [], (rng, level) => {
  if (level === 1) return rng.chance(0.6) ? sorted.one(rng, CASES) : sorted.pairs(rng, CASES);
  if (level === 2) return rng.chance(0.65) ? sorted.several(rng, CASES, 5) : matchRights(rng);
  return rng.chance(0.45) ? afterShift(rng) : shiftsThat(rng, rng.chance(0.5));
});
