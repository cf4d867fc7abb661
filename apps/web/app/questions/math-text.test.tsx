import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MathText } from './math-text.tsx';

it('leaves a root over a number as it is', () => {
  const { container } = render(<MathText text="3√2/4" />);
  expect(container.textContent).toBe('3√2/4');
});

it('keeps the mark after a drawn fraction in the same line', () => {
  const { container } = render(<MathText text="Vagy 3/4, vagy 2 1/2-es." />);
  const kept = [...container.querySelectorAll('.keep-end')].map(({ lastChild }) => lastChild?.textContent);
  expect(kept).toEqual([',', '-es.']);
});
