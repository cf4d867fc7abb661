import { expect, it } from 'vitest';
import { goalHtml } from './goal-html.ts';

it('draws powers and indices, and keeps a suffix with its number', () => {
  expect(goalHtml('Kiszámítom az a^n értékét 20²-ig.')).toBe('Kiszámítom az a<sup>n</sup> értékét 20²-\u2060ig.');
  expect(goalHtml('E_m = mv²/2, ha m < 1 kg')).toBe('E<sub>m</sub> = mv²/2, ha m &lt; 1 kg');
});
