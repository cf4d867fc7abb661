// Writes the server as one file into the folder given: loading 2,700 modules one by one is half of a start. Run by bootstrap.mjs.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
// The bundler of the site: Vite brings it.
const vite = createRequire(path.join(root, 'apps/web/package.json')).resolve('vite');
const { rolldown } = await import(pathToFileURL(createRequire(vite).resolve('rolldown')).href);

/** A native module, one that starts a thread from a file of its own, and one that is optional and not installed. */
const OUTSIDE = new Set(['@node-rs/argon2', 'pino', 'pg-native']);
const isOurs = id => id.startsWith(root) && !id.includes('node_modules');

/** Each of our files finds its neighbours as if it still stood in its folder. */
const placesKept = {
  name: 'places-kept',
  transform(code, id) {
    if (!isOurs(id)) return undefined;
    const places = { dirname: path.dirname(id), url: pathToFileURL(id).href };
    return code.replace(/\bimport\.meta\.(dirname|url)\b/g, (_, kind) => JSON.stringify(places[kind]));
  },
};

/** A dependency that asks for a folder of its own would not find it in the bundle: the build stops, and the server starts unbundled. */
const noFolders = {
  name: 'no-folders',
  transform(code, id) {
    if (!isOurs(id) && id.startsWith(root) && /\b__(dirname|filename)\b|\bimport\.meta\.(dirname|url)\b/.test(code))
      this.error(`${path.relative(root, id)} reads files beside itself: name its package in OUTSIDE.`);
  },
};

const bundle = await rolldown({
  input: path.join(root, 'apps/api/src/main.ts'),
  cwd: root,
  platform: 'node',
  external: id => OUTSIDE.has(id),
  plugins: [placesKept, noFolders],
  // Dependencies that use eval or import each other in circles are as they were.
  onLog: () => undefined,
});
// Not minified and with its names: a stack trace in the log stays readable.
await bundle.write({ dir: path.resolve(process.argv[2]), format: 'esm', entryFileNames: 'main.mjs', minify: false, keepNames: true });
await bundle.close();
