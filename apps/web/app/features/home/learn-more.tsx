import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { type ReactNode, useState } from 'react';
import styles from './home.module.css';

const features = [
  {
    title: 'Kipróbálod, nem csak elolvasod',
    text: 'Minden leckében húzhatsz, forgathatsz és számolhatsz. A képlet akkor jön, amikor már érted.',
    picture: (
      <>
        <rect width="60" height="60" rx="18" fill="var(--math-tint)" />
        <path d="M30 31V11a20 20 0 0 1 17.3 30z" fill="var(--math)" />
        <path d="m30 31 16.2 11.8a20 20 0 0 1-32.4 0z" fill="var(--math-mid)" />
        <path d="M30 31 12.7 41a20 20 0 0 1 15.2-29.9z" fill="var(--math-soft)" />
      </>
    ),
  },
  {
    title: 'Azonnal látod, hol tartasz',
    text: 'A kvízek rögtön elmagyarázzák a hibát, a kereked pedig minden jó válasszal tovább fordul.',
    picture: (
      <g fill="none" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
        <rect width="60" height="60" rx="18" fill="var(--brand-tint)" />
        <path d="M31.3 11A19 19 0 1 1 15.4 42.2" stroke="var(--brand)" />
        <path d="M11.2 32.6A19 19 0 0 1 21.1 13.2" stroke="var(--spark)" />
        <path d="m23 30.5 5 5 9-10" stroke="var(--brand)" strokeWidth="4.5" />
      </g>
    ),
  },
  {
    title: 'Az MI segítőtárs, nem puska',
    text: 'Megtanulsz jól kérdezni, ellenőrizni a választ, és közben te maradsz, aki gondolkodik.',
    picture: (
      <>
        <rect width="60" height="60" rx="18" fill="var(--ai-tint)" />
        <path d="M17 18 44 24 26 44z" fill="none" stroke="var(--ai-mid)" strokeWidth="4" />
        <circle cx="17" cy="18" r="7" fill="var(--ai)" />
        <circle cx="44" cy="24" r="8" fill="var(--spark)" />
        <circle cx="26" cy="44" r="7" fill="var(--ai)" />
      </>
    ),
  },
];

interface LearnMoreProps {
  /** Where the button row is shown, the cards are closed until it is pressed: a pupil has come for the day's plan. */
  closed: boolean;
  /** Folds with the cards. */
  children?: ReactNode;
}

/** Always open on wide screens; up to 768 px a button row opens and closes it. Open in the prerendered page, for readers without scripts. */
export function LearnMore({ closed, children }: LearnMoreProps) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const open = pressed ?? !closed;
  return (
    <section className={styles.more} aria-labelledby="tobbet">
      <h2 id="tobbet" className={styles.moreTitle}>
        <button
          type="button"
          className={styles.moreToggle}
          aria-expanded={open}
          aria-controls="tobbet-kartyak"
          onClick={() => setPressed(!open)}
        >
          Tudj meg többet
          <Icon name="chevron-down" />
        </button>
        <span>Tudj meg többet</span>
      </h2>
      <div className={cx(styles.moreBody, !open && styles.moreClosed)} id="tobbet-kartyak">
        <div>
          <div className={cx(layoutStyles.grid3, styles.moreCards)}>
            {features.map(feature => (
              <article className={cx(panelStyles.panel, styles.feature)} key={feature.title}>
                <svg viewBox="0 0 60 60" aria-hidden="true">
                  {feature.picture}
                </svg>
                <h3>{feature.title}</h3>
                <p>{feature.text}</p>
              </article>
            ))}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
