import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type AuthOptions = Pick<Awaited<ReturnType<typeof api.auth.options>>, 'google' | 'recaptchaSiteKey'>;

const NEITHER: AuthOptions = { google: null, recaptchaSiteKey: null };

/** Google and the captcha, asked once; null until known. A failed question leaves both out: e-mail and password always work. */
export function useAuthOptions(): AuthOptions | null {
  const { data, isError } = useQuery({
    ...api.auth.options.query(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  return data ?? (isError ? NEITHER : null);
}
