import { gcd } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { redrawIf } from '../../engine.ts';

export function coprime(rng: Rng, maxDen: number): [number, number] {
  const d = rng.int(2, maxDen);
  const n = rng.int(1, d - 1);
  redrawIf(gcd(n, d) > 1);
  return [n, d];
}
