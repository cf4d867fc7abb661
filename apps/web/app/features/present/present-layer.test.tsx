import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startPresenting, stopPresenting } from '../../lib/present.ts';
import { logIn } from '../../lib/session.ts';
import { teacher } from '../../testing/people.ts';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import PresentLayer from './present-layer.tsx';

const schoolClass = {
  id: '0190a1b2-0000-7000-8000-0000000000c1',
  class_name: '6. A',
  class_code: 'ABC123',
  student_count: 2,
  max_students: 30,
  expires_at: '2027-11-16T08:00:00.000Z',
  expired: false,
};
const pupil = (id: string, real_name: string) => ({
  id,
  real_name,
  joined_at: '2026-09-10T08:00:00.000Z',
  last_activity_at: null,
  quiz_count: 0,
  lesson_count: 0,
  average_percentage: null,
});
const page = { slug: 'fizika-7-emelo', title: 'Az emelő', slides: ['Bevezető', 'Fedezd fel!', 'Szabály'], voteOn: 'kviz-fizika-7-emelo' };
const TURN = { timeout: 3000 };

afterEach(() => stopPresenting());

it('turns slides by buttons and by a clicker, stays at the ends, and leaves by Esc', async () => {
  const { user } = show(<PresentLayer />);
  expect(screen.queryByRole('toolbar')).toBeNull();
  act(() => startPresenting(page));
  expect(screen.getByText('1 / 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Előző' }));
  expect(screen.getByText('1 / 3')).toBeVisible();
  await user.keyboard('{PageDown}');
  expect(screen.getByText('Fedezd fel!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Következő' }));
  await user.keyboard('{PageDown}');
  expect(screen.getByText('3 / 3')).toBeVisible();
  const vote = screen.getByRole('link', { name: 'Szavazás új lapon' });
  expect(vote).toHaveAttribute('href', '/dashboard/teacher/elo?oldal=kviz-fizika-7-emelo');
  expect(vote).toHaveAttribute('target', '_blank');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(document.documentElement.dataset.present).toBeUndefined();
});

it('goes on by the arrows after a click on a button, but not from a slider, a field or under an open menu', async () => {
  const { user } = show(
    <>
      <PresentLayer />
      <button type="button">Ellenőrzöm</button>
      <div role="slider" tabIndex={0} aria-valuenow={1} aria-label="Csúszka" />
      <input aria-label="Válasz" />
    </>,
  );
  act(() => startPresenting(page));
  await user.click(screen.getByRole('button', { name: 'Ellenőrzöm' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('2 / 3')).toBeVisible();
  await user.keyboard(' ');
  await user.click(screen.getByRole('slider'));
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('textbox'));
  await user.keyboard(' {ArrowLeft}');
  expect(screen.getByText('2 / 3')).toBeVisible();
  await user.clear(screen.getByRole('textbox'));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('3 / 3')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('2 / 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Következő' }));
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(screen.getByText('1 / 3')).toBeVisible();
  document.documentElement.dataset.shell = 'open';
  await user.keyboard('{ArrowRight}');
  delete document.documentElement.dataset.shell;
  expect(screen.getByText('1 / 3')).toBeVisible();
});

it('ends when the page changes, also when it changed before the layer came', async () => {
  const { router } = show(<PresentLayer />, { others: { '/masik': <PresentLayer /> } });
  act(() => startPresenting(page));
  expect(screen.getByRole('toolbar')).toBeVisible();
  await act(() => router.navigate('/masik'));
  expect(screen.queryByRole('toolbar')).toBeNull();
  act(() => startPresenting(page));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('reads a tall slide to its end by the keys before it turns', async () => {
  const { user } = show(<PresentLayer />);
  act(() => startPresenting(page));
  const root = document.documentElement;
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(1500);
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(800);
  // A step is a part of what is seen above the tool bar.
  vi.spyOn(screen.getByRole('toolbar'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 740, 800, 60));
  const scrolled = vi.fn((to?: ScrollToOptions | number) => {
    vi.stubGlobal('scrollY', typeof to === 'object' && (to.top ?? 0) > 0 ? 700 : 0);
  });
  vi.stubGlobal('scrollBy', scrolled);
  await user.keyboard('{PageDown}');
  expect(scrolled).toHaveBeenCalledOnce();
  expect(screen.getByText('1 / 3')).toBeVisible();
  await user.keyboard(' ');
  expect(screen.getByText('2 / 3')).toBeVisible();
  await user.keyboard('{ArrowUp}');
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(screen.getByText('2 / 3')).toBeVisible();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('1 / 3')).toBeVisible();
});

it('shows the steps of a worked example one by one before it turns, and a slide seen before whole', async () => {
  const { user } = show(
    <>
      <article data-slide="1">
        <div data-part="example">
          <div className="prose">
            <p>Mennyi?</p>
            <ol>
              <li>Összeadom.</li>
              <li>Ennyi: 5.</li>
            </ol>
          </div>
        </div>
        <p>Tehát 5.</p>
      </article>
      <PresentLayer />
    </>,
  );
  const waiting = () => [...document.querySelectorAll('[data-waits]')].map(({ textContent }) => textContent);
  act(() => startPresenting(page));
  await user.keyboard('{PageDown}');
  expect(waiting()).toEqual(['Összeadom.', 'Ennyi: 5.', 'Tehát 5.']);
  await user.keyboard('{ArrowRight}');
  expect(waiting()).toEqual(['Ennyi: 5.', 'Tehát 5.']);
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Mutasd a lépést' }));
  expect(waiting()).toEqual([]);
  expect(screen.getByText('2 / 3')).toBeVisible();
  await user.keyboard('{PageDown}{PageUp}');
  expect(screen.getByText('2 / 3')).toBeVisible();
  expect(waiting()).toEqual([]);
});

it('shows one question of a discovery at a time, and begins again when the slide comes back', async () => {
  const { user } = show(
    <>
      <article data-slide="1">
        <section data-part="discovery">
          <div className="prose">
            <ol>
              <li>Növeld!</li>
              <li>Mit látsz?</li>
            </ol>
          </div>
        </section>
      </article>
      <PresentLayer />
    </>,
  );
  const now = () => [...document.querySelectorAll('[data-guide] > [data-now]')].map(({ textContent }) => textContent);
  act(() => startPresenting(page));
  await user.keyboard('{PageDown}');
  expect(now()).toEqual(['Növeld!']);
  await user.keyboard('{ArrowRight}');
  expect(now()).toEqual(['Mit látsz?']);
  expect(screen.getByText('2 / 3')).toBeVisible();
  await user.keyboard('{PageDown}');
  expect(now()).toEqual([]);
  await user.keyboard('{PageUp}');
  expect(now()).toEqual(['Növeld!']);
});

it('closes the wheel, the clock or the pen by Esc before it leaves', async () => {
  logIn(teacher, 'token-1');
  serve({ classes: { list: () => ({ success: true, classes: [] }) } });
  const { user } = show(<PresentLayer />);
  act(() => startPresenting(page));
  await user.click(screen.getByRole('button', { name: 'Piros toll' }));
  await user.click(screen.getByRole('button', { name: 'Ki jön?' }));
  expect(screen.getByRole('region', { name: 'Ki jön?' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Ki jön?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Óra' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Óra' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Piros toll' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Piros toll' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('toolbar')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('closes a tool first when Esc has left the full screen before the page heard of it', async () => {
  const { user } = show(<PresentLayer />);
  act(() => startPresenting(page));
  await user.click(screen.getByRole('button', { name: 'Óra' }));
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  expect(screen.queryByRole('region', { name: 'Óra' })).toBeNull();
  expect(screen.getByRole('toolbar')).toBeVisible();
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('opens the clock as a line, the dial with its own buttons, and says the end until a tap', async () => {
  const { user } = show(<PresentLayer />);
  act(() => startPresenting(page));
  await user.click(screen.getByRole('button', { name: 'Óra' }));
  expect(screen.getAllByText('2:00')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Nagy óra: 2:00' }));
  expect(screen.getAllByText('2:00')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Egy perccel több' }));
  expect(screen.getAllByText('3:00')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Egy perccel kevesebb' }));
  expect(screen.getByRole('button', { name: 'Indul' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bezárás' }));
  expect(screen.getAllByText('2:00')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Indul' }));
  expect(screen.getByRole('button', { name: 'Szünet' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const end = Date.now() + 121_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => end);
  await user.click(await screen.findByRole('button', { name: 'Lejárt az idő!' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Nagy óra: 2:00' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Indul' })).toBeVisible();
  clock.mockRestore();
});

it('lets the clock run on while other tools are used, and Esc only leaves its large view', async () => {
  logIn(teacher, 'token-1');
  serve({ classes: { list: () => ({ success: true, classes: [] }) } });
  const { user } = show(<PresentLayer />);
  act(() => startPresenting(page));
  await user.click(screen.getByRole('button', { name: 'Óra' }));
  await user.click(screen.getByRole('button', { name: 'Indul' }));
  const later = Date.now() + 30_000;
  const time = vi.spyOn(Date, 'now').mockImplementation(() => later);
  await user.click(await screen.findByRole('button', { name: /Nagy óra: 1:(29|30)/ }));
  expect(screen.getByRole('button', { name: 'Szünet' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Bezárás' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Szünet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ki jön?' }));
  expect(screen.getByRole('button', { name: /Nagy óra: 1:(29|30)/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Szünet' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Óra' }));
  expect(screen.getByRole('button', { name: 'Szünet' })).toBeVisible();
  time.mockRestore();
});

it('picks a pupil of the only class, tells the name when the wheel stops, and crosses out who has been', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  logIn(teacher, 'token-1');
  serve({
    classes: {
      list: () => ({ success: true, classes: [schoolClass] }),
      students: () => ({ success: true, class: schoolClass, students: [pupil('a', 'Kiss Anna'), pupil('b', 'Nagy Béla')], requests: [] }),
    },
  });
  const { user } = show(<PresentLayer />);
  act(() => startPresenting(page));
  await user.click(screen.getByRole('button', { name: 'Ki jön?' }));
  await user.click(await screen.findByRole('button', { name: 'Pörgetek' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(await screen.findByText('Most te jössz:', {}, TURN)).toBeVisible();
  const first = screen.getByRole('status').textContent;
  expect(['Anna', 'Béla']).toContain(first);
  expect(screen.getByText(/Még 1 tanuló van hátra/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Új pörgetés' }));
  expect(await screen.findByText('Most te jössz:', {}, TURN)).toBeVisible();
  expect(screen.getByRole('status').textContent).not.toBe(first);
  expect(screen.getByText(/Ma már mindenki volt/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kész' }));
  expect(screen.queryByRole('region', { name: 'Ki jön?' })).toBeNull();
});

it('says that there is no class, or that the list did not come', async () => {
  logIn(teacher, 'token-1');
  serve({ classes: { list: () => ({ success: true, classes: [] }) } });
  const { user } = show(<PresentLayer />);
  act(() => startPresenting(page));
  await user.click(screen.getByRole('button', { name: 'Ki jön?' }));
  expect(await screen.findByText('Még nincs osztályod.')).toBeVisible();
});

it('tells that the classes did not come', async () => {
  logIn(teacher, 'token-1');
  serve({ classes: { list: () => refusal(503, 'Most nem megy.') } });
  const { user } = show(<PresentLayer />);
  act(() => startPresenting(page));
  await user.click(screen.getByRole('button', { name: 'Ki jön?' }));
  expect(await screen.findByText('Az osztályok most nem töltődtek be.')).toBeVisible();
});
