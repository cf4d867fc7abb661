import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import styles from './message-bar.module.css';

/** `wrong`: beside the right answer, so no alert. */
type MessageKind = 'info' | 'bad' | 'wrong' | 'ok' | 'spark';
const icons: Record<MessageKind, IconName> = { info: 'info', bad: 'warning', wrong: 'close', ok: 'check', spark: 'bulb' };

interface MessageBarProps {
  kind: MessageKind;
  children: ReactNode;
  action?: ReactNode;
}

export function MessageBar({ kind, children, action }: MessageBarProps) {
  return (
    <div
      className={cx(styles.messageBar, styles[`message-bar-${kind}`])}
      data-part="message-bar"
      role={kind === 'bad' ? 'alert' : 'status'}
    >
      <Icon name={icons[kind]} size={22} />
      <div className={styles['message-bar-text']}>{children}</div>
      {action}
    </div>
  );
}
