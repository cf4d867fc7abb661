import { Button } from '@eszkerek/ui/button.tsx';
import styles from '../quiz.module.css';

interface ReplyNoteProps {
  /** Places of the questions, in order. */
  arrived: readonly number[];
  onLook: (place: number) => void;
}

/** Replies that waited for the connection, in the place of the note about it: nothing on the screen moves or is covered. */
export function ReplyNote({ arrived, onLook }: ReplyNoteProps) {
  const [first = 0] = arrived;
  return (
    <p className={styles['save-state']} role="status">
      {arrived.length === 1 ? `Megjött a visszajelzés: ${first + 1}. kérdés.` : `Megjött ${arrived.length} visszajelzés.`}
      <Button variant="ghost" size="sm" onClick={() => onLook(first)}>
        Megnézem
      </Button>
    </p>
  );
}
