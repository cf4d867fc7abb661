import type { PromptParts } from './parts.ts';
import { PROMPT_PARTS, type PromptPart } from './prompt-part-names.ts';
import { renderPieces, type TemplatePiece, type TemplateValues } from './template.ts';

export interface RenderedPart {
  /** Null where a prompt was written in one piece. */
  part: PromptPart | null;
  pieces: TemplatePiece[];
}

const hasText = (pieces: readonly TemplatePiece[]): boolean => pieces.some(piece => piece.kind === 'gap' || piece.text.trim() !== '');

/** The five labelled parts with the values filled in; a part that has nothing to say is left out. */
export function renderParts(template: PromptParts | string, values: TemplateValues): RenderedPart[] {
  const parts: RenderedPart[] =
    typeof template === 'string'
      ? [{ part: null, pieces: renderPieces(template, values) }]
      : PROMPT_PARTS.flatMap(part => (template[part] ? [{ part, pieces: renderPieces(template[part], values) }] : []));
  return parts.filter(({ pieces }) => hasText(pieces));
}

/** The prompt as it is copied: parts apart by an empty line. */
export function promptText(parts: readonly RenderedPart[]): string {
  return parts
    .map(({ pieces }) =>
      pieces
        .map(piece => piece.text)
        .join('')
        .replace(/[ \t]+$/gm, '')
        .trim(),
    )
    .filter(Boolean)
    .join('\n\n');
}
