import { makeQuestion } from '@eszkerek/exercises/generators/engine';
import { generators } from '@eszkerek/exercises/generators/index';
import { grade } from '@eszkerek/exercises/grading/grade';
import { keyKind } from '@eszkerek/exercises/grading/key-kind';
import { solutionOf } from '@eszkerek/exercises/grading/solution';
import { publicView } from '@eszkerek/exercises/questions/public-view';
import type { Question, QuestionOf } from '@eszkerek/exercises/questions/schema';
import { tickOf, valueAt } from '@eszkerek/exercises/types/number-line/scale';
import { expect, it } from 'vitest';
import { allSourceQuestions } from './commands/find-page.ts';
import { CACHE_DIR, CONTENT_DIR } from './commands/paths.ts';
import { countFigures } from './figure/count-figures.ts';
import { readLibrary } from './library.ts';

const TASKS = process.env.TEST_FULL ? 200 : 3;

const comma = (key: string): string => key.replace(/(\d)\.(\d)/g, '$1,$2');

/** The variable the question asks for („Mennyi $y$?”, „Melyik $m$ számra”), x if it names none. */
const letterOf = (question: string): string => /(?:mennyi|melyik)(?: az?)? \$([a-z])\$/i.exec(question)?.[1] ?? 'x';

/** How pupils usually write a number: each of them must be taken. */
const SPELLINGS: readonly ((key: string, unit: string, letter: string) => string)[] = [
  key => comma(key),
  key => ` ${comma(key)} `,
  key => `${comma(key)}.`,
  key => `= ${comma(key)}`,
  (key, _unit, letter) => `${letter} = ${comma(key)}`,
  key => `Válasz: ${comma(key)}`,
  key => `szerintem ${comma(key)}`,
  key => comma(key).replace(/^-/, '\u2212'),
  key => comma(key).replace(/\/| /g, found => (found === '/' ? '\u2044' : '\u00A0')),
  (key, unit) => (unit ? `${comma(key)} ${unit}` : comma(key)),
];

type Numeric = QuestionOf<'numeric'>;

function numericFaults(question: Numeric): string[] {
  const key = question.answer;
  if (grade(question, comma(key)).status !== 'correct') return [`the key ${key} is refused: ${grade(question, comma(key)).message}`];
  if (keyKind(question.check, key) !== 'number') return [];
  return SPELLINGS.flatMap(spell => {
    const typed = spell(key, question.unit ?? '', letterOf(question.question));
    const { status, message } = grade(question, typed);
    return status === 'correct' ? [] : [`${JSON.stringify(typed)} for ${key} ${question.unit ?? ''}: ${message}`];
  });
}

/** Every tick is sent as the screen sends it: the one at the key is right, those far from it are not. */
function lineFaults(question: QuestionOf<'numberLine'>): string[] {
  const { line } = question;
  const right = Array.from({ length: line.ticks + 1 }, (_, tick) => tick).filter(
    tick => grade(question, valueAt(line, tick)).status === 'correct',
  );
  const unread = Array.from({ length: line.ticks + 1 }, (_, tick) => valueAt(line, tick)).filter(
    value => grade(question, value).status === 'unreadable',
  );
  const key = solutionOf(question).answer ?? '';
  return [
    ...(right.includes(tickOf(line, key)) ? [] : [`no tick is right: key ${question.answer}`]),
    ...(right.length > line.ticks / 2 ? ['more than half of the ticks are right'] : []),
    ...unread.map(value => `the tick ${value} is asked back`),
  ];
}

function faultsOf(question: Question): string[] {
  const { shown } = publicView(question, 'sweep');
  const solution = solutionOf(question, shown);
  if (!solution.text) return ['no worked solution'];
  switch (question.type) {
    case 'numeric':
      return numericFaults(question);
    case 'numberLine':
      return lineFaults(question);
    case 'single':
    case 'hotspot':
      return grade(question, solution.correct?.[0], shown).status === 'correct' ? [] : ['the right option is refused'];
    case 'multi':
    case 'order':
      return grade(question, solution.correct, shown).status === 'correct' ? [] : ['the right answer is refused'];
    case 'match':
      return grade(question, solution.pairs, shown).status === 'correct' ? [] : ['the right pairs are refused'];
    case 'fillSteps':
      return grade(question, solution.blanks, shown).status === 'correct'
        ? []
        : [`the shown blanks are refused: ${grade(question, solution.blanks, shown).message}`];
    case 'shortText':
      return grade(question, question.answer).status === 'correct' ? [] : [`the key ${question.answer} is refused`];
  }
}

// Read once for both tests: reading all sources takes most of their time.
const library = readLibrary(CONTENT_DIR, CACHE_DIR);
const shipped = allSourceQuestions(library);

it('every shipped question can be answered by what its screen sends', () => {
  expect(shipped.length).toBeGreaterThan(1000);
  const faults = shipped.flatMap(({ page, question }) => faultsOf(question).map(fault => `${page.placed?.stem} ${question.id}: ${fault}`));
  expect(faults).toEqual([]);
}, 120_000);

/** Only ever raised: questions that lose their figure must not go unnoticed. */
const LEAST = { questions: 1000, hotspots: 200, pages: 175, generators: 155 };

it('the content draws what it speaks of', () => {
  const counts = countFigures(
    library,
    shipped.map(({ question }) => question),
  );
  for (const name of ['questions', 'hotspots', 'pages', 'generators'] as const)
    expect(counts[name], name).toBeGreaterThanOrEqual(LEAST[name]);
});

it.each([...generators.values()].map(generator => [generator.id, generator] as const))(
  'tasks of %s can be answered',
  (id, generator) => {
    const faults = generator.levels.flatMap(level =>
      Array.from({ length: Math.ceil(TASKS / generator.levels.length) }, (_, seed) => makeQuestion(generator, seed, level)).flatMap(
        question => faultsOf(question).map(fault => `${id} ${level}: ${question.question.slice(0, 80)}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  },
  60_000,
);
