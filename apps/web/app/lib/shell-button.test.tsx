import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { ShellButton } from './shell-button.tsx';

const openShell = () => document.documentElement.dataset.shell;

it('hides the site bar again by the same button, by Esc and by a tap on the view, but not by a tap on the bar', async () => {
  const { user } = show(
    <>
      <nav>Észkerék</nav>
      <div data-part="player">
        <ShellButton />
        <p>Mennyi?</p>
      </div>
    </>,
  );
  const press = () => user.click(screen.getByRole('button', { name: /^Menü és vezérlők/ }));
  await press();
  expect(openShell()).toBe('open');
  await press();
  expect(openShell()).toBeUndefined();
  await press();
  await user.keyboard('{Escape}');
  expect(openShell()).toBeUndefined();
  await press();
  await user.click(screen.getByRole('navigation'));
  expect(openShell()).toBe('open');
  await user.click(screen.getByText('Mennyi?'));
  expect(openShell()).toBeUndefined();
});
