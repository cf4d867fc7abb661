import type { RootContent } from 'mdast';
import type { Directive } from './page-context.ts';

/** Groups plain Markdown into blocks between directives. */
export function groupNodes<T>(nodes: RootContent[], html: (nodes: RootContent[]) => T, directive: (node: Directive) => T | undefined): T[] {
  const blocks: T[] = [];
  let pending: RootContent[] = [];
  const flush = () => {
    if (pending.length > 0) blocks.push(html(pending));
    pending = [];
  };
  for (const node of nodes) {
    if (node.type === 'containerDirective') {
      flush();
      const block = directive(node);
      if (block !== undefined) blocks.push(block);
    } else pending.push(node);
  }
  flush();
  return blocks;
}
