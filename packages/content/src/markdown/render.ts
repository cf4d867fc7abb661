import type { Element, RootContent as HastContent, Root as HastRoot } from 'hast';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toString as hastText } from 'hast-util-to-string';
import type { Root, RootContent } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { renderFormula, sideBySide } from './formula.ts';
import { headOf, keep, tailOf } from './keep-together.ts';
import { typeset } from './typeset.ts';

const toHast = unified().use(remarkRehype).freeze();

const schema = {
  ...defaultSchema,
  clobber: [],
  protocols: { ...defaultSchema.protocols, href: ['https', 'mailto'] },
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', 'language-math', 'math-inline', 'math-display'] satisfies [string, ...string[]]],
    // Pictures come from our own site only: no third-party host is contacted.
    img: ['alt', ['src', /^\/(?!\/)/] satisfies [string, RegExp]],
    ul: [['className', 'dashes'] satisfies [string, ...string[]]],
    h3: ['id'],
    h4: ['id'],
  },
};

function asHastRoot(node: ReturnType<typeof sanitize>): HastRoot {
  if (node.type === 'root') return node;
  return { type: 'root', children: node.type === 'doctype' ? [] : [node] };
}

const isFormula = (node: Element): boolean =>
  node.tagName === 'code' && Array.isArray(node.properties.className) && node.properties.className.includes('language-math');

/** Formulas are drawn after sanitising, so KaTeX's own markup is the only raw HTML there can be. */
function drawFormulas(root: HastRoot): void {
  visit(root, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const holder = node.tagName === 'pre' ? node.children.find(child => child.type === 'element') : node;
    if (holder?.type !== 'element' || !isFormula(holder)) return;
    const display =
      node.tagName === 'pre' || (Array.isArray(holder.properties.className) && holder.properties.className.includes('math-display'));
    const tex = hastText(holder);
    const html = display ? displayFormula(tex) : inlineFormula(tex, parent.children[index - 1], parent.children[index + 1]);
    if (html === null) return;
    const raw: HastContent = { type: 'raw', value: html };
    parent.children.splice(index, 1, raw);
    return [SKIP, index + 1];
  });
}

/** What stands side by side on a wide screen must have its own box to stand below on a narrow one. */
function displayFormula(tex: string): string | null {
  let html = '';
  for (const part of sideBySide(tex)) {
    const formula = renderFormula(part, true);
    if ('error' in formula) return null;
    html += formula.html;
  }
  return `<div class="formula">${html}</div>`;
}

/** Takes the end of the clause off the text after the formula, and an opening bracket off the text before it. */
function inlineFormula(tex: string, previous: HastContent | undefined, next: HastContent | undefined): string | null {
  const formula = renderFormula(tex, false);
  if ('error' in formula) return null;
  const head = previous?.type === 'text' ? headOf(previous.value) : '';
  if (previous?.type === 'text' && head) previous.value = previous.value.slice(0, -head.length);
  if (next?.type !== 'text') return keep(formula.html, '', head);
  const { tail, rest } = tailOf(next.value);
  next.value = rest;
  return keep(formula.html, tail, head);
}

/** Two tables of a page are told apart by what stands in their heads; a formula there is a drawing. */
function tableLabel(table: Element): string {
  const cells: string[] = [];
  visit(table, 'element', node => {
    if (node.tagName === 'th' && node.children.every(child => child.type === 'text')) cells.push(hastText(node).trim());
  });
  return ['Táblázat', cells.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

/** A wide table scrolls inside its own box, reachable by keyboard. */
function wrapTables(root: HastRoot): void {
  visit(root, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: tableLabel(node) },
      children: [node],
    };
    parent.children.splice(index, 1, box);
    return [SKIP, index + 1];
  });
}

function prepare(root: Root): void {
  visit(root, 'text', node => {
    node.value = typeset(node.value);
  });
  visit(root, 'link', node => {
    node.url = pageAddress(node.url);
  });
}

/** `[text](slug)` is a link to a page; anything with a scheme or a slash is taken as it stands. */
export const pageAddress = (url: string): string => (/^[a-z0-9][a-z0-9-]*$/.test(url) ? `/tananyag/${url}` : url);

/** mdast to safe HTML. */
export function renderNodes(children: RootContent[]): string {
  const root: Root = { type: 'root', children: structuredClone(children) };
  prepare(root);
  const clean = asHastRoot(sanitize(toHast.runSync(root), schema));
  drawFormulas(clean);
  wrapTables(clean);
  return toHtml(clean, { allowDangerousHtml: true }).trim();
}
