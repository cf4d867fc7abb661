import { defineGenerator, type Generator, type Level, type Need } from '../../engine.ts';
import { multi, words } from '../../tasks.ts';

/** A reviewed statement of a bank. `truth` is the author's key; the reviewer's own list is kept apart and must agree. */
export interface Statement {
  id: string;
  text: string;
  truth: boolean;
  why: string;
  misconception?: string;
  level: Level;
}

interface BankSpec {
  id: string;
  title: string;
  lessons: readonly string[];
  needs: readonly Need[];
  ask: string;
  statements: readonly Statement[];
  /** Ids that the reviewer judged true, written down without looking at the key. */
  reviewed: ReadonlySet<string>;
  hints: readonly [string, string, string];
}

/** Draws four statements of the wanted level, some true and some false. */
export function bankSampler(spec: BankSpec): Generator {
  return defineGenerator(spec.id, spec.title, spec.lessons, spec.needs, (rng, level) => {
    const pool = spec.statements.filter(s => s.level <= level && s.level >= level - 1);
    const chosen = rng.sample(pool, level === 1 ? 4 : 5);
    return multi(
      rng,
      {
        question: spec.ask,
        options: chosen.map(s => ({
          value: words(s.text, s.id),
          correct: s.truth,
          explanation: s.why,
          ...(s.misconception ? { misconception: s.misconception } : {}),
        })),
        hints: spec.hints,
        solution: `Igaz: ${chosen
          .filter(s => s.truth)
          .map(s => `„${s.text}”`)
          .join(' ')}`,
      },
      id => spec.reviewed.has(id),
    );
  });
}
