import { Icon } from '@eszkerek/ui/icon.tsx';
import styles from './result.module.css';

interface MistakeRoundProps {
  count: number;
  /** Of them, left out. */
  skipped: number;
  onStart: () => void;
}

/** What is asked again: what was wrong, what was left out, or both. */
export const roundName = (count: number, skipped: number): string =>
  skipped === 0 ? 'Kijavítom a hibásakat' : skipped === count ? 'Megoldom, ami kimaradt' : 'Megoldom, ami hátravan';

/** A short round of what was missed. */
export function MistakeRound({ count, skipped, onStart }: MistakeRoundProps) {
  return (
    <button type="button" className={styles.mistakes} onClick={onStart}>
      <span className={styles.mistakesCount}>{count}</span>
      <span>
        <b>{roundName(count, skipped)}</b>
        <em>
          {skipped > 0 && skipped < count ? `${count - skipped} hibás és ${skipped} kimaradt` : `${count} kérdés`}, kb. {Math.max(1, count)}{' '}
          perc · közben&nbsp;segítek
        </em>
      </span>
      <Icon name="chevron-right" />
    </button>
  );
}
