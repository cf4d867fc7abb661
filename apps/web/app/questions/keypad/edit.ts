import { endOf, type FractionPart, fractionAt, holds } from './parts.ts';

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
const cut = (text: string, from: number, to: number): Field => ({ text: text.slice(0, from) + text.slice(to), at: from });

const beforeCaret = ({ text, at }: Field): string => text.slice(0, at);
const endsInTerm = (field: Field): boolean => /[\d)a-zπ]$/i.test(beforeCaret(field));
const endsInNumber = (field: Field): boolean => /\d$/.test(beforeCaret(field));

/** Places where a part of the answer ends: around the bar of a fraction, after a whole number, at an exponent, at the end. */
const STOPS = /[ /^)]/g;

function nextStop({ text, at }: Field): Field {
  const found = [...text.slice(at).matchAll(STOPS)][0];
  return { text, at: found ? at + found.index + 1 : text.length };
}

/** No fraction stands in a fraction: the key leads on to what is still to be written. */
function intoFraction({ text, at }: Field, { whole, above, below }: FractionPart): Field {
  if (whole && holds(whole, at)) return { text, at: endOf(above) };
  return { text, at: above.text !== '' && holds(above, at) ? endOf(below) : at };
}

/** The fraction gets a whole part: what stands above the bar, while nothing stands below it. */
function intoMixed(field: Field, { whole, above, below }: FractionPart): Field {
  if (whole) return field;
  const typed = below.text === '' && /^\d+$/.test(above.text);
  const { text } = insert({ ...field, at: typed ? endOf(above) : above.from }, ' ');
  return { text, at: typed ? endOf(above) + 1 : above.from };
}

function remove(field: Field): Field {
  const { text, at } = field;
  const fraction = fractionAt(text, at);
  if (fraction) {
    const { from, whole, above, below } = fraction;
    const isEmpty = above.text === '' && below.text === '';
    // Without its numerator, or before anything is written into it, a fraction goes at once.
    if (at === above.from && above.text === '') return cut(text, whole ? endOf(whole) : from, endOf(below));
    if (whole && at === from && whole.text === '') return cut(text, from, isEmpty ? endOf(below) : above.from);
    if (at === below.from) {
      if (isEmpty) return cut(text, whole ? endOf(whole) : from, endOf(below));
      return whole || below.text !== '' ? { text, at: endOf(above) } : cut(text, endOf(above), below.from);
    }
    if (whole && at === above.from) return { text, at: endOf(whole) };
  }
  // Nothing stands before the caret: what stands behind it goes, so that the key always leads to an empty field.
  return at === 0 ? cut(text, 0, 1) : cut(text, at - 1, at);
}

const edits: Record<Structure, (field: Field) => Field> = {
  /** A number or a term that stands before the caret becomes the numerator. */
  fraction: field => {
    const fraction = fractionAt(field.text, field.at);
    return fraction ? intoFraction(field, fraction) : insert(field, '/', endsInTerm(field) ? 1 : 0);
  },
  /** A number that stands before the caret becomes the whole part. */
  mixed: field => {
    const fraction = fractionAt(field.text, field.at);
    return fraction ? intoMixed(field, fraction) : insert(field, ' /', endsInNumber(field) ? 1 : 0);
  },
  /** An exponent has none of its own. */
  power: field => (/\^-?[\d,.]*$/.test(beforeCaret(field)) ? field : insert(field, '^')),
  root: field => (beforeCaret(field).endsWith('√') ? field : insert(field, '√')),
  delete: remove,
  next: nextStop,
};

export const write = (field: Field, sign: string): Field => insert(field, sign);
export const apply = (field: Field, key: Structure): Field => edits[key](field);
