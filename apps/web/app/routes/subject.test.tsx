import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import SubjectPage from './subject.tsx';

it('leads from an unknown subject to the three there are, and does not offer to try again', () => {
  const message = 'A(z) nincs tantárgy főoldala nem található.';
  show(<SubjectPage loaderData={{ status: 'missing', message }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Ez az oldal nem található' })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/targy/matematika', '/targy/fizika', '/targy/ai']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Újra' })).toBeNull();
});
