import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldMessage } from './field-message.tsx';
import styles from './form.module.css';

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Shown after the label for fields that may stay empty. */
  optional?: string;
  help?: ReactNode;
  error?: string | null;
  /** The control, given the attributes that tie it to label, help and error. */
  children: (control: ControlProps) => ReactNode;
  className?: string;
}

export function Field({ label, optional, help, error, children, className }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ');
  return (
    <div className={className ? cx(styles.field, className) : styles.field}>
      <label className={styles.label} data-part="label" htmlFor={id}>
        {label}
        {optional && (
          <span className={styles.labelOptional} data-part="label-optional">
            {' '}
            – {optional}
          </span>
        )}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <FieldMessage kind="bad" id={errorId}>
          {error}
        </FieldMessage>
      )}
      {help && (
        <p className={styles.help} data-part="help" id={helpId}>
          {help}
        </p>
      )}
    </div>
  );
}
