import { CallError } from '@eszkerek/contract/client';
import { messages } from '@eszkerek/contract/messages';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import './billing.css';

const date = new Intl.DateTimeFormat('hu-HU', { dateStyle: 'medium' });

/** Payments so far; while the 14 days run, a purchase can be withdrawn from in two steps. */
export function PaymentList() {
  const queries = useQueryClient();
  const payments = useQuery(api.billing.payments.query());
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null);
  const list = payments.data?.payments ?? [];
  if (list.length === 0) return null;

  const withdraw = async () => {
    if (!chosen || busy) return;
    setBusy(true);
    try {
      const { message } = await api.billing.withdraw({ params: { id: chosen }, body: { confirmed: true } });
      setAnswer({ kind: 'ok', text: message });
      await queries.invalidateQueries();
    } catch (error) {
      setAnswer({ kind: 'bad', text: error instanceof CallError && error.message ? error.message : messages.somethingFailed });
    }
    setBusy(false);
    setChosen(null);
  };
  return (
    <>
      <h3 className="panel-sub">Befizetéseid</h3>
      <ul className="payments">
        {list.map(payment => (
          <li key={payment.id}>
            <span>{date.format(new Date(payment.paid_at))}</span>
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
        confirming={busy}
        onConfirm={() => void withdraw()}
      />
    </>
  );
}
