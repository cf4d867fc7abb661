import { type RefObject, useContext, useEffect } from 'react';
import { KeypadContext } from '../../questions/keypad/keypad-context.ts';

/**
 * The player's keys write into this tool from the moment one of its fields is used until something outside of it is.
 * Not until the field loses the focus: the keys would go while a button of the tool is pressed, and move it away.
 */
export function useLentKeypad(tool: RefObject<HTMLElement | null>): { ours: boolean; lent: boolean } {
  const offer = useContext(KeypadContext);
  const setLent = offer?.setLent;
  useEffect(() => {
    if (!setLent) return;
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (!tool.current?.contains(target)) setLent(false);
      else if (target instanceof HTMLInputElement) setLent(true);
    };
    // Opening the tool puts the focus into it before this runs.
    if (document.activeElement instanceof HTMLInputElement && tool.current?.contains(document.activeElement)) setLent(true);
    addEventListener('focusin', follow);
    return () => {
      removeEventListener('focusin', follow);
      setLent(false);
    };
  }, [setLent, tool]);
  return { ours: offer?.on ?? false, lent: offer?.lent ?? false };
}
