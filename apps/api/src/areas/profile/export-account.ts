import type { Db } from '../../db/engine.ts';
import { type ExportedTable, exportUser } from '../../db/export-user-store.ts';
import { shownWithoutKeys } from '../quiz/shown-without-keys.ts';

type Row = Record<string, unknown>;

const without = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));

/** Grades of a running test are not known to its owner yet: with them the export would be a way to look up the answers. */
const GRADES = ['status', 'points', 'misconception', 'result'];

/** All data of the account, without the keys of questions that it may still answer. */
export const exportAccount = async (db: Db, userId: string): Promise<Record<string, ExportedTable>> => {
  const data = await exportUser(db, userId);
  const { attempts, attempt_answers: answers } = data;
  if (!attempts || !answers) return data;
  const running = new Set(attempts.rows.flatMap(row => (row.finished_at === null ? [row.id] : [])));
  return {
    ...data,
    attempts: {
      ...attempts,
      rows: attempts.rows.map(row =>
        running.has(row.id) ? without(row, ['shown']) : { ...row, shown: shownWithoutKeys(String(row.shown)) },
      ),
    },
    attempt_answers: {
      ...answers,
      rows: answers.rows.map(row => (running.has(row.attempt_id) ? without(row, GRADES) : row)),
    },
  };
};
