import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { ClassTeachers } from './class-teachers.tsx';

const id = '0190a1b2-0000-7000-8000-00000000000c';
const owner = { id: '0190a1b2-0000-7000-8000-000000000001', name: 'Tóth Éva', owner: true };
const colleague = { id: '0190a1b2-0000-7000-8000-000000000002', name: 'Társ Tamás', owner: false };

it('lets the owner invite a colleague and remove one', async () => {
  const server = serve({
    classes: {
      teachers: () => ({ success: true, teachers: [owner, colleague], is_owner: true }),
      inviteTeacher: () => ({ success: true, code: 'K7QF3XNB', expires_at: '2026-11-22T08:00:00.000Z' }),
      removeTeacher: () => ({ success: true, message: 'Már nem tanítja az osztályt.' }),
    },
  });
  const { user } = show(<ClassTeachers classId={id} />);
  await user.click(await screen.findByRole('button', { name: 'Meghívok egy kollégát' }));
  expect(await screen.findByText('K7QF3XNB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Eltávolítom: Társ Tamás' }));
  expect(await screen.findByText('Már nem tanítja az osztályt.')).toBeVisible();
  expect(server.sentTo('classes', 'removeTeacher')).toMatchObject([{ params: { id, teacherId: colleague.id } }]);
});

it('offers a colleague neither', async () => {
  serve({ classes: { teachers: () => ({ success: true, teachers: [owner, colleague], is_owner: false }) } });
  show(<ClassTeachers classId={id} />);
  expect(await screen.findByText('Tóth Éva')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Meghívok|Eltávolítom/ })).toBeNull();
});
