import styles from '../quiz.module.css';

const names = ['bemelegítő', 'haladó', 'kihívás'];

/** How hard the tasks are now: it rises and falls by itself, and nothing is lost by it. */
export function LevelMark({ level }: { level: number }) {
  const name = names[level - 1] ?? names[0];
  return (
    <p className={styles.levelMark}>
      <span aria-hidden="true">
        {names.map((other, place) => (
          <i key={other} className={place < level ? styles.levelOn : undefined} />
        ))}
      </span>
      Szint: {name}
    </p>
  );
}
