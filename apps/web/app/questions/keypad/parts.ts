/** One factor of a typed term. Digits, letters and bracketed terms are factors as they are. */
const FACTOR = String.raw`\([^()/]*\)|[\d,.]+|[a-zπ]|√[\d,.]*|\^-?[\d,.]*`;
/** Below the bar: one factor and its exponent, because what follows stands after the fraction. */
const BELOW = String.raw`-?(?:\([^()/]*\)|[\d,.]+|[a-zπ]|√[\d,.]*)?(?:\^-?[\d,.]*)?`;
/** A fraction, with a whole number before it or not; a power; a root; or any other sign. */
const PART = new RegExp(String.raw`(?:([\d,.]*) )?((?:${FACTOR})*)/(${BELOW})|\^(-?[\d,.]*)|√([\d,.]*)|[^/^√]`, 'giu');

/** A place for signs of its own. */
export interface Slot {
  text: string;
  from: number;
}

export const endOf = ({ text, from }: Slot): number => from + text.length;
export const holds = (slot: Slot, at: number): boolean => at >= slot.from && at <= endOf(slot);

export interface FractionPart {
  kind: 'fraction';
  from: number;
  whole: Slot | null;
  above: Slot;
  below: Slot;
}

export type Part = FractionPart | { kind: 'power' | 'root'; from: number; slot: Slot } | { kind: 'sign'; from: number; sign: string };

/** A typed answer as it is drawn: it falls apart into these, and nothing is left over. */
export function partsOf(text: string): Part[] {
  return [...text.matchAll(PART)].map(({ 0: sign, 1: whole, 2: above, 3: below, 4: exponent, 5: root, index: from }): Part => {
    if (exponent !== undefined) return { kind: 'power', from, slot: { text: exponent, from: from + 1 } };
    if (root !== undefined) return { kind: 'root', from, slot: { text: root, from: from + 1 } };
    if (above === undefined || below === undefined) return { kind: 'sign', from, sign };
    const top = from + (whole === undefined ? 0 : whole.length + 1);
    return {
      kind: 'fraction',
      from,
      whole: whole === undefined ? null : { text: whole, from },
      above: { text: above, from: top },
      below: { text: below, from: top + above.length + 1 },
    };
  });
}

/** The fraction in which the caret stands. */
export const fractionAt = (text: string, at: number): FractionPart | undefined =>
  partsOf(text).find((part): part is FractionPart => part.kind === 'fraction' && at >= part.from && at <= endOf(part.below));
