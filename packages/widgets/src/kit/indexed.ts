/** Items of a fixed list with a stable key: places matter here, not identities. */
export function indexed<T>(items: readonly T[]): { key: string; item: T; index: number }[] {
  return items.map((item, index) => ({ key: `nr${index}`, item, index }));
}

export const upTo = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i);
