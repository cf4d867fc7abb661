import type { Region } from '@eszkerek/numbers/money';
import { describe, expect, it } from 'vitest';
import { drawTask, type Generator, LEVELS, type Task } from './engine.ts';
import { generators } from './index.ts';
import { slipFaults } from './testing/slip-faults.ts';
import { gradingFaults, taskFaults } from './testing/task-faults.ts';

const DRAWS = 40;
/** Reading and grading are much slower than drawing. */
const READ = 15;
const GRADED = 3;

const ENDINGS =
  't|jel|es|esek|eset|est|ért|be|nek|e|ét|ének|em|ed|ük|ünk|ben|ből|nél|re|ről|hez|en|ig|ként|től|enként|é|ekbe|ek|eket|nyi|ennyi';
/** Not the ids of misconceptions: those are no texts. */
const LEI = new RegExp(String.raw`(?<![\p{L}-])(?:lej(?:${ENDINGS})?|lei|bani|RON)(?!\p{L})`, 'iu');
const FORINTS = /(?<!\p{L})(?:Ft(?!\p{L})|forint)/iu;

/** Forints have no decimals and no smaller unit: these tell another story in Hungary. */
const WITHOUT_FORINTS = new Set(['gen-decimal-add-sub', 'gen-decimal-div', 'gen-decimal-mul', 'gen-unit-convert']);

/** All that a pupil may read of a task. */
const textOf = ({ question, slips }: Task): string =>
  JSON.stringify([question, slips?.map(({ wrong }) => wrong.map(({ explanation, mistake }) => [explanation, mistake]))]);

const draws = (generator: Generator, region: Region): Task[] =>
  LEVELS.flatMap(level => Array.from({ length: DRAWS }, (_, seed) => drawTask(generator, seed, level, region)));

const told = (region: Region) =>
  [...generators.values()].map(generator => {
    const texts = draws(generator, region).map(textOf);
    return { generator, id: generator.id, lei: texts.some(text => LEI.test(text)), forints: texts.some(text => FORINTS.test(text)) };
  });

describe('the money of the tasks', () => {
  const [ro, hu] = [told('ro'), told('hu')];
  const withLei = ro.filter(({ lei }) => lei);

  it('is the leu in Romania', () => {
    expect(ro.filter(({ forints }) => forints).map(({ id }) => id)).toEqual([]);
  });

  it('is the forint in Hungary', () => {
    expect(hu.filter(({ lei }) => lei).map(({ id }) => id)).toEqual([]);
  });

  it('stays a story of money unless it needs decimals', () => {
    const withForints = new Set(hu.filter(({ forints }) => forints).map(({ id }) => id));
    const silent = withLei.map(({ id }) => id).filter(id => !withForints.has(id));
    expect(silent.filter(id => !WITHOUT_FORINTS.has(id))).toEqual([]);
  });

  it('is written with two decimals or none', () => {
    const oneDecimal = /\d(?:,|\{,\})\d\$?[\s\u00a0]lej/;
    const found = withLei.filter(({ generator }) =>
      draws(generator, 'ro')
        .map(textOf)
        .some(text => oneDecimal.test(text)),
    );
    expect(found.map(({ id }) => id)).toEqual([]);
  });

  it.each(withLei)('$id draws good tasks in Hungary', ({ generator }) => {
    const tasks = draws(generator, 'hu');
    for (const [at, task] of tasks.entries()) {
      const seed = at % DRAWS;
      const faults = [...(seed < READ ? taskFaults(task) : []), ...slipFaults(task), ...(seed < GRADED ? gradingFaults(task) : [])];
      if (faults.length) expect.fail(`${faults.join('\n')}\n${JSON.stringify(task.question, null, 1)}`);
    }
  });
});
