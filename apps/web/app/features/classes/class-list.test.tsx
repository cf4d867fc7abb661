import { CallError } from '@eszkerek/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ClassList } from './class-list.tsx';

const { queryKey } = vi.hoisted(() => ({ queryKey: ['classes', 'list'] }));
vi.mock('../../lib/api.ts', () => ({ api: { classes: { list: { query: () => ({ queryKey, queryFn: () => undefined }) } } } }));

/** The list as it looks once its call has ended so. */
const draw = (ended: { data: unknown } | { error: Error }) => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false, staleTime: Number.POSITIVE_INFINITY } } });
  if ('data' in ended) client.setQueryData(queryKey, ended.data);
  else client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: ended.error, fetchStatus: 'idle' });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ClassList />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it('shows name, code, taken and all places of a class, and the way in', () => {
  const one = { id: 'c1', class_name: '7. B', class_code: 'K7M4XR', student_count: 12, max_students: 30 };
  const html = draw({ data: { success: true, classes: [{ ...one, expires_at: '2027-11-15T08:00:00.000Z', expired: false }] } });
  for (const shown of ['7. B', 'K7M4XR', '12 / 30', 'href="/dashboard/teacher/class/c1"']) expect(html).toContain(shown);
});

it.each([
  ['Ehhez nincs jogosultságod.', 'Hiba az osztályok betöltésekor: Ehhez nincs jogosultságod.'],
  ['', 'Hiba az osztályok betöltésekor: Ismeretlen hiba történt.'],
])('a failure that says %j is shown in the stated words', (message, shown) => {
  expect(draw({ error: new CallError(403, message) })).toContain(shown);
});
