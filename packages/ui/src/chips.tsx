import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './chips.module.css';
import formStyles from './form.module.css';
import { Icon } from './icon.tsx';

interface Option<V extends string> {
  value: V;
  label: string;
}

interface ChipRadiosProps<V extends string> {
  name: string;
  legend: string;
  options: readonly Option<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** Shows the legend, among other fields of a form. */
  labelled?: boolean;
}

/** One choice of several, as a radio group that looks like chips. */
export function ChipRadios<V extends string>({ name, legend, options, value, onChange, labelled }: ChipRadiosProps<V>) {
  const group = useRef<HTMLFieldSetElement>(null);
  const tapped = useRef<string | null>(null);
  // On a slow line people tap before the script has come. Read before the next render checks the old choice again, told
  // once the page listens: a navigation is ignored in a layout effect.
  useLayoutEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen && !chosen.defaultChecked) tapped.current = chosen.value;
  }, []);
  useEffect(() => {
    const chosen = options.find(option => option.value === tapped.current);
    tapped.current = null;
    if (chosen && chosen.value !== value) onChange(chosen.value);
  }, [options, value, onChange]);
  return (
    <fieldset ref={group}>
      <legend className={labelled ? formStyles.label : 'sr-only'}>{legend}</legend>
      <div className={styles.chips} data-part="chips">
        {options.map(option => (
          <label className={styles.chip} data-part="chip" key={option.value}>
            <input
              className="cover-input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Icon name="check" size={16} className={styles.chipTick} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ChipTogglesProps<V extends string> {
  legend: string;
  options: readonly Option<V>[];
  values: readonly V[];
  onToggle: (value: V) => void;
  /** Shows the legend, among other fields of a form. */
  labelled?: boolean;
}

/** Any number of choices, as toggle buttons. */
export function ChipToggles<V extends string>({ legend, options, values, onToggle, labelled }: ChipTogglesProps<V>) {
  return (
    <fieldset>
      <legend className={labelled ? formStyles.label : 'sr-only'}>{legend}</legend>
      <div className={styles.chips} data-part="chips">
        {options.map(option => (
          <button
            type="button"
            className={styles.chip}
            data-part="chip"
            key={option.value}
            aria-pressed={values.includes(option.value)}
            onClick={() => onToggle(option.value)}
          >
            <Icon name="check" size={16} className={styles.chipTick} />
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
