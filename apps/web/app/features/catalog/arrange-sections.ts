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

interface GradeGroup<T> {
  /** As a label: „6” or „5–6”. */
  grade: string;
  sections: T[];
}

/** All topics grade by grade; within a grade they keep the order of the curriculum. */
export function groupByGrade<T extends Pick<Section, 'cards'>>(sections: readonly T[], region: Region): GradeGroup<T>[] {
  const groups = Map.groupBy(sections, ({ cards }) => gradeTextOf(cards, region));
  // „5” stands before „5–6”, and that before „6”.
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([grade, inGrade]) => ({ grade, sections: inGrade }));
}

/** The grades in which the chosen country teaches these lessons, as a label: „6”, or „5–6” where its programme is written for two years. */
export function gradeTextOf(cards: readonly CollectionCard[], region: Region): string {
  const grades = cards.flatMap(card => (gradesIn(card, region).length > 0 ? gradesIn(card, region) : card.grades));
  const [first, last] = [Math.min(...grades), Math.max(...grades)];
  return first === last ? String(first) : `${first}–${last}`;
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
