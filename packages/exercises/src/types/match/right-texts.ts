import type { QuestionOf } from '../../questions/schema.ts';

/** Right-hand texts in the order the author gave them: first the pairs, then the extras. */
export const rightTexts = ({ pairs, extra = [] }: QuestionOf<'match'>): string[] => [
  ...pairs.map(pair => pair.right),
  ...extra.map(item => item.right),
];
