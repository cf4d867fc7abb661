const LEAST_PX = 16;
/** The last lines stay in sight as the page moves. */
const PART_OF_SCREEN = 0.65;

/** Whether the page goes on under the tool bar, or above the header. */
export function goesOn(by: 1 | -1): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return (by === 1 ? scrollHeight - clientHeight - scrollY : scrollY) > LEAST_PX;
}

export const scrollSlide = (by: 1 | -1): void => scrollBy({ top: by * innerHeight * PART_OF_SCREEN, behavior: 'smooth' });
