/** One measured figure beside its goal. */
export interface Figure {
  bench: string;
  what: string;
  value: number;
  unit: string;
  goal: string;
  /** Null for a reference: it says what the machine could do in the same run. */
  met: boolean | null;
  /** What a school would use instead, on the same machine. */
  moodle?: Rival;
}

export interface Rival {
  what: string;
  value: number;
  better: 'more' | 'less';
}

type Measured = Pick<Figure, 'what' | 'value' | 'unit' | 'moodle'>;

export const atMost = (bench: string, goal: number, { unit, ...figure }: Measured): Figure => ({
  bench,
  ...figure,
  unit,
  goal: `<= ${goal} ${unit}`.trim(),
  met: figure.value <= goal,
});

export const atLeast = (bench: string, goal: number, { unit, ...figure }: Measured): Figure => ({
  bench,
  ...figure,
  unit,
  goal: `>= ${goal} ${unit}`.trim(),
  met: figure.value >= goal,
});

export const reference = (bench: string, figure: Measured): Figure => ({ bench, ...figure, goal: '', met: null });

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(3));

const print = (rows: readonly (readonly string[])[]): void => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)));
  for (const row of rows) process.stdout.write(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
};

export const printTable = (figures: readonly Figure[]): void => {
  const verdict = ({ met }: Figure): string => (met === null ? 'ref' : met ? 'ok' : 'MISS');
  const rows = figures.map(f => [verdict(f), f.bench, f.what, `${shown(f.value)} ${f.unit}`.trim(), f.goal]);
  print([['', 'bench', 'what', 'measured', 'goal'], ...rows]);
};

/** How many times better than the rival. */
export const advantage = ({ value, moodle }: Figure): number | undefined =>
  moodle && (moodle.better === 'more' ? value / moodle.value : moodle.value / value);

export const printRivals = (figures: readonly Figure[]): void => {
  const rows = figures.flatMap(f =>
    f.moodle
      ? [
          [
            f.what,
            `${shown(f.value)} ${f.unit}`.trim(),
            f.moodle.what,
            `${shown(f.moodle.value)} ${f.unit}`.trim(),
            `${shown(advantage(f) ?? 0)} x`,
          ],
        ]
      : [],
  );
  if (rows.length > 0) print([['', '', '', '', ''], ['ours', 'measured', 'Moodle 5.1', 'measured', 'better'], ...rows]);
};

/** Median of the rounds, with the lowest and the highest in words. */
export const ofRounds = (rounds: readonly number[]): { value: number; spread: string } => ({
  value: percentile(rounds, 0.5),
  spread: `median of ${rounds.length}, ${shown(Math.min(...rounds))} to ${shown(Math.max(...rounds))}`,
});

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
