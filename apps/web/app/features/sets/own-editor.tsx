import type { OwnQuestion } from '@eszkerek/contract/set-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { AnswerFields } from './answer-fields.tsx';
import { type Draft, emptyDraft, toDraft, toQuestion } from './draft.ts';
import { drawnIn } from './drawn-text.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { errorsOf } from './field-errors.ts';
import { OwnPreview } from './own-preview.tsx';
import { QuestionField } from './question-field.tsx';
import styles from './sets.module.css';
import { useSettled } from './use-settled.ts';
import type { SubjectName } from './words.ts';

interface OwnEditorProps {
  slug: string;
  /** Of the set. */
  subject: SubjectName;
  /** The question that is changed; null for a new one. */
  id: string | null;
  question: OwnQuestion | null;
  onDone: () => void;
  /** What stands below the pupil's view. */
  children: ReactNode;
}

/** From the foot of the form, where its buttons are, back to its head: the browser brings what has the focus into view. */
const toQuestionField = (form: HTMLFormElement | null): void => form?.querySelector('textarea')?.focus();

/** Writes a question: the form, the pupil's view of it and what the checks say, as it is typed. */
export function OwnEditor({ slug, subject, id, question, onDone, children }: OwnEditorProps) {
  const [draft, setDraft] = useState<Draft>(() => (question ? toDraft(question) : emptyDraft));
  /** On a phone the preview stands under the whole form: it opens over it. */
  const [looking, setLooking] = useState(false);
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (id !== null) toQuestionField(form.current);
  }, [id]);
  const settled = useSettled(useDeferredValue(draft));
  const written = toQuestion(settled);
  const preview = useQuery({
    queryKey: [...api.sets.preview.key, written],
    queryFn: () => api.sets.preview({ body: { question: written } }),
    placeholderData: keepPreviousData,
    // Of what is sent: the checks of an empty question would stand at a field that has text by then.
    enabled: settled.question.trim() !== '',
  });
  const { run, pending, message } = useAction(
    () => api.sets.putQuestion({ params: { slug }, body: { ...(id === null ? {} : { id }), question: toQuestion(draft) } }),
    {
      invalidates: [api.sets.read.key, api.sets.list.key, api.classes.pages.key],
      success: () => (id === null ? 'Hozzáadtuk a sorhoz. Jöhet a következő!' : 'Átírtuk a kérdést.'),
      onSuccess: () => {
        setAsked(false);
        setDraft(before => ({ ...emptyDraft, type: before.type }));
        toQuestionField(form.current);
        onDone();
      },
      onFailure: () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    void run();
  };
  const shown = draft.question.trim() === '' ? null : (preview.data ?? null);
  const faults = shown?.faults ?? [];
  const errorOf = errorsOf(faults, draft, asked);
  const drawnOf = drawnIn(shown?.drawn ?? [], draft);
  const change = (part: Partial<Draft>) => setDraft(before => ({ ...before, ...part }));
  const fields = { draft, subject, onChange: change, errorOf, drawnOf };
  const seen = <OwnPreview preview={shown} type={settled.type} typed={draft.question} failure={preview.error?.message ?? null} />;
  return (
    <div className={cx(layoutStyles.stack, styles.columns)}>
      <Panel>
        <form ref={form} className={formStyles.formGrid} onSubmit={submit}>
          {message && <MessageBar kind={message.kind}>{message.text}</MessageBar>}
          <QuestionField {...fields} />
          <AnswerFields {...fields} />
          <ExtraFields {...fields} />
          <div className={cx(layoutStyles.row, layoutStyles.bottomAction, styles.keep)} data-part="row">
            <IconButton className={styles.look} icon="eye" label="Előnézet" outline onClick={() => setLooking(true)} />
            <Button
              type="submit"
              size="sm"
              aria-label={id === null ? 'Hozzáadom a sorhoz' : undefined}
              loading={pending}
              disabled={draft.question.trim() === ''}
            >
              {id === null ? 'Hozzáadom' : 'Elmentem'}
            </Button>
            {id !== null && <IconButton icon="close" label="Mégsem" outline onClick={onDone} />}
          </div>
        </form>
      </Panel>
      <div className={layoutStyles.stack}>
        {seen}
        {children}
      </div>
      <Dialog open={looking} onClose={() => setLooking(false)} title="Előnézet" closeLabel="Bezárás" wide>
        {looking && seen}
      </Dialog>
    </div>
  );
}
