import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { SavedLessons, useSavedLessons } from './saved-lessons.tsx';

const MOST = 5;

interface SavedPanelProps {
  /** What cannot be shown now. */
  lead?: string;
  onRetry: () => void;
}

/** In the place of a part that needs a connection: what can be read on this device without one. */
export function SavedPanel({ lead, onRetry }: SavedPanelProps) {
  const lessons = useSavedLessons();
  if (lessons === null) return null;
  const some = lessons.length > 0;
  return (
    <Panel
      className={formStyles.formGrid}
      icon="book"
      title={some ? 'Ezeket most is olvashatod' : 'Ezen az eszközön még nincs mentett lecke'}
    >
      {lead && <p>{lead}</p>}
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
  );
}
