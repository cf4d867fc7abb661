import { memo } from 'react';
import styles from './icons.module.css';

const paths = {
  minus: 'M5.5 12h13',
  plus: 'M12 5.5v13M5.5 12h13',
  check: 'm5 12.8 4.6 4.6L19 7.6',
  cross: 'M7 7l10 10M17 7 7 17',
  reset: 'M5.2 9.5A7.3 7.3 0 1 1 4.7 13M4.6 4.8v5h5',
  up: 'm6.5 14.5 5.5-5.5 5.5 5.5',
  down: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  left: 'm14.5 6.5-5.5 5.5 5.5 5.5',
  right: 'm9.5 6.5 5.5 5.5-5.5 5.5',
  target: 'M12 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8M12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4M12 12v.1',
  bulb: 'M8.8 16.2a6.6 6.6 0 1 1 6.4 0v1.6H8.8zM9.8 20.8h4.4',
  grip: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
} as const;

export type IconName = keyof typeof paths;

export const Icon = memo(function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
});
