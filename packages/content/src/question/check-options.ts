import type { QuestionOf } from '@eszkerek/exercises/questions/schema';
import { parseText } from '../markdown/parse.ts';
import { plainText } from '../markdown/plain-text.ts';
import type { QuestionContext } from './question-context.ts';

type Choice = QuestionOf<'single' | 'multi'>;
const CATCH_ALL = /^(?:mindegyik|mindhárom|mind a négy|egyik sem|az összes|semelyik|a fentiek)/iu;
const lengthOf = (text: string) => plainText(parseText(text), tex => tex.replace(/\\[a-z]+|[{}$\s]/g, '')).length;

const rightCount = ({ options }: Choice): number => options.filter(option => option.correct).length;

export function checkSingle(question: QuestionOf<'single'>, context: QuestionContext): void {
  const { report, lineOf } = context;
  const right = rightCount(question);
  if (right !== 1) report('single-correct', lineOf(['options']), `${right} options are marked correct`);
  checkOptions(question, context);
  checkLength(question, context);
}

export function checkMulti(question: QuestionOf<'multi'>, context: QuestionContext): void {
  const { report, lineOf } = context;
  const right = rightCount(question);
  if (right === 0 || right === question.options.length)
    report('multi-correct', lineOf(['options']), right === 0 ? 'no option is marked correct' : 'every option is marked correct');
  if (!question.question.includes('Több jó válasz is lehet'))
    report('multi-says-more', lineOf(['question']), 'the text does not say that there may be more right answers');
  checkOptions(question, context);
}

function checkOptions({ options }: Choice, { report, lineOf }: QuestionContext): void {
  const texts = options.map(option => option.text.replace(/\s/g, '') + JSON.stringify(option.figure ?? ''));
  options.forEach((option, i) => {
    if (texts.indexOf(texts[i] ?? '') !== i)
      report('option-duplicate', lineOf(['options', i]), `„${option.text || 'the figure'}” occurs twice`);
    if (CATCH_ALL.test(option.text)) report('option-catch-all', lineOf(['options', i]), `„${option.text}” can be chosen without thinking`);
  });
}

/** A right answer that is far longer than the rest gives itself away. */
function checkLength(question: QuestionOf<'single'>, { report, lineOf }: QuestionContext): void {
  const { right, own, longestWrong } = optionLengths(question);
  if (own > longestWrong * 1.5 && own - longestWrong > 14)
    report('option-length', lineOf(['options', right]), `the right option has ${own} characters, the longest wrong one ${longestWrong}`);
}

/** Length of the right option (at index `right`) and of the longest wrong one. */
export function optionLengths({ options }: QuestionOf<'single'>): { right: number; own: number; longestWrong: number } {
  const right = options.findIndex(option => option.correct);
  const longestWrong = Math.max(...options.filter(option => !option.correct).map(option => lengthOf(option.text)));
  return { right, own: lengthOf(options[right]?.text ?? ''), longestWrong };
}
