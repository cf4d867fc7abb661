import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

type MessageKind = 'info' | 'bad' | 'ok' | 'spark';
const icons: Record<MessageKind, IconName> = { info: 'info', bad: 'warning', ok: 'check', spark: 'bulb' };

interface MessageBarProps {
  kind: MessageKind;
  children: ReactNode;
  action?: ReactNode;
}

export function MessageBar({ kind, children, action }: MessageBarProps) {
  return (
    <div className={`message-bar message-bar-${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} size={22} />
      <div className="message-bar-text">{children}</div>
      {action}
    </div>
  );
}
