const AT_MOST = 5000;

/** Reading a key takes longer than reading the answer, and a class asks for the same key thirty times. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return text => {
    const before = known.get(text);
    if (before) return before.value;
    const value = read(text);
    if (known.size >= AT_MOST) known.clear();
    known.set(text, { value });
    return value;
  };
}
