/** What becomes of the asked thing. */
export type Outcome = 'more' | 'less' | 'same';
/** Which body changes, and how. */
export const CHANGES = {
  'solid-grows': 'szilárd test tágul',
  'solid-shrinks': 'szilárd test húzódik össze',
  'liquid-grows': 'folyadék tágul',
  'liquid-shrinks': 'folyadék húzódik össze',
  'gas-grows': 'gáz tágul',
  'gas-shrinks': 'gáz húzódik össze',
} as const;
export type Change = keyof typeof CHANGES;

export interface ExpansionCase {
  id: string;
  level: 1 | 2 | 3;
  text: string;
  ask: string;
  /** The three things that may happen. */
  options: Readonly<Record<Outcome, string>>;
  right: Outcome;
  /** Of the wrong outcomes; the others are taken for a wrong direction or for no change. */
  slips?: Partial<Record<Outcome, string>>;
  change?: Change;
  /** The second hint where the usual rule of expansion would mislead. */
  rule?: string;
  why: string;
  hint: string;
}

export const size = { more: 'nagyobb lesz', less: 'kisebb lesz', same: 'nem változik' } as const;
