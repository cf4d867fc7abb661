import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import styles from './self-marking.module.css';
import { readLines } from './written-lines.ts';

const MARKS = { right: { icon: 'check', text: 'jó lépés' }, wrong: { icon: 'close', text: 'nézd meg újra' } } as const;

/** The pupil's own lines beside the model solution, with the marks of the Lépésőr where it can read them. */
export function WrittenView({ text }: { text: string }) {
  return (
    <ol className={styles.writtenLines}>
      {Array.from(readLines(text).entries(), ([place, { text: line, mark, message }]) => (
        <li key={place} className={mark ? styles[mark] : undefined}>
          {line}
          {mark && (
            <>
              <Icon name={MARKS[mark].icon} size={16} />
              <span className="sr-only">{MARKS[mark].text}</span>
            </>
          )}
          {message && <p className={formStyles.help}>{message}</p>}
        </li>
      ))}
    </ol>
  );
}
