import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn, logOut } from '../../lib/session.ts';
import { pupil } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { NoticeGate } from './notice-gate.tsx';

const gate = (
  <NoticeGate slug="lecke" open={false} presented={false} onOpen={() => {}}>
    <p>Amit észre lehetett venni.</p>
  </NoticeGate>
);

it('has what was typed when the page is opened again, until the pupil leaves the account', async () => {
  logIn(pupil, 'token');
  const first = show(gate);
  await first.user.type(screen.getByLabelText('Mit vettél észre?'), 'Tízszer annyi');
  first.unmount();
  show(gate).unmount();
  const again = show(gate);
  expect(screen.getByLabelText('Mit vettél észre?')).toHaveValue('Tízszer annyi');
  again.unmount();
  logOut();
  show(gate);
  expect(screen.getByLabelText('Mit vettél észre?')).toHaveValue('');
});
