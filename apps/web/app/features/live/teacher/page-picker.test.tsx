import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { PagePicker } from './page-picker.tsx';

it('says of a page once what it is, for which grade, and that it is premium', async () => {
  const page = { description: '', category: 'premium_quiz', grade: '5', grades: [5] };
  serve({
    sets: { list: () => ({ success: true, sets: [] }) },
    catalog: {
      search: () => ({
        success: true,
        data: [{ ...page, slug: 'kviz-tortek', title: 'Kvíz: Törtek osztása', kind: 'quiz', premium: true }],
      }),
    },
  });
  const picked: (string | null)[] = [];
  const { user } = show(<PagePicker slug={null} ownGrade={[]} onPick={slug => picked.push(slug)} />);
  await user.type(screen.getByLabelText('Miből legyen az óra?'), 'törtek');
  const hit = await screen.findByRole('button', { name: /Törtek osztása/ });
  expect(hit).toHaveTextContent('Törtek osztásaKvíz5. osztályPrémium');
  await user.click(hit);
  expect(picked).toEqual(['kviz-tortek']);
});

it('asks for pages a lesson can be made from, and shows the first of many with the rest behind one button', async () => {
  const asked: unknown[] = [];
  const page = { description: '', category: 'free_quiz', grade: '5', grades: [5], kind: 'practice', premium: false };
  serve({
    sets: { list: () => ({ success: true, sets: [] }) },
    catalog: {
      search: ({ query }) => {
        asked.push(query.kinds);
        return {
          success: true,
          data: Array.from({ length: 11 }, (_, at) => ({ ...page, slug: `gyakorlo-${at}`, title: `Gyakorló: ${at}` })),
        };
      },
    },
  });
  const { user } = show(<PagePicker slug={null} ownGrade={[]} onPick={() => {}} />);
  await user.type(screen.getByLabelText('Miből legyen az óra?'), 'tört');
  const list = await screen.findByRole('list', { name: 'Találatok' });
  await user.click(await within(list).findByRole('button', { name: 'Még 3' }));
  expect(within(list).getAllByRole('button')).toHaveLength(11);
  expect(asked).toContain('quiz,test,practice');
});

it('lists what is for the grade of the class first, of titles that name what was searched for', async () => {
  const page = { description: '', category: 'free_quiz', kind: 'quiz', premium: false };
  const of = (slug: string, title: string, grade: number) => ({ ...page, slug, title, grade: `${grade}`, grades: [grade] });
  serve({
    sets: { list: () => ({ success: true, sets: [] }) },
    catalog: {
      search: () => ({ success: true, data: [of('a', 'Tizedesek', 6), of('b', 'Törtek', 5), of('c', 'Racionális törtek', 6)] }),
    },
  });
  const { user } = show(<PagePicker slug={null} ownGrade={['6']} onPick={() => {}} />);
  await user.type(screen.getByLabelText('Miből legyen az óra?'), 'törtek');
  const list = await screen.findByRole('list', { name: 'Találatok' });
  await within(list).findByText('Törtek');
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ firstChild }) => firstChild?.textContent),
  ).toEqual(['Racionális törtek', 'Törtek', 'Tizedesek']);
});

it('never names a page by its address', async () => {
  serve({ quiz: { page: () => refusal(404, 'Nincs ilyen.') } });
  show(<PagePicker slug="kviz-tortek" ownGrade={[]} onPick={() => {}} />);
  expect(screen.getByText('betöltjük…')).toBeVisible();
  expect(await screen.findByText('a kiválasztott oldal')).toBeVisible();
  expect(screen.queryByText(/kviz-tortek/)).not.toBeInTheDocument();
});
