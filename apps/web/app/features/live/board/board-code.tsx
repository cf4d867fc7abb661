import { Button } from '@eszkerek/ui/button.tsx';
import { useState } from 'react';
import { CodeField } from '../code-field.tsx';
import { BOARD_CODE, cleanCode, wrongSign } from '../live-code.ts';
import styles from './board.module.css';

/** On the computer of the projector: the code from the teacher's screen opens the board, without an account. */
export function BoardCode({ failure, onCode }: { failure: string | null; onCode: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState('');
  const code = cleanCode(typed, BOARD_CODE);
  const ready = code.length === BOARD_CODE && wrongSign(typed) === null;
  return (
    <form
      className={styles.end}
      onSubmit={event => {
        event.preventDefault();
        if (!ready) return;
        setSent(typed);
        onCode(code);
      }}
    >
      <h1 className={styles.call}>Írd be a kivetítő kódját!</h1>
      <p>A tanári képernyőn a Kivetítő melletti gomb adja: „Kivetítő másik gépen”. Tíz percig él, és egyszer nyit.</p>
      <CodeField
        label="A kivetítő kódja"
        placeholder="____ ____"
        typed={typed}
        failure={typed === sent ? failure : null}
        onTyped={setTyped}
      />
      <Button type="submit" size="lg" disabled={!ready}>
        Megnyitom
      </Button>
    </form>
  );
}
