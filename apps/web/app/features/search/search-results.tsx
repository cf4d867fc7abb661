import type { SearchHit, UpcomingLesson } from '@eszkerek/contract/catalog';
import { firstVisitMessages as messages } from '@eszkerek/contract/first-visit-messages';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { Pupil } from '@eszkerek/ui/cast.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Link, useSearchParams } from 'react-router';
import { text } from '../../text/common.ts';
import { HitAddress } from './hit-address.tsx';
import styles from './search.module.css';
import { UpcomingLessons } from './upcoming-lessons.tsx';

const SUBJECTS = ['matematika', 'fizika', 'ai'] as const;

const KINDS: Record<string, string> = {
  lesson: 'Lecke',
  quiz: 'Kvíz',
  test: 'Témazáró',
  practice: 'Gyakorló',
  tool: 'Eszköz',
  workshop: 'Műhely',
  exam: 'Próbavizsga',
  course: 'Kurzus',
  collection: 'Tantárgy',
  help: 'Súgó',
  legal: 'Dokumentum',
  glossary: 'Szójegyzék',
};

const kindName = (kind: string): string => KINDS[kind] ?? kind;

interface SearchResultsProps {
  hits: readonly SearchHit[];
  upcoming: readonly UpcomingLesson[];
}

/** All hits with their kind, grade and lock; the filters live in the address. */
export function SearchResults({ hits, upcoming }: SearchResultsProps) {
  const [params, setParams] = useSearchParams();
  const kinds = [...new Set(hits.map(hit => hit.kind))];
  const chosen = params.get('tipus') ?? 'mind';
  const kind = kinds.includes(chosen) ? chosen : 'mind';
  const shown = hits.filter(hit => kind === 'mind' || hit.kind === kind);
  const choose = (value: string) =>
    setParams(
      before => {
        const next = new URLSearchParams(before);
        if (value === 'mind') next.delete('tipus');
        else next.set('tipus', value);
        return next;
      },
      { replace: true },
    );
  if (hits.length === 0)
    return (
      <>
        <EmptyState
          title={messages.nothingFound}
          picture={<Pupil name="dani" mood="thinking" size={96} />}
          actions={
            <>
              {SUBJECTS.map(subject => (
                <ButtonLink key={subject} variant="secondary" to={`/targy/${subject}`}>
                  {text.subjects[subject]}
                </ButtonLink>
              ))}
              <ButtonLink variant="ghost" to="/sugo">
                Súgó
              </ButtonLink>
            </>
          }
        >
          Próbáld rövidebb szóval, vagy nézd meg a tantárgyak oldalát.
        </EmptyState>
        <UpcomingLessons lessons={upcoming} />
      </>
    );
  return (
    <>
      {kinds.length > 1 && (
        <div className={styles.searchFilters}>
          <ChipRadios
            name="tipus"
            legend="Mit keresel?"
            options={[{ value: 'mind', label: 'Minden' }, ...kinds.map(value => ({ value, label: kindName(value) }))]}
            value={kind}
            onChange={choose}
          />
        </div>
      )}
      <p className="sr-only" role="status">
        {shown.length} találat
      </p>
      <ul className={styles.searchResults}>
        {shown.map(hit => (
          <li key={hit.slug} data-subject={hit.subject ?? 'eszkoz'}>
            <Link className={styles.searchResult} to={`/tananyag/${hit.slug}`}>
              <b>{hit.title}</b>
              <HitAddress hit={hit} />
              <span>{hit.description}</span>
              <span className={layoutStyles.row} data-part="row">
                <Badge kind="neutral">{kindName(hit.kind)}</Badge>
                {hit.premium ? <Badge kind="premium">{text.premium}</Badge> : <Badge kind="free">{text.free}</Badge>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <UpcomingLessons lessons={upcoming} />
    </>
  );
}
