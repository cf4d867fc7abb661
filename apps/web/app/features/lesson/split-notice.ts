import type { Block, Section } from '@eszkerek/documents/block';

/** The discovery's sentence: every lesson has one, the linter sees to it. */
const LABEL = '<p><strong>Mit vettél észre?</strong>';

/** Splits the discovery where it tells what there was to notice. */
export function splitNotice(section: Section): { task: Section; notice: readonly Block[] } {
  const place = section.blocks.findIndex(block => block.type === 'html' && block.html.includes(LABEL));
  const block = section.blocks[place];
  if (block?.type !== 'html') return { task: section, notice: [] };
  const at = block.html.indexOf(LABEL);
  const before = block.html.slice(0, at);
  return {
    task: { ...section, blocks: [...section.blocks.slice(0, place), ...(before ? [{ ...block, html: before }] : [])] },
    notice: [{ ...block, html: block.html.slice(at) }, ...section.blocks.slice(place + 1)],
  };
}
