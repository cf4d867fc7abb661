import { watchSize } from '@eszkerek/ui/watch-size.ts';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../../lib/when-idle.ts';
import styles from '../questions.module.css';
import { KeypadContext } from './keypad-context.ts';
import { onTouch } from './on-touch.ts';

type Offer = NonNullable<ComponentProps<typeof KeypadContext>['value']>;
type Parts = Pick<Offer, 'Keypad' | 'Pretty' | 'MathText' | 'isDrawn'>;

let parts: Promise<Parts> | undefined;
const loadParts = (): Promise<Parts> => {
  parts ??= Promise.all([import('./keypad.tsx'), import('./pretty.tsx'), import('../math-text.tsx')]).then(
    ([{ Keypad }, { Pretty, isDrawn }, { MathText }]) => ({ Keypad, Pretty, isDrawn, MathText }),
  );
  return parts;
};

const AROUND_PX = 12;

/** The field that is used, and the button below it where there is room for both, stay above the keys. */
function keepAbove(keys: HTMLElement, form: HTMLElement): void {
  const field = document.activeElement;
  const { top: edge, height } = keys.getBoundingClientRect();
  if (height === 0 || !field || !form.contains(field)) return;
  const { top, bottom } = field.getBoundingClientRect();
  const end = (form.querySelector('[type="submit"]') ?? form).getBoundingClientRect().bottom;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const below = (end - top < edge - header ? end : bottom) + AROUND_PX - edge;
  if (below > 0) window.scrollBy(0, below);
}

interface LateKeypadProps {
  form: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/** In a page that is read, our keys are fetched where a field may need them, and stand at the window's foot while one is used. */
export function LateKeypad({ form, children }: LateKeypadProps) {
  const touched = useSyncExternalStore(...onTouch);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [loaded, setLoaded] = useState<Parts | null>(null);
  const [on, setOn] = useState(true);
  const [lent, setLent] = useState(false);
  useEffect(() => {
    if (!touched || !form.current?.querySelector('[data-part~="input"]')) return;
    let gone = false;
    const callOff = whenIdle(() => {
      // Without them the phone's own keyboard does.
      loadParts().then(
        all => {
          if (!gone) setLoaded(all);
        },
        () => {
          parts = undefined;
        },
      );
    });
    return () => {
      gone = true;
      callOff();
    };
  }, [touched, form]);
  useEffect(() => {
    const box = form.current;
    if (!host || !box) return;
    const show = () => keepAbove(host, box);
    const unwatch = watchSize([host], show);
    box.addEventListener('focusin', show);
    return () => {
      unwatch();
      box.removeEventListener('focusin', show);
    };
  }, [host, form]);
  const offer = useMemo(() => loaded && { ...loaded, host, waits: true, on, setOn, lent, setLent }, [loaded, host, on, lent]);
  return (
    <KeypadContext value={offer}>
      {children}
      {loaded && createPortal(<div ref={setHost} className={styles.tryKeys} />, document.body)}
    </KeypadContext>
  );
}
