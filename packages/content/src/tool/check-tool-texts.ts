import { checkString } from '../language/check-string.ts';
import type { Prose } from '../language/prose.ts';
import type { ToolFile } from './tool-file.ts';

/** Fields whose strings are names or addresses, not Hungarian text. */
const NO_TEXT = new Set([
  'id',
  'type',
  'kind',
  'value',
  'link',
  'slug',
  'slugs',
  'quizSlugs',
  'color',
  'imageUrl',
  'icon',
  'field',
  'equals',
  'targets',
  'fieldIds',
  'tags',
  'mode',
  'needs',
  'covers',
  'hardest',
  'excludes',
  'audience',
  'clock',
  'grading',
  'source',
  'seed',
  'order',
  'questions',
  'sections',
  'category',
  'check',
  'tag',
  'reason',
  'alsoReasons',
  'default',
  'expect',
  'subject',
]);

/** Walks everything a pupil reads in a tool; `{{…}}` of templates is taken out first. */
export function checkToolTexts(tool: ToolFile, lineOf: (path: (string | number)[]) => number, prose: Prose): void {
  const walk = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === 'string')
      checkString(value.replace(/\{\{[#/][^{}]*\}\}/g, '').replace(/\{\{[^{}]*\}\}/g, 'x'), lineOf(path), prose);
    else if (Array.isArray(value))
      value.forEach((inner, i) => {
        walk(inner, [...path, i]);
      });
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) if (!NO_TEXT.has(key)) walk(inner, [...path, key]);
  };
  walk(tool.toolData, ['toolData']);
  walk(tool.topics, ['topics']);
  walk(tool.topicTemplate, ['topicTemplate']);
  walk(tool.characters, ['characters']);
  walk(tool.errorHunt, ['errorHunt']);
  walk(tool.promptMirror, ['promptMirror']);
  tool.sections?.forEach((section, i) => {
    walk({ title: section.title, content: section.content, prompts: section.prompts }, ['sections', i]);
  });
}
