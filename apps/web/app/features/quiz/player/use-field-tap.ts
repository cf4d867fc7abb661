import { type RefObject, useEffect } from 'react';

export const FIELDS = '[data-part~="typed"], [data-part~="fill-steps"]';

/** Calls back when one of these is tapped: a field may have the focus already. */
export function useFieldTap(body: RefObject<HTMLElement | null>, parts: string, isOn: boolean, onTap: () => void): void {
  useEffect(() => {
    const frame = body.current;
    if (!frame || !isOn) return;
    const listen = ({ target }: Event) => {
      if (target instanceof Element && target.closest(parts)) onTap();
    };
    frame.addEventListener('click', listen);
    return () => frame.removeEventListener('click', listen);
  }, [body, parts, isOn, onTap]);
}
