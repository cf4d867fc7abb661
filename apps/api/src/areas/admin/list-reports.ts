import type { Deps } from '../../deps.ts';
import { openReports, reportMessages } from './report-list-store.ts';

const SHOWN = 100;
const MESSAGES_SHOWN = 10;

export const listReports = async ({ engine, library }: Pick<Deps, 'engine' | 'library'>) => {
  const reports = [];
  for (const row of await openReports(engine.db, SHOWN)) {
    const messages = await reportMessages(engine.db, row.quiz_slug, row.question_id, MESSAGES_SHOWN);
    reports.push({ ...row, title: library.titleOf(row.quiz_slug), messages: messages.map(m => m.message).filter(m => m !== '') });
  }
  return reports;
};
