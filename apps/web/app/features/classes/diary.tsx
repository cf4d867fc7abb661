import type { ClassStudent, ProgressEntry } from '@eszkerek/contract/classes';
import { messages } from '@eszkerek/contract/messages';
import { shortDate } from '@eszkerek/numbers/dates';
import { ActivityStrip } from '@eszkerek/ui/activity-strip.tsx';
import avatarStyles from '@eszkerek/ui/avatar.module.css';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { Meter } from '@eszkerek/ui/meter.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { subjectOfSlug } from '../../lib/subject-of-slug.ts';
import { text } from '../../text/common.ts';
import styles from './classes.module.css';
import { kindAndTitle } from './diary-entry.ts';
import { givePath } from './misconception-links.ts';

const filters = [
  { value: 'mind', label: 'Mind' },
  { value: 'quiz_completed', label: 'Kvízek' },
  { value: 'lesson', label: 'Leckék' },
] as const;

export const toneOf = (percent: number): 'ok' | 'amber' | 'bad' => (percent >= 75 ? 'ok' : percent >= 50 ? 'amber' : 'bad');

const dayOf = (entry: ProgressEntry): string => entry.completed_at ?? entry.started_at;

function Row({ entry }: { entry: ProgressEntry }) {
  const slug = entry.quiz_slug ?? entry.lesson_slug ?? '';
  const isQuiz = entry.activity_type === 'quiz_completed';
  const { kind, title } = kindAndTitle(entry);
  return (
    <tr data-subject={subjectOfSlug(slug)}>
      <td>{shortDate(dayOf(entry))}</td>
      <td>
        <span className={styles.diaryType}>
          <Icon name={isQuiz ? 'question' : 'book'} size={18} />
          <span>{kind}</span>
        </span>
      </td>
      <td>
        <Link to={`/tananyag/${slug}`}>{title}</Link>
      </td>
      <td className="num">
        {entry.score_percentage === null ? (
          <span className={formStyles.help} data-part="help">
            {entry.completed_at ? 'Végigolvasta' : 'Megnézte'}
          </span>
        ) : (
          <span className={styles.diaryScore}>
            <Meter percent={entry.score_percentage} tone={toneOf(entry.score_percentage)} label={`${entry.score_percentage}%`} />
            <b>{entry.score_percentage}%</b>
          </span>
        )}
      </td>
    </tr>
  );
}

function activityOf(entries: readonly ProgressEntry[]) {
  const days = Map.groupBy(entries, entry => dayOf(entry).slice(0, 10));
  return [...days].map(([day, list]) => ({
    day,
    lessons: list.filter(entry => entry.activity_type === 'lesson').length,
    quizzes: list.filter(entry => entry.activity_type === 'quiz_completed').length,
  }));
}

/** On a phone the diary takes the place of the list of pupils, and may begin off the screen. At once: a smooth scroll ends below the rows that load meanwhile. */
function bringIntoView(section: HTMLElement | null): void {
  if (!section) return;
  const { top } = section.getBoundingClientRect();
  if (top >= 0 && top < innerHeight / 2) return;
  section.scrollIntoView({ behavior: 'instant', block: 'start' });
  section.focus({ preventScroll: true });
}

/** One pupil's diary, newest first. */
export function Diary({ classId, student, onClose }: { classId: string; student: ClassStudent; onClose: () => void }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => bringIntoView(section.current), []);
  const [filter, setFilter] = useState<(typeof filters)[number]['value']>('mind');
  const pages = useInfiniteQuery({
    queryKey: [...api.classes.studentProgress.key, student.id],
    queryFn: ({ pageParam, signal }) =>
      api.classes.studentProgress({ params: { id: student.id }, query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
  });
  const entries = pages.data?.pages.flatMap(page => page.progress) ?? [];
  const shown = entries.filter(entry => filter === 'mind' || entry.activity_type === filter);
  return (
    <section ref={section} tabIndex={-1} className={cx(panelStyles.panel, panelStyles.panelPad, styles.diary)} aria-label="Haladási napló">
      <div className={styles.diaryHead}>
        <span className={avatarStyles.avatar} data-part="avatar" aria-hidden="true">
          {Array.from(student.real_name)[0]?.toLocaleUpperCase('hu')}
        </span>
        <div>
          <p className={formStyles.help} data-part="help">
            Haladási napló
          </p>
          <h2>{student.real_name}</h2>
        </div>
        <dl className={styles.diaryNumbers}>
          <div>
            <dd>{student.lesson_count}</dd>
            <dt>lecke</dt>
          </div>
          <div>
            <dd>{student.quiz_count}</dd>
            <dt>kvíz</dt>
          </div>
          <div>
            <dd>{student.average_percentage === null ? '–' : `${student.average_percentage}%`}</dd>
            <dt>kvízátlag</dt>
          </div>
        </dl>
        <ButtonLink className="no-print" variant="soft" size="sm" icon="calendar" to={givePath(classId, student.id)}>
          Házit adok neki
        </ButtonLink>
        <IconButton icon="close" label="Kijelölés megszüntetése" onClick={onClose} />
      </div>
      {pages.isPending && <Skeleton height="16rem" />}
      {pages.isError && (
        <ErrorState
          title={messages.progressFailed}
          message={pages.error.message || 'Próbáld újra egy kicsit később.'}
          onRetry={() => void pages.refetch()}
          retryLabel={text.retry}
        />
      )}
      {pages.isSuccess && entries.length === 0 && (
        <EmptyState title="Még üres a napló">Amint elolvas egy leckét vagy kitölt egy kvízt, itt megjelenik.</EmptyState>
      )}
      {entries.length > 0 && (
        <>
          <div className={styles.diaryActivity}>
            <h3>Aktivitás az elmúlt 6 hétben</h3>
            <ActivityStrip activity={activityOf(entries)} today={new Date()} />
          </div>
          <ChipRadios name="napló" legend="Mit mutasson a napló?" options={filters} value={filter} onChange={setFilter} />
          <Table
            caption={`${student.real_name} naplója`}
            cards
            head={
              <>
                <th scope="col">Dátum</th>
                <th scope="col">Típus</th>
                <th scope="col">Lecke vagy kvíz</th>
                <th scope="col" className="num">
                  Eredmény
                </th>
              </>
            }
          >
            {shown.map(entry => (
              <Row key={entry.id} entry={entry} />
            ))}
          </Table>
          {pages.hasNextPage && (
            <Button variant="ghost" block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              Korábbi bejegyzések
            </Button>
          )}
        </>
      )}
    </section>
  );
}
