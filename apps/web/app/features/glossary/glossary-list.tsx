import type { DocumentOf } from '@eszkerek/documents/document';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { SearchInput } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import tableStyles from '@eszkerek/ui/table.module.css';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { fold } from '../../lib/fold.ts';
import { text } from '../../text/common.ts';
import styles from './glossary.module.css';

type Term = DocumentOf<'glossary'>['terms'][number];

const fits = (term: Term, query: string): boolean => [term.hu, term.ro, term.en, ...term.also].some(word => fold(word).includes(query));

/** Hungarian, Romanian and English school terms, filtered as you type. */
export function GlossaryList({ terms }: { terms: readonly Term[] }) {
  const [query, setQuery] = useState('');
  const shown = useMemo(() => {
    const wanted = fold(query.trim());
    return wanted === '' ? terms : terms.filter(term => fits(term, wanted));
  }, [terms, query]);
  return (
    <div className={layoutStyles.stack}>
      <SearchInput
        aria-label="Szó keresése"
        placeholder="Keress magyarul, románul vagy angolul"
        value={query}
        onChange={event => setQuery(event.target.value)}
      />
      <p className={formStyles.help} data-part="help" role="status">
        {shown.length} kifejezés
      </p>
      {shown.length === 0 ? (
        <EmptyState title="Ilyen szó még nincs a jegyzékben" headingLevel={2}>
          Írd meg nekünk, és felvesszük.
        </EmptyState>
      ) : (
        <div className="table-scroll">
          <table className={cx(tableStyles.table, styles.glossary)} data-part="table">
            <thead>
              <tr>
                <th scope="col">Magyar</th>
                <th scope="col">Román</th>
                <th scope="col">Angol</th>
                <th scope="col">Tantárgy és lecke</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(term => (
                <tr key={term.id} id={term.id}>
                  <th scope="row">
                    {term.hu}
                    {term.note && (
                      <span className={formStyles.help} data-part="help">
                        {term.note}
                      </span>
                    )}
                  </th>
                  <td lang="ro" data-language="románul">
                    {term.ro}
                  </td>
                  <td lang="en" data-language="angolul">
                    {term.en}
                  </td>
                  <td data-subject={term.subject}>
                    {term.subject && <Badge kind="subject">{text.subjects[term.subject]}</Badge>}{' '}
                    {term.lesson && <Link to={`/tananyag/${term.lesson.slug}`}>{term.lesson.title}</Link>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
