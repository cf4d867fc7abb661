import type { RootContent } from 'mdast';
import type { Report } from '../fault.ts';
import { plainText } from '../markdown/plain-text.ts';
import type { PageContext, Subheading } from './page-context.ts';
import { headingSlug, type SourceSection, takeHeadingId } from './split-sections.ts';

/** A shorter lesson is read in one go. */
const LONGEST_WITHOUT_PARTS = 5;

const isDirective = (node: RootContent, name: string) => node.type === 'containerDirective' && node.name === name;

function freeId(wanted: string, page: PageContext): string {
  let id = wanted;
  while (page.ids.has(id)) id = `${id}-2`;
  page.ids.add(id);
  return id;
}

/** The sub-headings of a section in their order: ### headings, titled examples, try questions and challenges. */
export function takeSubheadings(nodes: readonly RootContent[], page: PageContext): Subheading[] {
  const tries = nodes.filter(node => isDirective(node, 'try'));
  return nodes.flatMap((node): Subheading[] => {
    if (node.type === 'heading') {
      const title = plainText(node, tex => tex);
      const id = freeId(takeHeadingId(node) ?? headingSlug(title), page);
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      return node.depth === 3 ? [{ id, title: title.replace(/\s*\{#[a-z0-9-]+\}\s*$/, '') }] : [];
    }
    if (node.type !== 'containerDirective') return [];
    const heading = headingOf(node.name, node.attributes ?? {}, page);
    if (node.name === 'try' && heading) heading.title = tries.length === 1 ? 'Feladat' : `${tries.indexOf(node) + 1}. feladat`;
    if (!heading) return takeSubheadings(node.children, page);
    page.headings.set(node, heading);
    return [heading];
  });
}

function headingOf(name: string, attributes: Record<string, string | null | undefined>, page: PageContext): Subheading | undefined {
  // Try questions and challenges have their ids already; their compilers check and take them.
  if (name === 'try' && attributes.id) return { id: attributes.id, title: '' };
  if (name === 'challenge' && attributes.id && attributes.title) return { id: attributes.id, title: attributes.title.trim() };
  const title = name === 'example' ? attributes.title?.trim() : undefined;
  return title ? { id: freeId(headingSlug(title), page), title } : undefined;
}

/** A long lesson shows its parts in the contents list: the rule by its ### headings, the examples by their titles. */
export function checkSubheadings(sections: readonly SourceSection[], minutes: number, report: Report): void {
  if (minutes <= LONGEST_WITHOUT_PARTS) return;
  const hasHeading = (nodes: readonly RootContent[]): boolean =>
    nodes.some(node => (node.type === 'heading' && node.depth === 3) || (node.type === 'containerDirective' && hasHeading(node.children)));
  for (const { id, line, children } of sections) {
    if (id === 'szabaly' && !hasHeading(children)) report('subheading-missing', line, 'the rule has no ### heading');
    if (id !== 'pelda') continue;
    for (const node of children)
      if (node.type === 'containerDirective' && node.name === 'example' && !node.attributes?.title?.trim())
        report('subheading-missing', node.position?.start.line ?? line, 'the example has no title');
  }
}
