import type { Rng } from '@eszkerek/numbers/chance';
import { capital } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { choice, multi, words, wrong } from '../../tasks.ts';
import { quote } from '../shared/quote.ts';
import { FIELD_NAMES, FIELDS, type Field, type Flaw, type Plan } from './design-plan.ts';
import { SCHOOL_PLANS } from './design-plans-school.ts';
import { TOWN_PLANS } from './design-plans-town.ts';

const PLANS = [...SCHOOL_PLANS, ...TOWN_PLANS];

/** Which fields a reviewer found faulty in the flaws of each plan, in their order, without looking at the bank's marks. */
const REVIEWED: Readonly<Record<string, readonly Field[]>> = {
  kuka: ['adat', 'meroszam', 'felul'],
  konyv: ['cel', 'adat', 'felul'],
  zebra: ['adat', 'veszely', 'meroszam'],
  menza: ['cel', 'veszely', 'felul'],
  talalt: ['adat', 'meroszam', 'felul'],
  jeg: ['adat', 'veszely', 'felul'],
  meh: ['cel', 'adat', 'meroszam'],
  jel: ['cel', 'adat', 'felul'],
  gyakorlo: ['adat', 'meroszam', 'felul'],
  madar: ['cel', 'veszely', 'felul'],
  level: ['adat', 'veszely', 'felul'],
  bicikli: ['adat', 'veszely', 'felul'],
  busz: ['adat', 'meroszam', 'felul'],
  terem: ['cel', 'meroszam', 'felul'],
  hang: ['adat', 'veszely', 'felul'],
  par: ['cel', 'adat', 'felul'],
  kert: ['adat', 'veszely', 'felul'],
  szinhaz: ['cel', 'adat', 'felul'],
  edzes: ['cel', 'adat', 'meroszam'],
  lo: ['adat', 'veszely', 'meroszam'],
  gomba: ['adat', 'veszely', 'meroszam'],
  patak: ['cel', 'adat', 'felul'],
  tanc: ['adat', 'meroszam', 'felul'],
  erdo: ['adat', 'veszely', 'felul'],
};
const reviewedField = (plan: Plan, text: string): Field | undefined => REVIEWED[plan.id]?.[plan.flaws.findIndex(one => one.text === text)];

/** Without slips: two pupils' answers to such a question would repeat the options. */
const asked = (task: Task): Task => ({ ...task, slips: [] });
const intro = (plan: Plan): string => `Egy csapat terve: **${plan.what}**.`;
const listed = (sentences: readonly string[]): string => sentences.map(one => `- ${one}`).join('\n');
const CANVAS = 'Az öt mező: cél (kinek a gondja), adat, veszély (melyik tévedés a súlyosabb), mérőszám, felülvizsgálat.';
const ASKS: Readonly<Record<Field, string>> = {
  cel: 'Kinek a gondját oldja meg?',
  adat: 'Miből tanul?',
  veszely: 'Melyik tévedés a súlyosabb?',
  meroszam: 'Mit mérnek?',
  felul: 'Ki állíthatja le, és mikor mérnek újra?',
};

/** Sentences of a plan and the fields they fill. */
function matchFields(rng: Rng): Task {
  const plan = rng.pick(PLANS);
  const fields = rng.sample(FIELDS, 4);
  const solution = capital(fields.map(field => `${FIELD_NAMES[field]}: ${quote(plan.good[field])}`).join('; '));
  return {
    question: {
      type: 'match',
      question: `${intro(plan)} Melyik mondat melyik mezőbe való?`,
      pairs: fields.map(field => ({
        left: plan.good[field],
        right: FIELD_NAMES[field],
        misplaced: `${capital(FIELD_NAMES[field])} – ez a mező erre a kérdésre felel: ${quote(ASKS[field])}`,
      })),
      explanation: solution,
      hints: ['Melyik kérdésre felel a mondat?', CANVAS, 'Kezdd azzal, amelyikben mérnek vagy megszámolnak valamit, ha van ilyen!'],
      solution,
    },
    proof: pair =>
      FIELDS.some(field => Object.entries(plan.good).some(([name, text]) => name === field && pair === `${text}|${FIELD_NAMES[field]}`)),
  };
}

/** Which fields nobody filled. */
function missing(rng: Rng): Task {
  const plan = rng.pick(PLANS);
  const left = rng.sample(FIELDS, rng.int(1, 2));
  const kept = rng.shuffle(FIELDS.filter(field => !left.includes(field)));
  const shown = kept.map(field => plan.good[field]);
  return multi(
    rng,
    {
      question: `${intro(plan)}\n\n${listed(shown)}\n\nMelyik mező maradt üresen?`,
      options: FIELDS.map(field => ({
        value: words(FIELD_NAMES[field], field),
        correct: left.includes(field),
        explanation: left.includes(field) ? `Erre nincs válasz: ${quote(ASKS[field])}` : `Ez megvan: ${quote(plan.good[field])}`,
        ...(left.includes(field) ? {} : { misconception: 'kitoltott-mezot-hianyol' }),
      })),
      hints: ['Írd minden mondat mellé, melyik mezőbe való!', CANVAS, `Erre keresd meg a választ: ${quote(ASKS[kept[0] ?? 'cel'])}`],
      solution: `Üres: ${left.map(field => FIELD_NAMES[field]).join(', ')}.`,
    },
    key => FIELDS.some(field => field === key && !shown.includes(plan.good[field])),
  );
}

/** Good sentences with some flawed ones in their places. */
function withFlaws(plan: Plan, flaws: readonly Flaw[]): string[] {
  return FIELDS.map(field => flaws.find(one => one.field === field)?.text ?? plan.good[field]);
}

function faultySentences(rng: Rng): Task {
  const plan = rng.pick(PLANS);
  const flaws = rng.sample(plan.flaws, rng.int(1, 2));
  return multi(
    rng,
    {
      question: `${intro(plan)} Melyik mondata hibás?`,
      options: withFlaws(plan, flaws).map(text => {
        const found = flaws.find(one => one.text === text);
        return {
          value: words(text),
          correct: found !== undefined,
          explanation: found?.why ?? 'Ez a mondat rendben van: a saját mezőjének kérdésére felel.',
          ...(found ? {} : { misconception: 'jo-mondatot-kifogasol' }),
        };
      }),
      hints: [
        'Mindegyik mondatnál kérdezd meg: ki járhat rosszul miatta?',
        CANVAS,
        'Keresd, hol maradt ki valaki, hol nincs engedély, mérés vagy leállítás!',
      ],
      solution: flaws.map(one => `${quote(one.text)} ${one.why}`).join(' '),
    },
    text => reviewedField(plan, text) !== undefined,
  );
}

const CRITIQUES: Readonly<Record<string, string>> = {
  'puszta-pontossag': 'Rossz számot mér: a súlyos tévedés nem látszik benne.',
  'egyszeri-proba': 'Nem méri újra, pedig a világ változik.',
  'erintettek-nelkul-tervez': 'Nem kérdezte meg azokat, akiket érint.',
  'hianyzo-fajta-adat': 'Az adatból hiányzik egy fontos fajta.',
  'engedely-nelkuli-adat': 'Személyes adatot használ engedély nélkül.',
  'tevedesek-sulya-nelkul': 'Nem veszi észre, hogy az egyik tévedés súlyosabb.',
  'leallitas-nelkul': 'Nincs ember, aki megállítja vagy kijavítja.',
};

/** Critiques that may both be said of one sentence. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['engedely-nelkuli-adat', 'erintettek-nelkul-tervez'],
  ['puszta-pontossag', 'tevedesek-sulya-nelkul'],
  ['leallitas-nelkul', 'egyszeri-proba'],
  ['egyszeri-proba', 'hianyzo-fajta-adat'],
  ['erintettek-nelkul-tervez', 'hianyzo-fajta-adat'],
  ['leallitas-nelkul', 'tevedesek-sulya-nelkul'],
  ['leallitas-nelkul', 'erintettek-nelkul-tervez'],
];
const alike = (a: string, b: string): boolean => a === b || ALIKE.some(pair => pair.includes(a) && pair.includes(b));

/** What is wrong with a sentence. */
function whatIsWrong(rng: Rng): Task {
  const plan = rng.pick(PLANS);
  const one = rng.pick(plan.flaws);
  const others = rng.sample(
    Object.keys(CRITIQUES).filter(id => !alike(id, one.misconception)),
    3,
  );
  return choice(
    rng,
    {
      question: `${intro(plan)} Az egyik mondata: ${quote(one.text)} Mi vele a legnagyobb baj?`,
      right: words(CRITIQUES[one.misconception] ?? '', one.misconception),
      because: `Helyes! ${one.why}`,
      wrong: others.map(id =>
        wrong(
          { id },
          ({ id }) => words(CRITIQUES[id] ?? '', id),
          'mas-hibat-lat',
          `Erről ez a mondat nem szól. Ez a mező kérdése: ${quote(ASKS[one.field])} Mi hiányzik a válaszból?`,
        ),
      ),
      hints: ['Melyik mezőről szól a mondat?', CANVAS, `Ez a mező kérdése: ${quote(ASKS[one.field])}`],
      solution: one.why,
    },
    key => key === one.misconception && reviewedField(plan, one.text) === one.field,
  );
}

/** The sentence that mends a flaw of a plan. */
function repair(rng: Rng): Task {
  const plan = rng.pick(PLANS);
  const one = rng.pick(plan.flaws);
  const elsewhere = rng.pick(FIELDS.filter(field => field !== one.field));
  const otherFlaws = plan.flaws.filter(other => other !== one);
  return choice(
    rng,
    {
      question: `${intro(plan)} Ez a mondata hibás: ${quote(one.text)} Melyik mondat álljon helyette?`,
      right: words(plan.good[one.field]),
      because: `Helyes! ${one.why} Az új mondat ezt javítja.`,
      wrong: [
        wrong(
          { text: plan.good[elsewhere] },
          ({ text }) => words(text),
          'mas-mezot-javit',
          `Ez jó mondat, de másik mezőbe való (${FIELD_NAMES[elsewhere]}). A hiba megmarad.`,
        ),
        ...otherFlaws.map(other =>
          wrong({ text: other.text }, ({ text }) => words(text), 'hibat-hibara-cserel', `Ez is hibás. ${other.why}`),
        ),
      ],
      hints: ['Melyik mezőről szól a hibás mondat?', CANVAS, `Ez a mező kérdése: ${quote(ASKS[one.field])}`],
      solution: `${one.why} Jó helyette: ${quote(plan.good[one.field])}`,
    },
    text =>
      reviewedField(plan, text) === undefined &&
      Object.entries(plan.good).some(([field, good]) => good === text && field === reviewedField(plan, one.text)),
  );
}

/** Which fields are empty or faulty, both at once. */
function audit(rng: Rng): Task {
  const plan = rng.pick(PLANS);
  const one = rng.pick(plan.flaws);
  const empty = rng.pick(FIELDS.filter(field => field !== one.field));
  const shown = rng.shuffle(FIELDS.filter(field => field !== empty).map(field => (field === one.field ? one.text : plan.good[field])));
  const bad = (field: Field): boolean => field === empty || field === one.field;
  redrawIf(shown.length !== 4);
  return multi(
    rng,
    {
      question: `${intro(plan)}\n\n${listed(shown)}\n\nMelyik mező **üres vagy hibás**?`,
      options: FIELDS.map(field => ({
        value: words(FIELD_NAMES[field], field),
        correct: bad(field),
        explanation:
          field === empty
            ? `Üres: nincs válasz erre: ${quote(ASKS[field])}`
            : field === one.field
              ? `Hibás. ${one.why}`
              : `Rendben van: ${quote(plan.good[field])}`,
        ...(bad(field) ? {} : { misconception: 'kitoltott-mezot-hianyol' }),
      })),
      hints: [
        'Előbb azt keresd, melyik mezőről nincs mondat!',
        CANVAS,
        'Ha megvan az üres mező, nézd meg, a többi mondat közül melyik árthat valakinek!',
      ],
      solution: `Üres: ${FIELD_NAMES[empty]}. Hibás: ${FIELD_NAMES[one.field]}. ${one.why}`,
    },
    key =>
      FIELDS.some(field => field === key && !shown.includes(plan.good[field])) || shown.some(text => reviewedField(plan, text) === key),
  );
}

export const designAudit = defineGenerator(
  'gen-design-audit',
  'Tervek átvilágítása',
  ['ai-78-tervezz-felelos-mi-t'],
  ['percent'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.5) ? matchFields(rng) : missing(rng);
    if (level === 2) return rng.chance(0.5) ? faultySentences(rng) : asked(whatIsWrong(rng));
    return rng.chance(0.5) ? asked(repair(rng)) : audit(rng);
  },
);
