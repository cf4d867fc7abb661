import { text } from '../../text/common.ts';

interface TitledLesson {
  title: string;
  unit_title: string;
  subject: string;
}

const SUBJECTS: Readonly<Record<string, string>> = text.subjects;
/** Longer ones would fill the head of the sheet. */
const LONGEST = 60;
const different = (words: readonly string[]): string[] => [...new Set(words)];

/** What a teacher would write on top: the lessons, or the units that they are from, or the subject. */
export const titleOfSheet = (lessons: readonly TitledLesson[]): string => {
  const tries = [lessons.map(({ title }) => title), lessons.map(({ unit_title }) => unit_title)].map(words => different(words).join(', '));
  const subjects = different(lessons.map(({ subject }) => SUBJECTS[subject] ?? subject));
  return tries.find(words => words.length <= LONGEST) ?? `${subjects.join(', ')}: vegyes feladatok`;
};
