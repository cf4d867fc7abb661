import { type Ref, useCallback } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** React listens to `input`, and believes it only when the value differs from the one it knew. */
function tell(control: Control, value: string): void {
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * On a slow line people type before the script has come. The field still holds their words when it is made alive,
 * and the next render would put its own empty value back: so the words are told to the form first.
 */
export const useTyped = <T extends Control>(ref: Ref<T> | undefined) =>
  useCallback(
    (control: T | null) => {
      if (typeof ref === 'function') ref(control);
      else if (ref) ref.current = control;
      if (!control || control.value === control.defaultValue) return;
      const { value } = control;
      queueMicrotask(() => tell(control, value));
    },
    [ref],
  );
