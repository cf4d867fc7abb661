import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import type { ToolFrame } from '../frame.ts';
import { OpenTargets, WhoMayOpen } from './open-targets.tsx';
import { usePrompt } from './use-prompt.ts';

afterEach(() => sessionStorage.clear());

const frame: ToolFrame = {
  slug: 'proba',
  audience: 'student',
  grades: [5, 6, 7, 8],
  launch: undefined,
  safety: undefined,
  checkBack: undefined,
  sampleAnswer: undefined,
};

function Page() {
  const prompt = usePrompt(frame, []);
  return (
    <>
      <OpenTargets frame={frame} prompt={prompt} />
      <WhoMayOpen frame={frame} />
    </>
  );
}

const offered = () => screen.queryAllByRole('button').map(button => button.textContent);

it('offers nothing before the grade is known, then services open from 13 with their age', async () => {
  const { user } = show(<Page />);
  expect(offered()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: '8. osztály' }));
  expect(offered()).toEqual(['Megnyitás: Mistral Le Chat (13 éves kortól)']);
  expect(screen.queryByRole('region', { name: 'Külső csevegő megnyitása' })).toBeNull();
});

it('offers nothing below the seventh grade and says why', async () => {
  const { user } = show(<Page />);
  await user.click(screen.getByRole('radio', { name: '6. osztály' }));
  expect(offered()).toEqual([]);
  expect(screen.getByText(/^Külső csevegő innen a 7\. osztálytól nyitható meg\./)).toBeVisible();
});
