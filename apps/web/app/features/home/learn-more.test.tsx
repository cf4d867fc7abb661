import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { LearnMore } from './learn-more.tsx';

it('holds three cards, open before any script', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<LearnMore closed={false} />);
  expect(within(page).getAllByRole('article')).toHaveLength(3);
  expect(within(page).getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});

it('folds and unfolds at its button', async () => {
  const { user } = show(<LearnMore closed={false} />);
  await user.click(screen.getByRole('button', { name: 'Tudj meg többet', expanded: true }));
  await user.click(screen.getByRole('button', { name: 'Tudj meg többet', expanded: false }));
  expect(screen.getByRole('button', { expanded: true })).toBeVisible();
});

it('is closed at first for a pupil, with what folds along', async () => {
  const { user } = show(<LearnMore closed>A jövő iskolája</LearnMore>);
  expect(document.getElementById('tobbet-kartyak')).toHaveTextContent('A jövő iskolája');
  await user.click(screen.getByRole('button', { name: 'Tudj meg többet', expanded: false }));
  expect(screen.getByRole('button', { expanded: true })).toBeVisible();
});
