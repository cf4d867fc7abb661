import { Pupil, pupilAt } from '@eszkerek/ui/cast.tsx';
import styles from './feedback.module.css';

interface FeedbackGlyphProps {
  tone: 'ok' | 'bad' | 'hint';
  /** Nothing more can be tried: it is looked at together. */
  closed?: boolean;
  /** Which pupil of the cast. */
  turn?: number;
}

/** A pupil who is glad for right or thinks along at the end, an open wheel for not yet, a bulb for a hint. */
export function FeedbackGlyph({ tone, closed = false, turn = 0 }: FeedbackGlyphProps) {
  if (tone === 'ok' || (tone === 'bad' && closed))
    return (
      <span className={styles['feedback-glyph']}>
        <Pupil name={pupilAt(turn)} mood={tone === 'ok' ? 'proud' : 'thinking'} size="100%" />
      </span>
    );
  if (tone === 'bad')
    return (
      <svg className={styles['feedback-glyph']} viewBox="0 0 60 60" aria-hidden="true">
        <path d="M41.6 10.1A24 24 0 1 1 10.1 16.2" fill="none" stroke="var(--bad)" strokeWidth="7" strokeLinecap="round" />
        <path d="M30 18v13M30 41v.5" stroke="var(--bad)" strokeWidth="7" strokeLinecap="round" />
      </svg>
    );
  return (
    <svg className={styles['feedback-glyph']} viewBox="0 0 60 60" aria-hidden="true">
      <circle cx="30" cy="30" r="29" fill="var(--spark)" />
      <path
        d="M30 14a12 12 0 0 0-7 21.7V40h14v-4.3A12 12 0 0 0 30 14ZM25 46h10"
        fill="none"
        stroke="var(--spark-ink)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
