import { barTop } from './screen.ts';

const LEAST_PX = 16;
/** Of what is seen between the header and the tool bar: the last line stays in sight as the page moves. */
const PART_OF_VIEW = 0.9;
/** Between the header and what a step stops at. */
const GAP_PX = 8;
const WHOLE = '[data-part~="figure"], [data-part~="widget"], [data-part~="pane"], [data-part~="try"], table';

interface Span {
  top: number;
  bottom: number;
}

/** Whether the page goes on under the tool bar, or above the header. */
export function goesOn(by: 1 | -1): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return (by === 1 ? scrollHeight - clientHeight - scrollY : scrollY) > LEAST_PX;
}

/** A step of `usual` px down, or as far as shows whole the first block that the lower edge cuts, if that step would cut it too. */
export function stepDown(blocks: readonly Span[], view: Span, usual: number): number {
  const cut = blocks
    .filter(({ top, bottom }) => top > view.top + GAP_PX + LEAST_PX && top < view.bottom && bottom > view.bottom)
    .filter(({ top, bottom }) => bottom - top + GAP_PX <= view.bottom - view.top)
    .sort((a, b) => a.top - b.top)[0];
  if (!cut || (cut.top - usual >= view.top && cut.bottom - usual <= view.bottom)) return usual;
  return cut.top - view.top - GAP_PX;
}

const upsideDown = ({ top, bottom }: Span): Span => ({ top: -bottom, bottom: -top });

export function scrollSlide(by: 1 | -1): void {
  const view: Span = {
    top: document.querySelector('header[data-part="player"]')?.getBoundingClientRect().bottom ?? 0,
    bottom: barTop(),
  };
  const usual = (view.bottom - view.top) * PART_OF_VIEW;
  const blocks = [...document.querySelectorAll(`[data-slide] :is(${WHOLE})`)].map((block): Span => {
    const { top, bottom } = block.getBoundingClientRect();
    // The strip of a widget sticks over the foot of its drawings.
    const strip = block.matches('[data-part~="pane"]') && block.closest('[data-part~="widget"]')?.lastElementChild;
    return { top, bottom: bottom + (strip ? strip.getBoundingClientRect().height : 0) };
  });
  const step = by === 1 ? stepDown(blocks, view, usual) : stepDown(blocks.map(upsideDown), upsideDown(view), usual);
  scrollBy({ top: by * step, behavior: 'smooth' });
}
