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

const toCard = ({ slug, title, description, grade, category, subject, audience }: CurriculumItem): CardItem => ({
  slug,
  title,
  description,
  category,
  ...(grade !== undefined && { grade }),
  ...(subject !== undefined && { subject }),
  ...(audience === 'teacher' && { forTeachers: true }),
  art: cardArt(slug, tintOf(subject)),
});

/** The groups of the home page. Made at build time or after the call, so a first visit need not load the table of drawings. */
export function homeCards({ freeLessons, freeTools, premiumCourses, premiumTools }: Curriculums): HomeCards {
  return {
    freeLessons: {
      matematika: freeLessons.matematika.map(toCard),
      fizika: freeLessons.fizika.map(toCard),
      ai: freeLessons.ai.map(toCard),
    },
    freeTools: freeTools.map(toCard),
    premiumCourses: premiumCourses.map(toCard),
    premiumTools: premiumTools.map(toCard),
  };
}
