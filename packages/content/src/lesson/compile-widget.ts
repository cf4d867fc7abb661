import type { LeafBlock } from '@eszkerek/documents/block';
import { checkString } from '../language/check-string.ts';
import { typeset } from '../markdown/typeset.ts';
import { widgetSchema } from '../widget-schemas.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { onlyFenced } from './fenced.ts';
import type { Directive, PageContext } from './page-context.ts';

const EMPTY_ALT = /^(?:ábra|kép|widget|rajz)?\.?$/iu;

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;

export function compileWidget(node: Directive, page: PageContext): LeafBlock | undefined {
  const line = node.position?.start.line ?? 1;
  const kind = node.attributes?.kind?.trim() ?? '';
  const schema = widgetSchema(kind);
  if (!schema) page.report('widget-kind', line, kind ? `${kind} is not a widget` : 'the widget has no kind');
  const fenced = onlyFenced(node, 'json', page);
  if (!fenced) return undefined;
  const json = readYaml(fenced.code.value, fenced.firstLine);
  if (json.errors.length > 0) {
    for (const error of json.errors) page.report('directive-body', error.line, `the JSON cannot be read: ${error.message}`);
    return undefined;
  }
  const alt = field(json.value, 'alt');
  if (typeof alt !== 'string' || alt.trim().length < 15 || EMPTY_ALT.test(alt.trim()))
    page.report('widget-alt', json.lineOf(['alt']), 'the alt text does not carry the data');
  else checkString(alt, json.lineOf(['alt']), page);
  const texts = field(json.value, 'text');
  for (const key of typeof texts === 'object' && texts !== null ? Object.keys(texts) : []) {
    const text = field(texts, key);
    if (typeof text === 'string') checkString(text, json.lineOf(['text', key]), page);
  }
  if (!schema) return undefined;
  const config = checkSchema(json, schema, page.report, 'widget-schema');
  if (config === undefined) return undefined;
  const id = nextId(kind, page);
  page.widgets.push({ fingerprint: `${kind} ${JSON.stringify(field(config, 'state'))}`, line });
  return { type: 'widget', id, kind, config: withTypesetTexts(config) };
}

/** The sentences around the widget; names inside its state stay as they are, for goals speak of them. */
const withTypesetTexts = (config: unknown): unknown => {
  const texts = field(config, 'text');
  if (typeof config !== 'object' || typeof texts !== 'object' || texts === null) return config;
  return { ...config, text: typesetTexts(texts) };
};

/** A text may be a group of sentences: what the laboratory says about each fault of a circuit. */
const typesetTexts = (texts: object): object =>
  Object.fromEntries(
    Object.entries<unknown>({ ...texts }).map(([key, text]) => [
      key,
      typeof text === 'object' && text !== null ? typesetTexts(text) : typeset(String(text)),
    ]),
  );

function nextId(kind: string, page: PageContext): string {
  let number = 1;
  while (page.ids.has(`${kind}-${number}`)) number++;
  page.ids.add(`${kind}-${number}`);
  return `${kind}-${number}`;
}
