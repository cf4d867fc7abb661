import type { Rng } from '@eszkerek/numbers/chance';
import { unitAfter } from '@eszkerek/numbers/hungarian';
import type { QuestionInput } from '../../../../questions/schema.ts';
import type { Task } from '../../../engine.ts';
import { sameValue, type Value } from '../../../value.ts';

interface Part {
  ask: string;
  answer: Value;
  check?: 'NUM' | 'EXPR';
  unit?: string;
  /** For a result of an approximation: how far a rounded answer may be. */
  tolerance?: string;
  /** How the answer follows from the earlier ones, such as `12*[a]`. */
  from?: string;
  /** The model solution before its last line: a step is worth a point. */
  steps: readonly string[];
  /** The last line of the model solution, with the result; it is worth a point too. */
  result: string;
  /** Answers that a known slip gives. */
  slips?: ReadonlyArray<{ value: Value; explanation: string }>;
  proof: Task['proof'];
}

/** A problem with a written solution: given, drawing, and parts that build on each other. */
export interface Problem {
  text: string;
  figure?: QuestionInput['figure'];
  parts: readonly Part[];
}

/** `generators`: the positions of the blueprint that the problem joins. */
export interface ProblemTemplate {
  generators: readonly string[];
  draw: (rng: Rng) => Problem;
}

const LETTERS = 'abcd';

const slipsOf = ({ answer, slips = [] }: Part) =>
  slips
    .filter(({ value }, i) => !sameValue(value, answer) && !slips.slice(0, i).some(other => sameValue(other.value, value)))
    .map(({ value, explanation }) => ({ value: value.key, explanation }));

/** Whether a line of a solution already says the result. */
export const tells = (line: string, result: string): boolean =>
  line
    .split(/[=$]/)
    .map(part => part.trim())
    .includes(result);

/** Whether a text mentions a number, not as a piece of another one. */
const mentions = (text: string, tex: string): boolean =>
  new RegExp(`(?<![\\d,}])${tex.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\d{])`).test(text);

/** The first line of the solution that says neither the result nor that of an earlier part. */
function opening({ steps, answer }: Part, given: string, earlier: readonly Part[]): string {
  const asked = earlier.map(part => part.answer.tex).filter(tex => !mentions(given, tex));
  const line = steps.find(step => !tells(step, answer.tex) && !asked.some(tex => mentions(step, tex)));
  return line ? `Így kezdd: ${line}` : 'Írd ki, mit tudsz, és mit kérdeznek ebben a részben!';
}

/** As a question with lettered blanks, a barem and the model solution. */
export function problemTask({ text, figure, parts }: Problem, generators: readonly string[]): Task {
  const lettered = parts.map((part, i) => ({ ...part, id: LETTERS[i] ?? '' }));
  const solution = lettered.map(({ id, steps, result }) => `**${id})** ${[...steps, result].join(' ')}`).join('\n\n');
  return {
    question: {
      type: 'fillSteps',
      question: text,
      ...(figure ? { figure } : {}),
      template: lettered
        .map(({ id, ask, unit, steps }) => `**${id})** (${steps.length + 1} pont) ${ask} [${id}]${unitAfter(unit)}`)
        .join('\n\n'),
      separate: true,
      blanks: lettered.map((part, i) => ({
        id: part.id,
        answer: part.answer.key,
        check: part.check ?? 'NUM',
        ...(part.unit ? { unit: part.unit } : {}),
        ...(part.tolerance ? { tolerance: part.tolerance } : {}),
        ...(part.from ? { from: part.from } : {}),
        weight: part.steps.length + 1,
        other: opening(part, text, parts.slice(0, i)),
        wrong: slipsOf(part),
      })),
      barem: lettered.flatMap(({ id, steps }) => steps.map(step => ({ blank: id, text: step }))),
      explanation: solution,
      solution,
      tags: [...generators],
    },
    proof: (value, id) => lettered.find(part => part.id === id)?.proof(value) ?? false,
  };
}
