import { subject } from '@eszkerek/documents/base';
import { slug } from '@eszkerek/documents/slug';
import type { Root } from 'mdast';
import { z } from 'zod';
import type { Report } from '../fault.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml, type YamlSource } from '../yaml/yaml-source.ts';

const title = z.string().trim().min(3).max(90);
const description = z.string().trim().min(20).max(180);
const keywords = z.array(z.string().trim().min(2)).min(2).max(12);
const grade = z.union([z.number().int(), z.string().regex(/^\d(?:–\d)?$/, 'write 5 or 5–6')]).transform(String);
const curricula = z.strictObject({ ro: z.array(z.number()).default([]), hu: z.array(z.number()).default([]) });

/** How a lesson opens, shows its mistake and closes; `form-share` keeps them varied. */
export const lessonForms = z.strictObject({
  opening: z.enum(['kerdes', 'kiserlet', 'tortenet', 'rejtely', 'vita', 'adat', 'jatek', 'munka']),
  mistake: z.enum(['idezet', 'hibas-lap', 'parbeszed', 'ket-megoldas', 'csapda-lista', 'ellenpelda']),
  closing: z.enum(['kerdes', 'vissza-a-kiserlethez', 'osszegzes', 'kapcsolat', 'elore', 'sajat-szavak']),
});

export const lessonFront = z.strictObject({
  slug,
  title,
  description,
  subject,
  grade,
  unit: slug,
  access: z.enum(['free', 'premium']),
  curricula,
  frameworks: z.array(z.string()).optional(),
  prerequisites: z.array(slug).default([]),
  keywords,
  quiz: slug.optional(),
  minutes: z.number().int().min(5).max(45),
  forms: lessonForms.optional(),
});
export type LessonFront = z.infer<typeof lessonFront>;

export const workshopFront = z.strictObject({
  slug: z.string().regex(/^muhely-[a-z0-9-]+$/),
  title,
  description,
  subject,
  grade,
  before: z.array(slug).default([]),
  keywords,
  minutes: z.number().int().min(10).max(120),
});
export type WorkshopFront = z.infer<typeof workshopFront>;

export const legalFront = z.strictObject({
  slug,
  title,
  description,
  version: z.union([z.string(), z.number()]).transform(String),
  effective: z.string().trim().min(4),
  keywords: z.array(z.string()).default([]),
});
export type LegalFront = z.infer<typeof legalFront>;

export interface Front<T> {
  data: T;
  yaml: YamlSource;
}

export function readFront<T>(tree: Root, schema: z.ZodType<T>, report: Report): Front<T> | undefined {
  const node = tree.children[0];
  if (node?.type !== 'yaml') {
    report('front-matter', 1, 'the file has no front matter');
    return undefined;
  }
  const yaml = readYaml(node.value, (node.position?.start.line ?? 1) + 1);
  const data = checkSchema(yaml, schema, report);
  return data === undefined ? undefined : { data, yaml };
}
