import type { QuestionOf } from '../../questions/schema.ts';
import type { MisconceptionSlot, Path, TextMapper } from '../shared/texts.ts';

type Match = QuestionOf<'match'>;

export function mapMatchTexts(question: Match, map: TextMapper): Match {
  const { pairs, extra, explanation } = question;
  const explained = (text: string | undefined, path: Path) => (text === undefined ? {} : { explanation: map(text, path, 'text') });
  return {
    ...question,
    pairs: pairs.map((pair, i) => ({
      ...pair,
      left: map(pair.left, ['pairs', i, 'left'], 'text'),
      right: map(pair.right, ['pairs', i, 'right'], 'text'),
      ...explained(pair.explanation, ['pairs', i, 'explanation']),
      ...(pair.misplaced === undefined ? {} : { misplaced: map(pair.misplaced, ['pairs', i, 'misplaced'], 'text') }),
    })),
    ...(extra && {
      extra: extra.map((item, i) => ({
        ...item,
        right: map(item.right, ['extra', i, 'right'], 'text'),
        ...explained(item.explanation, ['extra', i, 'explanation']),
      })),
    }),
    explanation: map(explanation, ['explanation'], 'text'),
    ...(question.other === undefined ? {} : { other: map(question.other, ['other'], 'text') }),
  };
}

export const matchMisconceptions = ({ extra = [] }: Match): MisconceptionSlot[] =>
  extra.map(({ misconception, right, explanation }, i) => ({
    id: misconception,
    path: ['extra', i],
    required: false,
    answer: right,
    explanation,
  }));
