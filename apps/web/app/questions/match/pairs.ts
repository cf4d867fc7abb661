export type Pairs = Readonly<Record<string, string>>;

/** Joins two cards. A card on the right has one pair: it leaves the one it had. */
export function join(pairs: Pairs, left: string, right: string): Pairs {
  const others = Object.entries(pairs).filter(([from, to]) => from !== left && to !== right);
  return Object.fromEntries([...others, [left, right]]);
}

export const part = (pairs: Pairs, left: string): Pairs => Object.fromEntries(Object.entries(pairs).filter(([from]) => from !== left));

/** Who holds a card of the right side. */
export const leftOf = (pairs: Pairs, right: string): string | undefined => Object.entries(pairs).find(([, to]) => to === right)?.[0];
