import { z } from 'zod';
import type { Report } from '../fault.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';

/** Who solved an item without its key, at which version, and whether they got the same answer. */
export const recordFile = z.record(
  z.string(),
  z.strictObject({
    hash: z.string().regex(/^[0-9a-f]{16}$/),
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    result: z.enum(['agreed', 'disagreed']),
  }),
);
export type CheckRecord = z.infer<typeof recordFile>;

export function compileRecord(source: string, report: Report) {
  const yaml = readYaml(source.trim() || '{}');
  const entries = checkSchema(yaml, recordFile, report);
  return entries && { entries };
}
export type RecordDraft = NonNullable<ReturnType<typeof compileRecord>>;
