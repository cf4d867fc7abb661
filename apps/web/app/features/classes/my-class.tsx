import { monthDayTime } from '@eszkerek/numbers/dates';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import listStyles from '@eszkerek/ui/list.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { homeworkDue } from '../../lib/homework-due.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import { JoinClass } from './join-class.tsx';

/** A pupil's place in a class: join by code, see the homework, leave. */
export function MyClass({ className, onChanged }: { className: string | null; onChanged: () => void }) {
  const [leaving, setLeaving] = useState(false);
  const homework = useQuery({ ...api.classes.myHomework.query(), enabled: className !== null });

  const {
    run,
    pending,
    message: answer,
  } = useAction((call: () => Promise<{ message: string }>) => call(), {
    success: ({ message }) => message,
    onSuccess: onChanged,
    onSettled: () => setLeaving(false),
  });
  return (
    <>
      {className === null ? (
        <JoinClass onJoined={message => void run(async () => ({ message }))} />
      ) : (
        <>
          <p>
            Az osztályod: <b>{className}</b>
          </p>
          {homework.data && homework.data.homework.length > 0 && (
            <ul className={listStyles.payments}>
              {homework.data.homework.map(item => (
                <li key={item.id}>
                  <Link to={`/tananyag/${item.slug}`}>{item.title}</Link>
                  <span>
                    Határidő: {monthDayTime(item.due_at)}
                    {item.max_tries !== null && ` · ${item.tries}/${item.max_tries} próba`}
                  </span>
                  {item.mode === 'test' && <Badge kind="plain">Dolgozat</Badge>}
                  {item.done_at && <Badge kind="ok">{item.score_percentage === null ? 'Kész' : `Kész, ${item.score_percentage}%`}</Badge>}
                  {!item.done_at && (
                    <>
                      <Badge kind="wait">{homeworkDue(item.due_at, new Date())}</Badge>
                      <ButtonLink size="sm" variant="secondary" to={`/tananyag/${item.slug}`}>
                        {item.tries > 0 ? 'Folytatom' : 'Megcsinálom'}
                      </ButtonLink>
                    </>
                  )}
                  {item.note && (
                    <span className={formStyles.help} data-part="help">
                      {item.note}
                    </span>
                  )}
                  {item.teacher_note && (
                    <span>
                      <b>Neked írta a tanárod:</b> {item.teacher_note}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
          <div>
            <Button variant="ghost" size="sm" onClick={() => setLeaving(true)}>
              Kilépek az osztályból
            </Button>
          </div>
        </>
      )}
      {answer && <MessageBar kind={answer.kind}>{answer.text}</MessageBar>}
      <AlertDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title="Kilépsz az osztályból?"
        text="A tanárod nem látja többé az eredményeidet, és az osztállyal járó prémium hozzáférésed megszűnik."
        cancelLabel={text.cancel}
        confirmLabel="Kilépek"
        danger
        confirming={pending}
        onConfirm={() => void run(() => api.classes.leave())}
      />
    </>
  );
}
