import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { ResultWheel } from './result-wheel.tsx';

it.each([
  [1.5, '17%: 9 pontból 1,5', '1,5 / 9'],
  [0.1 + 0.2 + 0.7, '17%: 9 pontból 1', '1 / 9'],
  [1.3, '17%', '17%'],
])('counts whole and half points only (%d)', (points, name, score) => {
  show(<ResultWheel percent={17} points={points} total={9} shares={[points / 9]} skipped={0} />);
  expect(screen.getByRole('img', { name })).toBeVisible();
  expect(screen.getByText(score)).toBeVisible();
});

it('tells a missed question from one that was left out', () => {
  const { container } = show(<ResultWheel percent={33} points={1} total={3} shares={[0, 1, 0]} skipped={1} />);
  const fills = [...container.querySelectorAll('g > g > path')].map(path => path.getAttribute('fill'));
  expect(fills).toEqual(['var(--ok)', 'var(--bad-tint)', 'var(--track)']);
});
