import type { Field } from './parts.ts';
import type { TemplateValues } from './template.ts';

/** What stands in the fields of a tool, as typed; a tick is `true` or `false`. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

export const GRADES = [5, 6, 7, 8] as const;
export const DEFAULT_TEXT_LENGTH = 400;

export function initialValues(fields: readonly Field[]): FieldValues {
  return Object.fromEntries(
    fields.map(field => [field.id, field.kind === 'checkbox' ? field.default === true : String(field.default ?? '')] as const),
  );
}

/** A field that depends on another one's value is there only while it holds. */
export function visibleFields(fields: readonly Field[], values: FieldValues): Field[] {
  return fields.filter(({ showIf }) => !showIf || String(values[showIf.field] ?? '') === showIf.equals);
}

const isEmpty = (value: string | boolean | undefined): boolean => (typeof value === 'boolean' ? !value : !value?.trim());

/** Required fields with nothing in them (after trimming), in the order of the form. */
export function missingFields(fields: readonly Field[], values: FieldValues): Field[] {
  return visibleFields(fields, values).filter(field => field.required && isEmpty(values[field.id]));
}

/** The values as a template reads them: an option speaks by its `promptText`, a hidden field says nothing. */
export function templateValues(fields: readonly Field[], values: FieldValues): TemplateValues {
  return Object.fromEntries(
    visibleFields(fields, values).map(field => {
      const value = values[field.id];
      const option = field.options?.find(other => other.value === value);
      if (option) return [field.id, option.promptText ?? option.label];
      return [field.id, typeof value === 'string' ? value.trim() : value];
    }),
  );
}
