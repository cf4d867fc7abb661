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
  /** Pages inside the element's outlet, by their path below its own. */
  inside?: Readonly<Record<string, ReactNode>>;
  /** Other pages, for navigation that leaves this one. */
  others?: Readonly<Record<string, ReactNode>>;
}

/** Puts a part of the site into a document as its routes do, and hands over a user and the router. */
export function show(element: ReactNode, { path = '/', at = path, inside = {}, others = {} }: Place = {}) {
  const around = (inside: ReactNode) => (
    <QueryProvider>
      {inside}
      <Toaster label="Üzenetek" closeLabel="Bezárás" />
    </QueryProvider>
  );
  const pages = (all: Readonly<Record<string, ReactNode>>) => Object.entries(all).map(([below, page]) => ({ path: below, element: page }));
  const router = createMemoryRouter(
    [
      { path, element: around(element), children: pages(inside) },
      ...Object.entries(others).map(([other, page]) => ({ path: other, element: around(page) })),
    ],
    { initialEntries: [at] },
  );
  const user: UserEvent = userEvent.setup();
  const view = render(<RouterProvider router={router} />);
  return { user, router, ...view };
}
