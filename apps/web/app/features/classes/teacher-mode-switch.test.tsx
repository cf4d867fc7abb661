import { messages } from '@eszkerek/contract/messages';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../../lib/session.ts';
import { teacher } from '../../testing/people.ts';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { TeacherModeSwitch } from './teacher-mode-switch.tsx';

it('says a wrong PIN at its field, in the one window that then is the alert', async () => {
  serve({ classes: { teacherModeOn: () => refusal(403, messages.wrongPin) } });
  logIn(teacher, 'token-1');
  const { user } = show(<TeacherModeSwitch />);
  await user.click(screen.getByRole('switch', { name: /Mester Mód/ }));
  await screen.findByRole('dialog', { name: 'Mester Mód bekapcsolása' });
  await user.type(screen.getByLabelText('PIN-kód'), '0000');
  await user.click(screen.getByRole('button', { name: 'Bekapcsolom' }));
  const alert = within(await screen.findByRole('alertdialog', { name: 'Mester Mód bekapcsolása' }));
  expect(alert.getByText(messages.wrongPin)).toBeVisible();
  expect(alert.getByLabelText('PIN-kód')).toBeInvalid();
  expect(alert.getByLabelText('PIN-kód')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});
