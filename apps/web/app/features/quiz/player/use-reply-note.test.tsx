import { act, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { ReplyNote } from './reply-note.tsx';
import { useReplyNote } from './use-reply-note.ts';

it('collects the replies that come to other questions, and forgets them when the pupil goes on', () => {
  const { result, rerender } = renderHook(({ at }) => useReplyNote(at), { initialProps: { at: 5 } });
  for (const place of [4, 2, 4]) act(() => result.current.tell(place, 5));
  expect(result.current.arrived).toEqual([2, 4]);
  rerender({ at: 6 });
  expect(result.current.arrived).toEqual([]);
  act(() => result.current.tell(5, 6));
  expect(result.current.arrived).toEqual([5]);
});

it.each([
  [[2], 'Megjött a visszajelzés: 3. kérdés.'],
  [[2, 4], 'Megjött 2 visszajelzés.'],
])('tells of the replies to places %j in one note that leads to the first of them', async (arrived, text) => {
  const onLook = vi.fn();
  const { user } = show(<ReplyNote arrived={arrived} onLook={onLook} />);
  expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Megnézem' }));
  expect(onLook).toHaveBeenCalledWith(2);
});
