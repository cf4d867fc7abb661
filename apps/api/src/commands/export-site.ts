import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pagePolicy } from '../http/csp.ts';
import { readSiteFiles } from '../http/site-files.ts';
import type { Settings } from '../settings.ts';

const SIGN_IN_PAGES = new Set(['/bejelentkezes/index.html', '/regisztracio/index.html']);
const POLICIES = 'policies.conf';

/**
 * The site as static files for another host, with its URL filled in, and an nginx map of page policies: each page
 * allows its own inline scripts by hash, so one header for all is not enough.
 */
export const exportSite = (settings: Pick<Settings, 'publicUrl' | 'google' | 'recaptcha'>, siteDirectory: string, target: string): void => {
  const policies: string[] = [];
  for (const [address, file] of readSiteFiles(siteDirectory, settings.publicUrl)) {
    const copy = path.join(target, 'site', address);
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, file.body);
    if (!address.endsWith('.html')) continue;
    const signIn = SIGN_IN_PAGES.has(address);
    const also = { google: signIn && settings.google.clientId !== undefined, recaptcha: signIn && settings.recaptcha !== undefined };
    policies.push(`  "${address}" "${pagePolicy(file.body.toString('utf8'), also)}";`);
  }
  const table = ['map_hash_bucket_size 256;', 'map_hash_max_size 8192;', 'map $uri $page_policy {', '  default "default-src \'none\'";'];
  writeFileSync(path.join(target, POLICIES), `${[...table, ...policies, '}'].join('\n')}\n`);
};
