import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Textarea } from '@eszkerek/ui/input.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useId } from 'react';
import styles from '../sheet/sheet.module.css';

/** Room for side calculations; it never leaves the device and is not graded. */
export function Scratch({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <section className={cx(panelStyles.panel, styles.sidePanel, styles.scratch)}>
      <label className={formStyles.label} data-part="label" htmlFor={id}>
        Piszkozat
      </label>
      <Textarea id={id} rows={6} maxLength={5000} value={text} onChange={event => onChange(event.target.value)} />
      <p className={formStyles.help} data-part="help">
        Csak ezen az eszközön marad meg, nem pontozzuk.
      </p>
    </section>
  );
}
