import { Dialog as Base } from '@base-ui/react/dialog';
import { cx } from './cx.ts';
import type { DialogProps } from './dialog-props.ts';
import { Icon } from './icon.tsx';

export default function DialogView({ open, onClose, title, text, closeLabel, actions, wide, initialFocus, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={next => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="overlay-backdrop" />
        <Base.Popup className={cx('dialog', wide && 'dialog-wide')} initialFocus={initialFocus}>
          <Base.Title className="dialog-title">{title}</Base.Title>
          {text && <Base.Description className="dialog-text">{text}</Base.Description>}
          {children}
          {actions && <div className="dialog-actions">{actions}</div>}
          <Base.Close className="icon-btn dialog-close" aria-label={closeLabel}>
            <Icon name="close" />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
