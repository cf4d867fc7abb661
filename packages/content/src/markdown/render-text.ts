import type { RootContent } from 'mdast';
import { parseText } from './parse.ts';
import { renderNodes } from './render.ts';

/** A single paragraph gives inline HTML; more than one keeps its blocks. */
export function renderText(source: string): string {
  const children: RootContent[] = parseText(source).children;
  const [only] = children;
  if (children.length === 1 && only?.type === 'paragraph') return renderNodes(only.children);
  return renderNodes(children);
}
