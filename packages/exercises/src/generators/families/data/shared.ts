export const table = (head: readonly string[], rows: ReadonlyArray<readonly string[]>): string =>
  `\n\n| ${head.join(' | ')} |\n|${head.map(() => '---|').join('')}\n${rows.map(r => `| ${r.join(' | ')} |`).join('\n')}\n\n`;
