import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { FeedbackGlyph } from './feedback-glyph.tsx';

/** The hints asked for so far, the newest last. */
export function HintList({ hints }: { hints: readonly string[] }) {
  return (
    <div role="status" className="feedback-region">
      {hints.length > 0 && (
        <div className="feedback feedback-hint">
          <FeedbackGlyph tone="hint" />
          <p className="feedback-title">Segítség</p>
          <ol className="feedback-body hint-list">
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
