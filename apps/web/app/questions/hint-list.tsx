import { cx } from '@eszkerek/ui/cx.ts';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import styles from './feedback.module.css';
import { FeedbackGlyph } from './feedback-glyph.tsx';

/** The hints asked for so far, the newest last. */
export function HintList({ hints, title = 'Segítség' }: { hints: readonly string[]; title?: string }) {
  return (
    <div role="status">
      {hints.length > 0 && (
        <div className={cx(styles.feedback, styles['feedback-hint'])} data-tone="hint">
          <FeedbackGlyph tone="hint" />
          <p className={styles['feedback-title']} data-part="feedback-title">
            {title}
          </p>
          <ol className={cx(styles['feedback-body'], styles.hintList)} data-part="hint-list feedback-body">
            {hints.map(hint => (
              <li key={hint}>
                <SafeHtml as="span" html={hint} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
