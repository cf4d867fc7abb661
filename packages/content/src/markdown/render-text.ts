import { parseText } from './parse.ts';
import { renderNodes } from './render.ts';

/** A single paragraph gives inline HTML; more than one keeps its blocks. */
export function renderText(source: string): string {
  const { children } = parseText(source);
  const html = renderNodes(children);
  return children.length === 1 && children[0]?.type === 'paragraph' ? html.replace(/^<p>|<\/p>$/g, '') : html;
}
