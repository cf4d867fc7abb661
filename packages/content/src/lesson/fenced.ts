import type { Code } from 'mdast';
import type { Directive, PageContext } from './page-context.ts';

/** The one fenced block a widget or a try holds. */
export function onlyFenced(node: Directive, lang: 'json' | 'yaml', page: PageContext): { code: Code; firstLine: number } | undefined {
  const [code, ...rest] = node.children;
  const line = node.position?.start.line ?? 1;
  if (code?.type !== 'code' || rest.length > 0 || (code.lang !== lang && !(lang === 'yaml' && code.lang === 'yml'))) {
    page.report('directive-body', line, `:::${node.name} must hold exactly one fenced ${lang} block`);
    return undefined;
  }
  return { code, firstLine: (code.position?.start.line ?? line) + 1 };
}
