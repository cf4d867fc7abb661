import { Button } from '@eszkerek/ui/button.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { groupsPath } from './misconception-links.ts';

const LONGEST_NAME = 60;
const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name);

interface MakeGroupProps {
  classId: string;
  /** How the group is called; it can be renamed. */
  name: string;
  students: readonly { student_id: string }[];
}

/** A group of pupils who have something in common, in one tap. */
export function MakeGroup({ classId, name, students }: MakeGroupProps) {
  const { run, pending, success, failure } = useAction(
    () =>
      api.classes.addGroup({
        params: { id: classId },
        body: { name: shortened(name), studentIds: students.map(({ student_id }) => student_id) },
      }),
    { success: ({ message }) => message, successStays: true, invalidates: [api.classes.groups.key] },
  );
  if (success)
    return (
      <MessageBar kind="ok">
        <span>{success}</span> <Link to={groupsPath(classId)}>Megnézem a csoportokat</Link>
      </MessageBar>
    );
  return (
    <>
      <Button variant="secondary" block icon="people" loading={pending} onClick={() => void run()}>
        Csoport ezekből a tanulókból
      </Button>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
    </>
  );
}
