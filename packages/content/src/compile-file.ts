import { compileExam } from './exam/compile-exam.ts';
import { type Fault, type Report, reportInto } from './fault.ts';
import { isIgnored, type Placed, place } from './layout.ts';
import { compileLesson } from './lesson/compile-lesson.ts';
import { compileGlossary } from './pages/compile-glossary.ts';
import { compileHelp } from './pages/compile-help.ts';
import { compileLegal } from './pages/compile-legal.ts';
import { compilePrerequisites } from './pages/compile-prerequisites.ts';
import { compileSearchWords } from './pages/compile-search-words.ts';
import { compileWorkshop } from './pages/compile-workshop.ts';
import { compileQuiz, compileTest } from './quiz/compile-quiz.ts';
import { compileRecord } from './registry/record.ts';
import { compileRegistry } from './registry/registry.ts';
import { compileTool } from './tool/compile-tool.ts';

function draftOf(placed: Placed, text: string, report: Report, words: Map<string, number>) {
  const { kind } = placed;
  switch (kind) {
    case 'lesson':
      return { kind, draft: compileLesson(text, report, words) };
    case 'quiz':
      return { kind, draft: compileQuiz(text, report, words) };
    case 'test':
      return { kind, draft: compileTest(text, report, words) };
    case 'workshop':
      return { kind, draft: compileWorkshop(text, report, words) };
    case 'tool':
      return { kind, draft: compileTool(text, report, words) };
    case 'exam':
      return { kind, draft: compileExam(text, report, words) };
    case 'help':
      return { kind, draft: compileHelp(text, report, words) };
    case 'legal':
      return { kind, draft: compileLegal(text, report, words) };
    case 'glossary':
      return { kind, draft: compileGlossary(text, report, words) };
    case 'search-words':
      return { kind, draft: compileSearchWords(text, report) };
    case 'prerequisites':
      return { kind, draft: compilePrerequisites(text, report) };
    case 'registry':
      return { kind, draft: compileRegistry(text, report) };
    case 'record':
      return { kind, draft: compileRecord(text, report) };
    case 'curriculum':
    case 'words':
      return { kind, draft: undefined };
  }
}

interface Common {
  file: string;
  faults: Fault[];
  /** Each word with the line it first stands on, for the spelling check. */
  words: [string, number][];
}
/** One file on its own: what it says, and what is wrong with it. It depends on its text alone, so it can be cached. */
export type FileResult = Common &
  ((ReturnType<typeof draftOf> & { placed: Placed }) | { kind: 'other'; draft: undefined; placed?: undefined });

export function compileFile(file: string, source: string): FileResult {
  const faults: Fault[] = [];
  const report = reportInto(faults, file);
  const placed = place(file);
  if (!placed) {
    if (!isIgnored(file)) report(/\.(?:md|ya?ml)$/.test(file) ? 'file-place' : 'file-unknown', 1, 'no page can live at this place');
    return { file, faults, words: [], kind: 'other', draft: undefined };
  }
  const words = new Map<string, number>();
  const result = draftOf(placed, source, report, words);
  return { file, placed, ...result, faults, words: [...words] };
}

export type FileKindOf<K extends FileResult['kind']> = Extract<FileResult, { kind: K }>;
export type DraftOf<K extends FileResult['kind']> = NonNullable<FileKindOf<K>['draft']>;
