import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The scripts of every first visit; see chunk-groups.ts. */
const FIRST_VISIT = /^(vendor|shell|root|entry\.client)-[\w-]{8}\.js$/;
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * V8 parses a function again and compiles it when it is first called. Nearly all functions of these files are called while the
 * page comes alive; the router alone blocked a slow phone for 0.1 s. With this comment the browser compiles the whole file while
 * it loads. It is added after the build, because Vite puts lines of its own before a banner.
 */
export const addCompileHints = (directory: string): void => {
  const assets = path.join(directory, 'assets');
  for (const name of readdirSync(assets).filter(file => FIRST_VISIT.test(file))) {
    const file = path.join(assets, name);
    writeFileSync(file, HINT + readFileSync(file, 'utf8'));
  }
};
