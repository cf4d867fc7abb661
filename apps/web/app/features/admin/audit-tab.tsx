import { exactTime } from '@eszkerek/numbers/dates';
import { Button } from '@eszkerek/ui/button.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@eszkerek/ui/state.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
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
  const list = pages.data.pages.flatMap(page => page.audit);
  if (list.length === 0) return <EmptyState title="Még üres a napló" />;
  return (
    <>
      <Table
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
            <td title={entry.action}>{auditLabel(entry.action)}</td>
            <td>{entry.actor_name ?? '–'}</td>
            <td>{entry.detail}</td>
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
