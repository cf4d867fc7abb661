// Takes a picture of every widget kind with all its modes, at phone and desktop width in both themes, against a running server.
// SITE=http://127.0.0.1:3000 node e2e/widgets/shots.mjs <folder> [kind …]
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const [out, ...asked] = process.argv.slice(2);
const site = process.env.SITE;
if (!out || !site) throw new Error('Usage: SITE=http://127.0.0.1:3000 node e2e/widgets/shots.mjs <folder> [kind …]');
mkdirSync(out, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ locale: 'hu-HU', reducedMotion: 'reduce', bypassCSP: true });
await page.goto(`${site}/dev/galeria/widgetek`);
await page.locator('[data-widget]').first().waitFor();
const kinds = await page.locator('[data-widget]').evaluateAll(entries => [...new Set(entries.map(entry => entry.dataset.widget))]);
for (const kind of kinds.filter(name => asked.length === 0 || asked.includes(name)))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}/dev/galeria/widgetek?kind=${kind}`);
    const section = page.locator('section[data-subject]');
    await section.waitFor();
    for (const entry of await section.locator('[data-widget]').all()) {
      await entry.scrollIntoViewIfNeeded();
      await entry.locator('[data-part="strip"]').waitFor();
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log(`${kind} at ${width}: ${wide} px too wide`);
    for (const theme of ['light', 'dark']) {
      await page.evaluate(value => {
        document.documentElement.dataset.theme = value;
      }, theme);
      await section.screenshot({
        path: path.join(out, `${kind}-${width}-${theme}.png`),
        style: 'header, nav, [data-part="skip-link"] { display: none; }',
      });
    }
  }
await browser.close();
