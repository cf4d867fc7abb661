import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { classOfStudent, progressPage } from './diary-store.ts';
import { readableSince } from './own-class.ts';

const PAGE = 100;

/** Cursor: time and id of the last row, so that pages stay stable while new rows arrive. */
const readCursor = (text: string | undefined) => {
  const [at, id] = text?.split('_') ?? [];
  return at && id ? { at, id } : undefined;
};

/** The teacher's class this pupil sits in; another teacher's pupil answers 404. */
export const requireOwnPupil = async (deps: Pick<Deps, 'engine' | 'clock'>, input: { teacherId: string; studentId: string }) => {
  const mine = await classOfStudent(deps.engine.db, { ...input, readableSince: readableSince(deps) });
  if (!mine) throw new AppError('notFound');
  return mine;
};

export const studentProgress = async (
  deps: Pick<Deps, 'engine' | 'clock'>,
  input: { teacherId: string; studentId: string; before?: string | undefined },
) => {
  const mine = await requireOwnPupil(deps, input);
  const rows = await progressPage(deps.engine.db, {
    studentId: input.studentId,
    until: mine.expires_at,
    before: readCursor(input.before),
    count: PAGE + 1,
  });
  const progress = rows.slice(0, PAGE);
  const last = progress.at(-1);
  return { progress, next: rows.length > PAGE && last ? `${last.at}_${last.id}` : null };
};
