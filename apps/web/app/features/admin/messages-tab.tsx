import { mediumDateTime } from '@eszkerek/numbers/dates';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import styles from './admin.module.css';

/** Messages of the contact form, newest first. */
export function MessagesTab() {
  const queries = useQueryClient();
  const pages = useInfiniteQuery({
    queryKey: [...api.admin.messages.key],
    queryFn: ({ pageParam, signal }) => api.admin.messages({ query: pageParam ? { after: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
  });
  const { run: read } = useAction((id: string) => api.admin.readMessage({ params: { id } }), {
    queues: true,
    onSettled: () => void queries.invalidateQueries({ queryKey: api.admin.messages.key }),
  });
  if (pages.isPending) return <Skeleton height="12rem" />;
  if (pages.isError)
    return (
      <ErrorState title={text.errorTitle} message={pages.error.message} onRetry={() => void pages.refetch()} retryLabel={text.retry} />
    );
  const list = pages.data.pages.flatMap(page => page.messages);
  if (list.length === 0) return <EmptyState title="Nincs üzenet">A kapcsolati űrlap üzenetei ide érkeznek.</EmptyState>;
  return (
    <>
      <ul className={styles.adminMessages} data-part="admin-messages">
        {list.map(message => (
          <li key={message.id}>
            <div className={layoutStyles.row} data-part="row">
              <h2>{message.subject}</h2>
              {!message.read && <Badge kind="wait">Új</Badge>}
            </div>
            <p className={formStyles.help} data-part="help">
              {message.name} · <a href={`mailto:${message.email}`}>{message.email}</a> ·{' '}
              <time dateTime={message.created_at}>{mediumDateTime(message.created_at)}</time>
            </p>
            <p className={styles.adminMessageText}>{message.message}</p>
            {!message.read && (
              <Button variant="ghost" size="sm" icon="check" onClick={() => void read(message.id)}>
                Elolvastam
              </Button>
            )}
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button variant="ghost" block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Korábbiak
        </Button>
      )}
    </>
  );
}
