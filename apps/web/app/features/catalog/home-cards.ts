import type { CurriculumItem, Curriculums } from '@eszkerek/documents/compiled';
import { cardArt } from './card-art.ts';
import { tintOf } from './tint.ts';

/** What a card shows of a page, with its drawing already chosen. */
export type CardItem = Pick<CurriculumItem, 'slug' | 'title' | 'description' | 'grade' | 'category' | 'subject'> & {
  art: string;
  forTeachers?: true;
};

export interface HomeCards {
  freeLessons: Record<keyof Curriculums['freeLessons'], CardItem[]>;
  freeTools: CardItem[];
  premiumCourses: CardItem[];
  premiumTools: CardItem[];
}

/** What is certain of an item; the group it stands in says the rest. */
type SpecItem = Pick<CurriculumItem, 'slug' | 'title' | 'description'> & Partial<CurriculumItem>;
interface SpecCurriculums {
  freeLessons: Partial<Record<Subject, readonly SpecItem[]>>;
  freeTools: readonly SpecItem[];
  premiumCourses: readonly SpecItem[];
  premiumTools: readonly SpecItem[];
}
type Subject = keyof Curriculums['freeLessons'];

const cardsOf = (items: readonly SpecItem[] | undefined, category: string, groupSubject?: Subject): CardItem[] =>
  (items ?? []).map(item => {
    const { slug, title, description, grade, audience, subject = groupSubject } = item;
    return {
      slug,
      title,
      description,
      category: item.category ?? category,
      ...(grade !== undefined && { grade }),
      ...(subject !== undefined && { subject }),
      ...(audience === 'teacher' && { forTeachers: true }),
      art: cardArt(slug, tintOf(subject)),
    };
  });

/** The groups of the home page. Made at build time or after the call, so a first visit need not load the table of drawings. */
export function homeCards({ freeLessons, freeTools, premiumCourses, premiumTools }: SpecCurriculums): HomeCards {
  return {
    freeLessons: {
      matematika: cardsOf(freeLessons.matematika, 'free_lesson', 'matematika'),
      fizika: cardsOf(freeLessons.fizika, 'free_lesson', 'fizika'),
      ai: cardsOf(freeLessons.ai, 'free_lesson', 'ai'),
    },
    freeTools: cardsOf(freeTools, 'free_tool'),
    premiumCourses: cardsOf(premiumCourses, 'premium_course'),
    premiumTools: cardsOf(premiumTools, 'premium_tool'),
  };
}
