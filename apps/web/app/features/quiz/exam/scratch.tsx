import { Textarea } from '@eszkerek/ui/input.tsx';
import { useId } from 'react';

/** Room for side calculations; it never leaves the device and is not graded. */
export function Scratch({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <section className="panel side-panel scratch">
      <label className="label" htmlFor={id}>
        Piszkozat
      </label>
      <Textarea id={id} rows={6} maxLength={5000} value={text} onChange={event => onChange(event.target.value)} />
      <p className="help">Csak ezen az eszközön marad meg, nem pontozzuk.</p>
    </section>
  );
}
