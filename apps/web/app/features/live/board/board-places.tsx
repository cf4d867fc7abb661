import type { BoardView } from '@eszkerek/contract/live-shapes';
import { BoardWheel } from '../class-wheel.tsx';
import { Blocks } from './blocks.tsx';
import styles from './board.module.css';

/** Own pace: how many are at which question. No names, no ranking. */
export function BoardPlaces({ view, places }: { view: BoardView; places: readonly number[] }) {
  const { lesson, answered, present } = view;
  return (
    <>
      <h1 className={styles.call}>Ennyien járunk itt</h1>
      <ol className={styles.places}>
        {Array.from(places.entries(), ([at, count]) => (
          <li key={at} aria-label={at < lesson.total ? `${at + 1}. feladat: ${count} tanuló` : `Kész: ${count} tanuló`}>
            <span className={styles.tower} aria-hidden="true">
              <Blocks count={count} />
            </span>
            <b aria-hidden="true">{at < lesson.total ? at + 1 : 'kész'}</b>
          </li>
        ))}
      </ol>
      <footer className={styles.foot}>
        <p>
          <b>{answered}</b> / {present} kész
        </p>
        <span className={styles.space} />
        {lesson.wheel && <BoardWheel wheel={lesson.wheel} />}
      </footer>
    </>
  );
}
