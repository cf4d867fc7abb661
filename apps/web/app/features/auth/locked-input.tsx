import { Icon } from '@eszkerek/ui/icon.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import type { ComponentProps } from 'react';
import styles from './auth.module.css';

/** A field whose value is given: it can be read and copied, not changed. */
export function LockedInput(props: ComponentProps<'input'>) {
  return (
    <div className={styles.inputLocked}>
      <Input {...props} readOnly />
      <Icon name="lock" />
    </div>
  );
}
