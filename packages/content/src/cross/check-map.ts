import type { MapLesson } from '../curriculum/curriculum.ts';
import { type Fault, type Report, reportInto } from '../fault.ts';
import { SECTION_IDS } from '../lesson/check-skeleton.ts';
import { filesOf, type Library } from '../library.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A page's place, name and facts agree with the curriculum map. */
export function checkMap(library: Library): Fault[] {
  const faults: Fault[] = [];
  checkLessons(library, faults);
  checkQuizzes(library, faults);
  checkTests(library, faults);
  checkRegistries(library, faults);
  for (const kind of ['workshop', 'tool', 'exam', 'legal'] as const)
    for (const { file, draft, placed } of filesOf(library, kind))
      if (draft && draft.front.slug !== placed.stem)
        reportInto(faults, file)('slug-differs', draft.lines.slug ?? 1, `the slug is ${draft.front.slug}, the file ${placed.stem}`);
  return faults;
}

function checkLessons(library: Library, faults: Fault[]): void {
  for (const { file, placed, draft } of filesOf(library, 'lesson')) {
    const report = reportInto(faults, file);
    const entry = library.curriculum.lessons.get(placed.stem);
    if (!entry) {
      report('slug-unknown', 1, `${placed.stem} is not in the map`);
      continue;
    }
    if (placed.subject !== entry.subject || placed.grade !== entry.grade || placed.unit !== entry.unit)
      report('file-place', 1, `${placed.stem} belongs to ${entry.subject}/${entry.grade.replace('–', '-')}/${entry.unit}/`);
    if (draft) checkLessonFront(draft.front, draft.lines, entry, report);
  }
}

interface LessonFacts {
  slug: string;
  title: string;
  subject: string;
  grade: string;
  unit: string;
  access: string;
  curricula: { ro: number[]; hu: number[] };
  prerequisites: string[];
  quiz?: string | undefined;
}

function checkLessonFront(front: LessonFacts, lines: Record<string, number>, entry: MapLesson, report: Report): void {
  if (front.slug !== entry.slug) report('slug-differs', lines.slug ?? 1, `the slug is ${front.slug}, the file ${entry.slug}`);
  const facts = ['title', 'subject', 'grade', 'unit', 'access', 'curricula', 'prerequisites'] as const;
  for (const key of facts)
    if (!same(front[key], entry[key]))
      report('map-differs', lines[key] ?? 1, `${key} is ${JSON.stringify(front[key])}, the map says ${JSON.stringify(entry[key])}`);
  if (front.quiz !== undefined && front.quiz !== `kviz-${entry.slug}`)
    report('quiz-of-lesson', lines.quiz ?? 1, `the quiz is ${front.quiz}, it must be kviz-${entry.slug}`);
}

function checkQuizzes(library: Library, faults: Fault[]): void {
  const lessonFiles = new Map(filesOf(library, 'lesson').map(lesson => [lesson.placed.stem, lesson.file]));
  for (const { file, placed, draft } of filesOf(library, 'quiz')) {
    const report = reportInto(faults, file);
    const lesson = placed.stem.replace(/^kviz-/, '');
    const entry = library.curriculum.lessons.get(lesson);
    if (!entry) {
      report('slug-unknown', 1, `${lesson} is not in the map`);
      continue;
    }
    if (placed.subject !== entry.subject || placed.grade !== entry.grade || placed.unit !== entry.unit)
      report('file-place', 1, `${placed.stem} belongs to ${entry.subject}/${entry.grade.replace('–', '-')}/${entry.unit}/`);
    if (!draft) continue;
    if (draft.front.slug !== placed.stem)
      report('slug-differs', draft.lines.slug ?? 1, `the slug is ${draft.front.slug}, the file ${placed.stem}`);
    if (draft.front.lesson !== lesson)
      report('quiz-of-lesson', draft.lines.lesson ?? 1, `the lesson is ${draft.front.lesson}, it must be ${lesson}`);
    else if (!lessonFiles.has(lesson)) report('quiz-of-lesson', draft.lines.lesson ?? 1, `the lesson ${lesson} is not written`);
    if (draft.front.access !== entry.access)
      report('map-differs', draft.lines.access ?? 1, `access is ${draft.front.access}, the map says ${entry.access}`);
  }
}

function checkTests(library: Library, faults: Fault[]): void {
  for (const { file, placed, draft } of filesOf(library, 'test')) {
    const report = reportInto(faults, file);
    const unit = library.curriculum.tests.get(placed.stem);
    if (!unit) {
      report('slug-unknown', 1, `${placed.stem} is not a unit test of the map`);
      continue;
    }
    if (placed.subject !== unit.subject || placed.grade !== unit.grade || placed.unit !== unit.unit)
      report('file-place', 1, `${placed.stem} belongs to ${unit.subject}/${unit.grade.replace('–', '-')}/${unit.unit}/`);
    if (draft && draft.front.slug !== placed.stem)
      report('slug-differs', draft.lines.slug ?? 1, `the slug is ${draft.front.slug}, the file ${placed.stem}`);
    if (draft && draft.front.unit !== unit.unit)
      report('map-differs', draft.lines.unit ?? 1, `unit is ${draft.front.unit}, the map says ${unit.unit}`);
  }
}

function checkRegistries(library: Library, faults: Fault[]): void {
  for (const { file, draft } of filesOf(library, 'registry')) {
    const report = reportInto(faults, file);
    for (const [id, entry] of Object.entries(draft?.entries ?? {})) {
      if (!library.curriculum.lessons.has(entry.lesson))
        report('registry-lesson', draft?.lines[id] ?? 1, `${entry.lesson} is not in the map`);
      if (!SECTION_IDS.has(entry.section)) report('registry-lesson', draft?.lines[id] ?? 1, `${entry.section} is not a section id`);
    }
  }
  const { lessons } = library.curriculum;
  const report = reportInto(faults, 'curriculum.yaml');
  for (const lesson of lessons.values())
    for (const before of lesson.prerequisites) {
      const other = lessons.get(before);
      if (!other) report('slug-unknown', lesson.line, `${lesson.slug} names the prerequisite ${before}, which is not in the map`);
      else if (other.subject === lesson.subject && other.order >= lesson.order)
        report('prerequisite-order', lesson.line, `${lesson.slug} stands before its prerequisite ${before}`);
    }
}
