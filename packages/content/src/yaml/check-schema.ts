import type { z } from 'zod';
import type { Report } from '../fault.ts';
import type { RuleName } from '../rules.ts';
import type { YamlSource } from './yaml-source.ts';

const shown = (path: readonly PropertyKey[]) => (path.length === 0 ? 'the file' : `\`${path.map(String).join('.')}\``);

/** The one missing field that is a mistake of its own: an option without its explanation. */
const ruleOf = (path: readonly PropertyKey[], rule: RuleName): RuleName =>
  path.at(-1) === 'explanation' && path.includes('options') ? 'option-explanation' : rule;

/** Parses by schema; every issue becomes a fault at its own line. */
export function checkSchema<T>(source: YamlSource, schema: z.ZodType<T>, report: Report, rule: RuleName = 'schema'): T | undefined {
  if (source.errors.length > 0) {
    for (const error of source.errors) report('yaml', error.line, error.message);
    return undefined;
  }
  const result = schema.safeParse(source.value);
  if (result.success) return result.data;
  for (const issue of result.error.issues)
    report(ruleOf(issue.path, rule), source.lineOf(issue.path), `${shown(issue.path)}: ${issue.message}`);
  return undefined;
}
