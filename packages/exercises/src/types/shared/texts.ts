import type { z } from 'zod';
import type { feedback, option } from './fields.ts';

export type Path = readonly (string | number)[];
/** Everything is Markdown, but the template of fillSteps also holds `[a]` blanks. */
export type TextRole = 'text' | 'template';
export type TextMapper = (text: string, path: Path, role: TextRole) => string;

/** A wrong answer with a text of its own. `required`: in a quiz it must name a misconception. */
export interface MisconceptionSlot {
  id: string | undefined;
  path: Path;
  required: boolean;
  /** The wrong answer as a pupil reads it, and what is said to it. */
  answer: string;
  explanation: string | undefined;
}

type Option = z.output<typeof option>;
type Feedback = z.output<typeof feedback>;

export const mapOptions = (options: readonly Option[], map: TextMapper): Option[] =>
  options.map((option, i) => ({
    ...option,
    text: map(option.text, ['options', i, 'text'], 'text'),
    explanation: map(option.explanation, ['options', i, 'explanation'], 'text'),
  }));

export const optionMisconceptions = (options: readonly Option[], required: boolean): MisconceptionSlot[] =>
  options.flatMap(({ correct, misconception, text, explanation }, i) =>
    correct ? [] : [{ id: misconception, path: ['options', i], required, answer: text, explanation }],
  );

export function mapFeedback(feedback: Feedback | undefined, map: TextMapper): { feedback?: Feedback } {
  if (!feedback) return {};
  const optional = (key: 'correct' | 'notLowest' | 'other') => {
    const text = feedback[key];
    return text === undefined ? {} : { [key]: map(text, ['feedback', key], 'text') };
  };
  return {
    feedback: {
      ...feedback,
      ...optional('correct'),
      ...optional('notLowest'),
      ...optional('other'),
      patterns: feedback.patterns.map((pattern, i) => ({
        ...pattern,
        explanation: map(pattern.explanation, ['feedback', 'patterns', i, 'explanation'], 'text'),
      })),
    },
  };
}

export const patternMisconceptions = (feedback: Feedback | undefined): MisconceptionSlot[] =>
  (feedback?.patterns ?? []).map(({ misconception, value, explanation }, i) => ({
    id: misconception,
    path: ['feedback', 'patterns', i],
    required: true,
    answer: value,
    explanation,
  }));
