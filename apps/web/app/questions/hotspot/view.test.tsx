import type { PublicOf } from '@eszkerek/contract/quiz-shapes';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { HotspotView } from './view.tsx';

const question: PublicOf<'hotspot'> = {
  id: 'q1',
  type: 'hotspot',
  question: 'Melyik a hosszabb?',
  hintCount: 0,
  figure: { svg: '<svg class="fig"><path data-el="x1" d="M0 0"/><path data-el="x2" d="M0 1"/></svg>', alt: 'Két szakasz.' },
  spots: [
    { id: 'x1', text: 'AB szakasz', x: 10, y: 20 },
    { id: 'x2', text: 'CD szakasz', x: 60, y: 80 },
  ],
};
const given = { question, value: null, disabled: false, result: null, solution: null, labelledBy: 'kerdes' };

it('offers the elements as a radio group by their names', async () => {
  const onChange = vi.fn();
  show(<HotspotView {...given} onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'CD szakasz' }));
  expect(onChange).toHaveBeenLastCalledWith('x2');
});

it('is answered by the keyboard', async () => {
  const onChange = vi.fn();
  show(<HotspotView {...given} onChange={onChange} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'AB szakasz' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith('x2');
});

it('takes a tap on the drawn element itself', () => {
  const onChange = vi.fn();
  show(<HotspotView {...given} onChange={onChange} />);
  const element = document.querySelector('[data-el="x1"]');
  if (!element) throw new Error('not drawn');
  fireEvent.click(element);
  expect(onChange).toHaveBeenCalledWith('x1');
});

it('brings the whole figure above the reply when the question is closed, not when it was closed before', () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const onChange = () => undefined;
  const { rerender } = render(<HotspotView {...given} value="x1" disabled onChange={onChange} />);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<HotspotView {...given} value="x1" disabled solution={{ correct: ['x2'] }} onChange={onChange} />);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  render(<HotspotView {...given} value="x1" disabled solution={{ correct: ['x2'] }} onChange={onChange} />);
  expect(scroll).toHaveBeenCalledOnce();
});

it('marks the right element once the question is closed', () => {
  show(<HotspotView {...given} value="x1" disabled solution={{ correct: ['x2'] }} onChange={() => undefined} />);
  expect(document.querySelector('[data-el="x2"]')?.getAttribute('data-state')).toBe('ok');
  expect(document.querySelector('[data-el="x1"]')?.getAttribute('data-state')).toBe('bad');
  expect(screen.getByRole('radio', { name: 'CD szakasz, Helyes válasz' })).toBeDisabled();
});
