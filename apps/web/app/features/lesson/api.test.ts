import { expect, it, vi } from 'vitest';
import { noteViewed } from './api.ts';

const { viewed } = vi.hoisted(() => ({ viewed: vi.fn() }));
vi.mock('../../lib/api.ts', () => ({ api: { lesson: { viewed } } }));

it('tells the lesson that was opened, and later that it was read to the end', () => {
  viewed.mockResolvedValue({ success: true });
  noteViewed('matek-5-tortek', false);
  noteViewed('matek-5-tortek', true);
  expect(viewed.mock.calls).toEqual([[{ body: { slug: 'matek-5-tortek' } }], [{ body: { slug: 'matek-5-tortek', completed: true } }]]);
});

it('ignores a failure', async () => {
  const refused = Promise.reject(new Error('Ehhez nincs jogosultságod.'));
  const caught = vi.spyOn(refused, 'catch');
  viewed.mockReturnValue(refused);
  noteViewed('matek-5-tortek', false);
  await expect(caught.mock.results[0]?.value).resolves.toBeUndefined();
});
