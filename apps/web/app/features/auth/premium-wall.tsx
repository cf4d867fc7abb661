import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
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
}

/** What stands before a premium page for someone who is signed in: what is behind it, and the ways to open it. Never the body. */
export function PremiumWall({ page, message, picture }: PremiumWallProps) {
  const navigate = useNavigate();
  const { title, description, grade, subject, minutes, toc } = page;
  return (
    <article className={cx(panelStyles.panel, styles.wall)} data-subject={subject} data-part="premium-wall">
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <p className={styles.badges}>
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
        <div className={layoutStyles.row} data-part="row">
          <ButtonLink variant="spark" icon="star" to="/profil#elofizetes">
            Előfizetek
          </ButtonLink>
          <ButtonLink variant="secondary" to="/elofizetes">
            Csomagok és árak
          </ButtonLink>
          <ButtonLink variant="secondary" icon="people" to="/profil#osztaly">
            Osztálykódom van
          </ButtonLink>
          <Button variant="ghost" icon="arrow-left" onClick={() => (history.length > 1 ? navigate(-1) : navigate('/'))}>
            {text.back}
          </Button>
        </div>
      </div>
    </article>
  );
}
