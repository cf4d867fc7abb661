import { useEffect } from 'react';
import { stopPresenting, turnSlide } from '../../lib/present.ts';

const NEXT = ['ArrowRight', 'ArrowDown', ' '];
const BACK = ['ArrowLeft', 'ArrowUp'];

/** A control that uses these keys itself keeps them; a clicker's page keys always turn. */
const usesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, button, a, [role="slider"], [tabindex="0"]') !== null;

export function usePresentKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const free = !usesKeys(target);
      const by = key === 'PageDown' || (free && NEXT.includes(key)) ? 1 : key === 'PageUp' || (free && BACK.includes(key)) ? -1 : null;
      // Esc hides the shell first when it is open.
      if (key === 'Escape' && !document.documentElement.dataset.shell) stopPresenting();
      if (by === null) return;
      event.preventDefault();
      turnSlide(by);
    };
    // Esc leaves the full screen before the page hears of it.
    const onScreen = () => {
      if (!document.fullscreenElement) stopPresenting();
    };
    addEventListener('keydown', onKeyDown);
    document.addEventListener('fullscreenchange', onScreen);
    return () => {
      removeEventListener('keydown', onKeyDown);
      document.removeEventListener('fullscreenchange', onScreen);
    };
  }, []);
}
