import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Prepared } from './prepared.ts';
import { mountStaticSite } from './static-site.ts';

const html = (text: string) => Prepared.of(Buffer.from(text), 'text/html; charset=utf-8');

const ADDRESS = '<link rel="canonical" href="https://eszkerek.test/"/><meta property="og:url" content="https://eszkerek.test/"/>';

const site = () => {
  const app = Fastify();
  mountStaticSite(app, {
    files: new Map([
      ['/__spa-fallback.html', html(`<html><head><title>Észkerék</title>${ADDRESS}</head><body>Betöltés</body></html>`)],
      ['/tananyag/premium-lecke/index.html', html('<html><head><title>Lecke | Észkerék</title></head><body>Betöltés</body></html>')],
    ]),
    production: true,
    thirdParties: { google: false, recaptcha: false },
    knowsSlug: slug => slug === 'premium-lecke',
    knowsSubject: () => false,
  });
  return app;
};

test('an unknown lesson has a title, is not indexed and answers 404', async () => {
  const reply = await site().inject('/tananyag/nincs-ilyen');
  expect(reply.statusCode).toBe(404);
  expect(reply.body.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Ez az oldal nem található | Észkerék</title>']);
  expect(reply.body).toContain('<meta name="robots" content="noindex"/>');
  expect(reply.body).not.toMatch(/canonical|og:url/);
});

test('a premium page is served with its own head', async () => {
  const reply = await site().inject('/tananyag/premium-lecke');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('<title>Lecke | Észkerék</title>');
  expect(reply.body).not.toContain('noindex');
});
