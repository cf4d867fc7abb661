import type { QuestionContext } from './question-context.ts';

export function checkDistinct(
  texts: readonly string[],
  pathOf: (index: number) => (string | number)[],
  { report, lineOf }: QuestionContext,
): void {
  texts.forEach((text, i) => {
    if (texts.indexOf(text) !== i) report('match-duplicate', lineOf(pathOf(i)), `„${text}” occurs twice`);
  });
}
