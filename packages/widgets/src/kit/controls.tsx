import { Button as UiButton } from '@eszkerek/ui/button.tsx';
import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import { useId } from 'react';
import controls from './controls.module.css';
import { quantity, readNumber, snap } from './format.ts';
import { RichText } from './rich-text.tsx';

export function Controls({ children, label }: { children: React.ReactNode; label?: string }) {
  return (
    <fieldset className={controls.controls}>
      <legend className="sr-only">{label ?? 'Beállítások'}</legend>
      {children}
    </fieldset>
  );
}

interface NumberControl {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  digits?: number;
  show?: (value: number) => string;
  onChange: (value: number) => void;
}

const shown = ({ value, unit, digits, show }: NumberControl) => (show ? show(value) : quantity(value, unit, digits));

function Step({ props, by }: { props: NumberControl; by: 1 | -1 }) {
  const { label, value, min, max, step = 1, onChange } = props;
  const atEnd = by < 0 ? value <= min : value >= max;
  return (
    <button
      type="button"
      className={controls.round}
      aria-label={`${label}: ${by < 0 ? 'kevesebb' : 'több'}`}
      aria-disabled={atEnd}
      onClick={() => !atEnd && onChange(snap(value + by * step, step, min, max))}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} />
    </button>
  );
}

export function Stepper(props: NumberControl) {
  return (
    <div className={controls.stepper}>
      <span className={controls.label}>{props.label}</span>
      <span className={controls.answer}>
        <Step props={props} by={-1} />
        <output>{shown(props)}</output>
        <Step props={props} by={1} />
      </span>
    </div>
  );
}

/** With more stops than this a finger cannot choose one: two buttons take single steps. */
const COARSE_STOPS = 100;

interface SliderProps extends NumberControl {
  /** A button of the same thing, in the row of its name. */
  beside?: React.ReactNode;
}

export function Slider({ beside, ...props }: SliderProps) {
  const { label, value, min, max, step = 1, onChange } = props;
  const id = useId();
  const fine = (max - min) / step > COARSE_STOPS;
  return (
    <div className={controls.slider}>
      <div className={controls.sliderHead}>
        <label htmlFor={id} className={controls.label}>
          {label}
        </label>
        {/* The slider itself says its value. */}
        <span aria-hidden="true">{shown(props)}</span>
        {beside}
      </div>
      <div className={controls.sliderRow}>
        {fine && <Step props={props} by={-1} />}
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={shown(props)}
          onChange={event => onChange(Number(event.target.value))}
        />
        {fine && <Step props={props} by={1} />}
      </div>
    </div>
  );
}

interface Option<T> {
  value: T;
  label: string;
  /** Nothing is left to do with it. */
  done?: boolean;
}

export function Choice<T extends string | number>({
  label,
  options,
  value,
  onChange,
  hideLabel,
}: {
  label: string;
  options: readonly Option<T>[];
  value: T | null;
  onChange: (value: T) => void;
  hideLabel?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className={controls.choice}>
      <legend className={hideLabel ? 'sr-only' : controls.label}>{label}</legend>
      {options.map(option => (
        <label key={option.value} className={option.value === value ? controls.on : ''}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>
            {option.done && <Icon name="check" size={16} />} {option.label}
            {option.done && <VisuallyHidden>, kész</VisuallyHidden>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function Toggle({ label, on, onChange }: { label: React.ReactNode; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <UiButton
      variant="secondary"
      className={classes(controls.button, on && controls.on)}
      icon={on ? 'check' : undefined}
      aria-pressed={on}
      onClick={() => onChange(!on)}
    >
      {label}
    </UiButton>
  );
}

export function Button({
  children,
  onClick,
  icon,
  main,
  disabled,
}: {
  children: React.ReactNode;
  onClick: () => void;
  icon?: IconName;
  main?: boolean;
  disabled?: boolean;
}) {
  return (
    <UiButton variant={main ? 'primary' : 'secondary'} className={controls.button} icon={icon} aria-disabled={disabled} onClick={onClick}>
      {children}
    </UiButton>
  );
}

/** A number the pupil works out and types; the text is kept as typed. */
export function NumberAnswer({
  label,
  value,
  unit,
  onChange,
  onEnter,
}: {
  label: string;
  value: string;
  unit?: string;
  onChange: (text: string) => void;
  onEnter?: () => void;
}) {
  const id = useId();
  const bad = value.trim() !== '' && readNumber(value) === null;
  return (
    <div className={controls.answer}>
      <label htmlFor={id} className={controls.label}>
        {label}
      </label>
      <span className={controls.sliderRow}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={bad}
          maxLength={14}
          onChange={event => onChange(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && onEnter?.()}
        />
        {unit && <span>{unit}</span>}
      </span>
    </div>
  );
}

export function Readouts({ items }: { items: [label: string, value: React.ReactNode][] }) {
  return (
    <dl className={controls.readouts}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>
            <RichText text={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** For screen readers: tells apart buttons with the same visible label. */
export function VisuallyHidden({ children }: { children: React.ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

export function Row({ children }: { children: React.ReactNode }) {
  return <div className={controls.row}>{children}</div>;
}
