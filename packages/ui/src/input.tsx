import { type ComponentProps, useState } from 'react';
import { cx } from './cx.ts';
import styles from './form.module.css';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useTyped } from './use-typed.ts';

export function Input({ className, ref, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} ref={useTyped(ref)} className={cx(styles.input, className)} data-part="input" />;
}

export function Textarea({ className, rows = 5, ref, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} ref={useTyped(ref)} rows={rows} className={cx(styles.input, className)} data-part="input" />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={cx(styles.input, className)} data-part="input" />;
}

/** An e-mail address; whose it is says `autoComplete`. */
export const EmailInput = (props: Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'>) => (
  <Input name="email" autoComplete="email" {...props} type="email" inputMode="email" maxLength={254} />
);

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & { showLabel: string; hideLabel: string };

export function PasswordInput({ showLabel, hideLabel, className, ref, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const typed = useTyped(ref);
  return (
    <div className={styles.inputWrap}>
      <input {...rest} ref={typed} type={shown ? 'text' : 'password'} className={cx(styles.input, className)} data-part="input" />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? hideLabel : showLabel}
        aria-pressed={shown}
        onClick={() => setShown(value => !value)}
      />
    </div>
  );
}

export function SearchInput({ className, ref, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const typed = useTyped(ref);
  return (
    <div className={styles.inputWrap}>
      <Icon name="search" />
      <input {...rest} ref={typed} type="search" className={cx(styles.input, className)} data-part="input" />
    </div>
  );
}
