import styles from './feedback.module.css';
/** A full wheel for right, an open one with a mark for not yet, a bulb for a hint. */
export function FeedbackGlyph({ tone }: { tone: 'ok' | 'bad' | 'hint' }) {
  if (tone === 'ok')
    return (
      <svg className={styles['feedback-glyph']} viewBox="0 0 60 60" aria-hidden="true">
        <circle cx="30" cy="30" r="29" fill="var(--ok)" />
        <path d="m18 31 9 9 16-18" fill="none" stroke="var(--on-solid)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
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
