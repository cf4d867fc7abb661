import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const read = (env: Record<string, string>) => () => readSettings({ DATA_DIR: path.join(os.tmpdir(), 'eszkerek-settings'), ...env });
const stripe = (key: string) => ({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
  STRIPE_PRICE_MONTHLY: 'price_a',
  STRIPE_PRICE_YEARLY: 'price_b',
  STRIPE_PRICE_CLASS: 'price_c',
});

test.each(['https://eszkerek.hu', 'https://localhost', 'http://eszkerek.hu', 'http://127.0.0.1.pelda.hu', 'http://192.168.1.5:3000'])(
  'outside production the demo school does not start at %s',
  url => {
    expect(read({ NODE_ENV: 'prod', PUBLIC_URL: url })).toThrow(
      'NODE_ENV is "prod", not "production": PUBLIC_URL may only be a local http address.',
    );
    expect(read({ PUBLIC_URL: url })).toThrow('PUBLIC_URL may only be a local http address');
  },
);

test.each(['http://localhost:3000', 'http://127.0.0.1:4000', 'http://[::1]:3000', 'http://eszkerek.test', 'http://0.0.0.0:3000'])(
  'it starts at %s',
  url => {
    expect(read({ PUBLIC_URL: url })().publicUrl).toBe(url);
  },
);

test('live Stripe keys start in production only', () => {
  expect(read({ NODE_ENV: 'prod', ...stripe('sk_live_a') })).toThrow('STRIPE_SECRET_KEY must not be a live key');
  expect(read({ NODE_ENV: 'prod', ...stripe('rk_live_a') })).toThrow('STRIPE_SECRET_KEY must not be a live key');
  expect(read(stripe('sk_test_a'))().stripe?.secretKey).toBe('sk_test_a');
});
