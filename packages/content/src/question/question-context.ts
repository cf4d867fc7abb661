import type { Prose } from '../language/prose.ts';

export interface QuestionContext extends Prose {
  lineOf: (path: readonly (string | number)[]) => number;
  /** A lesson's try is not recorded, so it needs no difficulty and no misconception ids. */
  place: 'quiz' | 'try' | 'test';
}

export interface MisconceptionUse {
  id: string;
  line: number;
}
