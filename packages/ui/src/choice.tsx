import { type ComponentProps, type ReactNode, useId } from 'react';
import choiceStyles from './choice.module.css';
import formStyles from './form.module.css';

type BoxProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode };

export function Checkbox({ children, ...rest }: BoxProps) {
  return (
    <label className={choiceStyles.check} data-part="check">
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}

export function Radio({ children, ...rest }: BoxProps) {
  return (
    <label className={choiceStyles.check} data-part="check">
      <input {...rest} type="radio" />
      <span>{children}</span>
    </label>
  );
}

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & { title: string; text?: string };

export function RadioCard({ title, text, ...rest }: RadioCardProps) {
  return (
    <label className={choiceStyles.radioCard}>
      <input {...rest} type="radio" />
      <span>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
    </label>
  );
}

interface SwitchProps {
  title: string;
  text?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function Switch({ title, text, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className={choiceStyles.switchRow}>
      <label htmlFor={id}>
        <b>{title}</b>
        {text && (
          <span className={formStyles.help} data-part="help">
            {text}
          </span>
        )}
      </label>
      <button
        type="button"
        role="switch"
        id={id}
        className={choiceStyles.switch}
        aria-checked={checked}
        aria-label={title}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      />
    </div>
  );
}
