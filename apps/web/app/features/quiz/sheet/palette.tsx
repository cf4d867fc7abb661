import { cx } from '@eszkerek/ui/cx.ts';
import { isSettled, type PlayerState } from '../player/state.ts';
import styles from './sheet.module.css';

interface PaletteProps {
  state: PlayerState;
  flags?: ReadonlySet<string>;
  onGo: (at: number) => void;
}

/** On a phone the row of numbers is longer than the screen: it follows the pupil. */
const intoRow = (number: HTMLElement | null) => void number?.scrollIntoView?.({ block: 'nearest', inline: 'center' });

/** A number for every question: filled when answered, flagged with a corner, ringed where the pupil stands. */
export function Palette({ state, flags, onGo }: PaletteProps) {
  return (
    <nav aria-label="Kérdések">
      <ol className={styles.palette}>
        {state.attempt.questions.map((question, place) => {
          const answered = isSettled(state, question);
          const flagged = flags?.has(question.id) ?? false;
          const here = place === state.at;
          return (
            <li key={question.id}>
              <button
                type="button"
                className={cx(styles.paletteNumber, answered && styles.paletteAnswered, flagged && styles.paletteFlagged)}
                ref={here ? intoRow : undefined}
                aria-current={here ? 'step' : undefined}
                aria-label={`${place + 1}. kérdés, ${answered ? 'megválaszolva' : 'üres'}${flagged ? ', megjelölve' : ''}`}
                onClick={() => onGo(place)}
              >
                {place + 1}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
