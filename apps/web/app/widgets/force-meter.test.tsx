import { examplesOf } from '@eszkerek/widgets/examples.ts';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';

/** jsdom has no layout to observe. */
class NoLayout {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  vi.stubGlobal('scrollBy', () => undefined);
});

const open = async () => {
  const config = examplesOf('spring-lab').find(({ mode }) => mode === 'force-meter');
  if (config?.mode !== 'force-meter') throw new Error('no example');
  const ask = {
    id: 'ask-jos',
    when: 'start',
    question: 'Milyen hosszú a kétszer akkora erő nyila?',
    options: ['ugyanolyan', 'kétszer olyan'],
    judge: 'by-measurement' as const,
    truth: 'kétszer olyan',
  };
  const asking = { ...config, state: { ...config.state, ask: [ask] }, goal: { ...config.goal, asked: [ask.id] } };
  const { title, view } = widgets['spring-lab'];
  const { default: View } = await view();
  return show(<View config={asking} title={title} id="meter" seed={1} />);
};
const follows = (before: Element, after: Element) =>
  (before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING) === Node.DOCUMENT_POSITION_FOLLOWING;

it('asks for the prediction above the meter, and keeps it in one line', async () => {
  const { user } = await open();
  const option = screen.getByRole('button', { name: 'kétszer olyan' });
  expect(follows(option, screen.getByRole('img'))).toBe(true);
  await user.click(option);
  expect(screen.getByText('A tipped:', { exact: false })).toHaveTextContent('A tipped: kétszer olyan');
  expect(follows(screen.getByText('A tipped:', { exact: false }), screen.getAllByRole('img')[0] as Element)).toBe(true);
});

it('says on the meter that it is overloaded', async () => {
  const { user } = await open();
  expect(screen.queryByText('Túlterhelt!')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'tolltartó' }));
  expect(screen.getByText('Túlterhelt!').closest('svg')).not.toBeNull();
});

it('checks the value when Enter is pressed in its field', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Leolvasott erő'), '3{Enter}');
  expect(screen.getByText(/3 N nem jó/)).toBeVisible();
});
