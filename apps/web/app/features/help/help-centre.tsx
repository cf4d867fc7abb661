import { CallError } from '@eszkerek/contract/client';
import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_LENGTH } from '@eszkerek/contract/constants';
import type { HelpArticle } from '@eszkerek/contract/help';
import { messages } from '@eszkerek/contract/messages';
import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import chipsStyles from '@eszkerek/ui/chips.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { SearchInput } from '@eszkerek/ui/input.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import { categoryAnchor, categoryName } from './category-name.ts';
import styles from './help.module.css';

export type HelpData = Readonly<Record<string, readonly HelpArticle[]>>;

/** Opens the article or category the address points at. */
function useDeepLink(ready: boolean): string {
  const [target, setTarget] = useState('');
  useEffect(() => {
    if (!ready) return;
    const follow = () => {
      const id = decodeURIComponent(location.hash.slice(1));
      setTarget(id);
      if (id) document.getElementById(id)?.scrollIntoView?.({ block: 'start' });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [ready]);
  return target;
}

/** All articles first; a query longer than two characters is sent 300 ms after typing stops. */
export function HelpCentre({ initial }: { initial: HelpData }) {
  const [query, setQuery] = useState('');
  const [data, setData] = useState<HelpData>(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const searching = query.trim().length >= SEARCH_MIN_LENGTH;
  const target = useDeepLink(Object.keys(data).length > 0);

  useEffect(() => {
    setFailure(null);
    if (!searching) return setData(initial);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        setData((await api.help.articles({ query: { q: query.trim() } }, { signal: abort.signal })).data);
      } catch (error) {
        if (!abort.signal.aborted) setFailure(error instanceof CallError && error.message ? error.message : messages.somethingFailed);
      }
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, searching, initial]);

  const categories = Object.entries(data).filter(([, articles]) => articles.length > 0);
  // A search without a result leads to the topics too.
  const topics = Object.keys(searching && categories.length === 0 ? initial : searching ? {} : data);
  const nav = topics.length > 1 && (
    <div className={cx(styles.helpNav, 'row-scroll')}>
      <nav className={chipsStyles.chips} data-part="chips" aria-label="Kategóriák">
        {topics.map(key => (
          <a className={chipsStyles.chip} data-part="chip" key={key} href={`#${categoryAnchor(key)}`} onClick={() => setQuery('')}>
            {categoryName(key)}
          </a>
        ))}
      </nav>
    </div>
  );
  return (
    <>
      <SearchInput
        aria-label="Keresés a súgóban"
        placeholder="Mire vagy kíváncsi?"
        value={query}
        maxLength={200}
        autoComplete="off"
        onChange={event => setQuery(event.target.value)}
      />
      {categories.length > 0 && nav}
      {failure && <ErrorState title={text.errorTitle} message={failure} headingLevel={2} />}
      {!failure && categories.length === 0 && !searching && <EmptyState headingLevel={2} title={messages.helpStartTyping} />}
      {!failure && categories.length === 0 && searching && (
        <EmptyState headingLevel={2} title={messages.helpNothingFound} actions={<ButtonLink to="/kapcsolat">Írj nekünk</ButtonLink>}>
          Próbáld más szóval, válassz témát, vagy kérdezz tőlünk.
        </EmptyState>
      )}
      {categories.length === 0 && nav}
      {!failure &&
        categories.map(([key, articles]) => (
          <section key={key} id={categoryAnchor(key)} className={styles.helpCategory} aria-labelledby={`${categoryAnchor(key)}-cim`}>
            <h2 id={`${categoryAnchor(key)}-cim`}>{categoryName(key)}</h2>
            {articles.map(article => (
              <div key={article.id} id={article.id} className={styles.helpArticle} data-part="help-article">
                <Accordion summary={article.question} open={target === article.id || (searching && articles.length === 1) || undefined}>
                  <SafeHtml className={styles.helpAnswer} data-part="help-answer" html={article.answer} />
                </Accordion>
              </div>
            ))}
          </section>
        ))}
    </>
  );
}
