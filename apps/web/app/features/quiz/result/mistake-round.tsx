import { Icon } from '@eszkerek/ui/icon.tsx';
import styles from './result.module.css';

interface MistakeRoundProps {
  count: number;
  onStart: () => void;
}

/** A short round of what was missed. */
export function MistakeRound({ count, onStart }: MistakeRoundProps) {
  return (
    <button type="button" className={styles.mistakes} onClick={onStart}>
      <span className={styles.mistakesCount}>{count}</span>
      <span>
        <b>Csak a hibásakat</b>
        <em>
          {count} kérdés, kb. {Math.max(1, count)} perc · közben segítek
        </em>
      </span>
      <Icon name="chevron-right" />
    </button>
  );
}
