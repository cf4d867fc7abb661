import { Icon } from '@eszkerek/ui/icon.tsx';
import styles from './self-marking.module.css';
import { readLines } from './written-lines.ts';

const MARKS = { right: { icon: 'check', text: 'jó lépés' }, wrong: { icon: 'close', text: 'nézd meg újra' } } as const;

/** The pupil's own lines beside the model solution, with the marks of the Lépésőr where it can read them. */
export function WrittenView({ text }: { text: string }) {
  return (
    <ol className={styles.writtenLines}>
      {Array.from(readLines(text).entries(), ([place, { text: line, mark }]) => (
        <li key={place}>
          {line}
          {mark && (
            <>
              <Icon name={MARKS[mark].icon} size={16} />
              <span className="sr-only">{MARKS[mark].text}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
