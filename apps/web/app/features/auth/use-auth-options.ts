import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';

export type AuthOptions = Pick<Awaited<ReturnType<typeof api.auth.options>>, 'google' | 'recaptchaSiteKey'>;

let asked: Promise<AuthOptions> | undefined;

/** Google and the captcha; null until known. A failed question leaves both out: e-mail and password always work. */
export function useAuthOptions(): AuthOptions | null {
  const [options, setOptions] = useState<AuthOptions | null>(null);
  useEffect(() => {
    asked ??= api.auth.options();
    let gone = false;
    asked.then(
      answer => {
        if (!gone) setOptions(answer);
      },
      () => {
        asked = undefined;
        if (!gone) setOptions({ google: null, recaptchaSiteKey: null });
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return options;
}
