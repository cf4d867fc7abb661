import type { Question } from '@eszkerek/exercises/questions/schema';
import type { Report } from '../fault.ts';

/** About 40/40/20: some of each, the first one easy. */
export function checkMix(questions: Question[], line: number, report: Report): void {
  const share = (level: number) => questions.filter(question => question.difficulty === level).length / questions.length;
  if (questions[0]?.difficulty !== 1) report('difficulty-mix', line, 'the first question is not of difficulty 1');
  if (share(1) < 0.2 || share(1) > 0.6 || share(2) < 0.2 || share(2) > 0.6 || share(3) < 0.1 || share(3) > 0.4)
    report('difficulty-mix', line, `the mix is ${[1, 2, 3].map(level => Math.round(share(level) * 100)).join('/')}%`);
}
