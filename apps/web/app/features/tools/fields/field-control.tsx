import { DEFAULT_TEXT_LENGTH, GRADES } from '@eszkerek/documents/tools/field-values';
import type { Field } from '@eszkerek/documents/tools/parts';
import type { ControlProps } from '@eszkerek/ui/field.tsx';
import { Input, Select, Textarea } from '@eszkerek/ui/input.tsx';
import styles from '../tool-page.module.css';

interface FieldControlProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
  control: ControlProps;
  attach: (element: HTMLElement | null) => void;
}

/** Kinds that are one control with one label; groups of choices are drawn by the step. */
export function FieldControl({ field, value, onChange, control, attach }: FieldControlProps) {
  const common = {
    ...control,
    value,
    placeholder: field.placeholder,
    'aria-required': field.required || undefined,
    ref: attach,
  };
  const change = (event: { target: { value: string } }) => onChange(event.target.value);
  const maxLength = field.maxLength ?? DEFAULT_TEXT_LENGTH;
  switch (field.kind) {
    case 'textarea':
      return <Textarea {...common} maxLength={maxLength} rows={5} onChange={change} />;
    case 'select':
    case 'grade': {
      const options = field.options ?? GRADES.map(grade => ({ value: String(grade), label: `${grade}. osztály` }));
      const { placeholder, ...rest } = common;
      return (
        <Select {...rest} onChange={change}>
          {!options.some(option => option.value === String(field.default ?? '')) && <option value="">{placeholder ?? 'Válassz!'}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      );
    }
    case 'number':
      if (field.min !== undefined && field.max !== undefined && field.default !== undefined)
        return (
          <div className={styles.toolRange}>
            <input {...common} type="range" min={field.min} max={field.max} onChange={change} />
            <output htmlFor={control.id}>{value}</output>
          </div>
        );
      return <Input {...common} type="number" inputMode="numeric" min={field.min} max={field.max} onChange={change} />;
    case 'date':
      return <Input {...common} type="date" onChange={change} />;
    default:
      return <Input {...common} type="text" maxLength={maxLength} autoComplete="off" onChange={change} />;
  }
}
