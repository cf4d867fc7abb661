import type { DocumentOf } from '@eszkerek/documents/document';

/** A page of endless tasks, as the quiz player gets it. */
export const practicePage: DocumentOf<'practice'> = {
  kind: 'practice',
  slug: 'gyakorlo-matek-5-proba',
  title: 'Gyakorló: Próba',
  description: 'Feladatok.',
  category: 'free_practice',
  subject: 'matematika',
  grades: [5],
  keywords: [],
  generator: 'gen-proba',
  lesson: { slug: 'matek-5-proba', title: 'Próba' },
  minutes: 10,
};
