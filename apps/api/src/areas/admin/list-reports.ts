import type { Deps } from '../../deps.ts';
import { challengePage } from '../lesson/challenge-page.ts';
import { openReports, reportMessages } from './report-list-store.ts';

const SHOWN = 100;
const MESSAGES_SHOWN = 10;

export const listReports = async ({ engine, library }: Pick<Deps, 'engine' | 'library'>) => {
  const reports = [];
  for (const row of await openReports(engine.db, SHOWN)) {
    const messages = await reportMessages(engine.db, row.quiz_slug, row.question_id, MESSAGES_SHOWN);
    const asked = library.questions(row.quiz_slug).find(question => question.id === row.question_id);
    reports.push({
      ...row,
      title: challengePage(library, row.quiz_slug)?.title ?? library.titleOf(row.quiz_slug),
      question: asked?.question ?? null,
      messages: messages.map(m => m.message).filter(m => m !== ''),
    });
  }
  return reports;
};
