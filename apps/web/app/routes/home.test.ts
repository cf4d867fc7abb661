import { CallError } from '@eszkerek/contract/client';
import { expect, it, vi } from 'vitest';
import { clientLoader } from './home.tsx';

const { curriculums } = vi.hoisted(() => ({ curriculums: vi.fn() }));
vi.mock('../lib/api.ts', () => ({ api: { catalog: { curriculums } } }));

it.each([
  ['what the server said', new CallError(503, 'Most nem tudjuk kiszolgálni a kérést.'), 'Most nem tudjuk kiszolgálni a kérést.'],
  ['the stated sentence when it said nothing', new CallError(502, ''), 'Hiba az adatok betöltésekor.'],
  ['the stated sentence when a script did not come', new TypeError('Failed to fetch'), 'Hiba az adatok betöltésekor.'],
])('without cards it tells %s', async (_, error, failed) => {
  curriculums.mockRejectedValue(error);
  expect(await clientLoader()).toEqual({ cards: null, failed });
});
