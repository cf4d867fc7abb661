import type { GuideToday } from '@eszkerek/contract/guide-shapes';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Link } from 'react-router';
import { text } from '../../text/common.ts';
import styles from './guide.module.css';

/** From the day's plan to the map of each subject. */
export function MapLinks({ subjects }: Pick<GuideToday, 'subjects'>) {
  if (subjects.length === 0) return null;
  return (
    <nav className={layoutStyles.row} data-part="row" aria-label="Észtérkép">
      Észtérkép:
      {subjects.map(({ subject }) => (
        <Link key={subject} className={styles.ask} to={`/terkep/${subject}`}>
          {text.subjects[subject]}
        </Link>
      ))}
    </nav>
  );
}
