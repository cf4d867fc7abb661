import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import type { AlertDialogProps } from './alert-dialog-props.ts';
import { Button } from './button.tsx';

export default function AlertDialogView(props: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={props.open} onOpenChange={next => !next && props.onClose()}>
      <Base.Portal>
        <Base.Backdrop className="overlay-backdrop" />
        <Base.Popup className="dialog" initialFocus={cancel} finalFocus={props.finalFocus}>
          <Base.Title className="dialog-title">{props.title}</Base.Title>
          {props.text && <Base.Description className="dialog-text">{props.text}</Base.Description>}
          {props.children}
          <div className="dialog-actions">
            <Button ref={cancel} variant={props.confirmLabel ? 'secondary' : 'primary'} onClick={props.onClose}>
              {props.cancelLabel}
            </Button>
            {props.confirmLabel && (
              <Button variant={props.danger ? 'danger-solid' : 'primary'} loading={props.confirming} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            )}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
