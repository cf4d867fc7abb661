import { watch } from 'node:fs';
import { check } from '../check.ts';
import { formatFault } from '../fault.ts';
import { CACHE_DIR, CONTENT_DIR, insideContent } from './paths.ts';

function once(args: string[]): number {
  const flags = new Set(args.filter(arg => arg.startsWith('--')));
  const started = performance.now();
  const { faults, files, notes } = check({
    contentDir: CONTENT_DIR,
    cacheDir: CACHE_DIR,
    requireChecked: !flags.has('--no-require-checked'),
    spelling: !flags.has('--no-spelling'),
    only: args.filter(arg => !arg.startsWith('--')).map(insideContent),
  });
  if (flags.has('--json')) {
    console.log(JSON.stringify({ faults, files, notes }));
    return faults.length > 0 ? 1 : 0;
  }
  for (const fault of faults) console.log(formatFault(fault, 'content/'));
  for (const note of notes) console.log(note);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${files} files, ${faults.length === 0 ? 'no faults' : `${faults.length} faults`} (${seconds} s)`);
  return faults.length > 0 ? 1 : 0;
}

export async function runCheck(args: string[]): Promise<number> {
  const result = once(args);
  if (!args.includes('--watch')) return result;
  console.log('Watching content/ …');
  let waiting: NodeJS.Timeout | undefined;
  watch(CONTENT_DIR, { recursive: true }, () => {
    clearTimeout(waiting);
    // Editors write in several steps; one check for them all.
    waiting = setTimeout(() => once(args), 150);
  });
  return new Promise(() => {});
}
