import type { SheetSpec } from '@eszkerek/contract/sheet-spec';
import { generatorOfLesson } from '@eszkerek/exercises/generators/index';
import { isSameSentence } from '@eszkerek/exercises/generators/same-sentence';
import { taskKey } from '@eszkerek/exercises/generators/same-task';
import { type DrawnTask, drawForGroups } from '@eszkerek/exercises/generators/sheet';
import { describe, expect, it } from 'vitest';
import { type SheetSource, sourceOf } from './draw-sheet.ts';
import { settleSheet } from './settle-sheet.ts';

const LESSONS = [
  'matek-5-hatvany',
  'fizika-6-tehetetlenseg-tomeg',
  'matek-5-szorzas-kozos-tenyezo',
  'matek-5-tortek-osszeadasa',
  'matek-5-tengelyes-szimmetria',
  'matek-8-fuggveny-fogalma',
  'matek-6-derekszogu-haromszog',
  'fizika-6-feny-arnyek',
  'fizika-7-teljesitmeny',
  'ai-78-szerzoi-jog',
];
const SEEDS = process.env.TEST_FULL ? ['EWFJUC', 'K7F4QX'] : ['EWFJUC'];

const sheetFrom = (lesson: string, seed: string): SheetSource => ({
  spec: {
    seed,
    figures: 'any',
    region: 'ro',
    lessons: [lesson],
    tasks: [0, 1, 2, 3, 4, 5].map(salt => ({ lesson, level: salt < 3 ? 1 : 2, salt })),
  },
  pages: new Map([[lesson, { generator: generatorOfLesson.get(lesson) ?? '' }]]),
});

const drawAll = (sheet: SheetSource, { tasks }: SheetSpec): DrawnTask[][] =>
  tasks.map(task => {
    const source = sourceOf(sheet, task);
    return (source && drawForGroups(source.generator, source.task)) ?? [];
  });

/** What is counted: the numbers in their order, with the figure and the result. */
const contentOf = ({ asked, result, question }: DrawnTask): string => {
  const numbers = asked.match(/\d+/g) ?? [];
  return result === undefined || numbers.length === 0 ? taskKey(question) : `${numbers} ${JSON.stringify(question.figure)} ${result}`;
};

const repeated = (values: readonly string[]): string[] => values.filter((value, place) => values.indexOf(value) !== place);

describe('a settled sheet', () => {
  it('has numbers of one size in groups A and B: no 11/12 = 99/□ beside 1/2 = 3/□', async () => {
    const uneven = [];
    for (const seed of [...SEEDS, 'TS9VZW']) {
      const sheet = sheetFrom('matek-5-bovites-egyszerusites', seed);
      const digits = (result = '') => result.replace(/\D/g, '').length;
      for (const [a, b] of drawAll(sheet, await settleSheet(sheet)))
        if (Math.abs(digits(a?.result) - digits(b?.result)) > 1) uneven.push([a?.asked, b?.asked]);
    }
    expect(uneven).toEqual([]);
  });

  it.each(LESSONS)('%s: no task comes twice, in one group or in two', async lesson => {
    for (const seed of SEEDS) {
      const sheet = sheetFrom(lesson, seed);
      const spec = await settleSheet(sheet);
      const drawn = drawAll(sheet, spec);
      expect(repeated(drawn.flat().map(contentOf))).toEqual([]);
      expect(repeated(drawn.flat().map(({ question }) => taskKey(question)))).toEqual([]);
      expect(new Set(spec.tasks.map(({ salt }) => salt)).size).toBe(6);
      expect(spec.tasks.map(({ level }) => level)).toEqual(sheet.spec.tasks.map(({ level }) => level));
    }
  });

  it('counts no power twice, in signs or in words, and the groups have equal exponents', async () => {
    for (const seed of SEEDS) {
      const sheet = sheetFrom('matek-5-hatvany', seed);
      const drawn = drawAll(sheet, await settleSheet(sheet));
      const power = /(\d+)(?:\^\{?|-n[ae]k az? )(\d+)/;
      const powersOf = (tasks: readonly DrawnTask[]) =>
        tasks.map(({ asked }) => power.exec(asked)?.slice(1)).filter(found => found !== undefined);
      expect(repeated(drawn.flatMap(powersOf).map(String))).toEqual([]);
      expect(drawn.map(tasks => powersOf(tasks.slice(0, 2))).filter(([a, b]) => a?.[1] !== b?.[1])).toEqual([]);
    }
  });

  it('asks in other words or in another shape while the generator has some', async () => {
    for (const seed of SEEDS) {
      const sheet = sheetFrom('fizika-6-tehetetlenseg-tomeg', seed);
      const kinds = drawAll(sheet, await settleSheet(sheet)).map(([first]) => first?.kind ?? '');
      expect(kinds.filter((kind, place) => kinds.slice(0, place).some(other => isSameSentence(kind, other)))).toEqual([]);
    }
  });

  it('leaves the others alone when one task is swapped', async () => {
    const sheet = sheetFrom('matek-5-hatvany', 'EWFJUC');
    const before = sheet.spec.tasks.map(({ salt }) => salt);
    const after = (await settleSheet(sheet, 2)).tasks.map(({ salt }) => salt);
    expect(after.toSpliced(2, 1)).toEqual(before.toSpliced(2, 1));
    expect(after[2]).not.toBe(2);
  });
});
