import type { Section, TocEntry } from '@eszkerek/documents/block';
import type { Root } from 'mdast';
import type { Report } from '../fault.ts';
import { checkProse } from '../language/check-prose.ts';
import { checkMiThinks } from '../language/words.ts';
import { plainText } from '../markdown/plain-text.ts';
import { keepSuffixes } from '../markdown/typeset.ts';
import type { MisconceptionUse } from '../question/question-context.ts';
import { collectLinks, type LinkUse } from './check-links.ts';
import { compileBlocks } from './compile-blocks.ts';
import type { Item, PageContext, WidgetUse } from './page-context.ts';
import { type Paragraph, runningText } from './running-text.ts';
import { type SourceSection, splitSections } from './split-sections.ts';
import { takeSubheadings } from './subheadings.ts';

export interface CompiledPage {
  toc: TocEntry[];
  sections: Section[];
  sources: SourceSection[];
  items: Item[];
  misconceptions: MisconceptionUse[];
  links: LinkUse[];
  paragraphs: Paragraph[];
  widgets: WidgetUse[];
}

/** What lessons, workshops and legal pages have in common. */
export function compilePage(tree: Root, source: string, report: Report, words: Map<string, number>): CompiledPage {
  const page: PageContext = { report, words, source, ids: new Set(), headings: new Map(), items: [], misconceptions: [], widgets: [] };
  const sources = splitSections(tree, report);
  for (const { id } of sources) page.ids.add(id);
  checkProse({ type: 'root', children: tree.children.filter(node => node.type !== 'yaml') }, page);
  const links = collectLinks(tree, report);
  const toc: TocEntry[] = [];
  const sections = sources.map((section): Section => {
    checkMachine(section, report);
    const title = keepSuffixes(section.title);
    toc.push({ id: section.id, title, subheadings: takeSubheadings(section.children, page) });
    const blocks = compileBlocks(section.children, page);
    const type = blocks.some(({ type }) => type === 'tasks' || type === 'prompt') ? 'tasks_section' : 'section';
    return { id: section.id, title, type, blocks };
  });
  return {
    toc,
    sections,
    sources,
    items: page.items,
    misconceptions: page.misconceptions,
    links,
    paragraphs: sources.flatMap(section => runningText(section.children)),
    widgets: page.widgets,
  };
}

/** In the mistake box the misconception itself is quoted. */
function checkMachine(section: SourceSection, report: Report): void {
  if (section.id === 'hiba') return;
  for (const node of section.children) {
    const text = plainText(node).replace(/„[^”]*”/g, '');
    checkMiThinks(text, (rule, _index, message) => report(rule, node.position?.start.line ?? section.line, message));
  }
}
