import type { GuideToday } from '@eszkerek/contract/guide-shapes';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { sparkPath } from '@eszkerek/ui/geometry.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { dueText } from './due-text.ts';
import styles from './guide.module.css';
import { OtherOffers } from './other-offers.tsx';
import type { ShownPart } from './part-text.ts';

const facts = ({ part, text }: ShownPart): string =>
  [text.name, part.due_at === null ? null : dueText(part.due_at, new Date()), part.done ? 'kész' : text.size(part.minutes)]
    .filter(fact => fact !== null)
    .join(' · ');

/** What comes now, with its reason; "Miért ezt?" opens the facts behind it. */
export function CurrentPart({ shown }: { shown: ShownPart }) {
  const { part, text } = shown;
  const [open, setOpen] = useState<'why' | 'others' | null>(null);
  const toggle = (what: 'why' | 'others') => setOpen(open === what ? null : what);
  return (
    <section className={styles.now} data-subject={part.subject ?? undefined} data-part="now">
      <p className={styles.kind}>
        <Icon name={text.icon} size={18} />
        {facts(shown)}
      </p>
      <h2>{part.title}</h2>
      <p className={styles.why}>{part.reason.text}</p>
      <ButtonLink size="lg" className={styles.start} to={part.link} iconEnd="arrow-right">
        {text.action}
      </ButtonLink>
      <div className={layoutStyles.row} data-part="row">
        {part.facts.length > 0 && (
          <button type="button" className={styles.ask} aria-expanded={open === 'why'} onClick={() => toggle('why')}>
            Miért ezt?
          </button>
        )}
        <button type="button" className={styles.ask} aria-expanded={open === 'others'} onClick={() => toggle('others')}>
          Mást szeretnék
        </button>
      </div>
      {open === 'why' && (
        <ul className={styles.facts}>
          {part.facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {open === 'others' && <OtherOffers part={part.id} onSwapped={() => setOpen(null)} />}
    </section>
  );
}

const DONE = 'Ezt ma már megcsináltad.';

export function OtherPart({ shown }: { shown: ShownPart }) {
  const { part, text } = shown;
  return (
    <li>
      <Link className={styles.other} to={part.link} data-subject={part.subject ?? undefined} data-done={part.done || undefined}>
        <span className={styles.glyph}>
          <Icon name={part.done ? 'check' : text.icon} size={24} />
        </span>
        <b>{part.title}</b>
        <span className={styles.otherKind}>{facts(shown)}</span>
        <span>{part.done ? DONE : part.reason.text}</span>
      </Link>
    </li>
  );
}

/** The spark outside the wheel: only for those who want more. */
export function Challenge({ challenge: { title, text, link } }: { challenge: NonNullable<GuideToday['challenge']> }) {
  return (
    <li>
      <Link className={cx(styles.other, styles.challenge)} to={link}>
        <span className={styles.glyph}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={sparkPath(12, 12, 11)} fill="currentColor" />
          </svg>
        </span>
        <b>{title}</b>
        <span className={styles.otherKind}>Kihívás · ha van kedved</span>
        <span>{text}</span>
      </Link>
    </li>
  );
}
