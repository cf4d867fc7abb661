import { num } from './format.ts';
import { type Column, type JournalRow, lineOf, type Plot, pointsOf, type Series } from './journal/journal.ts';
import { Journal } from './journal/view.tsx';
import panels from './panels.module.css';
import type { WidgetState } from './use-widget.ts';

/** From this many points on a line is fitted. */
const ENOUGH = 3;

interface NotebookProps<S extends { rows: unknown[] }> {
  widget: WidgetState<S>;
  columns: readonly Column[];
  values: (row: S['rows'][number]) => number[];
  /** What the rows were measured on; none where there is only one thing. */
  series?: readonly { id: string; label: string }[];
  seriesOf?: (row: S['rows'][number]) => string;
  /** Columns of the graph; no graph without it. */
  plot?: readonly [x: number, y: number];
  /** Where the axes of the graph end while there are no larger values. */
  atLeast?: readonly [x: number, y: number];
  /** The slope of the fitted line in words, for example N/cm; only where the pupil is not asked for it. */
  slopeUnit?: string;
  /** Typed results, for the printed report. */
  results?: readonly string[];
}

const ONE = [{ id: '', label: '' }];

/** The journal of a lab: rows of its state, lines through the origin. */
export function Notebook<S extends { rows: unknown[] }>({
  widget,
  columns,
  values,
  series = ONE,
  seriesOf = () => '',
  plot: axes,
  atLeast,
  slopeUnit,
  results,
}: NotebookProps<S>) {
  const rows: JournalRow[] = widget.state.rows.map(row => ({ values: values(row), series: seriesOf(row) }));
  const bare = axes && { x: axes[0], y: axes[1], series: [] };
  const fitted: Series[] = series.map(one => ({
    ...one,
    fit: bare && pointsOf(rows, bare, one.id).length >= ENOUGH ? 'line-through-origin' : undefined,
  }));
  // An empty graph would only push the rest of the widget down.
  const plot: Plot | undefined = bare && rows.length > 0 ? { ...bare, series: fitted, atLeast } : undefined;
  const slopes = plot && slopeUnit ? fitted.flatMap(one => ({ label: one.label, line: lineOf(rows, plot, one) })) : [];
  const { config, title } = widget;
  return (
    <Journal
      columns={columns}
      rows={rows}
      series={fitted}
      plot={plot}
      report={{ title: config.text.title ?? title, task: config.text.task, results }}
      onRemove={index => widget.set(s => ({ ...s, rows: s.rows.filter((_, i) => i !== index) }))}
    >
      {slopes.map(
        ({ label, line }) =>
          line && (
            <p key={label} className={panels.note}>
              Az egyenes meredeksége{label && ` (${label})`}: {num(line.slope)} {slopeUnit}
            </p>
          ),
      )}
    </Journal>
  );
}
