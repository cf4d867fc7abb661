import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import type { AlertDialogProps } from './alert-dialog-props.ts';
import { Button } from './button.tsx';
import styles from './overlay.module.css';

export default function AlertDialogView(props: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirmLook = props.prefersCancel ? 'secondary' : props.danger ? 'danger-solid' : 'primary';
  return (
    <Base.Root open={props.open} onOpenChange={next => !next && props.onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.overlayBackdrop} />
        <Base.Popup className={styles.dialog} initialFocus={cancel} finalFocus={props.finalFocus}>
          <Base.Title className={styles.dialogTitle}>{props.title}</Base.Title>
          {props.text && <Base.Description className={styles.dialogText}>{props.text}</Base.Description>}
          {props.children}
          <div className={styles.dialogActions}>
            <Button ref={cancel} variant={props.confirmLabel && !props.prefersCancel ? 'secondary' : 'primary'} onClick={props.onClose}>
              {props.cancelLabel}
            </Button>
            {props.confirmLabel && (
              <Button variant={confirmLook} loading={props.confirming} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            )}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
