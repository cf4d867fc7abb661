import { AppError } from '@eszkerek/contract';
import { lessonOfBoard } from './board-store.ts';
import type { Live } from './context.ts';
import { hashSecret } from './live-token.ts';
import { type ParticipantRow, participantOfToken } from './participant-store.ts';

export type LiveCaller = { kind: 'pupil'; participant: ParticipantRow } | { kind: 'board'; lessonId: string };

/** Whose token it is; a participant who was removed, or a guest of a lesson that is over, has none any more. */
export const readLiveToken = async ({ deps }: Live, token: string | undefined): Promise<LiveCaller> => {
  if (!token) throw new AppError('tokenInvalid');
  const hash = hashSecret(token);
  const participant = await participantOfToken(deps.engine.db, hash);
  if (participant) return { kind: 'pupil', participant };
  const lessonId = await lessonOfBoard(deps.engine.db, hash);
  if (!lessonId) throw new AppError('tokenInvalid');
  return { kind: 'board', lessonId };
};

/** A board only reads. */
export const requireParticipant = async (live: Live, token: string | undefined): Promise<ParticipantRow> => {
  const caller = await readLiveToken(live, token);
  if (caller.kind === 'board') throw new AppError('forbidden');
  return caller.participant;
};
