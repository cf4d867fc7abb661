import { describe, expect, it } from 'vitest';
import { figuresOf } from '../questions/figures.ts';
import { drawTask, type Generator, LEVELS } from './engine.ts';
import { generatorOfLesson, generators } from './index.ts';
import { taskKey } from './same-task.ts';
import { drawForGroups, slipsOf } from './sheet.ts';

const SHARE = process.env.TEST_FULL ? 9 : 27;
const sample = [...generators.values()].filter((_, place) => place % SHARE === 0);
const sheet = { seed: 'K7F4QX', salt: 3, figures: 'any', region: 'ro' } as const;

describe('a task of a worksheet', () => {
  it.each(sample.map(generator => [generator.id, generator] as const))('%s: other numbers, the same kind of task', (_, generator) => {
    for (const level of LEVELS) {
      const drawn = drawForGroups(generator, { ...sheet, level }) ?? [];
      expect(drawn).toHaveLength(4);
      expect(new Set(drawn.map(({ question }) => taskKey(question))).size).toBe(4);
      expect(new Set(drawn.map(({ question }) => question.type)).size).toBe(1);
      expect(new Set(drawn.map(({ question }) => question.difficulty)).size).toBe(1);
    }
  });

  it('is the same every time, and another with another number', () => {
    const [generator] = sample;
    if (!generator) throw new Error('no generator');
    const draw = (salt = 3) => drawForGroups(generator, { ...sheet, salt, level: 2 })?.map(({ question }) => question);
    expect(draw()).toEqual(draw());
    expect(draw()).not.toEqual(draw(4));
  });

  it('asks something else in each of four tasks while the generator has other kinds', () => {
    const generator = generators.get(generatorOfLesson.get('matek-5-tortek-szorzasa') ?? '');
    if (!generator) throw new Error('no generator');
    const asked = [0, 1, 2, 3].map(salt => drawForGroups(generator, { ...sheet, salt, level: 1 })?.[0]?.question);
    expect(new Set(asked.map(question => `${question?.type} ${question?.question.replace(/\d+/g, '#')}`)).size).toBe(4);
  });

  it('is as hard in every group: no 17¹ beside 2⁵', () => {
    const generator = generators.get(generatorOfLesson.get('matek-5-hatvany') ?? '');
    if (!generator) throw new Error('no generator');
    const isTrivial = (text = '') => /\^\{?[01]\b/.test(text);
    const uneven = Array.from({ length: 40 }, (_, salt) => drawForGroups(generator, { ...sheet, salt, level: 2 }) ?? []).filter(
      groups => new Set(groups.map(({ question }) => isTrivial(question.question))).size > 1,
    );
    expect(uneven.map(groups => groups.map(({ question }) => question.question))).toEqual([]);
  });

  it('has equal exponents in groups A and B: no 5⁶ beside 5³, no 13⁰ beside 9¹', () => {
    const generator = generators.get(generatorOfLesson.get('matek-5-hatvany') ?? '');
    if (!generator) throw new Error('no generator');
    const exponents = (text = '') => [...text.matchAll(/\^\{?(\d+)/g)].map(([, exponent]) => exponent).join();
    const uneven = ['K7F4QX', 'EWFJUC'].flatMap(seed =>
      [0, 1, 2, 3, 4, 5]
        .map(salt => drawForGroups(generator, { ...sheet, seed, salt, level: salt < 3 ? 1 : 2 }) ?? [])
        .map(([a, b]) => [a?.question.question.split('\n\n', 1)[0], b?.question.question.split('\n\n', 1)[0]])
        .filter(([a, b]) => exponents(a) !== exponents(b)),
    );
    expect(uneven).toEqual([]);
  });

  it('takes as many steps in every group: no equal denominators beside unequal ones', () => {
    const generator = generators.get(generatorOfLesson.get('matek-5-tortek-osszeadasa') ?? '');
    if (!generator) throw new Error('no generator');
    const uneven = ['EEZJYS', 'K7F4QX'].flatMap(seed =>
      [100, 101, 102, 103, 104, 105]
        .map(salt => drawForGroups(generator, { ...sheet, seed, salt, level: 2 }) ?? [])
        .filter(groups => new Set(groups.map(({ question }) => question.solution?.split('=').length)).size > 1),
    );
    expect(uneven.map(groups => groups.map(({ question }) => question.question))).toEqual([]);
  });

  it('asks the same in every group: no sum beside a difference, no bare formula beside a story', () => {
    const draw = (lesson: string, salt: number) => {
      const generator = generators.get(generatorOfLesson.get(lesson) ?? '');
      if (!generator) throw new Error(`no generator: ${lesson}`);
      return drawForGroups(generator, { ...sheet, salt, level: 2 })?.map(({ question }) => question.question) ?? [];
    };
    const lessons = ['matek-5-tortek-osszeadasa', 'matek-5-hatvany'];
    const sheets = lessons.flatMap(lesson => Array.from({ length: 12 }, (_, salt) => draw(lesson, salt)));
    // A shape (find the error, compare) comes too seldom for four of the same sign.
    const plain = sheets.filter(([first]) => !first?.includes('\n\n'));
    expect(plain.length).toBeGreaterThan(10);
    const skeleton = (text: string) => text.replace(/\p{Lu}\p{L}*|\d[\d.,]*|\baz?\b|-n[ae]k\b/gu, '#');
    expect(plain.filter(groups => new Set(groups.map(skeleton)).size > 1)).toEqual([]);
  });

  it.each(sample.map(generator => [generator.id, generator] as const))(
    '%s: as many parts, figures on one scale and numbers of one kind in every group',
    (_, generator) => {
      const uneven = LEVELS.flatMap(level =>
        [100, 101]
          .map(salt => drawForGroups(generator, { ...sheet, salt, level, even: true }) ?? [])
          .filter(groups => new Set(groups.map(({ structure }) => structure)).size > 1),
      );
      expect(uneven.map(groups => groups.map(({ asked, structure }) => [asked, structure]))).toEqual([]);
    },
  );

  it('orders as many in every group: no three fractions beside five', () => {
    const generator = generators.get(generatorOfLesson.get('matek-5-tortek-osszehasonlitasa') ?? '');
    if (!generator) throw new Error('no generator');
    const counts = ['K7F4QX', '6VAXYH', 'D4CMVF'].flatMap(seed =>
      LEVELS.map(level =>
        (drawForGroups(generator, { ...sheet, seed, salt: 100, level, even: true }) ?? []).map(({ structure }) => structure),
      ),
    );
    expect(counts.filter(groups => new Set(groups).size > 1)).toEqual([]);
  });

  it('prefers a task that has something to count', () => {
    const generator = generators.get(generatorOfLesson.get('matek-5-hatvany') ?? '');
    if (!generator) throw new Error('no generator');
    const asked = ['AB2CDE', 'K7F4QX', 'G6J4ZZ'].flatMap(seed =>
      [0, 1, 2].map(salt => drawForGroups(generator, { ...sheet, seed, salt, level: 1 })?.[0]?.question.question),
    );
    expect(asked.filter(text => /\^\{?[01]\b|[01]\. hatvány/.test(text ?? ''))).toEqual([]);
  });

  it('has a figure or none as asked', () => {
    const draw = (generator: Generator, figures: 'with' | 'without') => drawForGroups(generator, { ...sheet, level: 1, figures });
    const drawing = sample.find(generator => draw(generator, 'with'));
    const plain = sample.find(generator => !draw(generator, 'with'));
    if (!drawing || !plain) throw new Error('the sample has no such generator');
    expect(draw(drawing, 'with')?.every(({ question }) => figuresOf(question).length > 0)).toBe(true);
    expect(draw(plain, 'without')?.some(({ question }) => figuresOf(question).length > 0)).toBe(false);
  });
});

describe('the wrong results of a printed key', () => {
  const isWritten = (value: string) => /^\$.+\$$|^−?\d[\d\u202f]*(?:,\d+)?[°%]?$/.test(value);

  it.each([...generators.values()].map(generator => [generator.id, generator] as const))(
    '%s: an option that is shown, or what a pupil writes; no id of the program',
    (_, generator) => {
      const faults = LEVELS.flatMap(level =>
        [0, 1, 2, 3, 4, 5].flatMap(seed => {
          const task = drawTask(generator, seed, level);
          const { question } = task;
          return slipsOf(task).filter(({ value, option, blank }) => {
            if (question.type === 'single') return option === undefined || question.options[option]?.correct === true;
            if (question.type === 'fillSteps' && !question.blanks.some(({ id }) => id === blank)) return true;
            return !isWritten(value);
          });
        }),
      );
      expect(faults).toEqual([]);
    },
  );

  it.each([...generators.values()].map(generator => [generator.id, generator] as const))(
    '%s: the mistake goes on in the sentence, with the numbers of this task alone',
    (_, generator) => {
      const faults = LEVELS.flatMap(level =>
        [0, 1, 2, 3, 4, 5].flatMap(seed => {
          const task = drawTask(generator, seed, level);
          const shown = JSON.stringify([task.question, task.slips]);
          return slipsOf(task).filter(({ mistake }) => {
            const [, example = ''] = /([^ ]*\d[^=→]*[=→].*)$/u.exec(mistake) ?? [];
            const isForeign = (example.match(/\d+/g) ?? []).some(number => Number(number) > 1 && !shown.includes(number));
            return isForeign || /^\p{Lu} |[.!?]$/u.test(mistake) || mistake === '';
          });
        }),
      );
      expect(faults).toEqual([]);
    },
  );

  it('has the words of an option and the letter of its place, not the key of its proof', () => {
    const generator = generators.get(generatorOfLesson.get('fizika-6-egyszeru-aramkor') ?? '');
    if (!generator) throw new Error('no generator');
    const slips = Array.from({ length: 30 }, (_, seed) => drawTask(generator, seed, 1)).flatMap(task => slipsOf(task));
    expect(slips.some(({ value }) => value === 'nem')).toBe(true);
    expect(slips.map(({ value }) => value)).not.toContain('no');
  });
});
