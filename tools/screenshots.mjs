// Takes pictures of the built site at phone and desktop width in both themes.
// node tools/screenshots.mjs <out folder> [path …]      SITE=http://127.0.0.1:3000 photographs a running server instead
import { createReadStream, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const [out, ...asked] = process.argv.slice(2);
if (!out) throw new Error('Usage: node tools/screenshots.mjs <out folder> [path …]');
const paths = asked.length > 0 ? asked : ['/'];
const client = join(dirname(fileURLToPath(import.meta.url)), '..', 'apps', 'web', 'build', 'client');

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.data': 'text/x-script',
  '.webmanifest': 'application/manifest+json',
};

function fileFor(url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://x').pathname));
  const exact = join(client, path);
  if (existsSync(exact) && statSync(exact).isFile()) return exact;
  const page = join(client, path, 'index.html');
  return existsSync(page) ? page : join(client, '__spa-fallback.html');
}

async function serve() {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"success":false,"message":""}');
      return;
    }
    const file = fileFor(request.url ?? '/');
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return { site: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

const { site, stop } = process.env.SITE ? { site: process.env.SITE, stop: () => undefined } : await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
});
const sizes = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'mobile', width: 390, height: 844 },
];
mkdirSync(out, { recursive: true });
for (const theme of ['light', 'dark']) {
  for (const size of sizes) {
    const context = await browser.newContext({ viewport: { width: size.width, height: size.height }, locale: 'hu-HU' });
    await context.addInitScript(value => localStorage.setItem('theme', value), theme);
    if (process.env.SESSION) {
      await context.addInitScript(user => {
        localStorage.setItem('user', user);
        localStorage.setItem('token', 'picture');
      }, process.env.SESSION);
    }
    for (const path of paths) {
      const page = await context.newPage();
      page.on('console', message => message.type() === 'error' && console.log(`${path} [${theme} ${size.name}] ${message.text()}`));
      page.on('pageerror', error => console.log(`${path} [${theme} ${size.name}] ${error.message}`));
      await page.goto(site + path, { waitUntil: 'networkidle' });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (overflow > 0) console.log(`${path} [${theme} ${size.name}] is ${overflow} px too wide`);
      const name = path.replace(/^\//, '').replaceAll(/[^a-z0-9]+/gi, '-') || 'home';
      await page.screenshot({ path: join(out, `${name}-${size.name}-${theme}.png`), fullPage: !process.env.VIEWPORT_ONLY });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
stop();
