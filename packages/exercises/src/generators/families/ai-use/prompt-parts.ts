import type { Rng } from '@eszkerek/numbers/chance';
import { capital } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import {
  type Column,
  countingSlips,
  drawFitting,
  type Fitting,
  fitting,
  leftAfterCrossing,
  lessThanBefore,
  shutOut,
  shuttingSlips,
} from './fitting-rows.ts';
import { insist, ofLevel } from './pool.ts';
import { EMPTY_REPAIRS, PART_KEYS, PARTS, type Part, SCENES, type Scene, VAGUE } from './prompt-parts-bank.ts';

const ASKS: Readonly<Record<Part, string>> = {
  role: 'kinek a hangján írjon',
  task: 'mit készítsen',
  details: 'kinek és miről szóljon',
  form: 'milyen hosszú és milyen alakú legyen',
};
const RULE = 'Szerep: kinek a hangján. Feladat: mit. Részletek: kinek, miről. Forma: hossz és alak.';

const without = (scene: Scene, part: Part): string =>
  PART_KEYS.filter(key => key !== part)
    .map(key => scene[key])
    .join(' ');

/** The part whose sentence is not in the prompt. */
function missing(rng: Rng, scene: Scene): Task {
  const part = rng.pick(PART_KEYS);
  const prompt = without(scene, part);
  return choice(
    rng,
    {
      question: `„${prompt}” Melyik kocka hiányzik ebből a promptból?`,
      right: words(PARTS[part], part),
      because: `Helyes! Nem derül ki, ${ASKS[part]}.`,
      wrong: PART_KEYS.filter(key => key !== part).map(key =>
        wrong({ key }, ({ key }) => words(PARTS[key], key), 'kockat-nem-ismer-fel', `„${scene[key]}” Ez a mondat megmondja, ${ASKS[key]}.`),
      ),
      hints: [
        'Írd minden mondat fölé, melyik kocka!',
        RULE,
        `Ez a mondat azt mondja meg, ${ASKS[firstOther(part)]}: „${scene[firstOther(part)]}”`,
      ],
      solution: `A hiányzó kocka: ${PARTS[part]}. Nem derül ki, ${ASKS[part]}. Ilyen mondat kellene: „${scene[part]}”`,
    },
    key => PART_KEYS.some(other => other === key && !prompt.includes(scene[other])),
  );
}

const firstOther = (part: Part): Part => PART_KEYS.find(key => key !== part) ?? 'role';

function matched(rng: Rng, scene: Scene): Task {
  const pairs = rng.shuffle(PART_KEYS).map(key => ({
    left: scene[key],
    right: PARTS[key],
    misplaced: `${capital(PARTS[key])}: azt mondja meg, ${ASKS[key]}.`,
  }));
  const told = pairs.map(({ left, right }) => `„${left}” – ${right}.`).join(' ');
  return {
    question: {
      type: 'match',
      question: `${scene.plan} Melyik mondat melyik kocka? Párosítsd!`,
      pairs,
      explanation: told,
      hints: ['Melyik mondat szól arról, hogyan nézzen ki az eredmény?', RULE, `Ez a szerep: „${scene.role}”`],
      solution: told,
    },
    proof: pair => PART_KEYS.some(key => pair === `${scene[key]}|${PARTS[key]}`),
  };
}

/** The sentence that really fills the gap, among vague ones. */
function completing(rng: Rng, scene: Scene): Task {
  const part = rng.pick(PART_KEYS);
  return choice(
    rng,
    {
      question: `${scene.plan} A prompt eddig: „${without(scene, part)}” Melyik mondat pótolja a hiányzó kockát?`,
      right: words(scene[part]),
      because: `Helyes! Megmondja, ${ASKS[part]}.`,
      wrong: rng.sample(VAGUE[part], 3).map(([text, misconception, why]) => wrong({ text }, ({ text }) => words(text), misconception, why)),
      hints: [
        'Melyik mondatból tudná meg egy idegen is, mit szeretnél?',
        `A prompt még nem mondja meg, ${ASKS[part]}.`,
        `A hiányzó kocka: ${PARTS[part]}. Vesd össze a válaszokat a tervvel!`,
      ],
      solution: `A hiányzó kocka: ${PARTS[part]}. Ezt pótolja: „${scene[part]}”`,
    },
    text => PART_KEYS.some(key => scene[key] === text) && !without(scene, part).includes(text),
  );
}

/** From what came back to the part that was left out. */
function fromAnswer(rng: Rng, { plan, answer, spoiled, repair }: Scene): Task {
  return choice(
    rng,
    {
      question: `${plan} Ez jött válaszul: ${answer} Melyik kocka maradhatott ki a promptból?`,
      right: words(PARTS[spoiled], spoiled),
      because: `Helyes! A válasz abban tér el a tervtől, ${ASKS[spoiled]}.`,
      wrong: PART_KEYS.filter(key => key !== spoiled).map(key =>
        wrong(
          { key },
          ({ key }) => words(PARTS[key], key),
          'valasz-ellenorzese-nelkul',
          `Abban, ${ASKS[key]}, a válasz követi a tervet. Miben tér el tőle?`,
        ),
      ),
      hints: ['Vesd össze a tervet és a választ: mi más bennük?', RULE, 'A „de” szó után keresd az eltérést!'],
      solution: `A ${PARTS[spoiled]} kocka maradhatott ki: a válasz nem tudta, ${ASKS[spoiled]}. Javítás: „${repair}”`,
    },
    key => key === spoiled && answer.includes(', de '),
  );
}

function repairing(rng: Rng, { plan, answer, repair, spoiled }: Scene): Task {
  return choice(
    rng,
    {
      question: `${plan} Ez jött válaszul: ${answer} Melyik folytatás a legjobb?`,
      right: words(repair),
      because: 'Helyes! Megmondja, mi legyen más, és azt is, mi maradjon.',
      wrong: rng
        .sample(EMPTY_REPAIRS, 3)
        .map(([text, misconception, why]) => wrong({ text }, ({ text }) => words(text), misconception, why)),
      hints: [
        'Melyikből tudja meg a gép, min változtasson?',
        'A jó javítás megnevezi a bajt, megmondja, mi legyen helyette, és mi maradjon.',
        `Ebben tér el a tervtől: ${ASKS[spoiled]}. Melyik folytatás szól erről?`,
      ],
      solution: `A jó folytatás: „${repair}”`,
    },
    text => /maradjon|maradjanak/.test(text),
  );
}

const COLUMNS = [
  [
    { head: 'kinek', values: ['ötödikes', 'szülő', 'tanár'] },
    { head: 'mi', values: ['vers', 'levél'] },
    { head: 'hossz', values: ['rövid', 'hosszú'] },
    { head: 'hang', values: ['vidám', 'komoly'] },
  ],
  [
    { head: 'kinek', values: ['óvodás', 'hatodikos'] },
    { head: 'mi', values: ['mese', 'dal', 'vicc'] },
    { head: 'miről', values: ['macska', 'hajó'] },
    { head: 'hossz', values: ['rövid', 'hosszú'] },
  ],
  [
    { head: 'mi', values: ['plakát', 'lista'] },
    { head: 'miről', values: ['foci', 'kirándulás', 'vásár'] },
    { head: 'hang', values: ['tréfás', 'komoly'] },
    { head: 'hossz', values: ['rövid', 'hosszú'] },
  ],
] as const;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

const cardTable = (columns: readonly Column[], rows: Fitting['rows']) => ({
  kind: 'table' as const,
  head: ['', ...columns.map(({ head }) => head)],
  rows: rows.map((row, i) => [LETTERS[i] ?? '', ...row]),
});
const IN_TABLE = 'the description numbers the rows; the asked number counts some of them';
const lettersOf = (rows: readonly number[]): string => rows.map(i => LETTERS[i]).join(', ');

/** How many finished texts fit a request: every word of it shuts some of them out. */
function cards(rng: Rng, rowCount: number): Task {
  const columns = rng.pick(COLUMNS);
  const task = drawFitting(rng, columns, rowCount, 2);
  const kept = fitting(task);
  redrawIf(kept.length === rowCount);
  const request = task.asked.map(({ value }) => value).join(', ');
  return numeric(
    {
      question: `Játszd el, hogy te vagy a gép! Kártyákon ${rowCount} kész szöveged van, ezeket mutatja a táblázat. A kérés: „${request}”. Hány kártya illik rá?`,
      figure: cardTable(columns, task.rows),
      keyInFigure: IN_TABLE,
      answer: num(kept.length),
      check: 'INT',
      unit: 'kártya',
      wrong: countingSlips(task, columns, { what: 'hány kártya', half: 'amire a kérésnek csak az egyik szava illik' }),
      other: 'Menj végig soronként: a kérés minden szava illik rá?',
      hints: [
        'Húzd ki a kártyákat, amelyekre a kérés nem illik!',
        'Szavanként haladj: minden új szó kizárhat néhány kártyát.',
        `Kezdd ezzel a szóval: „${task.asked[0]?.value ?? ''}”. Melyik sorokban áll?`,
      ],
      solution: `A kérés minden szava erre illik: ${lettersOf(kept)}. Ez ${kept.length} kártya.`,
    },
    equals(leftAfterCrossing(task)),
  );
}

/** How many cards the last word of a longer request shuts out. */
function newWord(rng: Rng): Task {
  const columns = rng.pick(COLUMNS);
  const task = drawFitting(rng, columns, 8, 3);
  const out = shutOut(task);
  const words = task.asked.map(({ value }) => value);
  const before = fitting({ rows: task.rows, asked: task.asked.slice(0, -1) });
  redrawIf(out === 0 || before.length < 2);
  return numeric(
    {
      question: `Játszd el, hogy te vagy a gép! A táblázat 8 kész szöveg kártyáit mutatja. A kérés eddig: „${words.slice(0, -1).join(', ')}”. Most egy új szó kerül bele: „${words.at(-1) ?? ''}”. Hány kártyát zár ki az **új szó** azok közül, amelyek eddig megfeleltek?`,
      figure: cardTable(columns, task.rows),
      keyInFigure: IN_TABLE,
      answer: num(out),
      check: 'INT',
      unit: 'kártya',
      wrong: shuttingSlips(task, {
        row: 'kártya',
        added: 'szó',
        misfits: {
          told: 'Minden kártyát számoltál, amelyre az új szó nem illik. Csak azok közül számolj, amelyek eddig megfeleltek!',
          mistake: 'minden kártyát számol, amelyre az új szó nem illik',
        },
        before: 'azokat a kártyákat számolja, amelyek az új szó előtt megfeleltek',
      }),
      other: 'Gyűjtsd ki, melyik kártya felelt meg az új szó előtt, és közülük húzd ki, amelyikre az új szó nem illik!',
      hints: [
        'Melyik kártya felelt meg az új szó előtt?',
        'Csak azokat nézd, amelyekre az első két szó illik: közülük melyikre nem illik az új?',
        `Az első két szó erre illik: ${lettersOf(before)}.`,
      ],
      solution: `Az első két szóra ez felelt meg: ${lettersOf(before)}. Az új szó közülük ${out} kártyát zár ki.`,
    },
    equals(lessThanBefore(task)),
  );
}

export const promptParts = defineGenerator('gen-prompt-parts', 'A prompt négy kockája', ['ai-56-jo-prompt'], [], (rng, level) => {
  const scene = rng.pick(ofLevel(SCENES, level));
  if (level === 1)
    return rng.pick([
      () => missing(rng, scene),
      () => matched(rng, scene),
      () => completing(rng, scene),
      () => insist(() => cards(rng, 5)),
    ])();
  if (level === 2)
    return rng.pick([
      () => missing(rng, scene),
      () => completing(rng, scene),
      () => fromAnswer(rng, scene),
      () => repairing(rng, scene),
      () => insist(() => cards(rng, 6)),
    ])();
  return rng.pick([
    () => completing(rng, scene),
    () => fromAnswer(rng, scene),
    () => repairing(rng, scene),
    () => repairing(rng, scene),
    () => insist(() => newWord(rng)),
  ])();
});
