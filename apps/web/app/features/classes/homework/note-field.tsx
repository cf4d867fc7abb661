import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useAction } from '../../../lib/use-action.ts';

interface NoteFieldProps {
  homeworkId: string;
  studentId: string;
  name: string;
  initial: string;
}

/** The teacher's word to one pupil; kept when the field is left. */
export function NoteField({ homeworkId, studentId, name, initial }: NoteFieldProps) {
  const [note, setNote] = useState(initial);
  const stored = useRef(initial);
  const { run, clear, message } = useAction(
    (written: string) => api.classes.noteHomework({ params: { id: homeworkId, studentId }, body: { note: written } }),
    {
      queues: true,
      success: saved => saved.message,
      onSuccess: (_, written) => {
        stored.current = written.trim();
      },
    },
  );
  const save = () => {
    if (note.trim() !== stored.current) void run(note);
  };
  return (
    <span>
      <Input
        aria-label={`Megjegyzés: ${name}`}
        placeholder="Megjegyzés a tanulónak"
        maxLength={500}
        value={note}
        onChange={event => {
          setNote(event.target.value);
          clear();
        }}
        onBlur={save}
      />
      <span className={formStyles.help} data-part="help" role="status">
        {message?.text}
      </span>
    </span>
  );
}
