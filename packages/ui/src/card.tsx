import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Art } from './art.tsx';
import styles from './card.module.css';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

export type Tint = 'matematika' | 'fizika' | 'ai' | 'eszkoz';

interface CardProps {
  to: LinkProps['to'];
  state?: LinkProps['state'];
  tint: Tint;
  art: string;
  title: string;
  text?: string;
  badges?: ReactNode;
  /** Said to screen readers when the card leads to a gate instead of the content. */
  lockedNote?: string;
  headingLevel?: 3 | 4;
}

/** One link to one page: art tile, title, short text, badges and an arrow. */
export function Card({ to, state, tint, art, title, text, badges, lockedNote, headingLevel = 3 }: CardProps) {
  const Heading = headingLevel === 3 ? 'h3' : 'h4';
  return (
    <Link to={to} state={state} className={cx(styles.card, lockedNote && styles.cardLocked)} data-subject={tint}>
      <div className={styles.cardArt}>
        <Art name={art} />
        {lockedNote && (
          <span className={styles.cardLock}>
            <Icon name="lock" />
          </span>
        )}
      </div>
      <div className={styles.cardBody}>
        <Heading>{title}</Heading>
        {lockedNote && <span className="sr-only">({lockedNote})</span>}
        {text && <p>{text}</p>}
        <div className={styles.cardFoot}>
          {badges}
          <span className={styles.cardGo}>
            <Icon name="arrow-right" />
          </span>
        </div>
      </div>
    </Link>
  );
}
