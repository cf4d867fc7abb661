import type { Field } from '@eszkerek/documents/tools/parts';
import type { ToolDataOf } from '@eszkerek/documents/tools/tool-data';
import type { Report } from '../fault.ts';
import { toolFields } from './tool-fields.ts';
import type { ToolFile } from './tool-file.ts';

const PERSONAL =
  /(?<!\p{L})(?:neved|neve|teljes név|lakcím(?:ed)?|címed|iskolád|iskola neve|telefonszám(?:od)?|jelszó|jelszavad|születési)(?!\p{L})/iu;

export function checkFields(tool: ToolFile, lineOf: (path: (string | number)[]) => number, report: Report): void {
  const fields = toolFields(tool);
  const ids = fields.map(({ field }) => field.id);
  fields.forEach(({ field, path }, i) => {
    if (ids.indexOf(field.id) !== i) report('tool-field', lineOf(path), `the field id ${field.id} occurs twice`);
    if ((field.kind === 'select' || field.kind === 'radio') && !field.options?.length)
      report('tool-field', lineOf(path), `the ${field.kind} field ${field.id} has no options`);
    if (field.showIf && !ids.includes(field.showIf.field))
      report('tool-field', lineOf([...path, 'showIf']), `showIf names ${field.showIf.field}, which is no field`);
    if (PERSONAL.test(field.label)) report('prompt-personal', lineOf(path), `„${field.label}” asks for personal data`);
  });
  const data = tool.toolData;
  if (data?.type === 'multi-input-prompt-generator')
    data.groups?.forEach((group, g) => {
      for (const id of group.fieldIds)
        if (!ids.includes(id)) report('tool-field', lineOf(['toolData', 'groups', g]), `the group names ${id}, which is no field`);
    });
  if (data?.type === 'goal-planner' && data.plan.mode !== 'prompt' && !data.plan.local)
    report('tool-field', lineOf(['toolData', 'plan']), `the plan mode ${data.plan.mode} needs plan.local`);
  if (data?.type === 'goal-planner' && data.plan.mode !== 'local' && !data.plan.template)
    report('tool-field', lineOf(['toolData', 'plan']), `the plan mode ${data.plan.mode} needs plan.template`);
  if (data?.type === 'goal-planner')
    checkHardest(
      data,
      fields.map(({ field }) => field),
      lineOf,
      report,
    );
  if (data?.type === 'exam-simulator' && data.source === 'bank' && !data.bank)
    report('tool-field', lineOf(['toolData', 'source']), 'the source bank needs bank');
  if (data?.type === 'exam-simulator' && data.source === 'prompt' && !data.promptTemplate)
    report('tool-field', lineOf(['toolData', 'source']), 'the source prompt needs promptTemplate');
  if (data?.type === 'preloaded-prompt-launcher')
    data.prompts.forEach((prompt, i) => {
      if (!prompt.text && !prompt.parts) report('tool-field', lineOf(['toolData', 'prompts', i]), 'the prompt has neither text nor parts');
    });
}

/** What the pupil may call hardest must lead to a topic, or the choice changes nothing. */
function checkHardest(
  data: ToolDataOf<'goal-planner'>,
  fields: readonly Field[],
  lineOf: (path: (string | number)[]) => number,
  report: Report,
): void {
  const { topics = [], hardest } = data.plan.local ?? {};
  const options = fields.find(({ id }) => id === hardest)?.options?.map(({ value }) => value) ?? [];
  const covered = topics.flatMap(({ covers = [] }) => covers);
  if (hardest !== undefined && options.length === 0)
    report('tool-field', lineOf(['toolData', 'plan', 'local', 'hardest']), `${hardest} is no field with options`);
  for (const value of options.filter(option => !covered.includes(option)))
    report('tool-field', lineOf(['toolData', 'plan', 'local']), `no topic covers ${value}`);
  for (const value of covered.filter(cover => !options.includes(cover)))
    report('tool-field', lineOf(['toolData', 'plan', 'local']), `covers names ${value}, which is no option`);
}
