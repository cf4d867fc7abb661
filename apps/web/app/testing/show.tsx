import { Toaster } from '@eszkerek/ui/toaster.tsx';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { QueryProvider } from '../lib/query-provider.tsx';

interface Place {
  /** The route pattern the element stands on, and the address that was opened. */
  path?: string;
  at?: string;
  /** Other pages, for navigation that leaves this one. */
  others?: Readonly<Record<string, ReactNode>>;
}

/** Puts a part of the site into a document as its routes do, and hands over a user and the router. */
export function show(element: ReactNode, { path = '/', at = path, others = {} }: Place = {}) {
  const around = (inside: ReactNode) => (
    <QueryProvider>
      {inside}
      <Toaster label="Üzenetek" closeLabel="Bezárás" />
    </QueryProvider>
  );
  const router = createMemoryRouter(
    [{ path, element: around(element) }, ...Object.entries(others).map(([other, page]) => ({ path: other, element: around(page) }))],
    { initialEntries: [at] },
  );
  const user: UserEvent = userEvent.setup();
  const view = render(<RouterProvider router={router} />);
  return { user, router, ...view };
}
