import { createHash } from 'node:crypto';
import { isSetSlug } from '@eszkerek/contract/set-slug';
import type { Subject } from '@eszkerek/documents/base';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { isChallengeSlug } from '@eszkerek/exercises/challenges/slug';

/** One question of an attempt: by the hash of its wording, or whole when a generator made it for this attempt alone. */
export interface ShownItem {
  id: string;
  hash?: string;
  generated?: { generator: string; level: 1 | 2 | 3; question: CompiledQuestion };
  points?: number;
  part?: string;
  topic?: string;
  /** Of a fixed question of an exam: the lessons that teach it. */
  lessons?: readonly string[];
  /** Of a review round or a placement: the lesson it asks about. */
  lesson?: string;
  /** Of a review round: the item of the mistake book this question stands for. */
  mistake?: { quizSlug: string; questionId: string };
  /** Of a review round: why it is asked. */
  reason?: 'mistake' | 'due' | 'practice';
}

/** What the attempt showed, in order; `seed` shuffles options and makes their ids unguessable. */
export interface Shown {
  seed: string;
  items: ShownItem[];
  /** Endless practice: keys of the tasks on the pupil's sheets before this one. */
  recent?: readonly string[];
  /** Of an attempt that belongs to no compiled page, or to a teacher's set, which may change or be deleted. */
  title?: string;
  /** Of a teacher's set. */
  subject?: Subject;
  /** Amounts of money are in forints. */
  region?: 'hu';
  /** Not the whole page, or not in its mode: the result is no homework. */
  partial?: boolean;
}

/** What an attempt keeps of a page that is not compiled: a set or challenges. */
export const nameOfPage = ({ slug, title, subject }: { slug: string; title: string; subject?: Subject | undefined }): Partial<Shown> =>
  isSetSlug(slug) || isChallengeSlug(slug) ? { title, ...(subject ? { subject } : {}) } : {};

const hashes = new WeakMap<CompiledQuestion, string>();

export const hashOf = (question: CompiledQuestion): string => {
  const known = hashes.get(question);
  if (known) return known;
  const hash = createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 32);
  hashes.set(question, hash);
  return hash;
};
