import type { Question, QuestionOf } from '@eszkerek/exercises/questions/schema';

/** What kind of text it is: everything is Markdown but the template of fillSteps also holds `[a]` blanks. */
export type TextRole = 'text' | 'template';
export type TextMapper = (text: string, path: readonly (string | number)[], role: TextRole) => string;

type Feedback = NonNullable<QuestionOf<'numeric'>['feedback']>;

function mapFeedback(feedback: Feedback | undefined, map: TextMapper): Feedback | undefined {
  if (!feedback) return undefined;
  const optional = (key: 'correct' | 'notLowest' | 'other') => {
    const text = feedback[key];
    return text === undefined ? {} : { [key]: map(text, ['feedback', key], 'text') };
  };
  return {
    ...feedback,
    ...optional('correct'),
    ...optional('notLowest'),
    ...optional('other'),
    patterns: feedback.patterns.map((pattern, i) => ({
      ...pattern,
      explanation: map(pattern.explanation, ['feedback', 'patterns', i, 'explanation'], 'text'),
    })),
  };
}

/** Applies `map` to every text of a question a pupil may read; keys and values stay as they are. */
export function mapTexts(question: Question, map: TextMapper): Question {
  const common = {
    question: map(question.question, ['question'], 'text'),
    hints: question.hints.map((hint, i) => map(hint, ['hints', i], 'text')),
    ...(question.solution === undefined ? {} : { solution: map(question.solution, ['solution'], 'text') }),
  };
  switch (question.type) {
    case 'single':
    case 'multi': {
      const options = question.options.map((option, i) => ({
        ...option,
        text: map(option.text, ['options', i, 'text'], 'text'),
        explanation: map(option.explanation, ['options', i, 'explanation'], 'text'),
      }));
      return { ...question, ...common, options };
    }
    case 'numeric':
    case 'shortText':
    case 'numberLine': {
      const feedback = mapFeedback(question.feedback, map);
      return { ...question, ...common, ...(feedback ? { feedback } : {}) };
    }
    case 'order':
      return {
        ...question,
        ...common,
        items: question.items.map((item, i) => map(item, ['items', i], 'text')),
        explanation: map(question.explanation, ['explanation'], 'text'),
      };
    case 'match':
      return {
        ...question,
        ...common,
        pairs: question.pairs.map((pair, i) => ({
          ...pair,
          left: map(pair.left, ['pairs', i, 'left'], 'text'),
          right: map(pair.right, ['pairs', i, 'right'], 'text'),
          ...(pair.explanation === undefined ? {} : { explanation: map(pair.explanation, ['pairs', i, 'explanation'], 'text') }),
        })),
        ...(question.extra === undefined
          ? {}
          : {
              extra: question.extra.map((item, i) => ({
                ...item,
                right: map(item.right, ['extra', i, 'right'], 'text'),
                ...(item.explanation === undefined ? {} : { explanation: map(item.explanation, ['extra', i, 'explanation'], 'text') }),
              })),
            }),
        explanation: map(question.explanation, ['explanation'], 'text'),
      };
    case 'fillSteps':
      return {
        ...question,
        ...common,
        template: map(question.template, ['template'], 'template'),
        blanks: question.blanks.map((blank, i) => ({
          ...blank,
          wrong: blank.wrong.map((wrong, j) => ({
            ...wrong,
            explanation: map(wrong.explanation, ['blanks', i, 'wrong', j, 'explanation'], 'text'),
          })),
        })),
        explanation: map(question.explanation, ['explanation'], 'text'),
      };
  }
}
