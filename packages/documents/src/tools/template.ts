import { numberArticle, wordArticle } from '@eszkerek/numbers/hungarian';

/**
 * The templates of prompt tools: `{{id}}`, `{{id|kisbetus}}`, `{{az id}}`, `{{#if id}}…{{/if}}`, `{{#each ids}}…{{this}}…{{/each}}`.
 * Pure text replacement over a parsed tree: what a pupil types is never read as template or code.
 */
export type TemplateValue = string | number | boolean | readonly string[];
export type TemplateValues = Readonly<Record<string, TemplateValue | undefined>>;

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string; lower: boolean; article: boolean }
  | { kind: 'if'; name: string; body: Node[] }
  | { kind: 'each'; name: string; body: Node[] };

export class TemplateError extends Error {}

const TAG = /\{\{([^{}]*)\}\}/g;
const NAME = '[a-z][a-zA-Z0-9_]*';
const VALUE = new RegExp(`^(az\\s+)?(${NAME})(\\|kisbetus)?$`);
const OPEN = new RegExp(`^#(if|each)\\s+(${NAME})$`);

export function parseTemplate(source: string): Node[] {
  const root: Node[] = [];
  const open: { kind: 'if' | 'each'; body: Node[] }[] = [];
  let body = root;
  let last = 0;
  const addText = (text: string) => {
    if (/\{\{|\}\}/.test(text)) throw new TemplateError(`a brace pair is not closed near "${text.slice(0, 30)}"`);
    if (text) body.push({ kind: 'text', text });
  };
  for (const match of source.matchAll(TAG)) {
    addText(source.slice(last, match.index));
    last = match.index + match[0].length;
    const tag = (match[1] ?? '').trim();
    const opening = OPEN.exec(tag);
    const value = VALUE.exec(tag);
    if (opening) {
      const kind = opening[1] === 'if' ? 'if' : 'each';
      const inner: Node[] = [];
      body.push({ kind, name: opening[2] ?? '', body: inner });
      open.push({ kind, body });
      body = inner;
    } else if (tag === '/if' || tag === '/each') {
      const block = open.pop();
      if (!block || `/${block.kind}` !== tag) throw new TemplateError(`{{${tag}}} closes nothing`);
      body = block.body;
    } else if (value) {
      body.push({ kind: 'value', name: value[2] ?? '', lower: Boolean(value[3]), article: Boolean(value[1]) });
    } else {
      throw new TemplateError(`{{${tag}}} is not a template tag`);
    }
  }
  addText(source.slice(last));
  if (open.length > 0) throw new TemplateError(`{{#${open.at(-1)?.kind}}} is not closed`);
  return root;
}

/** Every name the template reads, once each; `this` inside `#each` is not a name. */
export function templateNames(source: string): string[] {
  const names = new Set<string>();
  const walk = (nodes: Node[], inEach: boolean) => {
    for (const node of nodes) {
      if (node.kind === 'text') continue;
      if (!(inEach && node.name === 'this')) names.add(node.name);
      if (node.kind !== 'value') walk(node.body, inEach || node.kind === 'each');
    }
  };
  walk(parseTemplate(source), false);
  return [...names];
}

const asText = (value: TemplateValue | undefined): string => {
  if (value === undefined || value === false) return '';
  if (value === true) return 'igen';
  return typeof value === 'object' ? value.join(', ') : String(value).trim();
};
const asList = (value: TemplateValue | undefined): readonly string[] => {
  if (typeof value === 'object') return value;
  const text = asText(value);
  return text ? [text] : [];
};
const articleOf = (text: string): string => {
  const digits = /^\d[\d\s\u00a0\u202f]*/.exec(text)?.[0].replace(/\D/g, '');
  return digits ? numberArticle(Number(digits)) : wordArticle(text);
};

/** A rendered template in pieces, so that what was filled in and what is still empty can be shown. */
export type TemplatePiece =
  | { kind: 'text'; text: string }
  | { kind: 'value'; text: string; name: string }
  | { kind: 'gap'; text: ''; name: string };

function renderNodes(nodes: Node[], values: TemplateValues): TemplatePiece[] {
  return nodes.flatMap((node): TemplatePiece[] => {
    if (node.kind === 'text') return [node];
    const value = Object.hasOwn(values, node.name) ? values[node.name] : undefined;
    if (node.kind === 'if') return asText(value) ? renderNodes(node.body, values) : [];
    if (node.kind === 'each') return asList(value).flatMap(item => renderNodes(node.body, { ...values, this: item }));
    const text = node.lower ? asText(value).toLocaleLowerCase('hu') : asText(value);
    if (!text) return [{ kind: 'gap', text: '', name: node.name }];
    const filled: TemplatePiece = { kind: 'value', text, name: node.name };
    return node.article ? [{ kind: 'text', text: `${articleOf(text)} ` }, filled] : [filled];
  });
}

export const renderPieces = (source: string, values: TemplateValues): TemplatePiece[] => renderNodes(parseTemplate(source), values);

export const renderTemplate = (source: string, values: TemplateValues): string =>
  renderPieces(source, values)
    .map(piece => piece.text)
    .join('');
