import { createHash } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTVerifyGetKey, SignJWT } from 'jose';
import type { Clock } from '../../clock.ts';

const KEY_ID = 'local';

/** Local stand-in for Google: signs any name typed, with a key generated on first use. */
export class LocalGoogle {
  readonly issuer: string;
  readonly clientId = 'eszkerek-local';
  readonly #clock: Clock;
  #made: ReturnType<LocalGoogle['makeKeys']> | undefined;

  constructor(clock: Clock, issuer: string) {
    this.#clock = clock;
    this.issuer = issuer;
  }

  async makeKeys() {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    return { privateKey, jwks: createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] }) };
  }

  get #keyPair() {
    this.#made ??= this.makeKeys();
    return this.#made;
  }

  readonly keys: JWTVerifyGetKey = async (header, token) => (await this.#keyPair).jwks(header, token);

  async sign(identity: { name: string; email: string }): Promise<string> {
    const now = Math.floor(this.#clock.now().getTime() / 1000);
    const sub = createHash('sha256').update(identity.email.toLowerCase()).digest('hex').slice(0, 21);
    return new SignJWT({ name: identity.name, email: identity.email, email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .setIssuer(this.issuer)
      .setAudience(this.clientId)
      .setSubject(sub)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign((await this.#keyPair).privateKey);
  }
}
