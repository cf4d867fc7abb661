/** A phone is held in the hand: it is scrolled, and shows every slide whole. */
export const WIDE_PX = 900;

/** The page is seen down to here. */
export const barTop = (): number => document.querySelector('[role="toolbar"]')?.getBoundingClientRect().top ?? innerHeight;
