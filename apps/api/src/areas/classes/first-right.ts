import type { FirstRight } from '@eszkerek/contract/first-right';
import { isSetSlug } from '@eszkerek/contract/set-slug';
import type { Deps } from '../../deps.ts';
import { countFirstTries } from '../quiz/first-tries.ts';
import { firstTriesOf } from './diary-store.ts';
import { readableSince } from './own-class.ts';

/** In a set a question of the bank has this id; alone in its quiz it has the part after the dot. */
const keyOf = ({ quiz_slug, question_id }: { quiz_slug: string; question_id: string }): string =>
  isSetSlug(quiz_slug) ? question_id : `${quiz_slug}.${question_id}`;

/** Looks up how many of the teacher's pupils answered a question right at the first try; null if nobody answered it. */
export const firstRightOn = async (
  deps: Pick<Deps, 'engine' | 'clock'>,
  teacherId: string,
  slugs: readonly string[],
): Promise<(id: string) => FirstRight | null> => {
  const asked = { teacherId, readableSince: readableSince(deps), slugs };
  const counts = countFirstTries(slugs.length === 0 ? [] : await firstTriesOf(deps.engine.db, asked), keyOf);
  return id => {
    const found = counts.get(id);
    return found ? { pupils: found.pupils, right: found.right } : null;
  };
};
