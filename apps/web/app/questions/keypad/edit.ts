/** A text field: what stands in it, and the place of the caret. */
export interface Field {
  text: string;
  at: number;
}

/** Keys that do more than write their own sign. */
export type Structure = 'fraction' | 'mixed' | 'power' | 'root' | 'delete' | 'next';

const insert = ({ text, at }: Field, sign: string, caret = sign.length): Field => ({
  text: text.slice(0, at) + sign + text.slice(at),
  at: at + caret,
});

const endsInNumber = (text: string): boolean => /[\d)]$/.test(text);

/** Places where a part of the answer ends: around the bar of a fraction, after a whole number, at an exponent, at the end. */
const STOPS = /[ /^)]/g;

function nextStop({ text, at }: Field): Field {
  const found = [...text.slice(at).matchAll(STOPS)][0];
  return { text, at: found ? at + found.index + 1 : text.length };
}

const edits: Record<Structure, (field: Field) => Field> = {
  /** A number that stands before the caret becomes the numerator. */
  fraction: field => insert(field, '/', endsInNumber(field.text.slice(0, field.at)) ? 1 : 0),
  /** A number that stands before the caret becomes the whole part. */
  mixed: field => insert(field, ' /', endsInNumber(field.text.slice(0, field.at)) ? 1 : 0),
  power: field => insert(field, '^'),
  root: field => insert(field, '√'),
  delete: ({ text, at }) => ({ text: text.slice(0, Math.max(0, at - 1)) + text.slice(at), at: Math.max(0, at - 1) }),
  next: nextStop,
};

export const write = (field: Field, sign: string): Field => insert(field, sign);
export const apply = (field: Field, key: Structure): Field => edits[key](field);

const UNIT_AT_END = /\s*[^\d\s,.()/^√+-][^\d]*[²³]?$/u;

/** Puts the unit behind the number; pressed again, it takes it away. */
export function withUnit({ text }: Field, unit: string): Field {
  const number = text.replace(UNIT_AT_END, '').trimEnd();
  const next = unitOf(text) === unit ? number : `${number} ${unit}`.trimStart();
  return { text: next, at: number.length };
}

export const unitOf = (text: string): string | null => UNIT_AT_END.exec(text)?.[0].trim() ?? null;
