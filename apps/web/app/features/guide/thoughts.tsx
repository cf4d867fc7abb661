import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import listStyles from '@eszkerek/ui/list.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { LABELS } from '../../lib/mastery-words.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';

const SHOWN_AT_ONCE = 10;

/** „Ezt gondoljuk rólad, és ebből”: each label with the answers it comes from, and the way to begin anew. */
export function Thoughts() {
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState(false);
  const why = useQuery(api.guide.why.query());
  const reset = useAction(() => api.guide.reset({ body: {} }), {
    success: ({ message }) => message,
    invalidates: [api.guide.why.key, api.guide.today.key, api.guide.map.key, api.guide.labels.key],
    onSettled: () => setAsked(false),
  });
  if (why.isPending) return <Skeleton height="16rem" />;
  if (why.isError)
    return <ErrorState title={text.errorTitle} message={why.error.message} retryLabel={text.retry} onRetry={() => void why.refetch()} />;
  const { thoughts, events } = why.data;
  const shown = all ? thoughts : thoughts.slice(0, SHOWN_AT_ONCE);
  return (
    <>
      {reset.message && <MessageBar kind={reset.message.kind}>{reset.message.text}</MessageBar>}
      {thoughts.length === 0 ? (
        <EmptyState headingLevel={3} title="Még nem gondolunk semmit">
          Ha válaszolsz néhány kérdésre, itt látod majd, mit olvasunk ki belőlük.
        </EmptyState>
      ) : (
        <>
          <p>
            {events} válaszodból {thoughts.length} leckéről van képünk. Csak te látod, és a tanárod: ő is csak ezt a négy szót, a
            válaszaidból számolt esélyt nem.
          </p>
          <ul className={listStyles.payments}>
            {shown.map(({ slug, title, subject, label, because }) => (
              <li key={slug} data-subject={subject}>
                <Link to={`/tananyag/${slug}`}>{title}</Link>
                <Badge kind="subject">{LABELS[label]}</Badge>
                <span>{because}</span>
              </li>
            ))}
          </ul>
          {thoughts.length > SHOWN_AT_ONCE && (
            <Button variant="secondary" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Kevesebbet mutass' : `Mind a ${thoughts.length} megmutatása`}
            </Button>
          )}
          <p>
            <Button variant="ghost" size="sm" icon="trash" onClick={() => setAsked(true)}>
              Felejtsétek el
            </Button>
          </p>
        </>
      )}
      <AlertDialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Elfelejtsük, amit gondolunk?"
        text="A térképed kiürül, és tiszta lappal indulsz. Az eredményeid, a naplód és a javítófüzeted megmarad."
        cancelLabel={text.cancel}
        confirmLabel="Felejtsétek el"
        danger
        confirming={reset.pending}
        onConfirm={() => void reset.run()}
      />
    </>
  );
}
