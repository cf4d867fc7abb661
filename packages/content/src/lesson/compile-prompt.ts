import type { LeafBlock } from '@eszkerek/documents/block';
import type { Directive, PageContext } from './page-context.ts';

const FIELD = /\[([^\]\n]*)\]/g;
const PERSONAL = /(?<!\p{L})(?:neved|név|nevem|címed|lakcím|iskolád|iskolám|telefonszám|jelszó|születési)(?!\p{L})/iu;

/** The text is taken as it was typed: line breaks matter in a prompt. */
export function compilePrompt(node: Directive, page: PageContext): LeafBlock | undefined {
  const line = node.position?.start.line ?? 1;
  const label = node.attributes?.label?.trim() ?? '';
  const start = node.children[0]?.position?.start.offset;
  const end = node.children.at(-1)?.position?.end.offset;
  if (!label || start === undefined || end === undefined) {
    page.report('prompt-field', line, label ? 'the prompt is empty' : 'the prompt has no label="…"');
    return undefined;
  }
  const text = page.source.slice(start, end).trim();
  const fields = new Set<string>();
  for (const match of text.matchAll(FIELD)) {
    const name = (match[1] ?? '').trim();
    const at = line + 1 + (text.slice(0, match.index).match(/\n/g)?.length ?? 0);
    if (name.length < 1 || name.length > 60) page.report('prompt-field', at, `[${name}] is not a field name`);
    else if (PERSONAL.test(name)) page.report('prompt-personal', at, `[${name}] asks for personal data`);
    else fields.add(name);
  }
  return { type: 'prompt', label, text, fields: [...fields] };
}
