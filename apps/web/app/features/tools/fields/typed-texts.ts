import { type FieldValues, visibleFields } from '@eszkerek/documents/tools/field-values';
import type { Field } from '@eszkerek/documents/tools/parts';

/** What was written freely; a chosen option is our own text. */
export const typedTexts = (fields: readonly Field[], values: FieldValues): string[] =>
  visibleFields(fields, values)
    .filter(field => field.kind === 'text' || field.kind === 'textarea')
    .map(field => String(values[field.id] ?? ''))
    .filter(Boolean);
