import type { SearchHit, UpcomingLesson } from '@eszkerek/contract/catalog';
import { cx } from '@eszkerek/ui/cx.ts';
import { SubjectGlyph } from '@eszkerek/ui/subject-glyph.tsx';
import { HitAddress } from './hit-address.tsx';
import searchStyles from './search.module.css';
import { UpcomingLessons } from './upcoming-lessons.tsx';

interface SearchHitsProps {
  listId: string;
  hits: readonly SearchHit[];
  upcoming: readonly UpcomingLesson[];
  active: number;
  optionId: (place: number) => string;
  onGo: (slug: string) => void;
}

/** The results below the navbar's search box; loaded with the first search. */
export default function SearchHits({ listId, hits, upcoming, active, optionId, onGo }: SearchHitsProps) {
  return (
    <>
      <div id={listId} role="listbox" aria-label="Találatok">
        {hits.map((hit, place) => (
          <div
            key={hit.slug}
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={cx(searchStyles.searchHit, place === active && searchStyles.searchActive)}
            data-subject={hit.subject ?? 'eszkoz'}
            onPointerDown={event => event.preventDefault()}
            onClick={() => onGo(hit.slug)}
            onKeyDown={event => event.key === 'Enter' && onGo(hit.slug)}
          >
            <span className={searchStyles.searchGlyph}>
              <SubjectGlyph
                tint={hit.subject === 'matematika' || hit.subject === 'fizika' || hit.subject === 'ai' ? hit.subject : 'eszkoz'}
                size={18}
              />
            </span>
            <span>
              <b>{hit.title}</b>
              <HitAddress hit={hit} slug />
            </span>
          </div>
        ))}
      </div>
      <UpcomingLessons lessons={upcoming} />
    </>
  );
}
