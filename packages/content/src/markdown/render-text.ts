import type { PhrasingContent } from 'mdast';
import { renderFormula } from './formula.ts';
import { parseSlowly } from './parse.ts';
import { parseFast } from './parse-fast.ts';
import { renderNodes } from './render.ts';
import { typeset } from './typeset.ts';

const escapeText = (text: string): string => text.replace(/[&<]/g, character => (character === '&' ? '&#x26;' : '&#x3C;'));

function inlineHtml(node: PhrasingContent): string {
  if (node.type === 'text') return escapeText(typeset(node.value));
  if (node.type !== 'inlineMath') return '';
  const formula = renderFormula(node.value, false);
  return 'html' in formula ? formula.html : `<code class="language-math math-inline">${escapeText(node.value)}</code>`;
}

/** A single paragraph gives inline HTML; more than one keeps its blocks. */
export function renderText(source: string): string {
  const paragraph = parseFast(source)?.children[0];
  return paragraph?.type === 'paragraph' ? paragraph.children.map(inlineHtml).join('') : renderTextSlowly(source);
}

/** The same without the short cut; a test holds the two together. */
export function renderTextSlowly(source: string): string {
  const { children } = parseSlowly(source);
  const html = renderNodes(children);
  return children.length === 1 && children[0]?.type === 'paragraph' ? html.replace(/^<p>|<\/p>$/g, '') : html;
}
