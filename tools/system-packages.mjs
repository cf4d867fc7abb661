// Finds the programs tests need beside Node, and installs them where it may (Debian as root).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const onPath = name =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map(directory => path.join(directory, name))
    .find(existsSync);

const apt = packages => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  process.stderr.write(`Installing ${packages.join(', ')} with apt…\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet).status === 0;
};

const playwrightChromium = () => {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    path.join(os.homedir(), process.platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright');
  if (!existsSync(cache)) return undefined;
  for (const name of readdirSync(cache).filter(n => n.startsWith('chromium-')))
    for (const inside of [
      'chrome-linux/chrome',
      'chrome-linux64/chrome',
      'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      'chrome-win/chrome.exe',
    ])
      if (existsSync(path.join(cache, name, inside))) return path.join(cache, name, inside);
  return undefined;
};

/** Chromium without its window: the browser tests take a third less time than with the whole one. */
const SHELL = '/usr/bin/chromium-headless-shell';

const USUAL = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

const presentChromium = () => [process.env.CHROME_PATH, ...USUAL].find(file => file && existsSync(file)) ?? playwrightChromium();
const FONT = 'fonts-dejavu-core';
const SHELL_PACKAGE = 'chromium-headless-shell';

export const findChromium = () => {
  const install = name => apt([name, FONT]);
  const chromium = presentChromium() ?? (install(SHELL_PACKAGE) || install('chromium') ? presentChromium() : undefined);
  if (chromium) return chromium;
  process.stderr.write('The browser tests need Chromium or Chrome: install it, or set CHROME_PATH to it.\n');
  return process.exit(1);
};

const hasHunspell = () => onPath('hunspell') && (process.platform !== 'linux' || existsSync('/usr/share/hunspell/hu_HU.dic'));
const HUNSPELL = ['hunspell', 'hunspell-hu'];

/** Installs Chromium and hunspell with one apt call when both are missing; findChromium and requireHunspell handle the single cases. */
export const installTogether = () => {
  if (!presentChromium() && !hasHunspell()) apt([SHELL_PACKAGE, FONT, ...HUNSPELL]);
};

export const requireHunspell = () => {
  if (hasHunspell() || (apt(HUNSPELL) && hasHunspell())) return;
  process.stderr.write('The spelling check needs hunspell with the Hungarian dictionary (Debian: apt-get install hunspell hunspell-hu).\n');
  process.exit(1);
};
