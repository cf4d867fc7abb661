import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { grade } from '@eszkerek/exercises/grading/grade';
import { plain } from '../lesson/compile-challenge.ts';
import { type Library, readLibrary } from '../library.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { findPage, itemsOf, sourceChallenges, sourceQuestions } from './find-page.ts';
import { CACHE_DIR, CONTENT_DIR } from './paths.ts';
import { saveResults } from './record-store.ts';
import { answerOfSheet, sheetAnswers } from './sheet-answer.ts';

const USAGE = 'Usage: grade-sheet <slugs…> --answers <file.yaml, or a folder with slug.yaml files> [--mark]';

/** Compares a solver's answers with the keys; with --mark those that agree are written down. */
export function runGradeSheet(args: string[]): number {
  const at = args.indexOf('--answers');
  const answers = at < 0 ? undefined : args[at + 1];
  const slugs = args.filter((arg, i) => !arg.startsWith('--') && i !== at + 1);
  if (!answers || slugs.length === 0) {
    console.error(USAGE);
    return 2;
  }
  const folder = statSync(answers).isDirectory();
  const library = readLibrary(CONTENT_DIR, CACHE_DIR);
  const disagreements = slugs.map(slug =>
    gradePage(library, slug, folder ? join(answers, `${slug}.yaml`) : answers, args.includes('--mark')),
  );
  return disagreements.some(count => count > 0) ? 1 : 0;
}

function gradePage(library: Library, slug: string, file: string, mark: boolean): number {
  const page = findPage(library, slug);
  const questions = sourceQuestions(page);
  const challenges = sourceChallenges(page);
  const answers = sheetAnswers.parse(readYaml(readFileSync(file, 'utf8')).value);
  const agreed: string[] = [];
  const lines: string[] = [];
  for (const [id, answer] of Object.entries(answers)) {
    const question = questions.find(one => one.id === id);
    const challenge = challenges.find(one => one.id === id);
    if (challenge) {
      if (plain(String(answer)) === plain(challenge.answer)) agreed.push(id);
      else lines.push(`  ${id} compare by eye, then mark-checked: ${JSON.stringify(answer)}; the author: ${challenge.answer}`);
      continue;
    }
    try {
      if (!question) throw new Error('there is no such item');
      const result = grade(question, answerOfSheet(question, answer));
      if (result.status === 'correct') agreed.push(id);
      else lines.push(`  ${id} ${result.status}: ${JSON.stringify(answer)}; ${result.message} ${result.explanation ?? ''}`);
    } catch (error) {
      lines.push(`  ${id} cannot be compared: ${error instanceof Error ? error.message : error}`);
    }
  }
  const missing = [...questions, ...challenges].map(one => one.id).filter(id => !(id in answers));
  if (mark) saveResults(slug, itemsOf(page), id => (agreed.includes(id) ? 'agreed' : undefined));
  console.log(`${slug}: ${agreed.length} agree${missing.length > 0 ? `, no answer to ${missing.join(' ')}` : ''}`);
  for (const line of lines) console.log(line);
  return lines.length;
}
