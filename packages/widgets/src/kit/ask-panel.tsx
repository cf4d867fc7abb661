import { Icon } from '@eszkerek/ui/icon.tsx';
import { type Answers, isAnswered, openAsk } from './ask.ts';
import type { Ask } from './ask-schema.ts';
import { Button, Row } from './controls.tsx';
import styles from './journal/journal.module.css';
import { RichText } from './rich-text.tsx';

interface AskPanelProps {
  asks: readonly Ask[] | undefined;
  answers: Answers;
  events: readonly string[];
  onAnswer: (ask: string, option: string) => void;
}

/** The question that is due, with its options as buttons; above it what the last answer showed. */
export function AskPanel({ asks = [], answers, events, onAnswer }: AskPanelProps) {
  const open = openAsk(asks, answers, events);
  const told = asks.filter(one => isAnswered(one, answers) && one.told).at(-1);
  const wrong = open !== undefined && answers[open.id] !== undefined;
  if (!open && !told) return null;
  return (
    <div className={styles.ask} role="status">
      {told && (
        <p>
          <RichText text={told.told ?? ''} />
        </p>
      )}
      {open && (
        <fieldset data-part="ask">
          <legend>
            <Icon name="bulb" /> <RichText text={open.question} />
          </legend>
          <Row>
            {open.options.map(option => (
              <Button key={option} onClick={() => onAnswer(open.id, option)}>
                {option}
              </Button>
            ))}
          </Row>
        </fieldset>
      )}
      {open && wrong && (
        <p>
          {answers[open.id]}: <RichText text={open.hint ?? 'nem ezt mutatja a kísérlet. Nézd meg újra, és válassz mást!'} />
        </p>
      )}
    </div>
  );
}
