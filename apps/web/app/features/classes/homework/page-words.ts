import type { AssignablePage } from '@eszkerek/contract/class-homework';

export const KINDS: Readonly<Record<string, string>> = {
  lesson: 'Lecke',
  quiz: 'Kvíz',
  test: 'Témazáró',
  practice: 'Gyakorló',
  exam: 'Próbavizsga',
  workshop: 'Műhely',
};

/** What the page is and how long it takes. */
export const pageFacts = ({ kind, questions, minutes, premium }: AssignablePage): string => {
  const size = [
    kind === 'practice' ? '10 feladat innen' : questions === null ? null : `${questions} kérdés`,
    minutes === null ? null : `${minutes} perc`,
  ];
  const facts = [KINDS[kind] ?? kind, size.filter(part => part !== null).join(', '), premium ? 'prémium' : ''];
  return facts.filter(fact => fact !== '').join(' · ');
};

/** What the class has done of it. */
export const doneWords = ({ kind, seen, done }: AssignablePage, pupils: number): string => {
  if (seen === 0) return 'még senki';
  return kind === 'lesson' || kind === 'workshop' ? `${seen} / ${pupils} látta` : `${done} / ${pupils} megoldotta`;
};
