import type { ClassStudent } from '@eszkerek/contract/classes';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';

interface RemoveStudentProps {
  classId: string;
  student: ClassStudent;
  onRemoved: () => void;
}

/** Frees a pupil's seat, after asking. */
export function RemoveStudent({ classId, student, onRemoved }: RemoveStudentProps) {
  const [asking, setAsking] = useState(false);
  const {
    run: remove,
    pending,
    failure,
  } = useAction(() => api.classes.removeStudent({ params: { id: classId, studentId: student.id } }), {
    onSuccess: onRemoved,
    onSettled: () => setAsking(false),
  });
  return (
    <div className="no-print">
      <Button variant="danger" size="sm" icon="trash" onClick={() => setAsking(true)}>
        Eltávolítás az osztályból
      </Button>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Eltávolítod őt az osztályból: ${student.real_name}?`}
        text="A helye felszabadul, az osztállyal járó hozzáférése megszűnik, és többé nem látod a naplóját. A fiókja megmarad; ha nincs e-mail-címe, 90 nap múlva töröljük."
        cancelLabel={text.cancel}
        confirmLabel="Eltávolítom"
        danger
        confirming={pending}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
