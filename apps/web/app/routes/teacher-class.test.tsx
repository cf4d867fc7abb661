import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import TeacherClassPage from './teacher-class.tsx';

const server = vi.hoisted(() => ({ answer: {} as object }));
vi.mock('../lib/api.ts', () => ({ api: { classes: { students: { query: () => ({}) } } } }));
vi.mock('../lib/require-role.tsx', () => ({ RequireRole: ({ children }: { children: () => ReactNode }) => children() }));
vi.mock('@tanstack/react-query', async original => ({
  ...(await original<typeof import('@tanstack/react-query')>()),
  useQuery: () => server.answer,
  useQueryClient: () => ({}),
}));

it('says the stated sentence when the pupils cannot be had', () => {
  server.answer = { isError: true, error: new Error('') };
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/dashboard/teacher/class/c1']}>
      <Routes>
        <Route path="/dashboard/teacher/class/:classId" element={<TeacherClassPage />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(html).toContain('Hiba a diákok betöltésekor.');
});
