import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../testing/write-form.ts';
import { Groups } from './groups.tsx';
import { akos, bea, schoolClass } from './homework/homework.test-kit.ts';

const group = { id: '0190a1b2-0000-7000-8000-0000000000d1', name: 'Haladó', student_ids: [bea.id] };
const list = (groups: (typeof group)[]) => () => ({ success: true as const, groups });
const added = () => ({ success: true as const, message: 'Elkészült a csoport.', group });
const showGroups = () => show(<Groups classId={schoolClass.id} students={[akos, bea]} />);
const fill = async (user: UserEvent) => {
  await user.type(await screen.findByLabelText('A csoport neve'), 'Haladó');
  await user.click(screen.getByRole('checkbox', { name: 'Kis Bea' }));
};

it('makes a group of the chosen pupils', async () => {
  const server = serve({ classes: { groups: list([]), addGroup: added } });
  const { user } = showGroups();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Létrehozom' }));
  expect(await screen.findByText('Elkészült a csoport.')).toBeVisible();
  expect(server.sentTo('classes', 'addGroup')).toMatchObject([{ body: { name: 'Haladó', studentIds: [bea.id] } }]);
});

it('changes and deletes a group', async () => {
  const reply = () => ({ success: true as const, message: 'Rendben.' });
  const server = serve({ classes: { groups: list([group]), changeGroup: reply, removeGroup: reply } });
  const { user } = showGroups();
  await user.click(await screen.findByText('Haladó (1)'));
  await user.click(screen.getAllByRole('checkbox', { name: 'Nagy Ákos' })[0] ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Mentem' }));
  expect(await screen.findByText('Rendben.')).toBeVisible();
  expect(server.sentTo('classes', 'changeGroup')).toMatchObject([{ params: { id: group.id }, body: { studentIds: [bea.id, akos.id] } }]);
  await user.click(screen.getByRole('button', { name: 'Törlöm' }));
  await expect.poll(() => server.sentTo('classes', 'removeGroup').length).toBe(1);
});

describe('sending', () => {
  itWritesLikeEveryForm({
    show: showGroups,
    fill,
    button: 'Létrehozom',
    answers: addGroup => ({ classes: { groups: list([]), addGroup } }),
    reply: added,
  });
});
