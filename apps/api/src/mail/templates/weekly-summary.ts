import type { Mail } from '../mail.ts';
import { layOutMail } from '../mail-layout.ts';
import { nameInMail } from '../name-in-mail.ts';

const SHOWN = 5;
const listed = (items: readonly string[]): string => {
  const rest = items.length - SHOWN;
  return items.slice(0, SHOWN).join(', ') + (rest > 0 ? ` és még ${rest} másik` : '');
};

export interface WeeklySummary {
  childName: string;
  lessons: readonly string[];
  quizzes: readonly { title: string; percent: number }[];
  /** Sentences from the child's map, in labels; empty before the first answers. */
  map: readonly string[];
  questions: readonly string[];
  url: string;
  stopUrl: string;
  unsubscribeUrl: string;
}

const whatHappened = ({ childName, lessons, quizzes }: WeeklySummary): string[] => {
  if (lessons.length === 0 && quizzes.length === 0)
    return [`${nameInMail(childName)} ezen a héten nem járt nálunk. Ez rendben van: mindenkinek kell pihenés.`];
  return [
    `Így telt ${nameInMail(childName)} hete az Észkeréken.`,
    ...(lessons.length > 0 ? [`Leckék: ${listed(lessons.map(title => `„${title}”`))}.`] : []),
    ...(quizzes.length > 0 ? [`Kvízek: ${listed(quizzes.map(({ title, percent }) => `„${title}” (${percent}%)`))}.`] : []),
  ];
};

/** To a parent: formal address, plain words, no ranking. */
export const weeklySummaryMail = (summary: WeeklySummary): Mail => ({
  ...layOutMail({
    kind: 'weekly-letter',
    subject: `${nameInMail(summary.childName)} hete az Észkeréken`,
    greeting: 'Kedves Szülő!',
    paragraphs: [
      ...whatHappened(summary),
      ...(summary.map.length > 0 ? [summary.map.join(' ')] : []),
      'Három kérdés a vacsoraasztalhoz:',
      ...summary.questions.map((question, i) => `${i + 1}. ${question}`),
    ],
    button: { label: 'Leállítom a heti levelet', url: summary.stopUrl },
    notes: [`A hozzájárulását itt bármikor megnézheti vagy visszavonhatja: ${summary.url}`],
  }),
  unsubscribeUrl: summary.unsubscribeUrl,
});
