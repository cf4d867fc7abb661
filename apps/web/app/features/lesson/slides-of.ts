import type { Block, Section } from '@eszkerek/documents/block';

/** Shown to a class one at a time. */
const ALONE: readonly Block['type'][] = ['example', 'try', 'challenge'];
/** What a slide holds at the least readable size, in letters; a figure and the frame of a box take the room of so many. */
const [MOST, FIGURE, BOX] = [480, 210, 50];

const isAlone = ({ type }: Block): boolean => ALONE.includes(type);
const isHeading = (block: Block): boolean => block.type === 'html' && block.html.startsWith('<h3');

const lettersIn = (html: string): number => html.replace(/<annotation.*?<\/annotation>|<[^>]*>/gs, '').length;

const sizeOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => {
    if (block.type === 'html') return sum + lettersIn(block.html);
    if ('blocks' in block) return sum + BOX + sizeOf(block.blocks);
    return sum + FIGURE;
  }, 0);

const cutAtHeadings = (block: Block): Block[] =>
  block.type === 'html' ? block.html.split(/(?=<h3[ >])/).flatMap(html => (html.trim() ? [{ ...block, html }] : [])) : [block];

const cutBefore = (blocks: readonly Block[], starts: readonly number[]): Block[][] =>
  [0, ...starts].map((start, part) => blocks.slice(start, starts[part]));

/** A long part goes on a new slide at a heading where it gets too long. */
function splitLong(blocks: readonly Block[]): Block[][] {
  if (sizeOf(blocks) <= MOST) return [[...blocks]];
  const cut = blocks.flatMap(cutAtHeadings);
  const headings = [...cut.entries()].filter(([place, block]) => place > 0 && isHeading(block)).map(([place]) => place);
  return cutBefore(cut, headings).reduce<Block[][]>((slides, chapter) => {
    const last = slides.at(-1);
    if (last && sizeOf([...last, ...chapter]) <= MOST) last.push(...chapter);
    else slides.push([...chapter]);
    return slides;
  }, []);
}

/** A slide for each section; for each of its examples, tasks or challenges where there are several; more for one that is too long. */
export const slidesOf = (sections: readonly Section[]): Section[] =>
  sections.flatMap(section => {
    const starts = [...section.blocks.entries()].filter(([, block]) => isAlone(block)).map(([place]) => place);
    return cutBefore(section.blocks, starts.slice(1))
      .flatMap(splitLong)
      .map(blocks => ({ ...section, blocks }));
  });
