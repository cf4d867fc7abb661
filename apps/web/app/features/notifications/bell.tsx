import { messages } from '@eszkerek/contract/messages';
import { monthDayTime } from '@eszkerek/numbers/dates';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import iconButtonStyles from '@eszkerek/ui/icon-button.module.css';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { grouped } from './grouped.ts';
import styles from './notifications.module.css';
import { useNotifications } from './use-notifications.ts';

const MOST = 99;
/** The bell of a logged-in user. */
export function Bell() {
  return useSession().user ? <OwnBell /> : null;
}

function OwnBell() {
  const { items, markRead } = useNotifications();
  const [open, setOpen] = useState(false);
  /** Items that were unread when the panel opened keep their mark until it closes. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const unread = items.filter(item => !item.read);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  const toggle = () => {
    if (open) return setOpen(false);
    setFresh(new Set(unread.map(item => item.id)));
    if (unread.length > 0) markRead();
    setOpen(true);
  };
  const label = unread.length > 0 ? `Értesítések, ${unread.length} olvasatlan` : 'Értesítések';
  return (
    <div className={styles.bell} ref={root}>
      <button
        ref={button}
        type="button"
        className={iconButtonStyles.iconBtn}
        data-part="icon-btn"
        aria-label={label}
        title="Értesítések"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      >
        <Icon name="bell" />
        {unread.length > 0 && (
          <span className={styles.bellCount} aria-hidden="true">
            {unread.length > MOST ? `${MOST}+` : unread.length}
          </span>
        )}
      </button>
      <section id={panelId} className={styles.bellPanel} aria-label="Értesítések" hidden={!open}>
        <h2>Értesítések</h2>
        {items.length === 0 ? (
          <p className={styles.bellEmpty}>
            <Icon name="bell" /> {messages.noNotifications}
          </p>
        ) : (
          <ul>
            {grouped(items).map(({ item, ids }) => (
              <li key={item.id} className={cx(styles.bellItem, ids.some(id => fresh.has(id)) && styles.bellFresh)}>
                <b>
                  {ids.some(id => fresh.has(id)) && <span className="sr-only">Új: </span>}
                  {item.link ? (
                    <Link to={item.link} onClick={() => setOpen(false)}>
                      {item.title}
                    </Link>
                  ) : (
                    item.title
                  )}
                </b>
                <p>
                  {item.message} {ids.length > 1 && <b>({ids.length} ilyen értesítés)</b>}
                </p>
                <time dateTime={item.sent_at}>{monthDayTime(item.sent_at)}</time>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
