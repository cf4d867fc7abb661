import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Report } from '../fault.ts';

export interface LinkUse {
  slug: string;
  line: number;
}

/** Links to pages are told to the assembler; anything else must be https. */
export function collectLinks(tree: Root, report: Report): LinkUse[] {
  const links: LinkUse[] = [];
  visit(tree, node => {
    if (node.type !== 'link' && node.type !== 'image') return;
    const line = node.position?.start.line ?? 1;
    const slug = /^(?:\/tananyag\/)?([a-z0-9][a-z0-9-]*)$/.exec(node.url)?.[1];
    if (node.type === 'link' && slug) links.push({ slug, line });
    else if (node.type === 'image' ? !/^\/(?!\/)/.test(node.url) : !/^(?:https:\/\/|mailto:|#|\/(?!\/))/.test(node.url))
      report('link', line, `„${node.url}” is neither a page nor an https address${node.type === 'image' ? ' of ours' : ''}`);
  });
  return links;
}
