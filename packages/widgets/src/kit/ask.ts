import type { Ask } from './ask-schema.ts';
import { notYet, type Verdict } from './model.ts';

/** The chosen option of each question. */
export type Answers = Record<string, string>;

export const isAnswered = ({ id: name, answer }: Ask, answers: Answers): boolean =>
  answers[name] !== undefined && (answer === undefined || answers[name] === answer);

/** An event of the simulation, an answered question (by its id or as `after-<id>`), or the start. */
export function happened(name: string, events: readonly string[], list: readonly Ask[], answers: Answers): boolean {
  if (name === 'start' || events.includes(name)) return true;
  const question = list.find(one => one.id === name || `after-${one.id}` === name);
  return question !== undefined && isAnswered(question, answers);
}

/** The first question that may be asked now and waits for its answer. */
export const openAsk = (list: readonly Ask[], answers: Answers, events: readonly string[]): Ask | undefined =>
  list.find(one => !isAnswered(one, answers) && happened(one.when, events, list, answers));

/** What is missing of the questions of a goal; null when all are answered. */
export function missingAsk(
  wanted: readonly string[] | undefined,
  list: readonly Ask[],
  answers: Answers,
  events: readonly string[],
): Verdict | null {
  const [missing, ...more] = list.filter(one => wanted?.includes(one.id) && !isAnswered(one, answers));
  if (!missing) return null;
  return happened(missing.when, events, list, answers)
    ? { ...notYet(`Még ${more.length === 0 ? 'egy' : more.length + 1} kérdés a végére!`), asks: true }
    : notYet('Folytasd a kísérletet: még kapsz egy kérdést.');
}

/** How the predictions came out. */
export const foretold = (list: readonly Ask[], answers: Answers): string[] =>
  list.flatMap(({ id: name, truth }) => {
    const guess = answers[name];
    if (truth === undefined || guess === undefined) return [];
    return guess === truth ? [`Bejött a jóslatod: „${guess}”.`] : [`Azt jósoltad: „${guess}”. A kísérlet mást mutatott: „${truth}”.`];
  });
