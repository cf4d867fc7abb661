import type { Nodes } from 'mdast';

/** Stands for a formula where words are counted. */
export const FORMULA = 'ƒ';

/** The words of a node as a reader sees them; a formula counts as one word. */
export function plainText(node: Nodes, formula: (tex: string) => string = () => FORMULA): string {
  if (node.type === 'inlineMath' || node.type === 'math') return formula(node.value);
  if (node.type === 'break') return ' ';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if ('children' in node) return node.children.map(child => plainText(child, formula)).join(node.type === 'tableRow' ? ' ' : '');
  return '';
}
