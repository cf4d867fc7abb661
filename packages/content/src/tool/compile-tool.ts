import { subject } from '@eszkerek/contract/content/base';
import { slug } from '@eszkerek/contract/fields';
import { character } from '@eszkerek/contract/tools/character';
import { promptParts } from '@eszkerek/contract/tools/parts';
import { toolData } from '@eszkerek/contract/tools/tool-data';
import { topic } from '@eszkerek/contract/tools/topic';
import { z } from 'zod';
import type { Report } from '../fault.ts';
import { checkString } from '../language/check-string.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { checkFields } from './check-fields.ts';
import { checkTemplates } from './check-templates.ts';
import { checkToolTexts } from './check-tool-texts.ts';
import { compileTopics } from './compile-topics.ts';
import { toolLinks } from './tool-links.ts';

const toolFile = z.strictObject({
  slug,
  title: z.string().trim().min(3).max(90),
  description: z.string().trim().min(20).max(180),
  category: z.enum(['free_tool', 'tool', 'premium_tool']),
  subject: subject.optional(),
  grade: z.union([z.number(), z.string()]).transform(String).optional(),
  grades: z.array(z.number()).default([5, 6, 7, 8]),
  audience: z.enum(['student', 'teacher', 'both']).default('student'),
  keywords: z.array(z.string()).default([]),
  order: z.number().default(100),
  note: z.string().optional(),
  toolData: toolData.optional(),
  topics: z.array(topic).optional(),
  topicTemplate: promptParts.optional(),
  characters: z.array(character).optional(),
});
export type ToolFile = z.infer<typeof toolFile>;

export function compileTool(source: string, report: Report, words: Map<string, number>) {
  const yaml = readYaml(source);
  const data = checkSchema(yaml, toolFile, report);
  if (!data) return undefined;
  const prose = { report, words };
  checkString(data.title, yaml.lineOf(['title']), prose);
  checkString(data.description, yaml.lineOf(['description']), prose);
  if (!data.toolData && !data.topics?.length && !data.characters?.length) report('tool-empty', 1, 'the page has nothing to show');
  checkToolTexts(data, yaml.lineOf, prose);
  checkFields(data, yaml.lineOf, report);
  checkTemplates(data, yaml.lineOf, report);
  const compiled = compileTopics(data.topics, yaml, prose);
  const { note: _note, topics: _topics, ...front } = data;
  return { front, lines: { slug: yaml.lineOf(['slug']) }, links: toolLinks(data, yaml.lineOf), ...compiled };
}
