import { messages } from '@eszkerek/contract/messages';
import { longDate } from '@eszkerek/numbers/dates';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import listStyles from '@eszkerek/ui/list.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';

type Action = 'pay' | 'cancel' | 'cancelSubscription' | 'resumeSubscription' | 'leave';
const items = { monthly: 'Havi előfizetés', yearly: 'Éves előfizetés', class: 'Osztály egy évre' } as const;
/** The test checkout and the test portal: they say clearly what they are, and press the same events as the real provider. */
export function SandboxPage({ id }: { id: string }) {
  const page = useQuery({ ...api.billing.sandboxPage.query({ params: { id } }), staleTime: 0 });
  const {
    run: act,
    pendingInput: busy,
    failure,
  } = useAction((action: Action) => api.billing.sandboxAct({ params: { id }, body: { action } }), {
    fallback: messages.checkoutFailed,
    leavesPage: true,
    onSuccess: ({ url }) => location.assign(url),
  });
  if (page.isPending) return <Loader label={text.loading} />;
  if (page.isError) return <ErrorState headingLevel={2} title={text.errorTitle} message={page.error.message || messages.pageFailed} />;
  const shown = page.data.page;
  return (
    <Panel className={formStyles.formGrid}>
      <MessageBar kind="spark">Ez egy próbaoldal. Valódi pénz nem mozdul, bankkártyát ne adj meg.</MessageBar>
      {shown.kind === 'checkout' ? (
        <>
          <h2>{items[shown.item]}</h2>
          {shown.className && <p>Osztály: {shown.className}</p>}
          {shown.maxStudents !== null && <p>Férőhely: {shown.maxStudents} tanuló</p>}
          <p>
            <b>{shown.amountRon} RON</b>
          </p>
          {shown.state === 'open' ? (
            <div className={layoutStyles.row} data-part="row">
              <Button loading={busy === 'pay'} onClick={() => act('pay')}>
                Próbafizetés
              </Button>
              <Button variant="secondary" loading={busy === 'cancel'} onClick={() => act('cancel')}>
                Mégsem fizetek
              </Button>
            </div>
          ) : (
            <>
              <p>{shown.state === 'paid' ? 'Ez a vásárlás már ki van fizetve.' : 'Ezt a vásárlást megszakítottad.'}</p>
              <Button variant="secondary" loading={busy === 'leave'} onClick={() => act('leave')}>
                Tovább az oldalra
              </Button>
            </>
          )}
        </>
      ) : (
        <>
          <h2>Előfizetés kezelése</h2>
          <ul className={listStyles.payments}>
            {shown.subscriptions.map(subscription => (
              <li key={subscription.ref}>
                <b>{items[subscription.plan]}</b>
                <span>Időszak vége: {longDate(subscription.currentPeriodEnd)}</span>
                {subscription.cancelAt ? (
                  <>
                    <Badge kind="wait">Lemondva</Badge>
                    <Button variant="secondary" size="sm" loading={busy === 'resumeSubscription'} onClick={() => act('resumeSubscription')}>
                      Mégis megtartom
                    </Button>
                  </>
                ) : (
                  <Button variant="danger" size="sm" loading={busy === 'cancelSubscription'} onClick={() => act('cancelSubscription')}>
                    Lemondás az időszak végével
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Button variant="secondary" loading={busy === 'leave'} onClick={() => act('leave')}>
            Vissza a profilomhoz
          </Button>
        </>
      )}
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
    </Panel>
  );
}
