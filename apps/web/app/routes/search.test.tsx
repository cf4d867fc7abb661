import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import SearchPage from './search.tsx';

const hit = {
  slug: 'matek-5-tort',
  title: 'Mit jelent a tört?',
  description: '',
  kind: 'lesson',
  category: 'free_lesson',
  grades: [5],
  premium: false,
};

it('searches while typing, and follows the address', async () => {
  const server = serve({ catalog: { search: () => ({ success: true, data: [hit], upcoming: [] }) } });
  const { user, router } = show(<SearchPage />);
  await user.type(screen.getByLabelText('Mit keresel?'), 'tö');
  expect(screen.getByText('Írj be legalább 3 karaktert...')).toBeVisible();
  await user.type(screen.getByLabelText('Mit keresel?'), 'rt');
  expect(await screen.findByRole('link', { name: /Mit jelent a tört/ })).toBeVisible();
  expect(server.sentTo('catalog', 'search').map(({ query }) => query)).toEqual([{ q: 'tört' }]);
  await router.navigate('?q=kor');
  expect(await screen.findByDisplayValue('kor')).toBeVisible();
});
