import { type FieldValues, initialValues } from '@eszkerek/documents/tools/field-values';
import type { Field } from '@eszkerek/documents/tools/parts';
import { useSessionValue } from '../session-value.ts';

export interface FieldState {
  values: FieldValues;
  set: (id: string, value: string | boolean) => void;
  setAll: (values: FieldValues) => void;
  reset: () => void;
}

/** What stands in the fields, kept for this visit. A stored value of the wrong kind is left out. */
export function useFieldValues(slug: string, fields: readonly Field[]): FieldState {
  const initial = initialValues(fields);
  const [values, setValues] = useSessionValue<FieldValues>(`${slug}.fields`, initial, stored => {
    if (typeof stored !== 'object' || stored === null) return null;
    const known = Object.entries(stored).filter(([id, value]) => typeof value === typeof initial[id]);
    return { ...initial, ...Object.fromEntries(known) };
  });
  return {
    values,
    set: (id, value) => setValues({ ...values, [id]: value }),
    setAll: next => setValues({ ...initial, ...next }),
    reset: () => setValues(initial),
  };
}
