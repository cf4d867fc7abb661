import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileFile, type FileResult } from './compile-file.ts';
import { ownCompilerKey } from './compiler-key.ts';
import { pack, unpack } from './packed-result.ts';
import type { SourceFile } from './read-content.ts';

const sha = (...parts: string[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

let compiler: string | undefined;

/** Changes with the path and text of the file and with the code that compiles it. */
export function cacheKey(source: SourceFile): string {
  compiler ??= ownCompilerKey();
  return sha(compiler, source.file, source.text);
}

/** Results of older texts and older code are deleted once they outnumber the current ones. */
export function pruneCache(cacheDir: string, keys: readonly string[]): void {
  const folder = join(cacheDir, 'files');
  const kept = new Set(keys.map(key => `${key}.json`));
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length < 4 * kept.size + 100) return;
  for (const file of files) if (!kept.has(file)) rmSync(join(folder, file), { force: true });
}

/** Written to a temporary name and renamed: another process never reads a partial file. */
function writeWhole(path: string, bytes: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}.${randomBytes(4).toString('hex')}`;
  writeFileSync(aside, bytes);
  renameSync(aside, path);
}

/** Caches any other value derived from a source, under its own key. */
export function keptAs<T>(key: string, cacheDir: string | undefined, make: () => T): T {
  if (!cacheDir) return make();
  const path = join(cacheDir, 'files', `${key}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as T;
  const made = make();
  writeWhole(path, JSON.stringify(made));
  return made;
}

/** One line with the head, then the compressed body, which is decompressed on first access. */
function readPacked(path: string): FileResult | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return undefined;
  }
  const end = bytes.indexOf(10);
  return unpack(bytes.toString('utf8', 0, end), bytes.subarray(end + 1));
}

/** Compiles through a cache of one file per source; a changed text or a changed compiler gives a new key. */
export function compileCached(source: SourceFile, key: string, cacheDir: string | undefined): FileResult {
  if (!cacheDir) return compileFile(source.file, source.text);
  const path = join(cacheDir, 'files', `${key}.json`);
  const known = readPacked(path);
  if (known) return known;
  const result = compileFile(source.file, source.text);
  const { head, body } = pack(result);
  writeWhole(path, Buffer.concat([Buffer.from(`${head}\n`), body]));
  return result;
}
