import { subject } from '@eszkerek/documents/base';
import { slug } from '@eszkerek/documents/slug';
import { z } from 'zod';
import type { Report } from '../fault.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';

const why = z.string().trim().min(10);
const pattern = z.string().refine(source => {
  try {
    return new RegExp(source, 'u').source.length > 0;
  } catch {
    return false;
  }
}, 'is not a pattern');

const prerequisitesFile = z.strictObject({
  /** Glossary words that every pupil knows, on the pages of these subjects or everywhere. */
  known: z.array(z.strictObject({ words: z.array(z.string().trim().min(1)).min(1), subjects: z.array(subject).optional(), why })),
  /** Formulas and units by a pattern on the source, each with the lesson that teaches it. */
  formulas: z.array(z.strictObject({ name: z.string().trim().min(1), pattern, lesson: slug })),
  exceptions: z.array(z.strictObject({ page: slug, item: z.string().optional(), term: z.string(), why })),
});

export function compilePrerequisites(source: string, report: Report) {
  const yaml = readYaml(source);
  const data = checkSchema(yaml, prerequisitesFile, report);
  if (!data) return undefined;
  const linesOf = (key: 'known' | 'exceptions') => data[key].map((_, i) => yaml.lineOf([key, i]));
  return { ...data, lines: { known: linesOf('known'), exceptions: linesOf('exceptions') } };
}
