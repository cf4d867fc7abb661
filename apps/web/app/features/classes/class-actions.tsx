import type { ClassStudent, SchoolClass } from '@eszkerek/contract/classes';
import { shortDateTime } from '@eszkerek/numbers/dates';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import styles from './classes.module.css';
import { fileName, toCsv } from './csv.ts';
import { kindAndTitle } from './diary-entry.ts';
import { downloadCsv } from './download-csv.ts';

interface ClassActionsProps {
  schoolClass: SchoolClass;
  students: readonly ClassStudent[];
  onChanged: () => void;
  /** Whom to print for is asked first: new cards end the old ones. */
  onCards: () => void;
}

interface Task {
  name: 'csv' | 'code';
  /** Resolves to the sentence to show, if there is one. */
  work: () => Promise<string | null>;
}

const HEAD = ['Név', 'Dátum', 'Típus', 'Cím', 'Eredmény (%)', 'Próbálkozás', 'Segítség'];

/** What a teacher does with a whole class: export, print, cards, a new code. */
export function ClassActions({ schoolClass, students, onChanged, onCards }: ClassActionsProps) {
  const [asking, setAsking] = useState(false);
  /** On a phone they stand behind one button. */
  const [open, setOpen] = useState(false);
  const params = { id: schoolClass.id };
  const task = useAction(({ work }: Task) => work(), { success: sentence => sentence });
  const busy = task.pendingInput?.name;
  const answer = task.message;
  const run = (name: Task['name'], work: Task['work']) => task.run({ name, work });
  const download = () =>
    run('csv', async () => {
      const { rows, class_name } = await api.classes.exportRows({ params });
      const lines = rows.map(row => {
        const { kind, title } = kindAndTitle(row);
        const at = shortDateTime(row.completed_at ?? row.started_at);
        return [row.real_name, at, kind, title, row.score_percentage, row.tries, row.hints];
      });
      downloadCsv(fileName('naplo', class_name, new Date()), toCsv(HEAD, lines));
      return null;
    });
  const newCode = () =>
    run('code', async () => {
      const { message } = await api.classes.newCode({ params });
      setAsking(false);
      onChanged();
      return message;
    });
  return (
    <>
      <Button
        className={cx(styles.moreActions, 'no-print')}
        variant="secondary"
        size="sm"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Több
      </Button>
      <div className={cx(layoutStyles.row, styles.actions, 'no-print')} data-part="row" data-open={open || undefined}>
        <Button variant="secondary" size="sm" icon="download" loading={busy === 'csv'} onClick={download}>
          Napló letöltése (CSV)
        </Button>
        <Button variant="secondary" size="sm" icon="document" onClick={() => print()}>
          Nyomtatás
        </Button>
        <Button variant="secondary" size="sm" icon="key" disabled={students.length === 0} onClick={onCards}>
          Belépőkártyák
        </Button>
        <Button variant="ghost" size="sm" icon="retry" onClick={() => setAsking(true)}>
          Új osztálykód
        </Button>
      </div>
      {answer && <MessageBar kind={answer.kind}>{answer.text}</MessageBar>}
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Új osztálykódot kérsz?"
        text="A régi kód azonnal érvényét veszti. Akik már csatlakoztak, az osztályban maradnak."
        cancelLabel={text.cancel}
        confirmLabel="Új kód"
        confirming={busy === 'code'}
        onConfirm={() => void newCode()}
      />
    </>
  );
}
