import { type RefObject, useEffect, useRef } from 'react';
import { useStored } from '../../../lib/stored.ts';
import { shortcuts } from './shortcuts.ts';

interface Keys {
  onLetter: (letter: string) => void;
  onEnter: () => void;
  onHint: () => void;
}

const TYPING = 'textarea, select, [contenteditable="true"], input:not([type="radio"]):not([type="checkbox"])';
/** These answer to Enter by themselves. */
const ACTS_ON_ENTER = `${TYPING}, a[href], button, input, summary`;

/** A–D, Enter and S while the focus is in the quiz or nowhere; never while something is typed or a dialog is open. */
export function useQuizKeys(area: RefObject<HTMLElement | null>, keys: Keys): void {
  const on = useStored(shortcuts);
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      if (!(target instanceof Element)) return;
      const nowhere = target === document.body || target.id === 'tartalom';
      if (!nowhere && !area.current?.contains(target)) return;
      if (event.key === 'Enter') {
        if (target.matches(ACTS_ON_ENTER)) return;
        event.preventDefault();
        latest.current.onEnter();
      } else if (on && !target.matches(TYPING)) {
        if (/^[a-h]$/i.test(event.key)) latest.current.onLetter(event.key.toUpperCase());
        else if (/^s$/i.test(event.key)) latest.current.onHint();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [area, on]);
}
