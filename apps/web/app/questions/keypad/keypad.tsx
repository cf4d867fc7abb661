import { cx } from '@eszkerek/ui/cx.ts';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { apply, type Field, type Structure, unitOf, withUnit, write } from './edit.ts';
import { KeySign } from './key-sign.tsx';
import styles from './keypad.module.css';
import { KeypadContext, type KeypadProps } from './keypad-context.ts';
import { unitChoices } from './units.ts';

const structureNames: Record<Structure, string> = {
  fraction: 'tört',
  mixed: 'vegyes szám',
  power: 'hatvány',
  root: 'négyzetgyök',
  delete: 'törlés',
  next: 'következő mező',
};
const signNames: Record<string, string> = {
  '-': 'mínusz',
  ',': 'tizedesvessző',
  ';': 'pontosvessző',
  '·': 'szorozva',
  ':': 'osztva',
  '≤': 'kisebb vagy egyenlő',
  '≥': 'nagyobb vagy egyenlő',
};

type Key = { sign: string } | { structure: Structure };
const sign = (text: string): Key => ({ sign: text });
const structure = (name: Structure): Key => ({ structure: name });
const row = (digits: string, ...more: Key[]): Key[] => [...[...digits].map(sign), ...more];

const NUMBERS: readonly Key[] = [
  ...row('789', structure('fraction'), structure('delete')),
  ...row('456', structure('mixed'), structure('power')),
  ...row('123', structure('root'), structure('next')),
  ...row('-0,'),
];
/** Beside a wide delete key and the way to the phone's keyboard. */
const DIGITS: readonly Key[] = [...row('789', structure('delete')), ...row('456123')];
const SIGNS: readonly Key[] = [...row('xyabn'), ...row('+·:=', structure('delete')), ...row('();<', structure('next')), ...row('>%π')];
const ANSWER = { numbers: NUMBERS, signs: SIGNS, more: 'x ( ) +', holds: 'betűk és jelek' };
/** A line of working is mostly signs: those of an equation stand beside the digits. */
const LETTERS = {
  numbers: [...row('789x', structure('delete')), ...row('456=+'), ...row('123()'), ...row('-0,')],
  signs: [
    ...row('yabn', structure('delete')),
    ...row('·:', structure('fraction'), structure('power'), structure('root')),
    ...row('<>≤≥', structure('next')),
    ...row(';%π'),
  ],
  more: 'y : √',
  holds: 'betűk és jelek',
};
/** Without letters the four operations stand there; of comma and equals sign the one that the task needs. */
const counting = (first: string, second: string) => ({
  numbers: [...row('789·', structure('delete')), ...row('456:+'), ...row('123()'), ...row(`-0${first}`)],
  signs: [
    ...[structure('fraction'), structure('mixed'), structure('power'), structure('root'), structure('delete')],
    ...row(`${second};%|`, structure('next')),
    ...row('<>≤≥π'),
    ...row('·:+'),
  ],
  more: `${second} √ %`,
  holds: 'további jelek',
});
const LINES = { letters: LETTERS, numbers: counting('=', ','), decimals: counting(',', '=') };

/** Writes as a keyboard would, so that the field's own change handler hears of it. */
function writeInto(input: HTMLInputElement, edit: (field: Field) => Field): void {
  const { value, selectionStart, selectionEnd } = input;
  const at = selectionStart ?? value.length;
  // What is selected is replaced, as on any keyboard.
  const after = edit({ text: value.slice(0, at) + value.slice(selectionEnd ?? at), at });
  input.focus({ preventScroll: true });
  input.setRangeText(after.text, 0, value.length);
  input.setSelectionRange(after.at, after.at);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('select'));
}

/** Our own keys: digits, fraction, mixed number, power, root, minus, comma and the units of the question; only digits where they are enough. */
export function Keypad({ fields, unit, plain = false, lines }: KeypadProps) {
  const set = lines ? LINES[lines] : ANSWER;
  const offer = useContext(KeypadContext);
  const [layer, setLayer] = useState<'numbers' | 'signs'>('numbers');
  const [text, setText] = useState('');
  const used = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    const box = fields.current;
    if (!box) return;
    const remember = (event: Event) => {
      if (!(event.target instanceof HTMLInputElement) || !box.contains(event.target)) return;
      used.current = event.target;
      setText(event.target.value);
    };
    // The keys may come after the focus.
    if (document.activeElement instanceof HTMLInputElement && box.contains(document.activeElement)) used.current = document.activeElement;
    // On the window, after React's own handlers: a render between the key and React's `input` handler,
    // with any other update that waits, would put the old value back and the key would be lost.
    addEventListener('focusin', remember);
    addEventListener('input', remember);
    return () => {
      removeEventListener('focusin', remember);
      removeEventListener('input', remember);
    };
  }, [fields]);

  // The field keeps the focus and the caret while keys are pressed.
  const keys = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pad = keys.current;
    const stay = (event: Event) => event.preventDefault();
    pad?.addEventListener('mousedown', stay);
    return () => pad?.removeEventListener('mousedown', stay);
  }, []);

  const inputs = () => [...(fields.current?.querySelectorAll('input') ?? [])];
  const active = () => (used.current?.isConnected ? used.current : inputs()[0]);
  const press = (key: Key) => {
    const input = active();
    if (!input) return;
    if ('sign' in key) return writeInto(input, field => write(field, key.sign));
    // Past the end of one field the arrow leads to the next.
    if (key.structure === 'next' && (input.selectionStart ?? 0) >= input.value.length) {
      const all = inputs();
      const following = all[(all.indexOf(input) + 1) % all.length];
      following?.focus({ preventScroll: true });
      return following?.setSelectionRange(following.value.length, following.value.length);
    }
    writeInto(input, field => apply(field, key.structure));
  };
  const pressUnit = (chosen: string) => {
    const input = active();
    if (input) writeInto(input, field => withUnit(field, chosen));
  };
  const choices = unitChoices(unit);
  const keyOf = (key: Key): ReactNode => {
    const name = 'sign' in key ? (signNames[key.sign] ?? key.sign) : structureNames[key.structure];
    const digit = 'sign' in key && /\d/.test(key.sign);
    return (
      <button key={name} type="button" className={cx(styles.key, !digit && styles.keySoft)} aria-label={name} onClick={() => press(key)}>
        {'sign' in key ? key.sign.replace('-', '−') : <KeySign name={key.structure} />}
      </button>
    );
  };
  const ownKeyboard = (
    <button
      type="button"
      className={cx(styles.key, styles.keySoft, styles.keyWord)}
      aria-label="abc: a készülék billentyűzete"
      onClick={() => {
        offer?.setOn(false);
        active()?.blur();
        requestAnimationFrame(() => active()?.focus());
      }}
    >
      abc
    </button>
  );
  return (
    <div className={styles.keypad} data-part="keypad" ref={keys}>
      {choices.length > 0 && (
        <fieldset className={styles.units} aria-label="Mértékegység">
          {choices.map(choice => (
            <button
              key={choice}
              type="button"
              className={styles.unit}
              aria-pressed={unitOf(text) === choice}
              onClick={() => pressUnit(choice)}
            >
              {choice}
            </button>
          ))}
        </fieldset>
      )}
      {plain ? (
        <fieldset className={cx(styles.keys, styles.keysPlain)} aria-label="Számbillentyűzet">
          {DIGITS.map(keyOf)}
          {ownKeyboard}
          {row('-0,').map(keyOf)}
        </fieldset>
      ) : (
        <fieldset className={styles.keys} aria-label="Számbillentyűzet">
          {set[layer].map(keyOf)}
          <button
            type="button"
            className={cx(styles.key, styles.keySoft, styles.keyWord)}
            aria-label={layer === 'numbers' ? `${set.more} ${set.holds}` : '123 számok'}
            onClick={() => setLayer(layer === 'numbers' ? 'signs' : 'numbers')}
          >
            {layer === 'numbers' ? set.more : '123'}
          </button>
          {ownKeyboard}
        </fieldset>
      )}
    </div>
  );
}
