import type { Question, QuestionOf } from '@eszkerek/exercises/questions/schema';
import { checkString } from '../language/check-string.ts';
import { widgetSchema } from '../widget-schemas.ts';
import { checkFillSteps } from './check-fill-steps.ts';
import { checkGrading } from './check-grading.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkOptions } from './check-options.ts';
import { mapTexts } from './map-texts.ts';
import type { MisconceptionUse, QuestionContext } from './question-context.ts';
import { boxBlanks } from './render-question.ts';

/** Checks one question on its own and returns the misconception ids it names. */
export function checkQuestion(question: Question, context: QuestionContext): MisconceptionUse[] {
  const { report, lineOf, place } = context;
  mapTexts(question, (text, path, role) => {
    checkString(role === 'template' ? boxBlanks(text) : text, lineOf(path), context);
    return text;
  });
  if (place !== 'test' && question.hints.length !== 3) report('hints-three', lineOf(['hints']), `there are ${question.hints.length} hints`);
  if (place !== 'try' && question.difficulty === undefined) report('difficulty-missing', lineOf([]), 'the question has no difficulty');
  if (
    /(?<!\p{L})(?:Melyik|Melyek|Mi|Miért|Mikor)(?!\p{L})[^.!]*(?<!\p{L})nem(?!\p{L})[^.!]*\?/u.test(question.question) &&
    !question.question.includes('**NEM**')
  )
    report('negation', lineOf(['question']), 'the question asks for what is not so');
  checkSolution(question, context);
  if ('options' in question || question.type === 'order' || question.type === 'match') checkPositions(question, context);
  if (question.type === 'single' || question.type === 'multi') checkOptions(question, context);
  if (question.type === 'numeric' || question.type === 'numberLine') checkNumbers(question, context);
  if (question.type === 'fillSteps') checkFillSteps(question, context);
  checkGrading(question, context);
  if (question.type === 'order') checkDistinct(question.items, i => ['items', i], context);
  if (question.type === 'match') {
    checkDistinct(
      question.pairs.map(pair => pair.left),
      i => ['pairs', i, 'left'],
      context,
    );
    checkDistinct(
      [...question.pairs.map(pair => pair.right), ...(question.extra ?? []).map(item => item.right)],
      i => (i < question.pairs.length ? ['pairs', i, 'right'] : ['extra', i - question.pairs.length, 'right']),
      context,
    );
  }
  checkFigure(question, context);
  return misconceptionsOf(question, context);
}

function checkDistinct(texts: string[], pathOf: (index: number) => (string | number)[], { report, lineOf }: QuestionContext): void {
  texts.forEach((text, i) => {
    if (texts.indexOf(text) !== i) report('match-duplicate', lineOf(pathOf(i)), `„${text}” occurs twice`);
  });
}

/** A figure is a widget in display mode; its block must fit the widget's schema. */
function checkFigure({ figure }: Question, context: QuestionContext): void {
  if (!figure) return;
  const { report, lineOf } = context;
  checkString(figure.alt, lineOf(['figure', 'alt']), context);
  if (figure.alt.trim().length < 15) report('widget-alt', lineOf(['figure', 'alt']), 'the alt text does not carry the data');
  const schema = widgetSchema(figure.kind);
  if (!schema) report('widget-kind', lineOf(['figure', 'kind']), `${figure.kind} is not a widget`);
  for (const issue of schema?.safeParse(figure.config).error?.issues ?? [])
    report(
      'widget-schema',
      lineOf(['figure', 'config', ...issue.path.map(part => (typeof part === 'symbol' ? String(part) : part))]),
      `\`${issue.path.map(String).join('.')}\`: ${issue.message}`,
    );
}

const POSITION =
  /(?:első|második|harmadik|negyedik|ötödik|utolsó|legfelső|legalsó|fenti|lenti)\s+(?:lehetőség|opció|kártya|kártyá|állítás|sorban lévő)/iu;

/** Options, cards and items are shuffled for each pupil. */
function checkPositions(question: Question, { report, lineOf }: QuestionContext): void {
  question.hints.forEach((hint, i) => {
    const found = POSITION.exec(hint);
    if (found) report('hint-position', lineOf(['hints', i]), `„${found[0]}” means another one for each pupil`);
  });
}

function checkSolution(question: Question, { report, lineOf }: QuestionContext): void {
  const needs = question.type === 'numeric' || question.type === 'shortText' || question.type === 'numberLine';
  if (needs && !question.solution) report('solution-missing', lineOf([]), `a ${question.type} question has no solution`);
}

type Patterned = QuestionOf<'numeric' | 'shortText' | 'numberLine'>;
const patternsOf = (question: Patterned) => question.feedback?.patterns ?? [];

function misconceptionsOf(question: Question, { report, lineOf, place }: QuestionContext): MisconceptionUse[] {
  const uses: MisconceptionUse[] = [];
  const note = (id: string | undefined, path: (string | number)[], required: boolean) => {
    const line = lineOf(id ? [...path, 'misconception'] : path);
    if (id) uses.push({ id, line });
    else if (required && place !== 'try') report('misconception-missing', line, 'this wrong answer names no misconception');
  };
  if (question.type === 'single' || question.type === 'multi')
    question.options.forEach((option, i) => {
      if (!option.correct) note(option.misconception, ['options', i], question.type === 'single');
    });
  if (question.type === 'numeric' || question.type === 'shortText' || question.type === 'numberLine')
    patternsOf(question).forEach((pattern, i) => {
      note(pattern.misconception, ['feedback', 'patterns', i], true);
    });
  if (question.type === 'match')
    question.extra?.forEach((item, i) => {
      note(item.misconception, ['extra', i], false);
    });
  if (question.type === 'fillSteps')
    question.blanks.forEach((blank, i) => {
      blank.wrong.forEach((wrong, j) => {
        note(wrong.misconception, ['blanks', i, 'wrong', j], false);
      });
    });
  return uses;
}
