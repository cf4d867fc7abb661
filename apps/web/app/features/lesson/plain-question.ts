import type { CompiledQuestion } from '@eszkerek/documents/question';
import type { SpecQuestion } from '../../lib/spec-shape/spec-document.ts';

export interface PlainAnswer {
  text: string;
  /** Undefined where the page brought no key. */
  correct?: boolean;
}

/** The answers to choose from, each with what the key says of it: a key names places, ids or texts. */
export function plainAnswers({ answers = [], correct, answer }: SpecQuestion): PlainAnswer[] {
  const options = answers.map(option => (typeof option === 'string' ? { text: option } : { id: option.id, text: option.text ?? '' }));
  // Without `correct`, `answer` is the key where it names one of the options; elsewhere it is an explanation.
  const named = options.some(({ id, text }) => answer !== undefined && (answer === text || answer === id)) ? answer : undefined;
  const key = correct ?? named;
  const keys = key === undefined ? undefined : typeof key === 'object' ? key : [key];
  return options.map(({ id, text }, place) => ({
    text,
    ...(keys ? { correct: keys.some(key => key === place || key === text || (id !== undefined && key === id)) } : {}),
  }));
}

/** The question as a lesson's try question, checked in the browser; undefined without a key. */
export function tryableQuestion(question: SpecQuestion, id: string): CompiledQuestion | undefined {
  const base = { id, question: question.question, hints: [] };
  const options = plainAnswers(question).map(({ text, correct = false }) => ({ text, correct, explanation: '' }));
  const right = options.filter(({ correct }) => correct).length;
  if (right > 0) return { ...base, type: right === 1 ? 'single' : 'multi', options };
  if (options.length === 0 && question.answer !== undefined) return { ...base, type: 'shortText', answer: String(question.answer) };
  return undefined;
}
