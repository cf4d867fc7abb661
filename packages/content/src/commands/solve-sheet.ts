import type { Question } from '@eszkerek/exercises/questions/schema';
import { readLibrary } from '../library.ts';
import { findPage, sourceQuestions } from './find-page.ts';
import { CACHE_DIR, CONTENT_DIR } from './paths.ts';

/** Alphabetical order hides which option, item or pair stood first. */
const hidden = (texts: string[]): string[] => [...texts].sort((a, b) => a.localeCompare(b, 'hu'));
const listed = (texts: string[]): string[] => hidden(texts).map(text => `  - ${text}`);

/** A question as its solver sees it: no key, no hint, no explanation. */
export function solveSheetOf(question: Question & { id: string }): string {
  const lines = [`[${question.id}] (${question.type}) ${question.question}`];
  if (question.figure)
    lines.push(`  Ábra (${question.figure.kind}): ${question.figure.alt}`, `  ${JSON.stringify(question.figure.config)}`);
  switch (question.type) {
    case 'single':
    case 'multi':
      lines.push(...listed(question.options.map(option => option.text)));
      break;
    case 'numeric':
      lines.push(`  Válasz${question.unit ? ` (${question.unit})` : ''}:`);
      break;
    case 'numberLine':
      lines.push(`  Számegyenes ${question.line.min}-tól ${question.line.max}-ig, ${question.line.ticks} beosztás`);
      break;
    case 'order':
      lines.push(...listed(question.items));
      break;
    case 'match':
      lines.push('  Bal oldal:', ...listed(question.pairs.map(pair => pair.left)), '  Jobb oldal:');
      lines.push(...listed([...question.pairs.map(pair => pair.right), ...(question.extra ?? []).map(item => item.right)]));
      break;
    case 'fillSteps':
      lines.push(`  ${question.template}`, `  Hiányzik: ${question.blanks.map(blank => blank.id).join(', ')}`);
      break;
    case 'shortText':
      lines.push('  Válasz:');
  }
  return lines.join('\n');
}

export function runSolveSheet([slug]: string[]): number {
  if (!slug) {
    console.error('Usage: solve-sheet <slug>');
    return 2;
  }
  const page = findPage(readLibrary(CONTENT_DIR, CACHE_DIR), slug);
  console.log(sourceQuestions(page).map(solveSheetOf).join('\n\n'));
  return 0;
}
