import { type RefObject, useEffect, useRef } from 'react';
import { useStored } from '../../../lib/stored.ts';
import { shortcuts } from './shortcuts.ts';

interface Keys {
  onLetter: (letter: string) => void;
  onEnter: () => void;
  onHint: () => void;
  /** To the next question or back. */
  onStep?: (by: 1 | -1) => void;
}

const TYPING = 'textarea, select, [contenteditable="true"], input:not([type="radio"]):not([type="checkbox"])';
/** These answer to Enter by themselves. */
const ACTS_ON_ENTER = `${TYPING}, a[href], button, input, summary`;

/** Arrow keys belong to these. */
const USES_ARROWS = `${TYPING}, input, [role="slider"], [data-item], summary`;
const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** A–D, Enter, S and the sideways arrows while the focus is in the quiz or nowhere; never while something is typed or a dialog is open. */
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
        else if (steps[event.key] && !target.matches(USES_ARROWS)) latest.current.onStep?.(steps[event.key] ?? 1);
        else if (/^s$/i.test(event.key)) latest.current.onHint();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [area, on]);
}
