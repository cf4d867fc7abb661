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
  /** Keeps room for one message, so that an error appearing on blur does not move the button about to be pressed. */
  errorTakesPlaceOfHelp?: boolean;
  /** The control, given the attributes that tie it to label, help and error. */
  children: (control: ControlProps) => ReactNode;
  className?: string;
}

export function Field({ label, optional, help, error, errorTakesPlaceOfHelp, children, className }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const showsHelp = Boolean(help) && !(errorTakesPlaceOfHelp && error);
  const describedBy = [error && errorId, showsHelp && helpId].filter(Boolean).join(' ');
  const messages = (
    <>
      {error && (
        <FieldMessage kind="bad" id={errorId}>
          {error}
        </FieldMessage>
      )}
      {showsHelp && (
        <p className={styles.help} data-part="help" id={helpId}>
          {help}
        </p>
      )}
    </>
  );
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
      {errorTakesPlaceOfHelp ? <div className={styles.messagePlace}>{messages}</div> : messages}
    </div>
  );
}
