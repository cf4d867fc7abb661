import type { Deps } from '../../deps.ts';
import type { Library } from '../../library/library.ts';
import { type ClassScope, misconceptionsOfClass, studentsOfClass, wrongAnswersOfClass } from './diary-store.ts';
import { nameOf } from './list-students.ts';

export interface KnownMisconceptions {
  misconception(id: string): { text: string; lesson: string; section: string } | undefined;
}

const placeOf = (library: Library, slug: string) => {
  const page = library.document(slug);
  if (page?.kind !== 'lesson') return { subject: null, topic: 'Egyéb', lesson: null, lesson_title: null, practice: null };
  return { subject: page.subject, topic: page.unitTitle, lesson: slug, lesson_title: page.title, practice: page.practice?.slug ?? null };
};

type WrongAnswer = Awaited<ReturnType<typeof wrongAnswersOfClass>>[number];

/** In characters, formulas and all: what a few lines of a card hold. */
const EXAMPLE_LENGTH = 700;

const lengthOf = ({ question, answer }: WrongAnswer): number => question.length + answer.length;

/** What a pupil of the class answered: in a quiz of the lesson that helps if there is one, else the shortest. */
const exampleOf = (library: Library, lesson: string, answers: readonly WrongAnswer[]) => {
  const isOfLesson = ({ quiz_slug }: WrongAnswer): boolean => {
    const page = library.document(quiz_slug);
    return page?.kind === 'quiz' && page.lesson?.slug === lesson;
  };
  const [found] = answers
    .filter(answer => lengthOf(answer) <= EXAMPLE_LENGTH)
    .toSorted((a, b) => Number(isOfLesson(b)) - Number(isOfLesson(a)) || lengthOf(a) - lengthOf(b));
  return found ? { question: found.question, answer: found.answer } : null;
};

/** Typical mistakes by name; those no longer in the content are left out. */
export const mapMisconceptions = async ({ engine, library }: Pick<Deps, 'engine' | 'library'>, scope: ClassScope) => {
  const names = new Map((await studentsOfClass(engine.db, scope)).map(student => [student.id, nameOf(student)]));
  const rows = await misconceptionsOfClass(engine.db, scope);
  const answers = Map.groupBy(await wrongAnswersOfClass(engine.db, scope), ({ misconception }) => misconception);
  return Object.entries(Object.groupBy(rows, row => row.misconception))
    .flatMap(([id, hits = []]) => {
      const named = library.misconception(id);
      if (!named) return [];
      const students = hits.map(row => ({ student_id: row.id, real_name: names.get(row.id) ?? '', hits: row.hits, last_at: row.last_at }));
      const { text, lesson, section } = named;
      const example = exampleOf(library, lesson, answers.get(id) ?? []);
      return [
        { id, text, ...placeOf(library, lesson), section, example, hits: students.reduce((sum, row) => sum + row.hits, 0), students },
      ];
    })
    .sort((a, b) => b.students.length - a.students.length || b.hits - a.hits);
};
