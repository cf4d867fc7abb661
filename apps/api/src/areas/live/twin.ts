import { randomInt } from 'node:crypto';
import { LIVE } from '@eszkerek/contract/live';
import { isSetSlug } from '@eszkerek/contract/set-slug';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { LEVELS, type Level } from '@eszkerek/exercises/generators/engine';
import { misconceptionSlots } from '@eszkerek/exercises/questions/texts';
import type { Library } from '../../library/library.ts';
import { hungarianStem } from '../../library/stem.ts';
import { isEmptyWord, splitWords } from '../../library/words.ts';
import { recentTasks } from '../quiz/recent-tasks.ts';
import type { Shown, ShownItem } from '../quiz/shown.ts';
import { makeFittingTask, makeTask } from '../quiz/tasks.ts';

const SAMPLES = 12;
/** A task that shares less of the question's misconceptions and of its words only belongs to the same lesson. */
const LEAST_SHARED = 0.5;
const LEAST_LETTERS = 4;
const PREFIX = 'iker-';

export const isTwin = ({ id }: { id: string }): boolean => id.startsWith(PREFIX);

interface Sample {
  level: Level;
  task: CompiledQuestion;
  marks: Marks;
}

/** What a question is about: its misconceptions, and the words that it asks with. */
interface Marks {
  slips: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

const marksOf = (question: CompiledQuestion): Marks => ({
  slips: new Set(misconceptionSlots(question).flatMap(({ id }) => id ?? [])),
  words: new Set(
    splitWords(question.question.replace(/<[^>]*>|\$[^$]*\$/g, ' '))
      .filter(word => word.length >= LEAST_LETTERS && !/\d/.test(word) && !isEmptyWord(word))
      .map(hungarianStem),
  ),
});

const shares = (wanted: ReadonlySet<string>, found: ReadonlySet<string>): boolean =>
  wanted.size > 0 && wanted.intersection(found).size >= wanted.size * LEAST_SHARED;

const isLike = (wanted: Marks, found: Marks): boolean => shares(wanted.slips, found.slips) || shares(wanted.words, found.words);

const sampled = new Map<string, readonly Sample[]>();

/** Tasks of a generator that differ in their marks. Drawn once per generator: the teacher's view asks for them with every snapshot. */
const samplesOf = (generator: string): readonly Sample[] => {
  const known = sampled.get(generator);
  if (known) return known;
  const drawn = LEVELS.flatMap(level =>
    Array.from({ length: SAMPLES }, (_, at): Sample => {
      const task = makeTask(generator, level, `${PREFIX}${at}`, []);
      return { level, task, marks: marksOf(task) };
    }),
  );
  const keyOf = ({ marks }: Sample): string => JSON.stringify([[...marks.slips].sort(), [...marks.words].sort()]);
  const kept = [...Map.groupBy(drawn, keyOf).values()].flatMap(([first]) => first ?? []);
  sampled.set(generator, kept);
  return kept;
};

/** The generator of the practice page of the quiz's lesson. */
const generatorOf = (library: Library, slug: string, item: ShownItem): string | undefined => {
  const document = library.document(isSetSlug(slug) ? (item.topic ?? '') : slug);
  if (document?.kind !== 'quiz' || !document.lesson) return undefined;
  const lesson = document.lesson.slug;
  const practice = library.ofKind('practice').find(page => page.lesson.slug === lesson);
  if (!practice || (isPremiumCategory(practice.category) && !isPremiumCategory(document.category))) return undefined;
  return practice.generator;
};

/** A sample that is about the same as this question. */
const likeSample = (generator: string, question: CompiledQuestion): Sample | undefined => {
  const wanted = marksOf(question);
  return samplesOf(generator).find(({ marks }) => isLike(wanted, marks));
};

export const hasTwin = (library: Library, slug: string, item: ShownItem | undefined, question: CompiledQuestion): boolean => {
  if (!item) return false;
  if (item.generated) return true;
  const generator = generatorOf(library, slug, item);
  return generator !== undefined && likeSample(generator, question) !== undefined;
};

interface Original {
  item: ShownItem;
  question: CompiledQuestion;
}

/** A task by the question's own generator, or one of its lesson's that is about the same. */
const makeTwin = (library: Library, slug: string, content: Shown, { item, question }: Original, id: string): ShownItem['generated'] => {
  if (item.generated) {
    const { generator, level } = item.generated;
    return { generator, level, question: makeTask(generator, level, id, recentTasks(content), content.region) };
  }
  const generator = generatorOf(library, slug, item);
  const sample = generator === undefined ? undefined : likeSample(generator, question);
  if (generator === undefined || !sample) return undefined;
  const wanted = marksOf(question);
  const { task, fitting } = makeFittingTask(generator, sample.level, id, made => isLike(wanted, marksOf(made)), content.region);
  return { generator, level: sample.level, question: fitting ? task : { ...sample.task, id } };
};

/** The content with a twin of the question at `index` right after it; undefined when there is none to make. */
export const withTwin = (
  library: Library,
  slug: string,
  content: Shown,
  index: number,
  question: CompiledQuestion | undefined,
): Shown | undefined => {
  const item = content.items[index];
  if (!item || !question || content.items.length >= 2 * LIVE.maxQuestions) return undefined;
  const id = `${PREFIX}${content.items.length}-${randomInt(1e6)}`;
  const generated = makeTwin(library, slug, content, { item, question }, id);
  return generated && { ...content, items: content.items.toSpliced(index + 1, 0, { id, generated }) };
};
