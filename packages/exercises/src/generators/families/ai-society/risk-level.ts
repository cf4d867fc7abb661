import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Task } from '../../engine.ts';
import { choice, multi, words, wrong } from '../../tasks.ts';
import { CASES, RIGHTS, type Right, type RiskCase, SHIFTS, STEP_NAMES, STEPS, type Step, TROUBLES } from './risk-cases.ts';

/** The reviewer's own sorting, written down without looking at the bank's. */
const REVIEWED: Readonly<Record<Step, ReadonlySet<string>>> = {
  tilos: new Set(['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9', 'v2', 'v9', 'v11']),
  magas: new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'h9', 'h10', 'h11', 'v1', 'v3', 'v7', 'v12', 'v14']),
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

/** Why `said` is wrong for a use of the step `right`. */
function reasonAgainst(said: Step, right: Step): string {
  if (said === 'tilos') return 'Ez a cél nem tiltott.';
  if (said === 'magas') return right === 'tilos' ? 'Itt a feltételek sem elegek.' : 'Itt a gép nem dönt senkinek a sorsáról.';
  if (said === 'jelez') return right === 'minimalis' ? 'Itt senki sem véli a gépet embernek.' : 'Itt a jelzés kevés.';
  return 'Ennél szigorúbb fok kell.';
}

const wrongSteps = (id: string, right: Step, why: string, old?: Step) =>
  STEPS.filter(step => step !== right).map(step =>
    wrong(
      { id, step },
      ({ step }) => words(STEP_NAMES[step], step),
      step === old ? 'regi-celt-nezi' : STEPS.indexOf(step) < STEPS.indexOf(right) ? 'kockazatot-tulbecsul' : 'kockazatot-alabecsul',
      step === old ? `Ez a régi felhasználás foka volt. ${why}` : `${reasonAgainst(step, right)} ${why}`,
    ),
  );

function whichStep(rng: Rng): Task {
  const { id, text, step, why } = rng.pick(CASES);
  return choice(
    rng,
    {
      question: `Melyik fokra kerül ez a felhasználás? „${text}”`,
      right: words(STEP_NAMES[step], step),
      because: `Helyes! ${why}`,
      wrong: wrongSteps(id, step, why),
      hints: ['Kit ér kár, ha a gép téved vagy visszaélnek vele?', RULE, 'Kezdd a legszigorúbb fokkal: sért-e alapvető jogot ez a cél?'],
      solution: `${why} A fok: ${STEP_NAMES[step]}.`,
    },
    stepProof(id),
  );
}

const quote = (cases: readonly RiskCase[]): string => cases.map(({ text, why }) => `„${text}” ${why}`).join(' ');

/** One use of each step. */
function matchSteps(rng: Rng): Task {
  const chosen = STEPS.map(step => rng.pick(CASES.filter(one => one.step === step)));
  const solution = chosen.map(one => `${STEP_NAMES[one.step]}: ${one.why}`).join(' ');
  return {
    question: {
      type: 'match',
      question: 'Párosítsd a felhasználást a fokával!',
      pairs: chosen.map(one => ({ left: one.text, right: STEP_NAMES[one.step] })),
      explanation: solution,
      hints: [
        'Keresd meg először azt, amelyik alapvető jogot sért!',
        RULE,
        'A legkisebb kárral járó felhasználás a minimális fokra kerül.',
      ],
      solution,
    },
    proof: pair => chosen.some(({ id, text }) => STEPS.some(step => pair === `${text}|${STEP_NAMES[step]}` && REVIEWED[step].has(id))),
  };
}

const ASKED: Readonly<Record<Step, string>> = {
  tilos: 'Melyik felhasználás **tiltott**?',
  magas: 'Melyik felhasználás **magas kockázatú**, vagyis szabad, de emberi felügyelettel?',
  jelez: 'Melyiknél a **jelzés** a kötelesség: tudni kell, hogy gép vagy mesterséges?',
  minimalis: 'Melyik felhasználásra **nincs külön kötelesség**?',
};

function pickStep(rng: Rng): Task {
  const asked = rng.pick(STEPS);
  const own = rng.sample(
    CASES.filter(({ step }) => step === asked),
    rng.int(1, 3),
  );
  const others = rng.sample(
    CASES.filter(({ step }) => step !== asked),
    5 - own.length,
  );
  return multi(
    rng,
    {
      question: ASKED[asked],
      options: [...own, ...others].map(one => ({
        value: words(one.text, one.id),
        correct: one.step === asked,
        explanation: one.step === asked ? one.why : `Ennek a foka: ${STEP_NAMES[one.step]}. ${one.why}`,
        ...(one.step === asked
          ? {}
          : { misconception: STEPS.indexOf(asked) < STEPS.indexOf(one.step) ? 'kockazatot-tulbecsul' : 'kockazatot-alabecsul' }),
      })),
      hints: ['Mindegyiknél képzeld el, mi történik, ha a gép téved!', RULE, 'Zárd ki azokat, amelyek biztosan más fokra kerülnek!'],
      solution: quote(own),
    },
    id => REVIEWED[asked].has(id),
  );
}

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
  if (level === 1) return rng.chance(0.6) ? whichStep(rng) : matchSteps(rng);
  if (level === 2) return rng.chance(0.65) ? pickStep(rng) : matchRights(rng);
  return rng.chance(0.45) ? afterShift(rng) : shiftsThat(rng, rng.chance(0.5));
});
