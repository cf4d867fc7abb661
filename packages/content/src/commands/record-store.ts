import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { type CheckRecord, recordFile } from '../registry/record.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { CONTENT_DIR } from './paths.ts';

const FOLDER = join(CONTENT_DIR, 'ellenorzes');

function readRecord(path: string): CheckRecord {
  try {
    return recordFile.parse(readYaml(readFileSync(path, 'utf8')).value);
  } catch {
    return {};
  }
}

/** Adds results to a page's record; entries of items that are gone are dropped. */
export function saveResults(
  slug: string,
  items: readonly { id: string; hash: string }[],
  resultOf: (id: string) => CheckRecord[string]['result'] | undefined,
): number {
  const path = join(FOLDER, `${slug}.yaml`);
  const old = readRecord(path);
  const date = new Date().toISOString().slice(0, 10);
  const record: CheckRecord = {};
  for (const { id, hash } of items) {
    const result = resultOf(id);
    const entry = result ? { hash, date, result } : old[id];
    if (entry) record[id] = entry;
  }
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path, stringify(record, { lineWidth: 0 }));
  return Object.keys(record).length;
}
