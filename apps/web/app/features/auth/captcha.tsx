import { messages } from '@eszkerek/contract/messages';
import { FieldMessage } from '@eszkerek/ui/field-message.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { loadThirdParty } from './third-party-script.ts';

interface Recaptcha {
  ready(callback: () => void): void;
  render(place: HTMLElement, options: Record<string, unknown>): number;
  reset(id: number): void;
}
declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

export interface CaptchaHandle {
  reset(): void;
}

interface CaptchaProps {
  siteKey: string;
  onToken: (token: string | null) => void;
  handle: RefObject<CaptchaHandle | null>;
}

/** The robot test, when it is configured. A failed attempt asks for a new one. */
export function Captcha({ siteKey, onToken, handle }: CaptchaProps) {
  const place = useRef<HTMLDivElement>(null);
  const id = useRef<number | null>(null);
  const tell = useRef(onToken);
  tell.current = onToken;
  const [failed, setFailed] = useState(false);

  useImperativeHandle(handle, () => ({
    reset() {
      tell.current(null);
      if (id.current !== null) window.grecaptcha?.reset(id.current);
    },
  }));

  useEffect(() => {
    let gone = false;
    loadThirdParty('https://www.google.com/recaptcha/api.js?render=explicit&hl=hu').then(
      () =>
        window.grecaptcha?.ready(() => {
          if (gone || !place.current || id.current !== null) return;
          id.current =
            window.grecaptcha?.render(place.current, {
              sitekey: siteKey,
              callback: (token: string) => tell.current(token),
              'expired-callback': () => tell.current(null),
              'error-callback': () => setFailed(true),
            }) ?? null;
        }),
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [siteKey]);

  return (
    <div className={formStyles.field}>
      <div ref={place} />
      {failed && <FieldMessage kind="bad">{messages.captchaRequired}</FieldMessage>}
    </div>
  );
}
