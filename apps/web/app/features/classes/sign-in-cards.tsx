import { longDate } from '@eszkerek/numbers/dates';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { QrCode } from '../../lib/qr-code.tsx';
import type { Card } from './class-actions.tsx';
import styles from './classes.module.css';

/** Cards to cut out: each opens one pupil's set-password page, once. */
export function SignInCards({ cards, onClose }: { cards: readonly Card[]; onClose: () => void }) {
  return (
    <section className={cx(panelStyles.panel, panelStyles.panelPad, styles.cardsSheet)} aria-label="Belépőkártyák">
      <div className={cx(layoutStyles.row, 'no-print')} data-part="row">
        <h1>Belépőkártyák</h1>
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
      <ul>
        {cards.map(card => (
          <li key={card.student_id}>
            <b>{card.real_name}</b>
            <QrCode text={card.url} label={`QR-kód: ${card.real_name}`} className={styles.cardQr} />
            <code>{card.url}</code>
            <small>Érvényes: {longDate(card.expires_at)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
