import { useEffect } from 'react';

/** Smaller moves are a trembling finger. */
const STEP_PX = 12;
/** At the top of a page the navbar always stands. */
const TOP_PX = 160;

/**
 * While reading goes on downwards, the navbar of a narrow screen leaves its place to the text; scrolling back brings it again, but not
 * over a widget that is worked with: it would cover the drawing.
 */
export function useHeaderAway(): void {
  useEffect(() => {
    const root = document.documentElement;
    let last = scrollY;
    const look = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < STEP_PX) return;
      last = scrollY;
      const isAway = moved > 0 || document.querySelector('[data-at-hand]') !== null;
      root.toggleAttribute('data-header-away', isAway && scrollY > TOP_PX);
    };
    addEventListener('scroll', look, { passive: true });
    return () => {
      removeEventListener('scroll', look);
      root.removeAttribute('data-header-away');
    };
  }, []);
}
