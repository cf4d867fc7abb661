import { Mark } from '@eszkerek/ui/logo.tsx';
import { SegmentBar, type SegmentState } from '@eszkerek/ui/segment-bar.tsx';
import type { ReactNode } from 'react';
import { ShellButton } from '../../../lib/shell-button.tsx';
import styles from './pupil.module.css';

interface PhoneFrameProps {
  /** Place of the question, from 0, of how many. */
  place?: { index: number; total: number } | null;
  /** False while the line is lost. */
  connected?: boolean;
  children: ReactNode;
  /** The one action, at the bottom within reach of the thumb. */
  foot?: ReactNode;
}

/** A screen of the pupil's device: slim head, the matter, and one action. */
export function PhoneFrame({ place, connected = true, children, foot }: PhoneFrameProps) {
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
            <span className={styles.count}>
              {Math.min(place.index + 1, place.total)} / {place.total}
            </span>
          </>
        )}
        <ShellButton />
      </header>
      <p role="status" className={connected ? 'sr-only' : styles.lost}>
        {connected ? '' : 'Megszakadt a kapcsolat. Keressük… A szavazatod megmarad.'}
      </p>
      <div className={styles.body}>
        {place && <h1 className="sr-only">{Math.min(place.index + 1, place.total)}. kérdés</h1>}
        {children}
      </div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  );
}
