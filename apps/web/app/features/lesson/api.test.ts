import { expect, it, vi } from 'vitest';
import { refusal, serve } from '../../testing/serve.ts';
import { noteViewed } from './api.ts';

it('tells the lesson that was opened, and later that it was worked through', async () => {
  const server = serve({ lesson: { viewed: () => ({ success: true, section: null }) } });
  void noteViewed('matek-5-tortek');
  void noteViewed('matek-5-tortek', { section: 'szabaly' });
  void noteViewed('matek-5-tortek', { answered: ['t1'] });
  await vi.waitFor(() =>
    expect(server.sentTo('lesson', 'viewed').map(({ body }) => body)).toEqual([
      { slug: 'matek-5-tortek' },
      { slug: 'matek-5-tortek', section: 'szabaly' },
      { slug: 'matek-5-tortek', completed: true, answered: ['t1'] },
    ]),
  );
});

// An unhandled rejection would fail the run.
it('ignores a failure', async () => {
  const server = serve({ lesson: { viewed: () => refusal(403, 'Ehhez nincs jogosultságod.') } });
  void noteViewed('matek-5-tortek');
  await vi.waitFor(() => expect(server.sentTo('lesson', 'viewed')).toHaveLength(1));
});
