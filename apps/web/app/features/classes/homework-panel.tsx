import { monthDay } from '@eszkerek/numbers/dates';
import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input, Textarea } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@eszkerek/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import styles from './classes.module.css';
import { homeworkResult } from './homework-result.ts';

/** The slug of a pasted address or of a plain slug. */
export const slugOf = (typed: string): string =>
  typed
    .trim()
    .replace(/^.*\/tananyag\//, '')
    .replace(/[?#].*$/, '')
    .replace(/\.html$/, '')
    .replaceAll('_', '-')
    .toLowerCase();

function NoteField({ homeworkId, studentId, name, initial }: { homeworkId: string; studentId: string; name: string; initial: string }) {
  const [note, setNote] = useState(initial);
  const stored = useRef(initial);
  const { run, clear, message } = useAction(
    (written: string) => api.classes.noteHomework({ params: { id: homeworkId, studentId }, body: { note: written } }),
    {
      queues: true,
      success: saved => saved.message,
      onSuccess: (_, written) => {
        stored.current = written.trim();
      },
    },
  );
  const save = () => {
    if (note.trim() !== stored.current) void run(note);
  };
  return (
    <span>
      <Input
        aria-label={`Megjegyzés: ${name}`}
        placeholder="Megjegyzés a tanulónak"
        maxLength={500}
        value={note}
        onChange={event => {
          setNote(event.target.value);
          clear();
        }}
        onBlur={save}
      />
      <span className={formStyles.help} data-part="help" role="status">
        {message?.text}
      </span>
    </span>
  );
}

/** Homework of a class: set, follow, comment, take back. */
export function HomeworkPanel({ classId }: { classId: string }) {
  const homework = useQuery(api.classes.homework.query({ params: { id: classId } }));
  const [page, setPage] = useState('');
  const [due, setDue] = useState('');
  const [note, setNote] = useState('');
  const {
    run,
    pending,
    message: answer,
  } = useAction((work: () => Promise<{ message: string }>) => work(), {
    success: ({ message }) => message,
    invalidates: [api.classes.homework.key],
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const set = await api.classes.addHomework({
        params: { id: classId },
        body: { slug: slugOf(page), note, dueAt: new Date(`${due}T23:59:00`).toISOString() },
      });
      setPage('');
      setNote('');
      return set;
    });
  };
  return (
    <>
      <form className={formStyles.formGrid} onSubmit={add}>
        <div className={formStyles.formCols}>
          <Field label="Lecke vagy kvíz címe a böngészőből" help="Másold be a lap címét, például /tananyag/kviz-matek-5-tortek-osszeadasa">
            {control => <Input {...control} required maxLength={300} value={page} onChange={event => setPage(event.target.value)} />}
          </Field>
          <Field label="Határidő">
            {control => <Input {...control} type="date" required value={due} onChange={event => setDue(event.target.value)} />}
          </Field>
        </div>
        <Field label="Megjegyzés az osztálynak" optional={text.optional}>
          {control => <Textarea {...control} rows={2} maxLength={500} value={note} onChange={event => setNote(event.target.value)} />}
        </Field>
        <div>
          <Button type="submit" loading={pending} disabled={page.trim() === '' || due === ''}>
            Kiadom a házit
          </Button>
        </div>
      </form>
      {answer && <MessageBar kind={answer.kind}>{answer.text}</MessageBar>}
      {homework.isPending && <Skeleton height="6rem" />}
      {homework.isError && (
        <ErrorState
          title={text.errorTitle}
          message={homework.error.message}
          onRetry={() => void homework.refetch()}
          retryLabel={text.retry}
        />
      )}
      {homework.data?.homework.length === 0 && <EmptyState title="Még nincs kiadott házi" />}
      {homework.data?.homework.map(item => {
        const done = item.pupils.filter(pupil => pupil.done_at).length;
        return (
          <Accordion key={item.id} summary={`${item.title} – ${monthDay(item.due_at)} (${done} / ${item.pupils.length} kész)`}>
            <p>
              <Link to={`/tananyag/${item.slug}`}>Megnyitás</Link> {item.note}
            </p>
            <ul className={styles.insightList}>
              {item.pupils.map(pupil => (
                <li key={pupil.student_id}>
                  <b>{pupil.real_name}</b>
                  <span>{homeworkResult(pupil)}</span>
                  <NoteField homeworkId={item.id} studentId={pupil.student_id} name={pupil.real_name} initial={pupil.note} />
                </li>
              ))}
            </ul>
            <Button
              variant="danger"
              size="sm"
              icon="trash"
              onClick={() => void run(() => api.classes.removeHomework({ params: { id: item.id } }))}
            >
              Visszavonom
            </Button>
          </Accordion>
        );
      })}
    </>
  );
}
