import { happened } from '../../kit/ask.ts';
import type { LabState, LabTask, Row } from './board.ts';

const canVary = (task: LabTask) =>
  task.tray.some(part => (part.part === 'battery' && part.cells.max > part.cells.min) || (part.part === 'resistor' && part.adjustable));

/** Rows of a sample; where something can be set, only rows at different settings count. */
export function rowsOf(task: LabTask, rows: readonly Row[], sample: string): number {
  const own = rows.filter(row => row.sample === sample);
  return canVary(task) ? new Set(own.map(({ setting }) => setting)).size : own.length;
}

/** Whether this event came or this question was answered. */
export const isPast = (task: LabTask, state: LabState, event: string | undefined): boolean =>
  event === undefined || happened(event, state.events, task.ask ?? [], state.answers);

/** The samples whose line is drawn. */
export function lineSamples(task: LabTask, state: LabState): string[] {
  const { plot, table } = task;
  if (!plot?.fit || !table || !isPast(task, state, plot.drawAfter)) return [];
  return [...new Set(state.rows.map(({ sample }) => sample))].filter(
    sample => !plot.skipFitFor?.includes(sample) && rowsOf(task, state.rows, sample) >= table.rowsPerSample,
  );
}
