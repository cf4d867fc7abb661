import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Answered, twoBlanks } from '../../testing/answered.tsx';
import { show } from '../../testing/show.tsx';

const frame = (letter: string) => `<span class="vlist-t"><span class="boxpad"><span>${letter}</span></span></span>`;
const formula = (inside: string) =>
  `<span class="katex"><span class="katex-mathml">read</span><span class="katex-html" aria-hidden="true">${inside}</span></span>`;
const textOf = (container: HTMLElement): HTMLElement => {
  const text = container.querySelector<HTMLElement>('[data-part="template"]');
  if (!text) throw new Error('no text');
  return text;
};
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

it('puts each field in the place of its box in the text, and hears what is typed there', async () => {
  const onAnswer = vi.fn();
  const template = `Az út ${formula(frame('a'))} m, tehát ${formula(`2+${frame('b')}`)}.`;
  const { user, container } = show(<Answered question={{ ...twoBlanks, template }} onAnswer={onAnswer} />);
  const text = textOf(container);
  await user.type(within(text).getByRole('textbox', { name: /^a/ }), '12');
  await user.type(within(text).getByRole('textbox', { name: /^b/ }), '3');
  expect(onAnswer).toHaveBeenLastCalledWith({ a: '12', b: '3' });
  expect(text.querySelector('.boxpad')).toBeNull();
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});

it('lets no line begin with the sign after a field', () => {
  const template = `A közepe ${formula(frame('a'))}. A vége ${formula(frame('b'))} m.`;
  const { container } = show(<Answered question={{ ...twoBlanks, template }} onAnswer={() => undefined} />);
  const [a, b] = within(textOf(container)).getAllByRole('textbox');
  expect(a?.closest('.keep-end')?.textContent).toMatch(/\.$/);
  expect(b?.closest('.keep-end')).toBeNull();
  expect(textOf(container)).toHaveTextContent(/\. A vége/);
});

const row = (inside: string) => `<span><span class="pstrut"></span>${inside}</span>`;
/** The way KaTeX draws a fraction: the denominator, the line, the numerator. */
const fraction = (above: string, below: string) =>
  `<span class="mfrac"><span class="vlist-t"><span class="vlist-r"><span class="vlist">${row(`<span>${below}</span>`)}${row('<span class="frac-line"></span>')}${row(`<span>${above}</span>`)}</span></span></span></span>`;

it('opens the fractions for the field in one of them', async () => {
  const onAnswer = vi.fn();
  const template = `${formula(`${fraction('5', '6')}=${fraction(`3+${frame('a')}`, '12')}=${frame('b')}`)}`;
  const { user, container } = show(<Answered question={{ ...twoBlanks, template }} onAnswer={onAnswer} />);
  await user.type(within(textOf(container)).getByRole('textbox', { name: /^a/ }), '5');
  expect(onAnswer).toHaveBeenLastCalledWith({ a: '5' });
  expect(container.querySelector('.mfrac')).toBeNull();
  expect(within(textOf(container)).getByRole('textbox', { name: /^a/ }).closest('.mord')?.nextElementSibling).toHaveTextContent('12');
});

it('leaves the fields below the text where one of them would stand in a power', () => {
  const template = `${formula(`<span class="vlist-t">${frame('a')}</span>`)} = ${formula(frame('b'))}`;
  const { container } = show(<Answered question={{ ...twoBlanks, template }} onAnswer={() => undefined} />);
  expect(within(textOf(container)).queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});
