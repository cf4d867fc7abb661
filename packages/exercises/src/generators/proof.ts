/** Reads a key back into a float, independently of how it was built: `7/20`, `2 3/4`, `-3,5`, `3√2/4`, `12π`. */
export function readKey(key: string): number {
  const text = key.replace(/\s*°$/, '').replace('−', '-').trim();
  const mixedForm = /^(-?)(\d+) (\d+)\/(\d+)$/.exec(text);
  if (mixedForm) {
    const value = Number(mixedForm[2]) + Number(mixedForm[3]) / Number(mixedForm[4]);
    return mixedForm[1] ? -value : value;
  }
  const [top = '', bottom] = text.split('/');
  return readTop(top) / (bottom === undefined ? 1 : readTop(bottom));
}

function readTop(text: string): number {
  const form = /^(-?)(\d*(?:,\d+)?)(?:(√)(\d+)|(π))?$/.exec(text.trim());
  if (!form || text.trim() === '' || text.trim() === '-') return Number.NaN;
  const [, sign, digits, isRoot, inside, isPi] = form;
  const front = digits ? Number(digits.replace(',', '.')) : 1;
  return (sign ? -1 : 1) * front * (isRoot ? Math.sqrt(Number(inside)) : 1) * (isPi ? Math.PI : 1);
}

export const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Right when the value is what the second computation gives. */
export const equals =
  (expected: number) =>
  (key: string): boolean =>
    close(readKey(key), expected);

/** Right when the value, put back into the task, fits. */
export const fits =
  (test: (x: number) => boolean) =>
  (key: string): boolean => {
    const x = readKey(key);
    return Number.isFinite(x) && test(x);
  };

/** `{1; 2}`, `1; 2`, `(2; -3)` -> the numbers in it; ∅ is empty. */
export const readList = (key: string): number[] =>
  key === '∅'
    ? []
    : key
        .replace(/[{}()[\]]/g, '')
        .split(';')
        .map(readKey);

/** Right when the set holds exactly those of the candidates that pass. */
export const setOf =
  (candidates: readonly number[], test: (x: number) => boolean) =>
  (key: string): boolean => {
    const given = readList(key);
    const expected = candidates.filter(test);
    return given.length === expected.length && expected.every(x => given.some(g => close(g, x)));
  };

/** Right when the values stand in strictly growing order. */
export const growing = (joined: string): boolean => {
  const values = joined.split('|').map(readKey);
  return values.every((v, i) => i === 0 || v > (values[i - 1] ?? Number.NaN));
};
