import type { AdminUser } from '@eszkerek/contract/admin';
import { SEARCH_DEBOUNCE_MS } from '@eszkerek/contract/constants';
import { messages } from '@eszkerek/contract/messages';
import { mediumDate } from '@eszkerek/numbers/dates';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { FieldMessage } from '@eszkerek/ui/field-message.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input, SearchInput } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { showToast } from '@eszkerek/ui/toast-store.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import { ParentDialog } from './parent-dialog.tsx';

const roles = { student: 'Tanuló', teacher: 'Tanár', admin: 'Admin' } as const;
const filters = [
  { value: 'mind', label: 'Mindenki' },
  { value: 'pending', label: messages.waitingForApproval },
  { value: 'teacher', label: 'Tanárok' },
  { value: 'student', label: 'Tanulók' },
] as const;
type Filter = (typeof filters)[number]['value'];

const queryOf = (filter: Filter, q: string) => ({
  ...(q ? { q } : {}),
  ...(filter === 'pending' ? { status: 'pending' as const } : filter === 'mind' ? {} : { role: filter }),
});

function UserState({ user }: { user: AdminUser }) {
  if (user.is_pending) return <Badge kind="wait">{messages.waitingForApproval}</Badge>;
  if (user.is_rejected) return <Badge kind="bad">Elutasítva</Badge>;
  if (!user.is_verified) return <Badge kind="neutral">Nincs megerősítve</Badge>;
  return <Badge kind="ok">{user.role === 'teacher' ? 'Jóváhagyva' : 'Aktív'}</Badge>;
}

interface UserRowProps {
  user: AdminUser;
  onChanged: () => void;
  onReject: (user: AdminUser) => void;
  onParent: (user: AdminUser) => void;
}

function UserRow({ user, onChanged, onReject, onParent }: UserRowProps) {
  const refusal = user.is_pending ? 'Elutasítás' : 'Visszavonás';
  const {
    run: approve,
    pending,
    failure,
  } = useAction(() => api.admin.approveTeacher({ params: { id: user.id } }), {
    fallback: messages.approveFailed,
    // Not in the row: under a filter the row leaves with the new state.
    onSuccess: ({ message }) => {
      showToast({ text: message });
      onChanged();
    },
  });
  return (
    <tr>
      <th scope="row">{user.real_name || user.username}</th>
      <td>{user.email ?? '–'}</td>
      <td>{roles[user.role]}</td>
      <td data-label="Regisztrált:">{mediumDate(user.created_at)}</td>
      <td>
        <UserState user={user} />
      </td>
      <td>
        <div className={layoutStyles.row} data-part="row">
          {!user.is_approved && (
            <Button size="sm" loading={pending} onClick={() => void approve()} aria-label={`Jóváhagyás: ${user.username}`}>
              Jóváhagyás
            </Button>
          )}
          {user.role === 'student' && (
            <Button size="sm" variant="ghost" onClick={() => onParent(user)} aria-label={`Szülő címe: ${user.username}`}>
              Szülő címe
            </Button>
          )}
          {user.role === 'teacher' && !user.is_rejected && (
            <Button size="sm" variant="ghost" onClick={() => onReject(user)} aria-label={`${refusal}: ${user.username}`}>
              {refusal}
            </Button>
          )}
        </div>
        {failure && <FieldMessage kind="bad">{failure}</FieldMessage>}
      </td>
    </tr>
  );
}

/** Accounts, fifty at a time, by name, address, role and state. */
export function UsersTab() {
  const queries = useQueryClient();
  const [filter, setFilter] = useState<Filter>('mind');
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [rejected, setRejected] = useState<AdminUser | null>(null);
  const [reason, setReason] = useState('');
  const [parentOf, setParentOf] = useState<AdminUser | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const pages = useInfiniteQuery({
    queryKey: [...api.admin.users.key, filter, q],
    queryFn: ({ pageParam, signal }) =>
      api.admin.users({ query: { ...queryOf(filter, q), ...(pageParam ? { after: pageParam } : {}) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
  });
  const refresh = () => void queries.invalidateQueries({ queryKey: api.admin.users.key });
  const reject = useAction((user: AdminUser) => api.admin.rejectTeacher({ params: { id: user.id }, body: { reason } }), {
    onSuccess: ({ message }) => void showToast({ text: message }),
    onSettled: () => {
      setRejected(null);
      setReason('');
      refresh();
    },
  });
  const users = pages.data?.pages.flatMap(page => page.users) ?? [];
  const total = pages.data?.pages[0]?.total ?? 0;
  return (
    <>
      <div className={layoutStyles.stack} data-part="stack">
        <SearchInput
          aria-label="Felhasználó keresése"
          placeholder="Név vagy e-mail-cím"
          maxLength={100}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <ChipRadios name="szuro" legend="Szűrés" options={filters} value={filter} onChange={setFilter} />
        <p className={formStyles.help} data-part="help" role="status">
          {pages.isSuccess ? `${total} felhasználó` : ''}
        </p>
      </div>
      {reject.failure && <MessageBar kind="bad">{reject.failure}</MessageBar>}
      {pages.isPending && <Skeleton height="16rem" />}
      {pages.isError && (
        <ErrorState title={text.errorTitle} message={pages.error.message} onRetry={() => void pages.refetch()} retryLabel={text.retry} />
      )}
      {pages.isSuccess && users.length === 0 && <EmptyState title="Nincs ilyen felhasználó" />}
      {users.length > 0 && (
        <Table
          caption="Felhasználók"
          cards
          head={
            <>
              <th scope="col">Név</th>
              <th scope="col">E-mail-cím</th>
              <th scope="col">Szerepkör</th>
              <th scope="col">Regisztrált</th>
              <th scope="col">Állapot</th>
              <th scope="col">
                <span className="sr-only">Műveletek</span>
              </th>
            </>
          }
        >
          {users.map(user => (
            <UserRow key={user.id} user={user} onChanged={refresh} onReject={setRejected} onParent={setParentOf} />
          ))}
        </Table>
      )}
      {pages.hasNextPage && (
        <Button variant="ghost" block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Továbbiak
        </Button>
      )}
      {parentOf && <ParentDialog key={parentOf.id} user={parentOf} onClose={() => setParentOf(null)} onChanged={refresh} />}
      <AlertDialog
        open={rejected !== null}
        onClose={() => setRejected(null)}
        title={rejected?.is_pending ? 'Elutasítod ezt a tanárt?' : 'Visszavonod a jóváhagyást?'}
        text={rejected ? `${rejected.username} (${rejected.email})` : ''}
        cancelLabel={text.cancel}
        confirmLabel={rejected?.is_pending ? 'Elutasítom' : 'Visszavonom'}
        danger
        confirming={reject.pending}
        onConfirm={() => rejected && void reject.run(rejected)}
      >
        <Field label="Indok" optional="a tanár is olvassa">
          {control => <Input {...control} maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />}
        </Field>
      </AlertDialog>
    </>
  );
}
