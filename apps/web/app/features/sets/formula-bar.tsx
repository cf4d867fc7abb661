import { Button } from '@eszkerek/ui/button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { FORMULA_KINDS, type FormulaKind, formulaName, insertFormula } from './insert-formula.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;
const FIELDS = '[data-formulas] :is(textarea, input)';
const isFormulaField = (target: EventTarget | null): target is TextControl => target instanceof Element && target.matches(FIELDS);

const write = (control: TextControl, kind: FormulaKind): void => {
  const start = control.selectionStart ?? control.value.length;
  const { text, from, to } = insertFormula(kind, { value: control.value, start, end: control.selectionEnd ?? start });
  control.focus();
  control.setRangeText(text, start, control.selectionEnd ?? start, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.setSelectionRange(start + from, start + to);
};

/** Text fields that may hold formulas. */
export const FormulaFields = ({ children }: { children: ReactNode }) => (
  <div className={layoutStyles.stack} data-formulas>
    {children}
  </div>
);

/** Buttons that write formulas into the field of their form used last. */
export function FormulaBar() {
  const bar = useRef<HTMLFieldSetElement>(null);
  const last = useRef<TextControl | null>(null);
  useEffect(() => {
    const form = bar.current?.form;
    const note = ({ target }: FocusEvent) => {
      if (isFormulaField(target)) last.current = target;
    };
    form?.addEventListener('focusin', note);
    return () => form?.removeEventListener('focusin', note);
  }, []);
  const insert = (kind: FormulaKind) => {
    const used = last.current?.isConnected ? last.current : null;
    const control = used ?? bar.current?.form?.querySelector<TextControl>(FIELDS);
    if (control) write(control, kind);
  };
  return (
    <fieldset className={layoutStyles.row} ref={bar}>
      <legend className="sr-only">Képlet beszúrása</legend>
      {FORMULA_KINDS.map(kind => {
        const { name, sign } = formulaName(kind);
        return (
          <Button key={kind} variant="secondary" size="sm" aria-label={name} title={name} onClick={() => insert(kind)}>
            {sign}
          </Button>
        );
      })}
    </fieldset>
  );
}
