import { spawnSync } from 'node:child_process';

export const HUNSPELL_MISSING = 'The spelling check needs hunspell: run `apt-get install -y hunspell hunspell-hu`.';

/** The words of the list that Debian's Hungarian dictionary does not know; undefined when hunspell is not installed. */
export function misspelt(words: string[], command = 'hunspell'): Set<string> | undefined {
  if (words.length === 0) return new Set();
  const run = spawnSync(command, ['-d', 'hu_HU', '-i', 'UTF-8', '-l'], {
    input: words.join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  if (run.error || run.status !== 0) return undefined;
  return new Set(
    run.stdout
      .split('\n')
      .map(word => word.trim())
      .filter(Boolean),
  );
}
