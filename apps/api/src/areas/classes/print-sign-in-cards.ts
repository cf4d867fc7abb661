import { AppError } from '@eszkerek/contract';
import { addDays } from '../../clock.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { issueClassCard } from '../auth/class-card.ts';
import { issueMailToken } from '../auth/issue-mail-token.ts';
import { mailLinks } from '../auth/mail-links.ts';
import { withoutAddress } from './class-list-store.ts';
import { type ClassScope, studentsOfClass } from './diary-store.ts';
import { nameOf } from './list-students.ts';

const CARD_DAYS = 14;

/** Each card opens one pupil's set-password page, once, while the class runs; without an address its short code does the same. Only its hash stays here: a lost card is replaced, never reprinted. */
export const printSignInCards = (deps: Pick<Deps, 'engine' | 'clock' | 'settings'>, scope: ClassScope, studentIds: readonly string[]) =>
  deps.engine.db.transaction().execute(async trx => {
    const now = deps.clock.now();
    const inTwoWeeks = addDays(now, CARD_DAYS).toISOString();
    const expiresAt = scope.until < inTwoWeeks ? scope.until : inTwoWeeks;
    const students = (await studentsOfClass(trx, scope)).filter(student => studentIds.includes(student.id));
    if (students.length !== new Set(studentIds).size) throw new AppError('notFound');
    const codeOnly = await withoutAddress(trx, studentIds);
    const cards = [];
    for (const student of students) {
      const code = codeOnly.has(student.id) ? await issueClassCard(trx, deps, student.id, expiresAt) : null;
      const links = mailLinks(deps.settings);
      const url = code ? links.classCard(code) : links.reset(await issueMailToken(trx, deps, student.id, 'card', expiresAt));
      cards.push({ student_id: student.id, real_name: nameOf(student), url, code, expires_at: expiresAt });
    }
    const at = now.toISOString();
    await recordAudit(trx, { at, actorId: scope.teacherId, action: 'classes.cards-printed', detail: { cards: cards.length } });
    return cards;
  });
