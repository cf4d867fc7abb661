import { AppError } from '@eszkerek/contract';
import { LIVE } from '@eszkerek/contract/live';
import { addSeconds } from '../../clock.ts';
import { newId } from '../../db/id.ts';
import { newCode } from '../classes/class-code.ts';
import { insertBoard, openBoardOnce } from './board-store.ts';
import type { Live } from './context.ts';
import type { LessonRow } from './lesson-store.ts';
import { hashSecret, newLiveToken } from './live-token.ts';

/** Short enough to type: 10^11.9 of them, and each address may try few in the ten minutes of its life. */
const CODE_LENGTH = 8;

/** The code stands after `#`: it reaches neither a server's log nor another site. */
export const makeBoardLink = async ({ deps }: Live, lesson: LessonRow): Promise<{ url: string; code: string; expires_at: string }> => {
  if (lesson.ended_at) throw new AppError('conflict', { message: 'Ez az óra már véget ért.' });
  const code = newCode(CODE_LENGTH);
  const expires_at = addSeconds(deps.clock.now(), LIVE.boardLinkMinutes * 60).toISOString();
  await insertBoard(deps.engine.db, { id: newId(), lesson_id: lesson.id, link_hash: hashSecret(code), link_expires_at: expires_at });
  return { url: `${deps.settings.publicUrl}/elo/${lesson.code}/tabla#${code}`, code, expires_at };
};

export const openBoard = async ({ deps }: Live, code: string): Promise<string> => {
  const token = newLiveToken();
  const now = deps.clock.now().toISOString();
  const opened = await openBoardOnce(deps.engine.db, { linkHash: hashSecret(code), tokenHash: hashSecret(token), now });
  if (!opened) throw new AppError('linkInvalid');
  return token;
};
