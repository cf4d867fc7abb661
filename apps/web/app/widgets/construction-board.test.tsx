import { parseConfig } from '@eszkerek/widgets/kinds.ts';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';

/** jsdom has no layout to observe. */
class NoLayout {
  observe() {}
  disconnect() {}
}

async function board(state: Record<string, unknown>) {
  const { title, view } = widgets['geometry-board'];
  const { default: View } = await view();
  const config = parseConfig('geometry-board', {
    mode: 'construct',
    state,
    goal: { finished: true },
    text: { task: 'Szerkessz!', solved: 'Kész!' },
    alt: 'Lap.',
  });
  sessionStorage.clear();
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  const { user } = show(<View config={config} title={title} id="board" seed={1} />);
  const tool = (name: string) => user.click(screen.getByRole('radio', { name }));
  const pick = (...names: string[]) =>
    names.reduce((before, name) => before.then(() => user.click(screen.getByRole('button', { name }))), Promise.resolve());
  return { user, tool, pick };
}

it('says the next pick and what the circles do, and solves', async () => {
  const { tool, pick } = await board({ what: 'perpendicular-bisector' });
  expect(screen.getByText(/hova szúrod a hegyét/, { selector: ':not([aria-live])' })).toBeInTheDocument();
  await pick('A pont', 'B pont', 'B pont', 'A pont');
  expect(screen.getByText(/egyforma messze vannak A-tól és B-től/, { selector: ':not([aria-live])' })).toBeInTheDocument();
  await tool('Vonalzó');
  await pick('k1 és k2 felső metszéspontja', 'k1 és k2 alsó metszéspontja');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Kész!'));
});

it('goes through the targets by the arrows, one stop of the Tab key, and keeps the focus after a choice', async () => {
  const { user, tool, pick } = await board({ what: 'perpendicular-bisector' });
  await pick('A pont', 'B pont', 'B pont', 'A pont');
  await tool('Vonalzó');
  const targets = screen.getAllByRole('button', { name: /pont/ }).filter(({ tabIndex }) => tabIndex === 0);
  expect(targets).toHaveLength(1);
  screen.getByRole('button', { name: 'A pont' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'B pont' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(document.activeElement).toHaveAccessibleName(/^k1 és k2 (alsó|felső) metszéspontja$/);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'M1 pont' })).toHaveFocus();
});

it('takes back the last step', async () => {
  const { user, pick } = await board({ what: 'perpendicular-bisector' });
  const undo = screen.getByRole('button', { name: 'Visszavonás' });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  await pick('A pont', 'B pont');
  expect(screen.getByText('k₁')).toBeInTheDocument();
  await user.click(undo);
  expect(screen.queryByText('k₁')).not.toBeInTheDocument();
});

it('offers only the allowed tools, and the given lengths for the compass', async () => {
  await board({ what: 'triangle-sss', sides: [5, 6, 7], tools: ['compass', 'ruler', 'point'] });
  const tools = within(screen.getByRole('group', { name: 'Eszköz' })).getAllByRole('radio');
  expect(tools.map(tool => tool.parentElement?.textContent)).toEqual(['Körző', 'Vonalzó', 'Pont']);
  expect(screen.getByRole('radio', { name: /^a = 5\scm$/ })).toBeInTheDocument();
});

it('names a wrong step kindly, on the sheet and when it is checked', async () => {
  const { user, pick } = await board({ what: 'perpendicular-bisector' });
  await user.click(screen.getByRole('radio', { name: 'beállítom' }));
  fireEvent.change(screen.getByRole('slider', { name: 'Sugár' }), { target: { value: '2' } });
  await pick('A pont', 'B pont');
  expect(screen.getByText(/Nyisd nagyobbra a körzőt/, { selector: ':not([aria-live])' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ellenőrzöm' }));
  expect(screen.getByRole('status')).toHaveTextContent('Nyisd nagyobbra a körzőt');
});
