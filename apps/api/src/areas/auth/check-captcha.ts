import { AppError } from '@eszkerek/contract';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';

const verdict = z.object({ success: z.boolean() });

/** Verifies the captcha if one is configured; without it no request leaves the server. */
export const checkCaptcha = async ({ settings, outbound }: Deps, token: string | null | undefined): Promise<void> => {
  if (!settings.recaptcha) return;
  if (!token) throw new AppError('captchaRequired');
  let answer: unknown;
  try {
    const response = await outbound(settings.recaptcha.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: settings.recaptcha.secret, response: token }),
    });
    answer = await response.json();
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
  const parsed = verdict.safeParse(answer);
  if (!parsed.success || !parsed.data.success) throw new AppError('captchaRequired');
};
