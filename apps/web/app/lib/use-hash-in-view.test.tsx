import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useHashInView } from './use-hash-in-view.ts';

function Page() {
  useHashInView('#resz');
  return <section id="resz" />;
}

it('puts the part back when the page grows, until the pupil touches it', () => {
  const watched: { grow: () => void; on: boolean }[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #entry: (typeof watched)[number];
      constructor(grow: () => void) {
        this.#entry = { grow, on: false };
        watched.push(this.#entry);
      }
      observe() {
        this.#entry.on = true;
      }
      disconnect() {
        this.#entry.on = false;
      }
    },
  );
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  render(<Page />);
  expect(scrolled).toEqual(['resz']);
  const grow = () => {
    for (const { on, grow } of watched) if (on) grow();
  };
  grow();
  expect(scrolled).toEqual(['resz', 'resz']);
  fireEvent.wheel(window);
  grow();
  expect(scrolled).toHaveLength(2);
});
