import { Field } from '@eszkerek/ui/field.tsx';
import { Textarea } from '@eszkerek/ui/input.tsx';
import type { DraftProps } from './draft-props.ts';
import { DrawnText } from './drawn-text.tsx';
import styles from './sets.module.css';

interface TextFieldProps extends DraftProps {
  part: 'question' | 'solution' | 'hints' | 'items' | 'accepted';
  label: string;
  help?: string;
  optional?: string;
  rows: number;
  maxLength: number;
}

/** A text of several lines with its formulas drawn below. */
export const TextField = ({ draft, onChange, errorOf, drawnOf, part, rows, maxLength, ...words }: TextFieldProps) => (
  <Field {...words} error={errorOf(part)}>
    {control => (
      <>
        <Textarea
          {...control}
          className={styles.grows}
          rows={rows}
          maxLength={maxLength}
          value={draft[part]}
          onChange={event => onChange({ [part]: event.target.value })}
        />
        <DrawnText texts={drawnOf(part)} />
      </>
    )}
  </Field>
);
