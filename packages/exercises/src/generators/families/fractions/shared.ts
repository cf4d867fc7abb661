import { gcd } from '../../arithmetic.ts';
import { redrawIf } from '../../engine.ts';
import type { Rng } from '../../rng.ts';

export function coprime(rng: Rng, maxDen: number): [number, number] {
  const d = rng.int(2, maxDen);
  const n = rng.int(1, d - 1);
  redrawIf(gcd(n, d) > 1);
  return [n, d];
}
