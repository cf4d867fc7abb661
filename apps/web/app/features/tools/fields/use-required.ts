import { messages } from '@eszkerek/contract/messages';
import { type FieldValues, missingFields } from '@eszkerek/documents/tools/field-values';
import type { Field } from '@eszkerek/documents/tools/parts';
import { useRef, useState } from 'react';

export interface Required {
  /** False, with the alert open, when a required field is empty. */
  check: () => boolean;
  alert: { open: boolean; message: string; close: () => void; target: () => HTMLElement | null };
  errorOf: (field: Field) => string | null;
  attach: (id: string) => (element: HTMLElement | null) => void;
}

/** The stated alert for the first empty required field; then the focus goes there, and the same text stands under the field. */
export function useRequired(fields: readonly Field[], values: FieldValues): Required {
  const [asked, setAsked] = useState<Field | null>(null);
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const controls = useRef(new Map<string, HTMLElement>());
  const missing = missingFields(fields, values);
  return {
    check: () => {
      const first = missing[0];
      if (!first) return true;
      setAsked(first);
      setTold(new Set([...told, first.id]));
      return false;
    },
    alert: {
      open: asked !== null,
      message: asked ? messages.fieldRequired(asked.label) : '',
      close: () => setAsked(null),
      target: () => controls.current.get(told.size > 0 ? ([...told].at(-1) ?? '') : '') ?? null,
    },
    errorOf: field => (told.has(field.id) && missing.includes(field) ? messages.fieldRequired(field.label) : null),
    attach: id => element => {
      if (element) controls.current.set(id, element);
      else controls.current.delete(id);
    },
  };
}
