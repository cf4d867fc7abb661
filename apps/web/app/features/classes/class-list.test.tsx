import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ClassList } from './class-list.tsx';

const server = vi.hoisted(() => ({ answer: {} as object }));
vi.mock('../../lib/api.ts', () => ({ api: { classes: { list: { query: () => ({}) } } } }));
vi.mock('@tanstack/react-query', () => ({ useQuery: () => server.answer }));

const draw = (answer: object) => {
  server.answer = answer;
  return renderToStaticMarkup(
    <MemoryRouter>
      <ClassList />
    </MemoryRouter>,
  );
};
const seven = {
  id: 'c7',
  class_name: '7. B',
  class_code: '7BKRTA',
  student_count: 4,
  max_students: 30,
  expires_at: '2027-01-01T00:00:00.000Z',
};

it.each([false, true])('shows name, places, code and the way to the details of a class (over: %s)', expired => {
  const html = draw({ data: { classes: [{ ...seven, expired }] } });
  for (const part of ['7. B', '4 / 30', '7BKRTA', 'Részletek', 'href="/dashboard/teacher/class/c7"']) expect(html).toContain(part);
});

it('says why the classes did not come', () => {
  expect(draw({ isError: true, error: new Error('most nem megy') })).toContain('Hiba az osztályok betöltésekor: most nem megy');
});
