import type { Heading, Root, RootContent } from 'mdast';
import type { Report } from '../fault.ts';
import { plainText } from '../markdown/plain-text.ts';

export interface SourceSection {
  id: string;
  title: string;
  line: number;
  children: RootContent[];
}

const ID = /\s*\{#([a-z0-9-]+)\}\s*$/;
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
export const headingSlug = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'resz';

/** Takes `{#id}` off the end of a heading. */
export function takeHeadingId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = ID.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.replace(ID, '');
  return match[1];
}

/** Cuts a page at its ## headings. */
export function splitSections(tree: Root, report: Report): SourceSection[] {
  const sections: SourceSection[] = [];
  for (const node of tree.children) {
    if (node.type === 'yaml') continue;
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading' && node.depth === 1)
      report('heading-level', line, 'the title comes from the front matter; a page has no # heading');
    if (node.type === 'heading' && node.depth === 2) {
      const id = takeHeadingId(node);
      const title = plainText(node, tex => tex).trim();
      if (!id) report('section-id', line, `the heading „${title}” has no {#id}`);
      sections.push({ id: id ?? headingSlug(title), title, line, children: [] });
    } else if (sections.length > 0) sections.at(-1)?.children.push(node);
    else if (node.type !== 'heading') report('text-outside-section', line, 'there is text before the first section');
  }
  return sections;
}
