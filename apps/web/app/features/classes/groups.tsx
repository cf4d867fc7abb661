import type { ClassGroup } from '@eszkerek/contract/class-groups';
import type { ClassStudent } from '@eszkerek/contract/classes';
import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import styles from './homework/homework.module.css';

type Pupil = Pick<ClassStudent, 'id' | 'real_name'>;

/** Named lists of the class's pupils. */
export function Groups({ classId, students }: { classId: string; students: readonly Pupil[] }) {
  const groups = useQuery(api.classes.groups.query({ params: { id: classId } }));
  if (groups.isPending) return <Skeleton height="6rem" />;
  if (groups.isError)
    return (
      <ErrorState title={text.errorTitle} message={groups.error.message} onRetry={() => void groups.refetch()} retryLabel={text.retry} />
    );
  return (
    <>
      {groups.data.groups.map(group => (
        <Accordion key={group.id} summary={`${group.name} (${group.student_ids.length})`}>
          <GroupForm classId={classId} students={students} group={group} />
        </Accordion>
      ))}
      <Accordion summary="Új csoport" open={groups.data.groups.length === 0}>
        <GroupForm key={groups.data.groups.length} classId={classId} students={students} group={null} />
      </Accordion>
    </>
  );
}

function GroupForm({ classId, students, group }: { classId: string; students: readonly Pupil[]; group: ClassGroup | null }) {
  const [name, setName] = useState(group?.name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(group?.student_ids ?? []);
  const { run, pending, message } = useAction((work: () => Promise<{ message: string }>) => work(), {
    success: reply => reply.message,
    invalidates: [api.classes.groups.key],
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { name, studentIds: [...chosen] };
    void run(() =>
      group ? api.classes.changeGroup({ params: { id: group.id }, body }) : api.classes.addGroup({ params: { id: classId }, body }),
    );
  };
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id]);
  return (
    <form className={formStyles.formGrid} onSubmit={save}>
      <Field label="A csoport neve">
        {control => <Input {...control} required maxLength={60} value={name} onChange={event => setName(event.target.value)} />}
      </Field>
      <div className={styles.pupils}>
        {students.map(({ id, real_name }) => (
          <Checkbox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
            {real_name}
          </Checkbox>
        ))}
      </div>
      {message && <MessageBar kind={message.kind}>{message.text}</MessageBar>}
      <div className={layoutStyles.row} data-part="row">
        <Button type="submit" loading={pending} disabled={name.trim() === '' || chosen.length === 0}>
          {group ? 'Mentem' : 'Létrehozom'}
        </Button>
        {group && (
          <Button
            variant="danger"
            size="sm"
            icon="trash"
            onClick={() => void run(() => api.classes.removeGroup({ params: { id: group.id } }))}
          >
            Törlöm
          </Button>
        )}
      </div>
    </form>
  );
}
