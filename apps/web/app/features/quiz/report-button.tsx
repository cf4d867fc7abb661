import { Button } from '@eszkerek/ui/button.tsx';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Textarea } from '@eszkerek/ui/input.tsx';
import { showToast } from '@eszkerek/ui/toast-store.ts';
import { useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import styles from './quiz.module.css';

const LABEL = 'Szerintem hiba van';

/** Tells us about a faulty question. No account is needed, and a note may stay empty. */
export function ReportButton({ slug, questionId }: { slug: string; questionId: string }) {
  const noteId = useId();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const { run, pending } = useAction(api.quiz.report, {
    onSuccess: ({ message }) => {
      showToast({ text: message });
      setNote('');
      setOpen(false);
    },
    onFailure: error => void showToast({ kind: 'bad', text: failureText(error, 'A jelzés nem ment el. Próbáld újra később.') }),
  });
  return (
    <>
      <Button variant="ghost" size="sm" icon="flag" className={styles.reportBtn} data-part="report-btn" onClick={() => setOpen(true)}>
        {LABEL}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={LABEL}
        text="Köszönjük, hogy szólsz! Megnézzük a kérdést. A válaszodon ez nem változtat."
        closeLabel={text.close}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {text.cancel}
            </Button>
            <Button loading={pending} onClick={() => void run({ params: { slug }, body: { questionId, message: note.trim() } })}>
              Elküldöm
            </Button>
          </>
        }
      >
        <div className={formStyles.field}>
          <label className={formStyles.label} data-part="label" htmlFor={noteId}>
            Mi a gond?{' '}
            <span className={formStyles.labelOptional} data-part="label-optional">
              – {text.optional}
            </span>
          </label>
          <Textarea id={noteId} rows={3} maxLength={1000} value={note} onChange={event => setNote(event.target.value)} />
          <p className={formStyles.help} data-part="help">
            Nevet, címet ne írj bele.
          </p>
        </div>
      </Dialog>
    </>
  );
}
