import { document } from '@eszkerek/documents/document';
import { z } from 'zod';
import { call, perMinute } from './call.ts';
import { region, slug, success } from './fields.ts';
import { publicQuestion } from './quiz-shapes.ts';

/** `.json`, `.html` and underscores are forgiven; the slug itself is looked up in an index, never joined to a path. */
export const looseSlug = z
  .string()
  .max(140)
  .transform(text =>
    text
      .replace(/\.(json|html)$/, '')
      .replaceAll('_', '-')
      .toLowerCase(),
  )
  .pipe(slug);

/** A page as it is served: the compiled document, and for quizzes its questions as this caller may see them. */
export const servedDocument = z.intersection(document, z.object({ questions: z.array(publicQuestion).optional() }));
export type ServedDocument = z.infer<typeof servedDocument>;

export const lesson = {
  page: call({
    method: 'GET',
    path: '/api/tananyag/:slug',
    who: 'anyone',
    limit: perMinute(1200, 'caller', 12_000),
    summary:
      'Returns a content page. Premium pages without access return 403 with title, description, category, grade, subject, minutes, picture and the titles of the contents.',
    params: z.object({ slug: looseSlug }),
    query: z.object({ region }),
    response: z.object({ success, data: servedDocument }),
  }),
  viewed: call({
    method: 'POST',
    path: '/api/lesson/viewed',
    who: 'student',
    limit: perMinute(120),
    summary:
      'Marks a lesson as opened, with `section` as begun and read up to there or, with `completed` and every try question in `answered`, as worked through. Returns the section where it was left.',
    body: z.strictObject({
      slug: looseSlug,
      completed: z.boolean().optional(),
      /** The ids of the try questions the pupil has answered; nothing else about them is sent. */
      answered: z.array(z.string().max(80)).max(40).optional(),
      /** Where the pupil reads, once a section was worked through. */
      section: z.string().max(80).optional(),
    }),
    response: z.object({ success, section: z.string().nullable() }),
  }),
};
