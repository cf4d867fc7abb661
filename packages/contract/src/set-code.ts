import { isSetSlug } from './set-slug.ts';

const PATTERN = /^(keszlet-[a-z0-9]{8})\.([0-9a-f]{16})$/;

/** Address of a printed set: its slug and a key that only the print holds, so that knowing the slug opens nothing. */
export const writeSetCode = (slug: string, key: string): string => `${slug}.${key}`;

export const readSetCode = (code: string): { slug: string; key: string } | undefined => {
  const [, slug = '', key = ''] = PATTERN.exec(code) ?? [];
  return isSetSlug(slug) ? { slug, key } : undefined;
};
