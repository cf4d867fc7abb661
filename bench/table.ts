/** One measured figure beside its goal. */
export interface Figure {
  bench: string;
  what: string;
  value: number;
  unit: string;
  goal: string;
  met: boolean;
}

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(3));

export const printTable = (figures: readonly Figure[]): void => {
  const rows = figures.map(f => [f.met ? 'ok ' : 'MISS', f.bench, f.what, `${shown(f.value)} ${f.unit}`, f.goal]);
  const head = ['', 'bench', 'what', 'measured', 'goal'];
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map(row => (row[column] ?? '').length)));
  for (const row of [head, ...rows]) process.stdout.write(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
};

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
