import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { choice, multi, order, words, wrong } from '../../tasks.ts';
import { PROCESSES, type Process, type Role, type Step } from './processes.ts';

const ROLE_OF: Readonly<Record<Step['harm'], Role>> = { none: 'g', small: 'k', big: 'e' };
const NAMES: Readonly<Record<Role, string>> = {
  g: 'a gép egyedül',
  k: 'gép készíti, ember ellenőrzi',
  e: 'ember dönt',
};
const ROLES: readonly Role[] = ['g', 'k', 'e'];
const ASKED: Readonly<Record<Role, string>> = {
  g: 'Melyik lépést végezheti a gép egyedül?',
  k: 'Melyik lépésnél elég, ha a gép készíti el, és ember ellenőrzi?',
  e: 'Melyik lépésben döntsön ember?',
};
/** What a pupil believes who gives a step of the first role the second one. */
const SLIP: Readonly<Record<Role, Readonly<Record<Role, string>>>> = {
  g: { g: '', k: 'vagy-mindent-vagy-semmit', e: 'vagy-mindent-vagy-semmit' },
  k: { g: 'ellenorzes-idopazarlas', k: '', e: 'vagy-mindent-vagy-semmit' },
  e: { g: 'gep-donthet-emberrol', k: 'kockazatot-nem-nezi', e: '' },
};
const RULE =
  'Nagy baj, emberről szóló döntés vagy visszavonhatatlan lépés: ember dönt. Kis baj: ember ellenőriz. Ha nincs baj: mehet a gép.';

const roleOf = ({ harm }: Step): Role => ROLE_OF[harm];
/** The role by the second list. */
const reviewedRole = (process: Process, text: string): string =>
  process.reviewed[process.steps.findIndex(step => step.text === text)] ?? '';

/** All steps that belong to one role. */
function ofRole(rng: Rng, process: Process, count: number): Task {
  const role = rng.pick(ROLES);
  const chosen = rng.sample(process.steps, count);
  return multi(
    rng,
    {
      question: `${process.story} ${ASKED[role]}`,
      options: chosen.map(step => ({
        value: words(step.text),
        correct: roleOf(step) === role,
        explanation: `${step.why} Szerep: ${NAMES[roleOf(step)]}.`,
        ...(roleOf(step) === role ? {} : { misconception: SLIP[roleOf(step)][role] }),
      })),
      hints: [
        'Mindegyiknél kérdezd meg: mi történik, ha hibás?',
        RULE,
        `Kezdd ezzel: „${chosen[0]?.text ?? ''}”. Kit érint, ha rosszul sikerül?`,
      ],
      solution: chosen.map(step => `„${step.text}”: ${NAMES[roleOf(step)]}. ${step.why}`).join(' '),
    },
    text => reviewedRole(process, text) === role,
  );
}

/** One step of each role. */
function matched(rng: Rng, process: Process): Task {
  const chosen = ROLES.map(role => rng.pick(process.steps.filter(step => roleOf(step) === role)));
  const pairs = rng.shuffle(chosen).map(step => ({ left: step.text, right: NAMES[roleOf(step)] }));
  const told = chosen.map(step => `„${step.text}”: ${NAMES[roleOf(step)]}. ${step.why}`).join(' ');
  return {
    question: {
      type: 'match',
      question: `${process.story} Oszd szét a három lépést! Párosítsd őket a szereppel!`,
      pairs,
      explanation: told,
      hints: ['Melyik lépés hibája okozza a legnagyobb bajt?', RULE, `Ennek a hibája senkinek nem árt: „${chosen[0]?.text ?? ''}”.`],
      solution: told,
    },
    proof: pair => {
      const [text = '', name] = pair.split('|');
      return ROLES.some(role => NAMES[role] === name && reviewedRole(process, text) === role);
    },
  };
}

/** The check stands before the step that cannot be undone. */
function chainOrder({ story, chain }: Process): Task {
  return order(
    {
      question: `${story} Rakd sorba a lépéseket úgy, hogy a hiba időben kiderüljön!`,
      items: chain.map((text, i) => words(text, `${i}`)),
      hints: [
        'Melyik lépést nem lehet már visszacsinálni?',
        'Az ellenőrzés az elkészült munka után és a visszavonhatatlan lépés előtt van.',
        `Ez az utolsó: „${chain[3]}”`,
      ],
      solution: `A sorrend: ${chain.join(' → ')}`,
    },
    joined => joined.split('|').every((step, i) => Number(step) === i),
  );
}

/** Where the only check belongs. */
function whereToCheck(rng: Rng, { story, chain }: Process): Task {
  const [made, checked, final, after] = chain;
  const place = (text: string): string => `ez előtt: „${text}”`;
  return choice(
    rng,
    {
      question: `${story} Az ellenőrzés ez: „${checked}” Melyik helyre tegyétek a folyamatban?`,
      right: words(place(final)),
      because: 'Helyes! Ez után a lépés után a hiba már nem vonható vissza.',
      wrong: [
        wrong({ made }, ({ made }) => words(place(made)), 'hibalanc-nem-latja', 'Ekkor még nincs mit ellenőrizni: a munka nem készült el.'),
        wrong({ after }, ({ after }) => words(place(after)), 'utolag-ellenoriz', 'Ekkorra a visszavonhatatlan lépés már megtörtént.'),
        wrong({ after }, ({ after }) => words(`ez után: „${after}”`), 'utolag-ellenoriz', 'A végén már csak megtudod, hogy baj lett.'),
      ],
      hints: [
        'Mi az a lépés, amely után már késő?',
        'Az ellenőrzéshez legyen kész a munka, de a baj még legyen megelőzhető!',
        `Ez a lépés készíti el a munkát: „${made}” Az ellenőrzés ez után jön.`,
      ],
      solution: `Az ellenőrzés helye: ${place(final)} Előtte elkészül a munka, utána már nem vonható vissza.`,
    },
    text => text.startsWith('ez előtt') && text.includes(chain[chain.indexOf(checked) + 1] ?? ''),
  );
}

/** The one step a person must not leave to the machine, among harmless ones. */
function mostDangerous(rng: Rng, process: Process): Task {
  const right = rng.pick(process.steps.filter(step => step.harm === 'big'));
  const others = rng.sample(
    process.steps.filter(step => step.harm !== 'big'),
    3,
  );
  redrawIf(others.length < 3);
  return choice(
    rng,
    {
      question: `${process.story} Az ügynök mindent magától intézne. Melyik lépés előtt kell mindenképp embert kérdeznie?`,
      right: words(right.text),
      because: `Helyes! ${right.why}`,
      wrong: others.map(step =>
        wrong({ text: step.text }, ({ text }) => words(text), 'kockazatot-nem-nezi', `Itt egy hiba nem okoz nagy bajt. ${step.why}`),
      ),
      hints: [
        'Mit nem lehet visszacsinálni, vagy melyik szól emberről?',
        RULE,
        `Ez kisebb gond: „${others[0]?.text ?? ''}”. Keress nála nagyobbat!`,
      ],
      solution: `„${right.text}” – ${right.why}`,
    },
    text => reviewedRole(process, text) === 'e',
  );
}

export const taskSplit = defineGenerator('gen-task-split', 'Feladatmegosztás', ['ai-78-feladatmegosztas'], [], (rng, level) => {
  const process = rng.pick(PROCESSES.filter(p => p.level === level));
  return rng.pick([
    () => ofRole(rng, process, level === 1 ? 4 : 5),
    () => matched(rng, process),
    () => chainOrder(process),
    () => whereToCheck(rng, process),
    () => mostDangerous(rng, process),
  ])();
});
