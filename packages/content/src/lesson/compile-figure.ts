import type { LeafBlock } from '@eszkerek/documents/block';
import { figureSchema } from '@eszkerek/figures/schema';
import { tryDraw } from '../figure/try-draw.ts';
import { checkString } from '../language/check-string.ts';
import type { Prose } from '../language/prose.ts';
import { typeset } from '../markdown/typeset.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { onlyFenced } from './fenced.ts';
import type { Directive } from './page-context.ts';

type FigureBlock = Extract<LeafBlock, { type: 'figure' }>;

/** `:::figure{caption="…"}` with one YAML block: the figure and the words below it. */
export function compileFigure(node: Directive, prose: Prose): FigureBlock | undefined {
  const line = node.position?.start.line ?? 1;
  const fenced = onlyFenced(node, 'yaml', prose);
  if (!fenced) return undefined;
  const spec = checkSchema(readYaml(fenced.code.value, fenced.firstLine), figureSchema, prose.report);
  if (!spec) return undefined;
  const caption = node.attributes?.caption?.trim();
  if (caption) checkString(caption, line, prose);
  const drawn = tryDraw(spec, line, prose);
  return drawn && { type: 'figure', svg: drawn.svg, alt: drawn.description, ...(caption ? { caption: typeset(caption) } : {}) };
}
