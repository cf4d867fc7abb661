import type { QuestionPreview } from '@eszkerek/contract/set-shapes';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import styles from './sets.module.css';
import { SolvedQuestion } from './solved-question.tsx';

/** What the pupil will see, and what the checks found. */
export function OwnPreview({ preview, failure }: { preview: QuestionPreview | null; failure: string | null }) {
  const { question = null, solution = null, faults = [] } = preview ?? {};
  return (
    <div className={layoutStyles.stack}>
      <Panel title="Így látja a tanuló" icon="phone">
        {failure && <MessageBar kind="bad">{failure}</MessageBar>}
        {question && solution ? (
          <SolvedQuestion question={question} solution={solution} />
        ) : (
          <p className={formStyles.help}>
            {preview ? 'Az előnézet a hibák javítása után jelenik meg.' : 'Írd meg a kérdést, és itt megjelenik.'}
          </p>
        )}
      </Panel>
      {preview && (
        <Panel title="Ellenőrzés" icon="shield">
          <ul className={styles.faults} aria-label="Ellenőrzés">
            {faults.map(({ level, message }) => (
              <li key={message} data-level={level}>
                <Icon name={level === 'error' ? 'close' : 'warning'} size={20} />
                {message}
              </li>
            ))}
            {faults.length === 0 && (
              <li data-level="ok">
                <Icon name="check" size={20} />
                Minden rendben, mehet a sorba.
              </li>
            )}
          </ul>
        </Panel>
      )}
    </div>
  );
}
