import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pupil, teacher } from '../testing/people.ts';
import { show } from '../testing/show.tsx';
import { AssignLink } from './assign-link.tsx';
import { logIn } from './session.ts';

it('leads a teacher to the homework of this page', () => {
  logIn(teacher, 'token-1');
  show(<AssignLink slug="kviz-tortek" />);
  expect(screen.getByRole('link', { name: 'Kiadom házinak' })).toHaveAttribute('href', '/dashboard/teacher/hazi?oldal=kviz-tortek');
});

it('is not there for a pupil', () => {
  logIn(pupil, 'token-1');
  show(<AssignLink slug="kviz-tortek" />);
  expect(screen.queryByRole('link')).toBeNull();
});
