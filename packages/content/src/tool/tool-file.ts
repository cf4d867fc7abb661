import { subject } from '@eszkerek/documents/base';
import { slug } from '@eszkerek/documents/slug';
import { character } from '@eszkerek/documents/tools/character';
import { errorHunt } from '@eszkerek/documents/tools/error-hunt';
import { promptParts } from '@eszkerek/documents/tools/parts';
import { promptMirror } from '@eszkerek/documents/tools/prompt-mirror';
import { toolData } from '@eszkerek/documents/tools/tool-data';
import { toolSection } from '@eszkerek/documents/tools/tool-section';
import { topic } from '@eszkerek/documents/tools/topic';
import { z } from 'zod';

export const toolFile = z.strictObject({
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
  sections: z.array(toolSection).optional(),
  errorHunt: errorHunt.optional(),
  promptMirror: promptMirror.optional(),
});
export type ToolFile = z.infer<typeof toolFile>;
