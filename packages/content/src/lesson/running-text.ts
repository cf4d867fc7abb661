import type { RootContent } from 'mdast';
import { plainText } from '../markdown/plain-text.ts';

export interface Paragraph {
  text: string;
  line: number;
  /** A list item is an instruction, not a paragraph of thoughts. */
  inList: boolean;
}

const SKIPPED = new Set(['widget', 'figure', 'try', 'challenge', 'prompt']);

/** What a pupil reads as prose: no tables, formulas of their own, questions or prompts. */
export function runningText(nodes: RootContent[], inList = false): Paragraph[] {
  return nodes.flatMap(node => {
    if (node.type === 'paragraph') {
      // „**Mit vettél észre?**” at the start is a label.
      const [first, ...rest] = node.children;
      const label = first?.type === 'strong' && /[?!:.]$/.test(plainText(first).trim());
      const text = plainText(label ? { ...node, children: rest } : node).trim();
      return text ? [{ text, line: node.position?.start.line ?? 1, inList }] : [];
    }
    if (node.type === 'list') return node.children.flatMap(item => runningText(item.children, true));
    if (node.type === 'blockquote') return runningText(node.children, inList);
    if (node.type === 'containerDirective' && !SKIPPED.has(node.name)) return runningText(node.children, inList);
    return [];
  });
}
