/** One letter more, less, other, or two neighbours swapped. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = (text: string, from: number): string => text.slice(from);
  if (a.length !== b.length) {
    const [long, short] = a.length > b.length ? [a, b] : [b, a];
    return rest(long, start + 1) === rest(short, start);
  }
  if (rest(a, start + 1) === rest(b, start + 1)) return true;
  return a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, start + 2) === rest(b, start + 2);
}
