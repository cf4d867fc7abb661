import { subject } from '@eszkerek/documents/base';
import { slug } from '@eszkerek/documents/slug';
import { z } from 'zod';
import type { Report } from '../fault.ts';
import { checkString } from '../language/check-string.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';

const word = z.string().trim().min(1).max(120);
const glossaryFile = z.array(
  z.strictObject({
    hu: word,
    ro: word,
    en: word,
    also: z.array(word).default([]),
    note: z.string().optional(),
    subject: subject.optional(),
    /** Teaches it. */
    lesson: slug.optional(),
    /** Explains it in half a sentence before that. */
    first: slug.optional(),
  }),
);

export function compileGlossary(source: string, report: Report, words: Map<string, number>) {
  const yaml = readYaml(source.trim() || '[]');
  const terms = checkSchema(yaml, glossaryFile, report);
  if (!terms) return undefined;
  const seen = new Set<string>();
  terms.forEach((term, i) => {
    checkString([term.hu, ...term.also, term.note ?? ''].join('\n'), yaml.lineOf([i]), { report, words });
    if (seen.has(term.hu)) report('match-duplicate', yaml.lineOf([i]), `„${term.hu}” stands twice in the glossary`);
    seen.add(term.hu);
  });
  return { terms, lines: terms.map((_, i) => yaml.lineOf([i])) };
}
