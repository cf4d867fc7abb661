import type { PhrasingContent } from 'mdast';
import { renderFormula } from './formula.ts';
import { headOf, keep, tailOf } from './keep-together.ts';
import { asLists } from './list-lines.ts';
import { parseSlowly } from './parse.ts';
import { parseFast } from './parse-fast.ts';
import { renderNodes } from './render.ts';
import { typeset } from './typeset.ts';

const escapeText = (text: string): string => text.replace(/[&<]/g, character => (character === '&' ? '&#x26;' : '&#x3C;'));

function formulaHtml(source: string, tail: string, head: string): string {
  const formula = renderFormula(source, false);
  return 'html' in formula
    ? keep(formula.html, tail, head)
    : `${head}<code class="language-math math-inline">${escapeText(source)}</code>${tail}`;
}

function inlineHtml(nodes: readonly PhrasingContent[]): string {
  let html = '';
  let before = '';
  let head = '';
  for (const [i, node] of nodes.entries()) {
    const next = nodes[i + 1];
    if (node.type === 'text') {
      const text = typeset(node.value).slice(before.length);
      head = next?.type === 'inlineMath' ? headOf(text) : '';
      html += escapeText(text.slice(0, text.length - head.length));
    }
    before = '';
    if (node.type !== 'inlineMath') continue;
    if (next?.type === 'text') before = tailOf(typeset(next.value)).tail;
    html += formulaHtml(node.value, before, head);
    head = '';
  }
  return html;
}

/** A single paragraph gives inline HTML; more than one keeps its blocks. */
export function renderText(source: string): string {
  const paragraph = parseFast(source)?.children[0];
  return paragraph?.type === 'paragraph' ? inlineHtml(paragraph.children) : renderTextSlowly(source);
}

/** The same without the short cut; a test holds the two together. */
export function renderTextSlowly(source: string): string {
  const { children } = parseSlowly(source);
  const html = renderNodes(asLists(children));
  return children.length === 1 && children[0]?.type === 'paragraph' ? html.replace(/^<p>|<\/p>$/g, '') : html;
}
