import { drawFigure, type FigureElement } from '@eszkerek/figures/draw';
import { figureLeaks } from '../../questions/figure-leak.ts';
import { figuresOf } from '../../questions/figures.ts';
import { type Question, type QuestionOf, type QuestionType, question as questionSchema } from '../../questions/schema.ts';
import { mapTexts, misconceptionSlots } from '../../questions/texts.ts';
import type { Task } from '../engine.ts';
import { generatedMisconceptions } from '../misconceptions.ts';
import { asksToType } from '../typing-request.ts';
import { falseEquations } from './equations.ts';
import { typeFaults } from './key-faults.ts';
import { textFaults } from './text-lint.ts';

const keyFaults = <T extends QuestionType>(type: T, question: QuestionOf<T>, task: Task): string[] => typeFaults[type].key(question, task);
const gradedFaults = <T extends QuestionType>(type: T, question: QuestionOf<T>): string[] => typeFaults[type].graded(question);

/** Every text of a question that reaches a pupil; a reply that repeats the solution is read without it. */
function textsOf(question: Question): Set<string> {
  const texts = new Set<string>();
  mapTexts(question, (text, path) => {
    texts.add(path[0] === 'solution' || !question.solution ? text : text.replace(question.solution, ''));
    return text;
  });
  return texts;
}

export function gradingFaults(task: Task): string[] {
  const question = questionSchema.parse(task.question);
  return gradedFaults(question.type, question);
}

/** Px between two markers of a hotspot question: each is 44 px on the narrowest screen. */
const APART = 44;

function spotFaults(question: Question, elements: readonly FigureElement[]): string[] {
  if (question.type !== 'hotspot') return [];
  const found = question.spots.map(({ id }) => elements.find(element => element.id === id));
  return found.flatMap((a, i) => [
    ...(a ? [] : [`the figure has no element ${question.spots[i]?.id}`]),
    ...found.slice(0, i).flatMap(b => {
      if (!a || !b) return [];
      if (a.label === b.label) return [`${a.id} and ${b.id} have the same name`];
      const gap = Math.max(Math.abs(a.at.x - b.at.x), Math.abs(a.at.y - b.at.y));
      return gap < APART ? [`${a.id} and ${b.id} are ${Math.round(gap)} px apart`] : [];
    }),
  ]);
}

/** A figure that cannot be drawn throws: so does the task that would be shown. */
const figureFaults = (question: Question): string[] =>
  figuresOf(question).flatMap(({ figure, path }) => {
    if (figure.kind === 'drawn') return [];
    try {
      const drawn = drawFigure(figure);
      return path[0] === 'figure' ? [...figureLeaks(question, drawn), ...spotFaults(question, drawn.elements)] : [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });

const TYPED: ReadonlySet<QuestionType> = new Set(['numeric', 'shortText', 'fillSteps']);

/** All that is wrong with a drawn task; an empty list is a good task. */
export function taskFaults(task: Task): string[] {
  const parsed = questionSchema.safeParse(task.question);
  if (!parsed.success) return [parsed.error.message];
  const question = parsed.data;
  const faults = keyFaults(question.type, question, task);
  for (const { id } of misconceptionSlots(question)) if (id && !generatedMisconceptions.has(id)) faults.push(`${id} has no words`);
  if (question.hints.length !== 3) faults.push('not three hints');
  if (question.solution === undefined) faults.push('no solution');
  if (!TYPED.has(question.type) && asksToType(question.question)) faults.push('asks to type an answer that is chosen');
  faults.push(...figureFaults(question));
  for (const text of textsOf(question)) for (const fault of textFaults(text)) faults.push(`${fault} in: ${text}`);
  for (const text of [question.solution ?? '', ...question.hints])
    for (const formula of falseEquations(text)) faults.push(`${formula} does not hold in: ${text}`);
  return faults;
}
