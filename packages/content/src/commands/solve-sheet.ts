import { rightTexts } from '@eszkerek/exercises/grading/grade-match';
import type { Question } from '@eszkerek/exercises/questions/schema';
import { openItems } from '../cross/check-records.ts';
import { readLibrary } from '../library.ts';
import { findPage, sourceQuestions } from './find-page.ts';
import { CACHE_DIR, CONTENT_DIR } from './paths.ts';
import { numberOf } from './sheet-answer.ts';
import { labelled, leftTexts, letterOf } from './sheet-labels.ts';

/** A question as its solver sees it: no key, no hint, no explanation. */
export function solveSheetOf(question: Question & { id: string }): string {
  const region = question.region ? `, ${question.region}` : '';
  const lines = [`[${question.id}] (${question.type}${region}) ${question.question}`];
  if (question.figure)
    lines.push(`  Ábra (${question.figure.kind}): ${question.figure.alt}`, `  ${JSON.stringify(question.figure.config)}`);
  switch (question.type) {
    case 'single':
    case 'multi':
      lines.push(
        ...labelled(
          question.options.map(option => option.text),
          letterOf,
        ),
      );
      break;
    case 'numeric':
      lines.push(`  Válasz${question.unit ? ` (${question.unit})` : ''}:`);
      break;
    case 'numberLine':
      lines.push(
        `  Számegyenes ${question.line.min}-tól ${question.line.max}-ig, ${question.line.ticks} beosztás${question.line.labelsAt ? `, feliratok: ${question.line.labelsAt.join('; ')}` : ''}`,
      );
      break;
    case 'order':
      lines.push(...labelled(question.items, letterOf));
      break;
    case 'match':
      lines.push('  Bal oldal:', ...labelled(leftTexts(question), numberOf));
      lines.push('  Jobb oldal:', ...labelled(rightTexts(question), letterOf));
      break;
    case 'fillSteps':
      lines.push(`  ${question.template}`, `  Hiányzik: ${question.blanks.map(blank => blank.id).join(', ')}`);
      break;
    case 'shortText':
      lines.push('  Válasz:');
  }
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
    const sheet = sourceQuestions(findPage(library, slug)).filter(question => waits(question.id));
    console.log(`# ${slug}\n\n${sheet.map(solveSheetOf).join('\n\n')}\n`);
  }
  return 0;
}
