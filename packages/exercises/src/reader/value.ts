import { compareExact, type Exact, equalExact } from './exact.ts';
import type { Node } from './node.ts';
import { type NumberForm, numberForm } from './number-form.ts';

/** `null` as an end means infinity. */
export type Interval = {
  readonly low: Exact | null;
  readonly lowClosed: boolean;
  readonly high: Exact | null;
  readonly highClosed: boolean;
};

export type Value =
  | { readonly kind: 'number'; readonly exact: Exact; readonly node: Node; readonly form: NumberForm }
  | { readonly kind: 'expression'; readonly exact: Exact; readonly node: Node }
  /** `repeated`: an element was written more than once. */
  | { readonly kind: 'set'; readonly items: readonly Exact[]; readonly repeated?: boolean }
  | { readonly kind: 'point'; readonly x: Exact; readonly y: Exact }
  /** A union of disjoint intervals from left to right; empty means no solution. */
  | { readonly kind: 'interval'; readonly parts: readonly Interval[] };

export type ValueKind = Value['kind'];

export const makeNumber = ({ node, exact }: { node: Node; exact: Exact }): Extract<Value, { kind: 'number' }> => ({
  kind: 'number',
  node,
  exact,
  form: numberForm(node, exact),
});

export function makeSet(items: readonly Exact[]): Extract<Value, { kind: 'set' }> {
  const distinct = items.filter((item, i) => items.findIndex(other => equalExact(item, other)) === i);
  const repeated = distinct.length < items.length ? { repeated: true } : {};
  return { kind: 'set', items: distinct.sort(compareExact), ...repeated };
}

const sameEnd = (a: Exact | null, b: Exact | null): boolean => (a && b ? equalExact(a, b) : a === b);

export const sameInterval = (a: Interval, b: Interval): boolean =>
  sameEnd(a.low, b.low) && sameEnd(a.high, b.high) && a.lowClosed === b.lowClosed && a.highClosed === b.highClosed;
export const sameEnds = (a: Interval, b: Interval): boolean => sameEnd(a.low, b.low) && sameEnd(a.high, b.high);

/** Equality of meaning, whatever the spelling was. */
export function sameValue(a: Value, b: Value): boolean {
  if (a.kind === 'set' && b.kind === 'set') {
    return a.items.length === b.items.length && a.items.every(x => b.items.some(y => equalExact(x, y)));
  }
  if (a.kind === 'point' && b.kind === 'point') return equalExact(a.x, b.x) && equalExact(a.y, b.y);
  if (a.kind === 'interval' && b.kind === 'interval') {
    return a.parts.length === b.parts.length && a.parts.every((part, i) => b.parts[i] !== undefined && sameInterval(part, b.parts[i]));
  }
  if ('exact' in a && 'exact' in b) return equalExact(a.exact, b.exact);
  return false;
}
