import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Task } from '../../engine.ts';
import { choice, multi, words, wrong } from '../../tasks.ts';
import { quote } from '../shared/quote.ts';
import { backwards, branches, casesOf, followRule, guessRule } from './rule-machines.ts';
import { CHANGES, JOBS, type Job } from './rule-vs-learned-bank.ts';

/** A second reader's sorting, from the texts alone. */
const REVIEWED_RULE = new Set('r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r14 v1 v3 v5 v7 v9 v11'.split(' '));
const NAMES: Readonly<Record<Job['kind'], string>> = { rule: 'elég egy leírt szabály', learned: 'példákból tanuló program kell' };
const QUESTION = 'Le tudnád írni röviden és pontosan a lépéseket? Ha igen, szabály kell. Ha túl sok a kivétel, tanuló program.';

function whichNeed(rng: Rng, kind: Job['kind'], count: number): Task {
  const own = rng.sample(
    JOBS.filter(one => one.kind === kind),
    rng.int(1, count - 1),
  );
  const others = rng.sample(
    JOBS.filter(one => one.kind !== kind),
    count - own.length,
  );
  const chosen = [...own, ...others];
  return multi(
    rng,
    {
      question: kind === 'rule' ? 'Melyik feladathoz **elég egy leírt szabály**?' : 'Melyik feladathoz kell **példákból tanuló** program?',
      options: chosen.map(one => ({
        value: words(one.text, one.id),
        correct: one.kind === kind,
        explanation: `${one.why} Ide ${NAMES[one.kind]}.`,
        ...(one.kind === kind ? {} : { misconception: one.misconception }),
      })),
      hints: [
        kind === 'rule'
          ? 'Melyiket tudnád leírni egyetlen „ha… akkor…” mondattal?'
          : 'Melyiknél akadnál el, ha le kellene írnod a lépéseket?',
        QUESTION,
        `Próbáld ezzel: ${quote(chosen[0]?.text ?? '')} Hány mondat kellene hozzá?`,
      ],
      solution: own.map(one => `${quote(one.text)} ${one.why}`).join(' '),
    },
    id => REVIEWED_RULE.has(id) === (kind === 'rule'),
  );
}

/** What people gave to each machine. */
function matchGiven(rng: Rng): Task {
  const chosen = rng.shuffle([
    ...rng.sample(
      JOBS.filter(one => one.kind === 'rule'),
      2,
    ),
    ...rng.sample(
      JOBS.filter(one => one.kind === 'learned'),
      2,
    ),
  ]);
  const solution = chosen.map(one => `${quote(one.text)} Ezt kapta: ${one.gave}. ${one.why}`).join(' ');
  return {
    question: {
      type: 'match',
      question: 'Szabályt vagy példákat kapott? Párosítsd a gépet azzal, amit az emberek adtak neki!',
      pairs: chosen.map(one => ({
        left: one.text,
        right: one.gave,
        misplaced:
          one.kind === 'rule'
            ? 'Ez leírt szabály: annak a gépnek való, amelyiknek pontosan ezek a lépései.'
            : 'Ezek példák a helyes válasszal: annak a tanuló programnak valók, amelyik éppen ilyeneket ismer fel.',
      })),
      explanation: solution,
      hints: [
        'Melyik két gép kapott szabályt?',
        'A tanuló program olyan példákat kap, amilyenekkel dolgozni fog, a helyes válasszal együtt.',
        `Ezt a gépet rövid mondattal is le lehet írni: ${quote(chosen.find(one => one.kind === 'rule')?.text ?? '')}`,
      ],
      solution,
    },
    proof: pair => JOBS.some(one => pair === `${one.text}|${one.gave}`),
  };
}

const NO_REPAIR: readonly (readonly [text: string, misconception: string, against: string])[] = [
  ['Megvárják, amíg a gép magától kijavítja.', 'mi-be-nem-kell-ember', 'Egyik fajta gép sem javul ki emberi munka nélkül.'],
  ['Vesznek hozzá egy sokkal gyorsabb számítógépet.', 'ha-szamol-akkor-okos', 'A gyorsabb gép ugyanazt a hibát gyorsabban követi el.'],
];

function repair(rng: Rng): Task {
  const one = rng.pick(CHANGES);
  return choice(
    rng,
    {
      question: `${one.story} Melyik javítás segít?`,
      right: words(one.repair, `${one.kind}:jo`),
      because: `Helyes! ${one.kind === 'rule' ? 'Ez a gép leírt szabályt követ, tehát a szabályt kell átírni.' : 'Ez a gép példákból tanult, tehát új, felcímkézett példák kellenek.'}`,
      wrong: [
        wrong(
          { other: one.other },
          ({ other }) => words(other, 'mas'),
          'rossz-utat-javit',
          one.kind === 'rule'
            ? 'Ez a gép nem tanul példákból: leírt szabályt követ.'
            : 'Ez nem ad új példát a gépnek, ezért ugyanúgy tévedne.',
        ),
        ...NO_REPAIR.map(([text, misconception, against], i) =>
          wrong({ text, i }, ({ text, i }) => words(text, `semmi${i}`), misconception, against),
        ),
      ],
      hints: [
        'Mit adott az ember ennek a gépnek: szabályt vagy példákat?',
        'Azt kell megváltoztatni, amit az ember adott: a szabályt átírni, a tanulónak új példát adni.',
        one.kind === 'rule' ? 'Ennek a gépnek a működése egy mondatban leírható.' : 'Ennek a gépnek a feladatára nincs rövid szabály.',
      ],
      solution: `${one.kind === 'rule' ? 'Szabályt követő gép' : 'Tanuló gép'}: ${quote(one.repair)}`,
    },
    key => key === `${REVIEWED_RULE.has(one.id) ? 'rule' : 'learned'}:jo`,
  );
}

export const ruleVsLearned = defineGenerator(
  'gen-rule-vs-learned',
  'Szabály vagy tanulás?',
  ['ai-56-mi-vagy-program'],
  [],
  (rng, level) => {
    if (level === 1) return rng.pick([() => whichNeed(rng, rng.chance(0.5) ? 'rule' : 'learned', 4), () => followRule(rng)])();
    if (level === 2) return rng.pick([() => matchGiven(rng), () => backwards(rng), () => branches(rng), () => repair(rng)])();
    return rng.pick([() => guessRule(rng), () => casesOf(rng), () => whichNeed(rng, rng.chance(0.5) ? 'rule' : 'learned', 6)])();
  },
);
