import { type ComponentProps, useState } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx('input', className)} />;
}

export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={cx('input', className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={cx('input', className)} />;
}

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & { showLabel: string; hideLabel: string };

export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="input-wrap">
      <input {...rest} type={shown ? 'text' : 'password'} className={cx('input', className)} />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? hideLabel : showLabel}
        aria-pressed={shown}
        onClick={() => setShown(value => !value)}
      />
    </div>
  );
}

export function SearchInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <div className="input-wrap">
      <Icon name="search" />
      <input {...rest} type="search" className={cx('input', className)} />
    </div>
  );
}
