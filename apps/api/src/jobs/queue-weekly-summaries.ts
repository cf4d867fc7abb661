import { issueMailToken } from '../areas/auth/issue-mail-token.ts';
import { mailLinks } from '../areas/auth/mail-links.ts';
import { parentSentences } from '../areas/guide/parent-sentences.ts';
import { addDays } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { enqueueMail } from '../mail/outbox-store.ts';
import { weeklySummaryMail } from '../mail/templates/weekly-summary.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { dinnerQuestions } from './dinner-questions.ts';
import { recordWeeklySummary, weeklySummaryRecipients, weekOf } from './weekly-summary-store.ts';

const SUNDAY_HOUR_UTC = 14;
/** A summary that could not be queued by then is skipped. */
const LATE_DAYS = 2;

/** The latest Sunday afternoon. */
export const latestSunday = (now: Date): Date => {
  const sunday = new Date(now);
  sunday.setUTCHours(SUNDAY_HOUR_UTC, 0, 0, 0);
  sunday.setUTCDate(sunday.getUTCDate() - sunday.getUTCDay());
  return sunday <= now ? sunday : addDays(sunday, -7);
};

/** A weekly summary to each confirmed parent: what the child did and three questions for dinner. */
export const queueWeeklySummaries = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now();
  const end = latestSunday(now);
  if (now >= addDays(end, LATE_DAYS)) return;
  const week = end.toISOString().slice(0, 10);
  for (const pupil of await weeklySummaryRecipients(deps.engine.db, week)) {
    await yieldToEventLoop();
    const since = addDays(end, -7).toISOString();
    const sentences = await parentSentences(deps, pupil.id, since);
    const entries = await weekOf(deps.engine.db, pupil.id, since, end.toISOString());
    await deps.engine.db.transaction().execute(async trx => {
      if (!(await recordWeeklySummary(trx, { user_id: pupil.id, week, created_at: now.toISOString() }))) return;
      const token = await issueMailToken(trx, deps, pupil.id, 'parent');
      const links = mailLinks(deps.settings);
      const url = links.parent(token);
      const quizzes = entries.filter(entry => entry.activity_type === 'quiz_completed');
      const mail = weeklySummaryMail({
        childName: pupil.real_name ?? pupil.username,
        lessons: [...new Set(entries.filter(e => e.activity_type === 'lesson').map(e => e.curriculum_title))],
        quizzes: quizzes.map(quiz => ({ title: quiz.curriculum_title, percent: quiz.score_percentage ?? 0 })),
        map: sentences,
        questions: dinnerQuestions(entries),
        url,
        stopUrl: `${url}?leallitas=1`,
        unsubscribeUrl: links.stopLetters(token),
      });
      await enqueueMail(trx, { mail, to: pupil.parental_email ?? '', userId: pupil.id, now: now.toISOString() });
    });
  }
};
