import { slug } from '@eszkerek/documents/slug';
import { misconceptionId } from '@eszkerek/exercises/questions/schema';
import { z } from 'zod';
import type { Report } from '../fault.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';

const registryFile = z.record(
  misconceptionId,
  z.strictObject({ text: z.string().trim().min(3), pupil: z.string().trim().min(3), lesson: slug, section: z.string() }),
);

export function compileRegistry(source: string, report: Report) {
  const yaml = readYaml(source);
  const entries = checkSchema(yaml, registryFile, report);
  if (!entries) return undefined;
  return { entries, lines: Object.fromEntries(Object.keys(entries).map(id => [id, yaml.lineOf([id])])) };
}
export type RegistryDraft = NonNullable<ReturnType<typeof compileRegistry>>;
