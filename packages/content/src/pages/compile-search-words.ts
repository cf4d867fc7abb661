import { slug } from '@eszkerek/documents/slug';
import { z } from 'zod';
import type { Report } from '../fault.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';

const word = z.string().trim().min(1).max(120);
const words = z.array(word).min(1);
const searchWordsFile = z.strictObject({
  words: z.array(z.strictObject({ hu: word, words })).default([]),
  pages: z.array(z.strictObject({ slug, words })).default([]),
});

/** What pupils type for a topic besides its own words. Colloquial and foreign, so the spelling is not checked. */
export function compileSearchWords(source: string, report: Report) {
  const yaml = readYaml(source.trim() || '{}');
  const read = checkSchema(yaml, searchWordsFile, report);
  if (!read) return undefined;
  return { words: read.words, pages: read.pages.map((page, i) => ({ ...page, line: yaml.lineOf(['pages', i]) })) };
}
