import type { UpcomingLesson } from '@eszkerek/contract/catalog';
import styles from './upcoming-lessons.module.css';

/** Lessons that are not written yet: named below the results, without a link. */
export function UpcomingLessons({ lessons }: { lessons: readonly UpcomingLesson[] }) {
  return lessons.map(({ title }) => (
    <p key={title} className={styles.upcoming}>
      Ez a lecke készül: {title}
    </p>
  ));
}
