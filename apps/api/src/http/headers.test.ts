import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

const production = {
  NODE_ENV: 'production',
  TEACHER_PIN: '97531',
  PUBLIC_URL: 'https://pelda.hu',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'a@pelda.hu',
  OPERATOR_NAME: 'Példa Egyesület',
  OPERATOR_ADDRESS: '400001 Kolozsvár, Fő tér 1.',
  OPERATOR_EMAIL: 'iroda@pelda.hu',
  STRIPE_SECRET_KEY: 'sk_test_headers',
  STRIPE_WEBHOOK_SECRET: 'whsec_headers',
  STRIPE_PRICE_MONTHLY: 'price_month',
  STRIPE_PRICE_YEARLY: 'price_year',
  STRIPE_PRICE_CLASS: 'price_class',
};

test('every answer of an https site keeps the browser on https, also that to an unreadable address', async () => {
  const { app } = await testApp({ env: production });
  for (const url of ['/api/health', '/api/nincs-ilyen', '/api/%E0%A4%A']) {
    const { headers } = await app.inject({ method: 'GET', url });
    expect([url, headers['strict-transport-security'], headers['x-content-type-options']]).toEqual([
      url,
      'max-age=31536000; includeSubDomains',
      'nosniff',
    ]);
    expect(headers['content-security-policy']).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  }
});
