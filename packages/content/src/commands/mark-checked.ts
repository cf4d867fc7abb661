import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readLibrary } from '../library.ts';
import { type CheckRecord, recordFile } from '../registry/record.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { findPage } from './find-page.ts';
import { CACHE_DIR, CONTENT_DIR } from './paths.ts';

function readRecord(path: string): CheckRecord {
  try {
    return recordFile.parse(readYaml(readFileSync(path, 'utf8')).value);
  } catch {
    return {};
  }
}

/** Writes down that an independent solver got the same answers (or, with --disagreed, did not). */
export function runMarkChecked(args: string[]): number {
  const [slug, ...ids] = args.filter(arg => !arg.startsWith('--'));
  if (!slug) {
    console.error('Usage: mark-checked <slug> [ids…] [--disagreed]');
    return 2;
  }
  const page = findPage(readLibrary(CONTENT_DIR, CACHE_DIR), slug);
  const items = page.draft && 'items' in page.draft ? page.draft.items : [];
  const unknown = ids.filter(id => !items.some(item => item.id === id));
  if (unknown.length > 0 || items.length === 0) {
    console.error(items.length === 0 ? `${slug} has no items` : `${slug} has no ${unknown.join(', ')}`);
    return 2;
  }
  const path = join(CONTENT_DIR, 'ellenorzes', `${slug}.yaml`);
  const old = readRecord(path);
  const date = new Date().toISOString().slice(0, 10);
  const result: CheckRecord[string]['result'] = args.includes('--disagreed') ? 'disagreed' : 'agreed';
  const record: CheckRecord = {};
  for (const { id, hash } of items) {
    const entry = ids.length === 0 || ids.includes(id) ? { hash, date, result } : old[id];
    if (entry) record[id] = entry;
  }
  mkdirSync(join(CONTENT_DIR, 'ellenorzes'), { recursive: true });
  writeFileSync(path, stringify(record, { lineWidth: 0 }));
  console.log(`${slug}: ${Object.keys(record).length} of ${items.length} items recorded`);
  return 0;
}
