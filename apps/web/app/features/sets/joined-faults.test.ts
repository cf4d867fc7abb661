import { expect, it } from 'vitest';
import { joinedFaults } from './joined-faults.ts';

it('says the same fault of several answers once', () => {
  const faults = ['B válasz: Nincs tévképzet.', 'A kérdés tagad.', 'C válasz: Nincs tévképzet.'].map(message => ({
    level: 'warning' as const,
    message,
    part: 'options',
    place: null,
  }));
  expect(joinedFaults(faults).map(({ message }) => message)).toEqual(['B, C válasz: Nincs tévképzet.', 'A kérdés tagad.']);
});
