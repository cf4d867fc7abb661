import { Icon } from '@eszkerek/ui/icon.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { outOfText } from '../count-text.ts';
import type { Better } from './better.ts';
import { QuestionName } from './question-name.tsx';
import styles from './result.module.css';

const SHOWN = 3;

/** What became better since the last round, in a few lines; nothing if nothing did. */
export function BetterList({ better: { score, newlyRight } }: { better: Better }) {
  const shown = newlyRight.slice(0, SHOWN);
  const more = newlyRight.length - shown.length;
  if (!score && newlyRight.length === 0) return null;
  return (
    <section className={styles.better} aria-labelledby="jobb-lett">
      <h2 id="jobb-lett">Ez lett jobb</h2>
      <ul>
        {score && (
          <li>
            <span className={styles.betterRings}>
              <ProgressRing segments={score.total} value={score.before} size={30} thickness={16} label={`Múltkor ${score.before}`} />
              <Icon name="chevron-right" size={16} />
              <ProgressRing segments={score.total} value={score.now} size={30} thickness={16} label={`Most ${score.now}`} />
            </span>
            <span>
              Múltkor <span className="keep-end">{outOfText(score.total, score.before)},</span> most{' '}
              <b className="keep-end">{outOfText(score.total, score.now)}</b> jó.
            </span>
          </li>
        )}
        {shown.map(({ question }) => (
          <li key={question.id}>
            <Icon name="check" size={22} />
            <span className="clamp">
              <b>Most már megy: </b>
              <QuestionName question={question} />
            </span>
          </li>
        ))}
        {more > 0 && <li>és még {more} kérdés.</li>}
      </ul>
    </section>
  );
}
