import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { LockedPage } from '../../lib/login-state.ts';
import { text } from '../../text/common.ts';
import styles from './premium-wall.module.css';

interface PremiumWallProps {
  page: LockedPage;
  message?: string;
  /** The page's drawing. */
  picture: ReactNode;
  /** How the page can be opened: plans and class code. */
  ways: ReactNode;
}

/** What stands before a premium page for someone who is signed in: what is behind it, and the ways to open it. Never the body. */
export function PremiumWall({ page, message, picture, ways }: PremiumWallProps) {
  const navigate = useNavigate();
  const { title, description, grade, subject, minutes, toc } = page;
  return (
    <article className={cx(panelStyles.panel, styles.wall)} data-subject={subject} data-part="premium-wall">
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <p className={layoutStyles.row}>
          <Badge kind="premium">{text.premium}</Badge>
          {grade && <Badge kind="plain">{/^\d/.test(grade) ? `${grade}. osztály` : grade}</Badge>}
          {minutes !== undefined && <Badge kind="plain">kb. {minutes} perc</Badge>}
        </p>
        <h1>{title}</h1>
        <p>{description}</p>
        {message && <MessageBar kind="info">{message}</MessageBar>}
        {toc.length > 0 && (
          <section aria-labelledby="mogotte">
            <h2 id="mogotte">Ez vár benne</h2>
            <ol className={styles.toc}>
              {toc.map(entry => (
                <li key={entry}>
                  <span>{entry}</span>
                  <Icon name="lock" size={18} />
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      <section className={cx(formStyles.formGrid, styles.ways)} aria-labelledby="igy-nyilik">
        <h2 id="igy-nyilik">Így nyithatod meg</h2>
        {ways}
        <div>
          <Button variant="ghost" icon="arrow-left" onClick={() => (history.length > 1 ? navigate(-1) : navigate('/'))}>
            {text.back}
          </Button>
        </div>
      </section>
    </article>
  );
}
