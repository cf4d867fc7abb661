import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Packed, Prepared, packBody } from './prepared.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Placeholder origin in prerendered files; replaced at start, so one build serves any host. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

const CODE = ['./site-files.ts', './prepared.ts'];
const IMMUTABLE = 'public, max-age=31536000, immutable';

export type SiteFiles = ReadonlyMap<string, Prepared>;

interface PackedFile extends Packed {
  address: string;
  type: string;
}

const packSite = (directory: string, publicUrl: string): PackedFile[] => {
  const files: PackedFile[] = [];
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const extension = path.extname(entry.name);
    if (extension === '.br' || extension === '.gz') continue;
    const address = `/${path.relative(directory, file).split(path.sep).join('/')}`;
    const raw = readFileSync(file);
    const body = /html|data|xml|txt|json|webmanifest/.test(extension)
      ? Buffer.from(raw.toString('utf8').replaceAll(ORIGIN_PLACEHOLDER, publicUrl))
      : raw;
    const type = TYPES[extension] ?? 'application/octet-stream';
    files.push({ address, type, ...packBody(body, type) });
  }
  return files;
};

/** The site packed by an earlier start with the same build and address: a second of work less. */
const packedBefore = (cacheFile: string, name: string): PackedFile[] | undefined => {
  try {
    const kept = deserialize(readFileSync(cacheFile)) as { name: string; files: PackedFile[] };
    return kept.name === name ? kept.files : undefined;
  } catch {
    return undefined;
  }
};

/** Under another name first: a process that starts beside this one never reads half a file. */
const keep = (cacheFile: string, name: string, files: readonly PackedFile[]): void => {
  const aside = `${cacheFile}.${randomBytes(4).toString('hex')}`;
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  writeFileSync(aside, serialize({ name, files }));
  renameSync(aside, cacheFile);
};

/** Changes with the build, the address and the code that packs. */
const nameOf = (stamp: string, publicUrl: string): string =>
  [readFileSync(stamp, 'utf8'), publicUrl, process.version, ...CODE.map(file => readFileSync(new URL(file, import.meta.url), 'utf8'))].join(
    '\0',
  );

const packOnce = (directory: string, publicUrl: string, cacheFile: string): PackedFile[] => {
  const stamp = path.join(directory, '..', '.stamp');
  if (!existsSync(stamp)) return packSite(directory, publicUrl);
  const name = nameOf(stamp, publicUrl);
  const known = packedBefore(cacheFile, name);
  if (known) return known;
  const files = packSite(directory, publicUrl);
  keep(cacheFile, name, files);
  return files;
};

/** All files of the built site by URL path; file names come from the folder, never from a request. */
export const readSiteFiles = (directory: string, publicUrl: string, cacheFile?: string): SiteFiles =>
  new Map(
    (cacheFile ? packOnce(directory, publicUrl, cacheFile) : packSite(directory, publicUrl)).map(({ address, type, ...packed }) => [
      address,
      new Prepared(packed, type, { cacheControl: address.startsWith('/assets/') ? IMMUTABLE : 'no-cache', shared: true }),
    ]),
  );
