import { AppError } from '@eszkerek/contract';
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Outbound } from '../../outbound.ts';
import type { Settings } from '../../settings.ts';
import { LocalGoogle } from './local-google.ts';

const GOOGLE_JWKS = 'https://www.googleapis.com/oauth2/v3/certs';
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const CLOCK_TOLERANCE_S = 30;

export interface GoogleIdentity {
  sub: string;
  email: string;
  name: string;
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).pipe(z.email()),
  email_verified: z.literal(true),
  name: z.string().max(1000).optional(),
});

/** A name as our own form would accept it; Google allows more. */
const cleanName = (name: string | undefined, email: string): string => {
  const visible = [...(name ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()].slice(0, 60).join('');
  return visible.length >= 2 ? visible.slice(0, 60) : (email.split('@')[0] ?? '').padEnd(2, '.').slice(0, 60);
};

/** A login that fails answers 401; a bad token in any other form is bad input. */
export interface GoogleRefusal {
  code: 'googleFailed' | 'googleTokenInvalid' | 'wrongPassword';
  message: string;
}

export class GoogleSignIn {
  readonly kind: 'google' | 'local';
  readonly clientId: string;
  /** Signs tokens when no real Google is configured. */
  readonly local: LocalGoogle | null;
  readonly #keys: JWTVerifyGetKey;
  readonly #issuers: string[];
  readonly #clock: Clock;

  constructor(
    clock: Clock,
    options: { kind: 'google' | 'local'; clientId: string; issuers: string[]; keys: JWTVerifyGetKey; local?: LocalGoogle },
  ) {
    this.#clock = clock;
    this.kind = options.kind;
    this.clientId = options.clientId;
    this.#issuers = options.issuers;
    this.#keys = options.keys;
    this.local = options.local ?? null;
  }

  /** The identity a token proves: signature, issuer, audience, times and a verified address. `refusal` is the sentence for a bad one. */
  async identify(token: string, refusal: GoogleRefusal): Promise<GoogleIdentity> {
    try {
      const { payload } = await jwtVerify(token, this.#keys, {
        algorithms: ['RS256'],
        issuer: this.#issuers,
        audience: this.clientId,
        currentDate: this.#clock.now(),
        clockTolerance: CLOCK_TOLERANCE_S,
        requiredClaims: ['iss', 'aud', 'exp', 'iat', 'sub'],
        maxTokenAge: '1d',
      });
      const { sub, email, name } = claims.parse(payload);
      return { sub, email, name: cleanName(name, email) };
    } catch (cause) {
      if (cause instanceof errors.JWKSTimeout || isUnreachable(cause)) throw new AppError('googleUnreachable', { cause });
      throw new AppError(refusal.code, { message: refusal.message, cause });
    }
  }
}

/** The keys could not be fetched; the token may be fine. */
const isUnreachable = (cause: unknown): boolean =>
  !(cause instanceof z.ZodError) &&
  (!(cause instanceof errors.JOSEError) || /Expected 200 OK|Failed to parse the JSON Web Key Set/.test(cause.message));

/** Real Google if a client id is configured; otherwise a local stand-in outside production, and none in production. */
export const createGoogleSignIn = (settings: Settings, clock: Clock, outbound: Outbound): GoogleSignIn | null => {
  if (settings.google.clientId) {
    const keys = createRemoteJWKSet(new URL(settings.google.jwksUrl ?? GOOGLE_JWKS), {
      timeoutDuration: 5000,
      [customFetch]: (url, init) => outbound(url, init),
    });
    return new GoogleSignIn(clock, { kind: 'google', clientId: settings.google.clientId, issuers: GOOGLE_ISSUERS, keys });
  }
  if (settings.production) return null;
  const local = new LocalGoogle(clock, `${settings.publicUrl}/proba-google`);
  return new GoogleSignIn(clock, { kind: 'local', clientId: local.clientId, issuers: [local.issuer], keys: local.keys, local });
};
