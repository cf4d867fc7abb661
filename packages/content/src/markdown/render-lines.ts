import type { Break, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parsePage } from './parse.ts';
import { renderNodes } from './render.ts';

/** A text of several paragraphs, lists and tables in which each line of the author stays a line of its own. */
export function renderLines(source: string): string {
  const tree = parsePage(source);
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined || !node.value.includes('\n')) return;
    const parts = node.value
      .split('\n')
      .flatMap((value, line): (Break | Text)[] => [
        ...(line > 0 ? [{ type: 'break' } as const] : []),
        ...(value ? [{ type: 'text', value } as const] : []),
      ]);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
  return renderNodes(tree.children);
}
