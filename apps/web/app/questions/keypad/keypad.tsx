import { cx } from '@eszkerek/ui/cx.ts';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { apply, type Field, type Structure, write } from './edit.ts';
import { KeySign } from './key-sign.tsx';
import styles from './keypad.module.css';
import { KeypadContext, type KeypadProps } from './keypad-context.ts';

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

type Key = { sign: string } | { structure: Structure; tall?: boolean };
const sign = (text: string): Key => ({ sign: text });
const structure = (name: Structure): Key => ({ structure: name });
const tall = (name: Structure): Key => ({ structure: name, tall: true });
const row = (digits: string, ...more: Key[]): Key[] => [...[...digits].map(sign), ...more];

const NUMBERS: readonly Key[] = [
  ...row('789', structure('fraction'), structure('delete')),
  ...row('456', structure('mixed'), structure('power')),
  ...row('123', structure('root'), structure('next')),
  ...row('-0,'),
];
/** The way to the phone's keyboard follows in the last place. */
const DIGITS: readonly Key[] = [...row('789', tall('delete')), ...row('456123-0,')];
const DIGITS_OF_MANY: readonly Key[] = [...row('789', tall('delete')), ...row('456123', structure('next')), ...row('-0,')];
const FRACTIONS: readonly Key[] = [
  ...row('789', tall('fraction'), tall('delete')),
  ...row('456123', structure('mixed'), tall('next')),
  ...row('-0,'),
];
const SIGNS: readonly Key[] = [...row('xyabn'), ...row('+·:=', structure('delete')), ...row('();<', structure('next')), ...row('>%π')];
const ANSWER = { numbers: NUMBERS, signs: SIGNS, more: 'x ( ) +', holds: 'betűk és jelek' };
/** A list needs the sign between its members more than a root. */
const swapped = (keys: readonly Key[]): Key[] =>
  keys.map(key => ('sign' in key ? (key.sign === ';' ? structure('root') : key) : key.structure === 'root' ? sign(';') : key));
const LIST = { ...ANSWER, numbers: swapped(NUMBERS), signs: swapped(SIGNS) };
/** A line of working is mostly signs: those of an equation stand beside the digits, with its own letter first. */
const working = (own: string) => {
  const [first = '', ...others] = new Set(`${own}xyabn`);
  const more = others.slice(0, 4).join('');
  return {
    numbers: [...row(`789${first}`, structure('delete')), ...row('456=+'), ...row('123()'), ...row('-0,')],
    signs: [
      ...row(more, structure('delete')),
      ...row('·:', structure('fraction'), structure('power'), structure('root')),
      ...row('<>≤≥', structure('next')),
      ...row(';%π'),
    ],
    more: `${more.charAt(0)} : √`,
    holds: 'betűk és jelek',
  };
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
const COUNTING = { numbers: counting('=', ','), decimals: counting(',', '=') };

/** Writes as a keyboard would, so that the field's own change handler hears of it. */
function writeInto(input: HTMLInputElement, edit: (field: Field) => Field, deletes = false): void {
  const { value, selectionStart, selectionEnd } = input;
  const at = selectionStart ?? value.length;
  const to = selectionEnd ?? at;
  // What is selected is replaced, as on any keyboard; deleted, nothing more goes with it.
  const left = { text: value.slice(0, at) + value.slice(to), at };
  const after = deletes && to > at ? left : edit(left);
  input.focus({ preventScroll: true });
  input.setRangeText(after.text, 0, value.length);
  input.setSelectionRange(after.at, after.at);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('select'));
}

/** Our own keys: digits, fraction, mixed number, power, root, minus and comma; only those that are enough. */
export function Keypad({ fields, keys: enough, many = false, list = false, lines, letters = '' }: KeypadProps) {
  const set = lines === undefined ? (list ? LIST : ANSWER) : lines === 'letters' ? working(letters) : COUNTING[lines];
  const offer = useContext(KeypadContext);
  const [layer, setLayer] = useState<'numbers' | 'signs'>('numbers');
  const used = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    const box = fields.current;
    if (!box) return;
    const remember = (event: Event) => {
      if (event.target instanceof HTMLInputElement && box.contains(event.target)) used.current = event.target;
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

  // A part that was right already stays as it is.
  const inputs = () => [...(fields.current?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? [])];
  const active = () => (used.current?.isConnected && !used.current.readOnly ? used.current : inputs()[0]);
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
    const { structure } = key;
    writeInto(input, field => apply(field, structure), structure === 'delete');
  };
  const keyOf = (key: Key): ReactNode => {
    const name = 'sign' in key ? (signNames[key.sign] ?? key.sign) : structureNames[key.structure];
    const digit = 'sign' in key && /\d/.test(key.sign);
    const look = cx(styles.key, !digit && styles.keySoft, 'tall' in key && styles.keyTall);
    return (
      <button key={name} type="button" className={look} aria-label={name} onClick={() => press(key)}>
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
      {enough ? (
        <fieldset
          className={cx(styles.keys, enough === 'digits' && cx(styles.keysPlain, !many && styles.keysTall))}
          aria-label="Számbillentyűzet"
        >
          {(enough === 'fractions' ? FRACTIONS : many ? DIGITS_OF_MANY : DIGITS).map(keyOf)}
          {ownKeyboard}
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
