import type { SetEntry } from '@eszkerek/contract/set-shapes';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import styles from './sets.module.css';

/** The teacher's sets, a new one, and a colleague's by its code. */
export function SetList({ onOpen, linkTo }: { onOpen: (slug: string) => void; linkTo: (slug: string) => string }) {
  const sets = useQuery(api.sets.list.query());
  return (
    <div className={layoutStyles.stack}>
      <div className={layoutStyles.grid2}>
        <NewSet onMade={onOpen} />
        <OpenShared onOpened={onOpen} />
      </div>
      <Panel title="Kérdéssoraim" icon="list">
        {sets.isPending && <Skeleton height="8rem" />}
        {sets.isError && (
          <ErrorState title={text.errorTitle} message={sets.error.message} onRetry={() => void sets.refetch()} retryLabel={text.retry} />
        )}
        {sets.data?.sets.length === 0 && (
          <EmptyState title="Még nincs kérdéssorod">Adj neki címet, válogass a kérdésbankból, és írj hozzá sajátot is.</EmptyState>
        )}
        <ul className={styles.rows} aria-label="Kérdéssoraim">
          {sets.data?.sets.map(set => (
            <SetRow key={set.slug} set={set} to={linkTo(set.slug)} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function SetRow({ set, to }: { set: SetEntry; to: string }) {
  const params = { slug: set.slug };
  const [asking, setAsking] = useState(false);
  const remove = useAction(() => api.sets.remove({ params }), {
    invalidates: [api.sets.list.key],
    onSettled: () => setAsking(false),
  });
  const copy = useAction(() => api.sets.copy({ params }), { invalidates: [api.sets.list.key] });
  return (
    <li>
      <div>
        <Link to={to}>
          <b>{set.title}</b>
        </Link>
        <small>
          {set.questions} kérdés{!set.own && ` · ${set.author}`}
        </small>
        {!set.own && <Badge kind="neutral">Kollégáé</Badge>}
        {(remove.failure ?? copy.failure) && <MessageBar kind="bad">{remove.failure ?? copy.failure}</MessageBar>}
      </div>
      <IconButton icon="copy" label={`${set.title}: másolat`} disabled={copy.pending} onClick={() => void copy.run()} />
      <IconButton icon="trash" label={`${set.title}: törlés a listából`} onClick={() => setAsking(true)} />
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Törlöd a listádról: ${set.title}?`}
        text={
          set.own
            ? 'A kérdéssor és a benne lévő saját kérdéseid végleg törlődnek. A tanulók eredményei megmaradnak.'
            : 'A kollégádnál megmarad, a kódjával újra megnyithatod.'
        }
        cancelLabel={text.cancel}
        confirmLabel="Törlöm"
        danger
        confirming={remove.pending}
        onConfirm={() => void remove.run()}
      />
    </li>
  );
}

function NewSet({ onMade }: { onMade: (slug: string) => void }) {
  const [title, setTitle] = useState('');
  const { run, pending, failure } = useAction(() => api.sets.make({ body: { title, subject: 'matematika' } }), {
    invalidates: [api.sets.list.key],
    onSuccess: ({ set }) => onMade(set.slug),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Panel title="Új kérdéssor" icon="plus">
      <form className={formStyles.formGrid} onSubmit={submit}>
        <Field label="Cím" error={failure}>
          {control => (
            <Input
              {...control}
              required
              maxLength={80}
              placeholder="például: Törtek – péntekre"
              value={title}
              onChange={event => setTitle(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" loading={pending} disabled={title.trim() === ''}>
          Összeállítom
        </Button>
      </form>
    </Panel>
  );
}

function OpenShared({ onOpened }: { onOpened: (slug: string) => void }) {
  const [code, setCode] = useState('');
  const { run, pending, failure } = useAction(() => api.sets.open({ body: { code } }), {
    invalidates: [api.sets.list.key],
    onSuccess: ({ set }) => onOpened(set.slug),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Panel title="Kolléga kérdéssora" icon="people">
      <form className={formStyles.formGrid} onSubmit={submit}>
        <Field label="Megosztási kód" error={failure}>
          {control => (
            <Input
              {...control}
              required
              maxLength={20}
              autoComplete="off"
              placeholder="például: K7F4QX"
              value={code}
              onChange={event => setCode(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" loading={pending} disabled={code.trim() === ''}>
          Megnyitom
        </Button>
      </form>
    </Panel>
  );
}
