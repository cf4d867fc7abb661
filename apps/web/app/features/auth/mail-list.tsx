import { messages } from '@eszkerek/contract/messages';
import { exactTime } from '@eszkerek/numbers/dates';
import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { text } from '../../text/common.ts';
import styles from './auth.module.css';

type DevMail = Awaited<ReturnType<typeof api.dev.mails>>['mails'][number];

/** The plain text with its addresses as links. */
function MailText({ mail }: { mail: DevMail }) {
  const parts = mail.text.split(/(https?:\/\/\S+)/);
  return (
    <p>
      {parts.map((part, index) =>
        index % 2 ? (
          <a className="link" key={part} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function MailBody({ mail }: { mail: DevMail }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.mailText}>
      <MailText mail={mail} />
      {shown ? (
        <iframe className={styles.mailFrame} title={`Levél: ${mail.subject}`} srcDoc={mail.html} sandbox="allow-popups" />
      ) : (
        <Button variant="secondary" icon="eye" onClick={() => setShown(true)}>
          Így látja a címzett
        </Button>
      )}
    </div>
  );
}

/** The letters this server would have sent: for trying the product, never in production. */
export function MailList() {
  const [mails, setMails] = useState<DevMail[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(async () => {
    try {
      setMails((await api.dev.mails()).mails);
      setFailure(null);
    } catch (error) {
      setFailure(failureText(error, messages.somethingFailed));
    }
  }, []);
  useEffect(() => void load(), [load]);

  if (failure)
    return <ErrorState title={text.errorTitle} message={failure} headingLevel={2} onRetry={() => void load()} retryLabel={text.retry} />;
  if (!mails) return <Loader label={text.loading} />;
  return (
    <div className={styles.mailList} data-part="mail-list">
      <Button variant="secondary" icon="retry" onClick={() => void load()}>
        Frissítés
      </Button>
      {mails.length === 0 && <EmptyState title="Még nincs levél" headingLevel={2} />}
      {mails.map(mail => (
        <Accordion
          key={mail.file}
          summary={
            <span className={styles.mailMeta}>
              {mail.subject}
              <small>
                {mail.to} · {exactTime(mail.at)}
              </small>
            </span>
          }
        >
          <MailBody mail={mail} />
        </Accordion>
      ))}
    </div>
  );
}
