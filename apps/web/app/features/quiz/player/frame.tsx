import { cx } from '@eszkerek/ui/cx.ts';
import iconButtonStyles from '@eszkerek/ui/icon-button.module.css';
import type { ReactNode } from 'react';
import { usePresented } from '../../../lib/presented.ts';
import styles from './frame.module.css';
import { ShellFold } from './shell-fold.tsx';
import { type Back, WayOut } from './way-out.tsx';

interface FrameProps {
  subject?: string;
  title: string;
  back: Back;
  /** Beside the title: progress and place. */
  head?: ReactNode;
  /** In the folded menu. */
  settings?: ReactNode;
  /** The title stands in the middle, as on the result. */
  titled?: boolean;
  children: ReactNode;
}

/** A whole screen: slim header above, the page's own body and bottom bar below; navbar and dock fold into its last button. */
export function Frame({ subject, title, back, head, settings, titled = false, children }: FrameProps) {
  // Presented, the page has a header of its own: way out, title and menu stand there.
  const alone = usePresented() === null;
  return (
    <div className={styles.player} data-part="player quiz-area" data-subject={subject}>
      <header className={cx(styles.head, 'no-print')}>
        {alone && (
          <>
            <WayOut back={back} icon="close" className={iconButtonStyles.iconBtn} />
            <h1 className={cx(styles.title, titled && styles.titleShown)}>{title}</h1>
          </>
        )}
        {head}
        {alone && <ShellFold>{settings}</ShellFold>}
      </header>
      {children}
    </div>
  );
}
