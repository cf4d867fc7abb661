import styles from './state.module.css';

interface MarkProps {
  size?: number;
  turning?: boolean;
}

const spark =
  'M83.98 2.71C82.2 13.04 83.88 16.35 93.29 20.98C82.96 19.2 79.65 20.88 75.02 30.29C76.8 19.96 75.12 16.65 65.71 12.02C76.04 13.8 79.35 12.12 83.98 2.71Z';

/** The letter é as a wheel: rim, spokes, hub; its accent is the spark. */
export function Mark({ size = 38, turning = false }: MarkProps) {
  const side = `${size / 16}rem`;
  return (
    <svg viewBox="0 0 96 96" width={side} height={side} aria-hidden="true">
      <path
        className={turning ? styles.loaderSpokes : undefined}
        d="M42 55 27 29.02M42 55 57 29.02M42 55 27 80.98"
        stroke="currentColor"
        strokeWidth="6.5"
        strokeLinecap="round"
      />
      <path
        d="M12 55H72A30 30 0 1 0 62.84 76.58"
        fill="none"
        stroke="currentColor"
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="42" cy="55" r="12.5" fill="currentColor" />
      <circle cx="42" cy="55" r="5.5" fill="var(--spark)" />
      <path d={spark} fill="var(--spark)" stroke="var(--spark)" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  );
}
