import { flushSync } from 'react-dom';
import { shapeAll } from './later-sections.ts';

const SETTLES_WITHIN_MS = 3000;

/** Ends when the reader takes over, or after a while. */
export function untilOwnMove(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  for (const own of ['wheel', 'touchstart', 'keydown', 'pointerdown']) addEventListener(own, abort, { signal, passive: true });
  const timer = setTimeout(abort, SETTLES_WITHIN_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return { signal, abort };
}

/** A part of the rule has no place while the rule waits for its discovery: its section has. */
function placeOf(id: string): HTMLElement | null {
  const part = document.getElementById(id);
  return part?.closest('.print-only') ? part.closest<HTMLElement>('section') : part;
}

const putInPlace = (target: HTMLElement) => target.scrollIntoView({ behavior: 'auto', block: 'start' });

/** Scrolls to the heading and gives it the focus, so that reading goes on there. Answers false where there is no such part. */
export function goToSection(id: string, before: () => void = () => {}): boolean {
  const target = placeOf(id);
  if (!target) return false;
  const heading = target.querySelector<HTMLElement>('h2, h3') ?? target;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The folding list is part of the page: while it stands open, the heading is lower than it will be.
  flushSync(before);
  shapeAll();
  target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  // Widgets that load while the page scrolls past them push the heading away: at the end it is put in its place.
  addEventListener('scrollend', () => putInPlace(target), { signal: untilOwnMove().signal });
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  history.replaceState(history.state, '', `#${id}`);
  return true;
}

/** A page that was opened at one of its parts stays there while what stands above it loads. */
export function stayAtSection(id: string): () => void {
  const target = placeOf(id);
  if (!target) return () => {};
  shapeAll();
  const { signal, abort } = untilOwnMove();
  const watcher = new ResizeObserver(() => putInPlace(target));
  signal.addEventListener('abort', () => watcher.disconnect());
  watcher.observe(document.body);
  return abort;
}
