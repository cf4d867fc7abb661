import { z } from 'zod';
import { call, perMinute } from './call.ts';
import { success } from './fields.ts';

export const helpArticle = z.object({ id: z.string(), question: z.string(), answer: z.string() });
export type HelpArticle = z.infer<typeof helpArticle>;

/** Where an article is found in the address: its question without accents. */
export const articleId = (question: string): string =>
  question
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

export const help = {
  articles: call({
    method: 'GET',
    path: '/api/help',
    who: 'anyone',
    limit: perMinute(600, 'caller', 6000),
    summary: 'Lists help articles by category. Queries under 3 characters return all. Answers are sanitised HTML.',
    query: z.object({ q: z.string().max(200).optional() }),
    response: z.object({ success, data: z.record(z.string(), z.array(helpArticle)) }),
  }),
};
