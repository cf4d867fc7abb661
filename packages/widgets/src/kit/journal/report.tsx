import { useEffect } from 'react';
import { RichText } from '../rich-text.tsx';
import { Graph } from './graph.tsx';
import styles from './journal.module.css';
import type { Column, JournalRow, Plot, Series } from './journal.ts';
import { Table } from './table.tsx';

export interface ReportText {
  title: string;
  task: string;
  /** Sentences the pupil came to: answered questions, typed results. */
  results?: readonly string[];
}

interface ReportProps extends ReportText {
  columns: readonly Column[];
  rows: readonly JournalRow[];
  series: readonly Series[];
  plot?: Plot;
  onPrinted: () => void;
}

/** The lab report: exists only while it is being printed. */
export function Report({ title, task, results = [], columns, rows, series, plot, onPrinted }: ReportProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    // The graph measures its width after the first layout.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return (
    <section className={styles.report} aria-hidden="true">
      <h2>Mérési jegyzőkönyv: {title}</h2>
      <p>Név: ______________________________ Osztály: __________ Dátum: ________________</p>
      <p>
        <b>A feladat.</b> <RichText text={task} />
      </p>
      <Table columns={columns} rows={rows} series={series} />
      {plot && <Graph columns={columns} rows={rows} plot={plot} still />}
      {results.length > 0 && (
        <ul>
          {results.map(line => (
            <li key={line}>
              <RichText text={line} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <b>Mit tapasztaltam? Mi okozhatott mérési hibát?</b>
      </p>
      <div className={styles.lines} />
      <div className={styles.lines} />
      <div className={styles.lines} />
    </section>
  );
}
