import { expect, it } from 'vitest';
import { drawTask, type Generator, LEVELS, type Task } from './engine.ts';
import { generators } from './index.ts';
import { generatedMisconceptions } from './misconceptions.ts';
import { whyWrong } from './other-pupil.ts';
import { num } from './value.ts';

const DRAWS = process.env.TEST_FULL ? 400 : 30;

/** Words that speak to the reader as the one who made the mistake: olvastad, számoltál, kihagytad, te; not „kötél”. */
const TO_THE_READER = /[^\saáeéiíoóöőuúüű](?:tál|tél|tad|ted)(?!\p{L})|(?<!\p{L})(?:te|neked|tied)(?!\p{L})/iu;

/** Everything a task says about another pupil's mistake. */
function saidOfOthers({ shape, question }: Task): string[] {
  if (question.type === 'match' && shape === 'match-errors')
    return [...question.pairs.map(pair => String(pair.right)), question.explanation ?? ''];
  if (question.type !== 'single' || !/szerint a válasz|Négy tanuló ezt kapta|válasza:/.test(question.question)) return [];
  return question.options
    .filter(({ text }) => text !== 'egyiküknek sem')
    .flatMap(({ text = '', correct, explanation }) => [text, ...(correct || shape === 'find-error' ? [] : [explanation])]);
}

const told = (generator: Generator): string[] =>
  LEVELS.flatMap(level => Array.from({ length: DRAWS }, (_, seed) => drawTask(generator, `other ${seed}`, level))).flatMap(saidOfOthers);

it.each([...generators.values()])('tells of another pupil in the third person: $id', generator => {
  expect([...new Set(told(generator))].filter(text => TO_THE_READER.test(text))).toEqual([]);
});

it('names every misconception in the third person', () => {
  expect([...generatedMisconceptions.values()].map(({ text }) => text).filter(text => TO_THE_READER.test(text))).toEqual([]);
});

it.each([
  ['elmarad a gyökvonás', 'Ez a távolság négyzete: a gyökvonás elmaradt.', ' Ez a távolság négyzete.'],
  ['nem vonja le a kivágott részt', 'A kivágott részt le kell vonni.', ''],
  ['elmarad a felezés', 'A felezés elmaradt: $T=\\frac{am}{2}$.', ' $T=\\frac{am}{2}$.'],
  ['elmarad a felezés', 'Elmaradt a felezés: két egyenlő szakasz indul.', ' Két egyenlő szakasz indul.'],
  ['egy üres helyről lefelejti a nullát', 'Egy nulla lemaradt. Minden csoport háromjegyű.', ' Minden csoport háromjegyű.'],
  ['a felszínből kihagyja a fedőlapot', 'A fedőlap kimaradt. A két alap területe is kell.', ' A két alap területe is kell.'],
  ['megengedi a 0-t az első helyen', 'A 0 nem állhat az első helyen.', ''],
  ['felcseréli a kerületet és a területet', 'Ez a kerület. A területet kérdezzük.', ' Ez a kerület. A területet kérdezzük.'],
  ['négyszögnél 180°-os szögösszeggel számol', 'A négyszög szögösszege 360°, nem 180°.', ' A négyszög szögösszege 360°, nem 180°.'],
])('says a mistake of another pupil once: %s', (mistake, explanation, said) => {
  const slip = { value: num(1), misconception: 'felezes-elmarad', mistake, explanation, recompute: () => num(1) };
  expect(whyWrong({ name: 'Anna', harmony: 'back' }, slip)).toBe(`Annának nincs igaza. A hiba: ${mistake}.${said}`);
});
