import { type Fault, reportInto } from '../fault.ts';
import { lessonForms } from '../lesson/front-matter.ts';
import { filesOf, type Library } from '../library.ts';

/** A share of fewer lessons says nothing. */
const LEAST_LESSONS = 6;
const PARTS = lessonForms.keyof().options;

/** At most a third of the lessons of a subject that name their forms (rounded up) share an opening, a mistake form or a closing. */
export function checkForms(library: Library): Fault[] {
  const faults: Fault[] = [];
  const lessons = filesOf(library, 'lesson').flatMap(({ file, draft }) =>
    draft?.front.forms ? [{ file, subject: draft.front.subject, forms: draft.front.forms, line: draft.lines.forms ?? 1 }] : [],
  );
  for (const [subject, own] of Map.groupBy(lessons, lesson => lesson.subject)) {
    if (own.length < LEAST_LESSONS) continue;
    const most = Math.ceil(own.length / 3);
    for (const part of PARTS)
      for (const [form, sharing] of Map.groupBy(own, lesson => lesson.forms[part]))
        for (const { file, line } of sharing.slice(most))
          reportInto(faults, file)(
            'form-share',
            line,
            `${part}: ${form} stands in ${sharing.length} of ${own.length} lessons (${subject}), at most ${most} may share it`,
          );
  }
  return faults;
}
