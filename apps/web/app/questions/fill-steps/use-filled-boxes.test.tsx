import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Answered, twoBlanks } from '../../testing/answered.tsx';
import { show } from '../../testing/show.tsx';

/** The way KaTeX draws a frame in the numerator of a fraction. */
const numerator = '<span class="vlist-t"><span class="vlist-t"><span class="boxpad"><span><span>a</span></span></span></span></span>';
const template = `${numerator} = <span class="blank" data-blank="b">b</span>`;

it('writes what is typed into the box of its letter, and the letter again when it is deleted', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { user, container } = show(<Answered question={{ ...twoBlanks, template }} onAnswer={() => undefined} />);
  const boxes = () => [...container.querySelectorAll('.boxpad, .blank')].map(({ textContent }) => textContent);
  await user.type(screen.getByRole('textbox', { name: /^a/ }), '-12');
  expect(boxes()).toEqual(['−12', 'b']);
  expect(container.querySelector('.boxpad')).toHaveAttribute('data-blank', 'a');
  await user.clear(screen.getByRole('textbox', { name: /^a/ }));
  expect(boxes()).toEqual(['a', 'b']);
});
