import { Badge } from '@eszkerek/ui/badge.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { keepFormula } from '../../lib/keep-formula.ts';
import type { LockedPage } from '../../lib/login-state.ts';
import { text } from '../../text/common.ts';
import styles from './premium-wall.module.css';

/** Rows of the contents list that are written out. */
const SHOWN = 3;

export interface FreeOffer {
  to: string;
  title: string;
  /** How it belongs to the locked page. */
  text: string;
}

interface PremiumWallProps {
  page: LockedPage;
  message?: string;
  /** The page's drawing. */
  picture: ReactNode;
  /** To whom the wall speaks, and how the page opens. */
  lead: string;
  /** The one first button; it has to be on the first screen of a phone. */
  first: ReactNode;
  /** Below the free lesson. */
  others?: ReactNode;
  /** What can be opened without paying: right below the first button. */
  free?: FreeOffer;
  /** The other ways in: plans and class code, or the login form. */
  ways: { id: string; title: string; content: ReactNode };
}

/** What stands before a premium page: what is behind it, and the ways to open it. Never the body. */
export function PremiumWall({ page, message, picture, lead, first, others, free, ways }: PremiumWallProps) {
  const { title, description, grade, subject, minutes, toc } = page;
  return (
    <article className={cx(panelStyles.panel, styles.wall)} data-subject={subject} data-part="premium-wall">
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <p className={layoutStyles.row}>
          <Badge kind="premium">{text.premium}</Badge>
          {grade && <Badge kind="plain">{/^\d/.test(grade) ? `${grade}. osztály` : grade}</Badge>}
          {minutes !== undefined && <Badge kind="plain">{minutes} perc</Badge>}
        </p>
        <h1>{title}</h1>
        <p>{keepFormula(description)}</p>
        <b>{lead}</b>
        {first}
        {free && (
          <Link className={styles.free} to={free.to}>
            <Icon name="book" size={22} />
            <span>
              {free.text}: <b>{free.title}</b>
            </span>
          </Link>
        )}
        {others}
        {message && <p className={formStyles.help}>{message}</p>}
      </div>
      <div className={styles.toc}>
        {toc.length > 0 && (
          <>
            <h2>Ez vár benne</h2>
            <ol>
              {toc.slice(0, SHOWN).map(entry => (
                <li key={entry}>{entry}</li>
              ))}
            </ol>
            {toc.length > SHOWN && <p className={formStyles.help}>és még {toc.length - SHOWN}</p>}
          </>
        )}
      </div>
      <section className={cx(formStyles.formGrid, styles.ways)} aria-labelledby={ways.id}>
        <h2 id={ways.id} tabIndex={-1}>
          {ways.title}
        </h2>
        {ways.content}
      </section>
    </article>
  );
}
