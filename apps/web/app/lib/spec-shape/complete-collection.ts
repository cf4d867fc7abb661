import type { Subject } from '@eszkerek/documents/base';
import type { CollectionCard, CollectionDocument } from '@eszkerek/documents/pages';
import { gradesOf } from './grades-of.ts';

/** A card with the stated fields: grade, text, link. */
type SpecCard = Partial<Omit<CollectionCard, 'grade'>> & { grade?: string | number };
export interface SpecCollection extends Partial<Omit<CollectionDocument, 'kind' | 'sections'>> {
  kind?: string;
  title: string;
  sections?: readonly { id?: string; title?: string; grade?: string | number; grades?: number[]; cards?: readonly SpecCard[] }[];
}

const SUBJECTS: readonly Subject[] = ['matematika', 'fizika', 'ai'];
const EVERY_GRADE = [5, 6, 7, 8];

function card({ link = '', text = '', grade = '', ...rest }: SpecCard): CollectionCard {
  const named = gradesOf(grade);
  const grades = rest.grades ?? (named.length > 0 ? named : EVERY_GRADE);
  return {
    title: text,
    category: 'free_lesson',
    premium: false,
    // Without a programme of its own a card belongs to both countries.
    curricula: { ro: grades, hu: grades },
    ...rest,
    ...{ link, text, grade: String(grade), grades },
  };
}

/** The collection of a subject, with what the stated fields do not say; undefined when the page is something else. */
export function completeCollection(page: SpecCollection, subject: string): CollectionDocument | undefined {
  if (page.kind !== undefined && page.kind !== 'collection') return undefined;
  if (!page.sections) return undefined;
  return {
    kind: 'collection',
    slug: page.slug ?? `interaktiv-${subject}-gyujtemeny`,
    title: page.title,
    description: page.description ?? '',
    subtitle: page.subtitle ?? page.description ?? '',
    category: 'collection',
    subject: page.subject ?? SUBJECTS.find(known => known === subject) ?? 'matematika',
    grades: page.grades ?? [],
    keywords: page.keywords ?? [],
    sections: page.sections.map(({ id, title = '', grade = '', grades, cards = [] }, place) => ({
      id: id ?? `resz-${place + 1}`,
      title,
      grade: String(grade),
      grades: grades ?? gradesOf(grade),
      cards: cards.map(card),
    })),
  };
}
