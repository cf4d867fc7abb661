import { z } from 'zod';
import { notYet, type Verdict } from './model.ts';
import { id, label, sentence } from './schema.ts';

/** Something that happened in a simulation; each kind says which events it has. */
export const event = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/);

/** A question put before the thing is told. With an answer it may be tried again; a prediction accepts every choice. */
const ask = z
  .strictObject({
    id,
    /** `start`, an event of the kind, or `after-<ask>`. */
    when: event,
    question: sentence,
    options: z.array(label).min(2).max(5),
    answer: label.optional(),
    judge: z.literal('by-measurement').optional(),
    /** Said at a wrong choice. */
    hint: sentence.optional(),
    /** Said once it is answered. */
    told: sentence.optional(),
  })
  .refine(({ answer, judge }) => (answer === undefined) !== (judge === undefined), 'answer és judge közül pontosan egy kell')
  .refine(({ answer, options }) => answer === undefined || options.includes(answer), 'az answer legyen az options egyike');
export type Ask = z.infer<typeof ask>;

export const asks = z.array(ask).max(8);
export const asked = z.array(id).min(1).max(8);

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
  const missing = list.find(one => wanted?.includes(one.id) && !isAnswered(one, answers));
  if (!missing) return null;
  return happened(missing.when, events, list, answers)
    ? notYet(`Egy kérdés a válaszodra vár: ${missing.question}`)
    : notYet('Folytasd a kísérletet: még kapsz egy kérdést.');
}
