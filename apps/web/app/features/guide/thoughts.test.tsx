import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { region } from '../../lib/region.ts';
import { logIn } from '../../lib/session.ts';
import { pupil } from '../../testing/people.ts';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { GuideChoices } from './guide-choices.tsx';
import { Thoughts } from './thoughts.tsx';

beforeEach(() => logIn(pupil, 'token-1'));

const thought = {
  slug: 'matek-5-tortek-osszeadasa',
  title: 'Törtek összeadása',
  subject: 'matematika',
  label: 'forming',
  because: '4 kérdésre válaszoltál, 3 jó volt elsőre. Legutóbb: tegnap.',
  answers: 4,
  last_at: '2026-11-15T08:00:00.000Z',
} as const;

it('tells what is thought and from what, and forgets it after a second yes', async () => {
  let thoughts: (typeof thought)[] = [thought];
  const server = serve({
    guide: {
      why: () => ({ success: true, thoughts, recent: [], events: thoughts.length * 4 }),
      reset: () => {
        thoughts = [];
        return { success: true, message: 'Tiszta lappal indulsz.' };
      },
    },
  });
  const { user, container } = show(<Thoughts />);
  expect(await screen.findByText('alakul')).toBeVisible();
  expect(screen.getByText(thought.because)).toBeVisible();
  expect(container).not.toHaveTextContent('%');
  await user.click(screen.getByRole('button', { name: 'Felejtsétek el' }));
  expect(server.sentTo('guide', 'reset')).toHaveLength(0);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Az eredményeid, a naplód és a javítófüzeted megmarad.');
  await user.click(screen.getAllByRole('button', { name: 'Felejtsétek el' }).at(-1) ?? dialog);
  expect(await screen.findByText('Tiszta lappal indulsz.')).toBeVisible();
  expect(await screen.findByText('Még nem gondolunk semmit')).toBeVisible();
});

it('saves a changed answer at once, and the country sets the curriculum', async () => {
  const settings = { grade: 6, country: null, goal: null, days: 3, minutes: 10, call_name: 'Lili', onboarded: true };
  const server = serve({
    guide: {
      settings: () => ({ success: true, settings }),
      saveSettings: ({ body }) => ({ success: true, message: 'Elmentettük.', settings: { ...settings, ...body } }),
    },
  });
  const { user } = show(<GuideChoices />);
  expect(await screen.findByRole('radio', { name: '6. osztály' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Magyarországon' }));
  expect(await screen.findByText('Elmentettük.')).toBeVisible();
  expect(server.sentTo('guide', 'saveSettings').map(({ body }) => body)).toEqual([{ country: 'hu' }]);
  expect(region.get()).toBe('hu');
});
