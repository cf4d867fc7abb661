import { curriculums } from '@eszkerek/documents/compiled';
import { collectionDocument } from '@eszkerek/documents/pages';
import { z } from 'zod';
import { call, perMinute } from './call.ts';
import { success } from './fields.ts';

export const searchHit = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  kind: z.string(),
  category: z.string(),
  subject: z.string().optional(),
  grade: z.string().optional(),
  grades: z.array(z.number()),
  premium: z.boolean(),
  /** The name that was searched for of something the page holds, when its title does not tell. */
  feature: z.string().optional(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** A lesson that is not written yet: it has no page, so the reply holds its title only. */
export const upcomingLesson = z.object({ title: z.string() });
export type UpcomingLesson = z.infer<typeof upcomingLesson>;

/** What there is to learn: the home page's groups, search, the stated static file. */
export const catalog = {
  curriculums: call({
    method: 'GET',
    path: '/api/curriculums',
    who: 'anyone',
    limit: perMinute(1200, 'caller', 12_000),
    summary: 'Lists free tools, premium courses, premium tools and free lessons by subject.',
    response: z.object({ success, data: curriculums }),
  }),
  search: call({
    method: 'GET',
    path: '/api/search',
    who: 'anyone',
    limit: perMinute(1200, 'caller', 12_000),
    summary:
      'Searches pages, tolerating missing accents, suffixes and one typo. Queries under 3 characters return no results. `upcoming` names lessons that are not written yet. With `kinds`, separated by commas, only pages of those kinds are ranked.',
    query: z.object({ q: z.string().max(200).default(''), kinds: z.string().max(100).optional() }),
    response: z.object({ success, data: z.array(searchHit), upcoming: z.array(upcomingLesson).optional() }),
  }),
  mathsCollection: call({
    method: 'GET',
    path: '/data/tananyag/interaktav-matematika-gyljtemany.json',
    who: 'anyone',
    limit: perMinute(1200, 'caller', 12_000),
    summary: 'Returns the maths collection.',
    response: collectionDocument,
  }),
};
