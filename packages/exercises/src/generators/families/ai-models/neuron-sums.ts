import { sum } from '@eszkerek/numbers/arithmetic';

export const FIRES = 'A neuron akkor jelez, ha az összeg eléri vagy meghaladja a küszöböt.';

export const weighted = (on: readonly number[], weights: readonly number[]): number => sum(on.map((bit, i) => bit * (weights[i] ?? 0)));

/** Every way in which so many inputs may be on or off. */
export const allCases = (size: number): number[][] =>
  Array.from({ length: 2 ** size }, (_, n) => Array.from({ length: size }, (_, i) => (n >> i) & 1));
