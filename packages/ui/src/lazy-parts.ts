import { type ComponentType, lazy } from 'react';
import { reloadLostStyles } from './reload-lost-styles.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

/** For what a page can do without: when its file does not come, it is left out and the page stays. */
export const lazyExtra = <P extends object>(load: Load<P>) =>
  lazy(() => load().catch((): { default: ComponentType<P> } => ({ default: () => null })));

/** For what opens on a click: on a bad line it opens when its file has come, and the page stays until then. */
export const lazyPanel = <P extends object>(load: Load<P>) => {
  const patiently = (wait: number): ReturnType<Load<P>> =>
    load().catch(async () => {
      await new Promise(resolve => setTimeout(resolve, wait));
      reloadLostStyles();
      return patiently(Math.min(wait * 2, LONGEST_WAIT_MS));
    });
  return lazy(() => patiently(FIRST_WAIT_MS));
};
