import { expect, it } from 'vitest';
import { foreign, refusal, serve } from '../testing/serve.ts';
import { clientLoader } from './home.tsx';

it.each([
  ['what the server said', refusal(503, 'Most nem tudjuk kiszolgálni a kérést.'), 'Most nem tudjuk kiszolgálni a kérést.'],
  ['the stated sentence when it said nothing', refusal(502, ''), 'Hiba az adatok betöltésekor.'],
  ['the stated sentence when what came makes no sense', foreign({}), 'Hiba az adatok betöltésekor.'],
])('without cards it tells %s', async (_, refused, failed) => {
  serve({ catalog: { curriculums: () => refused } });
  expect(await clientLoader()).toEqual({ cards: null, failed });
});
