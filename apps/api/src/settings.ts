import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

/** The environment, parsed once. A wrong or missing value stops the start with one clear line (see `readSettings`). */
const optional = z.string().trim().min(1).optional();
const port = z
  .string()
  .regex(/^\d+$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .pipe(z.number().max(65535, 'must be a whole number from 0 to 65535'));
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** An address, a range of them (10.0.0.0/8) or one of the ranges with a name. */
const isProxy = (text: string): boolean => {
  const [address = '', bits, ...more] = text.trim().split('/');
  if (bits === undefined && /^(loopback|linklocal|uniquelocal)$/.test(address)) return true;
  return isIP(address) !== 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
};
/** Key formats, so that a badly pasted key is reported at start, not by the first payment. */
const lookingLike = (form: RegExp, example: string) =>
  optional.refine(text => text === undefined || form.test(text), `must look like ${example}`);
const price = lookingLike(/^price_\w+$/, 'price_1Abc');
const switchable = z.enum(['0', '1'], 'must be 0 or 1');

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: lookingLike(/^([^<>]+<[^<>\s@]+@[^<>\s@]+\.[^<>\s@.]+>|[^<>\s@]+@[^<>\s@]+\.[^<>\s@.]+)$/, 'Name <name@school.example>'),
  OPERATOR_NAME: optional,
  OPERATOR_ADDRESS: optional,
  OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_JWKS_URL: z.url().optional(),
  RECAPTCHA_SITE_KEY: optional,
  RECAPTCHA_SECRET: optional,
  RECAPTCHA_VERIFY_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
  STRIPE_SECRET_KEY: lookingLike(/^[rs]k_(live|test)_\w+$/, 'sk_live_…'),
  STRIPE_WEBHOOK_SECRET: lookingLike(/^whsec_[\w+/=-]+$/, 'whsec_…'),
  STRIPE_API_BASE: z.url().optional(),
  STRIPE_PRICE_MONTHLY: price,
  STRIPE_PRICE_YEARLY: price,
  STRIPE_PRICE_CLASS: price,
  TEACHER_PIN: z
    .string()
    .regex(/^\d{4,12}$/, 'must be 4 to 12 digits')
    .optional(),
  DEMO: switchable.default('1'),
  WEB_CONCURRENCY: z
    .string()
    .regex(/^[1-9]\d?$/, 'must be a whole number from 1 to 99')
    .transform(Number)
    .default(1),
  TRUST_PROXY: z
    .string()
    .refine(text => /^\d$/.test(text) || text.split(',').every(isProxy), 'must be a digit or a list of addresses')
    .default(''),
  ADDRESS_KEY: optional.refine(text => text === undefined || text.length >= 32, 'must have at least 32 characters'),
  ADMIN_TOTP: z.enum(['offered', 'required'], 'must be offered or required').default('offered'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  NODE_ENV: z.string().default('development'),
});

export type Settings = ReturnType<typeof toSettings>;

/** Thrown with a line meant for the operator; `main.ts` prints it and exits. */
export class SettingsError extends Error {}

/** A number counts trusted proxies from our side; earlier X-Forwarded-For entries are ignored. Otherwise a list of addresses. */
const trustedProxies = (setting: string): false | string | ((address: string, hop: number) => boolean) => {
  if (setting === '') return false;
  if (!/^\d$/.test(setting)) return setting;
  return (_address: string, hop: number) => hop < Number(setting);
};

const together = (env: z.output<typeof environment>, names: (keyof z.output<typeof environment>)[]) => {
  const missing = names.filter(name => !env[name]);
  if (missing.length && missing.length < names.length)
    throw new SettingsError(`${missing.join(', ')} is missing: ${names.join(', ')} are set together or not at all.`);
  return missing.length === 0;
};

/** Loopback, and the names that never lead out of a machine or a test (RFC 2606). */
const isLocalHost = (host: string): boolean => /^(127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\]|(.+\.)?(localhost|test))$/.test(host);

/** Outside production the demo school, its known passwords and the /api/dev calls are open: a typo in NODE_ENV must not publish them. */
const refuseOpenDemo = (env: z.output<typeof environment>): void => {
  const hint = `NODE_ENV is ${JSON.stringify(env.NODE_ENV)}, not "production"`;
  const { protocol, hostname } = new URL(env.PUBLIC_URL ?? 'http://localhost');
  if (protocol === 'https:' || !isLocalHost(hostname)) throw new SettingsError(`${hint}: PUBLIC_URL may only be a local http address.`);
  if (/^[rs]k_live_/.test(env.STRIPE_SECRET_KEY ?? '')) throw new SettingsError(`${hint}: STRIPE_SECRET_KEY must not be a live key.`);
};

const toSettings = (env: z.output<typeof environment>) => {
  const production = env.NODE_ENV === 'production';
  if (!production) refuseOpenDemo(env);
  const stripe = together(env, [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_MONTHLY',
    'STRIPE_PRICE_YEARLY',
    'STRIPE_PRICE_CLASS',
  ]);
  const recaptcha = together(env, ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET']);
  if (production && !env.TEACHER_PIN) throw new SettingsError('TEACHER_PIN is missing: production needs one (4 to 12 digits).');
  if (production && env.TEACHER_PIN === '2468') throw new SettingsError('TEACHER_PIN must not be the demo PIN in production.');
  if (production && !env.PUBLIC_URL) throw new SettingsError('PUBLIC_URL is missing: links in mails are built from it.');
  if (production && !env.SMTP_URL) throw new SettingsError('SMTP_URL is missing: production sends real mail.');
  if (production && !env.MAIL_FROM) throw new SettingsError('MAIL_FROM is missing: who are the mails from?');
  for (const name of ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const)
    if (production && !env[name]) throw new SettingsError(`${name} is missing: the contact page and the legal pages name the operator.`);
  if (production && !stripe) throw new SettingsError('STRIPE_SECRET_KEY is missing: the test checkout never runs in production.');
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl: (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Észkerék <no-reply@eszkerek.test>',
    operator: {
      name: env.OPERATOR_NAME ?? 'Minta Üzemeltető (próbaüzem)',
      address: env.OPERATOR_ADDRESS ?? 'a cím a beállításokból jön (OPERATOR_ADDRESS)',
      email: env.OPERATOR_EMAIL ?? 'uzemelteto@eszkerek.test',
    },
    google: { clientId: env.GOOGLE_CLIENT_ID, jwksUrl: env.GOOGLE_JWKS_URL },
    recaptcha: recaptcha
      ? { siteKey: env.RECAPTCHA_SITE_KEY as string, secret: env.RECAPTCHA_SECRET as string, verifyUrl: env.RECAPTCHA_VERIFY_URL }
      : undefined,
    stripe: stripe
      ? {
          secretKey: env.STRIPE_SECRET_KEY as string,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET as string,
          apiBase: env.STRIPE_API_BASE,
          prices: {
            monthly: env.STRIPE_PRICE_MONTHLY as string,
            yearly: env.STRIPE_PRICE_YEARLY as string,
            class: env.STRIPE_PRICE_CLASS as string,
          },
        }
      : undefined,
    teacherPin: env.TEACHER_PIN ?? '2468',
    demo: !production && env.DEMO === '1',
    processes: env.WEB_CONCURRENCY,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    adminTotp: env.ADMIN_TOTP,
    addressKey: env.ADDRESS_KEY,
    logLevel: env.LOG_LEVEL,
    /** Key for opaque ids of shown questions; a new one per start only reshuffles what guests see without an attempt. */
    viewSecret: randomBytes(32).toString('hex'),
  };
};

/** The line is logged: it must not contain a password, key or PIN. */
const HOLDS_A_SECRET = /SECRET|PIN|^ADDRESS_KEY$|^(DATABASE|SMTP)_URL$/;

export const readSettings = (source: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    const got = HOLDS_A_SECRET.test(name) ? '' : `: got ${JSON.stringify(given[name] ?? '')}`;
    throw new SettingsError(`${name} ${issue?.message ?? 'is wrong'}${got}.`);
  }
  const settings = toSettings(parsed.data);
  const parent = path.dirname(settings.dataDir);
  if (!statSync(parent, { throwIfNoEntry: false })?.isDirectory())
    throw new SettingsError(`DATA_DIR's parent folder does not exist: ${parent}`);
  return settings;
};
