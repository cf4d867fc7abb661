import { mediumDate } from '@eszkerek/numbers/dates';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import listStyles from '@eszkerek/ui/list.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';

/** Payments so far; while the 14 days run, a purchase can be withdrawn from in two steps. */
export function PaymentList() {
  const payments = useQuery(api.billing.payments.query());
  const [chosen, setChosen] = useState<string | null>(null);
  const {
    run: withdraw,
    pending,
    message: answer,
  } = useAction((id: string) => api.billing.withdraw({ params: { id }, body: { confirmed: true } }), {
    success: ({ message }) => message,
    // The empty key is every query: access changes all over the site.
    invalidates: [[]],
    onSettled: () => setChosen(null),
  });
  const list = payments.data?.payments ?? [];
  if (list.length === 0) return null;

  return (
    <>
      <h3>Befizetéseid</h3>
      <ul className={listStyles.payments}>
        {list.map(payment => (
          <li key={payment.id}>
            <span>{mediumDate(payment.paid_at)}</span>
            <span>{payment.name}</span>
            <b>{payment.amount_ron} RON</b>
            {payment.refunded_at && <Badge kind="neutral">Visszafizetve</Badge>}
            {!payment.refunded_at && payment.withdrawn_at && <Badge kind="wait">Visszafizetés alatt</Badge>}
            {payment.withdrawable_until && (
              <Button variant="ghost" size="sm" onClick={() => setChosen(payment.id)}>
                Elállás a szerződéstől
              </Button>
            )}
          </li>
        ))}
      </ul>
      {answer && <MessageBar kind={answer.kind}>{answer.text}</MessageBar>}
      <AlertDialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        title="Biztosan elállsz a szerződéstől?"
        text="A vásárlástól számított 14 napon belül indoklás nélkül elállhatsz. A teljes összeget visszafizetjük, a prémium hozzáférés pedig megszűnik. Az igazolást e-mailben küldjük."
        cancelLabel={text.cancel}
        confirmLabel="Elállok a szerződéstől"
        danger
        confirming={pending}
        onConfirm={() => chosen && void withdraw(chosen)}
      />
    </>
  );
}
