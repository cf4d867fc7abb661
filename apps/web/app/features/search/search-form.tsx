import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';

const SEARCH_PAGE = '/kereses';

/** Sends the words to the search page: inside the site, and without script as the browser does. */
export function SearchForm({ onSubmit, ...rest }: Omit<ComponentProps<'form'>, 'action' | 'method'>) {
  const navigate = useNavigate();
  return (
    <form
      {...rest}
      method="get"
      action={SEARCH_PAGE}
      onSubmit={event => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        onSubmit?.(event);
        void navigate({ pathname: SEARCH_PAGE, search: new URLSearchParams({ q: String(words) }).toString() });
      }}
    />
  );
}
