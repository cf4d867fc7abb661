import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CreateClass } from './create-class.tsx';

vi.mock('../../lib/api.ts', () => ({ api: {} }));

const html = renderToStaticMarkup(<CreateClass />);

it('asks for 5 to 30 pupils, thirty at first', () => {
  const size = /<input[^>]*type="number"[^>]*>/.exec(html)?.[0] ?? '';
  for (const part of ['min="5"', 'max="30"', 'value="30"', 'required']) expect(size).toContain(part);
});

it('tells the yearly fee, its discount and for how many it is counted', () => {
  expect(html).toContain('4200 RON/év');
  expect(html).toContain('30% kedvezmény, 20 tanulóra számolva');
});
