import { guide, unlike } from '../testing/guide.ts';
import { isPrime, sieve } from './model.ts';

export const guides = [
  guide(sieve, ({ state }, { crossed }) =>
    unlike(
      crossed,
      Array.from({ length: state.max }, (_, i) => i + 1).filter(n => !isPrime(n)),
    ),
  ),
];
