import type { Block, Section } from '@eszkerek/documents/block';

/** Shown to a class one at a time. */
const ALONE: readonly Block['type'][] = ['example', 'try', 'challenge'];

/** A slide for each section; for each of its examples, tasks or challenges where there are several. */
export const slidesOf = (sections: readonly Section[]): Section[] =>
  sections.flatMap(section => {
    const starts = [...section.blocks.keys()].filter(place => ALONE.includes(section.blocks[place]?.type ?? 'html')).slice(1);
    return [0, ...starts].map((start, part) => ({ ...section, blocks: section.blocks.slice(start, starts[part]) }));
  });
