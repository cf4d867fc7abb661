import { readFileSync } from 'node:fs';
import type { CompiledContent, CompiledKeys } from '@eszkerek/documents/compiled';
import { inject } from 'vitest';
import { Library } from '../library/library.ts';

let library: Library | undefined;

/** The real content, compiled once per test run and read once per test file. */
export const testLibrary = (): Library => {
  if (!library) {
    const { content, keys, forintKeys } = JSON.parse(readFileSync(inject('librarySnapshot'), 'utf8')) as {
      content: CompiledContent;
      keys: CompiledKeys;
      forintKeys: CompiledKeys;
    };
    library = new Library(content, keys, forintKeys);
  }
  return library;
};
