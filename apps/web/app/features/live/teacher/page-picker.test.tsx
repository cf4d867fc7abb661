import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { PagePicker } from './page-picker.tsx';

it('says of a page once what it is, for which grade, and that it is premium', async () => {
  const page = { description: '', category: 'premium_quiz', grade: '5', grades: [5] };
  serve({
    sets: { list: () => ({ success: true, sets: [] }) },
    catalog: {
      search: () => ({
        success: true,
        data: [
          { ...page, slug: 'kviz-tortek', title: 'Kvíz: Törtek osztása', kind: 'quiz', premium: true },
          { ...page, slug: 'matek-tortek', title: 'Törtek osztása', kind: 'lesson', premium: true },
        ],
      }),
    },
  });
  const picked: (string | null)[] = [];
  const { user } = show(<PagePicker slug={null} onPick={slug => picked.push(slug)} />);
  await user.type(screen.getByLabelText('Miből legyen az óra?'), 'törtek');
  const hit = await screen.findByRole('button', { name: /Törtek osztása/ });
  expect(hit).toHaveTextContent('Törtek osztásaKvíz5. osztályPrémium');
  await user.click(hit);
  expect(picked).toEqual(['kviz-tortek']);
});
