import type { Draft } from './draft.ts';
import type { DrawnOf } from './drawn-text.tsx';
import type { ErrorOf } from './field-errors.ts';
import type { SubjectName } from './words.ts';

export interface DraftProps {
  draft: Draft;
  /** Of the set. */
  subject: SubjectName;
  onChange: (part: Partial<Draft>) => void;
  errorOf: ErrorOf;
  drawnOf: DrawnOf;
}
