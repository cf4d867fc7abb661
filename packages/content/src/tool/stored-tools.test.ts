import { existsSync } from 'node:fs';
import path from 'node:path';
import { isPremiumCategory } from '@eszkerek/documents/base';
import { document } from '@eszkerek/documents/document';
import { initialValues, templateValues } from '@eszkerek/documents/tools/field-values';
import { type PromptParts, STUDENT_TAIL } from '@eszkerek/documents/tools/parts';
import { promptText, renderParts } from '@eszkerek/documents/tools/prompt-text';
import { renderTemplate } from '@eszkerek/documents/tools/template';
import { TOOL_TYPES } from '@eszkerek/documents/tools/tool-types';
import type { Topic } from '@eszkerek/documents/tools/topic';
import { generators } from '@eszkerek/exercises/generators/index';
import { describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { toolFields } from './tool-fields.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const { documents } = compile({ contentDir: path.join(root, 'content'), cacheDir: path.join(root, '.cache', 'content') }).content;
const tools = documents.flatMap(page => (page.kind === 'tool' ? [page] : []));
type Tool = (typeof tools)[number];

const topicPrompts = (topics: readonly Topic[]): (PromptParts | string)[] =>
  topics.flatMap(topic => [...(topic.prompt ? [topic.prompt] : []), ...topicPrompts(topic.subtopics ?? [])]);

/** Every prompt a tool can make. */
function templatesOf(tool: Tool): (PromptParts | string)[] {
  const data = tool.toolData;
  return [
    ...(data && 'template' in data ? [data.template] : []),
    ...(data?.type === 'multi-input-prompt-generator' ? (data.variants ?? []).map(variant => variant.template) : []),
    ...(data?.type === 'goal-planner' && data.plan.template ? [data.plan.template] : []),
    ...(data?.type === 'exam-simulator' && data.promptTemplate ? [data.promptTemplate] : []),
    ...(data?.type === 'preloaded-prompt-launcher'
      ? data.prompts.flatMap(prompt => [prompt.text, ...(prompt.parts ? [prompt.parts] : [])])
      : []),
    ...(tool.topicTemplate ? [tool.topicTemplate] : []),
    ...topicPrompts(tool.topics ?? []),
    ...(tool.characters ?? []).flatMap(character => (character.prompt ? [character.prompt] : [])),
  ];
}

/** The values a screen starts with; of each choice the first option. */
function defaultValues(tool: Tool) {
  const fields = toolFields(tool).map(({ field }) => field);
  const data = tool.toolData;
  const steps = data?.type === 'multi-choice-prompt-generator' ? data.steps : [];
  return {
    ...templateValues(fields, initialValues(fields)),
    ...Object.fromEntries(steps.map(step => [step.id, step.options[0]?.promptText ?? ''])),
    evfolyam: tool.grades[0] ?? 5,
    topic: 'Törtek',
    subtopic: 'összeadás',
    terv: '',
    temak: [],
    darab: 10,
  };
}

const forPupils = (tool: Tool) => tool.audience !== 'teacher' && tool.toolData?.audience !== 'teacher';
const withTemplates = tools.flatMap(tool => templatesOf(tool).map((template, i) => [`${tool.slug} #${i}`, tool, template] as const));

describe('stored tools', () => {
  it.each(tools.map(tool => [tool.slug, tool] as const))('%s fits the contract', (_slug, tool) => {
    expect(document.safeParse(tool).error?.issues ?? []).toEqual([]);
  });

  it.each(withTemplates)('%s renders with defaults and leaves no braces', (_name, tool, template) => {
    const text = promptText(renderParts(template, defaultValues(tool)));
    expect(text.length).toBeGreaterThan(40);
    expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN/);
    // One word in Hungarian: matematikatanár.
    expect(text).not.toMatch(/(matematika|fizika|informatika) tanár/);
  });

  it.each(withTemplates.filter(([, tool]) => forPupils(tool)))('%s ends with the fixed sentence', (_name, tool, template) => {
    const text = promptText(renderParts(template, defaultValues(tool)));
    expect(text.endsWith(renderTemplate(STUDENT_TAIL, { evfolyam: tool.grades[0] ?? 5 }))).toBe(true);
  });

  it.each(withTemplates)('%s asks for no name, address or school', (_name, _tool, template) => {
    const text = typeof template === 'string' ? template : Object.values(template).join(' ');
    expect(text).not.toMatch(/(?:írd|add) (?:be|meg|le) (?:a |az )?(?:neved|címed|iskolád|telefonszámod|nevem|címem|iskolám)/iu);
  });

  it('has three or more of every type and teacher tools among them', () => {
    for (const type of TOOL_TYPES) expect(tools.filter(tool => tool.toolData?.type === type).length, type).toBeGreaterThanOrEqual(3);
    expect(tools.filter(tool => tool.toolData).length).toBeGreaterThanOrEqual(28);
    expect(tools.filter(tool => !forPupils(tool)).length).toBeGreaterThanOrEqual(5);
    for (const category of ['free_tool', 'tool', 'premium_tool'])
      expect(tools.filter(tool => tool.category === category).length, category).toBeGreaterThanOrEqual(8);
  });

  it('gives an exam simulator ten questions unless it says otherwise', () => {
    const exams = tools.flatMap(tool => (tool.toolData?.type === 'exam-simulator' ? [tool.toolData] : []));
    expect(exams.map(data => data.questionCount)).toContain(10);
    for (const data of exams) if (data.source === 'bank') expect(data.bank?.quizSlugs?.length).toBeGreaterThan(0);
  });

  it('locks exactly those cards of a hub that lead to premium pages', () => {
    for (const tool of tools)
      if (tool.toolData?.type === 'hub-page')
        for (const card of tool.toolData.groups.flatMap(group => group.cards)) {
          const target = documents.find(page => page.slug === card.link);
          expect(card.premium ?? false, `${tool.slug} -> ${card.link}`).toBe(isPremiumCategory(target?.category ?? ''));
          if (card.audience === 'teacher') expect(target?.kind === 'tool' && target.audience, card.link).toBe('teacher');
        }
  });

  it('plans every lesson that the képességvizsga asks, written or not', () => {
    const exam = documents.find(page => page.slug === 'vizsga-8-kepesseg-vegtelen');
    const plan = tools.find(({ slug }) => slug === 'kepessegvizsga-60-nap')?.toolData;
    if (exam?.kind !== 'exam' || plan?.type !== 'goal-planner') throw new Error('the exam or its plan is missing');
    const asked = exam.parts
      .flatMap(({ slots }) => slots.flatMap(slot => slot.generators))
      .flatMap(id => generators.get(id)?.lessons ?? []);
    const topics = plan.plan.local?.topics ?? [];
    expect(topics.map(({ slug }) => slug)).toEqual(expect.arrayContaining(asked));
    for (const { slug, waits } of topics)
      expect(
        documents.some(page => page.slug === slug),
        slug,
      ).toBe(!waits);
  });

  it('has eight characters with checked facts, a source and a picture of our own', () => {
    const characters = tools.flatMap(tool => tool.characters ?? []);
    expect(characters).toHaveLength(8);
    for (const one of characters) {
      expect(one.facts?.length, one.name).toBeGreaterThanOrEqual(3);
      expect(one.source && one.quoteSource && one.imageAlt, one.name).toBeTruthy();
      expect(existsSync(path.join(root, 'apps/web/public', one.imageUrl)), one.imageUrl).toBe(true);
    }
  });

  it('hides forty errors or more, not always in the same place', () => {
    const cases = tools.flatMap(tool => tool.errorHunt?.cases ?? []);
    expect(cases.length).toBeGreaterThanOrEqual(40);
    for (const wrong of [1, 2, 3, 4]) expect(cases.filter(one => one.wrong === wrong).length, `line ${wrong}`).toBeGreaterThanOrEqual(5);
  });
});
