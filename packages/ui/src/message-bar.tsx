import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import styles from './message-bar.module.css';

type MessageKind = 'info' | 'bad' | 'ok' | 'spark';
const icons: Record<MessageKind, IconName> = { info: 'info', bad: 'warning', ok: 'check', spark: 'bulb' };

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
