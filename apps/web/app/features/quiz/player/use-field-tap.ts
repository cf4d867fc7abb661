import { type RefObject, useEffect } from 'react';

/** Calls back when an answer field is tapped: it may have the focus already. */
export function useFieldTap(body: RefObject<HTMLElement | null>, isOn: boolean, onTap: () => void): void {
  useEffect(() => {
    const frame = body.current;
    if (!frame || !isOn) return;
    const listen = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-part~="typed"], [data-part~="fill-steps"]')) onTap();
    };
    frame.addEventListener('click', listen);
    return () => frame.removeEventListener('click', listen);
  }, [body, isOn, onTap]);
}
