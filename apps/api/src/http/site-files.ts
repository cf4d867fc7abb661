import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Prepared } from './prepared.ts';

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

const IMMUTABLE = 'public, max-age=31536000, immutable';

export type SiteFiles = ReadonlyMap<string, Prepared>;

/** All files of the built site by URL path; file names come from the folder, never from a request. */
export const readSiteFiles = (directory: string, publicUrl: string): SiteFiles => {
  const files = new Map<string, Prepared>();
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
    files.set(
      address,
      new Prepared(body, TYPES[extension] ?? 'application/octet-stream', {
        cacheControl: address.startsWith('/assets/') ? IMMUTABLE : 'no-cache',
        shared: true,
      }),
    );
  }
  return files;
};
