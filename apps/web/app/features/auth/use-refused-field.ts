import { type RefObject, useCallback, useEffect, useState } from 'react';
import { failureBody, failureText } from '../../lib/failure-text.ts';
import { fieldOfRefusal, type RefusedFields, type RegistrationForm } from './registration-form.ts';

interface Refusal {
  name: keyof RefusedFields;
  /** Null once another value was typed. */
  text: string | null;
}

/** A refusal about one field is said at that field, which is opened and focused. */
export function useRefusedField(form: RefObject<HTMLFormElement | null>) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    if (!refusal?.text) return;
    // The parent's address has the name of the API.
    const name = refusal.name === 'parentalEmail' ? 'parental_email' : refusal.name;
    const field = form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const folded = field?.closest('details');
    if (folded) folded.open = true;
    field?.focus();
  }, [refusal, form]);
  const onFailure = useCallback((error: unknown) => {
    const name = fieldOfRefusal(failureBody(error).code);
    setRefusal(name ? { name, text: failureText(error, '') } : null);
  }, []);
  const forget = useCallback(
    (changes: Partial<RegistrationForm>) => setRefusal(before => (before && before.name in changes ? { ...before, text: null } : before)),
    [],
  );
  const refused: RefusedFields = refusal?.text ? { [refusal.name]: refusal.text } : {};
  /** `isAtField`: the last failure was about a field, so no message about the whole form is due. */
  return { refused, isAtField: refusal !== null, onFailure, forget };
}
