import { TOC_WIDTH_PX } from '@eszkerek/contract/constants';

/** At this root font size the zoom is 100 %. */
const PLAIN_ROOT_PX = 16;

/**
 * Whether the contents stand open beside the text: on screens wider than 1024 px. Zoom makes a screen narrower, for the
 * stylesheet too: the two must agree, or the open list would lie over the text.
 */
export const roomForToc = (widthPx: number, rootFontPx: number): boolean => (widthPx * PLAIN_ROOT_PX) / rootFontPx > TOC_WIDTH_PX;
