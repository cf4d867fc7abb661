import { exactTime } from '@eszkerek/numbers/dates';
import { Button } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import { auditDetail } from './audit-detail.ts';
import { auditLabel } from './audit-label.ts';

/** Security events: who did what, when. */
export function AuditTab() {
  const pages = useInfiniteQuery({
    queryKey: [...api.admin.audit.key],
    queryFn: ({ pageParam, signal }) => api.admin.audit({ query: pageParam ? { after: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
  });
  if (pages.isPending) return <Skeleton height="8rem" />;
  if (pages.isError)
    return (
      <ErrorState title={text.errorTitle} message={pages.error.message} onRetry={() => void pages.refetch()} retryLabel={text.retry} />
    );
  const list = pages.data.pages.flatMap(page =>
    page.audit.map(entry => ({ ...entry, label: auditLabel(entry.action), facts: auditDetail(entry.detail) })),
  );
  if (list.length === 0) return <EmptyState title="Még üres a napló" />;
  return (
    <>
      <Table
        cards
        caption="Biztonsági napló"
        head={
          <>
            <th scope="col">Idő</th>
            <th scope="col">Esemény</th>
            <th scope="col">Ki</th>
            <th scope="col">Részlet</th>
          </>
        }
      >
        {list.map(entry => (
          <tr key={entry.id}>
            <td>{exactTime(entry.at)}</td>
            <td>
              {entry.label}
              {entry.label !== entry.action && (
                <>
                  <br />
                  <small>{entry.action}</small>
                </>
              )}
            </td>
            <td data-label="Ki:" data-empty={entry.actor_name === null || undefined}>
              {entry.actor_name ?? '–'}
            </td>
            <td data-empty={entry.facts === '' || undefined}>{entry.facts}</td>
          </tr>
        ))}
      </Table>
      {pages.hasNextPage && (
        <Button variant="ghost" block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Korábbiak
        </Button>
      )}
    </>
  );
}
