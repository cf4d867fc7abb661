import styles from './form.module.css';
import { IconButton } from './icon-button.tsx';

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  lessLabel: string;
  moreLabel: string;
}

/** A whole number between two bounds, changed by two buttons. */
export function Stepper({ label, value, min, max, step = 1, onChange, lessLabel, moreLabel }: StepperProps) {
  const move = (delta: number) => {
    const next = Math.min(max, Math.max(min, value + delta));
    if (next !== value) onChange(next);
  };
  return (
    <fieldset className={styles.stepper}>
      <legend className="sr-only">{label}</legend>
      <IconButton icon="minus" label={lessLabel} outline aria-disabled={value <= min || undefined} onClick={() => move(-step)} />
      <output aria-live="polite">{value}</output>
      <IconButton icon="plus" label={moreLabel} outline aria-disabled={value >= max || undefined} onClick={() => move(step)} />
    </fieldset>
  );
}
