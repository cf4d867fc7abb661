import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { ResultFold } from './result-fold.tsx';

const scrolled = vi.fn();
// Not in jsdom. On Element, as in the other tests: one on HTMLElement would hide theirs.
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled.mockClear();
});

const fold = (
  <ResultFold icon="list" title="Kérdésről kérdésre">
    Az első kérdés
  </ResultFold>
);

it('is read from its heading on once it is opened', async () => {
  const { user } = show(fold);
  await user.click(screen.getByRole('heading', { name: 'Kérdésről kérdésre' }));
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start' }));
  expect(scrolled.mock.contexts[0]).toBe(screen.getByRole('group'));
});

it('moves nothing when the page is printed', async () => {
  show(fold);
  const toggled = new Promise(done => screen.getByRole('group').addEventListener('toggle', done, { once: true }));
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  await toggled;
  expect(scrolled).not.toHaveBeenCalled();
});
