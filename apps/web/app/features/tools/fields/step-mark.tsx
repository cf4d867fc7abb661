import styles from '../tool-page.module.css';
/** The number of a step, dashed while it waits and a tick once it is done. */
export function StepMark({ number, done }: { number: number; done: boolean }) {
  return (
    <svg className={styles.toolStepMark} viewBox="0 0 44 44" aria-hidden="true">
      {done ? (
        <>
          <circle cx="22" cy="22" r="20.5" fill="var(--brand)" />
          <path
            d="m14.5 22.6 5.2 5.2 10-10.6"
            fill="none"
            stroke="var(--on-brand)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <>
          <circle cx="22" cy="22" r="19" fill="none" stroke="var(--field)" strokeWidth="3" strokeDasharray="6 5" />
          <text x="22" y="28.5" textAnchor="middle" fill="var(--ink-2)">
            {number}
          </text>
        </>
      )}
    </svg>
  );
}
