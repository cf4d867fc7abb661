import { firstVisitMessages as messages } from '@eszkerek/contract/first-visit-messages';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { lazyPanel } from '@eszkerek/ui/lazy-parts.ts';
import { Spinner } from '@eszkerek/ui/spinner.tsx';
import { useTyped } from '@eszkerek/ui/use-typed.ts';
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import searchStyles from './search.module.css';
import searchFieldStyles from './search-field.module.css';
import { SearchForm } from './search-form.tsx';
import { useSearch } from './use-search.ts';

const TYPING = 'input, textarea, select, [contenteditable]';
const SHOWN = 8;

/** Asked for while the answer to the first search is on its way. */
const SearchHits = lazyPanel(() => import('./search-hits.tsx'));

/** The field names its list before there are results. */
const EmptyList = ({ id }: { id: string }) => <div id={id} role="listbox" aria-label="Találatok" />;

/** The navbar's search: a combobox over the results; without script it sends the words to the search page. */
export function SearchBox() {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const typed = useTyped(input);
  const root = useRef<HTMLFormElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const state = useSearch(query);
  const hits = state.status === 'ready' ? state.hits.slice(0, SHOWN) : [];

  useEffect(() => {
    const focusOnSlash = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      event.preventDefault();
      input.current?.focus();
    };
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', focusOnSlash);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', focusOnSlash);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, []);

  const leave = () => {
    setQuery('');
    setOpen(false);
    setActive(-1);
  };
  const go = (slug: string) => {
    leave();
    void navigate(`/tananyag/${slug}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (query !== '') setQuery('');
      setOpen(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (hits.length === 0) return;
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setActive(before => (before + by + hits.length) % hits.length);
    } else if (event.key === 'Enter' && hits[active]) {
      event.preventDefault();
      go(hits[active].slug);
    }
  };
  const shown = open && state.status !== 'empty';
  const optionId = (place: number) => `${listId}-${place}`;
  return (
    <SearchForm ref={root} className={searchFieldStyles.navSearch} role="search" aria-label="Gyorskereső" onSubmit={leave}>
      <Icon name="search" size={19} />
      <input
        ref={typed}
        type="search"
        name="q"
        placeholder="Keresés"
        aria-label="Keresés a leckék közt"
        autoComplete="off"
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={hits[active] ? optionId(active) : undefined}
        value={query}
        onChange={event => {
          setQuery(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <span className={searchFieldStyles.navKey} data-part="nav-key" aria-hidden="true">
        /
      </span>
      <div className={searchStyles.searchPanel} data-part="search-panel" hidden={!shown}>
        {state.status === 'short' && <p className={searchStyles.searchNote}>{messages.searchTooShort}</p>}
        {state.status === 'loading' && (
          <p className={searchStyles.searchNote}>
            <Spinner size={20} /> {messages.searching}
          </p>
        )}
        {state.status === 'ready' && hits.length === 0 && <p className={searchStyles.searchNote}>{messages.nothingFound}</p>}
        <Suspense fallback={<EmptyList id={listId} />}>
          {state.status === 'loading' || state.status === 'ready' ? (
            <SearchHits
              listId={listId}
              hits={hits}
              upcoming={state.status === 'ready' ? state.upcoming : []}
              active={active}
              optionId={optionId}
              onGo={go}
            />
          ) : (
            <EmptyList id={listId} />
          )}
        </Suspense>
      </div>
      <p className="sr-only" role="status">
        {shown && state.status === 'ready' ? (hits.length > 0 ? `${hits.length} találat` : messages.nothingFound) : ''}
      </p>
    </SearchForm>
  );
}
