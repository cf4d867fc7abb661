import type { CollectionCard, CollectionDocument } from '@eszkerek/documents/pages';
import type { Region } from '../../lib/region.ts';

type Section = CollectionDocument['sections'][number];

export interface Arranged {
  sections: Section[];
  /** Lessons the chosen country's programme does not ask for. */
  beyond: CollectionCard[];
}

const gradesIn = (card: CollectionCard, region: Region): number[] => card.curricula[region];

/** Sections for one grade (or all) as the chosen country teaches them; its own extras stand apart under „Kitekintő”. */
export function arrangeSections(sections: readonly Section[], region: Region, grade: number | null): Arranged {
  const fits = (card: CollectionCard) => {
    const grades = gradesIn(card, region);
    return grades.length > 0 && (grade === null || grades.includes(grade));
  };
  const beyondFits = (card: CollectionCard) => gradesIn(card, region).length === 0 && (grade === null || card.grades.includes(grade));
  return {
    sections: sections.map(section => ({ ...section, cards: section.cards.filter(fits) })).filter(section => section.cards.length > 0),
    beyond: sections.flatMap(section => section.cards).filter(beyondFits),
  };
}

/** The grades that have a lesson, for the filter. */
export const gradesOf = (sections: readonly Section[], region: Region): number[] =>
  [
    ...new Set(
      sections.flatMap(section =>
        section.cards.flatMap(card => (gradesIn(card, region).length > 0 ? gradesIn(card, region) : card.grades)),
      ),
    ),
  ].sort((a, b) => a - b);
