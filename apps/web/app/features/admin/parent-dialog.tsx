import type { AdminUser } from '@eszkerek/contract/admin';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { EmailInput } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';

interface ParentDialogProps {
  user: AdminUser;
  onClose: () => void;
  onChanged: () => void;
}

/** Another address for a pupil's parent; left empty it is removed. */
export function ParentDialog({ user, onClose, onChanged }: ParentDialogProps) {
  const [typed, setTyped] = useState(user.parental_email ?? '');
  const save = useAction(api.admin.changeParent, {
    onSuccess: () => {
      onChanged();
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      onClose={onClose}
      title="A szülő e-mail-címe"
      text={`${user.username} (${user.email ?? 'nincs e-mail-címe'}). A régi cím linkjei és hozzájárulása megszűnnek; az új címre levelet küldünk. Üresen hagyva a cím törlődik.`}
      cancelLabel={text.cancel}
      confirmLabel="Mentés"
      confirming={save.pending}
      onConfirm={() => void save.run({ params: { id: user.id }, body: { parental_email: typed.trim() || null } })}
    >
      {save.failure && <MessageBar kind="bad">{save.failure}</MessageBar>}
      <Field label="Szülő e-mail-címe">
        {control => <EmailInput {...control} autoComplete="off" value={typed} onChange={event => setTyped(event.target.value)} />}
      </Field>
    </AlertDialog>
  );
}
