import { checkOwnQuestion } from '@eszkerek/content/question/check-own-question';
import { type OwnQuestion, type QuestionFault, SETS } from '@eszkerek/contract/set-shapes';
import type { Question } from '@eszkerek/exercises/questions/schema';
import type { Library } from '../../library/library.ts';
import { FILLERS, TRY_AGAIN } from '../quiz/fillers.ts';
import { faultOf } from './fault-messages.ts';

const SAYS_MORE = 'Több jó válasz is lehet.';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const pupilText = (library: Library, id: unknown): string | undefined => (isText(id) ? library.misconception(id)?.pupil : undefined);

const explained = (library: Library, option: unknown): unknown => {
  if (!isFields(option) || isText(option.explanation)) return option;
  return { ...option, explanation: option.correct === true ? FILLERS.right : (pupilText(library, option.misconception) ?? TRY_AGAIN) };
};

/** What a teacher may leave out and the bank's questions have. Added when the question is read, so that it stays as it was written. */
export const completed = (library: Library, written: Fields): Fields => {
  const { type, question, options, answer } = written;
  const asked =
    type === 'multi' && isText(question) && !question.includes(SAYS_MORE) ? { question: `${question.trim()} ${SAYS_MORE}` } : {};
  return {
    difficulty: 2,
    ...(type === 'numeric' && isText(answer) && answer.includes('/') ? { check: 'FRAC' } : {}),
    ...(type === 'order' || type === 'match' ? { explanation: FILLERS.list } : {}),
    ...written,
    ...asked,
    ...(Array.isArray(options) ? { options: options.map(option => explained(library, option)) } : {}),
  };
};

/** Fields that only the bank's questions have. */
const withoutBankFields = ({ id: _id, tags: _tags, region: _region, keyInFigure: _key, ...written }: OwnQuestion): OwnQuestion => written;

export interface CheckedQuestion {
  /** As it is stored. */
  written: OwnQuestion;
  /** Ready to be rendered; absent when it has an error. */
  question?: Question;
  faults: QuestionFault[];
}

export const checkQuestion = (library: Library, given: OwnQuestion): CheckedQuestion => {
  const written = withoutBankFields(given);
  if (JSON.stringify(written).length > SETS.maxQuestionLength)
    return { written, faults: [{ level: 'error', message: 'Ez a kérdés túl hosszú. Rövidítsd le!', part: 'question', place: null }] };
  const { question, faults, misconceptions } = checkOwnQuestion(completed(library, written));
  const unknown = misconceptions.filter(id => !library.misconception(id));
  const told = [...faults.map(faultOf), ...unknown.map(() => faultOf({ rule: 'misconception-unknown', path: ['options'] }))];
  const distinct = told.filter((fault, i) => told.findIndex(({ message }) => message === fault.message) === i);
  const refused = distinct.some(({ level }) => level === 'error');
  return { written, faults: distinct, ...(question && !refused ? { question } : {}) };
};
