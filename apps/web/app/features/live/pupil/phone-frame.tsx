import { cx } from '@eszkerek/ui/cx.ts';
import { Mark } from '@eszkerek/ui/logo.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { SegmentBar, type SegmentState } from '@eszkerek/ui/segment-bar.tsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ShellButton } from '../../../lib/shell-button.tsx';
import { KeypadProvider } from '../../../questions/keypad/keypad-provider.tsx';
import { useFieldInView } from '../../../questions/keypad/use-field-in-view.ts';
import styles from './pupil.module.css';

interface PhoneFrameProps {
  /** Place of the question, from 0, of how many. */
  place?: { index: number; total: number } | null;
  /** False while the line is lost. */
  connected?: boolean;
  /** When it changes there is something new at the top: the frame scrolls back there. */
  state?: string;
  children: ReactNode;
  /** The one action, at the bottom within reach of the thumb. */
  foot?: ReactNode;
}

/** A screen of the pupil's device: slim head, the matter, the keys of a typed answer, and one action. */
export function PhoneFrame({ place, connected = true, state, children, foot }: PhoneFrameProps) {
  const matter = useRef<HTMLDivElement>(null);
  const [keys, setKeys] = useState<HTMLElement | null>(null);
  /** The question that does not fit above the keys: they wait until its field is used. */
  const [tight, setTight] = useState<number | null>(null);
  const index = place?.index ?? null;
  useFieldInView(matter);
  const before = useRef(state);
  useEffect(() => {
    // After the views of the question, which scroll to what they mark.
    if (before.current !== state && matter.current) matter.current.scrollTop = 0;
    before.current = state;
  }, [state]);
  useLayoutEffect(() => {
    const frame = matter.current;
    if (keys?.childElementCount && frame && frame.scrollHeight > frame.clientHeight) setTight(index);
  }, [keys, index]);
  useLayoutEffect(() => {
    // Arrow keys scroll only what the keyboard can reach.
    const frame = matter.current;
    if (frame && frame.scrollHeight > frame.clientHeight) frame.setAttribute('tabindex', '0');
    else frame?.removeAttribute('tabindex');
  });
  return (
    <div className={styles.phone} data-part="player live">
      <header className={styles.head}>
        <Mark size={32} />
        <b>Élő óra</b>
        {place && (
          <>
            <SegmentBar
              segments={Array.from(
                { length: place.total },
                (_, at): SegmentState => (at < place.index ? 'on' : at === place.index ? 'current' : 'idle'),
              )}
              label={`${Math.min(place.index + 1, place.total)}. kérdés, összesen ${place.total}`}
            />
            <span className={cx(styles.lead, 'num keep-end')}>
              {Math.min(place.index + 1, place.total)} / {place.total}
            </span>
          </>
        )}
        <ShellButton />
      </header>
      <div role="status">
        {!connected && <MessageBar kind="spark">Megszakadt a kapcsolat. Keressük… A szavazatod megmarad.</MessageBar>}
      </div>
      <div className={styles.matter} ref={matter}>
        <div className={styles.body}>
          {place ? (
            <>
              <h1 className="sr-only">{Math.min(place.index + 1, place.total)}. kérdés</h1>
              <KeypadProvider host={keys} waits={tight === index}>
                {children}
              </KeypadProvider>
            </>
          ) : (
            children
          )}
        </div>
      </div>
      <div ref={setKeys} />
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  );
}
