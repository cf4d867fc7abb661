import { LruCache } from '@eszkerek/content/lru-cache';
import { renderQuestion } from '@eszkerek/content/question/render-question';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import type { Db, Engine } from '../../db/engine.ts';
import { keepVersions, readVersion } from './attempt-store.ts';
import { hashOf, type Shown, type ShownItem } from './shown.ts';

/** A task is rendered when shown and again when answered; 8 KB of text each, so about 10 MB for a school that practises at once. */
const RENDERED_TASKS = 500;

/** The bank fits in; the questions teachers write never run out. */
const KNOWN_QUESTIONS = 10_000;

/** Question texts by hash; each is written to the database once and then served from memory. */
export class QuestionVersions {
  readonly #known = new LruCache<CompiledQuestion>(KNOWN_QUESTIONS, () => 1);
  readonly #rendered = new LruCache<CompiledQuestion>(RENDERED_TASKS, () => 1);

  /** Ensures every question text is stored before an attempt refers to it. */
  async keep(db: Db, questions: readonly CompiledQuestion[]): Promise<void> {
    const fresh = questions.filter(question => !this.#known.get(hashOf(question)));
    await keepVersions(
      db,
      fresh.map(question => ({ hash: hashOf(question), question: JSON.stringify(question) })),
    );
  }

  /** Call after the commit: a rolled-back write must not be cached. */
  remember(questions: readonly CompiledQuestion[]): void {
    for (const question of questions) this.#known.set(hashOf(question), question);
  }

  async of(db: Db, item: ShownItem): Promise<CompiledQuestion> {
    if (item.generated) return this.#render(item.generated.question);
    const hash = item.hash ?? '';
    const known = this.#known.get(hash);
    if (known) return known;
    const text = await readVersion(db, hash);
    if (!text) throw new Error(`question version ${hash} is missing`);
    const question = JSON.parse(text) as CompiledQuestion;
    this.#known.set(hash, question);
    return question;
  }

  /** Tasks are kept as their source: rendered formulas are ten times as long. */
  #render(task: CompiledQuestion): CompiledQuestion {
    const key = hashOf(task);
    const known = this.#rendered.get(key);
    if (known) return known;
    const rendered = renderQuestion(task, task.id);
    this.#rendered.set(key, rendered);
    return rendered;
  }

  async all(db: Db, shown: Shown): Promise<CompiledQuestion[]> {
    const questions: CompiledQuestion[] = [];
    for (const item of shown.items) questions.push(await this.of(db, item));
    return questions;
  }
}

const shared = new WeakMap<Engine, QuestionVersions>();

/** One cache per database, shared by the areas that show questions. */
export const versionsOf = (engine: Engine): QuestionVersions => {
  const versions = shared.get(engine) ?? new QuestionVersions();
  shared.set(engine, versions);
  return versions;
};
