// Takes the pictures of docs/screens: every route for four roles at phone and desktop width, against a running server with the demo school.
// SITE=http://127.0.0.1:3000 node e2e/screens.mjs docs/screens
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const [out] = process.argv.slice(2);
const site = process.env.SITE;
if (!out || !site) throw new Error('Usage: SITE=http://127.0.0.1:3000 node e2e/screens.mjs <folder>');
mkdirSync(out, { recursive: true });

const everyone = {
  kezdolap: '/',
  matematika: '/targy/matematika',
  lecke: '/tananyag/matek-5-tortek-osszeadasa',
  kviz: '/tananyag/kviz-matek-5-tortek-osszeadasa',
  gyakorlo: '/tananyag/gyakorlo-matek-5-tortek-osszeadasa',
  kereses: '/kereses?q=tort',
};
const roles = {
  vendeg: {
    screens: {
      ...everyone,
      fizika: '/targy/fizika',
      ai: '/targy/ai',
      'interaktiv-matematika': '/interaktiv-matematika',
      bejelentkezes: '/bejelentkezes',
      regisztracio: '/regisztracio',
      'elfelejtett-jelszo': '/elfelejtett-jelszo',
      'uj-jelszo': '/reset-password',
      megerosites: '/verify-email',
      sugo: '/sugo',
      kapcsolat: '/kapcsolat',
      aszf: '/aszf',
      adatkezeles: '/adatkezeles',
      alkalmazas: '/alkalmazas-letoltese',
      szojegyzek: '/szojegyzek',
      'ki-mit-lat': '/ki-mit-lat',
      'nincs-ilyen': '/nincs-ilyen-oldal',
    },
  },
  tanulo: {
    email: 'diak@demo.eszkerek.test',
    screens: {
      ...everyone,
      profil: '/profil',
      'profil-kalauz': '/profil/kalauz',
      'profil-elofizetes': '/profil/elofizetes',
      'profil-adataim': '/profil/adataim',
      terkep: '/terkep/matematika',
      ismetles: '/ismetles',
    },
  },
  tanar: {
    email: 'tanar@demo.eszkerek.test',
    screens: { kezdolap: '/', profil: '/profil', vezerlopult: '/dashboard/teacher' },
    classPage: true,
  },
  admin: { email: 'admin@demo.eszkerek.test', screens: { kezdolap: '/', profil: '/profil', admin: '/admin' } },
};
const sizes = [
  { name: 'telefon', width: 390, height: 844, theme: 'light' },
  { name: 'asztali', width: 1280, height: 900, theme: 'dark' },
];

/** A browser draws no taller window than this. */
const TALLEST = 12_000;

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const [role, { email, screens, classPage }] of Object.entries(roles))
  for (const { name, width, height, theme } of sizes) {
    const context = await browser.newContext({ viewport: { width, height }, locale: 'hu-HU', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(value => localStorage.setItem('theme', value), theme);
    // As tall as the page: what is out of the window is not shaped. The first look may make it taller.
    const shoot = async screen => {
      for (let look = 0; look < 3; look++) {
        const tall = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: Math.min(Math.max(height, tall), TALLEST) });
        await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        // Widgets come when they are seen, and then the page is taller.
        await page.waitForFunction(() => !document.querySelector('[data-part="widget-text"]'));
      }
      await page.screenshot({ path: path.join(out, `${role}-${screen}-${name}.jpg`), type: 'jpeg', quality: 60 });
      await page.setViewportSize({ width, height });
    };
    if (email) {
      await page.goto(`${site}/bejelentkezes`, { waitUntil: 'networkidle' });
      await page.getByLabel(/^E-mail/).fill(email);
      await page.getByLabel('Jelszó', { exact: true }).fill('Eszkerek-2026!');
      await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés', exact: true }).click();
      await page.waitForURL(url => !url.pathname.includes('bejelentkezes'));
    }
    for (const [screen, address] of Object.entries(screens)) {
      await page.goto(site + address, { waitUntil: 'networkidle' });
      await shoot(screen);
    }
    if (classPage) {
      await page.goto(`${site}/dashboard/teacher`, { waitUntil: 'networkidle' });
      await page
        .getByRole('link', { name: /^Részletek/ })
        .first()
        .click();
      await page.getByRole('region', { name: 'Tanulók' }).locator('button[aria-pressed]').first().click();
      await page.waitForLoadState('networkidle');
      await shoot('osztaly');
    }
    await context.close();
  }
await browser.close();
