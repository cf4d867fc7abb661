import type { ClassStudent } from '@eszkerek/contract/classes';
import { messages } from '@eszkerek/contract/messages';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';

interface RemoveStudentProps {
  classId: string;
  student: ClassStudent;
  onRemoved: () => void;
}

/** Frees a pupil's seat, after asking. */
export function RemoveStudent({ classId, student, onRemoved }: RemoveStudentProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await api.classes.removeStudent({ params: { id: classId, studentId: student.id } });
      onRemoved();
    } catch (error) {
      setFailure((error instanceof Error && error.message) || messages.somethingFailed);
    }
    setBusy(false);
    setAsking(false);
  };
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
        text="A helye felszabadul, az osztállyal járó hozzáférése megszűnik, és többé nem látod a naplóját. A fiókja megmarad."
        cancelLabel={text.cancel}
        confirmLabel="Eltávolítom"
        danger
        confirming={busy}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
