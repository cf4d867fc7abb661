import type { Question, QuestionOf, QuestionType } from '@eszkerek/exercises/questions/schema';
import { openItems } from '../cross/check-records.ts';
import { readLibrary } from '../library.ts';
import { findPage, sourceChallenges, sourceQuestions } from './find-page.ts';
import { CACHE_DIR, CONTENT_DIR, FIGURES_DIR } from './paths.ts';
import { figureLines, figureLinesOf } from './sheet-figures.ts';
import { sheetForms } from './sheet-forms.ts';

const linesAs = <T extends QuestionType>(type: T, question: QuestionOf<T>): string[] => sheetForms[type].lines(question);

/** A question as its solver sees it: no key, no hint, no explanation. */
export function solveSheetOf(question: Question & { id: string }, figures: readonly string[] = []): string {
  const region = question.region ? `, ${question.region}` : '';
  const lines = [`[${question.id}] (${question.type}${region}) ${question.question}`];
  lines.push(...figures, ...linesAs(question.type, question));
  return lines.join('\n');
}

export function runSolveSheet(args: string[]): number {
  const slugs = args.filter(arg => !arg.startsWith('--'));
  if (slugs.length === 0) {
    console.error('Usage: solve-sheet <slugs…> [--open]');
    return 2;
  }
  const library = readLibrary(CONTENT_DIR, CACHE_DIR);
  const open = args.includes('--open') ? openItems(library) : undefined;
  for (const slug of slugs) {
    const waits = (id: string) => !open || open.some(item => item.slug === slug && item.id === id);
    const page = findPage(library, slug);
    const questions = sourceQuestions(page).filter(question => waits(question.id));
    const challenges = sourceChallenges(page).filter(challenge => waits(challenge.id));
    const sheet = [
      ...questions.map(question => solveSheetOf(question, figureLines(slug, question, FIGURES_DIR))),
      ...challenges.map(({ id, task, figure }) =>
        [`[${id}] (challenge) ${task.trim()}`, ...(figure ? figureLinesOf(figure, `${slug}-${id}`, FIGURES_DIR) : []), '  Eredmény:'].join(
          '\n',
        ),
      ),
    ];
    console.log(`# ${slug}\n\n${sheet.join('\n\n')}\n`);
  }
  return 0;
}
