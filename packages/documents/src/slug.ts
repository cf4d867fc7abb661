import { z } from 'zod';

/** The last part of a page's address, and the stem of its file in content/. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,120}$/, 'Ilyen oldal nincs.');
