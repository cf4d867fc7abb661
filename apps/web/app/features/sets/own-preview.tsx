import type { QuestionFault, QuestionPreview } from '@eszkerek/contract/set-shapes';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import styles from './sets.module.css';
import { SolvedQuestion } from './solved-question.tsx';

interface OwnPreviewProps {
  preview: QuestionPreview | null;
  /** The sentence as it is written, for when it cannot be drawn. */
  typed: string;
  /** What the checks found and no field says. */
  listed: readonly QuestionFault[];
  failure: string | null;
}

/** What the pupil will see, and what the checks found. */
export function OwnPreview({ preview, typed, listed, failure }: OwnPreviewProps) {
  const { question = null, solution = null, text = null, answers = [], faults = [] } = preview ?? {};
  return (
    <div className={layoutStyles.stack}>
      <Panel title="Így látja a tanuló" icon="phone">
        {failure && <MessageBar kind="bad">{failure}</MessageBar>}
        {question && solution ? (
          <SolvedQuestion question={question} solution={solution} />
        ) : (
          <>
            {text === null ? <p>{typed}</p> : <SafeHtml html={text} />}
            {answers.length > 0 && (
              <ul className={styles.rows} aria-label="Válaszok eddig">
                {answers.map(({ place, html }) => (
                  <li key={place}>
                    <SafeHtml html={html} />
                  </li>
                ))}
              </ul>
            )}
            {!preview && <p className={formStyles.help}>Írd meg a kérdést, és itt megjelenik.</p>}
          </>
        )}
      </Panel>
      {preview && (
        <Panel title="Ellenőrzés" icon="shield">
          <ul className={styles.faults} aria-label="Ellenőrzés">
            {listed.map(({ level, message }) => (
              <li key={message} data-level={level}>
                <Icon name={level === 'error' ? 'close' : 'warning'} size={20} />
                {message}
              </li>
            ))}
            {listed.length === 0 && faults.length > 0 && (
              <li data-level="error">
                <Icon name="close" size={20} />
                Javítsd ki a pirossal jelölt mezőt!
              </li>
            )}
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
