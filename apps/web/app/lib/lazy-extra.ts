import { type ComponentType, lazy } from 'react';

/** For what a page can do without: when its file does not come, it is left out and the page stays. */
export const lazyExtra = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => load().catch((): { default: ComponentType<P> } => ({ default: () => null })));
