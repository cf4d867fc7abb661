import type { HomeworkEntry, HomeworkPupil } from '@eszkerek/contract/class-homework';
import { monthDayTime } from '@eszkerek/numbers/dates';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useAction } from '../../../lib/use-action.ts';
import { text } from '../../../text/common.ts';
import { fileName, toCsv } from '../csv.ts';
import { downloadCsv } from '../download-csv.ts';
import { DeadlineForm } from './deadline-form.tsx';
import styles from './homework.module.css';
import { DoneBar, doneLine } from './homework-list.tsx';
import { QuestionTable } from './question-table.tsx';
import { ResultTable } from './result-table.tsx';
import { CSV_HEAD, csvRows } from './sort-results.ts';

const ruleLine = ({ audience, mode, max_tries, starts_at, due_at }: HomeworkEntry): string =>
  [
    audience ?? 'Mindenki',
    starts_at === null ? null : `kezdés: ${monthDayTime(starts_at)}`,
    `határidő: ${monthDayTime(due_at)}`,
    mode === 'test' ? 'dolgozatként' : null,
    max_tries === null ? null : `${max_tries} próba`,
  ]
    .filter(part => part !== null)
    .join(' · ');

const clock = (at: Date): string => at.toLocaleTimeString('hu-HU', { hour: '2-digit', minute: '2-digit' });

const meanOf = (scores: readonly (number | null)[]): number | null => {
  const known = scores.filter(score => score !== null);
  return known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length);
};

const countsOf = (pupils: readonly HomeworkPupil[]) => ({
  recipients: pupils.length,
  done: pupils.filter(({ state }) => state === 'done').length,
  started: pupils.filter(({ state }) => state === 'started').length,
});

/** One homework: who did it and how, reminders, spreadsheet, taking it back. */
export function HomeworkResults({ id, onGone }: { id: string; onGone: () => void }) {
  const [asking, setAsking] = useState(false);
  /** When all were reminded: the server sends one a day. */
  const [sent, setSent] = useState<Date | null>(null);
  const results = useQuery(api.classes.homeworkResults.query({ params: { id } }));
  const remind = useAction(
    (studentIds: string[] | null) => api.classes.remindHomework({ params: { id }, body: studentIds ? { studentIds } : {} }),
    { success: ({ message }) => message, onSuccess: (_, studentIds) => (studentIds === null ? setSent(new Date()) : undefined) },
  );
  const remove = useAction(() => api.classes.removeHomework({ params: { id } }), {
    invalidates: [api.classes.homework.key],
    onSuccess: onGone,
    onSettled: () => setAsking(false),
  });
  if (results.isPending) return <Skeleton height="24rem" />;
  if (results.isError)
    return (
      <ErrorState title={text.errorTitle} message={results.error.message} onRetry={() => void results.refetch()} retryLabel={text.retry} />
    );
  const { homework, pupils, questions } = results.data;
  const counts = countsOf(pupils);
  const waiting = counts.recipients - counts.done;
  const [first, best] = [meanOf(pupils.map(p => p.first_score)), meanOf(pupils.map(p => p.score_percentage))];
  const scoreOnly = pupils.filter(({ score_percentage, minutes }) => score_percentage !== null && minutes === null).length;
  const message = remind.message ?? remove.message;
  return (
    <Panel className={layoutStyles.stack}>
      <div className={styles.headLine}>
        <div>
          <h2>{homework.title}</h2>
          <p className={formStyles.help}>
            {ruleLine(homework)} · {doneLine(counts)}
          </p>
          {first !== null && best !== null && (
            <p className={formStyles.help}>
              első {first}% → legjobb {best}%
            </p>
          )}
        </div>
        {homework.due_at > new Date().toISOString() && <DeadlineForm id={id} dueAt={homework.due_at} />}
        {waiting > 0 && (
          <Button
            icon={sent ? 'check' : 'bell'}
            variant={sent ? 'ghost' : 'primary'}
            disabled={sent !== null}
            loading={remind.pending}
            onClick={() => void remind.run(null)}
          >
            {sent ? `Elküldve · ma ${clock(sent)}` : `Emlékeztető ${waiting} tanulónak`}
          </Button>
        )}
      </div>
      {homework.note && (
        <p>
          <b>Üzenet a tanulóknak:</b> {homework.note}
        </p>
      )}
      <DoneBar {...counts} />
      {message && <MessageBar kind={message.kind}>{message.text}</MessageBar>}
      <ResultTable homeworkId={id} pupils={pupils} onRemind={studentId => void remind.run([studentId])} />
      {questions.length > 0 && (
        <>
          <h3>Elsőre jó, kérdésenként</h3>
          <p className={formStyles.help}>
            {Math.max(...questions.map(question => question.pupils))} tanuló rögzített válaszai alapján.{' '}
            {scoreOnly > 0 && `${scoreOnly} tanulónak csak az eredményét őriztük meg. `}A kihagyott kérdés nem számít bele.
          </p>
          <QuestionTable questions={questions} />
        </>
      )}
      <div className={layoutStyles.row} data-part="row">
        <Button
          variant="secondary"
          size="sm"
          icon="download"
          onClick={() => downloadCsv(fileName('hazi', homework.title, new Date()), toCsv(CSV_HEAD, csvRows(pupils)))}
        >
          Eredmények letöltése (CSV)
        </Button>
        <ButtonLink variant="ghost" size="sm" to={`/tananyag/${homework.slug}`}>
          Megnyitom az oldalt
        </ButtonLink>
        <Button variant="danger" size="sm" icon="trash" onClick={() => setAsking(true)}>
          Visszavonom
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Visszavonod ezt a házit?"
        text="A tanulók nem látják többé, és a hozzá írt megjegyzéseid is törlődnek. Az eredményeik a naplóban megmaradnak."
        cancelLabel={text.cancel}
        confirmLabel="Visszavonom"
        danger
        confirming={remove.pending}
        onConfirm={() => void remove.run()}
      />
    </Panel>
  );
}
