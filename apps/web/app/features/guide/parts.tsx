import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { dueText } from './due-text.ts';
import styles from './guide.module.css';
import type { ShownPart } from './part-text.ts';

const facts = ({ part, text }: ShownPart): string =>
  [text.name, part.due_at === null ? null : dueText(part.due_at, new Date()), part.done ? 'kész' : `${part.minutes} perc`]
    .filter(fact => fact !== null)
    .join(' · ');

/** What comes now, with its reason; "Miért ezt?" opens the facts behind it. */
export function CurrentPart({ shown }: { shown: ShownPart }) {
  const { part, text } = shown;
  const [open, setOpen] = useState(false);
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
      {part.facts.length > 0 && (
        <div>
          <button type="button" className={styles.ask} aria-expanded={open} onClick={() => setOpen(!open)}>
            Miért ezt?
          </button>
          {open && (
            <ul className={styles.facts}>
              {part.facts.map(fact => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

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
        <span>{part.reason.text}</span>
      </Link>
    </li>
  );
}
