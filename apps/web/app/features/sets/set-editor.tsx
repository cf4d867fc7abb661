import '@eszkerek/ui/formula.css';
import type { QuestionSet, SetItemRef } from '@eszkerek/contract/set-shapes';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { PickBar } from '@eszkerek/ui/pick-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Tabs } from '@eszkerek/ui/tabs.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import type { GradeFilter } from '../../lib/grade-filter.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import { BankSearch } from './bank-search.tsx';
import { OwnEditor } from './own-editor.tsx';
import { SetHead } from './set-head.tsx';
import { SetItems } from './set-items.tsx';
import styles from './sets.module.css';

const VIEWS = [
  { value: 'bank', label: 'Választok a bankból' },
  { value: 'sajat', label: 'Sajátot írok' },
] as const;
type View = (typeof VIEWS)[number]['value'];

const sameRef = (a: SetItemRef, b: SetItemRef): boolean => JSON.stringify(a) === JSON.stringify(b);

interface EditorProps {
  set: QuestionSet;
  listLink: string;
  /** The bank starts with the class's. */
  grade?: GradeFilter | undefined;
  onOpen: (slug: string) => void;
}

/** One set: where its questions come from on one side, what stands in it on the other. */
export function SetEditor({ slug, ...rest }: { slug: string } & Omit<EditorProps, 'set'>) {
  const { listLink } = rest;
  const params = { slug };
  const set = useQuery(api.sets.read.query({ params }));
  if (set.isPending) return <Skeleton height="24rem" />;
  if (set.isError)
    return (
      <ErrorState
        title={text.errorTitle}
        message={set.error.message}
        onRetry={() => void set.refetch()}
        retryLabel={text.retry}
        actions={<ButtonLink to={listLink}>Vissza a kérdéssorokhoz</ButtonLink>}
      />
    );
  return <Editor key={slug} set={set.data.set} {...rest} />;
}

function Editor({ set, listLink, grade, onOpen }: EditorProps) {
  const [view, setView] = useState<View>('bank');
  /** The own question in the form; null for a new one. */
  const [edited, setEdited] = useState<string | null>(null);
  /** What was chosen and is not saved yet: a tick answers at once, however slow the line is. */
  const [unsaved, setUnsaved] = useState<readonly SetItemRef[] | null>(null);
  const queries = useQueryClient();
  const refs = unsaved ?? set.items.map(({ ref }) => ref);
  const { run, failure } = useAction(
    (change: { title?: string; subject?: QuestionSet['subject']; items?: readonly SetItemRef[] }) =>
      api.sets.save({
        params: { slug: set.slug },
        body: { title: set.title, subject: set.subject, ...change, items: [...(change.items ?? refs)] },
      }),
    {
      queues: true,
      invalidates: [api.sets.list.key, api.classes.pages.key],
      onSuccess: (reply, { items }) => {
        queries.setQueryData(api.sets.read.query({ params: { slug: set.slug } }).queryKey, reply);
        setUnsaved(now => (now === items ? null : now));
      },
      onFailure: () => setUnsaved(null),
    },
  );
  const saveItems = (items: readonly SetItemRef[]) => {
    setUnsaved(items);
    void run({ items });
  };
  const toggle = (ref: SetItemRef) =>
    saveItems(refs.some(other => sameRef(other, ref)) ? refs.filter(other => !sameRef(other, ref)) : [...refs, ref]);
  const raise = (ref: SetItemRef) => {
    const place = refs.findIndex(other => sameRef(other, ref));
    saveItems(refs.toSpliced(place - 1, 2, ...refs.slice(place - 1, place + 1).toReversed()));
  };
  const edit = (own: string) => {
    setEdited(own);
    setView('sajat');
  };
  const question = set.items.find(({ ref }) => 'own' in ref && ref.own === edited)?.question ?? null;
  const items = <SetItems set={set} onRaise={raise} onDrop={toggle} onEdit={edit} />;
  return (
    <div className={styles.head}>
      <SetHead set={set} listLink={listLink} onSave={change => void run(change)} />
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      {set.own ? (
        <Tabs label="Honnan legyen a kérdés?" items={VIEWS} value={view} onChange={setView}>
          {view === 'bank' ? (
            <div className={cx(layoutStyles.stack, styles.columns)}>
              <div>
                <BankSearch key={`${set.subject}-${grade}`} subject={set.subject} grade={grade ?? ''} refs={refs} onToggle={toggle} />
                {refs.length > 0 && (
                  <PickBar action="Megnézem" goal="a-sorban">
                    A sorban: {refs.length} kérdés
                  </PickBar>
                )}
              </div>
              {items}
            </div>
          ) : (
            <OwnEditor
              key={edited ?? 'uj'}
              slug={set.slug}
              subject={set.subject}
              id={question ? edited : null}
              question={question}
              onDone={() => setEdited(null)}
            >
              {items}
            </OwnEditor>
          )}
        </Tabs>
      ) : (
        <div className={layoutStyles.stack}>
          <OfColleague set={set} onCopied={onOpen} />
          {items}
        </div>
      )}
    </div>
  );
}

function OfColleague({ set, onCopied }: { set: QuestionSet; onCopied: (slug: string) => void }) {
  const { run, pending, failure } = useAction(() => api.sets.copy({ params: { slug: set.slug } }), {
    invalidates: [api.sets.list.key],
    onSuccess: ({ set: made }) => onCopied(made.slug),
  });
  return (
    <>
      <MessageBar kind="info">
        Ez {set.author} kérdéssora: kiadhatod és elindíthatod. Ha változtatnál rajta, készíts belőle másolatot!
      </MessageBar>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      <div>
        <Button variant="secondary" icon="copy" loading={pending} onClick={() => void run()}>
          Saját másolatot készítek
        </Button>
      </div>
    </>
  );
}
