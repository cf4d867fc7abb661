import { type RefObject, useEffect, useRef } from 'react';
import type { Phase } from './state.ts';

const FIRST_CONTROL =
  'input:enabled:not([readonly]), select:enabled, [role="slider"][tabindex="0"], [data-part~="match"] button:enabled, [data-part~="order"] button:enabled';

const isEmptyField = (control: HTMLElement): boolean =>
  control instanceof HTMLInputElement && control.type === 'text' && control.value === '';

/** The focus goes where the work is: a new question's text, the button after a reply, the first control of a retry. */
export function useCardFocus(form: RefObject<HTMLFormElement | null>, questionId: string, phase: Phase) {
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const before = useRef({ questionId, phase });
  const reopening = useRef(false);

  useEffect(() => {
    const was = before.current;
    before.current = { questionId, phase };
    if (was.questionId !== questionId) heading.current?.focus({ preventScroll: true });
    else if (was.phase !== phase && (phase === 'closed' || phase === 'again')) main.current?.focus();
    else if (was.phase !== phase && phase === 'open' && reopening.current) {
      reopening.current = false;
      const controls = [...(form.current?.querySelectorAll<HTMLElement>(FIRST_CONTROL) ?? [])];
      // A tapped field has it already.
      const control = controls.find(one => one === document.activeElement) ?? controls.find(isEmptyField) ?? controls[0];
      control?.focus({ preventScroll: true });
      // The first answer stays to be mended, or is replaced by the first sign.
      if (control instanceof HTMLInputElement && control.type === 'text') control.select();
    }
  }, [form, questionId, phase]);

  return {
    heading,
    main,
    onReopen: () => {
      reopening.current = true;
    },
  };
}
