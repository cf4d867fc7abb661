import type { RosterPupil } from '@eszkerek/contract/class-pupils';
import type { SchoolClass } from '@eszkerek/contract/classes';
import { Button } from '@eszkerek/ui/button.tsx';
import { CopyCode } from '@eszkerek/ui/copy-code.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { Link } from 'react-router';
import { api } from '../../../lib/api.ts';
import { useAction } from '../../../lib/use-action.ts';
import { diaryPath } from '../misconception-links.ts';
import styles from './pupils.module.css';

const stateOf = ({ locked, signed_in }: RosterPupil): string =>
  locked ? 'Ötször nem sikerült' : signed_in ? 'Belépett' : 'Még nem lépett be';

/** Who is in the class and how they sign in. */
export function Roster({ schoolClass, pupils }: { schoolClass: SchoolClass; pupils: readonly RosterPupil[] }) {
  const params = { id: schoolClass.id };
  const unlock = useAction((studentId: string) => api.classes.unlockPupil({ params: { ...params, studentId } }), {
    success: ({ message }) => message,
    invalidates: [api.classes.roster.query({ params }).queryKey],
  });
  return (
    <Panel title={`${pupils.length} tanuló`} icon="people" aside={<Link to={`/dashboard/teacher/class/${schoolClass.id}`}>Napló</Link>}>
      <div className={layoutStyles.stack}>
        <div className={layoutStyles.row} data-part="row">
          <span>Osztálykód:</span>
          <CopyCode code={schoolClass.class_code} label="Osztálykód másolása" />
        </div>
        {unlock.message && <MessageBar kind={unlock.message.kind}>{unlock.message.text}</MessageBar>}
        {pupils.length === 0 ? (
          <EmptyState title="Még nincs tanuló az osztályban">Olvasd be a névsort, vagy add meg a tanulóknak az osztálykódot.</EmptyState>
        ) : (
          <Table
            caption="Névsor"
            cards
            head={
              <>
                <th scope="col">Név</th>
                <th scope="col">Belépés</th>
                <th scope="col">Állapot</th>
              </>
            }
          >
            {pupils.map(pupil => (
              <tr key={pupil.id}>
                <th scope="row" className={styles.name}>
                  <Link to={diaryPath(schoolClass.id, pupil.id)}>{pupil.real_name}</Link>
                </th>
                <td>{pupil.has_email ? 'e-mail-címmel' : 'osztálykóddal'}</td>
                <td>
                  {stateOf(pupil)}{' '}
                  {pupil.locked && (
                    <Button
                      size="sm"
                      variant="secondary"
                      loading={unlock.pendingInput === pupil.id}
                      aria-label={`Újra próbálhatja: ${pupil.real_name}`}
                      onClick={() => void unlock.run(pupil.id)}
                    >
                      Újra próbálhatja
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </div>
    </Panel>
  );
}
