import type { Shown } from '../grading/shown.ts';
import type { PublicFrame, PublicOf } from '../questions/public-shape.ts';
import type { QuestionOf, QuestionType } from '../questions/schema.ts';

/** What every type shows; the type adds its own fields by name. */
export type Frame = Pick<PublicFrame, 'id' | 'difficulty' | 'question' | 'hintCount' | 'figure'>;

/** Builds what a pupil may see of one question, field by field, and the map from the shown ids to the author's order. */
export type Show<T extends QuestionType> = (
  question: QuestionOf<T>,
  frame: Frame,
  /** The secret that one shuffled list of this question depends on. */
  seedOf: (list: string) => string,
) => { view: PublicOf<T>; shown: Shown };
