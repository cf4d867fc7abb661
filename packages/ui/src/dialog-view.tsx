import { Dialog as Base } from '@base-ui/react/dialog';
import { cx } from './cx.ts';
import type { DialogProps } from './dialog-props.ts';
import { Icon } from './icon.tsx';
import iconButtonStyles from './icon-button.module.css';
import overlayStyles from './overlay.module.css';

export default function DialogView({ open, onClose, title, text, closeLabel, actions, wide, alert, initialFocus, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={next => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={overlayStyles.overlayBackdrop} />
        <Base.Popup
          role={alert ? 'alertdialog' : 'dialog'}
          className={cx(overlayStyles.dialog, wide && overlayStyles.dialogWide)}
          initialFocus={initialFocus}
        >
          <Base.Title className={overlayStyles.dialogTitle}>{title}</Base.Title>
          {text && <Base.Description className={overlayStyles.dialogText}>{text}</Base.Description>}
          {children}
          {actions && <div className={overlayStyles.dialogActions}>{actions}</div>}
          <Base.Close className={cx(iconButtonStyles.iconBtn, overlayStyles.dialogClose)} data-part="icon-btn" aria-label={closeLabel}>
            <Icon name="close" />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
