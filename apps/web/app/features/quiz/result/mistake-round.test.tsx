import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { MistakeRound } from './mistake-round.tsx';

it.each([
  [3, 0, /^3Kijavítom a hibásakat3 kérdés/],
  [10, 9, /^10Megoldom, ami hátravan1 hibás és 9 kimaradt/],
  [4, 4, /^4Megoldom, ami kimaradt4 kérdés/],
])('names %i questions, %i of them left out', (count, skipped, words) => {
  show(<MistakeRound count={count} skipped={skipped} onStart={() => undefined} />);
  expect(screen.getByRole('button').textContent).toMatch(words);
});
