import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { givenName } from '../../lib/given-name.ts';
import type { SessionUser } from '../../lib/session.ts';
import { SavedLessons, useSavedLessons } from './saved-lessons.tsx';

const MOST = 5;

interface OfflineStartProps {
  user: SessionUser;
  onRetry: () => void;
}

/** The start page of somebody who is signed in while the line is lost: what can be read on this device. */
export function OfflineStart({ user, onRetry }: OfflineStartProps) {
  const lessons = useSavedLessons();
  if (lessons === null) return null;
  const some = lessons.length > 0;
  return (
    <div className={layoutStyles.page}>
      <PageHeader title={`Szia, ${givenName(user)}!`} lead="Most nincs internet. A válaszaid megvannak, elküldjük őket, amint lehet." />
      <Panel
        className={formStyles.formGrid}
        icon="book"
        title={some ? 'Ezeket most is olvashatod' : 'Ezen az eszközön még nincs mentett lecke'}
      >
        {some ? <SavedLessons lessons={lessons.slice(0, MOST)} /> : <p>Amit internettel megnyitsz, az később net nélkül is olvasható.</p>}
        <div className={layoutStyles.row} data-part="row">
          <Button icon="retry" onClick={onRetry}>
            Újra
          </Button>
          {lessons.length > MOST && (
            <ButtonLink variant="ghost" to="/offline" reloadDocument>
              Mind a {lessons.length} mentett oldal
            </ButtonLink>
          )}
        </div>
      </Panel>
    </div>
  );
}
