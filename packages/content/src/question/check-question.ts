import type { Question, QuestionOf, QuestionType } from '@eszkerek/exercises/questions/schema';
import { mapTexts, misconceptionSlots } from '@eszkerek/exercises/questions/texts';
import { checkString } from '../language/check-string.ts';
import type { MisconceptionUse, QuestionContext } from './question-context.ts';
import { boxBlanks } from './render-question.ts';
import { typeChecks } from './type-checks.ts';

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
  const { shuffled, needsSolution } = typeChecks[question.type];
  if (needsSolution && !question.solution) report('solution-missing', lineOf([]), `a ${question.type} question has no solution`);
  if (shuffled) checkPositions(question, context);
  checkStandsAlone(question, context);
  checkAs(question.type, question, context);
  return misconceptionsOf(question, context);
}

const checkAs = <T extends QuestionType>(type: T, question: QuestionOf<T>, context: QuestionContext): void =>
  typeChecks[type].check(question, context);

const POSITION =
  /(?:első|második|harmadik|negyedik|ötödik|utolsó|legfelső|legalsó|fenti|lenti)\s+(?:lehetőség|opció|kártya|kártyá|állítás|sorban lévő)/iu;

/** Options, cards and items are shuffled for each pupil. */
function checkPositions(question: Question, { report, lineOf }: QuestionContext): void {
  question.hints.forEach((hint, i) => {
    const found = POSITION.exec(hint);
    if (found) report('hint-position', lineOf(['hints', i]), `„${found[0]}” means another one for each pupil`);
  });
}

const LESSON_PARTS =
  /\blecké|\ba lecke|gyakori hiba|csúszk|idézd fel|nézd meg a szabály|a szabály (?:első|második|három|utáni)|szabályban áll|a történetben|kísérletben/iu;

/** A quiz is also met in tests, practice and the repetition book, without its lesson. */
function checkStandsAlone(question: Question, { report, lineOf, place }: QuestionContext): void {
  if (place !== 'quiz') return;
  question.hints.forEach((hint, i) => {
    const found = LESSON_PARTS.exec(hint);
    if (found) report('hint-of-lesson', lineOf(['hints', i]), `„${found[0]}” speaks of the lesson`);
  });
}

function misconceptionsOf(question: Question, { report, lineOf, place }: QuestionContext): MisconceptionUse[] {
  const uses: MisconceptionUse[] = [];
  for (const { id, path, required } of misconceptionSlots(question)) {
    const line = lineOf(id ? [...path, 'misconception'] : path);
    if (id) uses.push({ id, line });
    else if (required && place !== 'try') report('misconception-missing', line, 'this wrong answer names no misconception');
  }
  return uses;
}
