import type { Exact } from '../reader/exact.ts';
import { readAnswer } from '../reader/read-answer.ts';
import type { Unit } from '../reader/unit.ts';
import { remembered } from './remembered.ts';

export type Key = { readonly value: Exact; readonly unit?: Unit };

/** A numeric key as its author wrote it. */
export const readKey = remembered((text): Key | null => {
  const reading = readAnswer(text, { expect: 'number', dot: 'decimal' });
  return reading.status === 'ok' && 'exact' in reading.value
    ? { value: reading.value.exact, ...(reading.unit ? { unit: reading.unit } : {}) }
    : null;
});
