import { newId } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { type Attempt, openAttempt } from './attempt.ts';
import { closeAttempt, readAnswers, readHints } from './attempt-store.ts';
import { diaryPage } from './diary-page.ts';
import { answerInWords } from './grading.ts';
import { noteMistake } from './mistake-book.ts';
import { mistakeKeyOf } from './mistake-key.ts';
import { TASKS_PER_SHEET } from './next-task.ts';
import { insertProgress } from './progress-store.ts';
import { questionHtml } from './question-html.ts';
import type { QuestionVersions } from './question-versions.ts';
import { countedItems, finishedItems, scoreOf } from './score.ts';
import { tellGuideOfTest } from './tell-guide.ts';
import { topicOf } from './topic-of.ts';

/** Closes the attempt once and writes the diary in the same transaction; repeated calls return the same result. */
export const finishAttempt = (deps: Deps, versions: QuestionVersions, caller: Caller | null, id: string): Promise<Attempt> =>
  deps.engine.db.transaction().execute(async trx => {
    const attempt = await openAttempt(trx, deps, id, caller, { lock: true });
    const { row, shown } = attempt;
    if (row.finished_at) return attempt;
    const now = deps.clock.now();
    const finishedAt = now.toISOString();
    const answers = await readAnswers(trx, row.id);
    const counted = countedItems(row.mode, shown, answers);
    const score = scoreOf(counted, answers);
    await closeAttempt(trx, row.id, finishedAt, score);
    const page = diaryPage(deps.library, row.quiz_slug, shown);
    const hasScore = finishedItems(row.mode, shown, answers).length > 0;
    // A review round belongs to no page: the guide keeps it, the diary does not; nor a sheet of which no task was finished.
    if (caller?.role === 'student' && row.user_id && page && hasScore) {
      const hints = await readHints(trx, row.id);
      await insertProgress(trx, {
        id: newId(),
        user_id: row.user_id,
        activity_type: 'quiz_completed',
        quiz_slug: row.quiz_slug,
        lesson_slug: null,
        curriculum_title: page.title,
        subject: page.subject ?? null,
        topic: topicOf(deps, row.quiz_slug),
        score_percentage: score,
        tries: answers.length,
        hints: hints.reduce((sum, hint) => sum + hint.used, 0),
        started_at: row.started_at,
        completed_at: finishedAt,
        at: finishedAt,
        partial: shown.partial || isShortSheet(row.mode, counted.length) ? 1 : null,
      });
      if (row.mode === 'test') {
        await tellGuideOfTest(trx, deps.library, versions, row.user_id, attempt, answers);
        for (const item of shown.items) {
          const key = mistakeKeyOf(row.quiz_slug, item);
          const given = answers.find(answer => answer.question_id === item.id);
          if (!key || !given || given.status === 'correct') continue;
          const question = await versions.of(trx, item);
          await noteMistake(
            trx,
            {
              userId: row.user_id,
              ...key,
              question: questionHtml(question),
              answer: answerInWords(question, shown.seed, item.id, JSON.parse(given.answer)),
              reason: question.solution ?? '',
              misconception: given.misconception,
            },
            now,
          );
        }
      }
    }
    return { row: { ...row, finished_at: finishedAt, score_percentage: score }, shown };
  });

/** A practice sheet has no fixed list of tasks: it is whole when all its tasks were answered. */
const isShortSheet = (mode: string, tasks: number): boolean => mode === 'endless' && tasks < TASKS_PER_SHEET;
