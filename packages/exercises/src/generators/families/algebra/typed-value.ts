import { close } from '../../proof.ts';

/**
 * The value of a typed expression of x at a point: `3x(x+2)^2`, `(x-1)/(2x)`. It knows nothing of how the key was
 * made, so proofs may rest on it; a sign it does not know gives NaN.
 */
export function typedAt(key: string, x: number): number {
  const tokens = key.replace(/\s/g, '').match(/\d+|[x()^/+-]|./g) ?? [];
  let at = 0;
  const take = (token: string): boolean => {
    if (tokens[at] !== token) return false;
    at += 1;
    return true;
  };

  function atom(): number {
    if (take('(')) {
      const value = sum();
      return take(')') ? value : Number.NaN;
    }
    if (take('x')) return x;
    const token = tokens[at] ?? '';
    at += 1;
    return /^\d+$/.test(token) ? Number(token) : Number.NaN;
  }
  function power(): number {
    const base = atom();
    return take('^') ? base ** atom() : base;
  }
  function product(): number {
    let value = power();
    for (;;) {
      if (take('/')) value /= power();
      else if (/^[\dx(]/.test(tokens[at] ?? '')) value *= power();
      else return value;
    }
  }
  function sum(): number {
    let value = take('-') ? -product() : product();
    for (;;) {
      if (take('+')) value += product();
      else if (take('-')) value -= product();
      else return value;
    }
  }

  const value = sum();
  return at === tokens.length ? value : Number.NaN;
}

/** Far from the small whole numbers that a task excludes. */
const POINTS = [-7.3, -2.6, 0.4, 1.7, 5.9, 11.2];

/** Right when the typed expression takes the wanted values. */
export const sameFunction =
  (wanted: (x: number) => number) =>
  (key: string): boolean =>
    POINTS.every(x => close(typedAt(key, x), wanted(x)));
