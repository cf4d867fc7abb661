import { useEffect, useRef } from 'react';
import { stopPresenting, turnSlide } from '../../lib/present.ts';
import { goesOn, scrollSlide } from './scroll-slide.ts';

/** What moves something by the arrows itself. A button does not: after a click on one the arrows still go on. */
const ARROW_USERS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="slider"], [role="radiogroup"], [role="tablist"], [role="menu"], [role="listbox"]';
const SPACE_USERS = `${ARROW_USERS}, input, button, a, summary, [tabindex="0"]`;

/** Where each key goes on, but in the controls that use it themselves. A clicker sends the page keys: they always go on. */
const KEYS: Record<string, { by: 1 | -1; but: string | null }> = {
  ArrowRight: { by: 1, but: ARROW_USERS },
  ArrowDown: { by: 1, but: ARROW_USERS },
  ArrowLeft: { by: -1, but: ARROW_USERS },
  ArrowUp: { by: -1, but: ARROW_USERS },
  ' ': { by: 1, but: SPACE_USERS },
  PageDown: { by: 1, but: null },
  PageUp: { by: -1, but: null },
};

/** A dialog or the menu lies over the slide, and has its own Esc and arrows. */
const isCovered = (): boolean => document.documentElement.dataset.shell !== undefined || document.querySelector('dialog[open]') !== null;

/** There is nothing in it that an arrow could step over. */
const isEmptyField = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value === '';

function stepOf({ key, target }: KeyboardEvent): 1 | -1 | null {
  const { by, but } = KEYS[key] ?? {};
  if (!by || (but && isCovered())) return null;
  const isUsed = but && target instanceof Element && target.closest(but) && (key === ' ' || !isEmptyField(target));
  return isUsed ? null : by;
}

interface Acts {
  /** Closes what is open over the page, and says whether anything was: if not, Esc ends the presentation. */
  close: () => boolean;
  /** Shows the next step of the slide, and says whether there was one. */
  show: () => boolean;
}

export function usePresentKeys(acts: Acts): void {
  const now = useRef(acts);
  useEffect(() => {
    now.current = acts;
  });
  useEffect(() => {
    const leave = () => {
      if (!now.current.close()) stopPresenting();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape' && !isCovered()) leave();
      const by = stepOf(event);
      if (by === null) return;
      event.preventDefault();
      if (by === 1 && now.current.show()) return;
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
