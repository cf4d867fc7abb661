import type { OwnType, QuestionPreview } from '@eszkerek/contract/set-shapes';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { EXAMPLES } from './example-questions.ts';
import { joinedFaults } from './joined-faults.ts';
import styles from './sets.module.css';
import { PlayedQuestion, RightAnswer, SolvedQuestion } from './solved-question.tsx';
import { unfinishedQuestion } from './unfinished-question.ts';

interface OwnPreviewProps {
  preview: QuestionPreview | null;
  type: OwnType;
  /** The sentence as it is written, until it is drawn. */
  typed: string;
  failure: string | null;
}

/** What the checks found, first: it is short, and the column beside a long form is cut below. Then what the pupil will see. */
export function OwnPreview({ preview, type, typed, failure }: OwnPreviewProps) {
  const { question = null, solution = null, drawn = [], faults = [] } = preview ?? {};
  const errorsFirst = faults.toSorted((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));
  const sentence = drawn.find(({ part }) => part === 'question')?.html;
  const pairs = drawn.filter(({ part }) => part === 'pairs');
  const unfinished = unfinishedQuestion(type, drawn);
  if (!preview && typed.trim() === '')
    return (
      <Panel title="Így látja a tanuló" icon="phone" lead="Példa, amíg meg nem írod a tiédet.">
        <PlayedQuestion question={EXAMPLES[type]} />
      </Panel>
    );
  return (
    <div className={layoutStyles.stack}>
      {preview && faults.length === 0 && <MessageBar kind="ok">Minden rendben, mehet a sorba.</MessageBar>}
      {faults.length > 0 && (
        <Panel title="Ellenőrzés" icon="shield" lead="Figyelmeztetéssel is hozzáadhatod, hibával nem.">
          <ul className={styles.faults} aria-label="Ellenőrzés">
            {joinedFaults(errorsFirst).map(({ level, message }) => (
              <li key={message} data-level={level}>
                <Icon name={level === 'error' ? 'close' : 'warning'} size={20} />
                {message}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {question && solution && (
        <div>
          <RightAnswer question={question} solution={solution} />
        </div>
      )}
      <Panel title="Így látja a tanuló" icon="phone">
        {failure && <MessageBar kind="bad">{failure}</MessageBar>}
        {question && solution ? (
          <SolvedQuestion question={question} solution={solution} />
        ) : unfinished ? (
          <PlayedQuestion question={unfinished} />
        ) : (
          <>
            {sentence === undefined ? <p>{typed}</p> : <SafeHtml html={sentence} />}
            {pairs.length > 0 && (
              <ul className={styles.rows} aria-label="Párok eddig">
                {pairs.map(({ place, html }) => (
                  <li key={place}>
                    <SafeHtml html={html} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Panel>
    </div>
  );
}
