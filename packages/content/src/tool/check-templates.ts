import { PROMPT_PARTS, type PromptParts, promptParts, STUDENT_TAIL } from '@eszkerek/documents/tools/parts';
import { TemplateError, templateNames } from '@eszkerek/documents/tools/template';
import type { Report } from '../fault.ts';
import { toolFields } from './tool-fields.ts';
import type { ToolFile } from './tool-file.ts';

interface PlacedTemplate {
  parts: PromptParts;
  path: (string | number)[];
}

function templatesOf(tool: ToolFile): PlacedTemplate[] {
  const found: PlacedTemplate[] = [];
  const add = (parts: unknown, ...path: (string | number)[]) => {
    const read = promptParts.safeParse(parts);
    if (read.success) found.push({ parts: read.data, path });
  };
  const data = tool.toolData;
  if (data && 'template' in data) add(data.template, 'toolData', 'template');
  if (data?.type === 'goal-planner') add(data.plan.template, 'toolData', 'plan', 'template');
  if (data?.type === 'exam-simulator') add(data.promptTemplate, 'toolData', 'promptTemplate');
  if (data?.type === 'multi-input-prompt-generator')
    data.variants?.forEach((variant, i) => {
      add(variant.template, 'toolData', 'variants', i, 'template');
    });
  if (data?.type === 'preloaded-prompt-launcher')
    data.prompts.forEach((prompt, i) => {
      add(prompt.parts, 'toolData', 'prompts', i, 'parts');
    });
  add(tool.topicTemplate, 'topicTemplate');
  tool.topics?.forEach((topic, i) => {
    add(topic.prompt, 'topics', i, 'prompt');
  });
  tool.characters?.forEach((character, i) => {
    add(character.prompt, 'characters', i, 'prompt');
  });
  return found;
}

/** Every name in a template exists, and a pupil's template ends with the fixed sentence. */
export function checkTemplates(tool: ToolFile, lineOf: (path: (string | number)[]) => number, report: Report): void {
  const known = new Set(['evfolyam', 'topic', 'subtopic', ...toolFields(tool).map(({ field }) => field.id)]);
  if (tool.toolData?.type === 'multi-choice-prompt-generator') for (const step of tool.toolData.steps) known.add(step.id);
  if (tool.toolData?.type === 'goal-planner') for (const name of ['terv', 'temak']) known.add(name);
  if (tool.toolData?.type === 'exam-simulator') known.add('darab');
  if (tool.characters) known.add('kerdes');
  const student = tool.audience !== 'teacher' && tool.toolData?.audience !== 'teacher';
  for (const { parts, path } of templatesOf(tool)) {
    for (const part of PROMPT_PARTS) checkNames(parts[part], lineOf([...path, part]), known, report);
    const last = PROMPT_PARTS.filter(part => parts[part]).at(-1) ?? 'task';
    if (student && !parts[last]?.trim().endsWith(STUDENT_TAIL))
      report(
        'template-tail',
        lineOf([...path, last]),
        'the template does not end with „Magyarul válaszolj, {{evfolyam}}. osztályos szinten. …”',
      );
  }
}

function checkNames(template: string | undefined, line: number, known: ReadonlySet<string>, report: Report): void {
  if (!template) return;
  try {
    for (const name of templateNames(template))
      if (!known.has(name)) report('template-name', line, `{{${name}}} is not a field of this tool`);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    report('template-syntax', line, error.message);
  }
}
