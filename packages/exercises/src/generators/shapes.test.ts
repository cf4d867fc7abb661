import { expect, it } from 'vitest';
import { drawTask, type Generator, LEVELS } from './engine.ts';
import { families } from './families/index.ts';
import { generators } from './index.ts';
import { shapeOf } from './testing/shape-of.ts';

const DRAWS = 60;
const CAUSES = process.env.TEST_FULL ? 180 : 24;

interface Shapes {
  all: Set<string>;
  hardest: Set<string>;
  firstHints: Set<string>;
}

const known = new Map<Generator, Shapes>();

function shapesOf(generator: Generator): Shapes {
  const before = known.get(generator);
  if (before) return before;
  const found: Shapes = { all: new Set(), hardest: new Set(), firstHints: new Set() };
  for (const level of LEVELS)
    for (let seed = 0; seed < DRAWS; seed++) {
      const task = drawTask(generator, `shape ${seed}`, level);
      const shape = shapeOf(task);
      found.all.add(shape);
      found.firstHints.add(task.question.hints?.[0] ?? '');
      if (level === 3) found.hardest.add(shape);
    }
  known.set(generator, found);
  return found;
}

const basic = families
  .flatMap(family => family.generators.map(({ id }) => generators.get(id)))
  .filter(generator => generator !== undefined);

it.each(basic.map(generator => [generator.id, generator] as const))(
  '%s asks in four ways, two of them on the highest level',
  (_, generator) => {
    const { all, hardest, firstHints } = shapesOf(generator);
    expect(all.size).toBeGreaterThanOrEqual(4);
    expect(hardest.size).toBeGreaterThanOrEqual(2);
    expect(firstHints.size).toBeGreaterThanOrEqual(2);
  },
);

it('asks pupils to find errors, compare solutions and match mistakes', () => {
  const shapes = new Set(basic.flatMap(generator => [...shapesOf(generator).all]));
  expect([...shapes]).toEqual(expect.arrayContaining(['find-error', 'compare', 'match-errors']));
});

/** Words that fit almost any wrong answer. */
const FITS_ALL =
  /^(nem a kérdésre válaszol|részeredményt ad meg válasznak|egy közbülső eredményt ad meg válasznak|másik szögfüggvényt számol ki|rossz (szabály|képlet|művelet|számmal|távolság|szögfüggvény).*)\.$/i;

it.each(basic.map(generator => [generator.id, generator] as const))('%s shows no wrong answer with two causes', (_, generator) => {
  const seen = LEVELS.flatMap(level => Array.from({ length: CAUSES }, (_, seed) => drawTask(generator, `cause ${seed}`, level)));
  for (const { shape, question, values, proof } of seen) {
    if (shape === 'find-error')
      expect(
        values?.filter(id => proof(id)),
        question.question,
      ).toHaveLength(1);
    const causes =
      shape === 'find-error' && question.type === 'single'
        ? question.options.map(option => option.text ?? '')
        : shape === 'match-errors' && question.type === 'match'
          ? question.pairs.map(pair => String(pair.right))
          : [];
    expect(causes.filter(cause => FITS_ALL.test(cause))).toEqual([]);
    if (shape !== 'match-errors' || question.type !== 'match') continue;
    const { pairs } = question;
    const twofold = pairs.filter(({ left }) => pairs.filter(({ right }) => proof(`${left}|${right}`)).length !== 1);
    expect(
      twofold.map(({ left }) => left),
      question.question,
    ).toEqual([]);
  }
});

/** The two answers of a „Kinek van igaza?”, as numbers. */
const opinionsOf = (text: string): number[] =>
  [...(text.split('\n\n').at(-1) ?? '').matchAll(/\$(?:\\approx )?(?:\\frac\{(\d+)\}\{(\d+)\}|(\d+)(?:\{,\}(\d+))?)\$/g)].map(
    ([, top, bottom, whole = '0', decimals = '0']) => (top ? Number(top) / Number(bottom) : Number(`${whole}.${decimals}`)),
  );

it.each(['gen-probability-simple', 'gen-probability-compound'])('%s compares only numbers that can be probabilities', id => {
  const generator = generators.get(id);
  if (!generator) throw new Error(id);
  const asked = LEVELS.flatMap(level => Array.from({ length: 5 * DRAWS }, (_, seed) => drawTask(generator, `opinion ${seed}`, level)))
    .filter(task => task.shape === 'compare')
    .map(task => task.question.question)
    .filter(text => /valószínűség/.test(text.split('?')[0] ?? ''));
  expect(asked.length).toBeGreaterThan(10);
  for (const text of asked)
    expect(
      opinionsOf(text).filter(size => size > 1 && /Mennyi a valószínűsége/.test(text)),
      text,
    ).toEqual([]);
});
