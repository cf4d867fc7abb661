import formStyles from '@eszkerek/ui/form.module.css';

interface FieldsTitleProps {
  children: string;
  note?: string;
}

/** Seen over a group of fields, whose legend says it to others. */
export const FieldsTitle = ({ children, note }: FieldsTitleProps) => (
  <span className={formStyles.label} aria-hidden="true">
    {children} {note && <span className={formStyles.labelOptional}>– {note}</span>}
  </span>
);
