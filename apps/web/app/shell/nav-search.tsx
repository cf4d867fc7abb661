import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Icon } from '../ui/icon.tsx';

const typing = 'input, textarea, select, [contenteditable]';

/** Sends the query to the search page; works without scripts too. `/` jumps into it. */
export function NavSearch() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Form className="nav-search" role="search" action="/kereses">
      <Icon name="search" size={19} />
      <input ref={input} type="search" name="q" placeholder="Keresés a leckék közt" aria-label="Keresés a leckék közt" autoComplete="off" />
      <span className="nav-key" aria-hidden="true">
        /
      </span>
    </Form>
  );
}
