import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLibrary } from '../library.ts';
import { CACHE_DIR, CONTENT_DIR } from './paths.ts';
import { lessonTemplate, quizTemplate } from './templates.ts';

/** Lays an empty lesson or quiz of the map into its place. */
export function runNew([kind, typed = '']: string[]): number {
  const slug = typed.replace(/^kviz-/, '');
  const lesson = readLibrary(CONTENT_DIR, CACHE_DIR).curriculum.lessons.get(slug);
  if ((kind !== 'lesson' && kind !== 'quiz') || !lesson) {
    console.error(lesson ? 'Usage: new lesson|quiz <slug>' : `${slug || 'Nothing'} is not in content/curriculum.yaml`);
    return 2;
  }
  const folder = join(CONTENT_DIR, lesson.subject, lesson.grade.replace('–', '-'), lesson.unit);
  const path = join(folder, kind === 'lesson' ? `${slug}.md` : `kviz-${slug}.yaml`);
  if (existsSync(path)) {
    console.error(`${path} is there already`);
    return 1;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, kind === 'lesson' ? lessonTemplate(lesson) : quizTemplate(lesson));
  console.log(path);
  return 0;
}
