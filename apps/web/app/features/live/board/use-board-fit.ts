import { useEffect, useLayoutEffect } from 'react';

/** Read from the back row: every size of the page follows the screen, and the visitor's zoom still applies. */
const fontAt = (share: number): string => `calc(max(16px, 1.1vw + 0.95vh) * var(--zoom, 100) / 100 * ${share})`;

const LEAST = 0.4;
const STEPS = 6;

const rightEdge = (element: Element | null): number => Math.floor(element?.getBoundingClientRect().right ?? 0);

/** Higher than the screen, or with votes that run over the right edge of their place. */
const overflows = (page: HTMLElement): boolean =>
  page.scrollHeight > page.clientHeight ||
  [...page.querySelectorAll('table')].some(table => rightEdge(table) > rightEdge(table.parentElement));

/** How much of the board the question has beside two votes: whichever leaves larger letters. */
const WIDTHS = ['2fr', '3fr'];

/** The largest letters at which the page does not scroll: nobody stands at the board to scroll it. */
function largest(fitsAt: (share: number) => boolean): number {
  if (fitsAt(1)) return 1;
  let [fits, tooLarge] = [LEAST, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (fits + tooLarge) / 2;
    if (fitsAt(middle)) fits = middle;
    else tooLarge = middle;
  }
  return fits;
}

function fit(): void {
  const page = document.documentElement;
  const set = (width: string, share: number): void => {
    page.style.setProperty('--told', width);
    page.style.setProperty('font-size', fontAt(share));
  };
  let best = { width: '', share: 0 };
  for (const width of WIDTHS) {
    const share = largest(tried => {
      set(width, tried);
      return !overflows(page);
    });
    if (share > best.share) best = { width, share };
    if (share === 1) break;
  }
  set(best.width, best.share);
}

/** Sets the font of the page after every change of the board, of its window, of the loaded fonts and of the site bar above it. */
export function useBoardFit(): void {
  useLayoutEffect(fit);
  useEffect(() => {
    const { fonts, documentElement } = document;
    const shell = new MutationObserver(fit);
    shell.observe(documentElement, { attributeFilter: ['data-shell'] });
    window.addEventListener('resize', fit);
    fonts?.addEventListener('loadingdone', fit);
    return () => {
      shell.disconnect();
      window.removeEventListener('resize', fit);
      fonts?.removeEventListener('loadingdone', fit);
      documentElement.style.removeProperty('font-size');
      documentElement.style.removeProperty('--told');
    };
  }, []);
}
