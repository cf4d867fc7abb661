import type { Block, Section, TocEntry } from '@eszkerek/documents/block';
import type { ToolSection } from '@eszkerek/documents/tools/tool-section';
import type { SpecDocument, SpecPrompt, SpecSection } from './spec-document.ts';

const FIELD = /\[([^\]\n]{1,60})\]/g;

function promptOf(prompt: SpecPrompt): { label: string; text: string } {
  if (typeof prompt === 'string') return { label: 'Prompt', text: prompt };
  return { label: prompt.label ?? prompt.title ?? 'Prompt', text: prompt.text ?? prompt.prompt ?? '' };
}

const isTasks = ({ type }: SpecSection): boolean => type === 'tasks_section' || type === 'tasks';

function blocksOf(section: SpecSection): Block[] {
  if (section.blocks) return section.blocks;
  const prompts = (section.prompts ?? []).map(promptOf).map(({ label, text }): Block => {
    const fields = [...new Set(Array.from(text.matchAll(FIELD), match => match[1] ?? ''))];
    return { type: 'prompt', label, text, fields };
  });
  return [...(section.content ? [{ type: 'html' as const, html: section.content }] : []), ...prompts];
}

/** The sections of a lesson or workshop, their text as blocks. */
export const completeSections = (sections: SpecDocument['sections'] = []): Section[] =>
  sections.map((section, place) => ({
    id: section.id ?? `resz-${place + 1}`,
    title: section.title ?? '',
    type: isTasks(section) ? 'tasks_section' : 'section',
    blocks: blocksOf(section),
  }));

/** The sections of a tool: texts to read with prompts to copy. */
export const toolSections = (sections: SpecDocument['sections'] = []): ToolSection[] =>
  sections.map((section, place) => ({
    id: section.id ?? `resz-${place + 1}`,
    title: section.title ?? '',
    content: section.content ?? '',
    ...(isTasks(section) ? { type: 'tasks_section' as const } : {}),
    ...(section.prompts ? { prompts: section.prompts.map(promptOf) } : {}),
  }));

/** Without a table of contents the sections are one. */
export const completeToc = (toc: SpecDocument['toc'], sections: readonly Section[]): TocEntry[] =>
  (toc ?? sections).map(entry => ({
    id: entry.id,
    title: entry.title,
    subheadings: 'subheadings' in entry ? (entry.subheadings ?? []) : [],
  }));
