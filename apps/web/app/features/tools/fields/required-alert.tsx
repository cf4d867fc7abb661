import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { text } from '../../../text/common.ts';
import type { Required } from './use-required.ts';

export function RequiredAlert({ alert }: { alert: Required['alert'] }) {
  return (
    <AlertDialog
      open={alert.open}
      onClose={alert.close}
      title="Egy mező még üres"
      text={alert.message}
      cancelLabel={text.ok}
      finalFocus={alert.target}
    />
  );
}
