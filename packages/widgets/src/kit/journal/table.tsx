import { cx as classes } from '@eszkerek/ui/cx.ts';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { num } from '../format.ts';
import { indexed } from '../indexed.ts';
import panels from '../panels.module.css';
import { Scroll } from '../scroll.tsx';
import styles from './journal.module.css';
import type { Column, JournalRow, Series } from './journal.ts';

interface TableProps {
  columns: readonly Column[];
  rows: readonly JournalRow[];
  series: readonly Series[];
  onRemove?: (index: number) => void;
  onStrike?: (index: number) => void;
}

/** The readings the pupil wrote down; a mistaken row can be struck out or taken back. */
export function Table({ columns, rows, series, onRemove, onStrike }: TableProps) {
  const named = series.some(one => one.label !== '');
  return (
    <Scroll label="Mérési táblázat">
      <table className={panels.table}>
        <thead>
          <tr>
            <th scope="col">#</th>
            {named && <th scope="col">mit</th>}
            {columns.map(column => (
              <th key={column.label} scope="col" className={panels.num}>
                {column.label}
              </th>
            ))}
            {(onRemove || onStrike) && (
              <th scope="col">
                <span className="sr-only">javítás</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {indexed(rows).map(({ key, item, index }) => (
            <tr key={key} className={item.struck ? styles.struck : undefined}>
              <td>{index + 1}.</td>
              {named && <td>{series.find(one => one.id === item.series)?.label}</td>}
              {indexed(columns).map(({ key: column, item: { digits }, index: at }) => (
                <td key={column} className={panels.num}>
                  {typeof item.values[at] === 'number' ? num(item.values[at], digits ?? 2) : '–'}
                </td>
              ))}
              {(onRemove || onStrike) && (
                <td className={classes(styles.mend)}>
                  {onStrike && (
                    <IconButton
                      icon={item.struck ? 'retry' : 'minus'}
                      label={`${index + 1}. sor ${item.struck ? 'visszavétele' : 'áthúzása'}`}
                      onClick={() => onStrike(index)}
                    />
                  )}
                  {onRemove && <IconButton icon="trash" label={`${index + 1}. sor törlése`} onClick={() => onRemove(index)} />}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
