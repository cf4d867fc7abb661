import type { LeftPage } from '../../lib/left-page.ts';
import { untilOwnMove } from './go-to-section.ts';
import { shapeAll } from './later-sections.ts';

/** Shows what was on screen when the page was left, also while widgets above it load; until the reader moves. */
export function returnTo(mark: LeftPage['mark']): void {
  const target = mark && document.getElementById(mark.id);
  if (!target) return;
  shapeAll();
  const put = () => {
    if (target.isConnected) scrollBy({ top: target.getBoundingClientRect().top - mark.top, behavior: 'instant' });
  };
  put();
  const { signal } = untilOwnMove();
  const watcher = new ResizeObserver(put);
  signal.addEventListener('abort', () => watcher.disconnect());
  watcher.observe(document.body);
}
