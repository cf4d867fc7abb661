import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './form.module.css';
import { Icon } from './icon.tsx';

interface FieldMessageProps {
  kind: 'bad' | 'ok';
  id?: string;
  children: ReactNode;
}

export function FieldMessage({ kind, id, children }: FieldMessageProps) {
  return (
    <p className={cx(styles.fieldMsg, styles[`field-msg-${kind}`])} id={id} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon name={kind === 'bad' ? 'warning' : 'check'} size={18} />
      <span>{children}</span>
    </p>
  );
}
