import { longDate } from '@eszkerek/numbers/dates';
import { Button } from '@eszkerek/ui/button.tsx';
import { CopyCode } from '@eszkerek/ui/copy-code.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useAction } from '../../../lib/use-action.ts';
import { text } from '../../../text/common.ts';
import { JoinColleague } from './join-colleague.tsx';
import styles from './pupils.module.css';

/** Who teaches the class; its owner invites colleagues and removes them. */
export function ClassTeachers({ classId }: { classId: string }) {
  const params = { id: classId };
  const loaded = useQuery(api.classes.teachers.query({ params }));
  const [code, setCode] = useState<{ code: string; expires_at: string } | null>(null);
  const invite = useAction(() => api.classes.inviteTeacher({ params }), { onSuccess: setCode });
  const remove = useAction((teacherId: string) => api.classes.removeTeacher({ params: { ...params, teacherId } }), {
    success: ({ message }) => message,
    invalidates: [api.classes.teachers.query({ params }).queryKey],
  });
  if (loaded.isPending) return <Loader label={text.loading} />;
  if (loaded.isError) return <MessageBar kind="bad">{loaded.error.message}</MessageBar>;
  const { teachers, is_owner } = loaded.data;
  return (
    <div className={styles.columns}>
      <Panel
        title="Kik tanítják?"
        icon="people"
        lead="Aki csatlakozik, mindent lát és mindent kiadhat; tanárt csak az osztály gazdája hívhat meg."
      >
        <div className={formStyles.formGrid}>
          <ul className={styles.chosen}>
            {teachers.map(({ id, name, owner }) => (
              <li key={id}>
                <b>{name}</b>
                {owner && <small>az osztály gazdája</small>}
                {is_owner && !owner && (
                  <Button
                    size="sm"
                    variant="ghost"
                    icon="trash"
                    loading={remove.pendingInput === id}
                    aria-label={`Eltávolítom: ${name}`}
                    onClick={() => void remove.run(id)}
                  >
                    Eltávolítom
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {remove.message && <MessageBar kind={remove.message.kind}>{remove.message.text}</MessageBar>}
          {invite.failure && <MessageBar kind="bad">{invite.failure}</MessageBar>}
          {code && (
            <p>
              Add oda a kollégádnak (egyszer használható, eddig: {longDate(code.expires_at)}):{' '}
              <CopyCode code={code.code} label="Meghívókód másolása" />
            </p>
          )}
          {is_owner && (
            <div>
              <Button icon="plus" loading={invite.pending} onClick={() => void invite.run()}>
                Meghívok egy kollégát
              </Button>
            </div>
          )}
        </div>
      </Panel>
      <Panel title="Téged hívtak meg?" icon="key">
        <JoinColleague />
      </Panel>
    </div>
  );
}
