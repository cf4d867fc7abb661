import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Prerequisites } from './prerequisites.tsx';

it('lists the lessons with a comma right after each title', () => {
  const links = ['Forgatónyomaték', 'Fordított arányosság'].map((title, place) => ({ slug: `lecke-${place}`, title }));
  show(<Prerequisites links={links} />);
  expect(screen.getByText(/Jó, ha előtte megvan/)).toHaveTextContent('Jó, ha előtte megvan: Forgatónyomaték, Fordított arányosság');
});
