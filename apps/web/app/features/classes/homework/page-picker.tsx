import type { AssignablePage } from '@eszkerek/contract/class-homework';
import { SEARCH_MIN_LENGTH } from '@eszkerek/contract/constants';
import { Button } from '@eszkerek/ui/button.tsx';
import { ChipToggles } from '@eszkerek/ui/chips.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { SearchInput } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PickRow } from '@eszkerek/ui/pick-row.tsx';
import { SegmentBar } from '@eszkerek/ui/segment-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { bareTitle } from '../../../lib/bare-title.ts';
import { gradeOf } from '../../../lib/grade-filter.ts';
import { PageTree } from '../../../lib/page-tree.tsx';
import { text } from '../../../text/common.ts';
import { toneOf } from '../diary.tsx';
import styles from './homework.module.css';
import { FILTERS, type Filter, filterPages, isGrade } from './page-filter.ts';
import { doneWords, pageFacts } from './page-words.ts';

interface PickerProps {
  classId: string;
  className: string;
  pupils: number;
  chosen: readonly string[];
  onToggle: (page: AssignablePage) => void;
}

/** Every page of the curriculum by search and by tree, with what the class has done. */
export function PagePicker({ classId, className, pupils, chosen, onToggle }: PickerProps) {
  const [typed, setTyped] = useState('');
  const [ownGrade] = useState(() => gradeOf(className));
  const [filters, setFilters] = useState<readonly Filter[]>(ownGrade);
  const query = useDeferredValue(typed.trim());
  const pages = useQuery(api.classes.pages.query({ params: { id: classId } }));
  const search = useQuery({
    ...api.catalog.search.query({ query: { q: query } }),
    enabled: query.length >= SEARCH_MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  if (pages.isPending) return <Skeleton height="24rem" />;
  if (pages.isError)
    return (
      <ErrorState title={text.errorTitle} message={pages.error.message} onRetry={() => void pages.refetch()} retryLabel={text.retry} />
    );
  const found = search.data?.data.map(({ slug }) => slug) ?? [];
  const narrowed = filters !== ownGrade;
  const isSearch = query !== '';
  // The grade of the class opens its tree; a search is for every grade until the teacher chooses one.
  const active = isSearch && !narrowed ? [] : filters;
  const fitting = (wanted: readonly Filter[]) => filterPages(pages.data.pages, { query, found, filters: wanted, ownGrade });
  const shown = fitting(active);
  const anyGrade = active.filter(filter => !isGrade(filter));
  const elsewhere = isSearch ? fitting(anyGrade).length - shown.length : 0;
  const toggleFilter = (filter: Filter) =>
    setFilters(active.includes(filter) ? active.filter(other => other !== filter) : [...active, filter]);
  return (
    <div className={layoutStyles.stack}>
      <SearchInput
        aria-label="Lecke, kvíz vagy gyakorló keresése"
        placeholder="például: törtek"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <div className="row-scroll">
        <ChipToggles legend="Szűrés" options={FILTERS} values={active} onToggle={toggleFilter} />
      </div>
      {shown.length === 0 && <EmptyState title="Nincs találat">Próbáld rövidebb szóval, vagy vegyél le egy szűrőt.</EmptyState>}
      {isSearch && (
        <ul aria-label="Találatok">
          {shown.map(page => (
            <li key={page.slug} data-subject={page.subject ?? undefined}>
              <PageRow
                page={page}
                place={`${page.unit_title} · ${page.grades.join('–')}. osztály`}
                pupils={pupils}
                chosen={chosen}
                onToggle={onToggle}
              />
            </li>
          ))}
        </ul>
      )}
      {elsewhere > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setFilters(anyGrade)}>
          Más évfolyamon még {elsewhere} találat
        </Button>
      )}
      {!isSearch && (
        <PageTree
          pages={shown}
          open={narrowed}
          subjectNote={({ length }) => (narrowed ? `${length} találat` : `${length} oldal`)}
          unitNote={list => `${list.filter(({ seen }) => seen > 0).length} / ${list.length} volt már`}
          row={page => <PageRow page={page} pupils={pupils} chosen={chosen} onToggle={onToggle} />}
        />
      )}
    </div>
  );
}

interface PageRowProps extends Omit<PickerProps, 'classId' | 'className'> {
  page: AssignablePage;
  /** Said where no branch of the tree does. */
  place?: string;
}

function PageRow({ page, place, pupils, chosen, onToggle }: PageRowProps) {
  const words = doneWords(page, pupils);
  const finished = page.kind === 'lesson' || page.kind === 'workshop' ? page.seen : page.done;
  return (
    <PickRow className={styles.page} checked={chosen.includes(page.slug)} onToggle={() => onToggle(page)}>
      <span>
        <b>{bareTitle(page.title)}</b>
        <small>{[pageFacts(page), place].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={styles.classDone}>
        <SegmentBar segments={Array.from({ length: pupils }, (_, place) => (place < finished ? 'on' : 'idle'))} label={words} />
        <small aria-hidden="true">{words}</small>
      </span>
      <b className={styles.average} data-tone={page.average === null ? undefined : toneOf(page.average)}>
        {page.average !== null && `${page.average}%`}
      </b>
    </PickRow>
  );
}
