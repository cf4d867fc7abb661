import type { SignInCard } from '@eszkerek/contract/class-pupils';
import { longDate } from '@eszkerek/numbers/dates';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Mark } from '@eszkerek/ui/logo.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { Fragment, useEffect, useRef } from 'react';
import { QrCode } from '../../lib/qr-code.tsx';
import styles from './sign-in-cards.module.css';

interface SignInCardsProps {
  cards: readonly SignInCard[];
  className: string;
  /** 2 where the page has its own title. */
  headingLevel?: 1 | 2;
  onClose: () => void;
}

/** Cards to cut out, eight on a sheet: each opens one pupil's set-password page, once. */
export function SignInCards({ cards, className, headingLevel = 1, onClose }: SignInCardsProps) {
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  // They take the place of a long list, whose button stood at its foot.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={cx(panelStyles.panel, panelStyles.panelPad, styles.sheet)} aria-label="Belépőkártyák">
      <div className={cx(layoutStyles.row, 'no-print')} data-part="row">
        <Heading ref={heading} tabIndex={-1}>
          Belépőkártyák
        </Heading>
        <Button size="sm" icon="document" onClick={() => print()}>
          Nyomtatás
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Bezárás
        </Button>
      </div>
      <p className={cx(formStyles.help, 'no-print')} data-part="help">
        Minden kártya egyszer használható, 14 napig él. Aki megnyitja, új jelszót állíthat be a tanulónak, ezért csak neki add oda.
      </p>
      <ul className={styles.cards}>
        {cards.map(card => (
          <li key={card.student_id}>
            <div className={styles.text}>
              <span className={styles.brand}>
                <Mark size={22} /> Észkerék <span>{className}</span>
              </span>
              <b>{card.real_name}</b>
              <CardSteps card={card} />
              <small>Egyszer használható, eddig: {longDate(card.expires_at)}</small>
            </div>
            <QrCode text={card.url} label={`QR-kód: ${card.real_name}`} className={styles.qr} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without a code the link itself is the way in, with a key of 43 letters that nobody can type. */
function CardSteps({ card }: { card: SignInCard }) {
  if (card.code === null)
    return (
      <>
        <p>Olvasd be, és adj meg új jelszót!</p>
        <p>
          Nincs kamerád? Nyisd meg:{' '}
          <strong>
            <Address url={new URL('/bejelentkezes', card.url).href} />
          </strong>
          <br />
          Ott koppints erre: „Elfelejtetted a jelszavad?”
        </p>
      </>
    );
  return (
    <>
      <p>
        1. Olvasd be, vagy nyisd meg:{' '}
        <strong>
          <Address url={card.url} />
        </strong>
      </p>
      <p>2. Írd be a kódot:</p>
      <code className={styles.code}>
        {card.code.slice(0, 4)} {card.code.slice(4)}
      </code>
    </>
  );
}

/** As it is typed: only a slash ends a line, for a hyphen there could be one of the address or not. */
function Address({ url }: { url: string }) {
  const [page = ''] = url.replace(/^https?:\/\//, '').split('#');
  const parts = page.split('/');
  return parts.map((part, at) => (
    <Fragment key={part}>
      <span className="keep">
        {part}
        {at < parts.length - 1 && '/'}
      </span>
      {at < parts.length - 1 && <wbr />}
    </Fragment>
  ));
}
