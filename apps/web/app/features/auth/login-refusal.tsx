import formStyles from '@eszkerek/ui/form.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ResendButton } from './resend-button.tsx';

/** Its keys on the screen have no Caps Lock. jsdom has no `matchMedia`. */
const isTouched = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

interface LoginRefusalProps {
  /** The server's sentence, which does not say what to do. */
  text: string;
  /** The server refused the address and password. It does not say which of the two is wrong. */
  mistyped: boolean;
  /** What was typed; the page of a forgotten password begins with it. */
  email: string;
  unverified: boolean;
  hintId: string;
}

/** Below the button, which stays where it was pressed; on a phone the page is moved until all of it is seen. */
export function LoginRefusal({ text, mistyped, email, unverified, hintId }: LoginRefusalProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not in jsdom.
    bar.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div ref={bar}>
      <MessageBar kind="bad" action={unverified ? <ResendButton email={email} /> : undefined}>
        {text}
        {mistyped && (
          <div className={formStyles.explained} id={hintId}>
            <p>
              Nézd meg a címet és a jelszót: a kis- és a nagybetű nem mindegy.
              {!isTouched() && ' Nincs bekapcsolva a Caps Lock?'}
            </p>
            <p>
              Nem jut eszedbe?{' '}
              <Link className="link" to="/elfelejtett-jelszo" state={{ email }}>
                Kérj új jelszót!
              </Link>
            </p>
            <p>
              Osztálykóddal szoktál belépni?{' '}
              <Link className="link" to="/osztaly-belepes">
                Azt itt teheted.
              </Link>
            </p>
          </div>
        )}
      </MessageBar>
    </div>
  );
}
