import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useCallback, useState } from 'react';
import { Button } from '../controls.tsx';
import panels from '../panels.module.css';
import { Graph } from './graph.tsx';
import styles from './journal.module.css';
import type { Column, JournalRow, Plot, Series } from './journal.ts';
import { Report, type ReportText } from './report.tsx';
import { Table } from './table.tsx';

interface JournalProps {
  columns: readonly Column[];
  rows: readonly JournalRow[];
  /** Names in the table where there is no plot. */
  series?: readonly Series[];
  plot?: Plot;
  report: ReportText;
  /** Said while it is empty. */
  empty?: string;
  onRemove?: (index: number) => void;
  onStrike?: (index: number) => void;
  children?: React.ReactNode;
}

const NO_SERIES: readonly Series[] = [];

/** „Mérési napló”: the table and the graph that fill from the pupil's own measurements, and the report of them on paper. */
export function Journal({
  columns,
  rows,
  plot,
  series = plot?.series ?? NO_SERIES,
  report,
  empty,
  onRemove,
  onStrike,
  children,
}: JournalProps) {
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  return (
    <section className={classes(styles.journal, plot && styles.both)}>
      <h4>Mérési napló</h4>
      {rows.length === 0 ? (
        <p className={panels.note}>{empty ?? 'Még üres. Mérj, és írd be!'}</p>
      ) : (
        <Table columns={columns} rows={rows} series={series} onRemove={onRemove} onStrike={onStrike} />
      )}
      {plot && <Graph columns={columns} rows={rows} plot={plot} />}
      <div className={styles.actions}>
        {children}
        {rows.length > 0 && (
          <Button icon="document" onClick={() => setPrinting(true)}>
            Jegyzőkönyv nyomtatása
          </Button>
        )}
      </div>
      {printing && <Report {...report} columns={columns} rows={rows} series={series} plot={plot} onPrinted={printed} />}
    </section>
  );
}
