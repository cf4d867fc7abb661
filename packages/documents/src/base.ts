import { z } from 'zod';
import { slug } from './slug.ts';

export { isPremiumCategory } from './premium-category.ts';

export const SUBJECTS = ['matematika', 'fizika', 'ai'] as const;
export const subject = z.enum(SUBJECTS);
export type Subject = z.infer<typeof subject>;

/** Sanitised by the compiler; shown only through the web's one SafeHtml. */
export const safeHtml = z.string();

export const CATEGORIES = [
  'free_lesson',
  'premium_lesson',
  'free_quiz',
  'premium_quiz',
  'premium_test',
  'free_practice',
  'premium_practice',
  'premium_course',
  'workshop',
  'free_tool',
  'tool',
  'premium_tool',
  'free_exam',
  'premium_exam',
  'collection',
  'help',
  'legal',
  'glossary',
] as const;
export const category = z.enum(CATEGORIES);
export type Category = z.infer<typeof category>;

export const curricula = z.object({ ro: z.array(z.number()).default([]), hu: z.array(z.number()).default([]) });
export type Curricula = z.infer<typeof curricula>;

export const pageLink = z.object({ slug, title: z.string() });
export type PageLink = z.infer<typeof pageLink>;

/** What every page has; it is also all that a visitor without premium access may see of a premium page. */
export const pageBase = {
  slug,
  title: z.string(),
  description: z.string(),
  category,
  subject: subject.optional(),
  /** As shown: `5`, `7–8`. */
  grade: z.string().optional(),
  grades: z.array(z.number()),
  keywords: z.array(z.string()),
  /** Speaks of money: it stands once more in forints. */
  priced: z.literal(true).optional(),
};
