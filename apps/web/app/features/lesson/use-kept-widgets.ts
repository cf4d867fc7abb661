import type { Section } from '@eszkerek/documents/block';
import { useEffect } from 'react';
import { saysSaveData } from '../../lib/save-data.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { fetchWidget } from '../../widgets/widget.tsx';
import { kindsIn } from './use-next-widgets.ts';

/** A page that is never idle, or a browser that does not say so, waits this long before each widget. */
const WITHIN_MS = 1000;

/** Once the page is loaded and the service worker keeps what is fetched: before that it would have to come again. */
function whenKeeping(action: () => void, signal: AbortSignal): void {
  const { serviceWorker } = navigator;
  const once = { once: true, signal };
  if (document.readyState !== 'complete') addEventListener('load', () => whenKeeping(action, signal), once);
  else if (!serviceWorker.controller) serviceWorker.addEventListener('controllerchange', action, once);
  else action();
}

/** A kept lesson is read without a line, its widgets too: those not scrolled to are fetched one by one while nothing else happens. */
export function useKeptWidgets(sections: readonly Section[]): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || saysSaveData()) return;
    const kinds = [...new Set(sections.flatMap(({ blocks }) => kindsIn(blocks)))];
    const left = new AbortController();
    let callOff = () => {};
    const later = () => {
      if (!left.signal.aborted) callOff = whenIdle(next, { within: WITHIN_MS });
    };
    const next = async () => {
      const kind = kinds.shift();
      if (!kind || !navigator.onLine) return;
      await fetchWidget(kind).catch(() => undefined);
      later();
    };
    whenKeeping(later, left.signal);
    return () => {
      left.abort();
      callOff();
    };
  }, [sections]);
}
