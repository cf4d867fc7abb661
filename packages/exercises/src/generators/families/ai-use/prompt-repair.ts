import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, multi, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { quote } from '../shared/quote.ts';
import { insist, ofLevel } from './pool.ts';
import { EMPTY_REPAIRS, PART_KEYS, PARTS, type Part, PROMPTS, type Prompt, VAGUE_WORDS } from './prompt-repair-bank.ts';

const TELLS: Readonly<Record<Part, string>> = {
  role: 'kinek a hangján szóljon',
  goal: 'mit készítsen',
  sample: 'milyen az, amit jónak tartasz',
  limit: 'mekkora és milyen alakú legyen, vagy mi tilos',
};
const RULE = 'Szerep: kinek a hangján. Cél: mit, kinek. Minta: egy példa. Korlát: hossz, forma, tiltás.';
const REPAIR = 'A jó javítás megnevezi a hibát, megmondja a kért változást, és azt is, mi maradjon.';

const without = (prompt: Prompt, part: Part): string =>
  PART_KEYS.filter(key => key !== part)
    .map(key => prompt[key])
    .join(' ');
const whole = (prompt: Prompt): string => PART_KEYS.map(key => prompt[key]).join(' ');

function missing(rng: Rng, prompt: Prompt): Task {
  const part = rng.pick(PART_KEYS);
  const shown = without(prompt, part);
  const other = PART_KEYS.find(key => key !== part) ?? 'role';
  return choice(
    rng,
    {
      question: `${quote(shown)} Melyik rész hiányzik a négyrészes promptból?`,
      right: words(PARTS[part], part),
      because: `Helyes! Nem derül ki, ${TELLS[part]}.`,
      wrong: PART_KEYS.filter(key => key !== part).map(key =>
        wrong(
          { key },
          ({ key }) => words(PARTS[key], key),
          'prompt-reszet-nem-ismeri-fel',
          `${quote(prompt[key])} Ez megmondja, ${TELLS[key]}.`,
        ),
      ),
      hints: ['Nevezd meg mondatonként, mire felel!', RULE, `${quote(prompt[other])} – ebből derül ki, ${TELLS[other]}.`],
      solution: `A hiányzó rész: ${PARTS[part]}. Például: ${quote(prompt[part])}`,
    },
    key => PART_KEYS.some(one => one === key && !shown.includes(prompt[one])),
  );
}

const LABELS = { names: 'megnevezi a hibát', change: 'megmondja a kért változást', keep: 'leírja, mi maradjon' } as const;
type Label = keyof typeof LABELS;
const LABEL_KEYS: readonly Label[] = ['names', 'change', 'keep'];

/** Said when a label was put beside another sentence. */
const LABEL_MEANS: Readonly<Record<Label, string>> = {
  names: 'Megnevezi a hibát: ez a mondat még nem kér semmit, azt írja le, mi a baj.',
  change: 'Megmondja a kért változást: ebből derül ki, mit írjon át a gép.',
  keep: 'Leírja, mi maradjon: ez a mondat a jó részekről szól.',
};

function repairParts(rng: Rng, prompt: Prompt): Task {
  const pairs = rng.shuffle(LABEL_KEYS).map(key => ({ left: prompt[key], right: LABELS[key], misplaced: LABEL_MEANS[key] }));
  const told = pairs.map(({ left, right }) => `${quote(left)} – ${right}.`).join(' ');
  return {
    question: {
      type: 'match',
      question: `A prompt: ${quote(whole(prompt))} Az első válasszal ez a baj: ${quote(prompt.fault)} Mit tesznek a javító üzenet mondatai? Párosítsd!`,
      pairs,
      explanation: told,
      hints: ['Melyik mondat beszél arról, ami már jó?', REPAIR, `${quote(prompt.keep)} – ez arról szól, ami jó, és nem változik.`],
      solution: told,
    },
    proof: pair => LABEL_KEYS.some(key => pair === `${prompt[key]}|${LABELS[key]}`),
  };
}

const shownFault = (prompt: Prompt): string => `A prompt: ${quote(whole(prompt))} Az első válasszal ez a baj: ${quote(prompt.fault)}`;
const fullRepair = ({ names, change, keep }: Prompt): string => `${names} ${change} ${keep}`;

function goodRepair(rng: Rng, prompt: Prompt): Task {
  const right = fullRepair(prompt);
  return choice(
    rng,
    {
      question: `${shownFault(prompt)} Melyik üzenettel lépsz tovább?`,
      right: words(right),
      because: 'Helyes! Megvan benne a hiba, a kért változás és az is, ami marad.',
      wrong: rng
        .sample(EMPTY_REPAIRS, 3)
        .map(([text, misconception, why]) => wrong({ text }, ({ text }) => words(text), misconception, why)),
      hints: ['Melyik üzenetből tudná egy idegen is, mit kell átírni?', REPAIR, `Keresd, melyik szól erről: ${quote(prompt.fault)}`],
      solution: `A jó üzenet: ${quote(right)}`,
    },
    text => LABEL_KEYS.every(key => text.includes(prompt[key])),
  );
}

/** Every message is specific, but two of them leave out a part; an adjective fills its place. */
function completeRepair(rng: Rng, prompt: Prompt): Task {
  const { names, change, keep } = prompt;
  return choice(
    rng,
    {
      question: `${shownFault(prompt)} Melyik javító üzenetben van meg mindhárom rész?`,
      right: words(fullRepair(prompt)),
      because: 'Helyes! Hiba, kért változás, megtartott rész: mindhárom ott van.',
      wrong: [
        wrong(
          { names, change },
          ({ names, change }) => words(`${names} ${change} Utána pedig írd újra az egész szöveget!`),
          'jo-reszt-nem-ved',
          'Nem mondja meg, mi maradjon, és az egészet kéri újra: a jó részek is eltűnhetnek.',
        ),
        wrong(
          { names, keep },
          ({ names, keep }) => words(`${names} Javítsd ki a lehető legügyesebben, szakértő módjára! ${keep}`),
          'van-varazsszo',
          'A hibát megnevezi, de nem mondja meg, mi legyen helyette. A jelző ezt nem pótolja.',
        ),
        wrong(
          { change, keep },
          ({ change, keep }) => words(`Az egészből látom, hogy nem elég jó. ${change} ${keep}`),
          'hibat-nem-nevezi-meg',
          'A kérés megvan, de nem derül ki, melyik hibát javítsa vele.',
        ),
      ],
      hints: ['Húzd alá külön színnel a hibát, a kérést és a megtartottat!', REPAIR, `A hibát ez a mondat nevezi meg: ${quote(names)}`],
      solution: `Mindhárom rész megvan: ${quote(fullRepair(prompt))}`,
    },
    text => LABEL_KEYS.filter(key => text.includes(prompt[key])).length === 3,
  );
}

function measurable(rng: Rng): Task {
  const chosen = rng.sample(VAGUE_WORDS, 3);
  const told = chosen.map(([vague, measured]) => `${quote(vague)} helyett: ${quote(measured)}`).join('; ');
  return {
    question: {
      type: 'match',
      question: 'Cseréld a semmitmondó kérést mérhetőre! Melyik mondat melyik helyére való?',
      pairs: chosen.map(([vague, measured]) => ({
        left: vague,
        right: measured,
        misplaced: `${quote(measured)} Ez egy másik kérést tesz mérhetővé.`,
      })),
      explanation: told,
      hints: [
        'Miről szól a kérés: hosszról, hangról, közönségről vagy adatról?',
        'A mérhető kérésről utólag el lehet dönteni, teljesült-e.',
        `${quote(chosen[0]?.[0] ?? '')} – mit lehetne itt megszámolni vagy megmutatni?`,
      ],
      solution: told,
    },
    proof: pair => VAGUE_WORDS.some(([vague, measured]) => pair === `${vague}|${measured}`),
  };
}

/** Two readers may disagree on whether a text follows a sample. */
const CHECKABLE = VAGUE_WORDS.filter(([, measured]) => !measured.includes('mintát'));

/** Which of the requests can be checked afterwards. */
function whichMeasurable(rng: Rng): Task {
  const chosen = rng
    .sample(CHECKABLE, 5)
    .map(([vague, measured]) => (rng.chance(0.5) ? { text: vague, fine: false } : { text: measured, fine: true }));
  return multi(
    rng,
    {
      question: 'Melyik kérésről lehet a válasz elolvasása után egyértelműen eldönteni, hogy teljesült-e?',
      options: chosen.map(({ text, fine }) => ({
        value: words(text),
        correct: fine,
        explanation: fine ? 'Meg lehet nézni vagy számolni a válaszban.' : 'Ez jelző: mindenki mást ért rajta, nem mér semmit.',
        ...(fine ? {} : { misconception: 'van-varazsszo' }),
      })),
      hints: [
        'Ketten olvassátok el ugyanazt a választ. Melyikről vitatkoznátok?',
        'Szám, megadott adat vagy alak ellenőrizhető, a jelző nem.',
        `Nézd meg ezt: ${quote(chosen[0]?.text ?? '')} Mivel ellenőriznéd?`,
      ],
      solution: `Ellenőrizhető: ${chosen
        .filter(({ fine }) => fine)
        .map(({ text }) => quote(text))
        .join(' ')}`,
    },
    text => VAGUE_WORDS.some(([, measured]) => measured === text),
  );
}

const EXPERIMENTS = [
  'iskolarádiós hír',
  'plakátszöveg',
  'meghívó',
  'leckevázlat',
  'vetélkedőkérdés',
  'kirándulási terv',
  'osztályhír',
  'könyvajánló',
];

interface Trial {
  base: number;
  sample: number;
  limit: number;
  both: number;
  tries: number;
}
const drawTrial = (rng: Rng, tries: number): Trial => {
  const base = rng.int(1, 2);
  const sample = base + rng.int(1, 3);
  const limit = base + rng.int(1, 3);
  const both = Math.max(sample, limit) + rng.int(1, 2);
  redrawIf(both > tries || sample === limit);
  return { base, sample, limit, both, tries };
};
const tableOf = ({ base, sample, limit, both, tries }: Trial) => ({
  kind: 'table' as const,
  head: ['prompt', `jó válasz (${tries} próbából)`],
  rows: [
    ['alap', base],
    ['alap és minta', sample],
    ['alap és korlát', limit],
    ['alap, minta, korlát', both],
  ],
});
const IN_TABLE = 'the table gives the counts; a difference of two of them is asked';

/** How many more good answers a part brings. */
function gain(rng: Rng, level: Level): Task {
  const trial = drawTrial(rng, level === 1 ? 6 : level === 2 ? 8 : 10);
  const part = rng.pick(['sample', 'limit', 'both'] as const);
  const added = {
    sample: '**csak a mintát** tették hozzá',
    limit: '**csak a korlátot** tették hozzá',
    both: '**a mintát és a korlátot is** hozzátették',
  }[part];
  const answer = trial[part] - trial.base;
  return numeric(
    {
      question: `Ugyanazt a feladatot (${rng.pick(EXPERIMENTS)}) mindegyik prompttal ${trial.tries} alkalommal kipróbálták. Mennyivel több jó válasz jött, mint magával az alappal, ha az alaphoz ${added}?`,
      figure: tableOf(trial),
      keyInFigure: IN_TABLE,
      answer: num(answer),
      check: 'INT',
      unit: 'válasz',
      wrong: [
        wrong(
          { trial, part },
          ({ trial, part }) => num(trial[part]),
          'alaphoz-nem-hasonlit',
          'Ez az összes jó válasz ezzel a prompttal. Azt kérdezzük, mennyivel több ez, mint az alapé.',
          'a kérdezett prompt jó válaszainak számát adja meg a javulás helyett',
        ),
        wrong(
          { trial, part },
          ({ trial, part }) => num(trial[part] + trial.base),
          'javulasnal-osszead',
          'Összeadtad a két számot. A javulás a kettő különbsége.',
          'az alap jó válaszait hozzáadja kivonás helyett',
        ),
        wrong(
          { trial, part },
          ({ trial, part }) => num(trial.tries - trial[part]),
          'rossz-valaszt-szamol',
          'Ez a rossz válaszok száma ezzel a prompttal. A javulást kérdezzük.',
          'a kérdezett prompt rossz válaszainak számát adja meg a javulás helyett',
        ),
        part === 'both'
          ? wrong(
              { trial },
              ({ trial }) => num(trial.sample + trial.limit - 2 * trial.base),
              'kulon-javulast-osszead',
              'A minta és a korlát külön mért javulását adtad össze. A kettő együtt külön sorban áll.',
            )
          : wrong(
              { trial },
              ({ trial }) => num(trial.both - trial.base),
              'masik-prompt-sorat-nezi',
              'Az utolsó sort hasonlítottad az alaphoz. Abban a minta és a korlát is benne van.',
              'annak a promptnak a javulását adja meg, amelyben mindkét rész benne van',
            ),
      ],
      other: 'Keresd meg az alap sorát, és vond ki a megfelelő sorból!',
      hints: [
        'Melyik sorhoz kell hasonlítani?',
        'A javulás: a prompt jó válaszai mínusz az alap jó válaszai.',
        `Az alap ${trial.base} jó választ adott.`,
      ],
      solution: `$${trial[part]}-${trial.base}=${answer}$. Ennyivel több jó válasz jött.`,
    },
    equals([...Array(trial[part]).keys()].slice(trial.base).length),
  );
}

/** Whether the two parts together bring more than each by itself, added up. */
function together(rng: Rng): Task {
  const trial = drawTrial(rng, 10);
  const sum = trial.sample - trial.base + (trial.limit - trial.base);
  const both = trial.both - trial.base;
  redrawIf(both === sum || Math.abs(both - sum) < 1);
  const more = both > sum;
  return choice(
    rng,
    {
      question: `Mindegyik promptot ${trial.tries} alkalommal próbálták ki (${rng.pick(EXPERIMENTS)}). Melyik mondat igaz a táblázatra?`,
      figure: tableOf(trial),
      keyInFigure: IN_TABLE,
      right: words(
        more ? 'A kettő együtt többet javít, mint a két javulás összege.' : 'A kettő együtt kevesebbet javít, mint a két javulás összege.',
        more ? 'more' : 'less',
      ),
      because: `Helyes! Együtt $${trial.both}-${trial.base}=${both}$, külön-külön összesen ${sum}.`,
      wrong: [
        wrong(
          { more },
          ({ more }) =>
            words(
              more
                ? 'A kettő együtt kevesebbet javít, mint a két javulás összege.'
                : 'A kettő együtt többet javít, mint a két javulás összege.',
              more ? 'less' : 'more',
            ),
          'javulast-nem-veti-ossze',
          `Együtt ${both}, külön-külön összesen ${sum}: hasonlítsd össze a kettőt!`,
        ),
        wrong(
          { trial },
          () => words('A szerep biztosan mindig javít.', 'role'),
          'egy-meres-torveny',
          'A szerep nem is szerepel a táblázatban, és egy mérés nem törvény.',
        ),
        wrong(
          { trial },
          ({ trial }) => words(`A minta önmagában ${trial.sample} jó válasszal javít.`, 'sample'),
          'alaphoz-nem-hasonlit',
          `Ez az összes jó válasz: ${trial.sample}. Az alaphoz képest a javulás $${trial.sample}-${trial.base}=${trial.sample - trial.base}$.`,
        ),
      ],
      hints: [
        'Mindig az alaphoz hasonlíts!',
        'Számold ki külön a minta, külön a korlát, külön a kettő javulását!',
        `A minta javulása: $${trial.sample}-${trial.base}=${trial.sample - trial.base}$.`,
      ],
      solution: `A minta ${trial.sample - trial.base}, a korlát ${trial.limit - trial.base} jó válasszal javít, ez összesen ${sum}. Együtt ${both}. Ezért: ${more ? 'többet' : 'kevesebbet'}.`,
    },
    key =>
      key === 'more'
        ? trial.both - trial.base > trial.sample + trial.limit - 2 * trial.base
        : key === 'less' && trial.both + trial.base < trial.sample + trial.limit,
  );
}

export const promptRepair = defineGenerator('gen-prompt-repair', 'Prompt javítása', ['ai-78-promptolas'], [], (rng, level) => {
  const prompt = rng.pick(ofLevel(PROMPTS, level));
  return rng.pick([
    () => (level === 1 ? missing(rng, prompt) : completeRepair(rng, prompt)),
    () => (level === 3 ? completeRepair(rng, prompt) : missing(rng, prompt)),
    () => repairParts(rng, prompt),
    () => goodRepair(rng, prompt),
    () => (level === 1 ? measurable(rng) : level === 2 ? whichMeasurable(rng) : insist(() => together(rng))),
    () => insist(() => gain(rng, level)),
  ])();
});
