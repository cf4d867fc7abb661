import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import styles from './auth.module.css';
import { loadGoogleIdentity } from './google-identity.ts';
import { LocalGoogleDialog } from './local-google-dialog.tsx';
import type { AuthOptions } from './use-auth-options.ts';

interface GoogleButtonProps {
  google: NonNullable<AuthOptions['google']>;
  /** What it is for; read out before the words on the button. */
  label: string;
  /** Which words Google's own button uses. */
  purpose: 'signin_with' | 'signup_with';
  /** Also offers Google's one-tap prompt. */
  oneTap?: boolean;
  onToken: (token: string) => void;
  /** The widget itself failed. */
  onError: () => void;
}

export function GoogleButton(props: GoogleButtonProps) {
  return props.google.kind === 'local' ? <LocalButton {...props} /> : <RealButton {...props} />;
}

/** Keeps the place of the button until it is known whether there is one. */
export function GooglePlace() {
  return (
    <div aria-hidden="true">
      <Skeleton height="2.875rem" />
      <p className={cx(formStyles.orLine, styles.googleOr)}>&nbsp;</p>
    </div>
  );
}

function GoogleGlyph() {
  return (
    <span className={styles.googleGlyph} aria-hidden="true">
      G
    </span>
  );
}

function LocalButton({ label, onToken }: GoogleButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" block onClick={() => setOpen(true)}>
        <GoogleGlyph />
        <span>
          <span className="sr-only">{label}</span> Google-fiókkal
        </span>
      </Button>
      <LocalGoogleDialog
        open={open}
        onClose={() => setOpen(false)}
        onToken={token => {
          setOpen(false);
          onToken(token);
        }}
      />
    </>
  );
}

function RealButton({ google, purpose, oneTap, onToken, onError }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onToken, onError });
  handlers.current = { onToken, onError };
  useEffect(() => {
    let gone = false;
    let cancel = () => {};
    loadGoogleIdentity().then(
      identity => {
        if (gone || !place.current) return;
        identity.initialize({
          client_id: google.clientId,
          ux_mode: 'popup',
          callback: answer => handlers.current.onToken(answer.credential),
        });
        identity.renderButton(place.current, {
          type: 'standard',
          size: 'large',
          text: purpose,
          locale: 'hu',
          width: Math.min(400, place.current.clientWidth),
        });
        if (oneTap) identity.prompt();
        cancel = () => identity.cancel();
      },
      () => {
        if (!gone) handlers.current.onError();
      },
    );
    return () => {
      gone = true;
      cancel();
    };
  }, [google.clientId, purpose, oneTap]);
  return <div className={styles.googlePlace} ref={place} />;
}
