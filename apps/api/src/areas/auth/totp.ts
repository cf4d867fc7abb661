import { PRODUCT_NAME } from '@eszkerek/contract';
import { Secret, TOTP } from 'otpauth';

const STEP_S = 30;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret: Secret.fromBase32(secret), digits: 6, period: STEP_S, algorithm: 'SHA1' });

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step a code belongs to (the last, this or the next one); null for a wrong code. */
export const totpStep = (secret: string, code: string, now: Date): number | null => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_S) + delta;
};
