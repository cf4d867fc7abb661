import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { useFieldInView } from './use-field-in-view.ts';

function Steps() {
  const body = useRef<HTMLDivElement>(null);
  useFieldInView(body);
  return (
    <div ref={body} data-testid="body">
      <fieldset>
        <input type="text" aria-label="a" />
      </fieldset>
    </div>
  );
}

/** The frame stands from 60 to 360 on the screen, scrolled by 100. */
const scrolledTo = async (steps: number, field: number) => {
  const tops: Record<string, [top: number, height: number]> = { DIV: [60, 300], FIELDSET: [steps, 400], INPUT: [field, 50] };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, height] = tops[this.tagName] ?? [0, 0];
    return new DOMRect(0, top, 300, height);
  });
  const { user, unmount } = show(<Steps />);
  const body = screen.getByTestId('body');
  body.scrollTop = 100;
  await user.click(screen.getByLabelText('a'));
  unmount();
  return body.scrollTop;
};

it('scrolls a field above the keys, and back under the head', async () => {
  expect(await scrolledTo(200, 400)).toBe(100 + 98);
  expect(await scrolledTo(-200, 50)).toBe(100 - 18);
});

it('shows the beginning of the steps as far as the field stays above the keys', async () => {
  expect(await scrolledTo(40, 200)).toBe(100 - 28);
  expect(await scrolledTo(-200, 282)).toBe(100 - 20);
  expect(await scrolledTo(100, 200)).toBe(100);
});

it('follows a field that moves to the next line while a number is typed', async () => {
  let field = 200;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, height] = { DIV: [60, 300], INPUT: [field, 50] }[this.tagName] ?? [100, 400];
    return new DOMRect(0, top, 300, height);
  });
  const { user } = show(<Steps />);
  const body = screen.getByTestId('body');
  await user.click(screen.getByLabelText('a'));
  expect(body.scrollTop).toBe(0);
  field = 330;
  await user.keyboard('7');
  await vi.waitFor(() => expect(body.scrollTop).toBe(28));
});
