import type { Report } from '../fault.ts';
import { checkString, readTitle } from '../language/check-string.ts';
import { parsePage } from '../markdown/parse.ts';
import { checkReading } from './check-reading.ts';
import { checkSkeleton } from './check-skeleton.ts';
import { compilePage } from './compile-page.ts';
import { lessonFront, readFront } from './front-matter.ts';
import { checkSubheadings } from './subheadings.ts';

const gradesOf = (grade: string): number[] => {
  const [first = 5, last = first] = grade.split('–').map(Number);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
};

export function compileLesson(source: string, report: Report, words: Map<string, number>) {
  const tree = parsePage(source);
  const front = readFront(tree, lessonFront, report);
  const { sources, ...page } = compilePage(tree, source, report, words);
  checkSkeleton(sources, source.trimEnd().split('\n').length, front?.data.forms !== undefined, report);
  if (!front) return undefined;
  const { data, yaml } = front;
  const prose = { report, words };
  const title = readTitle(data.title, yaml.lineOf(['title']), prose);
  checkString(data.description, yaml.lineOf(['description']), prose);
  const grades = gradesOf(data.grade);
  checkReading(sources, grades, report);
  checkSubheadings(sources, data.minutes, report);
  const lines = Object.fromEntries(Object.keys(data).map(key => [key, yaml.lineOf([key])]));
  return { front: { ...data, title }, lines, grades, ...page };
}
export type LessonDraft = NonNullable<ReturnType<typeof compileLesson>>;
