import type { Code } from 'mdast';
import type { Prose } from '../language/prose.ts';
import type { Directive } from './page-context.ts';

/** The one fenced block a widget or a try holds. */
export function onlyFenced(
  node: Directive,
  lang: 'json' | 'yaml',
  { report }: Pick<Prose, 'report'>,
): { code: Code; firstLine: number } | undefined {
  const [code, ...rest] = node.children;
  const line = node.position?.start.line ?? 1;
  if (code?.type !== 'code' || rest.length > 0 || (code.lang !== lang && !(lang === 'yaml' && code.lang === 'yml'))) {
    report('directive-body', line, `:::${node.name} must hold exactly one fenced ${lang} block`);
    return undefined;
  }
  return { code, firstLine: (code.position?.start.line ?? line) + 1 };
}
