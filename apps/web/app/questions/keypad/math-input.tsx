import { cx } from '@eszkerek/ui/cx.ts';
import { Input } from '@eszkerek/ui/input.tsx';
import { type ComponentProps, useContext, useEffect, useRef, useState } from 'react';
import { KeypadContext } from './keypad-context.ts';
import styles from './math-input.module.css';

type MathInputProps = Omit<ComponentProps<typeof Input>, 'ref'> & { value: string };

/** Not `input`: a render between it and React's own handler would put the old value back. */
const CARET_EVENTS = ['select', 'keyup', 'pointerup', 'focus'];

const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement) => ({ from: selectionStart ?? 0, to: selectionEnd ?? 0 });

/** A field for a number: with the player's keypad it draws fractions, powers and roots as they are written on paper. */
export function MathInput({ value, onChange, ...rest }: MathInputProps) {
  const offer = useContext(KeypadContext);
  const box = useRef<HTMLSpanElement>(null);
  const [selection, setSelection] = useState<{ from: number; to: number } | null>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (!input) return;
    const read = () => setSelection(selectionOf(input));
    const forget = () => setSelection(null);
    for (const name of CARET_EVENTS) input.addEventListener(name, read);
    input.addEventListener('blur', forget);
    return () => {
      for (const name of CARET_EVENTS) input.removeEventListener(name, read);
      input.removeEventListener('blur', forget);
    };
  }, []);
  const drawn = offer?.isDrawn(value) ?? false;
  const collapsed = selection?.from === selection?.to;
  return (
    <span className={cx(styles.mathInput, drawn && styles.mathDrawn)} ref={box}>
      <Input
        {...rest}
        value={value}
        inputMode={offer?.on ? 'none' : undefined}
        onChange={event => {
          setSelection(selectionOf(event.currentTarget));
          onChange?.(event);
        }}
      />
      {offer && drawn && (
        <span className={cx(styles.mathOver, !collapsed && styles.mathSelected)}>
          <offer.Pretty text={value} caret={collapsed ? (selection?.from ?? null) : null} />
        </span>
      )}
    </span>
  );
}
