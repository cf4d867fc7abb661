import { LruCache } from '@eszkerek/content/lru-cache';
import { AppError } from '@eszkerek/contract';
import { LIVE } from '@eszkerek/contract/live';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import type { Region } from '@eszkerek/numbers/money';
import type { Db } from '../../db/engine.ts';
import { newSecret } from '../../db/id.ts';
import type { Library } from '../../library/library.ts';
import type { OpenPage } from '../lesson/open-document.ts';
import { chooseQuestions } from '../quiz/choose-questions.ts';
import { recentTasks } from '../quiz/recent-tasks.ts';
import { nameOfPage, type Shown, type ShownItem } from '../quiz/shown.ts';
import { makeTask } from '../quiz/tasks.ts';
import { readContent } from './lesson-store.ts';

type Level = 1 | 2 | 3;

const TASKS = 6;
const CACHED_LESSONS = 300;

const generate = (content: Shown, generator: string, level: Level, id: string): ShownItem => ({
  id,
  generated: { generator, level, question: makeTask(generator, level, id, recentTasks(content), content.region) },
});

/** The questions of a lesson from this page, and those whose text must be kept. One seed: letters on the board and on phones agree. */
export const makeContent = (
  page: OpenPage,
  library: Library,
  wishes: { count?: number | undefined; level: Level; region?: Region | undefined },
): { content: Shown; questions: CompiledQuestion[] } => {
  const { document } = page;
  const content: Shown = { seed: newSecret(), items: [], ...nameOfPage(document), ...(wishes.region === 'hu' ? { region: 'hu' } : {}) };
  if (document.kind === 'practice') {
    for (let i = 0; i < (wishes.count ?? TASKS); i++)
      content.items.push(generate(content, document.generator, wishes.level, String(i + 1)));
    return { content, questions: [] };
  }
  if (document.kind !== 'quiz' && document.kind !== 'test')
    throw new AppError('invalid', { message: 'Élő óra kvízből, tesztből, gyakorlóból vagy saját kérdéssorból indítható.' });
  const { items, questions } = chooseQuestions(page, library, { region: wishes.region });
  const count = Math.min(wishes.count ?? LIVE.maxQuestions, LIVE.maxQuestions);
  return { content: { ...content, items: items.slice(0, count) }, questions };
};

/** Parsed contents of running lessons: each vote needs one, and it changes only when a twin is added. */
export class LessonContents {
  readonly #known = new LruCache<Shown>(CACHED_LESSONS, () => 1);

  async of(db: Db, lesson: { id: string; question_count: number }): Promise<Shown> {
    const key = `${lesson.id}/${lesson.question_count}`;
    const known = this.#known.get(key);
    if (known) return known;
    const content = JSON.parse((await readContent(db, lesson.id)) ?? '{"seed":"","items":[]}') as Shown;
    // Another node may have added a twin since the row was read: only what fits the row is remembered.
    if (content.items.length === lesson.question_count) this.#known.set(key, content);
    return content;
  }
}
