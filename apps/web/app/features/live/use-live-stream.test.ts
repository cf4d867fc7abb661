import type { BoardView } from '@eszkerek/contract/live-shapes';
import { expect, it } from 'vitest';
import { type LiveStream, withEvent } from './use-live-stream.ts';

const view = (version: number, answered = 0) => ({ role: 'board', version, step: 1, answered, present: 4 }) as unknown as BoardView;
const at = (shown: BoardView | null): LiveStream<BoardView> => ({ view: shown, connected: true, refused: false, at: 0 });
const state = (shown: BoardView) => ({ id: shown.version, event: 'state', data: shown });

it('takes the newer snapshot and leaves an older or repeated one', () => {
  const first = withEvent(at(null), state(view(5)), 10);
  expect([first.view?.version, first.at]).toEqual([5, 10]);
  expect(withEvent(first, state(view(4, 9)), 20)).toBe(first);
});

it('puts counts into the snapshot it has', () => {
  const after = withEvent(at(view(5)), { id: 6, event: 'counts', data: { version: 6, answered: 3, present: 4 } }, 20);
  expect([after.view?.version, after.view?.answered, after.view?.step]).toEqual([6, 3, 1]);
  const late = { id: 4, event: 'counts', data: { version: 4, answered: 1, present: 4 } };
  expect(withEvent(after, late, 30)).toBe(after);
});

it('leaves when the participant was removed', () => {
  expect(withEvent(at(view(5)), { id: 6, event: 'gone', data: {} }, 20)).toMatchObject({ view: null, refused: true });
});
