import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { choice, multi, order, words, wrong } from '../../tasks.ts';
import { quote } from '../shared/quote.ts';
import { CANVASES, type Canvas, FIELD_NAMES, FIELDS, type Field } from './design-canvas-bank.ts';
import { dailyDrop, drop, perTen } from './design-numbers.ts';

/** The fields of each plan's faulty sentences, as a second reader found them. */
const REVIEWED: Readonly<Record<string, readonly Field[]>> = {
  noveny: ['adat', 'felhasznalo', 'proba'],
  zaj: ['adat', 'problema', 'veszely'],
  busz: ['felhasznalo', 'adat', 'proba'],
  olvaso: ['problema', 'adat', 'veszely'],
  szertar: ['felhasznalo', 'proba', 'adat'],
  bufe: ['adat', 'proba', 'problema'],
  menhely: ['veszely', 'adat', 'proba'],
  ruhatar: ['felhasznalo', 'adat', 'adat'],
  komposzt: ['felhasznalo', 'proba', 'veszely'],
  levego: ['problema', 'adat', 'proba'],
  fordito: ['veszely', 'adat', 'felhasznalo'],
  uszoda: ['adat', 'felhasznalo', 'problema'],
};
const reviewedField = (plan: Canvas, text: string): Field | undefined =>
  REVIEWED[plan.id]?.[plan.slips.findIndex(one => one.text === text)];
const ASKS: Readonly<Record<Field, string>> = {
  problema: 'Kinek mi a gondja?',
  felhasznalo: 'Ki használja, és ki marad ki?',
  adat: 'Miből tanul, és mi a címke?',
  veszely: 'Hol tévedhet, kit bánthat?',
  proba: 'Miből látjuk, hogy segít?',
};
const CANVAS = 'A vászon öt mezője: probléma, felhasználó, adat, veszély, próba.';
const head = (plan: Canvas): string => `Az okos segítő neve: **${plan.name}**.`;
const fieldOf = (plan: Canvas, text: string): Field | undefined => FIELDS.find(field => plan.good[field] === text);
/** Without slips: a question about sentences cannot be asked with two opinions. */
const plain = (task: Task): Task => ({ ...task, slips: [] });

function whichField(rng: Rng): Task {
  const plan = rng.pick(CANVASES);
  const field = rng.pick(FIELDS);
  const others = rng.sample(
    FIELDS.filter(one => one !== field),
    3,
  );
  return choice(
    rng,
    {
      question: `${head(plan)} A tervben ez áll: ${quote(plan.good[field])} Melyik mezőbe való?`,
      right: words(FIELD_NAMES[field], field),
      because: `Helyes! Erre felel: ${quote(ASKS[field])}`,
      wrong: others.map(one =>
        wrong(
          { one },
          ({ one }) => words(FIELD_NAMES[one], one),
          'mezoket-osszekeveri',
          `Ez a mező erre a kérdésre felel: ${quote(ASKS[one])} A mondat nem erről szól.`,
        ),
      ),
      hints: ['Melyik kérdésre felel ez a mondat?', CANVAS, `Felel-e erre: ${quote(ASKS[others[0] ?? 'adat'])} Ha nem, zárd ki!`],
      solution: `A mező: ${FIELD_NAMES[field]}. Erre felel: ${quote(ASKS[field])}`,
    },
    key => FIELDS.some(one => one === key && plan.good[one] === plan.good[field]),
  );
}

function matchCanvas(rng: Rng): Task {
  const plan = rng.pick(CANVASES);
  const fields = rng.sample(FIELDS, 4);
  const solution = fields.map(field => `${FIELD_NAMES[field]}: ${quote(plan.good[field])}`).join(' ');
  return {
    question: {
      type: 'match',
      question: `${head(plan)} Négy mondat a tervezővászonról. Párosítsd őket a mezővel!`,
      pairs: fields.map(field => ({
        left: plan.good[field],
        right: FIELD_NAMES[field],
        misplaced: `Ebbe a mezőbe (${FIELD_NAMES[field]}) az a mondat való, amelyik erre felel: ${quote(ASKS[field])}`,
      })),
      explanation: solution,
      hints: [
        'Melyik mondat szól gondról, emberekről, példákról, tévedésről vagy mérésről?',
        CANVAS,
        'Ahol megszámolnak vagy megmérnek valamit előtte és utána, az a próba.',
      ],
      solution,
    },
    proof: pair => {
      const [text = '', name] = pair.split('|');
      return FIELDS.some(field => FIELD_NAMES[field] === name && fieldOf(plan, text) === field);
    },
  };
}

function emptyField(rng: Rng): Task {
  const plan = rng.pick(CANVASES);
  const empty = rng.sample(FIELDS, rng.int(1, 2));
  const shown = rng.shuffle(FIELDS.filter(field => !empty.includes(field))).map(field => plan.good[field]);
  return multi(
    rng,
    {
      question: `${head(plan)} A vásznon eddig ennyi áll:\n\n${shown.map(text => `- ${text}`).join('\n')}\n\nMelyik mezőről feledkeztek meg?`,
      options: FIELDS.map(field => ({
        value: words(FIELD_NAMES[field], field),
        correct: empty.includes(field),
        explanation: empty.includes(field) ? `Erre nem felel semmi: ${quote(ASKS[field])}` : `Ez megvan: ${quote(plan.good[field])}`,
        ...(empty.includes(field) ? {} : { misconception: 'mezoket-osszekeveri' }),
      })),
      hints: ['Írd minden mondat mellé, melyik kérdésre felel!', CANVAS, `Van-e mondat erre: ${quote(ASKS[empty[0] ?? 'adat'])}`],
      solution: `Hiányzik: ${empty.map(field => FIELD_NAMES[field]).join(', ')}.`,
    },
    key => FIELDS.some(field => field === key && !shown.some(text => fieldOf(plan, text) === field)),
  );
}

function inOrder(rng: Rng): Task {
  const plan = rng.pick(CANVASES);
  return order(
    {
      question: `${head(plan)} Rakd a terv mondatait a tervezés sorrendjébe!`,
      items: FIELDS.map((field, i) => words(plan.good[field], String(i))),
      other: 'Írd minden mondat mellé a mezője nevét! Aztán gondold végig: mit kell már tudnod ahhoz, hogy a következő mezőt kitölthesd?',
      hints: [
        'Mivel kezdődik egy jó terv: az eszközzel vagy a gonddal?',
        'A sorrend: probléma, felhasználó, adat, veszély, próba.',
        `Ez az első: ${quote(plan.good.problema)}`,
      ],
      solution: FIELDS.map(field => `${FIELD_NAMES[field]}: ${quote(plan.good[field])}`).join(' → '),
    },
    joined => joined.split('|').every((place, i) => Number(place) === i),
  );
}

/** One faulty sentence among good ones. */
function weakSentence(rng: Rng): Task {
  const plan = rng.pick(CANVASES);
  const bad = rng.pick(plan.slips);
  const others = rng.sample(
    FIELDS.filter(field => field !== bad.field),
    3,
  );
  return plain(
    choice(
      rng,
      {
        question: `${head(plan)} Melyik mondatot kell átírni a tervben?`,
        right: words(bad.text),
        because: `Helyes! ${bad.why}`,
        wrong: others.map(field =>
          wrong(
            { text: plan.good[field] },
            ({ text }) => words(text),
            'jo-mondatot-irna-at',
            `Ez jól felel a mezője kérdésére: ${quote(ASKS[field])}`,
          ),
        ),
        hints: [
          'Mindegyiknél kérdezd meg: kit hagy ki, mit árul el, mit nem mér?',
          CANVAS,
          `Ez a mondat rendben van: ${quote(plan.good[others[0] ?? 'adat'])}`,
        ],
        solution: `${quote(bad.text)} ${bad.why}`,
      },
      text => reviewedField(plan, text) !== undefined,
    ),
  );
}

/** All faulty sentences of a whole plan. */
function weakSentences(rng: Rng): Task {
  const plan = rng.pick(CANVASES);
  const [first, second] = rng.sample(plan.slips, 2);
  redrawIf(first?.field === second?.field);
  const bad = [first, second].slice(0, rng.int(1, 2));
  const texts = FIELDS.map(field => bad.find(one => one?.field === field)?.text ?? plan.good[field]);
  return multi(
    rng,
    {
      question: `${head(plan)} Itt az egész terv, mezőnként egy mondat. Melyiket kell átírni?`,
      options: texts.map(text => {
        const found = bad.find(one => one?.text === text);
        const field = fieldOf(plan, text);
        return {
          value: words(text),
          correct: found !== undefined,
          explanation: found?.why ?? `Rendben van, erre felel: ${quote(field ? ASKS[field] : '')}`,
          ...(found ? {} : { misconception: 'jo-mondatot-irna-at' }),
        };
      }),
      hints: [
        'Keresd, hol maradt ki valaki, hol árulnak el személyes dolgot, és hol nem mérnek!',
        CANVAS,
        'Írd minden mondat mellé a mezője kérdését, és nézd meg, jól felel-e rá!',
      ],
      solution: bad.map(one => `${quote(one?.text ?? '')} ${one?.why ?? ''}`).join(' '),
    },
    text => reviewedField(plan, text) !== undefined,
  );
}

const CRITIQUES: Readonly<Record<string, string>> = {
  'technologia-az-elso-lepes': 'Az eszközből indul ki, nem valaki gondjából.',
  'atlagember-mindenkit-kepvisel': 'Kihagy olyanokat, akiknek ez nem lesz jó.',
  'adat-nelkul-is-megy': 'Nem ad példákat, így a gép nem tud tanulni.',
  'egyfele-pelda-eleg': 'Túl egyforma példákat gyűjt a tanuláshoz.',
  'szemelyes-adatot-gyujt': 'Személyes adatot gyűjt, pedig nem kell hozzá.',
  'veszelyt-nem-gondol-at': 'Nem gondolja végig, mi lesz, ha a gép téved.',
  'tetszest-mer-segites-helyett': 'Azt nézi, tetszik-e, nem azt, hogy segít-e.',
  'kiindulast-nem-mer': 'Nem méri meg, milyen volt előtte a helyzet.',
};

/** Critiques that may both be said of one sentence. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['tetszest-mer-segites-helyett', 'kiindulast-nem-mer'],
  ['szemelyes-adatot-gyujt', 'veszelyt-nem-gondol-at'],
  ['adat-nelkul-is-megy', 'veszelyt-nem-gondol-at'],
  ['adat-nelkul-is-megy', 'egyfele-pelda-eleg'],
  ['egyfele-pelda-eleg', 'atlagember-mindenkit-kepvisel'],
  ['technologia-az-elso-lepes', 'atlagember-mindenkit-kepvisel'],
  ['veszelyt-nem-gondol-at', 'atlagember-mindenkit-kepvisel'],
];
const alike = (a: string, b: string): boolean => a === b || ALIKE.some(pair => pair.includes(a) && pair.includes(b));

function whatIsWeak(rng: Rng): Task {
  const plan = rng.pick(CANVASES);
  const bad = rng.pick(plan.slips);
  const others = rng.sample(
    Object.keys(CRITIQUES).filter(id => !alike(id, bad.misconception)),
    3,
  );
  return plain(
    choice(
      rng,
      {
        question: `${head(plan)} A tervben ez áll: ${quote(bad.text)} Melyik kritika illik rá?`,
        right: words(CRITIQUES[bad.misconception] ?? '', bad.misconception),
        because: `Helyes! ${bad.why}`,
        wrong: others.map(id =>
          wrong(
            { id },
            ({ id }) => words(CRITIQUES[id] ?? '', id),
            'mas-hibat-nevez-meg',
            `Ez a mondat nem erről szól. A mező kérdése ez: ${quote(ASKS[bad.field])} Mi hiányzik a válaszból?`,
          ),
        ),
        hints: ['Melyik mezőhöz tartozik ez a mondat?', CANVAS, `A mező kérdése ez: ${quote(ASKS[bad.field])} Jól felel rá?`],
        solution: bad.why,
      },
      id => id === bad.misconception && reviewedField(plan, bad.text) === bad.field,
    ),
  );
}

function mend(rng: Rng): Task {
  const plan = rng.pick(CANVASES);
  const bad = rng.pick(plan.slips);
  const others = FIELDS.filter(field => field !== bad.field);
  const longer = others.filter(field => plan.good[field].length >= plan.good[bad.field].length);
  const elsewhere = rng.pick(longer.length > 0 && rng.chance(0.6) ? longer : others);
  return plain(
    choice(
      rng,
      {
        question: `${head(plan)} Ezt a mondatot kihúzták: ${quote(bad.text)} Melyik kerüljön a helyére?`,
        right: words(plan.good[bad.field]),
        because: `Helyes! ${bad.why} Az új mondat ezt rendbe teszi.`,
        wrong: [
          wrong(
            { text: plan.good[elsewhere] },
            ({ text }) => words(text),
            'mas-mezobe-valot-valaszt',
            `Jó mondat, de egy másik mezőbe való (${FIELD_NAMES[elsewhere]}). Az eredeti hely üresen marad.`,
          ),
          ...plan.slips
            .filter(one => one !== bad)
            .map(one => wrong({ text: one.text }, ({ text }) => words(text), 'hibas-mondatra-cserel', `Ez is hibás. ${one.why}`)),
        ],
        hints: ['Melyik mezőből húzták ki a mondatot?', CANVAS, `A mező kérdése: ${quote(ASKS[bad.field])}`],
        solution: `${bad.why} Jó helyette: ${quote(plan.good[bad.field])}`,
      },
      text => fieldOf(plan, text) !== undefined && fieldOf(plan, text) === reviewedField(plan, bad.text),
    ),
  );
}

export const designCanvas = defineGenerator('gen-design-canvas', 'Tervezővászon', ['ai-56-tervezz-segitot'], [], (rng, level) => {
  if (level === 1) return rng.pick([whichField, matchCanvas, emptyField, drop])(rng);
  if (level === 2) return rng.pick([inOrder, weakSentence, whatIsWeak, dailyDrop])(rng);
  return rng.pick([mend, perTen, weakSentences])(rng);
});
