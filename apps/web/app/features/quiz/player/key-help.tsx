import { useStored } from '../../../lib/stored.ts';
import styles from '../quiz.module.css';
import { shortcuts } from './shortcuts.ts';

export function KeyHelp({ lastLetter, hints }: { lastLetter: string | null; hints: boolean }) {
  const on = useStored(shortcuts);
  return (
    <p className={styles.keyHelp}>
      {on ? (
        <>
          Billentyűzettel:{' '}
          {lastLetter && (
            <>
              <kbd>A</kbd>–<kbd>{lastLetter}</kbd> választás,{' '}
            </>
          )}
          <kbd>Enter</kbd> ellenőrzés
          {hints && (
            <>
              , <kbd>S</kbd> segítség
            </>
          )}
        </>
      ) : (
        'A betűs gyorsgombok ki vannak kapcsolva.'
      )}{' '}
      <button type="button" className={styles.linkBtn} onClick={() => shortcuts.set(!on)}>
        {on ? 'Kikapcsolom' : 'Bekapcsolom'}
      </button>
    </p>
  );
}
