import { isPremiumCategory } from '@eszkerek/documents/base';
import type { FastifyInstance } from 'fastify';
import type { Library } from '../library/library.ts';
import { Prepared } from './prepared.ts';
import { sendPrepared } from './send-prepared.ts';

const FIXED = [
  '/',
  '/interaktiv-matematika',
  '/targy/matematika',
  '/targy/fizika',
  '/targy/ai',
  '/sugo',
  '/kapcsolat',
  '/szojegyzek',
  '/elofizetes',
  '/ki-mit-lat',
  '/aszf',
  '/adatkezeles',
  '/alkalmazas-letoltese',
  '/regisztracio',
  '/bejelentkezes',
];
const OWN_SCREENS = new Set(['collection', 'help', 'legal', 'glossary']);

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Pages for search engines: everything public; premium pages are left out. */
export const sitemap = (library: Library, publicUrl: string): string => {
  const pages = [...library.documents]
    .filter(page => !isPremiumCategory(page.category) && !OWN_SCREENS.has(page.kind))
    .map(page => `/tananyag/${page.slug}`);
  const entries = [...FIXED, ...pages].map(path => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
};

export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /dashboard/',
    'Disallow: /profil',
    'Disallow: /dev/',
    'Disallow: /kereses',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

export const mountSitemap = (app: FastifyInstance, library: Library, publicUrl: string): void => {
  const map = Prepared.of(Buffer.from(sitemap(library, publicUrl)), 'application/xml; charset=utf-8');
  const rules = Prepared.of(Buffer.from(robots(publicUrl)), 'text/plain; charset=utf-8');
  app.get('/sitemap.xml', (request, reply) => sendPrepared(request, reply, map));
  app.get('/robots.txt', (request, reply) => sendPrepared(request, reply, rules));
};
