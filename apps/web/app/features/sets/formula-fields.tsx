import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { FORMULA_KINDS, type FormulaKind, formulaName, insertFormula } from './insert-formula.ts';
import styles from './sets.module.css';

type TextControl = HTMLInputElement | HTMLTextAreaElement;
const FIELDS = ':is(textarea, input)';
const isFormulaField = (target: EventTarget | null): target is TextControl => target instanceof Element && target.matches(FIELDS);

const write = (control: TextControl, kind: FormulaKind): void => {
  const start = control.selectionStart ?? control.value.length;
  const { text, from, to } = insertFormula(kind, { value: control.value, start, end: control.selectionEnd ?? start });
  control.focus();
  control.setRangeText(text, start, control.selectionEnd ?? start, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.setSelectionRange(start + from, start + to);
};

interface FormulaFieldsProps {
  /** Of the buttons. */
  label: string;
  /** Begins the line of the buttons. */
  head: ReactNode;
  children: ReactNode;
}

/** Text fields that may hold formulas, and the buttons that write them into the one used last. */
export function FormulaFields({ label, head, children }: FormulaFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const last = useRef<TextControl | null>(null);
  const insert = (kind: FormulaKind) => {
    const used = last.current?.isConnected ? last.current : null;
    const control = used ?? fields.current?.querySelector<TextControl>(FIELDS);
    if (control) write(control, kind);
  };
  useEffect(() => {
    const group = fields.current;
    const note = ({ target }: FocusEvent) => {
      if (isFormulaField(target)) last.current = target;
    };
    group?.addEventListener('focusin', note);
    return () => group?.removeEventListener('focusin', note);
  }, []);
  return (
    <div className={layoutStyles.stack} ref={fields}>
      <div className={cx(layoutStyles.row, styles.formulas)} data-part="row">
        {head}
        <fieldset className={styles.cells}>
          <legend className="sr-only">{label}</legend>
          {FORMULA_KINDS.map(kind => {
            const { name, sign } = formulaName(kind);
            return (
              <Button key={kind} variant="secondary" size="sm" title={name} onClick={() => insert(kind)}>
                <span className="sr-only">{name}</span>
                <span aria-hidden="true">{sign}</span>
              </Button>
            );
          })}
        </fieldset>
      </div>
      {children}
    </div>
  );
}
