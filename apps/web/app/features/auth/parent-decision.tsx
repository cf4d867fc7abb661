import { messages } from '@eszkerek/contract/messages';
import { longDateTime } from '@eszkerek/numbers/dates';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import pageHeaderStyles from '@eszkerek/ui/page-header.module.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import styles from './auth.module.css';
import { IntoView } from './into-view.tsx';

type ParentState = Awaited<ReturnType<typeof api.auth.parent>>;
type Decision = 'confirm' | 'refuse' | 'withdraw' | 'stopLetters' | 'resumeLetters';

const standing: Record<ParentState['consent'], (state: ParentState) => string> = {
  waiting: state => `${state.child_name} fiókjához még nem adtál hozzájárulást.`,
  confirmed: state => `Hozzájárultál ${state.child_name} fiókjához.`,
  leaving: state =>
    `${state.child_name} fiókját a kérésedre töröljük${state.deletion_at ? `, legkorábban ekkor: ${longDateTime(state.deletion_at)}` : ''}. Addig meggondolhatod magad.`,
};

/** Behind the parent's link: confirm, refuse, withdraw, and the weekly letter. */
export function ParentDecision({ token }: { token: string }) {
  const [state, setState] = useState<ParentState | null>(null);
  const [loadFailure, setLoadFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

  const load = useCallback(async () => {
    try {
      setState(await api.auth.parent({ params: { token } }));
      setLoadFailure(null);
    } catch (error) {
      setLoadFailure(failureText(error, messages.somethingFailed));
    }
  }, [token]);
  const {
    run: decide,
    pendingInput: deciding,
    success: done,
    failure: refused,
    clear,
  } = useAction((decision: Decision) => api.auth.decideAsParent({ params: { token }, body: { decision } }), {
    success: ({ message }) => message,
    successStays: true,
    onSuccess: async () => {
      setAsking(false);
      await load();
    },
  });
  const failure = refused ?? loadFailure;
  const retry = async () => {
    await load();
    clear();
  };

  // The stop link of the weekly letter is one click: it needs no second press here, and a reload does not repeat it.
  const [params, setParams] = useSearchParams();
  const stopping = params.get('leallitas') === '1';
  const stopped = useRef(false);
  useEffect(() => {
    if (!stopping) {
      if (!stopped.current) void load();
      return;
    }
    if (stopped.current) return;
    stopped.current = true;
    void decide('stopLetters').then(() => setParams({}, { replace: true }));
  }, [stopping, load, decide, setParams]);

  if (failure)
    return <ErrorState title={text.errorTitle} message={failure} headingLevel={2} onRetry={() => void retry()} retryLabel={text.retry} />;
  if (!state) return <Loader label={text.loading} />;
  const button = (decision: Decision, label: string, variant: 'primary' | 'secondary' = 'secondary') => (
    <Button variant={variant} loading={deciding === decision} onClick={() => void decide(decision)}>
      {label}
    </Button>
  );
  return (
    <>
      {done && (
        <IntoView key={done}>
          <MessageBar kind="ok">{done}</MessageBar>
        </IntoView>
      )}
      <p className={pageHeaderStyles.lead} data-part="lead">
        {standing[state.consent](state)}
      </p>
      <p>
        A fiókhoz a nevet, az e-mail-címet és a tanulási eredményeket tároljuk. Hozzájárulás után hetente rövid összefoglalót küldünk neked
        a haladásról, és értesítünk a fizetésekről.
      </p>
      <div className={styles.choiceList}>
        {state.consent !== 'confirmed' && button('confirm', state.consent === 'leaving' ? 'Mégis hozzájárulok' : 'Hozzájárulok', 'primary')}
        {state.consent === 'confirmed' &&
          (state.letters ? button('stopLetters', 'Nem kérek heti összefoglalót') : button('resumeLetters', 'Kérek heti összefoglalót'))}
        {state.consent === 'confirmed' && button('withdraw', 'Visszavonom a hozzájárulásomat')}
        {state.consent !== 'leaving' && (
          <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
            Nem járulok hozzá, töröljétek a fiókot
          </Button>
        )}
        <ButtonLink variant="ghost" to="/ki-mit-lat" icon="eye">
          Ki mit lát a fiókból?
        </ButtonLink>
      </div>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Töröljük a fiókot?"
        text={`${state.child_name} fiókját minden eredményével együtt 24 órán belül töröljük, és addig sem tud belépni.`}
        cancelLabel={text.cancel}
        confirmLabel="Igen, töröljétek"
        danger
        confirming={deciding === 'refuse'}
        onConfirm={() => void decide('refuse')}
      />
    </>
  );
}
