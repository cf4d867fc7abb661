import type { ComponentProps, ReactNode } from 'react';

type BoxProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode };

export function Checkbox({ children, ...rest }: BoxProps) {
  return (
    <label className="check">
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}

export function Radio({ children, ...rest }: BoxProps) {
  return (
    <label className="check">
      <input {...rest} type="radio" />
      <span>{children}</span>
    </label>
  );
}

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & { title: string; text?: string };

export function RadioCard({ title, text, ...rest }: RadioCardProps) {
  return (
    <label className="radio-card">
      <input {...rest} type="radio" />
      <span>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
    </label>
  );
}

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & { title: string; text?: string };

export function Switch({ title, text, ...rest }: SwitchProps) {
  return (
    <label className="switch-row">
      <span>
        <b>{title}</b>
        {text && <span className="help">{text}</span>}
      </span>
      <input {...rest} type="checkbox" role="switch" className="switch" />
    </label>
  );
}
