import { longDate } from '@eszkerek/numbers/dates';
import { Button } from '@eszkerek/ui/button.tsx';
import type { Card } from './class-actions.tsx';

/** Cards to cut out: each opens one pupil's set-password page, once. */
export function SignInCards({ cards, onClose }: { cards: readonly Card[]; onClose: () => void }) {
  return (
    <section className="panel panel-pad cards-sheet" aria-label="Belépőkártyák">
      <div className="row no-print">
        <h1>Belépőkártyák</h1>
        <Button size="sm" icon="document" onClick={() => print()}>
          Nyomtatás
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Bezárás
        </Button>
      </div>
      <p className="help no-print">
        Minden kártya egyszer használható, 14 napig él. Aki megnyitja, új jelszót állíthat be a tanulónak, ezért csak neki add oda.
      </p>
      <ul>
        {cards.map(card => (
          <li key={card.student_id}>
            <b>{card.real_name}</b>
            <code>{card.url}</code>
            <small>Érvényes: {longDate(card.expires_at)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
