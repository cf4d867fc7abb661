import { examplesOf } from '@eszkerek/widgets/examples.ts';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';

/** jsdom has no layout to observe. */
class NoLayout {
  observe() {}
  disconnect() {}
}

it('takes the first tap on a part that a finger has pulled before: a finger makes no click where it lets go', async () => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const config = examplesOf('circuit').find(({ mode }) => mode === 'build');
  if (!config) throw new Error('no example');
  const { title, view } = widgets.circuit;
  const { default: View } = await view();
  show(<View config={config} title={title} id="circuit-carry" seed={1} />);
  document.elementsFromPoint = () => [];

  const part = screen.getByRole('button', { name: 'elem' });
  const finger = { pointerId: 1, pointerType: 'touch', button: 0 };
  fireEvent.pointerDown(part, { ...finger, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(part, { ...finger, clientX: 60, clientY: 200 });
  const move = new Event('touchmove', { bubbles: true, cancelable: true });
  part.dispatchEvent(move);
  expect(move.defaultPrevented, 'the page stays while a part is pulled').toBe(true);
  fireEvent.pointerUp(part, { ...finger, clientX: 60, clientY: 200 });
  expect(screen.queryByRole('button', { name: '1. hely: elem' })).not.toBeInTheDocument();

  fireEvent.pointerDown(part, { ...finger, clientX: 10, clientY: 10 });
  fireEvent.pointerUp(part, { ...finger, clientX: 10, clientY: 10 });
  fireEvent.click(part, { detail: 1 });
  expect(screen.getByRole('button', { name: '1. hely: elem' })).toBeInTheDocument();
});
