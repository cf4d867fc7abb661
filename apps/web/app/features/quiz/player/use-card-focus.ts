import { type RefObject, useEffect, useRef } from 'react';
import { usePresented } from '../../../lib/presented.ts';
import type { Phase } from './state.ts';

/** Of the question: a tool of the page below it has fields too, and they may be folded. */
const FIRST_CONTROL =
  ':is(input:enabled:not([readonly]), select:enabled, [role="slider"][tabindex="0"], [data-part~="match"] button:enabled, [data-part~="order"] button:enabled)';
const controlsOf = (form: HTMLElement | null) => [
  ...(form?.querySelectorAll<HTMLElement>(`[data-part~="question"] ${FIRST_CONTROL}`) ?? []),
];

const isEmptyField = (control: HTMLElement): boolean =>
  control instanceof HTMLInputElement && control.type === 'text' && control.value === '';

/** With a mouse there is a keyboard too: what is typed goes into the field at once. A touch screen would bring up its keys. */
const TYPED_ON = '(hover: hover) and (pointer: fine)';
const firstField = (form: HTMLElement | null) => (matchMedia(TYPED_ON).matches ? controlsOf(form).find(isEmptyField) : undefined);

/** The focus goes where the work is: a new question's field or text, the button after a reply, the first control of a retry. */
export function useCardFocus(form: RefObject<HTMLFormElement | null>, questionId: string, phase: Phase) {
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const before = useRef<{ questionId: string; phase: Phase } | null>(null);
  const reopening = useRef(false);
  // In front of a class the arrows turn the questions: a field waits for a click.
  const presenting = usePresented() !== null;

  useEffect(() => {
    const was = before.current;
    before.current = { questionId, phase };
    if (was?.questionId !== questionId)
      // The fields of a text with gaps move to their places after the first render.
      requestAnimationFrame(() => {
        if (!form.current) return;
        const field = phase === 'open' && !presenting ? firstField(form.current) : undefined;
        // The first question of a sheet leaves the focus where the page has put it.
        if (field || was) (field ?? heading.current)?.focus({ preventScroll: true });
      });
    else if (was.phase !== phase && (phase === 'closed' || phase === 'again')) main.current?.focus();
    else if (was.phase !== phase && phase === 'open' && reopening.current) {
      reopening.current = false;
      const controls = controlsOf(form.current);
      // A tapped field has it already.
      const control = controls.find(one => one === document.activeElement) ?? controls.find(isEmptyField) ?? controls[0];
      control?.focus({ preventScroll: true });
      // The first answer stays to be mended, or is replaced by the first sign.
      if (control instanceof HTMLInputElement && control.type === 'text') control.select();
    }
  }, [form, questionId, phase, presenting]);

  return {
    heading,
    main,
    onReopen: () => {
      reopening.current = true;
    },
  };
}
