import type { FigureInput, FigureSpec } from '@eszkerek/figures/schema';

export interface FormField {
  name: string;
  label: string;
  optional?: string;
  help?: string;
  choices?: readonly { value: string; label: string }[];
  /** Several lines of text. */
  lines?: true;
}

export type Typed = Readonly<Record<string, string>>;
/** What the teacher typed, as it stands in the fields. */
export interface FigureValues {
  fields: Typed;
  rows: readonly Typed[];
}

/** A kind of figure as a few fields; `rows` are its points, columns, clocks. */
export interface FigureForm {
  id: string;
  label: string;
  fields: readonly FormField[];
  rows?: { legend: string; add: string; most: number; columns: readonly FormField[] };
  start: FigureValues;
  specOf: (fields: Reader, rows: readonly Reader[]) => FigureInput;
  /** The fields of a stored figure; undefined for one that the form cannot hold. */
  valuesOf: (spec: FigureSpec) => FigureValues | undefined;
}

/** What has to be mended before the figure can be drawn; the text is shown to the teacher. */
export class FormFault extends Error {}

const NUMBER = /^[-−]?\d+(?:[.,]\d+)?$/;

export interface Reader {
  text: (name: string) => string;
  /** Undefined when the field is empty. */
  label: (name: string) => string | undefined;
  number: (name: string) => number;
}

const readerOf = (typed: Typed, columns: readonly FormField[]): Reader => {
  const text = (name: string): string => (typed[name] ?? '').trim();
  return {
    text,
    label: name => text(name) || undefined,
    number: name => {
      if (NUMBER.test(text(name))) return Number(text(name).replace('−', '-').replace(',', '.'));
      throw new FormFault(`Írj számot ide: ${columns.find(column => column.name === name)?.label ?? name}.`);
    },
  };
};

/** As a teacher writes it: with a comma. */
export const typedNumber = (value: number | undefined): string => (value === undefined ? '' : String(value).replace('.', ','));

const isFilled = (row: Typed): boolean => Object.values(row).some(value => value.trim() !== '');

export type FormResult = { spec: FigureInput } | { fault: string };

export const specOf = (form: FigureForm, { fields, rows }: FigureValues): FormResult => {
  try {
    const columns = form.rows?.columns ?? [];
    return {
      spec: form.specOf(
        readerOf(fields, form.fields),
        rows.filter(isFilled).map(row => readerOf(row, columns)),
      ),
    };
  } catch (error) {
    if (error instanceof FormFault) return { fault: error.message };
    throw error;
  }
};
