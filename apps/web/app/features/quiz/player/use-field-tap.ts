import { type RefObject, useEffect } from 'react';

export const FIELDS = '[data-part~="typed"], [data-part~="fill-steps"]';

const TAP: readonly string[] = ['click'];
/** Keys that come with the focus move the field away from the finger: no click follows. */
export const TAP_OR_FOCUS: readonly string[] = ['click', 'focusin'];

/** Calls back when one of these is tapped: a field may have the focus already. */
export function useFieldTap(body: RefObject<HTMLElement | null>, parts: string, isOn: boolean, onTap: () => void, events = TAP): void {
  useEffect(() => {
    const frame = body.current;
    if (!frame || !isOn) return;
    const listen = ({ target }: Event) => {
      if (target instanceof Element && target.closest(parts)) onTap();
    };
    for (const event of events) frame.addEventListener(event, listen);
    return () => {
      for (const event of events) frame.removeEventListener(event, listen);
    };
  }, [body, parts, isOn, onTap, events]);
}
