/** Solves matrix · x = right by elimination with partial pivoting; the matrix must be regular. */
export function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    const top = rows[pivot];
    const swapped = rows[column];
    if (!top || !swapped || at(pivot, column) === 0) throw new RangeError('singular matrix');
    [rows[column], rows[pivot]] = [top, swapped];
    for (let row = column + 1; row < size; row++) {
      const target = rows[row];
      const factor = at(row, column) / at(column, column);
      if (!target || factor === 0) continue;
      for (let k = column; k <= size; k++) target[k] = (target[k] ?? 0) - factor * (top[k] ?? 0);
    }
  }
  const x = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let rest = at(row, size);
    for (let k = row + 1; k < size; k++) rest -= at(row, k) * (x[k] ?? 0);
    x[row] = rest / at(row, row);
  }
  return x;
}
