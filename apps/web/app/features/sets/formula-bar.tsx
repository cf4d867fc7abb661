import { Button } from '@eszkerek/ui/button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { FORMULA_KINDS, type FormulaKind, formulaName, insertFormula } from './insert-formula.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;
const isTextControl = (target: EventTarget): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

const write = (control: TextControl, kind: FormulaKind): void => {
  const start = control.selectionStart ?? control.value.length;
  const { text, from, to } = insertFormula(kind, { value: control.value, start, end: control.selectionEnd ?? start });
  control.focus();
  control.setRangeText(text, start, control.selectionEnd ?? start, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.setSelectionRange(start + from, start + to);
};

/** Text fields with buttons that write formulas into the one used last. */
export function FormulaFields({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<TextControl | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target && isTextControl(target)) last.current = target;
    };
    const { current } = box;
    current?.addEventListener('focusin', note);
    return () => current?.removeEventListener('focusin', note);
  }, []);
  const insert = (kind: FormulaKind) => {
    const used = last.current?.isConnected ? last.current : null;
    const control = used ?? box.current?.querySelector<TextControl>('textarea, input');
    if (control) write(control, kind);
  };
  return (
    <div className={layoutStyles.stack} ref={box}>
      {children}
      <fieldset className={layoutStyles.row}>
        <legend className="sr-only">Képlet beszúrása: {label}</legend>
        {FORMULA_KINDS.map(kind => {
          const { name, sign } = formulaName(kind);
          return (
            <Button key={kind} variant="secondary" size="sm" onClick={() => insert(kind)}>
              <span aria-hidden="true">{sign}</span> {name}
            </Button>
          );
        })}
      </fieldset>
    </div>
  );
}
