import formStyles from '@eszkerek/ui/form.module.css';
import { Textarea } from '@eszkerek/ui/input.tsx';
import { useId } from 'react';

/** Room for the whole solution, line by line. It stays on the device: after the exam the pupil marks it by the barem. */
export function WrittenSolution({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <div className={formStyles.field}>
      <label className={formStyles.label} data-part="label" htmlFor={id}>
        A megoldásod soronként
      </label>
      <Textarea id={id} rows={5} maxLength={4000} value={text} onChange={event => onChange(event.target.value)} />
      <p className={formStyles.help} data-part="help">
        Papíron is dolgozhatsz. Beadás után a mintamegoldás mellett te pontozod. Ez a szöveg az eszközödön marad.
      </p>
    </div>
  );
}
