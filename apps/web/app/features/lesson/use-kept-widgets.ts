import type { Section } from '@eszkerek/documents/block';
import { useEffect } from 'react';
import { saysSaveData } from '../../lib/save-data.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { fetchWidget } from '../../widgets/widget.tsx';
import { kindsIn } from './use-next-widgets.ts';

/** By then the first screen is drawn and the service worker, which keeps what is fetched, has been started. */
const AFTER_MS = 8000;

/** A kept lesson is read without a line, its widgets too: those not scrolled to are fetched one by one while nothing else happens. */
export function useKeptWidgets(sections: readonly Section[]): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || saysSaveData()) return;
    const kinds = [...new Set(sections.flatMap(({ blocks }) => kindsIn(blocks)))];
    let callOff = () => {};
    let left = false;
    const next = async () => {
      const kind = kinds.shift();
      if (!kind || left || !navigator.onLine) return;
      await fetchWidget(kind).catch(() => undefined);
      if (!left) callOff = whenIdle(next);
    };
    callOff = whenIdle(next, { after: AFTER_MS });
    return () => {
      left = true;
      callOff();
    };
  }, [sections]);
}
