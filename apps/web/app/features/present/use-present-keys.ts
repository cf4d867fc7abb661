import { useEffect, useRef } from 'react';
import { stopPresenting, turnSlide } from '../../lib/present.ts';
import { goesOn, scrollSlide } from './scroll-slide.ts';

const NEXT = ['ArrowRight', 'ArrowDown', ' '];
const BACK = ['ArrowLeft', 'ArrowUp'];

/** A control that uses these keys itself keeps them; a clicker's page keys always go on. */
const usesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, button, a, [role="slider"], [tabindex="0"]') !== null;

/** `closeTool` closes what is open over the page, and says whether anything was: only then does Esc end the presentation. */
export function usePresentKeys(closeTool: () => boolean): void {
  const close = useRef(closeTool);
  useEffect(() => {
    close.current = closeTool;
  });
  useEffect(() => {
    const leave = () => {
      if (!close.current()) stopPresenting();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const free = !usesKeys(target);
      const by = key === 'PageDown' || (free && NEXT.includes(key)) ? 1 : key === 'PageUp' || (free && BACK.includes(key)) ? -1 : null;
      // Esc closes a dialog or the shell first when one is open.
      if (key === 'Escape' && !document.documentElement.dataset.shell && !document.querySelector('dialog[open]')) leave();
      if (by === null) return;
      event.preventDefault();
      // A tall slide is read to its end first.
      if (goesOn(by)) scrollSlide(by);
      else turnSlide(by);
    };
    // Where the key cannot be kept, Esc leaves the full screen before the page hears of it.
    const onScreen = () => {
      if (!document.fullscreenElement) leave();
    };
    addEventListener('keydown', onKeyDown);
    document.addEventListener('fullscreenchange', onScreen);
    return () => {
      removeEventListener('keydown', onKeyDown);
      document.removeEventListener('fullscreenchange', onScreen);
    };
  }, []);
}
