import type { Block, LeafBlock, Section } from './block.ts';

/** An unhurried 11-year-old; a section is never read in less than two seconds. */
const WORDS_PER_MINUTE = 200;
const LEAST_MS = 2000;

/** Challenges are optional: a lesson can be completed without them. */
export const EXTRA_SECTION = 'kihivas';

const leavesOf = (section: Section): LeafBlock[] =>
  section.blocks.flatMap(block => ('blocks' in block ? block.blocks : block.type === 'challenge' ? [] : [block]));

/** The ids of a section's try questions. */
export const triesIn = (section: Section): string[] => leavesOf(section).flatMap(block => (block.type === 'try' ? [block.id] : []));

/** The ids of a section's widgets. */
export const widgetsIn = (section: Section): string[] => leavesOf(section).flatMap(block => (block.type === 'widget' ? [block.id] : []));

const countWords = (html: string): number =>
  html
    .replace(/<(svg|annotation)\b.*?<\/\1>/gs, '')
    .replace(/<\/(?:p|li|h\d|td|th|div)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .split(/\s+/)
    .filter(Boolean).length;

/** What is folded away until asked for is not counted. */
const wordsOf = (block: Block): number => {
  if (block.type === 'html') return countWords(block.html);
  if (block.type === 'challenge') return countWords(block.task);
  if ('blocks' in block && block.type !== 'why') return block.blocks.reduce((sum, leaf) => sum + wordsOf(leaf), 0);
  return 0;
};

/** How long a section must be on screen to count as read. */
export const readingMs = (section: Section): number =>
  Math.max(LEAST_MS, (section.blocks.reduce((sum, block) => sum + wordsOf(block), 0) / WORDS_PER_MINUTE) * 60_000);
